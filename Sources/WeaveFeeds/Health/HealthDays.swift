// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// Sums of what several sources counted in spans of time, without counting the same walk twice.
///
/// Phone and watch each record what they noticed, so a plain sum counts a walk twice. Here the spans of the best source
/// count fully. Those of the next source count only where no better source covers them, in proportion, and so on.
/// Entries made by hand are added. A span across the reader's midnight is split between both days in proportion.
struct HealthDays {
  private struct Span {
    /// Seconds since midnight.
    var start: UInt32
    var end: UInt32
    var value: Float
    var source: UInt8
    var isManual: Bool
  }

  private var lookup: DayLookup
  private var days: [Int: [Span]] = [:]
  private(set) var count = 0

  init(zone: TimeZone) { lookup = DayLookup(zone: zone) }

  /// Adds a span; `start` and `end` in seconds since 1970.
  mutating func add(_ value: Double, from start: Double, to end: Double, source: UInt8, isManual: Bool) {
    count += 1
    var from = start
    repeat {
      let day = lookup.day(of: from)
      let to = min(end, day.end)
      let share = end > start ? (to - from) / (end - start) : 1
      days[day.number, default: []].append(
        Span(
          start: Self.seconds(from - day.start), end: Self.seconds(to - day.start), value: Float(value * share),
          source: source, isManual: isManual))
      from = to
    } while from < end
  }

  private static func seconds(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 200_000)) }

  /// Drops the days before a day, when they are no longer needed.
  mutating func drop(before day: Int) { days = days.filter { $0.key >= day } }

  /// The sum for each day, by day number.
  ///
  /// - Parameter ranks: the rank of each source, 0 for the best.
  func totals(ranks: [Int]) -> [Int: Double] { days.mapValues { Self.total($0, ranks) } }

  private static func total(_ spans: [Span], _ ranks: [Int]) -> Double {
    let rank = { (span: Span) in Int(span.source) < ranks.count ? ranks[Int(span.source)] : Int.max }
    let sorted = spans.filter { !$0.isManual }.sorted { (rank($0), $0.start, $0.end) < (rank($1), $1.start, $1.end) }
    var total = spans.reduce(0) { $0 + ($1.isManual ? Double($1.value) : 0) }
    var covered = Coverage()
    var index = 0
    while index < sorted.count {
      // All spans of one rank are compared with what better ranks cover.
      let end = sorted[index...].firstIndex { rank($0) != rank(sorted[index]) } ?? sorted.count
      for span in sorted[index..<end] { total += Double(span.value) * covered.uncoveredShare(span.start, span.end) }
      covered.add(sorted[index..<end].map { ($0.start, $0.end) })
      index = end
    }
    return total
  }
}

/// Parts of a day, in order and not touching each other.
private struct Coverage {
  private var parts: [(start: UInt32, end: UInt32)] = []

  /// The share of a span that is not covered, 0 to 1; a single moment is either 0 or 1.
  func uncoveredShare(_ start: UInt32, _ end: UInt32) -> Double {
    guard !parts.isEmpty else { return 1 }
    // The first part that ends after the span begins.
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].end <= start { low = middle + 1 } else { high = middle }
    }
    guard end > start else { return low < parts.count && parts[low].start <= start ? 0 : 1 }
    var taken = 0
    while low < parts.count, parts[low].start < end {
      taken += Int(min(parts[low].end, end)) - Int(max(parts[low].start, start))
      low += 1
    }
    return 1 - Double(taken) / Double(end - start)
  }

  /// Adds spans, which must be sorted by start.
  mutating func add(_ spans: [(start: UInt32, end: UInt32)]) {
    var merged: [(start: UInt32, end: UInt32)] = []
    merged.reserveCapacity(parts.count + spans.count)
    for span in (parts + spans).sorted(by: { $0.start < $1.start }) {
      if let last = merged.last, span.start <= last.end {
        merged[merged.count - 1].end = max(last.end, span.end)
      } else {
        merged.append(span)
      }
    }
    parts = merged
  }
}
