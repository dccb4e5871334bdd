// SPDX-License-Identifier: MIT

/// A numeric address of IPv4 or IPv6.
package struct ClientAddress: Sendable, Hashable, CustomStringConvertible {
  /// Sixteen bytes. Addresses of IPv4 are mapped to IPv6, so that each has one form.
  ///
  /// - Source: RFC 4291, 2.5.5.2.
  let bytes: [UInt8]

  /// The address of a client that cannot be found out.
  package static let unknown = ClientAddress(bytes: [UInt8](repeating: 0, count: 16))

  private static let mapped: [UInt8] = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads `192.168.1.5` or `2001:db8::1`; nil for any other text.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 45 else { return nil }
    if let four = Self.four(text) {
      bytes = Self.mapped + four
      return
    }
    let halves = String(text).split(separator: "::", omittingEmptySubsequences: false)
    guard text.contains(":"), halves.count <= 2, let head = Self.groups(halves[0], isLast: halves.count == 1),
      let tail = halves.count == 2 ? Self.groups(halves[1], isLast: true) : []
    else { return nil }
    let missing = 16 - head.count - tail.count
    guard halves.count == 2 ? missing >= 2 : missing == 0 else { return nil }
    bytes = head + [UInt8](repeating: 0, count: missing) + tail
  }

  private static func four(_ text: some StringProtocol) -> [UInt8]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      (1...3).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt8(part) : nil
    }
    return parts.count == 4 && numbers.count == 4 ? numbers : nil
  }

  /// The bytes of groups of four hexadecimal digits; the last may be an address of IPv4.
  private static func groups(_ text: Substring, isLast: Bool) -> [UInt8]? {
    if text.isEmpty { return [] }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var bytes: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if isLast, index == parts.count - 1, let four = four(part) {
        bytes += four
      } else {
        guard (1...4).contains(part.utf8.count), part.allSatisfy(\.isHexDigit), let value = UInt16(part, radix: 16)
        else {
          return nil
        }
        bytes += [UInt8(value >> 8), UInt8(value & 0xFF)]
      }
    }
    return bytes.count <= 16 ? bytes : nil
  }

  private var isFour: Bool { bytes.starts(with: Self.mapped) }

  /// Whether it is an address of this machine.
  package var isLoopback: Bool {
    isFour ? bytes[12] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
  }

  /// The addresses that one client can choose from freely: an address of IPv4, or the 64 bits of a network of IPv6.
  package var network: String {
    isFour ? description : Self(bytes: bytes.prefix(8) + [UInt8](repeating: 0, count: 8)).description
  }

  /// `192.168.1.5`, or eight groups of hexadecimal digits.
  package var description: String {
    if isFour { return bytes.suffix(4).map(String.init).joined(separator: ".") }
    return stride(from: 0, to: 16, by: 2)
      .map { String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16) }.joined(separator: ":")
  }
}

/// Addresses with the same first bits: `10.0.0.0/8`, or a single address.
package struct AddressRange: Sendable, Hashable {
  private let first: ClientAddress
  /// Of 128 bits.
  private let bits: Int

  /// Reads an address, or one with the number of bits that count; nil for any other text.
  package init?(_ text: String) {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count <= 2, let first = ClientAddress(sides[0]) else { return nil }
    let all = sides[0].contains(":") ? 128 : 32
    guard sides.count == 2 else {
      (self.first, bits) = (first, 128)
      return
    }
    guard let bits = Int(sides[1]), (0...all).contains(bits) else { return nil }
    (self.first, self.bits) = (first, bits + 128 - all)
  }

  package func contains(_ address: ClientAddress) -> Bool {
    let whole = bits / 8
    guard address.bytes.prefix(whole) == first.bytes.prefix(whole) else { return false }
    let rest = bits % 8
    return rest == 0 || (address.bytes[whole] ^ first.bytes[whole]) >> (8 - rest) == 0
  }
}
