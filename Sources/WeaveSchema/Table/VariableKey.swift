// SPDX-License-Identifier: MIT

/// The form in which names of variables are compared and stored.
package enum VariableKey {
  /// The largest number of characters in a canonical key.
  package static let length = 64

  /// A key trimmed, in lower case, with single spaces, cut off after 64 characters.
  package static func canonical(_ key: String) -> String {
    if isCanonical(key) { return key }
    if let lowered = loweredASCII(key) { return lowered }
    // No sensible name needs more scalars for its first 64 characters.
    let words = key.unicodeScalars.prefix(4_096).split { $0.properties.isWhitespace }
    let joined = words.map { String($0) }.joined(separator: " ")
    return String(joined.lowercased().prefix(length))
  }

  /// The canonical form of a key that only differs from it in capitals; nil for any other key.
  private static func loweredASCII(_ key: String) -> String? {
    let count = key.utf8.count
    guard !key.isEmpty, hasPlainWords(key, capitals: true) else { return nil }
    return String(unsafeUninitializedCapacity: count) { buffer in
      for (index, byte) in key.utf8.enumerated() { buffer[index] = isCapital(byte) ? byte | 0x20 : byte }
      return count
    }
  }

  /// Whether a key is certainly canonical: short ASCII without capitals, with single spaces inside.
  package static func isCanonical(_ key: String) -> Bool { hasPlainWords(key, capitals: false) }

  /// Whether a key is short printable ASCII, with spaces only between words, one at a time.
  private static func hasPlainWords(_ key: String, capitals: Bool) -> Bool {
    guard key.utf8.count <= length else { return false }
    var isAfterSpace = true
    for byte in key.utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if byte < 0x20 || byte >= 0x7F || (isSpace && isAfterSpace) || (!capitals && isCapital(byte)) { return false }
      isAfterSpace = isSpace
    }
    return !isAfterSpace || key.isEmpty
  }

  /// Whether a key may have a given canonical form. Comparing the first letters rules out nearly all names of a record.
  package static func mayMatch(_ canonical: String, _ key: String) -> Bool {
    guard let wanted = canonical.utf8.first, let first = key.utf8.first, first > 0x20, first < 0x7F else { return true }
    return wanted == (isCapital(first) ? first | 0x20 : first)
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
