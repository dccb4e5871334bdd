// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A place in a file, as reports print it: `parts/kit.json:7:23`.
public struct FilePlace: Sendable, Hashable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// Line and column, counted from 1; the column counts Unicode scalars.
  public var line, column: Int

  /// The place as `path:line:column`.
  public var description: String { "\(file):\(line):\(column)" }

  /// The beginning of a range, in its own file if the source includes others.
  init(of range: SourceRange, in source: SourceText) {
    let (file, position) = source.place(of: range.lower)
    (self.file, line, column) = (file, position.line, position.column)
  }

  /// The place in a text; nil if the text does not end with a line and a column.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]),
      line > 0, column > 0
    else { return nil }
    (file, self.line, self.column) = (parts.dropLast(2).joined(separator: ":"), line, column)
  }

  /// The range from the place to the end of its line, in the text of its file.
  func range(in text: SourceText) -> SourceRange? {
    guard line <= text.lineCount else { return nil }
    let whole = text.range(ofLine: line)
    let before = text.text(in: whole).unicodeScalars.prefix(column - 1)
    let start = whole.lower + before.reduce(0) { $0 + UTF8.width($1) }
    return start < whole.upper ? SourceRange(start, whole.upper) : whole
  }
}
