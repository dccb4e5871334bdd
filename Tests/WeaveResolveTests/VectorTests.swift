// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveSpec
import WeaveTime

@testable import WeaveResolve

/// Streaks and averages, against what the app itself computed.
@Suite(.enabled(if: Vectors.streaks != nil)) struct VectorTests {
  /// A day without a count breaks nothing: two days before it were reached.
  private static let mended = ["today absent from history": 2]

  @Test func streaksAndAverages() throws {
    let vectors = Vectors.streaks ?? []
    #expect(!vectors.isEmpty)
    for vector in vectors {
      guard let text = vector["now"] as? String, let now = InstantText.date(text),
        let days = vector["days"] as? [String: Int]
      else {
        Issue.record("unreadable vector")
        continue
      }
      let history = days.compactMap { day, steps in LocalDay(day).map { StepsDay(day: $0, steps: steps) } }
      let goals = StepsGoals(
        weekday: vector["weekdayGoal"] as? Int ?? -1, weekend: vector["weekendGoal"] as? Int ?? -1)
      let record = StepsRecord(
        StepsSnapshot(fetchedAt: now, history: history, goals: goals), today: LocalDay(now, in: .gmt),
        week: RegionalWeek(Locale(identifier: "en_GB")), timeZone: .gmt)
      let name = "\(vector["name"] ?? "")"
      #expect(record?.streak(.strict) == Self.mended[name] ?? vector["strict"] as? Int, "\(name)")
      #expect(record?.streak(.completeDaysOnly) == vector["fair"] as? Int, "\(name)")
      #expect(record?.average(of: 7) ?? 0 == vector["avg7"] as? Double, "\(name)")
      #expect(record?.best?.steps ?? 0 == vector["best"] as? Int ?? 0, "\(name)")
    }
  }
}

/// The next hour's rain, against what the app itself says; where it is wrong, ours is named.
@Suite(.enabled(if: Vectors.nowcasts != nil)) struct NowcastVectorTests {
  /// An hour of steady rain names its strength and no end, a second shower does not put off the end of the first, a chance
  /// is no dry hour, and of an empty list nothing is known.
  private static let mended: [String: (headline: String?, secondLine: String?)] = [
    "at wet threshold": (nil, "Light drizzle"), "starts at 1": (nil, "Heavy rain"),
    "two showers 5-10 and 40-45": (nil, "Light rain"), "empty minute array": (NextHour.unknown, nil),
    "dry but 40% chance": ("40% chance of rain", nil), "just below wet threshold": ("100% chance of rain", nil),
  ]

  /// Minutes until the end of the last wet minute of the first shower, where a dry one follows it.
  private static let ends = ["two showers 5-10 and 40-45": 11, "single wet minute now": 1, "wet minutes 0-1": 2]

  @Test func headlinesAndTimes() throws {
    let vectors = Vectors.nowcasts ?? []
    #expect(!vectors.isEmpty)
    let now = Date(timeIntervalSince1970: 1_774_703_100)
    for vector in vectors {
      var current = WeatherConditions()
      current.symbolName = vector["symbolName"] as? String
      var weather = WeatherSnapshot(fetchedAt: now, current: current)
      weather.minutes = (vector["minute"] as? [[Double]])?.enumerated().map { offset, row in
        WeatherMinute(
          date: now.addingTimeInterval(Double(offset) * 60), precipitation: row[1], precipitationChance: row[0])
      }
      let isWet = current.symbolName?.contains("rain") ?? false
      let hour = try #require(NextHour(weather, now: now, skyIsWet: isWet))
      let name = Comment(rawValue: "\(vector["name"] ?? "")")
      let ours = Self.mended["\(vector["name"] ?? "")"]
      #expect(hour.headline == ours?.headline ?? vector["primary"] as? String, name)
      #expect(hour.secondLine == (ours.map(\.secondLine) ?? vector["secondary"] as? String), name)
      #expect(hour.start == vector["start"] as? Int, name)
      #expect(hour.startText == vector["startText"] as? String, name)
      #expect(hour.end == Self.ends["\(vector["name"] ?? "")"], name)
      #expect(abs((hour.peakIntensity ?? 0) - (vector["peakIntensity"] as? Double ?? 0)) < 1e-9, name)
      #expect(hour.peakChance ?? 0 == vector["peakChance"] as? Double ?? 0, name)
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

enum Vectors {
  static var streaks: [[String: Any]]? { rows("steps-streak-vectors") }
  static var nowcasts: [[String: Any]]? { rows("nowcast-vectors") }

  private static func rows(_ name: String) -> [[String: Any]]? {
    guard
      let file = SampleModels.folder?.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("vectors/\(name).json"), let data = try? Data(contentsOf: file)
    else { return nil }
    return try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
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
