// SPDX-License-Identifier: MIT

internal import CArgon2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Hashes of secrets by Argon2id, from which nobody finds the secret again.
///
/// - Source: RFC 9106.
public enum SlowHash {
  /// How much work one hash is.
  public struct Cost: Sendable, Hashable {
    /// Times that the memory is gone over.
    var passes: UInt32
    /// KiB of memory.
    var memory: UInt32

    /// For passwords that people choose, which can be guessed: some fifty milliseconds.
    ///
    /// - Source: OWASP Password Storage Cheat Sheet, Argon2id with 19 MiB and two passes.
    public static let password = Cost(passes: 2, memory: 19_456)
    /// For random texts of 128 bits, which cannot be guessed.
    public static let token = Cost(passes: 1, memory: 8)
  }

  /// Whether the machine has libargon2.
  public static var isAvailable: Bool { unsafe function != nil }

  /// The hash of a secret, 32 bytes.
  ///
  /// - Parameter salt: 8 bytes at least, other ones for each password.
  /// - Returns: nil where libargon2 is missing or has no memory.
  public static func hash(_ secret: [UInt8], salt: [UInt8], cost: Cost) -> [UInt8]? {
    guard let function = unsafe function else { return nil }
    var hash = [UInt8](repeating: 0, count: 32)
    let status = unsafe function(
      cost.passes, cost.memory, 1, secret, secret.count, salt, salt.count, &hash, hash.count)
    return status == Int32(ARGON2_OK.rawValue) ? hash : nil
  }

  /// Whether two hashes are equal, in a time that does not tell where they differ.
  public static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private typealias Function =
    @convention(c) @Sendable (
      UInt32, UInt32, UInt32, UnsafeRawPointer?, Int, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int
    ) -> Int32

  /// `argon2id_hash_raw`, found when it is first needed.
  private static let function: Function? = {
    guard let library = unsafe dlopen("libargon2.so.1", RTLD_NOW | RTLD_LOCAL),
      let found = unsafe dlsym(library, "argon2id_hash_raw")
    else { return nil }
    return unsafe unsafeBitCast(found, to: Function.self)
  }()
}
