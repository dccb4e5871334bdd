// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

extension FeedSource {
  /// The JSON of the app Health Auto Export: `{"data": {"metrics": [{"name": "step_count", "data": […]}]}}`, by days or
  /// by parts of them. Its tables are read by `StepsTable`.
  ///
  /// - Source: `github.com/Lybron/health-auto-export`.
  static let healthAutoExport = FeedSource(
    "health-auto-export", "Health Auto Export", [.steps],
    recognises: { $0.isJSON && HealthAutoExport.isExport($0) && $0.contains("\"step_count\"") }
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    guard let metrics = (root["data"] ?? root)["metrics"]?.elements else {
      reading.add(.wrongShape(of: "Health Auto Export", expected: "it has no `metrics`", at: root.range))
      return reading.checked([])
    }
    let entries = metrics.filter { $0["name"]?.stringValue == "step_count" }.flatMap { $0["data"]?.elements ?? [] }
    let found = HealthAutoExport.days(entries, &reading)
    guard !found.days.isEmpty else {
      reading.add(.noData(from: "Health Auto Export", "no steps", at: root.range))
      return reading.checked([])
    }
    return reading.checked([StepHistory.snapshots(found.days, found.rule, &reading)])
  }
}

enum HealthAutoExport {
  static func isExport(_ start: FileStart) -> Bool {
    start.contains("\"metrics\"") && start.contains("\"units\"") && start.contains("\"qty\"")
  }

  /// The steps of each day. A count at midnight where it was written is that of the whole day.
  static func days(
    _ entries: [JSONNode], _ reading: inout FeedReading
  ) -> (days: [LocalDay: Int], rule: StepHistory.Rule) {
    var rows: [(text: String, start: Double, count: Double, source: String)] = []
    for entry in entries {
      guard let node = entry["date"], let text = node.stringValue,
        let date = StepsMoment.date(text, reading.request.timeZone, day: { _ in nil })
      else {
        reading.add(Diagnostic(.feedLine, "the entry has no time; skipped it", at: entry.range.beginning))
        continue
      }
      guard let count = entry["qty"]?.numberValue, count >= 0, count <= 1e7 else {
        reading.add(Diagnostic(.feedLine, "the entry has no count of steps; skipped it", at: entry.range.beginning))
        continue
      }
      rows.append((text, date.timeIntervalSince1970, count, entry["source"]?.stringValue ?? ""))
    }
    if rows.contains(where: { StepsMoment.hasTime($0.text) }) {
      let length = StepsMoment.length(between: rows.map(\.start))
      var spans = StepsSpans(reading.request)
      for row in rows { spans.add(row.count, from: row.start, to: row.start + length, source: row.source) }
      return (spans.days, .minutes)
    }
    // Days of several devices: the same rules as for spans, with each day as one.
    var spans = StepsSpans(reading.request)
    for row in rows {
      guard let day = LocalDay(String(row.text.prefix(10))) else { continue }
      let start = day.start(in: reading.request.timeZone).timeIntervalSince1970
      spans.add(row.count, from: start, to: start + 3_600, source: row.source)
    }
    return (spans.days, .days)
  }
}
