// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// What is wrong with a row or one of its pictures; the others are drawn all the same.
public struct BatchProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// `names.csv:17`, or with a column `jobs.jsonl:17:23`.
  public var place: String
  /// In the compiler's voice.
  public var message: String
  /// What kind of mistake it is: `row`, `name`, `design`, `draw`, `file`, or the code of the first error of a design.
  public var code: String
  /// What the design's own diagnostics say; empty where it is not the design.
  public var findings: [Finding] = []
  /// The same, printed.
  public var details = ""

  /// A mistake of a row at a place in its file.
  public init(_ place: String, _ message: String, code: String = "row") {
    self.place = place
    self.message = message
    self.code = code
  }

  /// A mistake of a design, with its errors.
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
  /// A diagnostic of a design with its place, for programs.
  public struct Finding: Sendable, Hashable {
    /// As in the JSON of `weave validate`.
    public var severity, code, message, file: String
    /// From 1; nil where it is about the file as a whole.
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

/// Why a batch ends at once.
public enum BatchError: Error, Sendable, CustomStringConvertible {
  /// What was to be drawn cannot be read.
  case source(String)
  /// The output takes no more.
  case output(String)

  /// Why it ends, in the voice of messages.
  public var description: String {
    switch self {
    case .source(let reason), .output(let reason): reason
    }
  }
}
