// SPDX-License-Identifier: MIT

/// One well-formed UTF-8 sequence, or the ill-formed bytes that a single U+FFFD replaces.
public struct UTF8Sequence: Sendable, Hashable {
  /// The number of bytes, 1 to 4.
  public var count: Int
  /// Whether the bytes are a valid UTF-8 encoding of a Unicode scalar.
  public var isValid: Bool

  /// The sequence at an offset, read no further than `end`.
  ///
  /// An ill-formed sequence is a *maximal subpart*, so the pieces are the same that `String(decoding:as:)` replaces.
  ///
  /// - Source: The Unicode Standard 15.0, table 3-7 and section 3.9, "U+FFFD Substitution of Maximal Subparts".
  public init(in bytes: [UInt8], at offset: Int, end: Int) {
    let first = bytes[offset]
    guard first >= 0x80 else {
      self = UTF8Sequence(count: 1, isValid: true)
      return
    }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: length = 0
    }
    var count = 1
    while count < length, offset + count < end {
      guard (count == 1 ? second : 0x80...0xBF).contains(bytes[offset + count]) else { break }
      count += 1
    }
    self = UTF8Sequence(count: count, isValid: count == length)
  }

  private init(count: Int, isValid: Bool) {
    self.count = count
    self.isValid = isValid
  }

  /// The offset of the first ill-formed byte in `range`; nil if all of it is UTF-8.
  public static func firstInvalid(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var at = range.lowerBound
    while at < range.upperBound {
      // Most text is ASCII; skip a whole block of it at once.
      if at + 64 <= range.upperBound, bytes[at..<at + 64].reduce(0, |) < 0x80 {
        at += 64
        continue
      }
      if bytes[at] < 0x80 {
        at += 1
        continue
      }
      let sequence = UTF8Sequence(in: bytes, at: at, end: range.upperBound)
      guard sequence.isValid else { return at }
      at += sequence.count
    }
    return nil
  }
}
