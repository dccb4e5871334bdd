// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveRender
public import WeaveSystem
public import WeaveText

/// What is wrong with a row or one of its pictures; the other pictures are still drawn.
public struct BatchProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// `names.csv:17`, or with a column: `jobs.jsonl:17:23`.
  public var place: String
  /// The message, worded as a diagnostic.
  public var message: String
  /// The kind of mistake: `row`, `name`, `design`, `draw`, `file`, or the code of the first error of a design.
  public var code: String
  /// The design's diagnostics; empty if the mistake is not in the design.
  public var findings: [Finding] = []
  /// The same diagnostics, printed.
  public var details = ""

  /// A mistake of a row at a place in its file.
  public init(_ place: String, _ message: String, code: String = "row") {
    self.place = place
    self.message = message
    self.code = code
  }

  /// A mistake in a design, with its errors.
  init(_ place: String, _ message: String, errors report: DiagnosticReport) {
    self.place = place
    self.message = message
    code = report.diagnostics.first?.code.name ?? "design"
    findings = report.sorted.map { Finding($0, in: report.source) }
    details = TerminalPrinter(color: false).text(for: [report])
  }

  /// The place and the message, as a compiler prints them.
  public var description: String { "\(place): error: \(message)" }
}

extension BatchProblem {
  /// A diagnostic of a design with its place, for machine reading.
  public struct Finding: Sendable, Hashable {
    /// As in the JSON of `weave validate`.
    public var severity, code, message, file: String
    /// From 1; nil if it concerns the whole file.
    public var line, column: Int?

    init(_ diagnostic: Diagnostic, in source: SourceText) {
      severity = diagnostic.severity.rawValue
      code = diagnostic.code.name
      message = diagnostic.message.text
      file = source.name
      let position = diagnostic.range.map { source.position(of: $0.lower) }
      (line, column) = (position?.line, position?.column)
    }
  }
}

/// Why a batch ends early.
public enum BatchError: Error, Sendable, CustomStringConvertible {
  /// The input cannot be read.
  case source(String)
  /// The output cannot be written.
  case output(String)
  /// The columns of the rows cannot be used.
  case columns(BatchProblem)
  /// The pattern for names of pictures is wrong.
  case pattern(PatternError)
  /// A file cannot be read.
  case file(FileError)
  /// The fonts cannot be found.
  case fonts(TextError)
  /// The graphics libraries cannot start.
  case drawing(RenderError)

  /// The reason, worded as a message.
  public var description: String {
    switch self {
    case .source(let reason), .output(let reason): reason
    case .columns(let problem): "\(problem)"
    case .pattern(let error): "\(error)"
    case .file(let error): "\(error)"
    case .fonts(let error): "\(error)"
    case .drawing(let error): "\(error)"
    }
  }
}

/// Why there is no picture for a row.
enum OutcomeError: Error {
  /// Only this picture fails.
  case picture(BatchProblem)
  /// The whole batch fails.
  case batch(BatchError)
}
