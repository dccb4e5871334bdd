// SPDX-License-Identifier: MIT

import FoundationEssentials
import Weave
import WeaveDiagnostics

/// Any bytes are read, compiled, reported on and mended without a crash; what is written back is read without an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzParse(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = SourceText(name: "fuzz.json", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  for mode in [WidgetCompiler.Mode.strict, .lenient] {
    let checked = WidgetCompiler.compile(source, mode: mode, now: Date(timeIntervalSince1970: 0))
    report(checked.diagnostics, on: source)
    let isFree = !checked.diagnostics.contains { $0.severity == .error }
    if isFree, let design = checked.output { readBack(Language.formatted(design.document)) }
  }
  return 0
}

/// All printers, and the fixes.
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
