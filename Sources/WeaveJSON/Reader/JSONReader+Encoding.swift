// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Bytes that are not UTF-8, anywhere in the text.
extension JSONReader {
  /// Reports each run of ill-formed bytes once.
  mutating func checkUTF8() {
    var from = at
    var count = 0
    while let lower = UTF8Sequence.firstInvalid(in: bytes, from..<end), !stopped {
      var upper = lower
      while upper < min(end, lower + 1 << 17), bytes[upper] >= 0x80 {
        let sequence = UTF8Sequence(in: bytes, at: upper, end: end)
        if sequence.isValid { break }
        upper += sequence.count
      }
      reportInvalid(SourceRange(lower, upper))
      hasInvalidUTF8 = true
      count += upper - lower
      // This is not a text with a few wrong letters, and decoding would need three bytes for each of these.
      if count > 1 << 16 { stopped = true }
      from = upper
    }
  }

  private mutating func reportInvalid(_ range: SourceRange) {
    let byte = bytes[range.lower]
    // Latin-1 code points equal Unicode's. Only a single byte between others is likely to be such a letter.
    guard range.count == 1, byte >= 0xC0, byte != 0xD7, byte != 0xF7 else {
      return report(.jsonInvalidUTF8, .invalidUTF8(byte, range.count), at: range)
    }
    let letter = String(Character(Unicode.Scalar(byte)))
    report(
      .jsonInvalidUTF8, .invalidUTF8(byte, 1), at: range,
      notes: [.init("in Latin-1 this byte is `\(letter)`")], fixes: [.replace(range, with: letter, .likely)])
  }
}

extension Diagnostic.Message {
  fileprivate static func invalidUTF8(_ byte: UInt8, _ count: Int) -> Self {
    let hex = (byte < 0x10 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
    return count == 1 ? "byte \(hex) is not UTF-8" : "\(count) bytes from \(hex) on are not UTF-8"
  }
}
