// SPDX-License-Identifier: MIT

/// Prints diagnostics as one JSON object, for programs.
///
/// `{"version": 1, "errors": n, "warnings": n, "files": [{"file": …, "diagnostics": […]}]}`. Lines and columns count
/// from 1, columns in Unicode scalars; `endLine` and `endColumn` are the place after the last character; `range` is
/// `[start, end]` in bytes. Members without a value are left out.
public struct JSONPrinter: Sendable {
  /// A printer that writes one JSON object for all files.
  public init() {}

  /// The text for all files; files without diagnostics are listed too.
  public func text(for reports: [DiagnosticReport]) -> String {
    let all = reports.flatMap(\.diagnostics)
    return OutputValue.object([
      ("version", .integer(1)),
      ("errors", .integer(all.count { $0.severity == .error })),
      ("warnings", .integer(all.count { $0.severity == .warning })),
      ("files", .array(reports.flatMap(\.byFile).map(file))),
    ]).text
  }

  private func file(_ report: DiagnosticReport) -> OutputValue {
    .object([
      ("file", .string(report.source.name)),
      ("diagnostics", diagnostics(of: report)),
    ])
  }

  /// The diagnostics of one file as a list, without the file object.
  package func diagnostics(of report: DiagnosticReport) -> OutputValue {
    .array(report.sorted.map { diagnostic($0, report) })
  }

  private func diagnostic(_ diagnostic: Diagnostic, _ report: DiagnosticReport) -> OutputValue {
    .compacted(
      [
        ("severity", .string(diagnostic.severity.rawValue)),
        ("code", .string(diagnostic.code.name)),
        ("message", .string(diagnostic.message.text)),
      ] + place(diagnostic.range, report) + [
        ("size", .optional(diagnostic.size)),
        ("node", .optional(diagnostic.node)),
        ("notes", list(diagnostic.notes) { note($0, report) }),
        ("fixes", list(diagnostic.fixes) { fix($0, report) }),
      ])
  }

  private func note(_ note: Diagnostic.Note, _ report: DiagnosticReport) -> OutputValue {
    .compacted([("message", .string(note.message.text))] + place(note.range, report))
  }

  private func fix(_ fix: Diagnostic.Fix, _ report: DiagnosticReport) -> OutputValue {
    .compacted([
      ("message", .string(fix.message.text)),
      ("confidence", .string(fix.confidence.rawValue)),
      (
        "edits",
        list(fix.edits) { edit in
          .compacted(place(edit.range, report) + [("replacement", .string(edit.replacement))])
        }
      ),
    ])
  }

  private func place(_ range: SourceRange?, _ report: DiagnosticReport) -> [(String, OutputValue?)] {
    guard let range else { return [] }
    let (start, end) = report.places(of: range)
    return [
      ("line", .integer(start.line)), ("column", .integer(start.column)),
      ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
      ("range", .array([.integer(range.lower), .integer(range.upper)])),
    ]
  }

  private func list<Item>(_ items: [Item], _ value: (Item) -> OutputValue) -> OutputValue? {
    items.isEmpty ? nil : .array(items.map(value))
  }
}
