// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveSpec

extension FactTable {
  /// The sun of the place's today, as the forecast tells it.
  static let sun: [FactKey] = joined(
    FactKey.moment("__sun_rise", from: .weather, changes: .day, "When the sun rises.") { $0.day(ahead: 0)?.sunrise },
    FactKey.moment("__sun_set", from: .weather, changes: .day, "When the sun sets.") { $0.day(ahead: 0)?.sunset },
    [
      FactKey("__sun_is_up", .flag, from: .weather, changes: .minute, "Whether the sun is up.") { context in
        context.daylight.map { .bool($0.contains(context.now)) }
      },
      FactKey(
        "__sun_day_length_min", .integer, in: .minutes, from: .weather, changes: .day,
        "Minutes from sunrise to sunset."
      ) { context in
        FactText.whole(context.daylight.map { $0.upperBound.timeIntervalSince($0.lowerBound) / 60 })
      },
    ])
}

extension FactContext {
  /// From sunrise to sunset of the place's today; nil where one of them is not known.
  var daylight: Range<Date>? {
    guard let day = day(ahead: 0), let rise = day.sunrise, let set = day.sunset, rise < set else { return nil }
    return rise..<set
  }
}
