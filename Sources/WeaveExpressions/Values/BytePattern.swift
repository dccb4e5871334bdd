// SPDX-License-Identifier: MIT

/// The bytes of a text that is looked for in others, each byte of which is read once however much repeats.
///
/// By bytes, an accent that stands behind a letter does not hide it, and a text of megabytes takes milliseconds.
///
/// - Source: Knuth, Morris, Pratt: Fast pattern matching in strings. SIAM J. Comput. 6 (1977).
package struct BytePattern {
  private let bytes: [UInt8]
  /// For each place, how many bytes before it are also the first ones.
  private let borders: [Int]

  /// A pattern; nil for the empty text, which is everywhere.
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

  /// Where it stands first in a text from a place on.
  package func firstRange(in text: [UInt8], from start: Int = 0) -> Range<Int>? {
    var length = 0
    for place in text.indices[min(start, text.count)...] {
      while length > 0, text[place] != bytes[length] { length = borders[length - 1] }
      if text[place] == bytes[length] { length += 1 }
      if length == bytes.count { return place + 1 - length..<place + 1 }
    }
    return nil
  }

  /// The parts of a text before, between and after the places where it stands; at most so many cuts are made.
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
  /// Whether a token may begin in it: two braces, wherever they stand.
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
