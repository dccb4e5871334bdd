// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

extension TableCheck {
  /// Checks only that a value has the JSON type that the key needs.
  mutating func checkKind(_ node: JSONNode, _ type: FieldType, _ field: Field) {
    if type.accepts(node.value) { return }
    add(.wrongType(field.key, expected: type.expectation, node, codes, fixes: type.conversions(of: node, in: source)))
  }

  mutating func checkNumber(_ node: JSONNode, _ type: FieldType, _ field: Field) {
    guard case .number(let value) = node.value else { return checkKind(node, type, field) }
    switch type {
    case .integer(let range):
      guard let whole = Int(exactly: value) else {
        return add(.notInteger(field, node, codes, rounding(value, to: range, node)))
      }
      let nearest = min(max(whole, range.lowerBound), range.upperBound)
      if nearest != whole { addOutOfRange(node, field, nearest: Double(nearest), written: "\(nearest)") }
    case .number(let range):
      let nearest = min(max(value, range.lowerBound), range.upperBound)
      if nearest != value { addOutOfRange(node, field, nearest: nearest, written: shortest(nearest)) }
    default: return
    }
  }

  mutating func checkToken(_ node: JSONNode, _ words: [String], _ field: Field) {
    guard let word = node.stringValue else {
      let list = words.map { "`\($0)`" }.joined(separator: ", ")
      var diagnostic = Diagnostic.wrongType(field.key, expected: "one of its tokens as a string", node, codes)
      diagnostic.notes = [.init(.init("the tokens are \(list)"))]
      return add(diagnostic)
    }
    if words.contains(word) { return }
    if let meant = field.canonicalToken(word) { return add(.oldSpelling(word, meant, node)) }
    if words.count == 1, vocabulary.marks.contains(words[0]) { return }
    let near = nearest(to: word.trimmed, in: words)
    let fixes = near.map { candidate in
      Diagnostic.Fix(
        .init("replace with `\(candidate)`"), Self.confidence(in: candidate, for: word.trimmed, among: near),
        [.init(node.range, with: quoted(candidate))])
    }
    add(.unknownToken(word, field, words, near: near, node, codes, fixes: fixes))
  }

  /// Identifiers and dates: texts with a fixed form.
  mutating func checkForm(_ node: JSONNode, _ type: FieldType, _ field: Field) {
    switch (type, node.value) {
    case (.uuid, .string(let text)):
      if UUID(uuidString: text) == nil { add(.invalidID(text, field, node)) }
    case (.date, .string(let text)):
      if InstantText.date(text) == nil { add(.invalidDate(field, node, codes)) }
    case (.date, .number): return
    case (.moment, _): checkMoment(node, field)
    case (.day, _): checkDay(node, field)
    default: checkKind(node, type, field)
    }
  }

  private mutating func addOutOfRange(_ node: JSONNode, _ field: Field, nearest: Double, written: String) {
    switch vocabulary.excess {
    case .clamped: add(.outOfRange(field, node, source, codes, nearest: written))
    case .dropped: add(.dropped(field, node, source, codes))
    }
  }

  // MARK: Fixes

  /// A fix for a text in place of an object whose only required key is a text: `"symbol": "star"`.
  func shortForm(of object: ObjectType, for node: JSONNode) -> [Diagnostic.Fix] {
    let required = object.fields.filter(\.isRequired)
    guard node.stringValue != nil, required.count == 1, let field = required.first, field.type.accepts(node.value)
    else {
      return []
    }
    let replacement = "{ \"\(field.key)\": \(source.text(in: node.range)) }"
    return [.init("write an object with this `\(field.key)`", .sure, [.init(node.range, with: replacement)])]
  }

  private func rounding(_ value: Double, to range: ClosedRange<Int>, _ node: JSONNode) -> [Diagnostic.Fix] {
    guard let whole = Int(exactly: value.rounded()), range.contains(whole) else { return [] }
    return [.init(.init("replace with `\(whole)`"), .likely, [.init(node.range, with: "\(whole)")])]
  }
}

/// A number as JSON writes it, without `.0`.
package func shortest(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? "\(number)"
}

extension Diagnostic {
  /// - Parameter expected: with its article: "a number".
  static func wrongType(_ key: String, expected: String, _ node: JSONNode, _ codes: Vocabulary.Codes, fixes: [Fix] = [])
    -> Diagnostic
  {
    let label = key.isEmpty ? "this" : "`\(key)`"
    return Diagnostic(
      codes.wrongType, "\(label) needs \(expected), not \(node.value.kind)", at: node.range, fixes: fixes)
  }

  fileprivate static func notInteger(_ field: Field, _ node: JSONNode, _ codes: Vocabulary.Codes, _ fixes: [Fix])
    -> Diagnostic
  {
    Diagnostic(codes.notInteger, "`\(field.key)` needs a whole number", at: node.range, fixes: fixes)
  }

  fileprivate static func outOfRange(
    _ field: Field, _ node: JSONNode, _ source: SourceText, _ codes: Vocabulary.Codes, nearest: String
  ) -> Diagnostic {
    Diagnostic(
      codes.outOfRange,
      "`\(field.key)` takes \(field.type.acceptedNumbers); \(source.text(in: node.range)) counts as \(nearest)",
      at: node.range, fixes: [.init(.init("replace with `\(nearest)`"), .likely, [.init(node.range, with: nearest)])])
  }

  /// Reports a number that counts as missing; one that was meant in percent can be fixed.
  fileprivate static func dropped(
    _ field: Field, _ node: JSONNode, _ source: SourceText, _ codes: Vocabulary.Codes
  ) -> Diagnostic {
    var fixes: [Fix] = []
    if case .number(0...1) = field.type, case .number(let value) = node.value, value > 1, value <= 100 {
      fixes = [.replace(node.range, with: shortest(value / 100), .likely)]
    }
    return Diagnostic(
      codes.outOfRange,
      "`\(field.key)` takes \(field.type.acceptedNumbers); \(source.text(in: node.range)) counts as missing",
      at: node.range, fixes: fixes)
  }

  fileprivate static func oldSpelling(_ word: String, _ meant: String, _ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .specOldSpelling, "`\(word)` is read as `\(meant)`", at: node.range,
      fixes: [.init(.init("replace with `\(meant)`"), .sure, [.init(node.range, with: quoted(meant))])])
  }

  fileprivate static func unknownToken(
    _ word: String, _ field: Field, _ words: [String], near: [String], _ node: JSONNode, _ codes: Vocabulary.Codes,
    fixes: [Fix]
  ) -> Diagnostic {
    var message = "unknown token `\(word)` for `\(field.key)`"
    if let first = near.first { message += "; did you mean `\(first)`?" }
    let list = words.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      codes.unknownToken, .init(message), at: node.range, notes: [.init(.init("the tokens are \(list)"))], fixes: fixes)
  }

  fileprivate static func invalidID(_ text: String, _ field: Field, _ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .specInvalidID, "`\(field.key)` needs a UUID such as `5EED0008-0000-4000-8000-000000000001`", at: node.range)
  }

  fileprivate static func invalidDate(_ field: Field, _ node: JSONNode, _ codes: Vocabulary.Codes) -> Diagnostic {
    Diagnostic(codes.invalidDate, "`\(field.key)` needs a date such as `2026-02-01T09:30:00Z`", at: node.range)
  }
}

extension FieldType {
  /// The accepted numbers in words; for a type with several forms, those of the first form with a range.
  fileprivate var acceptedNumbers: String {
    if case .anyOf(let types) = self { return types.lazy.compactMap(\.rangeText).first ?? "less" }
    return rangeText ?? "less"
  }
}
