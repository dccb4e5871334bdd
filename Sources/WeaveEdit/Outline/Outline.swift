// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

/// A part of a design in an outline.
public struct OutlineItem: Sendable, Hashable {
  /// The kind of item, for the editor's icon.
  public enum Kind: Sendable, Hashable { case design, section, node, variable, component, style, color, font }

  /// The name.
  public var name: String
  /// A short description next to the name.
  public var detail: String
  /// The kind of item.
  public var kind: Kind
  /// The bytes of the item, from the first key to the last bracket.
  public var range: SourceRange
  /// The range of the name.
  public var selection: SourceRange
  /// The items inside, in file order.
  public var children: [OutlineItem]
  /// The `id` of a node; empty if it has none.
  var identifier = ""

  fileprivate func named(_ name: String) -> OutlineItem {
    var item = self
    item.name = name
    return item
  }
}

/// The outline of a design: its variables, components, styles, colours and fonts, and its tree of nodes.
public enum Outline {
  /// The designs in a file with their parts and nodes; empty for other kinds of file.
  public static func items(of view: DesignView) -> [OutlineItem] {
    guard view.kind != .other, let root = view.root ?? view.lastTree else { return [] }
    if let elements = root.elements { return elements.map { design($0, view) } }
    if let specs = root["specs"]?.elements { return specs.map { design($0, view) } }
    return (root.members ?? []).compactMap { section($0, view) }
  }

  /// The names that a file defines, without their contents: its designs, variables, components, styles, colours and
  /// fonts, and the nodes with an `id`.
  public static func names(of view: DesignView) -> [OutlineItem] {
    var found: [OutlineItem] = []
    func add(_ item: OutlineItem) {
      switch item.kind {
      case .variable, .component, .style, .color, .font: found.append(item)
      case .design: if item.name != "design" { found.append(item) }
      case .node: if !item.identifier.isEmpty { found.append(item.named(item.identifier)) }
      case .section: break
      }
      item.children.forEach(add)
    }
    if view.kind == .design, let root = view.root, root.members != nil, root["specs"] == nil {
      add(design(root, view))
    } else {
      items(of: view).forEach(add)
    }
    return found.map { item in
      var item = item
      item.children = []
      return item
    }
  }

  private static func design(_ node: JSONNode, _ view: DesignView) -> OutlineItem {
    let name = node["name"]?.stringValue ?? ""
    return OutlineItem(
      name: name.isEmpty ? "design" : name, detail: node["layout"]?["template"]?.stringValue ?? "", kind: .design,
      range: node.range, selection: node.member("name")?.value.range ?? opening(node),
      children: (node.members ?? []).compactMap { section($0, view) })
  }

  private static func section(_ member: JSONMember, _ view: DesignView) -> OutlineItem? {
    let kinds: [String: OutlineItem.Kind] = [
      "variables": .variable, "types": .variable, "components": .component, "styles": .style, "colors": .color,
      "fonts": .font,
    ]
    if member.key == "content" { return node(member.value, at: member) }
    if let kind = kinds[member.key] {
      let children = (member.value.members ?? []).map { entry in
        OutlineItem(
          name: entry.key, detail: short(entry.value, view), kind: kind, range: around(entry),
          selection: entry.keyRange,
          children: kind == .component ? entry.value["content"].flatMap { node($0, at: nil) }.map { [$0] } ?? [] : [])
      }
      return item(member, children: children, view)
    }
    guard member.value.members != nil || ["name", "primaryText", "secondaryText"].contains(member.key) else {
      return nil
    }
    return item(member, children: [], view)
  }

  private static func item(_ member: JSONMember, children: [OutlineItem], _ view: DesignView) -> OutlineItem {
    OutlineItem(
      name: member.key, detail: short(member.value, view), kind: .section, range: around(member),
      selection: member.keyRange, children: children)
  }

  /// A node with the nodes inside it.
  private static func node(_ node: JSONNode, at member: JSONMember?) -> OutlineItem? {
    guard let members = node.members else { return nil }
    let type = node["type"]?.stringValue ?? "node"
    let telling = ["id", "text", "name", "component", "template", "file", "items"].lazy
      .compactMap { node[$0]?.stringValue }.first
    let inner = members.flatMap { entry -> [JSONNode] in
      switch entry.key {
      case "children", "then", "else", "more": entry.value.elements ?? []
      case "background", "overlay", "mask": entry.value.member("type") == nil ? [] : [entry.value]
      case "slots": (entry.value.members ?? []).flatMap { $0.value.elements ?? [] }
      default: []
      }
    }
    return OutlineItem(
      name: type.isEmpty ? "node" : type, detail: telling.map { String($0.prefix(48)) } ?? "", kind: .node,
      range: member.map(around) ?? node.range, selection: node.member("type")?.value.range ?? opening(node),
      children: inner.compactMap { self.node($0, at: nil) }, identifier: node["id"]?.stringValue ?? "")
  }

  private static func short(_ node: JSONNode, _ view: DesignView) -> String {
    switch node.value {
    case .object(let members): "\(members.count) keys"
    case .array(let elements): "\(elements.count) entries"
    default: String(view.source.text(in: node.range).prefix(48))
    }
  }

  private static func around(_ member: JSONMember) -> SourceRange { member.keyRange.union(member.value.range) }

  private static func opening(_ node: JSONNode) -> SourceRange {
    SourceRange(node.range.lower, min(node.range.lower + 1, node.range.upper))
  }
}

/// The ranges for folding, and for expanding a selection.
public enum Regions {
  /// Objects and lists, each from its first to its last byte.
  public static func folds(of view: DesignView) -> [SourceRange] {
    var found: [SourceRange] = []
    func visit(_ node: JSONNode) {
      switch node.value {
      case .object(let members):
        found.append(node.range)
        for member in members { visit(member.value) }
      case .array(let elements):
        found.append(node.range)
        for element in elements { visit(element) }
      case .null, .bool, .number, .string: break
      }
    }
    if let root = view.root { visit(root) }
    return found
  }

  /// The range of the content node around a range, including its whole object. For the text that a node shows, this
  /// is the node itself. Nil if there is no node around it.
  public static func node(of view: DesignView, around range: SourceRange) -> SourceRange? {
    var found: SourceRange?
    var place = view.root
    while let current = place, current.range.lower <= range.lower, range.upper <= current.range.upper {
      if let type = current["type"]?.stringValue, NodeType(rawValue: type) != nil { found = current.range }
      place = current.child(at: range.lower)
    }
    return found
  }

  /// The ranges around a byte, innermost first: a part of a text, the text, the member, the object, …
  public static func selections(of view: DesignView, at offset: Int) -> [SourceRange] {
    var found: [SourceRange] = []
    var node = view.root
    while let current = node {
      found.append(current.range)
      node = nil
      if let member = current.memberAround(offset) {
        found.append(member.keyRange.union(member.value.range))
        let key = member.keyRange
        if key.lower <= offset, offset <= key.upper {
          found.append(key)
        } else if member.value.range.lower <= offset, offset <= member.value.range.upper {
          node = member.value
        }
      } else {
        node = current.elements?.first { $0.range.lower <= offset && offset <= $0.range.upper }
      }
    }
    if let literal = found.last, view.source.bytes.indices.contains(literal.lower),
      view.source.bytes[literal.lower] == UInt8(ascii: "\""), StringText.isClosed(literal, in: view.source.bytes)
    {
      found.append(SourceRange(literal.lower + 1, literal.upper - 1))
      let text = StringText(literal, in: view.source)
      let cursor = TextCursor(
        in: text.text, at: text.decodedOffset(of: offset), isExpression: text.text.hasPrefix("="))
      if cursor.region != .literal, !cursor.range.isEmpty { found.append(text.range(of: cursor.range)) }
    }
    var unique: [SourceRange] = []
    for range in found.reversed() where unique.last != range { unique.append(range) }
    return unique.isEmpty ? [SourceRange(offset, offset)] : unique
  }
}
