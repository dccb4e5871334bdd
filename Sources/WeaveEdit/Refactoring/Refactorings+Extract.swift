// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveSpec

extension Refactorings {
  // MARK: Component

  /// Turns the node at the selection into a component. Names that it reads from around it become parameters.
  var extractComponent: Action? {
    guard let node, let word = node["type"]?.stringValue, let type = NodeType(rawValue: word), type != .use,
      type != .slot, !contains(node, .slot), !isSpread(node)
    else { return nil }
    let outer = outerNames(in: node.range)
    let name = freeName(node["id"]?.stringValue ?? "\(word)Part", "components")
    var use = "{ \"type\": \"use\", \"component\": \(JSONText.literal(name))"
    if !outer.isEmpty {
      let values = outer.map { name in
        "\(JSONText.literal(name)): \(JSONText.literal("=" + String(name.map { $0 == " " ? "_" : $0 })))"
      }
      use += ", \"with\": { \(values.joined(separator: ", ")) }"
    }
    use += " }"
    let parameters = outer.map { "\(JSONText.literal($0)): \(declaration(of: $0, at: node.range.lower))" }
    let added = writer.adding(name, to: "components") { indent in
      let inner = indent + writer.unit
      var lines = parameters.isEmpty ? [] : ["\"parameters\": { \(parameters.joined(separator: ", ")) }"]
      lines.append("\"content\": \(writer.text(of: node, indent: inner))")
      let body = lines.map { inner + $0 }.joined(separator: ",\(writer.lineBreak)")
      return "{\(writer.lineBreak)\(body)\(writer.lineBreak)\(indent)}"
    }
    // A new component in the component that it comes from, or around it, would overlap.
    guard added.range.lower <= node.range.lower || node.range.upper <= added.range.lower else { return nil }
    return Action(
      title: "Extract component `\(name)`", kind: .extract, edits: [added, .init(node.range, with: use)])
  }

  private func contains(_ node: JSONNode, _ type: NodeType) -> Bool {
    if node["type"]?.stringValue == type.rawValue { return true }
    let inner = node.members?.map(\.value) ?? node.elements ?? []
    return inner.contains { contains($0, type) }
  }

  /// The declaration of a parameter: as in the component around a place, else one of any type.
  private func declaration(of name: String, at offset: Int) -> String {
    for component in top["components"]?.members ?? []
    where component.value.range.lower <= offset && offset < component.value.range.upper {
      if let type = component.value["parameters"]?[name]?["type"] {
        return "{ \"type\": \(view.source.text(in: type.range)) }"
      }
    }
    return "{}"
  }

  // MARK: Style

  /// Moves the modifiers of the node at the selection into a style.
  var extractStyle: Action? {
    guard let node, let members = node.members, let word = node["type"]?.stringValue,
      let table = ContentTable.object("style")
    else { return nil }
    let moved = members.indices.filter { index in
      table.field(members[index].key) != nil && outerNames(in: members[index].value.range).isEmpty
    }
    guard let first = moved.first else { return nil }
    let name = freeName("\(word)Style", "styles")
    let literal = JSONText.literal(name)
    var edits: [Diagnostic.Fix.Edit] = []
    var rest = moved[...]
    if let styles = members.first(where: { $0.key == "styles" })?.value {
      edits.append(.init(styles.range, with: adding(literal, to: styles)))
      if first == 0 {
        // The first members are removed with the comma behind them.
        let kept = members.indices.first { !moved.contains($0) } ?? members.count - 1
        edits.append(.init(SourceRange(members[0].keyRange.lower, members[kept].keyRange.lower), with: ""))
        rest = rest.drop { $0 < kept }
      }
    } else {
      let range = SourceRange(members[first].keyRange.lower, members[first].value.range.upper)
      edits.append(.init(range, with: "\"styles\": \(literal)"))
      rest = rest.dropFirst()
    }
    for index in rest {
      edits.append(.init(SourceRange(members[index - 1].value.range.upper, members[index].value.range.upper), with: ""))
    }
    edits.append(
      writer.adding(name, to: "styles") { indent in
        let parts = moved.map { index in
          "\(JSONText.literal(members[index].key)): \(writer.text(of: members[index].value, indent: indent + writer.unit))"
        }
        let line = "{ \(parts.joined(separator: ", ")) }"
        guard line.utf8.count > 80 || line.contains("\n") else { return line }
        let inner = indent + writer.unit
        return
          "{\(writer.lineBreak)\(inner)\(parts.joined(separator: ",\(writer.lineBreak)\(inner)"))\(writer.lineBreak)\(indent)}"
      })
    let keys = moved.map { "`\(members[$0].key)`" }.joined(separator: ", ")
    return Action(title: "Extract style `\(name)` from \(keys)", kind: .extract, edits: edits)
  }

  /// The list of styles with one more at its end, which takes precedence.
  private func adding(_ literal: String, to styles: JSONNode) -> String {
    let written = (styles.elements ?? [styles]).map { view.source.text(in: $0.range) }
    return "[\((written + [literal]).joined(separator: ", "))]"
  }

  // MARK: Colour

  /// Names the colour at the selection, everywhere in the content of the design.
  var extractColor: Action? {
    let colors = values(in: top.range).compactMap { value -> (range: SourceRange, hex: String, rest: String)? in
      guard value.isContent, value.types.contains(where: \.isColor), let text = value.node.stringValue,
        text.hasPrefix("#"), ColorName(text) != nil
      else { return nil }
      let hex = String(text.prefix { $0 != "/" })
      return (value.node.range, hex.lowercased(), String(text.dropFirst(hex.count)))
    }
    guard let chosen = colors.first(where: { $0.range.lower <= range.lower && range.upper <= $0.range.upper }) else {
      return nil
    }
    // The colours of the design itself keep their values.
    let named = top["colors"]?.range
    let same = colors.filter { color in
      color.hex == chosen.hex
        && !(named.map { $0.lower <= color.range.lower && color.range.upper <= $0.upper } ?? false)
    }
    guard same.contains(where: { $0.range == chosen.range }) else { return nil }
    let name = freeName("color", "colors")
    var seen: Set<SourceRange> = []
    let edits = same.filter { seen.insert($0.range).inserted }.map { color in
      Diagnostic.Fix.Edit(color.range, with: JSONText.literal(name + color.rest))
    }
    let added = writer.adding(name, to: "colors") { _ in JSONText.literal(chosen.hex.uppercased()) }
    let count = edits.count > 1 ? ", used \(edits.count) times" : ""
    return Action(
      title: "Extract colour `\(name)` from \(chosen.hex.uppercased())\(count)", kind: .extract, edits: [added] + edits)
  }
}
