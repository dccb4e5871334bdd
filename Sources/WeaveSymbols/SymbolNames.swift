// SPDX-License-Identifier: MIT

/// The table of names: SF Symbols names, and the pictures here that have the same meaning.
enum SymbolNames {
  /// All names, for suggestions and lists. Drawing needs only a few of the thousand names, so it does not use this.
  static let sorted: [String] = text.split(separator: "\n").compactMap { line in
    line.firstIndex(of: " ").map { String(line[..<$0]) }
  }

  static func source(of name: String) -> SymbolSource? {
    picture(of: name).flatMap { SymbolSource($0) }
  }

  /// The picture of a name, by a binary search in the text, whose lines are sorted by the bytes of their names.
  private static func picture(of name: String) -> Substring? {
    let bytes = text.utf8
    var (lower, upper) = (bytes.startIndex, bytes.endIndex)
    while lower < upper {
      let middle = bytes.index(lower, offsetBy: bytes.distance(from: lower, to: upper) / 2)
      let start = bytes[lower..<middle].lastIndex(of: newline).map { bytes.index(after: $0) } ?? lower
      let end = bytes[middle..<upper].firstIndex(of: newline) ?? upper
      guard let space = bytes[start..<end].firstIndex(of: space) else { return nil }
      let found = bytes[start..<space]
      if found.elementsEqual(name.utf8) { return text[bytes.index(after: space)..<end] }
      if found.lexicographicallyPrecedes(name.utf8) {
        lower = end < upper ? bytes.index(after: end) : upper
      } else {
        upper = start
      }
    }
    return nil
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
}
