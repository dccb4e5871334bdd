// SPDX-License-Identifier: MIT

import WeaveEdit
import WeaveJSON
import WeaveRender
import WeaveSchema
import WeaveSpec

/// The texts that a model can read: the primer, schemas, ready designs.
enum ModelResource: Hashable {
  case primer
  /// The schema of the core language.
  case core
  /// The schema of one kind of node.
  case node(NodeType)
  /// A layout, a ready design, or a template that `use` draws.
  case design(String)

  /// The resource at an address, such as `weave://design/countdown`.
  init?(_ address: String) {
    guard address.hasPrefix("weave://") else { return nil }
    let parts = address.dropFirst("weave://".count).split(separator: "/", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("primer"?, 1): self = .primer
    case ("schema"?, 1): self = .core
    case ("schema"?, 2):
      guard let type = NodeType(rawValue: String(parts[1])) else { return nil }
      self = .node(type)
    case ("design"?, 2): self = .design(String(parts[1]))
    default: return nil
    }
  }

  /// The listed resources.
  static var all: [ModelResource] {
    [.primer, .core] + NodeType.allCases.map(ModelResource.node)
      + CatalogueEntry.all.map { .design($0.name) }
  }

  /// The forms of addresses.
  static let templates: [JSONNode] = [
    template("weave://schema/{node}", "schema of a node", "The JSON Schema of one kind of node, such as gauge."),
    template("weave://design/{name}", "ready design", "The JSON of a ready design or a layout, such as countdown."),
  ]

  private static func template(_ address: String, _ name: String, _ summary: String) -> JSONNode {
    .object([
      ("uriTemplate", .text(address)), ("name", .text(name)), ("description", .text(summary)),
      ("mimeType", .text("application/json")),
    ])
  }

  var address: String {
    switch self {
    case .primer: "weave://primer"
    case .core: "weave://schema"
    case .node(let type): "weave://schema/\(type.rawValue)"
    case .design(let name): "weave://design/\(name)"
    }
  }

  var mediaType: String { self == .primer ? "text/markdown" : "application/json" }

  private var title: String {
    switch self {
    case .primer: "primer: how to write designs"
    case .core: "schema of the core language"
    case .node(let type): "schema of \(type.rawValue)"
    case .design(let name): "design \(name)"
    }
  }

  private var summary: String {
    switch self {
    case .primer: "The language in under 5,000 tokens: read it before writing a design."
    case .core: "A JSON Schema of at most 16 KB, for decoders that are limited to a schema."
    case .node(let type): ContentTable.node(type).summary
    case .design(let name): CatalogueEntry.all.first { $0.name == name }?.summary ?? ""
    }
  }

  var declaration: JSONNode {
    .object([
      ("uri", .text(address)), ("name", .text(title)), ("description", .text(summary)), ("mimeType", .text(mediaType)),
    ])
  }

  /// The text; nil for a design that does not exist.
  var text: String? {
    switch self {
    case .primer: Primer.text
    case .core: CoreSchema.text
    case .node(let type): NodeSchema.text(of: type)
    case .design(let name): Self.design(name)
    }
  }

  /// The JSON of a ready design, a layout or a template.
  static func design(_ name: String) -> String? {
    Language.readyDesign(named: name) ?? Language.newDesign(named: name, from: name) ?? Language.template(named: name)
  }
}
