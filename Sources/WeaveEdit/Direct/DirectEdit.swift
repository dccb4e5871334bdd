// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveJSON

/// Turns changes made in a picture or a form into the smallest edits of a design's text. All other keys, their order
/// and the white space stay.
public struct DirectEdit {
  private let view: DesignView

  /// Edits of the file in a view.
  public init(_ view: DesignView) { self.view = view }

  /// Sets a key of an object.
  ///
  /// - Parameters:
  ///   - path: the keys from the object to the one to set; missing objects are created.
  ///   - literal: the value as JSON; nil removes the key.
  ///   - start: the byte offset of the object's opening bracket.
  /// - Returns: nil if the edit is not safe: the text has syntax errors, no object begins there, the literal is not
  ///   JSON, or the present value is an expression or differs by size.
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

  /// Moves an entry of a list among its siblings; nil if it is not in a list, or the new place does not exist.
  ///
  /// - Parameters:
  ///   - start: the byte offset of the entry's opening bracket.
  ///   - distance: the number of places; negative moves towards the beginning.
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
    // The text between entries stays in place.
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

  /// The innermost list that contains an entry starting at a byte.
  private func list(around start: Int, in root: JSONNode) -> [JSONNode]? {
    var node = root
    while let child = node.child(at: start) {
      if child.range.lower == start, let elements = node.elements { return elements }
      node = child
    }
    return nil
  }

  /// Whether a plain value may replace this one. Expressions and values that differ by size are left to the author.
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

  /// A new member after the last one, in the same layout.
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
  /// Whether the text is valid JSON.
  public var isWhole: Bool { root != nil && syntax.isEmpty }
}
