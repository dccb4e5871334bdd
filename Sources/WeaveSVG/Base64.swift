// SPDX-License-Identifier: MIT

/// Base64 with padding and without line breaks (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    let count = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: count) { output in
      var place = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let rest = bytes.count - start
        let word =
          Int(bytes[start]) << 16 | (rest > 1 ? Int(bytes[start + 1]) << 8 : 0) | (rest > 2 ? Int(bytes[start + 2]) : 0)
        output[place] = digits[word >> 18]
        output[place + 1] = digits[word >> 12 & 63]
        output[place + 2] = rest > 1 ? digits[word >> 6 & 63] : UInt8(ascii: "=")
        output[place + 3] = rest > 2 ? digits[word & 63] : UInt8(ascii: "=")
        place += 4
      }
      return count
    }
  }
}
