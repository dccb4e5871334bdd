// SPDX-License-Identifier: MIT

/// The form in which names of variables are compared and stored.
package enum VariableKey {
  /// Scalars of a canonical key.
  package static let length = 64

  /// A key trimmed, in lower case, each run of white space one space, cut off after 64 characters.
  package static func canonical(_ key: String) -> String {
    if isCanonical(key) { return key }
    // What is past so many scalars cannot be seen in the first 64 characters of any sensible name.
    let words = key.unicodeScalars.prefix(4_096).split { $0.properties.isWhitespace }
    let joined = words.map { String($0) }.joined(separator: " ")
    return String(joined.lowercased().prefix(length))
  }

  /// Whether a key is plainly canonical already: short, without capitals, with single spaces inside.
  package static func isCanonical(_ key: String) -> Bool {
    guard key.utf8.count <= length else { return false }
    var isAfterSpace = true
    for byte in key.utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if byte < 0x20 || byte >= 0x7F || (0x41...0x5A).contains(byte) || (isSpace && isAfterSpace) { return false }
      isAfterSpace = isSpace
    }
    return !isAfterSpace || key.isEmpty
  }
}
