// SPDX-License-Identifier: MIT

public import WeaveSpec
import WeaveTemplates

/// A design that is ready to be drawn many times: its texts and content tree are parsed and its template is chosen.
public struct CompiledWidget: Sendable {
  /// The design with all values in range.
  public private(set) var spec: WidgetSpec
  /// The tree to draw: the design's own for template `custom`, otherwise a built-in one.
  public let root: ContentNode
  /// The design's own tree, even if only a variant draws it.
  private let content: ContentNode?
  /// The design's own colours, by name.
  let colors: [String: Property]
  /// Font families in order of preference, by their name in the design.
  let fonts: [String: [String]]
  /// The parsed texts for sizes without a variant, and for each variant.
  private let texts: WidgetTexts
  private let variantTexts: [MatchedSet.Key: WidgetTexts]
  /// Whether missing photos are left out with a warning, as in the app.
  public let isLenient: Bool
  /// The slots of a board; nil for a design of a single widget.
  public let board: CompiledBoard?
  /// Designs from files that nodes of the tree refer to, by file name.
  let designs: [String: NestedDesign]
  /// Code that makes the nodes for each picture, in place of a tree; nil for a design from a file.
  package let view: (any ViewContent)?
  /// Identifies the source text across runs. Different designs have different origins.
  public let origin: String
  /// Shared by copies of this design, and by no other design.
  public let identity = Identity()

  /// Identifies a compiled design and its copies.
  public final class Identity: Sendable, Hashable {
    /// Identities are equal if they come from the same compilation.
    public static func == (a: Identity, b: Identity) -> Bool { a === b }
    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Compiles a design.
  ///
  /// - Parameters:
  ///   - content: the design's content tree; only needed for template `custom`.
  ///   - origin: identifies the source text across runs, such as a hash; nil if the design does not come from a file.
  ///   - isLenient: whether missing photos are left out with a warning, as in the app.
  ///   - board: the slots for the node `slots` of the tree.
  ///   - designs: the designs that nodes of the tree refer to, by name.
  /// - Returns: nil if there is nothing to draw: template `custom` without a content tree.
  public init?(
    spec: WidgetSpec, content: DesignContent?, origin: String? = nil, isLenient: Bool = false,
    board: CompiledBoard? = nil, designs: [String: NestedDesign] = [:]
  ) {
    guard let root = Self.tree(for: spec.layout.template, content?.root) else { return nil }
    self.spec = spec
    self.origin = origin ?? "\(spec)\(content.map { "\($0)" } ?? "")"
    self.root = root
    self.content = content?.root
    colors = content?.colors ?? [:]
    fonts = content?.fonts ?? [:]
    self.isLenient = isLenient
    self.board = board
    self.designs = designs
    view = nil
    texts = WidgetTexts(spec)
    let variants = MatchedSet.Key.allCases.filter { spec.matchedSet?[$0] != nil }
    variantTexts = Dictionary(uniqueKeysWithValues: variants.map { ($0, WidgetTexts(spec.resolved(for: $0))) })
  }

  /// Compiles content that code makes for each picture.
  ///
  /// - Parameters:
  ///   - view: makes the nodes.
  ///   - spec: the name and the style; its template is not drawn.
  ///   - origin: identifies the content across runs, such as the name of a view and a hash of its sources.
  package init(view: any ViewContent, spec: WidgetSpec, origin: String) {
    self.spec = spec
    self.spec.layout.template = .custom
    self.origin = origin
    self.view = view
    root = ContentNode(type: .zstack, path: "content", range: nil, properties: PropertyMap())
    content = root
    colors = [:]
    fonts = [:]
    isLenient = true
    board = nil
    designs = [:]
    texts = WidgetTexts(self.spec)
    variantTexts = [:]
  }

  /// A copy with another corner radius. No other part of the compiled design depends on the radius.
  public func withCornerRadius(_ radius: Double) -> CompiledWidget {
    var copy = self
    copy.spec.style.cornerRadius = radius
    return copy
  }

  /// The tree of a layout template; nil for `custom` in a design without a tree.
  func tree(for template: Template) -> ContentNode? { Self.tree(for: template, content) }

  /// The tree of a layout template for a size. An accessory has a tree of its own; most templates share one.
  func tree(for template: Template, in size: WidgetSize) -> ContentNode? {
    guard size.isAccessory, template != .custom else { return tree(for: template) }
    return BuiltinTemplates.tree(named: template.rawValue + "Accessory") ?? BuiltinTemplates.tree(named: "accessory")
  }

  private static func tree(for template: Template, _ content: ContentNode?) -> ContentNode? {
    template == .custom ? content : BuiltinTemplates.tree(named: template.rawValue)
  }

  /// The parsed texts for a size: those of its variant, otherwise the base.
  func texts(for size: MatchedSet.Key) -> WidgetTexts {
    spec.matchedSet?.key(for: size).flatMap { variantTexts[$0] } ?? texts
  }
}
