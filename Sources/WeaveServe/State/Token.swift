// SPDX-License-Identifier: MIT

import WeaveNative

/// Random texts by which displays and browsers prove their identity.
enum Token {
  /// 32 hexadecimal digits, 128 bits.
  static func random() -> String { hexadecimal(randomBytes(16)) }

  static func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// Six letters and digits that are not easily confused.
  static func friendlyID() -> String {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")
    return String((0..<6).map { _ in letters[Int.random(in: letters.indices, using: &generator)] })
  }

  /// Whether a text has the form of the tokens that this server gives.
  static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
  }

  /// Whether a text may be a token: also the keys that devices have from other servers.
  static func isPossible(_ text: String) -> Bool {
    (8...128).contains(text.utf8.count) && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// The hash of a token, as it is stored; nil if libargon2 is missing.
  static func hash(_ token: String) -> [UInt8]? {
    SlowHash.hash(Array(token.utf8), salt: Array("weave display token".utf8), cost: .token)
  }

  /// A signature of some words, which cannot be made without the secret: 32 hexadecimal digits.
  static func signature(of words: String, secret: [UInt8]) -> String {
    let hash = SlowHash.hash(secret + Array(words.utf8), salt: Array("weave picture address".utf8), cost: .token)
    return hexadecimal(Array((hash ?? randomBytes(16)).prefix(16)))
  }

  /// Whether two texts are equal, compared in constant time.
  static func areEqual(_ one: String, _ other: String) -> Bool {
    SlowHash.areEqual(Array(one.utf8), Array(other.utf8))
  }

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
