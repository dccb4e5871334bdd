// SPDX-License-Identifier: MIT

/// Source lines with line numbers in a gutter and an underlined range.
struct SourceExcerpt {
  private let source: SourceText
  private let gutterWidth: Int
  private let columns: Int
  private let style: TerminalStyle

  /// - Parameters:
  ///   - ranges: all ranges to be shown, so that their gutters have the same width.
  ///   - width: the terminal's width in columns.
  init(_ source: SourceText, ranges: [SourceRange], width: Int, style: TerminalStyle) {
    self.source = source
    self.style = style
    let last = ranges.map { source.position(of: $0.upper).line }.max() ?? 1
    gutterWidth = String(last).utf8.count
    columns = width - gutterWidth - 4
  }

  /// The lines for one range: its only line, or its first and last.
  func lines(for range: SourceRange, _ role: TerminalStyle.Role) -> [String] {
    let range = source.clamped(range)
    let first = source.position(of: range.lower).line
    let last = lastLine(of: range, first: first)
    if first == last { return line(first, mark: range, role) }
    let end = source.range(ofLine: last)
    let indent = source.bytes[end.lower..<end.upper].prefix { $0 == 0x20 || $0 == 0x09 }.count
    let tail = SourceRange(min(end.lower + indent, range.upper), range.upper)
    let gap = last > first + 1 ? [gutter("…")] : []
    return line(first, mark: range, role) + gap + line(last, mark: tail, role, pointer: "~")
  }

  /// The line of a range's last character; a range that ends with a line break does not extend into the next line.
  private func lastLine(of range: SourceRange, first: Int) -> Int {
    let last = source.position(of: range.upper).line
    let isLineStart = source.range(ofLine: last).lower == range.upper
    return isLineStart ? max(first, last - 1) : last
  }

  private func line(_ number: Int, mark: SourceRange, _ role: TerminalStyle.Role, pointer: String = "^") -> [String] {
    let line = ExcerptLine(source, line: source.range(ofLine: number), mark: mark, columns: columns)
    let underline = pointer + String(repeating: "~", count: line.markColumns - 1)
    let text = line.text.isEmpty ? gutter(String(number)) : gutter(String(number)) + " " + line.text
    return [text, gutter("") + String(repeating: " ", count: line.markStart + 1) + style.paint(underline, role)]
  }

  private func gutter(_ text: String) -> String {
    let padding = String(repeating: " ", count: max(0, gutterWidth - text.count))
    return style.paint(" \(padding)\(text) |", .gutter)
  }
}
