// SPDX-License-Identifier: MIT

import WeaveTime

/// Weeks of a year: the first is the one with at least four days in that year.
enum WeekNumber {
  /// The number of a day's week, and how many weeks that week's year has.
  static func of(dayNumber: Int, weekStart: Int) -> (number: Int, count: Int) {
    let year = CivilTime(dayNumber: dayNumber).year
    for candidate in [year + 1, year, year - 1] {
      let first = firstDay(ofYear: candidate, weekStart)
      if dayNumber >= first {
        let count = (firstDay(ofYear: candidate + 1, weekStart) - first) / 7
        return ((dayNumber - first) / 7 + 1, count)
      }
    }
    return (1, 52)
  }

  /// The day on which the first week of a year begins.
  static func firstDay(ofYear year: Int, _ weekStart: Int) -> Int {
    let fourth = CivilTime(year: year, month: 1, day: 4)
    return fourth.dayNumber - (fourth.weekday - weekStart + 7) % 7
  }
}
