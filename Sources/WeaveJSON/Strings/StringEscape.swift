// SPDX-License-Identifier: MIT

/// One escape of a JSON string, beginning with its backslash.
struct StringEscape {
  enum Problem: Equatable {
    /// Not an escape in any known language; the backslash is kept as text.
    case unknown
    /// `\u` without four hexadecimal digits; the backslash is kept as text.
    case incomplete
    /// Half of a surrogate pair; it becomes U+FFFD.
    case loneSurrogate
    /// An escape of another language, with its JSON form.
    case foreign(String)
  }

  /// Bytes of the source, including the backslash.
  var length: Int
  /// The decoded scalar; nil if the bytes are text.
  var scalar: Unicode.Scalar?
  var problem: Problem?

  /// Reads the escape at `offset`, where there is a backslash, up to `end` at most.
  init(in bytes: [UInt8], at offset: Int, end: Int) {
    guard offset + 1 < end else {
      self.init(1, nil, .unknown)
      return
    }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): self.init(2, Unicode.Scalar(bytes[offset + 1]))
    case UInt8(ascii: "b"): self.init(2, "\u{8}")
    case UInt8(ascii: "f"): self.init(2, "\u{C}")
    case UInt8(ascii: "n"): self.init(2, "\n")
    case UInt8(ascii: "r"): self.init(2, "\r")
    case UInt8(ascii: "t"): self.init(2, "\t")
    case UInt8(ascii: "u"): self = Self.unicode(bytes, offset, end)
    case UInt8(ascii: "'"): self.init(2, "'", .foreign("'"))
    case UInt8(ascii: "`"): self.init(2, "`", .foreign("`"))
    case UInt8(ascii: "0"): self.init(2, "\0", .foreign("\\u0000"))
    case UInt8(ascii: "x"): self = Self.hexadecimal(bytes, offset, end)
    default: self.init(1, nil, .unknown)
    }
  }

  private init(_ length: Int, _ scalar: Unicode.Scalar?, _ problem: Problem? = nil) {
    self.length = length
    self.scalar = scalar
    self.problem = problem
  }

  // MARK: Escapes with digits

  /// Reads `\uXXXX`, a surrogate pair, or Swift's and JavaScript's `\u{…}`.
  ///
  /// - Source: RFC 8259, section 7; pairs as in The Unicode Standard, table 3-5 (UTF-16).
  private static func unicode(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> StringEscape {
    guard let first = hexValue(bytes, offset + 2, 4, end) else { return braced(bytes, offset, end) }
    if let scalar = Unicode.Scalar(first) { return StringEscape(6, scalar) }
    guard first < 0xDC00, offset + 7 < end, bytes[offset + 6] == .backslash, bytes[offset + 7] == UInt8(ascii: "u"),
      let second = hexValue(bytes, offset + 8, 4, end), (0xDC00...0xDFFF).contains(second)
    else { return StringEscape(6, "\u{FFFD}", .loneSurrogate) }
    return StringEscape(12, Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)))
  }

  private static func braced(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> StringEscape {
    guard offset + 2 < end, bytes[offset + 2] == .openBrace,
      let close = bytes[offset + 3..<min(offset + 11, max(end, offset + 3))].firstIndex(of: .closeBrace),
      let value = hexValue(bytes, offset + 3, close - offset - 3, end), let scalar = Unicode.Scalar(value)
    else { return StringEscape(1, nil, .incomplete) }
    return StringEscape(close + 1 - offset, scalar, .foreign(spelling(of: scalar)))
  }

  /// Reads `\xXX` of C and JavaScript.
  private static func hexadecimal(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> StringEscape {
    guard let value = hexValue(bytes, offset + 2, 2, end), let scalar = Unicode.Scalar(value) else {
      return StringEscape(1, nil, .unknown)
    }
    return StringEscape(4, scalar, .foreign(spelling(of: scalar)))
  }

  private static func hexValue(_ bytes: [UInt8], _ lower: Int, _ count: Int, _ end: Int) -> UInt32? {
    guard count > 0, lower + count <= end else { return nil }
    var value: UInt32 = 0
    for byte in bytes[lower..<lower + count] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// A scalar as one JSON escape, or two for a surrogate pair.
  private static func spelling(of scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined()
  }
}
