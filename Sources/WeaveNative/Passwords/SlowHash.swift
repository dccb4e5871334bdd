// SPDX-License-Identifier: MIT

internal import CArgon2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Argon2id hashes of secrets. A secret cannot be recovered from its hash.
///
/// - Source: RFC 9106.
public enum SlowHash {
  /// The cost of one hash.
  public struct Cost: Sendable, Hashable {
    /// The number of passes over the memory.
    var passes: UInt32
    /// KiB of memory.
    var memory: UInt32

    /// For passwords that people choose and that can be guessed: about fifty milliseconds.
    ///
    /// - Source: OWASP Password Storage Cheat Sheet, Argon2id with 19 MiB and two passes.
    public static let password = Cost(passes: 2, memory: 19_456)
    /// For random tokens of 128 bits, which cannot be guessed.
    public static let token = Cost(passes: 1, memory: 8)
  }

  /// Whether libargon2 is installed.
  public static var isAvailable: Bool { unsafe function != nil }

  /// The hash of a secret, 32 bytes.
  ///
  /// - Parameter salt: at least 8 bytes, different for each password.
  /// - Returns: nil if libargon2 is missing or has no memory.
  public static func hash(_ secret: [UInt8], salt: [UInt8], cost: Cost) -> [UInt8]? {
    guard let function = unsafe function else { return nil }
    var hash = [UInt8](repeating: 0, count: 32)
    let status = unsafe function(
      cost.passes, cost.memory, 1, secret, secret.count, salt, salt.count, &hash, hash.count)
    return status == Int32(ARGON2_OK.rawValue) ? hash : nil
  }

  /// Whether two hashes are equal. The time taken does not reveal where they differ.
  public static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private typealias Function =
    @convention(c) @Sendable (
      UInt32, UInt32, UInt32, UnsafeRawPointer?, Int, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int
    ) -> Int32

  /// `argon2id_hash_raw`, loaded on first use; nil if libargon2 is missing.
  private static let function: Function? = {
    guard let library = unsafe dlopen("libargon2.so.1", RTLD_NOW | RTLD_LOCAL),
      let found = unsafe dlsym(library, "argon2id_hash_raw")
    else { return nil }
    return unsafe unsafeBitCast(found, to: Function.self)
  }()
}
