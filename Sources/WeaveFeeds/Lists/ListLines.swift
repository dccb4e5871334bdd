// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A line of a text, without its line break, and its place.
struct TextLine {
  var text: String
  var range: SourceRange
}

extension SourceText {
  /// All lines, with any kind of line break; bytes that are not UTF-8 become U+FFFD.
  var textLines: [TextLine] {
    var lines: [TextLine] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let range = SourceRange(start, end)
      lines.append(TextLine(text: text(in: range), range: range))
      start = end + 1
    }
    return lines
  }
}

/// Makes identifiers for items without one: their text, with a number if several have the same text.
struct ItemNames {
  private var counts: [String: Int] = [:]

  mutating func name(_ text: String) -> String {
    let count = (counts[text] ?? 0) + 1
    counts[text] = count
    return count == 1 ? text : "\(text) (\(count))"
  }
}
