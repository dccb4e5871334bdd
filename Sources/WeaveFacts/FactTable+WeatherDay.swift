// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions

extension FactTable {
  /// Today and tomorrow at the place.
  static let weatherDay: [FactKey] = joined(
    highs, lows, days("today", ahead: 0), days("tomorrow", ahead: 1))

  private static let highs: [FactKey] = {
    let keys = FactKey.temperature("__weather_high", from: .weather, changes: .day, "Today's highest temperature.") {
      $0.day(ahead: 0)?.high
    }
    return keys + keys.prefix(1).map { $0.alias("__weather_hi") }
  }()

  private static let lows: [FactKey] = {
    let keys = FactKey.temperature("__weather_low", from: .weather, changes: .day, "Today's lowest temperature.") {
      $0.day(ahead: 0)?.low
    }
    return keys + keys.prefix(1).map { $0.alias("__weather_lo") }
  }()

  private static func days(_ name: String, ahead: Int) -> [FactKey] {
    let prefix = "__weather_\(name)_"
    return joined(
      ahead == 0 ? [] : extremes(prefix, name, ahead),
      FactKey.share(prefix + "precip", from: .weather, changes: .day, "The chance of rain or snow \(name).") {
        $0.day(ahead: ahead)?.precipitationChance
      },
      [
        key(prefix + "rain_mm", .number, in: .millimeters, "The rain \(name).") {
          FactText.tenths($0.day(ahead: ahead)?.precipitationSum)
        },
        key(prefix + "symbol", .symbol, "The weather \(name) as a symbol.") {
          FactText.text($0.day(ahead: ahead)?.skySymbol)
        },
      ])
  }

  private static func extremes(_ prefix: String, _ day: String, _ ahead: Int) -> [FactKey] {
    joined(
      FactKey.temperature(prefix + "high", from: .weather, changes: .day, "The highest temperature \(day).") {
        $0.day(ahead: ahead)?.high
      },
      FactKey.temperature(prefix + "low", from: .weather, changes: .day, "The lowest temperature \(day).") {
        $0.day(ahead: ahead)?.low
      })
  }

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    value: @escaping @Sendable (FactContext) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .weather, changes: .day, summary, value: value)
  }
}
