// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Oracles
import Testing
import WeaveData
import WeaveExpressions
import WeaveTime

@testable import WeaveFacts

/// Streaks and averages, against what the app itself computed.
@Suite struct VectorTests {
  private struct Row: Decodable {
    var name, first: String
    var weekdayGoal, weekendGoal: Int
    /// By day from `first` on.
    var counts: [Int?]
    var strict, completeDays, best: Int
    var average7: Double
  }

  /// Today decides by the strict rule, and without a count it decides nothing.
  private static let undecided: Set = ["no count of today"]

  @Test func streaksAndAverages() throws {
    let now = try #require(InstantText.date("2026-02-04T14:00:00Z"))
    for row in try Oracle.rows("streaks", "streaks", as: Row.self) {
      let first = try #require(LocalDay(row.first))
      let history = row.counts.enumerated().compactMap { offset, steps in
        steps.map { StepsDay(day: first.advanced(by: offset), steps: $0) }
      }
      let goals = StepsGoals(weekday: row.weekdayGoal, weekend: row.weekendGoal)
      let record = try #require(
        StepsRecord(
          StepsSnapshot(fetchedAt: now, history: history, goals: goals), today: LocalDay(now, in: .gmt),
          week: RegionalWeek(Locale(identifier: "en_GB")), timeZone: .gmt), "\(row.name)")
      #expect(record.streak(.strict) == (Self.undecided.contains(row.name) ? nil : row.strict), "\(row.name)")
      #expect(record.streak(.completeDaysOnly) == row.completeDays, "\(row.name)")
      #expect(record.average(of: 7) == row.average7, "\(row.name)")
      #expect(record.best?.steps == row.best, "\(row.name)")
    }
  }
}

/// The next hour's rain, against what the app itself says; where it is wrong, ours is named.
@Suite struct NowcastVectorTests {
  /// An hour of steady rain names its strength and no end, a second shower does not put off the end of the first, a chance
  /// is no dry hour, and of an empty list nothing is known.
  private static let mended: [String: (headline: String?, secondLine: String?)] = [
    "at the threshold": (nil, "Light drizzle"), "from the next minute on": (nil, "Heavy rain"),
    "two showers": (nil, "Light rain"), "an empty list": (NextHour.unknown, nil),
    "dry at 40 %": ("40% chance of rain", nil), "just below the threshold": ("No rain next hour", nil),
  ]

  /// The chance of an amount that is no rain is no chance of rain.
  private static let chances = ["just below the threshold": 0.0]

  /// Minutes until the end of the last wet minute of the first shower, where a dry one follows it.
  private static let ends = ["two showers": 11, "one wet minute": 1, "two wet minutes": 2]

  private struct Row: Decodable {
    var name, symbol, headline: String
    /// Runs of equal minutes: their number, the chance of rain and its intensity in mm/h; nil for no minutes.
    var minutes: [[Double]]?
    var secondLine, startText: String?
    var start: Int?
    var peakIntensity, peakChance: Double
  }

  @Test func headlinesAndTimes() throws {
    let now = Date(timeIntervalSince1970: 1_774_703_100)
    for row in try Oracle.rows("next-hour", "hours", as: Row.self) {
      var current = WeatherConditions()
      current.symbolName = row.symbol
      var weather = WeatherSnapshot(fetchedAt: now, current: current)
      let minutes = row.minutes?.flatMap { Array(repeating: $0, count: Int($0[0])) }
      weather.minutes = minutes?.enumerated().map { offset, minute in
        WeatherMinute(
          date: now.addingTimeInterval(Double(offset) * 60), precipitation: minute[2], precipitationChance: minute[1])
      }
      let hour = try #require(NextHour(weather, now: now, skyIsWet: row.symbol.contains("rain")))
      let name = Comment(rawValue: row.name)
      let ours = Self.mended[row.name]
      #expect(hour.headline == ours?.headline ?? row.headline, name)
      #expect(hour.secondLine == (ours.map(\.secondLine) ?? row.secondLine), name)
      #expect(hour.start == row.start, name)
      #expect(hour.startText == row.startText, name)
      #expect(hour.end == Self.ends[row.name], name)
      #expect(abs((hour.peakIntensity ?? 0) - row.peakIntensity) < 1e-9, name)
      #expect(hour.peakChance ?? 0 == Self.chances[row.name] ?? row.peakChance, name)
    }
  }
}

/// The next hour's rain where there are no minutes to come.
@Suite struct NowcastFallbackTests {
  private let now = Date(timeIntervalSince1970: 1_774_703_100)  // 13:05 UTC

  /// Hours from 13:00 on, each with its rain and chance.
  private func hour(_ rows: [(Double?, Double?)], minutes: [WeatherMinute]? = nil) -> NextHour? {
    var weather = WeatherSnapshot(fetchedAt: now, current: WeatherConditions(), minutes: minutes)
    weather.hours = rows.enumerated().map { offset, row in
      var conditions = WeatherConditions()
      (conditions.precipitation, conditions.precipitationChance) = row
      return WeatherHour(date: now.addingTimeInterval(Double(offset) * 3_600 - 300), conditions: conditions)
    }
    return NextHour(weather, now: now, skyIsWet: false)
  }

  @Test func theHoursSpeak() {
    let later = hour([(0, 0.1), (0.02, 0.3), (1.5, 0.8)])
    #expect(later?.headline == "Rain in 2h" && later?.secondLine == "80% chance")
    // The third hour begins at 15:00, 115 minutes from now.
    #expect(later?.start == 115)
    #expect(hour([(0.4, nil)])?.headline == "Rain this hour")
    #expect(hour([(nil, 0.6)])?.headline == "Rain this hour")
    #expect(hour([(0, 0.2), (0, 0.2), (0, nil)])?.headline == "No rain next 3 hours")
  }

  @Test func minutesOfThePastDoNotCount() {
    let old = (0..<60).map { WeatherMinute(date: now.addingTimeInterval(Double($0) * 60 - 7_200), precipitation: 2) }
    #expect(hour([(0, 0.1), (0, 0.1)], minutes: old)?.headline == "No rain next 2 hours")
    #expect(hour([], minutes: old)?.headline == "Next-hour rain unavailable")
  }
}

/// What is shown of weather that was taken a while ago.
@Suite struct OldWeatherTests {
  /// A forecast without a measurement has 10 °C for every hour.
  @Test func theForecastStandsInForAMissingMeasurement() {
    var world = SampleFacts.full
    world.weather?.current = WeatherConditions()
    #expect(SampleFacts.facts(world).value(for: "__weather_temp_c")?.text == "10")
  }

  /// Taken at 14:05 with 11.4 °C; the forecast has 10 °C for every hour.
  @Test func theForecastTakesOverAfterAnHour() {
    let soon = SampleFacts.facts(now: SampleFacts.now.addingTimeInterval(20 * 60))
    let later = SampleFacts.facts(now: SampleFacts.now.addingTimeInterval(6 * 3_600))
    #expect(FactTable.key("__weather_temp_c").flatMap(soon.value(of:)) == .number(11))
    #expect(FactTable.key("__weather_temp_c").flatMap(later.value(of:)) == .number(10))
    #expect(FactTable.key("__weather_age").flatMap(later.value(of:)) == .string("6 h"))
    #expect(FactTable.key("__weather_is_fresh").flatMap(soon.value(of:)) == .bool(false))
  }
}

/// The next hour's rain as a chart draws it.
@Suite struct RainCurveTests {
  private let now = Date(timeIntervalSince1970: 1_774_703_100)

  private func curve(_ rain: [Int: (Double, Double?)]) -> [String: Value]? {
    var weather = WeatherSnapshot(fetchedAt: now, current: WeatherConditions())
    weather.minutes = (0..<60).map { offset in
      WeatherMinute(
        date: now.addingTimeInterval(Double(offset) * 60), precipitation: rain[offset]?.0 ?? 0,
        precipitationChance: rain[offset].flatMap(\.1))
    }
    guard case .record(let record)? = RainCurve(weather, from: now)?.record(nil, in: Words(.en)) else { return nil }
    return record
  }

  /// 2 mm/h at half a chance count as 1, of a top of 1; 0.25 stands at 0.25^0.62 = 0.4234.
  @Test func heightsAreOfTheExpectedRain() throws {
    let record = try #require(curve([10: (2, 0.5), 11: (0.25, 1), 12: (0.004, 1)]))
    guard case .list(let heights)? = record["curve"] else { return #expect(Bool(false), "no curve") }
    #expect(heights.count == 60)
    #expect(heights[10].number == 1)
    #expect(abs((heights[11].number ?? 0) - 0.4234) < 1e-4)
    #expect(heights[12].number == nil && heights[9].number == nil)
    #expect(record["peak_at"]?.number == 10.5 / 60)
    #expect(record["is_wet"] == .bool(true))
  }

  /// The tops are 1, 2.5, 5 and 10 mm/h; each kind of rain that begins below the top has its line.
  @Test(arguments: [(0.9, 1.0, 1), (1.1, 2.5, 2), (4, 5, 3), (17, 17, 3)])
  func theTopIsTheFirstThatHoldsThePeak(peak: Double, top: Double, lines: Int) throws {
    let record = try #require(curve([30: (peak, nil)]))
    #expect(record["reference_mmh"]?.number == top)
    guard case .list(let guides)? = record["guides"] else { return #expect(Bool(false), "no guides") }
    #expect(guides.count == lines)
  }

  /// Certain from a chance of 70 % on; 0.38 + 0.62 · 0.35/0.7 = 0.69 at half of that.
  @Test func doubtIsPale() throws {
    let rain = Dictionary(uniqueKeysWithValues: (0..<60).map { ($0, (1.0, $0 < 30 ? 0.9 : 0.35)) })
    let record = try #require(curve(rain))
    guard case .list(let certainty)? = record["certainty"] else { return #expect(Bool(false), "no certainty") }
    #expect(certainty.count == 13)
    #expect(certainty[0].number == 1)
    #expect(abs((certainty[8].number ?? 0) - 0.69) < 1e-9)
  }

  @Test func withoutMinutesThereIsNone() {
    #expect(RainCurve(WeatherSnapshot(fetchedAt: now, current: WeatherConditions()), from: now) == nil)
  }
}
