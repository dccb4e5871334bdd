// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

extension ContentParser {
  /// Reports a key from another language with its equivalent; false for a key that is unknown in all of them.
  mutating func reportForeignKey(
    _ member: JSONMember, in type: ObjectType, free: [Field], besides members: [JSONMember]
  ) -> Bool {
    for meaning in ForeignWords.key(member.key) {
      if reportForeignKey(member, meaning, in: type, free: free, besides: members) { return true }
    }
    return false
  }

  /// The same for one meaning; false if the object has no such key or the key has no effect there.
  private mutating func reportForeignKey(
    _ member: JSONMember, _ meaning: ForeignWords.Meaning, in type: ObjectType, free: [Field],
    besides members: [JSONMember]
  ) -> Bool {
    let message = "`\(type.name)` has no key `\(member.key)`"
    switch meaning {
    case .keys(let keys):
      guard let key = keys.first(where: { word in free.contains { $0.key == word } }) else { return false }
      let isNeeded = free.contains { $0.key == key && $0.isRequired }
      reportReplacement(
        message, "did you mean `\(key)`?", member.keyRange, quoted(key), severity: isNeeded ? .error : nil)
    case .inside(type.name, let key):
      guard free.contains(where: { $0.key == key }) else { return false }
      reportReplacement(message, "did you mean `\(key)`?", member.keyRange, quoted(key))
    case .inside(let object, let key):
      let value = source.map { $0.text(in: member.value.range) } ?? ""
      return reportNestedKey(
        object, key, Self.worded(member.value, key) ?? value, member, message, in: type, free: free, besides: members)
    case .flag(let object, let key, let value):
      guard case .bool(true) = member.value.value else { return false }
      return reportNestedKey(object, key, value, member, message, in: type, free: free, besides: members)
    case .only(let kinds, let inner):
      guard let node = NodeType(rawValue: type.name), kinds.contains(node) else { return false }
      return reportForeignKey(member, inner, in: type, free: free, besides: members)
    case .advice(let sentence):
      add(
        Diagnostic(
          .contentUnknownKey, .init(message), at: place(member.keyRange), notes: [.init(.init(sentence))]))
    }
    return true
  }

  /// Reports a key that belongs inside an object of the node. The object may already be present.
  private mutating func reportNestedKey(
    _ object: String, _ key: String, _ value: String, _ member: JSONMember, _ message: String, in type: ObjectType,
    free: [Field], besides members: [JSONMember]
  ) -> Bool {
    let there = members.first { $0.key == object }
    guard free.contains(where: { $0.key == object }) || there != nil, type.field(object) != nil else { return false }
    let whole = SourceRange(member.keyRange.lower, member.value.range.upper)
    var replacement: String? = "\"\(object)\": { \"\(key)\": \(value) }"
    if there != nil || member.value.range.upper < member.keyRange.upper { replacement = nil }
    reportReplacement(message, "it is `\(key)` in `\(object)`", whole, replacement, at: member.keyRange)
    return true
  }

  private mutating func reportReplacement(
    _ message: String, _ meaning: String, _ range: SourceRange, _ replacement: String?,
    at place: SourceRange? = nil, severity: Diagnostic.Severity? = nil
  ) {
    var fixes: [Diagnostic.Fix] = []
    if let replacement, source != nil {
      fixes = [
        .init(.init("replace with `\(replacement.filter { $0 != "\"" })`"), .likely, [.init(range, with: replacement)])
      ]
    }
    add(
      Diagnostic(
        .contentUnknownKey, .init("\(message); \(meaning)"), at: self.place(place ?? range), severity: severity,
        fixes: fixes))
  }

  /// The word in quotes for a weight that is written as a number.
  static func worded(_ json: JSONNode, _ key: String) -> String? {
    guard key == "weight" else { return nil }
    switch json.value {
    case .number(let number): return ForeignWords.weight(number).map(quoted)
    case .string(let text): return ForeignWords.weight(text).map(quoted)
    default: return nil
    }
  }

  /// Reports a weight that is a number, and suggests its word; false for any other value.
  mutating func reportNumericWeight(_ json: JSONNode, key: String) -> Bool {
    guard let word = Self.worded(json, key) else { return false }
    let fixes =
      source == nil ? [] : [Diagnostic.Fix(.init("replace with \(word)"), .sure, [.init(json.range, with: word)])]
    add(
      Diagnostic(
        .contentWrongType, .init("`weight` is a word, not a number; did you mean \(word)?"), at: place(json.range),
        fixes: fixes))
    return true
  }
}
