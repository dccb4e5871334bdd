// SPDX-License-Identifier: MIT

/// Prints diagnostics as workflow commands, which GitHub Actions shows next to the changed lines.
///
/// - Source: GitHub documentation, "Workflow commands for GitHub Actions"; escapes as in the toolkit's `command.ts`.
public struct GitHubPrinter: Sendable {
  /// A printer of workflow commands (`::error file=…`).
  public init() {}

  /// One line per diagnostic: `::error file=…,line=…,col=…,endColumn=…,title=…::message`.
  public func text(for reports: [DiagnosticReport]) -> String {
    reports.flatMap(\.byFile).flatMap { report in report.sorted.map { command($0, report) + "\n" } }.joined()
  }

  private func command(_ diagnostic: Diagnostic, _ report: DiagnosticReport) -> String {
    var properties = [("file", report.source.name)]
    if let range = diagnostic.range { properties += place(range, report) }
    properties.append(("title", "\(diagnostic.code.name): \(diagnostic.code.title)"))
    let list = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
    return "::\(command(for: diagnostic.severity)) \(list)::\(Self.escapedData(message(diagnostic, report)))"
  }

  private func command(for severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Columns are allowed only if a range begins and ends on one line.
  private func place(_ range: SourceRange, _ report: DiagnosticReport) -> [(String, String)] {
    let (start, end) = report.places(of: range)
    let line = ("line", String(start.line))
    if start.line != end.line { return [line, ("endLine", String(end.line))] }
    return [line, ("col", String(start.column)), ("endColumn", String(end.column))]
  }

  /// The message, with one line for each note and fix.
  private func message(_ diagnostic: Diagnostic, _ report: DiagnosticReport) -> String {
    let notes = diagnostic.notes.map { note in
      let line = note.range.map { " (line \(report.source.position(of: $0.lower).line))" } ?? ""
      return "note: \(note.message)\(line)"
    }
    let context = diagnostic.context.map { "note: \($0)" }
    let help = diagnostic.fixes.map { "help: \($0.message) [\($0.confidence.rawValue)]" }
    let lines = [diagnostic.message.text] + [context].compactMap(\.self) + notes + help
    return lines.map(DisplayWidth.sanitized).joined(separator: "\n")
  }

  static func escapedData(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  static func escapedProperty(_ text: String) -> String {
    escapedData(text).unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}
