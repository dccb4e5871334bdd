// SPDX-License-Identifier: MIT

public import WeaveSpec

/// A design that is ready to be drawn many times: its texts and its content tree are parsed, its template is chosen.
public struct CompiledWidget: Sendable {
  public let spec: WidgetSpec
  /// The tree that is drawn: the design's own for template `custom`, a built-in one otherwise.
  public let root: ContentNode
  /// Trees of built-in templates that the root may use, by name.
  let templates: [String: ContentNode]
  private let texts: [String: TextTemplate]

  /// Compiles a design.
  ///
  /// - Parameters:
  ///   - content: the design's content tree; needed for template `custom` only.
  /// - Returns: nil where there is nothing to draw: template `custom` without a content tree.
  public init?(spec: WidgetSpec, content: ContentNode?) {
    var library = TemplateLibrary()
    self.init(spec: spec, content: content, library: &library)
  }

  /// The same, for one design of many: what one has parsed of the built-in templates serves the next.
  public init?(spec: WidgetSpec, content: ContentNode?, library: inout TemplateLibrary) {
    self.spec = spec
    let name = Self.templateName(for: spec.layout.template)
    guard let root = spec.layout.template == .custom ? content : library.tree(named: name) else {
      return nil
    }
    self.root = root
    var templates: [String: ContentNode] = [:]
    Self.collect(root, from: &library, into: &templates)
    for name in ["backdrop", Self.templateName(for: .classic)] + Self.variantTemplates(of: spec) {
      guard templates[name] == nil, let tree = library.tree(named: name) else { continue }
      templates[name] = tree
      Self.collect(tree, from: &library, into: &templates)
    }
    // A variant may draw the tree though the design itself does not.
    if let content { templates[Self.templateName(for: .custom)] = content }
    self.templates = templates
    texts = Self.texts(of: spec)
  }

  /// The built-in template that draws a layout template.
  static func templateName(for template: Template) -> String {
    switch template {
    case .classic: "classic"
    case .hero: "hero"
    case .poster: "poster"
    case .weather, .nextUpCalendar, .reminders, .clockIcon: "empty"
    case .custom: ""
    }
  }

  private static func variantTemplates(of spec: WidgetSpec) -> [String] {
    MatchedSet.Key.allCases.compactMap { key in
      spec.matchedSet?[key].map { templateName(for: $0.layout.template) }
    }
  }

  /// Parses every built-in template that a tree may use, whichever of its conditions will hold.
  private static func collect(
    _ node: ContentNode, from library: inout TemplateLibrary, into templates: inout [String: ContentNode]
  ) {
    if node.type == .use, let name = usedName(node), templates[name] == nil,
      let tree = library.tree(named: name)
    {
      templates[name] = tree
      collect(tree, from: &library, into: &templates)
    }
    for property in node.properties.values { collect(property, from: &library, into: &templates) }
  }

  private static func usedName(_ node: ContentNode) -> String? {
    if case .token(let name)? = node.properties["template"]?.value { name } else { nil }
  }

  private static func collect(
    _ property: Property, from library: inout TemplateLibrary, into templates: inout [String: ContentNode]
  ) {
    switch property.value {
    case .node(let node): collect(node, from: &library, into: &templates)
    case .array(let entries): for entry in entries { collect(entry, from: &library, into: &templates) }
    default: break
    }
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
