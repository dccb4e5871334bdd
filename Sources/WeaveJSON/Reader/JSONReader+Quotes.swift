// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Strings in quotation marks other than JSON's.
extension JSONReader {
  /// A string in single, curly or angled quotes at `at`; nil if there is no such mark.
  mutating func readWronglyQuoted() -> StringToken? {
    guard let mark = QuoteMark(in: bytes, at: at) else { return nil }
    let lower = at
    let close = closing(mark, from: lower + mark.length)
    let upper = close?.offset ?? likelyEnd(lower + mark.length, lineEnd(from: lower))
    at = upper + (close?.length ?? 0)
    lastEnd = at
    let range = SourceRange(lower, at)
    let text = StringPieces.decode(bytes, body: SourceRange(lower + mark.length, max(upper, lower + mark.length)))
    let opener = excerpt(SourceRange(lower, lower + mark.length))
    if close == nil {
      report(.jsonUnterminatedString, .unterminated(opener), at: range, fixes: [.requote(range, text, .likely)])
    } else {
      report(.jsonWrongQuotes, .wrongQuotes(opener), at: range, fixes: [.requote(range, text, .sure)])
    }
    return (text, range)
  }

  /// The closing mark on the same line: the first one after which a value can end, unlike the apostrophe in `'it's'`.
  /// If there is none, the first mark of all.
  private func closing(_ mark: QuoteMark, from lower: Int) -> (offset: Int, length: Int)? {
    var first: (offset: Int, length: Int)?
    var offset = lower
    let limit = min(end, lower + 1 << 20)
    while offset < limit, !bytes[offset].isLineBreak {
      if bytes[offset] == .backslash {
        offset += 2
        continue
      }
      if QuoteMark.canBegin(with: bytes[offset]), let length = mark.closerLength(in: bytes, at: offset) {
        if canValueEnd(at: offset + length) { return (offset, length) }
        first = first ?? (offset, length)
      }
      offset += 1
    }
    return first
  }

  private func canValueEnd(at offset: Int) -> Bool {
    let next = bytes[min(offset, end)...].first { !$0.isBlank }
    guard let next else { return true }
    return next.isLineBreak || next == .comma || next == .colon || next.isCloser
  }
}

extension Diagnostic.Fix {
  fileprivate static func requote(_ range: SourceRange, _ text: String, _ confidence: Confidence) -> Self {
    Self("use double quotes", confidence, [Edit(range, with: JSONText.literal(text))])
  }
}

extension Diagnostic.Message {
  fileprivate static func wrongQuotes(_ mark: String) -> Self { "a string begins with `\"`, not with `\(mark)`" }
  fileprivate static func unterminated(_ mark: String) -> Self { "this string, begun with `\(mark)`, is never closed" }
}
