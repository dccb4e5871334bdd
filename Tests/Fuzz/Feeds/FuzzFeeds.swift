// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveFeeds

/// Any bytes can be read as an answer of every source without a crash; an accepted answer can be written and read
/// without an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFeeds(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = SourceText(name: "2026-03-28.csv", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  let now = Date(timeIntervalSince1970: 1_774_706_400)
  let zone = TimeZone(identifier: "Europe/Paris") ?? .gmt
  let picks = [FeedPick(variable: "first", path: "$..*"), FeedPick(variable: "last", path: "Steps")]
  let request = FeedRequest(now: now, timeZone: zone, picks: picks)
  let file = FileStart(source.bytes, name: source.name)
  for feed in FeedTable.all {
    _ = feed.recognises(file)
    let checked = feed.read(source, request)
    _ = TerminalPrinter().text(for: [DiagnosticReport(source: source, diagnostics: checked.diagnostics)])
    for snapshots in checked.output ?? [] { writeAndRead(snapshots, now, zone) }
  }
  return 0
}

private func writeAndRead(_ snapshots: Snapshots, _ now: Date, _ zone: TimeZone) {
  for kind in snapshots.kinds {
    guard let text = SnapshotWriter.text(kind, of: snapshots), text.utf8.count <= Limits.snapshotBytes else { continue }
    let again = SnapshotReader.read(SourceText(name: kind.fileName, text: text), as: kind, now: now, timeZone: zone)
    precondition(!again.diagnostics.contains { $0.severity == .error }, "what was taken is not read:\n\(text)")
  }
}
