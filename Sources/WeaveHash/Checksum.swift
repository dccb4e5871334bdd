// SPDX-License-Identifier: MIT

internal import CXXHash

/// A 128-bit hash that distinguishes contents; it is not secure against attackers.
///
/// - Source: Y. Collet, xxHash, the 128-bit variant of XXH3.
public struct Checksum: Sendable, Hashable, CustomStringConvertible {
  let high, low: UInt64

  /// The hash of all bytes.
  public init(of bytes: [UInt8]) {
    self = unsafe bytes.withUnsafeBytes { unsafe Checksum(of: $0) }
  }

  /// The hash of bytes anywhere in memory.
  package init(of bytes: UnsafeRawBufferPointer) {
    let hash = unsafe weave_xxh3_128(bytes.baseAddress, bytes.count)
    (high, low) = (hash.high, hash.low)
  }

  /// Half of the bits, for large tables.
  public var word: UInt64 { low }

  /// The hash in 32 hexadecimal digits; nil for any other text.
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
