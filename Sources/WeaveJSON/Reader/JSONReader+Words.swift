// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Words without quotes: `true`, `false`, `null`, misspellings of them, and text whose quotes are missing.
extension JSONReader {
  /// The exact word `true`, `false` or `null` at `at`; otherwise nil.
  mutating func readLiteral() -> JSONNode? {
    switch bytes[at] {
    case UInt8(ascii: "t"): readLiteral("true", .bool(true))
    case UInt8(ascii: "f"): readLiteral("false", .bool(false))
    case UInt8(ascii: "n"): readLiteral("null", .null)
    default: nil
    }
  }

  private mutating func readLiteral(_ word: String, _ value: JSONValue) -> JSONNode? {
    let range = SourceRange(at, at + word.utf8.count)
    guard range.upper <= end, bytes[at..<range.upper].elementsEqual(word.utf8) else { return nil }
    if range.upper < end, bytes[range.upper].isWordByte, foreignSpace(at: range.upper) == nil { return nil }
    if isQuote(at: range.upper) { return nil }
    at = range.upper
    return JSONNode(value, at: range)
  }

  private static var literals: [(String, JSONValue)] {
    [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
  }

  private func isQuote(at offset: Int) -> Bool { offset < end && bytes[offset] == .quote }

  // MARK: Values

  /// Reads a word where a value should be.
  mutating func readUnquotedValue() -> JSONNode? {
    let lower = at
    var upper = at
    while upper < min(end, lower + 16), bytes[upper].isWordByte, foreignSpace(at: upper) == nil { upper += 1 }
    let word = SourceRange(lower, upper)
    if (2...9).contains(word.count), !isQuote(at: upper) {
      let text = source.text(in: word)
      if Self.isNotFinite(text) { return reportNotFinite(word) }
      if let literal = readMisspelt(text, word) { return literal }
    }
    return readUnquotedText(from: lower)
  }

  /// Reads text whose quotes are missing, as far as it can belong to the value.
  mutating func readUnquotedText(from lower: Int) -> JSONNode? {
    at = max(textEnd(from: lower), lower + 1)
    let range = SourceRange(lower, at)
    if refuseIfTooLong(range) { return nil }
    let text = source.text(in: range)
    if isQuote(at: at), canItemEnd(at: at + 1) {
      at += 1
      report(
        .jsonUnquotedString, .noOpeningQuote, at: SourceRange(lower, at), fixes: [.insert("\"", at: lower, .likely)])
    } else {
      report(.jsonUnquotedString, .unquoted(excerpt(range)), at: range, fixes: .quote(range, text, .likely))
    }
    return JSONNode(.string(text), at: SourceRange(lower, at))
  }

  /// Whether a text is too long to be meant as one value or key. It has then been reported.
  private mutating func refuseIfTooLong(_ range: SourceRange) -> Bool {
    guard range.count > 10_000 else { return false }
    report(.jsonUnexpectedCharacter, .notText(excerpt(range)), at: range)
    afterMistake = true
    return true
  }

  /// The end of a text without quotes: a bracket, a comma, a quote, a comment, or a colon that is not part of
  /// `https://` or `12:30`.
  private func textEnd(from lower: Int) -> Int {
    var upper = lower
    while upper < end, !bytes[upper].isLineBreak {
      let next = upper + 1 < end ? bytes[upper + 1] : 0
      if bytes[upper] == .colon {
        guard next == UInt8(ascii: "/") || next.isDigit else { break }
      } else if bytes[upper].isStructural {
        break
      } else if bytes[upper] == UInt8(ascii: "/"), next == UInt8(ascii: "/"), upper > lower, bytes[upper - 1] != .colon
      {
        break
      }
      upper += 1
    }
    while upper > lower, bytes[upper - 1].isBlank { upper -= 1 }
    return upper
  }

  private func canItemEnd(at offset: Int) -> Bool {
    let next = bytes[min(offset, end)...].first { !$0.isBlank }
    return next.map { $0.isLineBreak || $0 == .comma || $0.isCloser } ?? true
  }

  // MARK: Misspelt

  private mutating func readMisspelt(_ text: String, _ range: SourceRange) -> JSONNode? {
    guard let (word, confidence) = Self.meant(by: text.lowercased()),
      let value = Self.literals.first(where: { $0.0 == word })?.1
    else { return nil }
    let isCase = confidence == .sure
    at = range.upper
    report(
      .jsonMisspeltLiteral, isCase ? .wrongCase(text, word) : .misspelt(text, word), at: range,
      fixes: [.replace(range, with: word, confidence)])
    return JSONNode(value, at: range)
  }

  private static func meant(by word: String) -> (String, Diagnostic.Fix.Confidence)? {
    if literals.contains(where: { $0.0 == word }) { return (word, .sure) }
    if ["nil", "none", "undefined"].contains(word) { return ("null", .likely) }
    guard word.utf8.count > 2 else { return nil }
    return literals.first { editDistance(word, $0.0) == 1 }.map { ($0.0, .likely) }
  }

  static func isNotFinite(_ text: String) -> Bool {
    let word = text.lowercased()
    return ["nan", "inf", "infinity"].contains(word.first == "-" || word.first == "+" ? String(word.dropFirst()) : word)
  }

  mutating func reportNotFinite(_ range: SourceRange) -> JSONNode? {
    at = range.upper
    report(.jsonNotANumber, .notFinite(excerpt(range)), at: range)
    return nil
  }

  // MARK: Keys and templates

  /// Reads a key without quotes. If it is a value without a key, it is reported and skipped.
  mutating func readUnquotedKey() -> StringToken? {
    let lower = at
    while at < end, !bytes[at].isStructural, !bytes[at].isLineBreak, bytes[at] != UInt8(ascii: "=") { at += 1 }
    while at > lower, bytes[at - 1].isBlank { at -= 1 }
    let range = SourceRange(lower, at)
    lastEnd = at
    if refuseIfTooLong(range) { return nil }
    let text = source.text(in: range)
    if isQuote(at: at) {
      at += 1
      report(.jsonUnquotedKey, .noOpeningQuote, at: SourceRange(lower, at), fixes: [.insert("\"", at: lower, .likely)])
    } else if canItemEnd(at: at), bytes[min(at, end)...].first(where: { !$0.isJSONSpace }) != .colon {
      report(.jsonInvalidKey, .valueAlone(excerpt(range)), at: range)
      afterMistake = true
      return nil
    } else {
      let isName = !bytes[lower].isDigit && bytes[lower] != UInt8(ascii: "-")
      report(
        isName ? .jsonUnquotedKey : .jsonInvalidKey, .unquotedKey(excerpt(range)), at: range,
        fixes: .quote(range, text, .sure))
    }
    lastEnd = at
    return (text, SourceRange(lower, at))
  }

  /// Reads `{{steps}}` without quotes. Two braces in a row are never JSON, and here they are a text template.
  mutating func readBareTemplate() -> JSONNode? {
    guard at + 2 < end, bytes[at + 1] == .openBrace, bytes[at + 2].isWordByte || bytes[at + 2] == 0x20 else {
      return nil
    }
    var upper = at + 2
    while upper + 1 < end, bytes[upper] != .closeBrace || bytes[upper + 1] != .closeBrace {
      if bytes[upper].isLineBreak || bytes[upper] == .quote || upper > at + 1000 { return nil }
      upper += 1
    }
    guard upper + 1 < end else { return nil }
    let range = SourceRange(at, upper + 2)
    let text = source.text(in: range)
    at = range.upper
    report(.jsonUnquotedString, .unquoted(excerpt(range)), at: range, fixes: .quote(range, text, .likely))
    return JSONNode(.string(text), at: range)
  }
}

extension [Diagnostic.Fix] {
  fileprivate static func quote(_ range: SourceRange, _ text: String, _ confidence: Diagnostic.Fix.Confidence) -> Self {
    [.init("put it in double quotes", confidence, [.init(range, with: JSONText.literal(text))])]
  }
}

extension Diagnostic.Message {
  fileprivate static func unquoted(_ text: String) -> Self { "text must be in double quotes: `\"\(text)\"`" }
  fileprivate static func notText(_ text: String) -> Self { "unexpected `\(text)`" }
  fileprivate static func unquotedKey(_ text: String) -> Self { "a key must be in double quotes: `\"\(text)\"`" }
  fileprivate static var noOpeningQuote: Self { "this string has no opening `\"`" }
  fileprivate static func valueAlone(_ text: String) -> Self { "`\(text)` needs a key in double quotes before it" }
  fileprivate static func wrongCase(_ text: String, _ word: String) -> Self { "`\(text)` must be written `\(word)`" }
  fileprivate static func misspelt(_ text: String, _ word: String) -> Self {
    "`\(text)` is not a value; did you mean `\(word)`?"
  }
  fileprivate static func notFinite(_ text: String) -> Self { "`\(text)` is not a JSON number" }
}
