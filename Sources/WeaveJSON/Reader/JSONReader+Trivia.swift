// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// White space and comments between values.
extension JSONReader {
  /// Moves to the next byte that is part of a value or a separator; reports comments and foreign white space on the
  /// way.
  mutating func skipTrivia() {
    while at < end {
      switch bytes[at] {
      case 0x20, 0x0A, 0x0D, 0x09:
        var next = at + 1
        while next < end, bytes[next].isJSONSpace { next += 1 }
        at = next
      case UInt8(ascii: "/"): guard skipSlashComment() else { return }
      case UInt8(ascii: "#"): guard skipHashComment() else { return }
      case 0x0B, 0x0C, 0xC2, 0xE1, 0xE2, 0xE3, 0xEF: guard skipForeignSpaces() else { return }
      default: return
      }
    }
  }

  // MARK: Comments

  private mutating func skipSlashComment() -> Bool {
    guard at + 1 < end else { return false }
    switch bytes[at + 1] {
    case UInt8(ascii: "/"):
      reportComment(upTo: lineEnd(from: at), .comment)
      return true
    case UInt8(ascii: "*"):
      var upper = at + 2
      while upper + 1 < end, bytes[upper] != UInt8(ascii: "*") || bytes[upper + 1] != UInt8(ascii: "/") { upper += 1 }
      let isClosed = upper + 1 < end
      reportComment(upTo: isClosed ? upper + 2 : end, isClosed ? .comment : .openComment)
      return true
    default: return false
    }
  }

  /// Skips `# …` and `#!…`; but `#FF8800` is a colour without quotes.
  private mutating func skipHashComment() -> Bool {
    guard at + 1 < end,
      bytes[at + 1].isBlank || bytes[at + 1] == UInt8(ascii: "!") || bytes[at + 1] == UInt8(ascii: "#")
    else { return false }
    reportComment(upTo: lineEnd(from: at), .comment)
    return true
  }

  private mutating func reportComment(upTo upper: Int, _ message: Diagnostic.Message) {
    let range = SourceRange(at, upper)
    // Not a sure fix, because the comment's content would be lost.
    report(.jsonComment, message, at: range, fixes: [.remove(range, "the comment", .likely)])
    at = upper
  }

  /// The end of a line, before its line break.
  func lineEnd(from offset: Int) -> Int {
    var upper = offset
    while upper < end, !bytes[upper].isLineBreak { upper += 1 }
    return upper
  }

  // MARK: Foreign white space

  private mutating func skipForeignSpaces() -> Bool {
    let lower = at
    var first: Unicode.Scalar?
    while let space = foreignSpace(at: at) {
      first = first ?? space.scalar
      at += space.length
    }
    guard let first else { return false }
    let range = SourceRange(lower, at)
    report(.jsonUnexpectedCharacter, .foreignSpace(first), at: range, fixes: [.replaceBySpace(range)])
    return true
  }

  /// The character at an offset that looks like a space but is not one in JSON, with its length in bytes.
  ///
  /// - Source: `White_Space` of Unicode 15.0 without the four of JSON, and the invisible U+200B to U+200F, U+2060,
  ///   U+FEFF.
  func foreignSpace(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset < end else { return nil }
    let second = offset + 1 < end ? bytes[offset + 1] : 0
    let third = offset + 2 < end ? bytes[offset + 2] : 0
    switch (bytes[offset], second, third) {
    case (0x0B, _, _), (0x0C, _, _): return (Unicode.Scalar(bytes[offset]), 1)
    case (0xC2, 0x85, _), (0xC2, 0xA0, _): return (Unicode.Scalar(second), 2)
    case (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F...0xA0),
      (0xE1, 0x9A, 0x80), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
      return scalar(at: offset).map { ($0, 3) }
    default: return nil
    }
  }

  /// The scalar at an offset; nil at the end, and if the bytes are not UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < end else { return nil }
    let sequence = UTF8Sequence(in: bytes, at: offset, end: end)
    guard sequence.isValid else { return nil }
    return String(decoding: bytes[offset..<offset + sequence.count], as: UTF8.self).unicodeScalars.first
  }

  // MARK: Unexpected text

  /// Reports a run of text that is not a value, and moves past it.
  mutating func skipUnexpected() {
    let lower = at
    at += UTF8Sequence(in: bytes, at: at, end: end).count
    if !bytes[lower].isStructural {
      while at < end, !bytes[at].isStructural, !bytes[at].isJSONSpace { at += 1 }
    }
    let range = SourceRange(lower, at)
    report(.jsonUnexpectedCharacter, .unexpected(excerpt(range)), at: range)
    afterMistake = true
  }
}

extension Diagnostic.Fix {
  fileprivate static func replaceBySpace(_ range: SourceRange) -> Self {
    Self("replace with a space", .sure, [Edit(range, with: " ")])
  }
}

extension Diagnostic.Message {
  fileprivate static var comment: Self { "JSON has no comments" }
  fileprivate static var openComment: Self { "JSON has no comments, and this one is never closed" }
  fileprivate static func unexpected(_ text: String) -> Self { "unexpected `\(text)`" }

  fileprivate static func foreignSpace(_ scalar: Unicode.Scalar) -> Self {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name = scalar.properties.name.map { " (\($0.lowercased()))" } ?? ""
    return "\(number)\(name) looks like a space but is not one in JSON"
  }
}
