// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveSystem

extension TestReport {
  /// The outcome as diagnostics at the places of the designs, for SARIF: one for each cause that several pictures share,
  /// and one for each other difference.
  public var diagnosticReports: [DiagnosticReport] {
    let sources = ReportSources(outcome.results)
    let byName = byName
    let alike = Self.alike(notable.filter { !$0.isSettled })
    var seen: Set<String> = []
    return shared.filter { !isSettled($0) }.map { report(on: $0, byName, sources) }
      + alike.map { report(on: $0, sources) }
      + notable.compactMap { result in
        guard !result.isSettled, !grouped.contains(result.name), let code = result.state.code,
          !alike.contains(where: { $0.state == result.state })
        else { return nil }
        if let report = result.report, !report.diagnostics.isEmpty {
          // Designs that include a file share its mistakes.
          return seen.insert(result.message).inserted ? report : nil
        }
        return report(on: result, code, sources)
      }
  }

  /// The same as annotations of code hosts, which show only a few: GitHub ten for each step. What is left out is counted
  /// in the last one.
  public func annotations(atMost limit: Int = 10) -> [DiagnosticReport] {
    let all = diagnosticReports.flatMap { report in
      report.diagnostics.map { DiagnosticReport(source: report.source, diagnostics: [$0]) }
    }
    func severity(_ report: DiagnosticReport) -> Diagnostic.Severity { report.diagnostics.first?.severity ?? .note }
    let sorted = all.enumerated().sorted { a, b in
      severity(a.element) == severity(b.element) ? a.offset < b.offset : severity(a.element) > severity(b.element)
    }.map(\.element)
    guard sorted.count > limit, let worst = sorted.dropFirst(limit - 1).first else { return sorted }
    let rest = sorted.count - limit + 1
    let code = worst.diagnostics.first?.code ?? .pictureChanged
    let summary = Diagnostic(code, "\(rest) more differences are in the report", at: nil)
    return sorted.prefix(limit - 1) + [DiagnosticReport(source: worst.source, diagnostics: [summary])]
  }

  /// Many pictures that lack the same: their references, or their designs.
  private struct Alike {
    var state: CaseResult.State
    var results: [CaseResult]
  }

  private static func alike(_ results: [CaseResult]) -> [Alike] {
    [CaseResult.State.missing, .new, .orphaned].compactMap { state in
      let results = results.filter { $0.state == state }
      return results.count > 3 ? Alike(state: state, results: results) : nil
    }
  }

  private func report(on alike: Alike, _ sources: ReportSources) -> DiagnosticReport {
    let names = alike.results.prefix(3).map { "`\($0.name)`" }.joined(separator: ", ")
    let text =
      switch alike.state {
      case .missing: "pictures have no reference"
      case .new: "pictures are new"
      default: "references have no design"
      }
    let diagnostic = Diagnostic(
      alike.state.code ?? .pictureNew, .init("\(alike.results.count) \(text)"), at: nil,
      notes: [Diagnostic.Note(.init("\(names) and \(alike.results.count - 3) more"))])
    let file = alike.results.lazy.compactMap(\.design).first ?? golden
    return DiagnosticReport(source: sources[file], diagnostics: [diagnostic])
  }

  private func report(
    on group: CauseGroup, _ results: [String: CaseResult], _ sources: ReportSources
  ) -> DiagnosticReport {
    let first = group.shown.lazy.compactMap { results[$0] }.first
    let file = group.cause.place?.file ?? group.cause.file ?? first?.design ?? golden
    let source = sources[file]
    let changes = first?.changes.prefix(3).map { change in
      let place = change.place.map { " (`\($0)`)" } ?? ""
      return Diagnostic.Note(.init("\(change.verdict.rawValue): \(change.text)\(place)"))
    }
    let more = group.pictures.count - group.shown.count
    let names = group.shown.map { "`\($0)`" }.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    let detail = group.cause.detail.isEmpty ? "" : ": \(group.cause.detail)"
    return DiagnosticReport(
      source: source,
      diagnostics: [
        Diagnostic(
          .pictureChanged, .init("\(group.cause.title) changed \(group.pictures.count) pictures\(detail)"),
          at: group.cause.place?.range(in: source), notes: (changes ?? []) + [Diagnostic.Note(.init("in \(names)"))])
      ])
  }

  private func report(on result: CaseResult, _ code: DiagnosticCode, _ sources: ReportSources) -> DiagnosticReport {
    let cause = groups(of: result).first?.cause
    let place = cause?.place ?? result.changes.lazy.compactMap(\.place).first
    let source = sources[place?.file ?? result.design ?? "\(golden)/\(result.name)"]
    let changes = result.changes.prefix(6).map { change in
      let place = change.place.map { " (`\($0)`)" } ?? ""
      return Diagnostic.Note(.init("\(change.verdict.rawValue): \(change.text)\(place)"))
    }
    let reason = cause.map { cause in
      [Diagnostic.Note(.init("by \(cause.title)\(cause.detail.isEmpty ? "" : ": \(cause.detail)")"))]
    }
    let summary = result.summary.isEmpty ? "" : ": \(result.summary)"
    return DiagnosticReport(
      source: source,
      diagnostics: [
        Diagnostic(
          code, "`\(result.name)` \(result.state.sentence)\(summary)", at: place?.range(in: source),
          notes: (reason ?? []) + changes, size: result.variant?.size,
          node: result.changes.first { !$0.node.isEmpty }?.node)
      ])
  }
}

/// The texts of the files that places of a report are in.
private struct ReportSources {
  private var texts: [String: SourceText] = [:]

  init(_ results: [CaseResult]) {
    for source in results.lazy.compactMap(\.item?.design.source) {
      for part in source.parts where texts[part.name] == nil {
        texts[part.name] = SourceText(
          name: part.name, bytes: Array(source.bytes[part.range.lower..<part.range.upper]))
      }
    }
  }

  /// The text of a file; of a report that was merged, the file as it is now, if it is in the current folder.
  subscript(file: String) -> SourceText {
    if let known = texts[file] { return known }
    let bytes = try? ConfinedFolder.read(file, within: ["."], limit: Limits.designBytes)
    return SourceText(name: file, bytes: bytes ?? [])
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
