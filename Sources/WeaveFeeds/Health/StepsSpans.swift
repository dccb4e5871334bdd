// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// Counts of parts of days, such as minutes, added up to days of the reader.
///
/// Several devices may count the same walk. Devices that the reader prefers come first, then others in their order in
/// the file, phones last; see `HealthDays`.
struct StepsSpans {
  private struct Span {
    /// The day that it begins on.
    var day: LocalDay
    var count: Double
    var start: Double
    var end: Double
    var source: Int
  }

  private let request: FeedRequest
  private var spans: [Span] = []
  private var sources: [String] = []
  private var indices: [String: Int] = [:]
  private var lookup: DayLookup

  init(_ request: FeedRequest) {
    self.request = request
    lookup = DayLookup(zone: request.timeZone)
  }

  /// Adds a span; `start` and `end` in seconds since 1970. A span without steps says nothing about other devices: the
  /// device may lie on a table. Spans before 1970 and after 2286 are left out, and none is longer than a day.
  mutating func add(_ count: Double, from start: Double, to end: Double, source name: String = "") {
    guard start >= 0, start < 1e10 else { return }
    let end = min(max(end, start), start + 86_400)
    let day = LocalDay(number: lookup.day(of: start).number)
    spans.append(Span(day: day, count: count, start: start, end: end, source: index(of: name)))
  }

  private mutating func index(of name: String) -> Int {
    if let known = indices[name] { return known }
    guard sources.count < 255 else { return sources.count - 1 }
    indices[name] = sources.count
    sources.append(name)
    return sources.count - 1
  }

  /// The steps of each day.
  var days: [LocalDay: Int] {
    var totals = HealthDays(zone: request.timeZone)
    var idle: Set<LocalDay> = []
    for span in spans {
      if span.count > 0 {
        totals.add(span.count, from: span.start, to: span.end, source: UInt8(clamping: span.source), isManual: false)
      } else {
        idle.insert(span.day)
      }
    }
    var days = Dictionary(idle.map { ($0, 0) }) { first, _ in first }
    for (number, total) in totals.totals(ranks: ranks) {
      days[LocalDay(number: number)] = Int(min(max(total.rounded(), 0), 1e7))
    }
    return days
  }

  private var ranks: [Int] {
    sources.indices.map { index in
      let name = sources[index].lowercased()
      let preferred = request.preferredSources.firstIndex { $0.lowercased() == name }
      let isPhone = ["phone", "mobile"].contains { name.contains($0) } && !name.contains("watch")
      return preferred ?? (request.preferredSources.count + (isPhone ? 256 : 0) + index)
    }
  }

  /// Whether the counts are running totals of their day: they never fall in the course of any day, although there are
  /// many of each.
  var areRunningTotals: Bool {
    let days = Dictionary(grouping: spans) { Key(day: $0.day, source: $0.source) }
    guard !days.isEmpty, spans.count >= 8 * days.count else { return false }
    return days.values.allSatisfy { day in
      let sorted = day.sorted { $0.start < $1.start }
      return zip(sorted, sorted.dropFirst()).allSatisfy { $0.count <= $1.count }
    }
  }

  private struct Key: Hashable {
    var day: LocalDay
    var source: Int
  }

  /// The greatest count of each day.
  var greatest: [LocalDay: Int] {
    var days: [LocalDay: Int] = [:]
    for span in spans { days[span.day] = max(days[span.day] ?? 0, Int(span.count.rounded())) }
    return days
  }
}
