// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveJSON

/// Changes that are made in a picture or a form, as the smallest edits of a design's text: keys, order and white space of all
/// else stay as they are.
public struct DirectEdit {
  private let view: DesignView

  /// Edits of the file that an editor shows.
  public init(_ view: DesignView) { self.view = view }

  /// Sets a key of an object.
  ///
  /// - Parameters:
  ///   - path: the key; before it those that lead to it from the object, which are made where they are missing.
  ///   - literal: the value as JSON; nil takes the key away.
  ///   - start: the byte of the object's opening bracket.
  /// - Returns: nil where that is not safe: the text has mistakes of syntax, no object begins there, the literal is no JSON, or
  ///   what is there is more than a plain value: an expression, or a value for each size.
  public func setting(_ path: [String], to literal: String?, ofObjectAt start: Int) -> [Diagnostic.Fix.Edit]? {
    guard let last = path.last, var object = object(at: start), literal.map(Self.isPlain) ?? true else { return nil }
    for (index, key) in path.dropLast().enumerated() {
      guard let next = object[key] else {
        guard let literal else { return [] }
        let inner = path[(index + 1)...].reversed().reduce(literal) { "{ \(JSONText.literal($1)): \($0) }" }
        return [insertion(of: key, inner, in: object)]
      }
      guard next.members != nil else { return nil }
      object = next
    }
    guard let member = object.members?.first(where: { $0.key == last }) else {
      return literal.map { [insertion(of: last, $0, in: object)] } ?? []
    }
    guard isReplaceable(member.value) else { return nil }
    guard let literal else { return [removal(of: last, in: object)] }
    let old = view.source.bytes[member.value.range.lower..<member.value.range.upper]
    return old.elementsEqual(literal.utf8) ? [] : [.init(member.value.range, with: literal)]
  }

  /// Moves an entry of a list among its siblings; nil where it is in none, or there is no place there.
  ///
  /// - Parameters:
  ///   - start: the byte of the entry's opening bracket.
  ///   - distance: places, negative towards the beginning.
  public func moving(entryAt start: Int, by distance: Int) -> [Diagnostic.Fix.Edit]? {
    guard view.isWhole, distance != 0, let root = view.root, let list = list(around: start, in: root),
      let index = list.firstIndex(where: { $0.range.lower == start })
    else { return nil }
    let (target, isOutside) = index.addingReportingOverflow(distance)
    guard !isOutside, list.indices.contains(target) else { return nil }
    let range = min(index, target)...max(index, target)
    var order = Array(range)
    order.removeAll { $0 == index }
    if target > index { order.append(index) } else { order.insert(index, at: 0) }
    // What stands between entries stays where it is.
    return zip(range, order).filter { $0 != $1 }.map { place, entry in
      .init(list[place].range, with: view.source.text(in: list[entry].range))
    }
  }

  // MARK: Places

  private func object(at start: Int) -> JSONNode? {
    guard view.isWhole, let found = TypedPlace.object(at: start, below: view.root), found.members != nil else {
      return nil
    }
    return found
  }

  /// The innermost list that an entry begins in.
  private func list(around start: Int, in root: JSONNode) -> [JSONNode]? {
    var node = root
    while let child = node.child(at: start) {
      if child.range.lower == start, let elements = node.elements { return elements }
      node = child
    }
    return nil
  }

  /// Whether a value may be replaced by a plain one: what is worked out, or differs by size, is its author's to change.
  private func isReplaceable(_ node: JSONNode) -> Bool {
    switch node.value {
    case .null, .bool, .number: true
    case .string(let text): !text.hasPrefix("=")
    case .array, .object: false
    }
  }

  private static func isPlain(_ literal: String) -> Bool {
    let parsed = JSONParser.parse(SourceText(name: "", bytes: Array(literal.utf8)))
    return parsed.diagnostics.isEmpty && parsed.output != nil
  }

  // MARK: Edits

  /// A new member behind the last one, laid out as that is.
  private func insertion(of key: String, _ literal: String, in object: JSONNode) -> Diagnostic.Fix.Edit {
    let bytes = view.source.bytes
    guard let last = object.members?.last else {
      return .init(object.range, with: "{ \(JSONText.literal(key)): \(literal) }")
    }
    let colon = String(decoding: bytes[last.keyRange.upper..<last.value.range.lower], as: UTF8.self)
    var start = last.keyRange.lower
    while start > object.range.lower + 1, [0x20, 0x09].contains(bytes[start - 1]) { start -= 1 }
    let isOnOwnLine = bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    let indent = String(decoding: bytes[start..<last.keyRange.lower], as: UTF8.self)
    let isWindows = start > 1 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D
    let space = isOnOwnLine ? (isWindows ? "\r\n" : "\n") + indent : " "
    let end = last.value.range.upper
    return .init(SourceRange(end, end), with: ",\(space)\(JSONText.literal(key))\(colon)\(literal)")
  }

  private func removal(of key: String, in object: JSONNode) -> Diagnostic.Fix.Edit {
    let members = object.members ?? []
    guard let index = members.firstIndex(where: { $0.key == key }) else {
      return .init(SourceRange(object.range.lower, object.range.lower), with: "")
    }
    if index > 0 {
      return .init(SourceRange(members[index - 1].value.range.upper, members[index].value.range.upper), with: "")
    }
    let end = members.count > 1 ? members[1].keyRange.lower : members[0].value.range.upper
    return .init(SourceRange(members[0].keyRange.lower, end), with: "")
  }
}

extension DesignView {
  /// Whether the text is JSON without a mistake.
  public var isWhole: Bool { root != nil && syntax.isEmpty }
}
