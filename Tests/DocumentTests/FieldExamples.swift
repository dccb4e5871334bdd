// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveSpec

/// A value for each field of the language, from designs and nodes that use them.
struct FieldExamples {
  /// JSON texts by `object.key`, short ones first where a field occurs more than once.
  private(set) var values: [String: String] = [:]

  private static let objects = Dictionary(Reference.objects.map { ($0.name, $0) }) { first, _ in first }

  /// Takes the values of a file: a design, an exchange file, or a node.
  mutating func collect(from source: SourceText) {
    guard let root = JSONParser.parse(source).output else { return }
    if root.member("type") != nil {
      visit(node: root, in: source)
    } else {
      visit(root, as: root.member("magic") == nil ? "WidgetSpec" : "Exchange", in: source)
    }
  }

  private mutating func visit(node: JSONNode, in source: SourceText) {
    guard let kind = node["type"]?.stringValue else { return }
    visit(node, as: kind, in: source)
    visit(node, as: Reference.modifiers.name, in: source)
  }

  private mutating func visit(_ node: JSONNode, as name: String, in source: SourceText) {
    guard let object = Self.objects[name] else { return }
    for member in node.members ?? [] {
      guard let field = object.field(member.key) else { continue }
      let text = Self.example(source.text(in: member.value.range))
      let known = values["\(name).\(field.key)"]
      if known.map({ $0.hasSuffix("…}") || $0.hasSuffix("…]") }) ?? true { values["\(name).\(field.key)"] = text }
      visit(member.value, field.type, in: source)
    }
  }

  private mutating func visit(_ node: JSONNode, _ type: FieldType, in source: SourceText) {
    switch type {
    case .dynamic(let base):
      if Self.isChoice(node) {
        for member in node.members ?? [] { visit(member.value, type, in: source) }
      } else {
        visit(node, base, in: source)
      }
    case .array(let element, _): for entry in node.elements ?? [] { visit(entry, element, in: source) }
    case .map(let element): for member in node.members ?? [] { visit(member.value, element, in: source) }
    case .anyOf(let types): for type in types where Self.fits(node, type) { visit(node, type, in: source) }
    case .object("node"): if node.members != nil { visit(node: node, in: source) }
    case .object(let name): visit(node, as: name, in: source)
    default: break
    }
  }

  private static func fits(_ node: JSONNode, _ type: FieldType) -> Bool {
    guard case .object(let name) = type, let members = node.members else { return true }
    if name == "node" { return node.member("type") != nil }
    return members.allSatisfy { objects[name]?.field($0.key) != nil }
  }

  private static func isChoice(_ node: JSONNode) -> Bool {
    let keys: Set = ["small", "medium", "large", "extraLarge", "light", "dark", "default"]
    guard let members = node.members, !members.isEmpty else { return false }
    return members.allSatisfy { keys.contains($0.key) }
  }

  /// A value for a table's cell; long objects and lists by their brackets.
  private static func example(_ text: String) -> String {
    if text.count <= 44, !text.contains("\n") { return text }
    return text.hasPrefix("{") ? "{…}" : text.hasPrefix("[") ? "[…]" : text
  }
}
