// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Strings in double quotes.
extension JSONReader {
  /// The text of a string, and the range of its literal.
  typealias StringToken = (text: String, range: SourceRange)

  /// The result of a first scan of a string, before decoding.
  private struct Body {
    /// The end of the text: the closing quote, or where the string is cut off.
    var upper: Int
    var isClosed = true
    /// Whether there are no escapes; then the bytes are the text.
    var isPlain = true
    var hasControls = false
  }

  /// The string whose quote is at `at`.
  mutating func readString(asKey: Bool) -> StringToken? {
    let lower = at
    let body = scanBody(from: lower + 1)
    if !body.isClosed { return readUnterminated(lower, breaksAt: body.upper, asKey: asKey) }
    if asKey, let key = readKeyWithoutQuote(lower, upper: body.upper) { return key }
    at = body.upper + 1
    lastEnd = at
    let range = SourceRange(lower + 1, body.upper)
    if body.hasControls { reportControls(in: range) }
    let isText = body.isPlain && !hasInvalidUTF8
    return (isText ? source.text(in: range) : decode(range), SourceRange(lower, at))
  }

  private func scanBody(from lower: Int) -> Body {
    var body = Body(upper: lower)
    var at = lower
    /// Up to here, the string is known to continue across line breaks.
    var knownEnd = lower
    scan: while at < end {
      let byte = bytes[at]
      if byte == .quote { break }
      if byte == .backslash {
        body.isPlain = false
        at += at + 1 < end && bytes[at + 1].isLineBreak ? 1 : 2
        continue
      }
      if byte < 0x20 {
        if byte.isLineBreak, at >= knownEnd {
          guard let quote = quoteOnLaterLine(at) else {
            body.isClosed = false
            break scan
          }
          knownEnd = quote
        }
        body.hasControls = true
      }
      at += 1
    }
    body.upper = min(at, end)
    if at >= end { body.isClosed = false }
    return body
  }

  /// The closing quote of a string that continues after a line break: there is text before the quote on its line, and
  /// the value ends after it. If the closing quote was forgotten, the next quote begins the next key instead.
  private func quoteOnLaterLine(_ lineBreak: Int) -> Int? {
    let limit = min(end, lineBreak + 2000)
    guard let quote = bytes[lineBreak..<limit].firstIndex(of: .quote), bytes[quote - 1] != .backslash else {
      return nil
    }
    let line = bytes[lineBreak..<quote].reversed().prefix { !$0.isLineBreak }
    guard let first = line.last(where: { !$0.isBlank }), !first.isStructural else { return nil }
    let next = bytes[quote + 1..<max(limit, quote + 1)].first { !$0.isJSONSpace }
    return next == .comma || next == .closeBrace || next == .closeSquare ? quote : nil
  }

  /// The decoded text inside a string. Invalid escapes are reported.
  private mutating func decode(_ body: SourceRange) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(body.count)
    for piece in StringPieces(bytes, body: body, checksUTF8: hasInvalidUTF8) {
      if let problem = piece.problem {
        reportEscape(problem, SourceRange(piece.source.lowerBound, piece.source.upperBound))
      }
      if stopped { break }
      StringPieces.append(piece, of: bytes, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

// MARK: - Strings without a closing quote

extension JSONReader {
  /// Reads a string that its line or the file ends, and takes its most likely text.
  private mutating func readUnterminated(_ lower: Int, breaksAt lineEnd: Int, asKey: Bool) -> StringToken? {
    var upper = likelyEnd(lower + 1, lineEnd)
    if asKey, let colon = bytes[lower + 1..<upper].firstIndex(of: .colon) { upper = colon }
    at = upper
    lastEnd = upper
    let body = SourceRange(lower + 1, upper)
    let range = SourceRange(lower, upper)
    if let length = QuoteMark.curlyLength(in: bytes, before: upper, notBefore: lower + 1) {
      let mark = SourceRange(upper - length, upper)
      report(.jsonWrongQuotes, .curlyClosing(excerpt(mark)), at: mark, fixes: [.replace(mark, with: "\"", .sure)])
      return (StringPieces.decode(bytes, body: SourceRange(lower + 1, upper - length)), range)
    }
    report(.jsonUnterminatedString, .unterminated, at: range, fixes: [.insert("\"", at: upper, .likely)])
    let isText = !hasInvalidUTF8 && !bytes[body.lower..<body.upper].contains(.backslash)
    return (isText ? source.text(in: body) : decode(body), range)
  }

  /// The most likely end of a string without a closing quote: before the comma and the closing brackets at the end of
  /// the line. Brackets that close one inside the text, as in `"{{name}}`, belong to the string.
  func likelyEnd(_ lower: Int, _ lineEnd: Int) -> Int {
    var balance = 0
    for byte in bytes[lower..<lineEnd] {
      if byte == .openBrace || byte == .openSquare { balance += 1 }
      if byte.isCloser { balance -= 1 }
    }
    var upper = lineEnd
    var hasComma = false
    while upper > lower {
      let byte = bytes[upper - 1]
      if byte == .comma, !hasComma {
        hasComma = true
      } else if byte.isCloser, balance < 0 {
        balance += 1
      } else if !byte.isBlank {
        break
      }
      upper -= 1
    }
    return upper
  }

  /// Reads a key like `"name: "Steps"`: the key's closing quote is missing, so the value's opening quote has closed the
  /// key.
  private mutating func readKeyWithoutQuote(_ lower: Int, upper: Int) -> StringToken? {
    guard upper + 1 < end, bytes[upper + 1].isWordByte else { return nil }
    var colon = upper - 1
    while colon > lower, bytes[colon].isBlank { colon -= 1 }
    guard colon > lower + 1, bytes[colon] == .colon else { return nil }
    at = colon
    let range = SourceRange(lower, colon)
    report(.jsonUnterminatedString, .unterminated, at: range, fixes: [.insert("\"", at: colon, .likely)])
    return (StringPieces.decode(bytes, body: SourceRange(lower + 1, colon)), range)
  }
}

extension Diagnostic.Message {
  fileprivate static var unterminated: Self { "this string has no closing `\"`" }
  fileprivate static func curlyClosing(_ mark: String) -> Self { "a string ends with `\"`, not with `\(mark)`" }
}
