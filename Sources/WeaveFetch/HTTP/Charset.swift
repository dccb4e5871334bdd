// SPDX-License-Identifier: MIT

/// Old Western encodings, which some servers still use.
enum Charset {
  /// The bytes as UTF-8. Valid UTF-8 stays as it is, whatever encoding the server declares. Other bytes are decoded if
  /// the declared encoding is known, and otherwise stay as they are.
  static func utf8(_ bytes: [UInt8], declared name: String?) -> [UInt8] {
    if name == nil || String(validating: bytes, as: UTF8.self) != nil { return bytes }
    switch name {
    case "iso-8859-1", "latin1", "us-ascii", "windows-1252", "cp1252", "iso-8859-15":
      var text = String.UnicodeScalarView()
      for byte in bytes {
        let code = (0x80...0x9F).contains(byte) ? windows[Int(byte) - 0x80] : UInt32(byte)
        text.append(byte == 0xA4 && name == "iso-8859-15" ? "€" : Unicode.Scalar(code) ?? "\u{FFFD}")
      }
      return Array(String(text).utf8)
    default: return bytes
    }
  }

  /// 0x80 to 0x9F of windows-1252, which pages declared as Latin-1 use too.
  ///
  /// - Source: WHATWG Encoding Standard, index windows-1252.
  private static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E,
    0x0178,
  ]
}
