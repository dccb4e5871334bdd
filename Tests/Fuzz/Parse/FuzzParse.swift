// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveRender
import WeaveSpec

/// Any bytes can be read, compiled, reported on and fixed without a crash; the written output is read without an
/// error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzParse(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = SourceText(name: "fuzz.json", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  for mode in [WidgetCompiler.Mode.strict, .lenient] {
    let checked = WidgetCompiler.compile(source, mode: mode, now: Date(timeIntervalSince1970: 0))
    report(checked.diagnostics, on: source)
    let isFree = !checked.diagnostics.contains { $0.severity == .error }
    if isFree, let design = checked.output { readBack(Language.formatted(design.document)) }
  }
  readSnapshot(source)
  return 0
}

/// Reads the bytes as a snapshot; their number decides the kind.
private func readSnapshot(_ source: SourceText) {
  let kind = SnapshotKind.allCases[source.bytes.count % SnapshotKind.allCases.count]
  let now = Date(timeIntervalSince1970: 1_774_706_400)
  let checked = SnapshotReader.read(source, as: kind, now: now, timeZone: .gmt)
  report(checked.diagnostics, on: source)
  guard let snapshots = checked.output, let text = SnapshotWriter.text(kind, of: snapshots) else { return }
  let again = SnapshotReader.read(SourceText(name: "written.json", text: text), as: kind, now: now, timeZone: .gmt)
  precondition(!again.diagnostics.contains { $0.severity == .error }, "what was written is not read:\n\(text)")
}

/// Runs all printers and the fixes.
private func report(_ diagnostics: [Diagnostic], on source: SourceText) {
  let report = DiagnosticReport(source: source, diagnostics: diagnostics)
  _ = TerminalPrinter(color: true, width: 80).text(for: [report])
  _ = JSONPrinter().text(for: [report])
  _ = SARIFPrinter().text(for: [report])
  _ = GitHubPrinter().text(for: [report])
  _ = FixApplier.apply(diagnostics, to: source)
}

private func readBack(_ text: String) {
  let source = SourceText(name: "written.json", text: text)
  let again = WidgetCompiler.compile(source, now: Date(timeIntervalSince1970: 0))
  let errors = again.diagnostics.filter { $0.severity == .error }
  precondition(
    errors.isEmpty || source.bytes.count > Limits.designBytes,
    "what was written is not read: \(errors.map(\.message.text))\n\(text)")
  if let design = again.output {
    precondition(Language.formatted(design.document) == text, "written twice, it differs:\n\(text)")
  }
}
