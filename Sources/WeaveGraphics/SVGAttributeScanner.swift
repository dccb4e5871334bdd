// SPDX-License-Identifier: MIT

/// Splits the text of SVG attributes (path data, transforms, lists of points) into letters and numbers.
public struct SVGAttributeScanner {
  /// A command letter of path data.
  struct Letter {
    var lowercase: UInt8
    var isRelative: Bool
  }

  private let bytes: [UInt8]
  private var position = 0

  /// A scanner at the beginning of a text.
  public init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// Whether everything has been read.
  public var isAtEnd: Bool { position >= bytes.count }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether a number begins here.
  public var startsNumber: Bool {
    guard let next else { return false }
    return Self.isDigit(next) || next == UInt8(ascii: ".") || next == UInt8(ascii: "-")
      || next == UInt8(ascii: "+")
  }

  /// Skips white space.
  public mutating func skipSpace() {
    while let next, next == 0x20 || (0x09...0x0D).contains(next) { position += 1 }
  }

  /// Skips white space with at most one comma in it.
  public mutating func skipSeparator() {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return }
    position += 1
    skipSpace()
  }

  /// Skips `byte` and white space after it; false if the next byte is another.
  public mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    skipSpace()
    return true
  }

  /// The next ASCII letters; may be empty.
  public mutating func word() -> String {
    let start = position
    while let next, Self.isLetter(next) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    skipSpace()
    return text
  }

  mutating func letter() -> Letter? {
    guard let next, Self.isLetter(next) else { return nil }
    position += 1
    skipSpace()
    return Letter(lowercase: next | 0x20, isRelative: next & 0x20 != 0)
  }

  /// Reads the next number and the separator after it; nil if there is no number, or it is not finite.
  public mutating func number() -> Double? {
    let start = position
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
    var digits = skipDigits()
    if next == UInt8(ascii: ".") {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    skipExponent()
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite else {
      return nil
    }
    skipSeparator()
    return value
  }

  /// Reads a flag of an arc: one digit, 0 or 1, which needs no separator after it.
  mutating func flag() -> Bool? {
    guard let next, next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else { return nil }
    position += 1
    skipSeparator()
    return next == UInt8(ascii: "1")
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let next, Self.isDigit(next) { position += 1 }
    return position - start
  }

  /// An `e` is an exponent only if digits follow.
  private mutating func skipExponent() {
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    let start = position
    position += 1
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
    if skipDigits() == 0 { position = start }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
