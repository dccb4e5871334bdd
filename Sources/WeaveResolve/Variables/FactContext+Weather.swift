// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveTime

extension FactContext {
  /// The sky in words and as a symbol.
  struct Sky: Sendable {
    var description: String?
    var symbol: String?
  }

  var conditions: WeatherConditions? { snapshots.weather?.current }

  /// What the service said of the sky; else what its code says.
  var sky: Sky? { conditions.map { Sky(description: $0.condition, symbol: $0.symbolName) } }

  /// A day of the forecast, counted from the place's today.
  func day(ahead: Int) -> WeatherDay? {
    let day = placeToday.advanced(by: ahead)
    return snapshots.weather?.days.first { $0.day == day }
  }

  func sky(ofDayAhead ahead: Int) -> Sky? {
    day(ahead: ahead).map { Sky(description: nil, symbol: $0.symbolName) }
  }

  /// Seconds since a snapshot was taken, 0 or more.
  func age(of kind: SnapshotKind) -> Double? {
    snapshots.date(of: kind).map { max(now.timeIntervalSince($0), 0) }
  }
}
