// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// Finds the reader's day of moments. The last one is kept, because most records are of the same day as the one before.
struct DayLookup {
  /// A day by its number, with the moments when it begins and ends in seconds since 1970.
  typealias Day = (number: Int, start: Double, end: Double)

  private let zone: TimeZone
  private var known: Day?

  init(zone: TimeZone) { self.zone = zone }

  /// The day of a moment in seconds since 1970. It ends after the moment.
  mutating func day(of moment: Double) -> Day {
    if let known, moment >= known.start, moment < known.end { return known }
    let day = LocalDay(Date(timeIntervalSince1970: moment), in: zone)
    let start = day.start(in: zone).timeIntervalSince1970
    let end = day.advanced(by: 1).start(in: zone).timeIntervalSince1970
    let found = (day.number, start, max(end, start + 1, moment.nextUp))
    known = found
    return found
  }
}
