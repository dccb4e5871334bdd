// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveResolve

extension TestReport {
  /// The outcome as diagnostics at the places of the designs: for SARIF, and for annotations of code hosts.
  public var diagnosticReports: [DiagnosticReport] {
    notable.compactMap { result in
      guard !result.isSettled, let code = result.state.code else { return nil }
      if let report = result.report, !report.diagnostics.isEmpty { return report }
      let source = result.item?.design.source ?? SourceText(name: "\(golden)/\(result.name)", text: "")
      let place = result.changes.first { $0.range != nil }?.range
      let notes = result.changes.prefix(6).map { change in
        Diagnostic.Note(.init("\(change.verdict.rawValue): \(change.text)"), at: change.range)
      }
      let summary = result.summary.isEmpty ? "" : ": \(result.summary)"
      return DiagnosticReport(
        source: source,
        diagnostics: [
          Diagnostic(
            code, "`\(result.name)` \(result.state.sentence)\(summary)", at: place, notes: Array(notes),
            size: result.item?.environment.size.rawValue, node: result.changes.first { !$0.node.isEmpty }?.node)
        ])
    }
  }
}

extension CaseResult.State {
  fileprivate var code: DiagnosticCode? {
    switch self {
    case .changed: .pictureChanged
    case .missing: .pictureMissing
    case .failed: .pictureFailed
    case .new: .pictureNew
    case .orphaned: .pictureOrphaned
    case .close, .same: nil
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .changed: "differs from its reference"
    case .missing: "has no reference"
    case .failed: "could not be compared"
    case .new: "is new"
    case .orphaned: "is a reference without a design"
    case .close, .same: "is unchanged"
    }
  }
}
