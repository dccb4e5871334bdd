// SPDX-License-Identifier: MIT

/// The symbols of JSON, and characters that are mistaken for them.
extension UInt8 {
  static var quote: UInt8 { UInt8(ascii: "\"") }
  static var backslash: UInt8 { UInt8(ascii: "\\") }
  static var comma: UInt8 { UInt8(ascii: ",") }
  static var colon: UInt8 { UInt8(ascii: ":") }
  static var openBrace: UInt8 { UInt8(ascii: "{") }
  static var closeBrace: UInt8 { UInt8(ascii: "}") }
  static var openSquare: UInt8 { UInt8(ascii: "[") }
  static var closeSquare: UInt8 { UInt8(ascii: "]") }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }

  var isDigit: Bool { self &- 0x30 < 10 }
  /// Space, tab, line feed, carriage return: the white space that RFC 8259 allows between values.
  var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// Whether the byte can be part of a name; all bytes of non-ASCII letters can.
  var isWordByte: Bool {
    isASCIILetter || isDigit || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
  /// Whether the byte is one of `{ } [ ] , : "`, which end a run of unexpected text.
  var isStructural: Bool {
    switch self {
    case .openBrace, .closeBrace, .openSquare, .closeSquare, .comma, .colon, .quote: true
    default: false
    }
  }
  var isCloser: Bool { self == .closeBrace || self == .closeSquare }
}
