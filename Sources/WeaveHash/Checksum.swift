// SPDX-License-Identifier: MIT

internal import CXXHash

/// A hash of 128 bits that tells contents apart which differ by accident; not one that withstands an attacker.
///
/// - Source: Y. Collet, xxHash, XXH3 in its form of 128 bits.
public struct Checksum: Sendable, Hashable, CustomStringConvertible {
  let high, low: UInt64

  /// The hash of all bytes.
  public init(of bytes: [UInt8]) {
    self = unsafe bytes.withUnsafeBytes { unsafe Checksum(of: $0) }
  }

  /// The hash of bytes wherever they lie.
  package init(of bytes: UnsafeRawBufferPointer) {
    let hash = unsafe weave_xxh3_128(bytes.baseAddress, bytes.count)
    (high, low) = (hash.high, hash.low)
  }

  /// Half of the bits, for tables of many.
  public var word: UInt64 { low }

  /// 32 hexadecimal digits.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }

  /// 32 hexadecimal digits, the high half first.
  public var description: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
