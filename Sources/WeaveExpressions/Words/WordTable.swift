// SPDX-License-Identifier: MIT

/// Lines of text by number: the words of one language, or their names.
///
/// A table is one text with the offsets of its lines, so that languages that a picture does not show cost nothing.
struct WordTable: Sendable {
  private let text: String
  /// UTF-8 offsets at which the lines begin.
  private let starts: [UInt32]

  init(text: String, starts: [UInt32]) {
    self.text = text
    self.starts = starts
  }

  /// A line; empty if there is none with this number.
  subscript(_ index: Int) -> Substring {
    guard starts.indices.contains(index) else { return "" }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: Int(starts[index]))
    let end =
      index + 1 < starts.count
      ? utf8.index(utf8.startIndex, offsetBy: Int(starts[index + 1]) - 1) : utf8.endIndex
    return text[start..<end]
  }

  /// The number of the line that begins with a name, in a table sorted by names; nil if there is none.
  func index(of name: String) -> Int? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      let known = self[middle].utf8.prefix { $0 != UInt8(ascii: ":") }
      if known.elementsEqual(name.utf8) { return middle }
      if known.lexicographicallyPrecedes(name.utf8) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The number of the first line that equals a text; nil if there is none.
  func index(ofLine line: String) -> Int? { starts.indices.first { self[$0] == line } }
}
