// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveRender

/// Any bytes can be read as a snapshot of each kind without a crash, or give a diagnostic. A written snapshot can be
/// read again, and texts show its facts.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSnapshots(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let kind = SnapshotKind.allCases[Int(start[0]) % SnapshotKind.allCases.count]
  let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  let now = Date(timeIntervalSince1970: 1_774_706_400)
  let source = SourceText(name: "fuzz.json", bytes: bytes)
  let checked = SnapshotReader.read(source, as: kind, now: now, timeZone: .gmt)
  _ = TerminalPrinter(color: false, width: 80)
    .text(for: [DiagnosticReport(source: source, diagnostics: checked.diagnostics)])
  guard let snapshots = checked.output else { return 0 }
  show(snapshots, now)
  guard let text = SnapshotWriter.text(kind, of: snapshots) else { return 0 }
  let again = SnapshotReader.read(SourceText(name: "written.json", text: text), as: kind, now: now, timeZone: .gmt)
  precondition(!again.diagnostics.contains { $0.severity == .error }, "what was written is not read:\n\(text)")
  precondition(
    again.output.flatMap { SnapshotWriter.text(kind, of: $0) } == text, "written twice, it differs:\n\(text)")
  return 0
}

/// Shows every fact that texts can show, in another time zone than the snapshot was read in.
private func show(_ snapshots: Snapshots, _ now: Date) {
  let zone = TimeZone(secondsFromGMT: 20_700) ?? .gmt
  let moment = Moment(now: now, timeZone: zone, locale: Locale(identifier: "de_DE"))
  _ = VariableReport.json(matching: nil, snapshots: snapshots, moment: moment, variables: [:])
}
