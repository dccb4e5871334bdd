// SPDX-License-Identifier: MIT

/// Writes JSON strings by hand, because this module has no JSON tree.
public enum JSONText {
  /// A text as a JSON string with quotes.
  ///
  /// - Parameter escapingSlashes: writes `\/` for `/`, as Foundation's encoder does.
  public static func literal(_ text: String, escapingSlashes: Bool = false) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes, escapingSlashes: escapingSlashes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text as a JSON string with quotes to a UTF-8 buffer.
  public static func append(_ text: String, to bytes: inout [UInt8], escapingSlashes: Bool = false) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "/") where escapingSlashes: bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: appendControl(byte, to: &bytes)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func appendControl(_ byte: UInt8, to bytes: inout [UInt8]) {
    let escape =
      switch byte {
      case 0x08: "\\b"
      case 0x09: "\\t"
      case 0x0A: "\\n"
      case 0x0C: "\\f"
      case 0x0D: "\\r"
      default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
      }
    bytes += Array(escape.utf8)
  }
}
