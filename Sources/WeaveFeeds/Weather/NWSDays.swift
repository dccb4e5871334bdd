// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

/// The days of the US National Weather Service, computed from the hours of its forecast.
///
/// A day is that of the clock at the place, which each hour's time is written in. The hours of a day that has begun
/// cover only the rest: its high is given only if they begin by noon, its low only if they begin by six. Both need hours
/// until six in the evening.
enum NWSDays {
  /// A day as the members of a snapshot.
  struct Day {
    /// The day, `2026-03-28`.
    var key: String
    var members: Members
    var range: SourceRange
  }

  private struct Span {
    var first: Int
    var last: Int
    var range: SourceRange
    var highest: (key: String, value: JSONNode)
    var lowest: (key: String, value: JSONNode)
  }

  /// - Parameter temperature: the temperature of an hour with its key, `highF`.
  static func days(
    of hours: [JSONNode], temperature: (JSONNode) -> (key: String, value: JSONNode?)
  ) -> [Day] {
    var spans: [String: Span] = [:]
    for period in hours {
      guard let start = period["startTime"], let text = start.stringValue, LocalDay(String(text.prefix(10))) != nil,
        let hour = Int(text.dropFirst(11).prefix(2)), case let read = temperature(period), let value = read.value,
        let number = value.numberValue
      else { continue }
      let one = (read.key, value)
      let key = String(text.prefix(10))
      var span = spans[key] ?? Span(first: hour, last: hour, range: start.range, highest: one, lowest: one)
      span.first = min(span.first, hour)
      span.last = max(span.last, hour)
      if number > span.highest.value.numberValue ?? number { span.highest = one }
      if number < span.lowest.value.numberValue ?? number { span.lowest = one }
      spans[key] = span
    }
    return spans.compactMap { key, span in day(key, span) }.sorted { $0.key < $1.key }
  }

  private static func day(_ key: String, _ span: Span) -> Day? {
    guard span.last >= 17 else { return nil }
    var members: Members = [("day", .text(key).at(span.range))]
    if span.first <= 12 { members.append(span.highest) }
    if span.first <= 6 { members.append((span.lowest.key.replacing("high", with: "low"), span.lowest.value)) }
    return members.count > 1 ? Day(key: key, members: members, range: span.range) : nil
  }
}
