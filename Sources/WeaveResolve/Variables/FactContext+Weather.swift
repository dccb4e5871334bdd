// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveScience
import WeaveSpec
import WeaveTime

extension FactContext {
  /// The sky in words and as a symbol.
  struct Sky: Sendable {
    var description: String?
    var symbol: String?
  }

  /// The sky and air of now: what was measured, for an hour; then the forecast's hour of now, as far as it reaches.
  var conditions: WeatherConditions? {
    memory.conditions.value(in: self) { context in
      guard let weather = context.snapshots.weather else { return nil }
      let measured = weather.current.date ?? weather.fetchedAt
      guard context.isOver(hourFrom: measured) else { return weather.current }
      let hour = weather.hours.last { context.isRunning(hourFrom: $0.date) }
      return hour?.conditions ?? weather.current
    }
  }

  /// What the service said of the sky; else what its code says.
  var sky: Sky? { conditions.map(sky(of:)) }

  func sky(of conditions: WeatherConditions) -> Sky {
    let code = conditions.weatherCode.map(WeatherCode.init(rawValue:))
    // What a service says is said in a language of its own.
    let told = words.language == .en ? conditions.condition : code == nil ? conditions.condition : nil
    return Sky(
      description: told ?? code.map { words.translated($0.title) },
      symbol: conditions.symbolName ?? code?.symbolName(isDaylight: conditions.isDaylight ?? true))
  }

  /// Whether rain or snow falls as far as the sky's symbol tells.
  var skyIsWet: Bool {
    guard let symbol = sky?.symbol else { return false }
    return symbol.contains("thunderstorm") || PrecipitationKind(symbolName: symbol) != nil
  }

  /// A day of the forecast, counted from the place's today.
  func day(ahead: Int) -> WeatherDay? {
    let day = placeToday.advanced(by: ahead)
    return snapshots.weather?.days.first { $0.day == day }
  }

  /// Whole minutes since a snapshot was taken, 0 or more.
  func minutesOfAge(of kind: SnapshotKind) -> Double? {
    snapshots.date(of: kind).map { hasCome($0) ? time.minutes(since: $0) : 0 }
  }

  /// Whether a snapshot was taken so many seconds ago or longer.
  func isOlder(_ kind: SnapshotKind, than age: Double) -> Bool? {
    snapshots.date(of: kind).map { age.isFinite && time.hasPassed($0.addingTimeInterval(age)) }
  }

  /// Whether more than so many whole minutes have gone by since a snapshot was taken, as templates count its age.
  func isOlder(_ kind: SnapshotKind, thanMinutes minutes: Int) -> Bool? {
    snapshots.date(of: kind).map { hasCome($0.addingTimeInterval(Double(minutes + 1) * 60)) }
  }

  /// Whether a snapshot was taken an hour ago or earlier: from then on a picture tells its age, and none of its values
  /// once it is stale.
  func isAged(_ kind: SnapshotKind) -> Bool? {
    snapshots.date(of: kind).map { hasCome($0.addingTimeInterval(3_600)) }
  }
}

extension WeatherDay {
  /// What the service drew for the day; else what its code says.
  var skySymbol: String? {
    symbolName ?? weatherCode.map { WeatherCode(rawValue: $0).symbolName(isDaylight: true) }
  }
}
