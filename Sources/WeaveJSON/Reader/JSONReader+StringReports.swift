// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Mistakes inside strings.
extension JSONReader {
  /// Reports an invalid escape.
  mutating func reportEscape(_ problem: StringEscape.Problem, _ range: SourceRange) {
    // A backslash that is kept as text is underlined together with what follows it.
    let shown = SourceRange(range.lower, escapeEnd(range))
    let text = excerpt(shown)
    switch problem {
    case .unknown:
      let fix = Diagnostic.Fix.insert("\\", at: range.lower, .likely)
      report(.jsonInvalidEscape, .unknownEscape(text), at: shown, fixes: [fix])
    case .incomplete: report(.jsonInvalidUnicodeEscape, .incomplete(text), at: shown)
    case .loneSurrogate:
      report(.jsonLoneSurrogate, .loneSurrogate(text), at: range, fixes: [.replace(range, with: "\\ufffd", .guess)])
    case .foreign(let spelling):
      report(.jsonInvalidEscape, .unknownEscape(text), at: shown, fixes: [.replace(range, with: spelling, .sure)])
    }
  }

  private func escapeEnd(_ range: SourceRange) -> Int {
    guard range.count == 1, range.upper < end else { return range.upper }
    var upper = range.upper + UTF8Sequence(in: bytes, at: range.upper, end: end).count
    if bytes[range.upper] == UInt8(ascii: "u") {
      while upper < min(end, range.upper + 5), bytes[upper].isDigit || bytes[upper].isASCIILetter { upper += 1 }
    }
    return upper
  }

  /// Reports all control characters of a string as one mistake, at the first of them.
  mutating func reportControls(in body: SourceRange) {
    let places = controlPlaces(in: body)
    guard let first = places.first else { return }
    let isBreak = bytes[first].isLineBreak
    // A tab is a typing slip, but the author should check other characters.
    let confidence: Diagnostic.Fix.Confidence = places.allSatisfy { bytes[$0] == 0x09 } ? .sure : .likely
    let fix = Diagnostic.Fix("write it as an escape", confidence, places.compactMap { escapeEdit(at: $0) })
    report(
      .jsonControlCharacter, isBreak ? .lineBreak : .control(bytes[first]), at: SourceRange(first, first + 1),
      fixes: places.count <= 100 ? [fix] : [])
  }

  /// The first 101 control characters, enough to know that there are too many for a fix.
  private func controlPlaces(in body: SourceRange) -> [Int] {
    var places: [Int] = []
    for offset in body.lower..<body.upper where bytes[offset] < 0x20 {
      places.append(offset)
      if places.count > 100 { break }
    }
    return places
  }

  /// The edit that escapes a control character; a line break of two bytes becomes one escape.
  private func escapeEdit(at offset: Int) -> Diagnostic.Fix.Edit? {
    let byte = bytes[offset]
    if byte == .lineFeed, bytes[offset - 1] == .carriageReturn { return nil }
    let isPair = byte == .carriageReturn && offset + 1 < end && bytes[offset + 1] == .lineFeed
    let escape = isPair ? "\\n" : String(JSONText.literal(String(Unicode.Scalar(byte))).dropFirst().dropLast())
    return .init(SourceRange(offset, offset + (isPair ? 2 : 1)), with: escape)
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownEscape(_ text: String) -> Self { "`\(text)` is not a JSON escape sequence" }
  fileprivate static func incomplete(_ text: String) -> Self { "`\(text)` needs four hexadecimal digits after `\\u`" }
  fileprivate static func loneSurrogate(_ text: String) -> Self { "`\(text)` is half of a surrogate pair" }
  fileprivate static var lineBreak: Self { "a line break in a string must be written `\\n`" }
  fileprivate static func control(_ byte: UInt8) -> Self {
    let hex = String(byte, radix: 16, uppercase: true)
    return byte == 0x09
      ? "a tab in a string must be written `\\t`"
      : "control character U+00\(byte < 0x10 ? "0" : "")\(hex) in a string must be written as an escape"
  }
}
