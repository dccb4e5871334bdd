// SPDX-License-Identifier: MIT

/// Prints diagnostics for people: place, message and code, the line with the range underlined, notes and fixes.
///
/// No control character from the source reaches the terminal.
public struct TerminalPrinter: Sendable {
  /// Whether to write ANSI colours.
  public var color: Bool
  /// The terminal's width in columns; nil if the output is not a terminal, and lines are cut at 120.
  public var width: Int?

  /// A printer for people.
  ///
  /// - Parameters:
  ///   - color: whether to write ANSI colours.
  ///   - width: the terminal's width in columns; nil for 120.
  public init(color: Bool = false, width: Int? = nil) {
    self.color = color
    self.width = width
  }

  /// The text for all files, ending with the number of errors and warnings; empty if there are no diagnostics.
  public func text(for reports: [DiagnosticReport]) -> String {
    let blocks = reports.flatMap(\.byFile).flatMap { report in
      report.sorted.map { block($0, of: report).joined(separator: "\n") }
    }
    if blocks.isEmpty { return "" }
    return (blocks + [reports.summary].compactMap(\.self)).joined(separator: "\n\n") + "\n"
  }

  private var style: TerminalStyle { TerminalStyle(isColored: color) }

  // MARK: One diagnostic

  /// The lines of one diagnostic.
  private func block(_ diagnostic: Diagnostic, of report: DiagnosticReport) -> [String] {
    let excerpt = SourceExcerpt(
      report.source, ranges: ([diagnostic.range] + diagnostic.notes.map(\.range)).compactMap(\.self),
      width: max(width ?? 120, 40), style: style)
    let code = " [\(diagnostic.code.name)]"
    let label = diagnostic.severity.rawValue
    var lines = [
      head(label, diagnostic.severity.role, diagnostic.message, at: diagnostic.range, of: report, strong: true) + code
    ]
    lines += diagnostic.range.map { excerpt.lines(for: $0, diagnostic.severity.role) } ?? []
    if let context = diagnostic.context { lines.append(style.paint("note:", .note) + " " + context) }
    for note in diagnostic.notes {
      lines.append(head("note", .note, note.message, at: note.range, of: report, strong: false))
      lines += note.range.map { excerpt.lines(for: $0, .note) } ?? []
    }
    return lines + diagnostic.fixes.map(help)
  }

  /// `spec.json:12:18: error: message`; a note without a place has no place here.
  private func head(
    _ label: String, _ role: TerminalStyle.Role, _ message: Diagnostic.Message, at range: SourceRange?,
    of report: DiagnosticReport, strong: Bool
  ) -> String {
    var place = ""
    if range != nil || strong { place = DisplayWidth.sanitized(report.source.name) + ":" }
    if let range {
      let position = report.source.position(of: range.lower)
      place += "\(position.line):\(position.column):"
    }
    let text = DisplayWidth.sanitized(message.text)
    return (place.isEmpty ? "" : style.paint(place, .strong) + " ") + style.paint(label + ":", role) + " "
      + (strong ? style.paint(text, .strong) : text)
  }

  private func help(_ fix: Diagnostic.Fix) -> String {
    style.paint("help:", .help) + " \(DisplayWidth.sanitized(fix.message.text)) [\(fix.confidence.rawValue)]"
  }
}

extension Diagnostic {
  /// "in `content.children[2]`, at size small"; nil if it concerns the whole design.
  var context: String? {
    let parts = [
      node.map { "in `\(DisplayWidth.sanitized($0))`" }, size.map { "at size \(DisplayWidth.sanitized($0))" },
    ]
    let text = parts.compactMap(\.self).joined(separator: ", ")
    return text.isEmpty ? nil : text
  }
}
