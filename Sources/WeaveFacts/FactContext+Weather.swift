// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveScience
import WeaveTime

extension FactContext {
  /// The sky in words and as a symbol.
  struct Sky: Sendable {
    var description: String?
    var symbol: String?
  }

  /// The current sky and air: the measurement for an hour, then the forecast's current hour, as far as it reaches. The
  /// hour also stands in for a measurement that is missing.
  var conditions: WeatherConditions? {
    memory.conditions.value(in: self) { context in
      guard let weather = context.snapshots.weather else { return nil }
      let measured = weather.current.date ?? weather.fetchedAt
      let isMissing = weather.current == WeatherConditions()
      guard isMissing || context.isOver(hourFrom: measured) else { return weather.current }
      let hour = weather.hours.last { context.isRunning(hourFrom: $0.date) }
      return hour?.conditions ?? weather.current
    }
  }

  /// The service's description of the sky, or else that of the code.
  var sky: Sky? { conditions.map(sky(of:)) }

  func sky(of conditions: WeatherConditions) -> Sky {
    let code = conditions.weatherCode.map(WeatherCode.init(rawValue:))
    // A service's description is in a language of its own.
    let ownText = words.language == .en ? conditions.condition : code == nil ? conditions.condition : nil
    return Sky(
      description: ownText ?? code.map { words.translated($0.title) },
      symbol: conditions.symbolName ?? code?.symbolName(isDaylight: conditions.isDaylight ?? true))
  }

  /// Whether rain or snow is falling, according to the sky's symbol.
  var skyIsWet: Bool {
    guard let symbol = sky?.symbol else { return false }
    return symbol.contains("thunderstorm") || PrecipitationKind(symbolName: symbol) != nil
  }

  /// A day of the forecast, counted from today at the place.
  func day(ahead: Int) -> WeatherDay? {
    let day = placeToday.advanced(by: ahead)
    return snapshots.weather?.days.first { $0.day == day }
  }

  /// The age of a snapshot in whole minutes, 0 or more.
  func minutesOfAge(of kind: SnapshotKind) -> Double? {
    snapshots.date(of: kind).map { hasCome($0) ? time.minutes(since: $0) : 0 }
  }

  /// Whether a snapshot is at least this many seconds old.
  func isOlder(_ kind: SnapshotKind, than age: Double) -> Bool? {
    snapshots.date(of: kind).map { age.isFinite && time.hasPassed($0.addingTimeInterval(age)) }
  }

  /// Whether a snapshot is more than this many whole minutes old, as templates count its age.
  func isOlder(_ kind: SnapshotKind, thanMinutes minutes: Int) -> Bool? {
    snapshots.date(of: kind).map { hasCome($0.addingTimeInterval(Double(minutes + 1) * 60)) }
  }

  /// Whether a snapshot is at least an hour old. From then on a picture shows its age, and once it is stale, none of
  /// its values.
  func isAged(_ kind: SnapshotKind) -> Bool? {
    snapshots.date(of: kind).map { hasCome($0.addingTimeInterval(3_600)) }
  }
}

extension WeatherDay {
  /// The service's symbol for the day, or else that of the code.
  var skySymbol: String? {
    symbolName ?? weatherCode.map { WeatherCode(rawValue: $0).symbolName(isDaylight: true) }
  }
}
