// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveTime

extension Snapshots {
  /// The facts of a source after a new answer from it.
  ///
  /// An answer is complete: events and to-dos that it no longer has are gone. What an answer cannot take back stays:
  /// counts of past days, and what a service said this morning about the day that it covers only in part by now.
  ///
  /// - Parameters:
  ///   - earlier: the facts of the source before.
  ///   - timeZone: the zone of the days of a place that does not name its own.
  public func following(_ earlier: Snapshots, in timeZone: TimeZone) -> Snapshots {
    var facts = earlier
    for kind in kinds { facts[kind] = self[kind] }
    if let steps, let before = earlier.steps { facts.steps = before.merged(with: steps) }
    if let weather, let before = earlier.weather { facts.weather = weather.keepingToday(from: before, in: timeZone) }
    if calendar == nil, var empty = earlier.calendar, let date = newestDate {
      (empty.events, empty.generatedAt) = ([], date)
      facts.calendar = empty
    }
    if reminders == nil, var empty = earlier.reminders, let date = newestDate {
      (empty.items, empty.modes, empty.generatedAt) = ([], [], date)
      facts.reminders = empty
    }
    if let variables {
      facts.variables?.values = (earlier.variables?.values ?? [:]).merging(variables.values) { $1 }
    }
    return facts
  }

  private var newestDate: Date? { kinds.compactMap { date(of: $0) }.max() }
}

extension WeatherSnapshot {
  /// The weather with values of today that only an earlier answer for the same place has.
  ///
  /// A forecast covers the rest of a day only, so the low, the high and the rain of a day that has begun may be
  /// missing. The high and low that are kept include the temperatures that the new answer gives for the day.
  func keepingToday(from earlier: WeatherSnapshot, in timeZone: TimeZone) -> WeatherSnapshot {
    guard isNear(earlier) else { return self }
    let zone = place?.timeZone ?? earlier.place?.timeZone ?? timeZone
    let today = LocalDay(fetchedAt, in: zone)
    guard let before = earlier.days.first(where: { $0.day == today }) else { return self }
    var whole = self
    let index = days.firstIndex { $0.day == today }
    var day = index.map { days[$0] } ?? WeatherDay(day: today)
    let rest = hours.filter { LocalDay($0.date, in: zone) == today }.compactMap(\.conditions.temperature)
    let temperatures = rest + (current.temperature.map { [$0] } ?? [])
    day.high = day.high ?? before.high.map { max($0, temperatures.max() ?? $0) }
    day.low = day.low ?? before.low.map { min($0, temperatures.min() ?? $0) }
    day.precipitationSum = day.precipitationSum ?? before.precipitationSum
    day.precipitationChance = day.precipitationChance ?? before.precipitationChance
    day.windSpeedMax = day.windSpeedMax ?? before.windSpeedMax
    day.uvIndexMax = day.uvIndexMax ?? before.uvIndexMax
    day.weatherCode = day.weatherCode ?? before.weatherCode
    day.symbolName = day.symbolName ?? before.symbolName
    day.sunrise = day.sunrise ?? before.sunrise
    day.sunset = day.sunset ?? before.sunset
    if let index { whole.days[index] = day } else { whole.days.insert(day, at: 0) }
    return whole
  }
}
