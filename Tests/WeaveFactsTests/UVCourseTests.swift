// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveExpressions
import WeaveTime

@testable import WeaveFacts

/// One index of now, which the disc, the curve and the words agree on.
@Suite struct UVCourseTests {
  /// 21 June in Lyon by the hour from 6:00 on; nothing was measured, and no place has ozone.
  private static let indices = [0, 0.2, 0.6, 1.1, 2, 3, 5, 6.2, 6.6, 6.1, 4.6, 2.6, 1.6, 0.5, 0.1]

  private func text(
    _ key: String, at clock: String, measured: (String, Double)? = nil, day: String = "2026-06-21"
  ) -> String? {
    func moment(_ clock: String) -> Date { SampleFacts.instant("\(day)T\(clock):00+02:00") }
    let place = Place(name: "Lyon", latitude: 45.764, longitude: 4.8357, timeZone: SampleFacts.zone)
    var current = WeatherConditions()
    current.uvIndex = measured?.1
    current.date = measured.map { moment($0.0) }
    var world = Snapshots()
    world.weather = WeatherSnapshot(fetchedAt: moment("06:00"), place: place, current: current)
    world.weather?.hours = Self.indices.enumerated().map { hour, index in
      var conditions = WeatherConditions()
      conditions.uvIndex = index
      return WeatherHour(date: moment("06:00").addingTimeInterval(Double(hour) * 3_600), conditions: conditions)
    }
    return SampleFacts.facts(world, now: moment(clock), locale: "en_IE").value(for: key)?.text
  }

  /// Half an hour after 2 and before 3 it is 2.5, which is 3 in whole numbers: moderate, from that minute on.
  @Test func theIndexRunsBetweenTheHours() {
    #expect(text("__uv_now", at: "10:00") == "2.0" && text("__uv_band", at: "10:00") == "Low")
    #expect(text("__uv_now", at: "10:30") == "2.5" && text("__uv_band", at: "10:30") == "Moderate")
    #expect(text("__uv_protection", at: "10:00") == "3+ from 10:30")
    // From 2.6 at 17:00 to 1.6 at 18:00 it is below 2.5 after six minutes; steps are of five.
    #expect(text("__uv_protection", at: "12:00") == "3+ to 17:10")
  }

  /// After a day of 6.6 it is low, and was 7.
  @Test func aDayOfProtectionIsOver() {
    #expect(text("__uv_band", at: "18:05") == "Low")
    #expect(text("__uv_protection", at: "18:05") == "was 7 at 14:00")
    #expect(text("__uv_max", at: "18:05") == "6.6" && text("__uv_max_time", at: "18:05") == "14:00")
    #expect(text("__uv_max_is_over", at: "18:05") == "1" && text("__uv_max_is_over", at: "13:59") == "0")
  }

  /// What was measured at 12:30 holds there; half an hour later half of its difference to the forecast, 5.6 at 12:30 and
  /// 6.2 at 13:00, is left, and after an hour none.
  @Test func whatWasMeasuredFades() {
    #expect(text("__uv_now", at: "12:30", measured: ("12:30", 3.6)) == "3.6")
    #expect(text("__uv_now", at: "13:00", measured: ("12:30", 3.6)) == "5.2")
    #expect(text("__uv_now", at: "14:00", measured: ("12:30", 3.6)) == "6.6")
  }

  /// The highest of today is no lower than what was measured today; what was measured lower does not lower it.
  @Test func todaysHighestTakesInWhatWasMeasured() {
    #expect(text("__uv_max", at: "12:30", measured: ("12:30", 9)) == "9.0")
    #expect(text("__uv_max_time", at: "12:30", measured: ("12:30", 9)) == "12:30")
    #expect(text("__uv_max", at: "12:30", measured: ("12:30", 3.6)) == "6.6")
  }

  @Test func theCurveRunsThroughNow() throws {
    let place = Place(name: "Lyon", latitude: 45.764, longitude: 4.8357, timeZone: SampleFacts.zone)
    var current = WeatherConditions()
    current.uvIndex = 2
    let noon = SampleFacts.instant("2026-03-29T10:00:00Z")
    var world = Snapshots()
    world.weather = WeatherSnapshot(fetchedAt: noon, place: place, current: current)
    world.weather?.hours = (0..<18).map { hour in
      var conditions = WeatherConditions()
      conditions.uvIndex = 4
      return WeatherHour(
        date: SampleFacts.instant("2026-03-29T03:00:00Z").addingTimeInterval(Double(hour) * 3_600),
        conditions: conditions)
    }
    // The day on which clocks go forward: at 12:00 the curve from 6 to 21 o'clock is at 6/15, with what was measured then.
    guard case .record(let uv)? = SampleFacts.facts(world, now: noon).value(for: "uv"),
      case .record(let course)? = uv["course"], case .list(let values)? = course["values"]
    else { return #expect(Bool(false), "no course") }
    #expect(course["now"]?.number == 0.4)
    #expect(values[12].number == 2 && values[11].number == 3 && values[10].number == 4 && values[14].number == 4)
  }

  /// After the last hour of the chart all of the day is over, and none of it before the first.
  @Test(arguments: [("23:58", 0.45), ("05:30", 1)]) func whatIsOverIsPale(clock: String, opacity: Double) {
    var world = SampleFacts.full
    world.weather?.hours = (0..<18).map { hour in
      var conditions = WeatherConditions()
      conditions.uvIndex = 2
      return WeatherHour(
        date: SampleFacts.instant("2026-03-28T05:00:00+01:00").addingTimeInterval(Double(hour) * 3_600),
        conditions: conditions)
    }
    let facts = SampleFacts.facts(world, now: SampleFacts.instant("2026-03-28T\(clock):00+01:00"))
    guard case .record(let uv)? = facts.value(for: "uv"), case .record(let course)? = uv["course"],
      case .list(let fades)? = course["fades"]
    else { return #expect(Bool(false), "no course") }
    #expect(!fades.isEmpty && fades.allSatisfy { $0.number == opacity })
  }

  /// The forecast begins at 13:00 with an index of 4: the morning is computed under clouds as they are then, without a step,
  /// and is said to be computed from 6 to 13 of 15 hours.
  @Test func aMorningThatNobodyToldIsComputed() {
    var world = SampleFacts.full
    world.weather?.current.uvIndex = nil
    world.weather?.hours = (0..<9).map { hour in
      var conditions = WeatherConditions()
      conditions.uvIndex = max(0, 4 - Double(hour))
      return WeatherHour(
        date: SampleFacts.instant("2026-03-28T12:00:00Z").addingTimeInterval(Double(hour) * 3_600),
        conditions: conditions)
    }
    guard case .record(let uv)? = SampleFacts.facts(world).value(for: "uv"), case .record(let course)? = uv["course"],
      case .list(let values)? = course["values"]
    else { return #expect(Bool(false), "no course") }
    let numbers = values.map { $0.number ?? -1 }
    // The day's highest of 4.4 is at solar noon, 12:46.
    #expect(numbers[14] == 4 && numbers[13] == 4.4)
    #expect(zip(numbers[2..<13], numbers[3..<14]).allSatisfy { $0 < $1 })
    #expect(course["computed"]?.number == 14.0 / 30)
  }

  /// In June the sun rises in Lyon shortly before six.
  @Test func theNextSunriseIsAhead() {
    #expect(text("__sun_next_rise_iso", at: "22:00")?.hasPrefix("2026-06-22T03:5") == true)
    #expect(text("__sun_next_rise_iso", at: "04:00")?.hasPrefix("2026-06-21T03:5") == true)
  }
}
