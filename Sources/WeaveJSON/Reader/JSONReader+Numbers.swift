// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Numbers.
extension JSONReader {
  /// The number at `at`, where there is a digit or `-`.
  mutating func readNumber() -> JSONNode? {
    let upper = numberEnd(from: at)
    guard let upper, !isContinued(at: upper) else { return readOddNumber(from: at) }
    let range = SourceRange(at, upper)
    at = upper
    return number(range)
  }

  /// The end of a number according to RFC 8259, section 6; nil if there are no digits.
  private func numberEnd(from lower: Int) -> Int? {
    var upper = lower
    if bytes[upper] == UInt8(ascii: "-") { upper += 1 }
    guard upper < end, bytes[upper].isDigit else { return nil }
    upper = bytes[upper] == UInt8(ascii: "0") ? upper + 1 : digitsEnd(upper)
    if upper + 1 < end, bytes[upper] == UInt8(ascii: "."), bytes[upper + 1].isDigit { upper = digitsEnd(upper + 1) }
    guard upper < end, bytes[upper] | 0x20 == UInt8(ascii: "e") else { return upper }
    var digits = upper + 1
    if digits < end, bytes[digits] == UInt8(ascii: "+") || bytes[digits] == UInt8(ascii: "-") { digits += 1 }
    return digits < end && bytes[digits].isDigit ? digitsEnd(digits) : upper
  }

  private func digitsEnd(_ lower: Int) -> Int {
    var upper = lower
    while upper < end, bytes[upper].isDigit { upper += 1 }
    return upper
  }

  /// Whether the characters right after a number make it invalid.
  private func isContinued(at offset: Int) -> Bool {
    guard offset < end, bytes[offset].isWordByte || Self.isNumberSign(bytes[offset]) else { return false }
    return foreignSpace(at: offset) == nil
  }

  private static func isNumberSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "%") }

  /// The value of a well-formed number.
  private mutating func number(_ range: SourceRange) -> JSONNode? {
    if let small = smallInteger(range) { return JSONNode(.number(small), at: range) }
    // No meaningful number is longer, and converting a megabyte of digits would take long.
    guard range.count <= 1000, let value = Double(source.text(in: range)), value.isFinite else {
      report(.jsonNumberOutOfRange, .outOfRange(excerpt(range)), at: range)
      return nil
    }
    if value == 0, hasDigitsOtherThanZero(range) { reportUnderflow(range) }
    return JSONNode(.number(value), at: range)
  }

  /// An integer of at most 15 digits, which is exact as a `Double` and needs no conversion.
  private func smallInteger(_ range: SourceRange) -> Double? {
    guard range.count <= 15 else { return nil }
    var value = 0
    let isNegative = bytes[range.lower] == UInt8(ascii: "-")
    for byte in bytes[(range.lower + (isNegative ? 1 : 0))..<range.upper] {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return isNegative ? -Double(value) : Double(value)
  }

  private func hasDigitsOtherThanZero(_ range: SourceRange) -> Bool {
    bytes[range.lower..<range.upper].prefix { $0 | 0x20 != UInt8(ascii: "e") }
      .contains { $0.isDigit && $0 != UInt8(ascii: "0") }
  }

  private mutating func reportUnderflow(_ range: SourceRange) {
    report(.jsonNumberUnderflow, .underflow(excerpt(range)), at: range, fixes: [.replace(range, with: "0", .likely)])
  }

  // MARK: Numbers of other languages

  /// Reads something that looks like a number but is not valid JSON.
  mutating func readOddNumber(from lower: Int) -> JSONNode? {
    var upper = lower
    while upper < end, bytes[upper].isWordByte || Self.isNumberSign(bytes[upper]), foreignSpace(at: upper) == nil {
      upper += 1
    }
    let range = SourceRange(lower, max(upper, lower + 1))
    let text = excerpt(range)
    if Self.isNotFinite(text) { return reportNotFinite(range) }
    if range.count <= 40, let number = OddNumber(text) {
      at = range.upper
      report(
        .jsonInvalidNumber, .odd(number.reason), at: range,
        fixes: [.replace(range, with: number.spelling, number.confidence)])
      return JSONNode(.number(number.value), at: range)
    }
    // A date or a version is text. A sign or an exponent at the end makes it an incomplete number.
    if bytes[lower].isDigit, let last = text.utf8.last, last.isDigit || last.isASCIILetter && last | 0x20 != 0x65 {
      return readUnquotedText(from: lower)
    }
    at = range.upper
    report(.jsonInvalidNumber, .noNumber(text), at: range)
    afterMistake = true
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func outOfRange(_ text: String) -> Self {
    "`\(text)` is beyond the range of numbers, about 1.8e308"
  }
  fileprivate static func underflow(_ text: String) -> Self { "`\(text)` is too small to tell from zero" }
  fileprivate static func odd(_ reason: String) -> Self { Self(reason) }
  fileprivate static func noNumber(_ text: String) -> Self { "`\(text)` is not a number" }
}
