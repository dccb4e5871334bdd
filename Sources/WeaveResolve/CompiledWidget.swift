// SPDX-License-Identifier: MIT

public import WeaveSpec
import WeaveTemplates

/// A design that is ready to be drawn many times: its texts and its content tree are parsed, its template is chosen.
public struct CompiledWidget: Sendable {
  /// The design with all values in range.
  public private(set) var spec: WidgetSpec
  /// The tree that is drawn: the design's own for template `custom`, a built-in one otherwise.
  public let root: ContentNode
  /// The design's own tree, also where only a variant draws it.
  private let content: ContentNode?
  /// Colours of the design's own, by name.
  let colors: [String: Property]
  /// Families in the order of preference, by the name that the design has for them.
  let fonts: [String: [String]]
  private let texts: [String: TextTemplate]
  /// Whether it is read as the app reads it: a photo that cannot be had is left out, with a warning.
  public let isLenient: Bool
  /// What stands in the slots of a board; nil for a design of one widget.
  public let board: CompiledBoard?
  /// The designs of files that nodes of the tree name.
  let designs: [String: NestedDesign]
  /// What names the text that it was compiled from, in every run: the same only for the same design.
  public let origin: String
  /// The same for copies, and for no other design.
  public let identity = Identity()

  /// Tells a compiled design and its copies from every other one.
  public final class Identity: Sendable, Hashable {
    /// Identities are equal where they are of one compilation.
    public static func == (a: Identity, b: Identity) -> Bool { a === b }
    /// Hashes what tells the compilation from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Compiles a design.
  ///
  /// - Parameters:
  ///   - content: the design's content tree; needed for template `custom` only.
  ///   - origin: what names its text in every run, such as a hash; nil for one that no file holds.
  ///   - isLenient: whether it is drawn without photos that cannot be had, as the app does.
  ///   - board: the slots that the tree has a place for.
  ///   - designs: those that nodes of the tree name, by these names.
  /// - Returns: nil where there is nothing to draw: template `custom` without a content tree.
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
    texts = Self.texts(of: spec)
  }

  /// The same with other corners, at which nothing else looks.
  public func withCornerRadius(_ radius: Double) -> CompiledWidget {
    var copy = self
    copy.spec.style.cornerRadius = radius
    return copy
  }

  /// What draws a layout template; nil for `custom` in a design without a tree.
  func tree(for template: Template) -> ContentNode? { Self.tree(for: template, content) }

  /// The same for a size: accessories are drawn by a tree of their own, those of most templates by one for all.
  func tree(for template: Template, in size: WidgetSize) -> ContentNode? {
    guard size.isAccessory, template != .custom else { return tree(for: template) }
    return BuiltinTemplates.tree(named: template.rawValue + "Accessory") ?? BuiltinTemplates.tree(named: "accessory")
  }

  private static func tree(for template: Template, _ content: ContentNode?) -> ContentNode? {
    template == .custom ? content : BuiltinTemplates.tree(named: template.rawValue)
  }

  // MARK: Texts

  private static func texts(of spec: WidgetSpec) -> [String: TextTemplate] {
    var sources = [spec.name, spec.primaryText, spec.secondaryText ?? "", spec.accessibilityLabel ?? ""]
    for key in MatchedSet.Key.allCases {
      guard let variant = spec.matchedSet?[key] else { continue }
      sources += [variant.primaryText, variant.secondaryText ?? ""]
    }
    return Dictionary(sources.map { ($0, TextTemplate($0)) }) { first, _ in first }
  }

  /// The parsed form of one of the design's texts.
  func template(_ source: String) -> TextTemplate { texts[source] ?? TextTemplate(source) }
}
