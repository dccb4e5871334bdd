// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A line of a text with its place, without its line break.
struct TextLine {
  var text: String
  var range: SourceRange
}

extension SourceText {
  /// All lines, whichever line break they end in; bytes that are not UTF-8 become U+FFFD.
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

/// Identities of things that have none: what they say, with a number where several say the same.
struct ItemNames {
  private var counts: [String: Int] = [:]

  mutating func name(_ text: String) -> String {
    let count = (counts[text] ?? 0) + 1
    counts[text] = count
    return count == 1 ? text : "\(text) (\(count))"
  }
}
