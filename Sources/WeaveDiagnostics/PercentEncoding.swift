// SPDX-License-Identifier: MIT

/// Percent-encoding for addresses, where a disallowed byte is written as `%` and two digits.
package enum PercentEncoding {
  /// A text whose UTF-8 bytes are encoded, except letters, digits and `-._~`.
  ///
  /// - Parameter kept: other ASCII characters to keep, such as `/` in a path.
  /// - Source: RFC 3986, 2.1 and 2.3.
  package static func text(_ text: String, keeping kept: String = "") -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case 0..<0x80 where kept.utf8.contains(byte): result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
