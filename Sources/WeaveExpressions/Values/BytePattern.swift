// SPDX-License-Identifier: MIT

/// Searches for the bytes of a text in other texts, reading each byte of those only once.
///
/// A search by bytes finds a letter before a combining accent, and takes milliseconds for a text of megabytes.
///
/// - Source: Knuth, Morris, Pratt: Fast pattern matching in strings. SIAM J. Comput. 6 (1977).
package struct BytePattern {
  private let bytes: [UInt8]
  /// For each position, the number of bytes before it that equal the first bytes.
  private let borders: [Int]

  /// A pattern; nil for the empty text, which occurs everywhere.
  package init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    var borders = [0]
    borders.reserveCapacity(bytes.count)
    var length = 0
    for place in bytes.indices.dropFirst() {
      while length > 0, bytes[place] != bytes[length] { length = borders[length - 1] }
      if bytes[place] == bytes[length] { length += 1 }
      borders.append(length)
    }
    self.bytes = bytes
    self.borders = borders
  }

  /// The first occurrence in a text from a position on.
  package func firstRange(in text: [UInt8], from start: Int = 0) -> Range<Int>? {
    var length = 0
    for place in text.indices[min(start, text.count)...] {
      while length > 0, text[place] != bytes[length] { length = borders[length - 1] }
      if text[place] == bytes[length] { length += 1 }
      if length == bytes.count { return place + 1 - length..<place + 1 }
    }
    return nil
  }

  /// The parts of a text before, between and after its occurrences, with at most `maxCuts` cuts.
  package func parts(of text: [UInt8], maxCuts: Int = .max) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    while parts.count < maxCuts, let range = firstRange(in: text, from: start) {
      parts.append(text[start..<range.lowerBound])
      start = range.upperBound
    }
    return parts + [text[start...]]
  }
}

extension String {
  /// Whether it contains two opening braces, so that a token may begin in it.
  package var hasTokenStart: Bool {
    var isAfterBrace = false
    for byte in utf8 {
      let isBrace = byte == UInt8(ascii: "{")
      if isBrace && isAfterBrace { return true }
      isAfterBrace = isBrace
    }
    return false
  }
}
