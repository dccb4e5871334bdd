// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveRender
import WeaveTime

/// Formats moments as the page shows and sends them.
enum InstantWords {
  /// `2026-03-28T14:05:00Z`
  static func iso(_ date: Date) -> String { date.formatted(.iso8601) }

  /// The minute of the reader's day.
  static func minute(of moment: Moment) -> Int {
    Int(moment.now.timeIntervalSince(startOfDay(moment)) / 60)
  }

  /// `2026-03-28 14:05`, in the reader's time zone.
  static func clock(of moment: Moment) -> String {
    let local = moment.now.addingTimeInterval(Double(moment.timeZone.secondsFromGMT(for: moment.now)))
    let text = iso(local)
    return text.prefix(10) + " " + text.dropFirst(11).prefix(5)
  }

  static func startOfDay(_ moment: Moment) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = moment.timeZone
    return calendar.startOfDay(for: moment.now)
  }
}
