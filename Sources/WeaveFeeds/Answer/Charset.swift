// SPDX-License-Identifier: MIT

/// Encodings other than UTF-8: UTF-16, and the old Western ones.
public enum Charset {
  /// The bytes as UTF-8. Valid UTF-8 stays as it is, whatever encoding is declared. Other bytes are decoded by their byte
  /// order mark, or else by the declared encoding if it is known, and otherwise stay as they are.
  ///
  /// - Parameter name: the declared encoding in lower case, such as `iso-8859-1`; nil if there is none.
  public static func utf8(_ bytes: [UInt8], declared name: String?) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFF, 0xFE, 0, 0]) {
      return utf16(bytes.dropFirst(2), high: 1)
    }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), high: 0) }
    guard let name else { return bytes }
    // Zeros make UTF-16 of English text valid UTF-8.
    switch name {
    case "utf-16le": return utf16(bytes[...], high: 1)
    case "utf-16", "utf-16be": return utf16(bytes[...], high: 0)
    default: break
    }
    if String(validating: bytes, as: UTF8.self) != nil { return bytes }
    return western(bytes[...], name).map { Array($0.utf8) } ?? bytes
  }

  /// Text in one of the Western encodings of one byte a character; nil for any other encoding.
  static func western(_ bytes: ArraySlice<UInt8>, _ name: String) -> String? {
    guard ["iso-8859-1", "latin1", "us-ascii", "windows-1252", "cp1252", "iso-8859-15"].contains(name) else {
      return nil
    }
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let code = (0x80...0x9F).contains(byte) ? windows[Int(byte) - 0x80] : UInt32(byte)
      text.append(byte == 0xA4 && name == "iso-8859-15" ? "€" : Unicode.Scalar(code) ?? "\u{FFFD}")
    }
    return String(text)
  }

  /// - Parameter high: the place of the high byte in a unit: 0 in big-endian text.
  private static func utf16(_ bytes: ArraySlice<UInt8>, high: Int) -> [UInt8] {
    let start = bytes.startIndex
    let units = (0..<(bytes.count / 2)).map {
      UInt16(bytes[start + 2 * $0 + high]) << 8 | UInt16(bytes[start + 2 * $0 + 1 - high])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
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
