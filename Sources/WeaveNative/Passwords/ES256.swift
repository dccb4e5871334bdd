// SPDX-License-Identifier: MIT

internal import CCrypto

/// Signatures for JSON web tokens: ECDSA with the curve P-256 and SHA-256.
///
/// - Source: RFC 7518, 3.4.
public enum ES256 {
  /// Why there is no signature.
  public enum Failure: Error, Sendable, Hashable {
    /// OpenSSL's libcrypto 3 is not installed.
    case notInstalled
    /// The text is not a private key for this curve.
    case notAKey
  }

  /// The signature of bytes: the numbers r and s, 32 bytes each, the highest byte first.
  ///
  /// - Parameter pem: a private key in PEM, not encrypted.
  public static func signature(of bytes: [UInt8], pem: [UInt8]) throws(Failure) -> [UInt8] {
    guard let length = Int32(exactly: pem.count) else { throw .notAKey }
    var signature = [UInt8](repeating: 0, count: 64)
    switch Int(unsafe weave_es256(pem, length, bytes, bytes.count, &signature)) {
    case WEAVE_SIGNED: return signature
    case WEAVE_NO_CRYPTO: throw .notInstalled
    default: throw .notAKey
    }
  }
}
