// SPDX-License-Identifier: MIT

/// Standard base64 without line breaks (RFC 4648, section 4).
enum Base64 {
  /// The place where a text stops being base64, in UTF-8 bytes from its start.
  struct Flaw: Error, Hashable {
    var offset: Int
  }

  /// Decodes a text.
  static func bytes(_ text: String) throws(Flaw) -> [UInt8] {
    var text = text
    let result = text.withUTF8 { decode($0) }
    return try result.get()
  }

  /// Encodes bytes as text.
  static func text(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = UInt32(bytes[start]) << 16
      if count > 1 { group |= UInt32(bytes[start + 1]) << 8 }
      if count > 2 { group |= UInt32(bytes[start + 2]) }
      for place in 0..<4 {
        let filler = UInt8(ascii: "=")
        result.append(place <= count ? alphabet[Int(group >> (18 - 6 * UInt32(place)) & 63)] : filler)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func decode(_ digits: UnsafeBufferPointer<UInt8>) -> Result<[UInt8], Flaw> {
    var end = digits.count
    while end > 0, digits.count - end < 2, digits[end - 1] == UInt8(ascii: "=") { end -= 1 }
    var result: [UInt8] = []
    result.reserveCapacity(digits.count / 4 * 3)
    var group: UInt32 = 0
    for index in 0..<end {
      guard let value = value(digits[index]) else { return .failure(Flaw(offset: index)) }
      group = group << 6 | UInt32(value)
      guard index % 4 == 3 else { continue }
      result.append(UInt8(truncatingIfNeeded: group >> 16))
      result.append(UInt8(truncatingIfNeeded: group >> 8))
      result.append(UInt8(truncatingIfNeeded: group))
    }
    guard digits.count % 4 == 0, end % 4 != 1 else { return .failure(Flaw(offset: digits.count)) }
    if end % 4 == 2 { result.append(UInt8(truncatingIfNeeded: group >> 4)) }
    if end % 4 == 3 {
      result.append(UInt8(truncatingIfNeeded: group >> 10))
      result.append(UInt8(truncatingIfNeeded: group >> 2))
    }
    return .success(result)
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
