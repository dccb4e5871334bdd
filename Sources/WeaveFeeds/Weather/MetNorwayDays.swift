// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveScience
import WeaveSchema
import WeaveTime

/// The days of a place, computed from the steps of a forecast.
///
/// For a day that has already begun, the forecast covers only the rest. So the high is given only if the steps begin by
/// noon, the low if they begin by six, and the rain if they cover the whole day; otherwise the value is missing.
struct MetNorwayDays {
  let steps: [MetNorwayReading.Step]
  let zone: TimeZone

  private struct Day {
    var range: SourceRange
    /// The part of the day that the steps cover, in seconds from its beginning.
    var from: Double
    var to: Double
    var temperatures: [Double] = []
    var rain: Double? = 0
    var chance: Double?
    var wind: Double?
    var uv: Double?
    var codes: [WeatherCode] = []
  }

  var nodes: [JSONNode] {
    var days: [LocalDay: Day] = [:]
    for (index, step) in steps.enumerated() {
      guard let date = step.date else { continue }
      add(step, at: date, length: length(index, date), to: &days)
    }
    return days.sorted { $0.key < $1.key }.map { node($0.key, $0.value) }
  }

  private func length(_ index: Int, _ date: Date) -> Double {
    let step = steps[index]
    let spans = step.next(1) != nil ? 3_600.0 : step.next(6) != nil ? 21_600 : 0
    guard index + 1 < steps.count, let next = steps[index + 1].date else { return spans }
    return min(max(next.timeIntervalSince(date), 0), max(spans, 3_600))
  }

  private func add(_ step: MetNorwayReading.Step, at date: Date, length: Double, to days: inout [LocalDay: Day]) {
    let key = LocalDay(date, in: zone)
    let start = key.start(in: zone)
    let second = date.timeIntervalSince(start)
    var day = days[key] ?? Day(range: step.time.range, from: second, to: second)
    let span = step.next(1) ?? step.next(6)
    let temperatures = [
      step.value("air_temperature"), length > 3_600 ? span?["details"]?["air_temperature_max"] : nil,
      length > 3_600 ? span?["details"]?["air_temperature_min"] : nil,
    ]
    day.temperatures += temperatures.compactMap { $0?.numberValue }
    day.wind = Self.larger(day.wind, step.value("wind_speed")?.numberValue)
    day.uv = Self.larger(day.uv, step.value("ultraviolet_index_clear_sky")?.numberValue)
    day.chance = Self.larger(day.chance, span?["details"]?["probability_of_precipitation"]?.numberValue)
    if let word = span?["summary"]?["symbol_code"]?.stringValue, let code = WeatherCode(metNorway: word) {
      day.codes.append(code)
    }
    add(
      span?["details"]?["precipitation_amount"]?.numberValue, length, until: start.addingTimeInterval(86_400), date,
      &day)
    day.to = max(day.to, second + length)
    days[key] = day
    // A step that reaches into the next day covers the beginning of that day.
    let next = key.advanced(by: 1)
    let over = date.addingTimeInterval(length).timeIntervalSince(next.start(in: zone))
    guard over > 0, days[next] == nil else { return }
    var following = Day(range: step.time.range, from: 0, to: over)
    if let amount = span?["details"]?["precipitation_amount"]?.numberValue, length > 0 {
      following.rain = amount * over / length
    }
    days[next] = following
  }

  /// Adds the part of an amount that falls before the day ends.
  private func add(_ amount: Double?, _ length: Double, until end: Date, _ date: Date, _ day: inout Day) {
    guard let amount, length > 0 else {
      day.rain = nil
      return
    }
    day.rain = day.rain.map { $0 + amount * min(length, max(end.timeIntervalSince(date), 0)) / length }
  }

  private func node(_ key: LocalDay, _ day: Day) -> JSONNode {
    let length = key.advanced(by: 1).start(in: zone).timeIntervalSince(key.start(in: zone))
    let isToEvening = day.to >= 18 * 3_600
    let high = day.from <= 12 * 3_600 && isToEvening ? day.temperatures.max() : nil
    let low = day.from <= 6 * 3_600 && isToEvening ? day.temperatures.min() : nil
    let rain = day.from <= 0 && day.to >= length ? day.rain : nil
    return .made(
      [
        ("day", .text(key.description).at(day.range)), ("highC", number(high, day)), ("lowC", number(low, day)),
        ("precipitationSumMM", number(rain, day)), ("precipitationChancePercent", number(day.chance, day)),
        ("windSpeedMaxMS", number(day.wind, day)), ("uvIndexMax", number(day.uv, day)),
        ("weatherCode", WeatherCode.worst(day.codes).map { .integer($0.rawValue).at(day.range) }),
      ], at: day.range)
  }

  private func number(_ value: Double?, _ day: Day) -> JSONNode? {
    value.map { .number(($0 * 1e6).rounded() / 1e6).at(day.range) }
  }

  private static func larger(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return max(a, b)
  }
}
