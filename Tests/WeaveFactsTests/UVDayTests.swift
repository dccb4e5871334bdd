// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveExpressions
import WeaveTime

@testable import WeaveFacts

/// One curve a day, which the number of the day, the hours and the time until skin burns are read from.
@Suite struct UVDayTests {
  private static let phoenix = Place(
    name: "Phoenix", latitude: 33.45, longitude: -112.07, timeZone: TimeZone(identifier: "America/Phoenix"))
  private static let lyon = Place(
    name: "Lyon", latitude: 45.764, longitude: 4.8357, timeZone: TimeZone(identifier: "Europe/Paris"))

  private struct Day {
    var place: Place? = UVDayTests.lyon
    var date = "2026-06-21"
    var offset = "+02:00"
    /// By the hour of the day.
    var indices: [Int: Double] = [:]
    var highest: Double?
    var measured: (String, Double)?

    func moment(_ clock: String) -> Date { SampleFacts.instant("\(date)T\(clock):00\(offset)") }

    func facts(at clock: String) -> FactVariables {
      var current = WeatherConditions()
      current.uvIndex = measured?.1
      current.date = measured.map { moment($0.0) }
      var world = Snapshots()
      var weather = WeatherSnapshot(fetchedAt: moment("05:00"), place: place, current: current)
      weather.hours = indices.sorted { $0.key < $1.key }.map { hour, index in
        var conditions = WeatherConditions()
        conditions.uvIndex = index
        return WeatherHour(date: moment(hour < 10 ? "0\(hour):00" : "\(hour):00"), conditions: conditions)
      }
      if let highest, let day = LocalDay(date) {
        var today = WeatherDay(day: day)
        today.uvIndexMax = highest
        weather.days = [today]
      }
      world.weather = weather
      return SampleFacts.facts(
        world, now: moment(clock), zone: place?.timeZone ?? SampleFacts.zone, locale: "en_IE")
    }

    func text(_ key: String, at clock: String) -> String? { facts(at: clock).value(for: key)?.text }

    func curve(at clock: String) -> [Double] {
      guard case .record(let uv)? = facts(at: clock).value(for: "uv"), case .record(let course)? = uv["course"],
        case .list(let values)? = course["values"]
      else { return [] }
      return values.compactMap(\.number)
    }

    func hours(at clock: String) -> [Double] {
      guard case .record(let uv)? = facts(at: clock).value(for: "uv"), case .list(let hours)? = uv["hours"] else {
        return []
      }
      return hours.compactMap { if case .record(let hour) = $0 { hour["index"]?.number } else { nil } }
    }
  }

  private static let desert = Day(
    place: phoenix, date: "2026-07-04", offset: "-07:00",
    indices: [5: 0, 6: 0, 7: 3, 8: 5.8, 9: 8.4, 10: 10.6, 11: 12.2, 12: 13.1, 13: 13.4, 14: 12.8])

  /// From 6 to 7 skin gets 1.5 · 90 = 135 of its 250 J/m²; the other 115 = 1.5 · (3 · t + 2.8 / 60 · t² / 2) take until 7:21.8.
  @Test func skinBurnsInTheMorningThoughTheSunIsNotUp() {
    #expect(Self.desert.text("__uv_now", at: "05:30") == "0.0")
    #expect(Self.desert.text("__uv_burn_time", at: "05:30") == "07:21")
    #expect(Self.desert.text("__uv_burn_min", at: "05:30") == "111")
    #expect(Self.desert.text("__uv_burn", at: "05:30") == "1 h 51 min")
    #expect(Self.desert.text("__uv_protection", at: "05:30") == "3+ from 06:50")
  }

  /// Eight hours of 0.8 are 576 J/m²; eight of 0.3 are 216.
  @Test func theWholeDayDecidesWhetherSkinBurns() {
    var winter = Day(date: "2026-01-15", offset: "+01:00")
    winter.indices = Dictionary(uniqueKeysWithValues: (0..<24).map { ($0, (9...16).contains($0) ? 0.8 : 0) })
    #expect(winter.text("__uv_burn_min", at: "08:30") != nil)
    winter.indices = Dictionary(uniqueKeysWithValues: (0..<24).map { ($0, (9...16).contains($0) ? 0.3 : 0) })
    #expect(winter.text("__uv_burn_min", at: "08:30") == nil)
    #expect(winter.text("__uv_burn", at: "08:30") == "not possible")
    #expect(winter.text("__uv_burn_time", at: "08:30") == nil)
  }

  /// The forecast ends at 7 o'clock, without a place: nobody knows what follows.
  @Test func whatFollowsTheForecastIsNotSafe() {
    let cut = Day(place: nil, indices: [5: 0, 6: 0, 7: 1])
    #expect(cut.text("__uv_burn_min", at: "05:30") == nil && cut.text("__uv_burn", at: "05:30") == nil)
    #expect(cut.text("__uv_protection", at: "05:30") == nil)
  }

  /// The hours hold the noon: the day's highest is theirs, whatever else is told.
  @Test func hoursThatHoldTheNoonWin() {
    var day = Day(highest: 4)
    day.indices = [9: 0.8, 10: 1.4, 11: 2, 12: 2.6, 13: 3, 14: 3.2, 15: 3, 16: 2.4]
    #expect(day.text("__uv_max", at: "10:00") == "3.2" && day.text("__uv_max_time", at: "10:00") == "14:00")
    #expect(day.curve(at: "10:00").max() == 3.2)
    #expect(day.hours(at: "10:00").max() == 3.2)
  }

  /// The forecast begins in the afternoon and gives 4.3 for the day: the computed noon reaches it, and the curve goes on into
  /// the forecast without a step.
  @Test func theDaysHighestShapesWhatIsComputed() throws {
    var day = Day(highest: 4.3)
    day.indices = [16: 2.2, 17: 1.8, 18: 1.2, 19: 0.6, 20: 0.2, 21: 0]
    #expect(day.text("__uv_max", at: "16:10") == "4.3")
    let curve = day.curve(at: "16:10")
    #expect(curve.count == 31 && curve.max() == 4.3)
    // Half past three stands beside four o'clock.
    #expect((2.2...3.2).contains(curve[19]) && curve[20] == 2.2)
  }

  /// Services that lack hours write zeros: in June at noon there is no such index.
  @Test func zerosUnderAHighSunAreNoForecast() {
    var day = Day(highest: 8)
    day.indices = Dictionary(uniqueKeysWithValues: (0..<24).map { ($0, 0) })
    #expect(day.text("__uv_max", at: "13:30") == "8.0")
    #expect(day.curve(at: "13:30").max() == 8)
    #expect((Double(day.text("__uv_now", at: "13:30") ?? "") ?? 0) > 7)
    // In the polar night they are true.
    var night = day
    night.place = Place(
      name: "Tromsø", latitude: 69.65, longitude: 18.96, timeZone: TimeZone(identifier: "Europe/Oslo"))
    (night.date, night.offset, night.highest) = ("2026-01-05", "+01:00", nil)
    #expect(night.text("__uv_max", at: "11:00") == "0.0" && night.curve(at: "11:00").max() == 0)
  }

  /// What was measured between two half hours is the curve's highest point, too.
  @Test func theCurveReachesWhatWasMeasured() {
    var day = Day(measured: ("12:10", 9))
    day.indices = [11: 4, 12: 5, 13: 5.5, 14: 5.8, 15: 5]
    #expect(day.text("__uv_max", at: "12:20") == "9.0")
    #expect(day.curve(at: "12:20").max() == 9)
  }
}
