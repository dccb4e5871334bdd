// SPDX-License-Identifier: MIT

/// The bytes of a `data:` address in base64.
struct DataAddress {
  var bytes: [UInt8]

  /// Nil if the address is not valid base64. Blanks inside are skipped, because editors wrap lines.
  init?(_ address: String) {
    let text = address.utf8
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    guard String(address[..<comma]).lowercased().hasSuffix(";base64") else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for letter in text[text.index(after: comma)...] {
      if letter <= 0x20 { continue }
      if letter == UInt8(ascii: "=") { break }
      guard let value = Self.value(letter) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    self.bytes = bytes
  }

  private static func value(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter + 4
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
