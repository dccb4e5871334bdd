// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

extension FeedSource {
  /// `aggregates_steps.csv` and `raw_tracker_steps.csv` of Withings’ export. Other quantities have files of the same
  /// form, so that only their names tell what they count.
  static let withings = FeedSource(
    "withings", "Withings", [.steps],
    recognises: { WithingsSteps.isTable($0) && $0.name.contains("steps") }
  ) { source, request in WithingsSteps(source, request).read() }
}

struct WithingsSteps {
  private let request: FeedRequest
  private let source: SourceText
  private let table: TableText

  init(_ source: SourceText, _ request: FeedRequest) {
    (self.source, self.request) = (source, request)
    table = TableText(source)
  }

  private static let byDays = ["date", "value"]
  private static let bySpans = ["start", "duration", "value"]

  /// Whether a file has the form of Withings' tables, whatever they count.
  static func isTable(_ start: FileStart) -> Bool {
    let headings = start.firstLine.lowercased().split(separator: ",").map { $0.filter { $0 != "\"" } }
    return headings == byDays || headings == bySpans
  }

  func read() -> Checked<[Snapshots]> {
    var reading = FeedReading(source, request)
    for diagnostic in table.diagnostics { reading.add(diagnostic) }
    let headings = table.rows.first?.map { $0.text.lowercased() } ?? []
    let found: (days: [LocalDay: Int], rule: StepHistory.Rule)
    switch headings {
    case Self.byDays: found = (days(&reading), .days)
    case Self.bySpans: found = (spans(&reading), .minutes)
    default:
      reading.add(.wrongShape(of: "Withings", expected: "it has no columns `date` and `value`", at: SourceRange(0, 0)))
      return reading.checked([])
    }
    guard !found.days.isEmpty else {
      reading.add(.noData(from: "Withings", "no steps for any day", at: SourceRange(0, 0)))
      return reading.checked([])
    }
    return reading.checked([StepHistory.snapshots(found.days, found.rule, &reading)])
  }

  private func days(_ reading: inout FeedReading) -> [LocalDay: Int] {
    var days: [LocalDay: Int] = [:]
    for row in table.rows(below: 0, untilBlank: false, &reading) where row.count > 1 && !row[1].text.isEmpty {
      guard let day = LocalDay(String(row[0].text.prefix(10))), let count = Double(row[1].text),
        (0...1e7).contains(count)
      else {
        reading.add(Diagnostic(.feedLine, "the row is not a day with its steps; skipped it", at: row[0].range))
        continue
      }
      days[day] = max(days[day] ?? 0, Int(count.rounded()))
    }
    return days
  }

  /// Rows such as `2026-03-28T08:00:00+01:00,"[60,60]","[12,30]"`: lengths in seconds from the start on, and their
  /// counts.
  private func spans(_ reading: inout FeedReading) -> [LocalDay: Int] {
    var spans = StepsSpans(request)
    for row in table.rows(below: 0, untilBlank: false, &reading) where row.count > 2 {
      let (lengths, counts) = (Self.numbers(row[1].text), Self.numbers(row[2].text))
      guard let date = InstantText.date(row[0].text), let lengths, let counts, lengths.count == counts.count else {
        reading.add(
          Diagnostic(.feedLine, "the row is not a time with as many lengths as counts; skipped it", at: row[0].range))
        continue
      }
      var start = date.timeIntervalSince1970
      for (length, count) in zip(lengths, counts) {
        spans.add(count, from: start, to: start + length)
        start += length
      }
    }
    return spans.days
  }

  /// `[60,60]`; nil for anything else.
  private static func numbers(_ text: String) -> [Double]? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let numbers = text.dropFirst().dropLast().split(separator: ",").map { Double($0.stripped) }
    let known = numbers.compactMap { $0 }.filter { (0...1e7).contains($0) }
    return known.count == numbers.count ? known : nil
  }
}
