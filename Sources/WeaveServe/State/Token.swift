// SPDX-License-Identifier: MIT

import WeaveNative

/// Random texts that displays and browsers prove themselves by.
enum Token {
  /// 32 hexadecimal digits, 128 bits.
  static func random() -> String { hexadecimal(randomBytes(16)) }

  static func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// Six letters and digits that are not mistaken for one another.
  static func friendlyID() -> String {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")
    return String((0..<6).map { _ in letters[Int.random(in: letters.indices, using: &generator)] })
  }

  /// Whether a text can be a token at all.
  static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
  }

  /// What is kept of a token; nil where libargon2 is missing.
  static func hash(_ token: String) -> [UInt8]? {
    SlowHash.hash(Array(token.utf8), salt: Array("weave display token".utf8), cost: .token)
  }

  /// A text that nobody makes without a secret, for some words: 32 hexadecimal digits.
  static func signature(of words: String, secret: [UInt8]) -> String {
    let hash = SlowHash.hash(secret + Array(words.utf8), salt: Array("weave picture address".utf8), cost: .token)
    return hexadecimal(Array((hash ?? randomBytes(16)).prefix(16)))
  }

  /// Whether two texts are equal, in a time that does not tell where they differ.
  static func areEqual(_ one: String, _ other: String) -> Bool {
    SlowHash.areEqual(Array(one.utf8), Array(other.utf8))
  }

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
