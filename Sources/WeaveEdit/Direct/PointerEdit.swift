// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveJSON

/// Changes of a design's text at JSON pointers. All other keys, their order and the white space stay.
///
/// - Source: RFC 6901 for pointers, and RFC 6902 for `-`, the place after the last entry of a list.
public struct PointerEdit: Sendable, Hashable {
  /// What happens at the place.
  public enum Change: Sendable, Hashable {
    /// A JSON value in the place of the present one; a missing one is added, with the objects on the way.
    case set(String)
    /// A JSON value before the present entry of a list.
    case insert(String)
    /// Nothing remains there.
    case remove
  }

  /// Such as `/content/children/0/text`; empty for the whole file.
  public var pointer: String
  /// What happens there.
  public var change: Change

  /// A change at a pointer.
  public init(_ pointer: String, _ change: Change) {
    self.pointer = pointer
    self.change = change
  }

  /// Why an edit cannot be made, worded for its author.
  public struct Refusal: Error, Sendable, Hashable {
    /// The reason.
    public var reason: String
  }

  /// The text after an edit.
  ///
  /// - Throws: if the text has syntax errors, or the pointer leads nowhere.
  public func applied(to source: SourceText) throws(Refusal) -> SourceText {
    let view = DesignView(source)
    guard view.isWhole, let root = view.root else {
      throw Refusal(reason: "the file has syntax errors, so no edit can be placed in it; replace the whole design")
    }
    let keys = try keys()
    guard let last = keys.last else { return try whole(source) }
    var place = root
    for (depth, key) in keys.dropLast().enumerated() {
      if let next = Self.child(of: place, key) {
        place = next
        continue
      }
      // An index below a missing key is a mistake in the key more often than the wish for a new list.
      let isIndexed = keys[(depth + 1)...].contains { $0 == "-" || Self.index($0) != nil }
      guard case .set(let literal) = change, place.members != nil, !isIndexed else { throw missing(keys, depth, place) }
      return try adding(key, Self.nested(literal, in: keys[(depth + 1)...]), to: place, source)
    }
    switch place.value {
    case .object(let members): return try edited(members.first { $0.key == last }, last, in: place, source)
    case .array(let entries): return try edited(entries, last, in: place, source)
    case .null, .bool, .number, .string: throw missing(keys, keys.count - 1, place)
    }
  }

  // MARK: Pointers

  private func keys() throws(Refusal) -> [String] {
    if pointer.isEmpty { return [] }
    guard pointer.hasPrefix("/") else {
      throw Refusal(reason: "`\(Echo.message(pointer))` is not a JSON pointer, which begins with `/`")
    }
    return pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  private static func child(of node: JSONNode, _ key: String) -> JSONNode? {
    if node.members != nil { return node[key] }
    guard let entries = node.elements, let index = index(key), entries.indices.contains(index) else { return nil }
    return entries[index]
  }

  /// An index without leading zeros or a sign.
  private static func index(_ key: String) -> Int? {
    guard let index = Int(key), index >= 0, String(index) == key else { return nil }
    return index
  }

  /// A value inside new objects.
  private static func nested(_ literal: String, in keys: ArraySlice<String>) -> String {
    keys.reversed().reduce(literal) { "{ \(JSONText.literal($1)): \($0) }" }
  }

  private func missing(_ keys: [String], _ depth: Int, _ place: JSONNode) -> Refusal {
    let way = "/" + keys.prefix(depth).joined(separator: "/")
    let key = Echo.message(keys[depth])
    switch place.value {
    case .object(let members):
      let near = nearest(to: keys[depth], in: members.map(\.key)).first.map { "; did you mean `\($0)`?" } ?? ""
      return Refusal(reason: "`\(Echo.message(way))` has no key `\(key)`\(near)")
    case .array(let entries):
      return Refusal(reason: "`\(Echo.message(way))` is a list of \(entries.count) entries, without `\(key)`")
    case .null, .bool, .number, .string:
      return Refusal(reason: "`\(Echo.message(way))` is \(place.typeName), so there is no `\(key)` in it")
    }
  }

  // MARK: Changes

  private func whole(_ source: SourceText) throws(Refusal) -> SourceText {
    guard case .set(let literal) = change else { throw Refusal(reason: "the whole file can only be replaced") }
    return SourceText(name: source.name, text: literal + "\n")
  }

  private func edited(
    _ member: JSONMember?, _ key: String, in object: JSONNode, _ source: SourceText
  ) throws(Refusal) -> SourceText {
    switch change {
    case .insert: throw Refusal(reason: "`insert` is for entries of lists; `\(Echo.message(pointer))` is a key")
    case .set(let literal):
      guard let member else { return try adding(key, literal, to: object, source) }
      return replacing(member.value, by: literal, source)
    case .remove:
      guard let members = object.members, let index = members.firstIndex(where: { $0.key == key }) else {
        throw missing([key], 0, object)
      }
      let ranges = members.map { SourceRange($0.keyRange.lower, $0.value.range.upper) }
      return removing(index, of: ranges, source)
    }
  }

  private func edited(
    _ entries: [JSONNode], _ key: String, in list: JSONNode, _ source: SourceText
  ) throws(Refusal) -> SourceText {
    let index = key == "-" ? entries.count : Self.index(key)
    guard let index, (0...entries.count).contains(index) else { throw missing([key], 0, list) }
    switch change {
    case .set(let literal):
      if index < entries.count { return replacing(entries[index], by: literal, source) }
      return appending(literal, to: entries, in: list, source)
    case .insert(let literal):
      if index == entries.count { return appending(literal, to: entries, in: list, source) }
      let start = entries[index].range.lower
      let space = Self.space(before: start, in: source)
      return source.replacing(SourceRange(start, start), by: indented(literal, at: start, source) + "," + space)
    case .remove:
      guard index < entries.count else { throw missing([key], 0, list) }
      return removing(index, of: entries.map(\.range), source)
    }
  }

  private func replacing(_ node: JSONNode, by literal: String, _ source: SourceText) -> SourceText {
    source.replacing(node.range, by: indented(literal, at: node.range.lower, source))
  }

  private func adding(
    _ key: String, _ literal: String, to object: JSONNode, _ source: SourceText
  ) throws(Refusal) -> SourceText {
    guard let last = object.members?.last else {
      return replacing(object, by: "{ \(JSONText.literal(key)): \(literal) }", source)
    }
    let colon = String(decoding: source.bytes[last.keyRange.upper..<last.value.range.lower], as: UTF8.self)
    let space = Self.space(before: last.keyRange.lower, in: source)
    let value = indented(literal, at: last.keyRange.lower, source)
    let end = last.value.range.upper
    return source.replacing(SourceRange(end, end), by: ",\(space)\(JSONText.literal(key))\(colon)\(value)")
  }

  private func appending(
    _ literal: String, to entries: [JSONNode], in list: JSONNode, _ source: SourceText
  ) -> SourceText {
    guard let last = entries.last else { return replacing(list, by: "[\(literal)]", source) }
    let space = Self.space(before: last.range.lower, in: source)
    let end = last.range.upper
    return source.replacing(SourceRange(end, end), by: "," + space + indented(literal, at: last.range.lower, source))
  }

  private func removing(_ index: Int, of ranges: [SourceRange], _ source: SourceText) -> SourceText {
    let range =
      if index > 0 {
        SourceRange(ranges[index - 1].upper, ranges[index].upper)
      } else {
        SourceRange(ranges[0].lower, ranges.count > 1 ? ranges[1].lower : ranges[0].upper)
      }
    return source.replacing(range, by: "")
  }

  // MARK: White space

  /// The white space before a place: a line break with the indentation, or one space.
  private static func space(before start: Int, in source: SourceText) -> String {
    var from = start
    while from > 0, [0x20, 0x09].contains(source.bytes[from - 1]) { from -= 1 }
    guard from > 0, source.bytes[from - 1] == 0x0A || source.bytes[from - 1] == 0x0D else { return " " }
    let isWindows = from > 1 && source.bytes[from - 1] == 0x0A && source.bytes[from - 2] == 0x0D
    return (isWindows ? "\r\n" : "\n") + String(decoding: source.bytes[from..<start], as: UTF8.self)
  }

  /// A value in the layout of `JSONLayout`, with the indentation of the line that it stands in.
  private func indented(_ literal: String, at start: Int, _ source: SourceText) -> String {
    guard let formatted = JSONLayout.text(of: DesignView(SourceText(name: "value", text: literal))) else {
      return literal
    }
    var from = start
    while from > 0, source.bytes[from - 1] != 0x0A, source.bytes[from - 1] != 0x0D { from -= 1 }
    let indent = source.bytes[from..<start].prefix { $0 == 0x20 || $0 == 0x09 }
    let isWindows = from > 1 && source.bytes[from - 1] == 0x0A && source.bytes[from - 2] == 0x0D
    let lineBreak = (isWindows ? "\r\n" : "\n") + String(decoding: indent, as: UTF8.self)
    return String(decoding: formatted, as: UTF8.self).split(separator: "\n").joined(separator: lineBreak)
  }
}

extension SourceText {
  fileprivate func replacing(_ range: SourceRange, by text: String) -> SourceText {
    SourceText(name: name, bytes: Array(bytes[..<range.lower]) + Array(text.utf8) + Array(bytes[range.upper...]))
  }
}
