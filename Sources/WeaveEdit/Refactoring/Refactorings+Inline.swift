// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

extension Refactorings {
  // MARK: Colour

  /// Replaces the name of a colour at the selection by its value, if that is the same everywhere.
  var inlineColor: Action? {
    guard let mention = names.mention(at: range.lower), mention.kind == .color, !mention.isDefinition,
      let text = part(mention.name, "colors")?.node.stringValue, text.hasPrefix("#")
    else { return nil }
    let rest = String(
      decoding: view.source.bytes[mention.range.upper...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    // Two opacities cannot be written one after the other.
    guard rest.isEmpty || !text.contains("/") && text.utf8.count == 7 else { return nil }
    return Action(
      title: "Inline colour `\(mention.name)`", kind: .inline, edits: [.init(mention.range, with: text)])
  }

  // MARK: Style

  /// Writes the modifiers of a style at the selection into its node.
  var inlineStyle: Action? {
    guard let mention = names.mention(at: range.lower), mention.kind == .style, !mention.isDefinition,
      let node = nodeAround(mention.range), let members = node.members,
      let used = members.first(where: { $0.key == "styles" })
    else { return nil }
    let list = used.value.elements ?? [used.value]
    let styles = list.compactMap(\.stringValue)
    guard styles.count == list.count,
      let index = list.firstIndex(where: {
        $0.range.lower <= mention.range.lower && mention.range.upper <= $0.range.upper
      }),
      let style = part(mention.name, "styles")
    else { return nil }
    // What later styles and the node itself have takes precedence.
    var taken = Set(members.map(\.key))
    for name in styles[(index + 1)...] { taken.formUnion(part(name, "styles")?.node.members?.map(\.key) ?? []) }
    let added = (style.node.members ?? []).filter { !taken.contains($0.key) }
    let line = PartWriter.indent(of: used.keyRange.lower, in: view.source.bytes)
    let texts = added.map {
      "\(JSONText.literal($0.key)): \(writer.text(of: $0.value, in: style.view.source, indent: line ?? ""))"
    }
    let rest = list.indices.filter { $0 != index }.map { view.source.text(in: list[$0].range) }
    let kept = rest.isEmpty ? nil : "\"styles\": " + (rest.count == 1 ? rest[0] : "[\(rest.joined(separator: ", "))]")
    let separator = line.map { ",\(writer.lineBreak)\($0)" } ?? ", "
    let text = ([kept].compactMap(\.self) + texts).joined(separator: separator)
    let whole = SourceRange(used.keyRange.lower, used.value.range.upper)
    let edit = text.isEmpty ? removal(of: "styles", in: members) : .init(whole, with: text)
    return Action(title: "Inline style `\(mention.name)`", kind: .inline, edits: [edit])
  }

  private func nodeAround(_ place: SourceRange) -> JSONNode? {
    Regions.node(of: view, around: place).flatMap { TypedPlace.object(at: $0.lower, below: view.root) }
  }

  private func removal(of key: String, in members: [JSONMember]) -> Diagnostic.Fix.Edit {
    let index = members.firstIndex { $0.key == key } ?? 0
    if index > 0 {
      return .init(SourceRange(members[index - 1].value.range.upper, members[index].value.range.upper), with: "")
    }
    let end = members.count > 1 ? members[1].keyRange.lower : members[index].value.range.upper
    return .init(SourceRange(members[index].keyRange.lower, end), with: "")
  }

  // MARK: Component

  /// Draws the component of the `use` at the selection in its place.
  var inlineComponent: Action? {
    guard let node, node["type"]?.stringValue == NodeType.use.rawValue, let name = node["component"]?.stringValue,
      Set(node.members?.map(\.key) ?? []).isSubset(of: ["type", "component", "with"]),
      let component = part(name, "components"), let content = component.node["content"],
      !isSpread(content)
    else { return nil }
    let locals = values(in: node.range).first { $0.node.range == node.range }?.locals ?? []
    let inlining = ComponentInlining(
      name: name, component: component.node, content: content, view: component.view,
      arguments: node["with"]?.members ?? [], source: view.source,
      locals: Set(locals.map { DesignNames.compared($0.name) }))
    guard let text = inlining.text else { return nil }
    let old = Self.lineIndent(of: content.range.lower, component.view.source.bytes)
    let new = Self.lineIndent(of: node.range.lower, view.source.bytes)
    return Action(
      title: "Inline component `\(name)`", kind: .inline,
      edits: [.init(node.range, with: writer.moved(text, from: old, to: new))])
  }

  private static func lineIndent(of offset: Int, _ bytes: [UInt8]) -> String {
    let start = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}

/// Puts the values of a `use` into the content of a component.
private struct ComponentInlining {
  let name: String
  let component: JSONNode
  let content: JSONNode
  /// The file of the component.
  let view: DesignView
  let arguments: [JSONMember]
  /// The text of the arguments.
  let source: SourceText
  /// The local names around the use, in normalized form.
  let locals: Set<String>

  /// The content with all values; nil if a value cannot be written in a place, or a name would mean something else.
  var text: String? {
    guard !hasNode(content, .slot) else { return nil }
    let inside = DesignNames(view).mentions.filter {
      content.range.lower <= $0.range.lower && $0.range.upper <= content.range.upper
    }
    let readsNames = arguments.contains { $0.value.stringValue.map { $0.hasPrefix("=") || $0.contains("{{") } ?? false }
    if readsNames, hasNode(content, .forEach) || hasNode(content, .chart) { return nil }
    var edits: [Diagnostic.Fix.Edit] = []
    for mention in inside {
      switch mention.kind {
      case .parameter(of: name) where !mention.isDefinition && mention.spelling != .plain:
        guard let edit = substitution(of: mention) else { return nil }
        edits.append(edit)
      // A variable or fact with the name of something around the use.
      case .variable, .fact: if locals.contains(mention.name) { return nil }
      default: break
      }
    }
    var seen: Set<SourceRange> = []
    edits = edits.filter { seen.insert($0.range).inserted }
    let bytes = EditedText.applying(
      edits.map {
        .init(
          SourceRange($0.range.lower - content.range.lower, $0.range.upper - content.range.lower), with: $0.replacement)
      },
      to: Array(view.source.bytes[content.range.lower..<content.range.upper]))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func hasNode(_ node: JSONNode, _ type: NodeType) -> Bool {
    if node["type"]?.stringValue == type.rawValue { return true }
    return (node.members?.map(\.value) ?? node.elements ?? []).contains { hasNode($0, type) }
  }

  /// The value of a parameter: from the use, or its default.
  private func value(_ name: String) -> (node: JSONNode, source: SourceText)? {
    if let own = arguments.first(where: { DesignNames.compared($0.key) == name }) {
      return (node: own.value, source: source)
    }
    let parameter = component["parameters"]?.members?.first { DesignNames.compared($0.key) == name }
    return parameter?.value["default"].map { (node: $0, source: view.source) }
  }

  private func substitution(of mention: Mention) -> Diagnostic.Fix.Edit? {
    guard let value = value(mention.name) else { return nil }
    let bytes = view.source.bytes
    let (lower, upper) = (mention.range.lower, mention.range.upper)
    // The whole text is the parameter: its value stands there as it was written.
    if mention.spelling == .expression, lower >= 2, upper < bytes.count, bytes[upper] == UInt8(ascii: "\""),
      bytes[lower - 1] == UInt8(ascii: "="), bytes[lower - 2] == UInt8(ascii: "\"")
    {
      return .init(SourceRange(lower - 2, upper + 1), with: value.source.text(in: value.node.range))
    }
    switch mention.spelling {
    case .expression: return expression(of: value.node).map { .init(mention.range, with: escaped($0)) }
    case .template: return template(of: value.node, mention.range)
    case .plain, .typed, .quoted: return nil
    }
  }

  /// A value as a part of an expression.
  private func expression(of node: JSONNode) -> String? {
    switch node.value {
    case .bool(let flag): return flag ? "true" : "false"
    case .number: return node.range.count > 0 && node.numberValue ?? 0 < 0 ? "(\(number(node)))" : number(node)
    case .string(let text):
      if text.hasPrefix("=") {
        let inner = String(text.dropFirst())
        return inner.utf8.allSatisfy { TextCursor.isNameByte($0) || $0 == UInt8(ascii: ".") } ? inner : "(\(inner))"
      }
      guard !text.contains("{{"), !text.contains("\\"), !text.contains("|"), !text.contains("}") else { return nil }
      if !text.contains("\"") { return "\"\(text)\"" }
      return text.contains("'") ? nil : "'\(text)'"
    case .null, .array, .object: return nil
    }
  }

  private func number(_ node: JSONNode) -> String {
    let own = arguments.contains { $0.value.range == node.range && $0.value == node }
    return (own ? source : view.source).text(in: node.range)
  }

  /// A value in the place of a name between braces.
  private func template(of node: JSONNode, _ place: SourceRange) -> Diagnostic.Fix.Edit? {
    let bytes = view.source.bytes
    let (lower, upper) = (place.lower, place.upper)
    let isWhole =
      lower >= 2 && upper + 1 < bytes.count && bytes[(lower - 2)..<lower].elementsEqual("{{".utf8)
      && bytes[upper...].prefix(2).elementsEqual("}}".utf8)
    if let text = node.stringValue, !text.hasPrefix("="), isWhole, !text.contains("}}") || text.contains("{{") {
      return .init(SourceRange(lower - 2, upper + 2), with: escaped(text))
    }
    guard let written = expression(of: node) else { return nil }
    // The path of a name can go on behind it.
    if node.stringValue?.hasPrefix("=") ?? false,
      written.utf8.allSatisfy({ TextCursor.isNameByte($0) || $0 == UInt8(ascii: ".") })
    {
      return .init(place, with: written)
    }
    return .init(place, with: escaped("=\(written)"))
  }

  private func escaped(_ text: String) -> String { String(JSONText.literal(text).dropFirst().dropLast()) }
}
