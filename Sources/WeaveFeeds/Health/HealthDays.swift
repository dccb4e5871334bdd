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
  /// The number of spans, each within a day.
  private(set) var count = 0

  init(zone: TimeZone) { lookup = DayLookup(zone: zone) }

  /// Adds a span; `start` and `end` in seconds since 1970.
  mutating func add(_ value: Double, from start: Double, to end: Double, source: UInt8, isManual: Bool) {
    var from = start
    repeat {
      count += 1
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
    let rank = { (span: Span) in Int(span.source) < ranks.count ? ranks[Int(span.source)] : Int(UInt16.max) }
    // Rank, start and end in one number, which is compared at once. Seconds of a day need 18 bits.
    let key = { (span: Span) in UInt64(rank(span)) << 40 | UInt64(span.start) << 20 | UInt64(span.end) }
    let sorted = spans.filter { !$0.isManual }.map { (key: key($0), span: $0) }.sorted { $0.key < $1.key }.map(\.span)
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
  /// The length of all parts before each part.
  private var before: [Int] = []

  /// The share of a span that is not covered, 0 to 1; a single moment is either 0 or 1.
  func uncoveredShare(_ start: UInt32, _ end: UInt32) -> Double {
    guard !parts.isEmpty else { return 1 }
    guard end > start else {
      let index = index(after: start)
      return index < parts.count && parts[index].start <= start ? 0 : 1
    }
    return 1 - Double(length(before: end) - length(before: start)) / Double(end - start)
  }

  /// The index of the first part that ends after a time.
  private func index(after time: UInt32) -> Int {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].end <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How much is covered before a time.
  private func length(before time: UInt32) -> Int {
    let index = index(after: time)
    guard index < parts.count else { return (before.last ?? 0) + (parts.last.map { Int($0.end - $0.start) } ?? 0) }
    return before[index] + Int(max(time, parts[index].start) - parts[index].start)
  }

  /// Adds spans, which must be sorted by start.
  mutating func add(_ spans: [(start: UInt32, end: UInt32)]) {
    var merged: [(start: UInt32, end: UInt32)] = []
    merged.reserveCapacity(parts.count + spans.count)
    var (own, new) = (0, 0)
    while own < parts.count || new < spans.count {
      let isOwn = new == spans.count || own < parts.count && parts[own].start <= spans[new].start
      let span = isOwn ? parts[own] : spans[new]
      if isOwn { own += 1 } else { new += 1 }
      if let last = merged.last, span.start <= last.end {
        merged[merged.count - 1].end = max(last.end, span.end)
      } else {
        merged.append(span)
      }
    }
    parts = merged
    before = []
    before.reserveCapacity(parts.count)
    var length = 0
    for part in parts {
      before.append(length)
      length += Int(part.end - part.start)
    }
  }
}
