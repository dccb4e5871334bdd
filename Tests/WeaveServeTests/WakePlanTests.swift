// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics

@testable import WeaveServe

/// When devices come again.
@Suite struct WakePlanTests {
  private static let paris = TimeZone(identifier: "Europe/Paris") ?? .gmt

  /// A plan at 14:05:00 of a spring day.
  private func plan(
    until: TimeInterval, _ bounds: ClosedRange<Int> = 60...3_600, feed: TimeInterval? = nil, quiet: String? = nil,
    drift: Double = 1, isFailing: Bool = false, at moment: String = "2026-03-28T14:05:00Z"
  ) -> WakePlan {
    let now = StandingClock.date(moment)
    return WakePlan(
      WakePlan.Inputs(
        now: now, bounds: bounds, until: now.addingTimeInterval(until),
        feed: feed.map { now.addingTimeInterval($0) }, isFailing: isFailing, quietHours: quiet.flatMap(QuietHours.init),
        timeZone: Self.paris, drift: drift))
  }

  /// A second after the change, but within the bounds of the display.
  @Test(arguments: [(600, 601), (5, 60), (7_200, 3_600), (-4, 60)])
  func comesAfterTheChange(_ until: Int, _ sleep: Int) { #expect(plan(until: Double(until)).sleep == sleep) }

  @Test func comesWhenAFeedBringsSomething() {
    #expect(plan(until: 86_400, feed: 900).sleep == 900)
    #expect(plan(until: 300, feed: 900).sleep == 301)
    // The feed is asked just now.
    #expect(plan(until: 86_400, feed: -1).sleep == 60)
  }

  @Test func comesSoonAfterAFailure() {
    #expect(plan(until: 86_400, isFailing: true).sleep == 300)
    #expect(plan(until: 86_400, 900...3_600, isFailing: true).sleep == 900)
  }

  /// The hours are those of the clock on the wall, also in the night in which it is set forward: that night has an hour
  /// less.
  @Test(arguments: [
    ("2026-03-27T21:30:00Z", "2026-03-28T05:30:00Z"), ("2026-03-28T21:30:00Z", "2026-03-29T04:30:00Z"),
    ("2026-03-28T00:10:00Z", "2026-03-28T05:30:00Z"),
  ]) func sleepsThroughQuietHours(_ now: String, _ end: String) {
    let plan = plan(until: 600, quiet: "22:00-06:30", at: now)
    #expect(plan.wake == StandingClock.date(end))
    #expect(Double(plan.sleep) == StandingClock.date(end).timeIntervalSince(StandingClock.date(now)))
  }

  @Test func quietHoursLeaveTheDayAlone() {
    #expect(plan(until: 600, quiet: "22:00-06:30").sleep == 601)
    #expect(plan(until: 600, quiet: "12:00-13:00").sleep == 601)
  }

  @Test(arguments: ["22:00-06:30", "00:00-23:59"]) func readsQuietHours(_ text: String) {
    #expect(QuietHours(text)?.description == text)
  }

  @Test(arguments: ["", "22-6", "22:00", "24:00-06:00", "22:60-06:00", "06:00-06:00", "22:00–06:30", "2:00-06:30"])
  func refusesOtherTexts(_ text: String) { #expect(QuietHours(text) == nil) }

  /// A clock that runs 2 % slow counts 1,764 seconds in half an hour.
  @Test func aSlowClockIsToldToSleepLess() {
    #expect(plan(until: 1_799, drift: 1.02).sleep == 1_765)
    #expect(plan(until: 1_799, drift: 0.98).sleep == 1_837)
    // The shortest sleep stays the shortest.
    #expect(plan(until: 900, 900...3_600, drift: 1.04).sleep == 900)
  }

  // MARK: Early wakes

  private func isEarly(left: Double, came: Double? = nil, missing: Double = 0, shortest: Int = 60) -> Bool {
    let now = StandingClock.date("2026-03-28T14:05:00Z")
    let last = came.map { (came: now.addingTimeInterval(-$0), wake: now.addingTimeInterval(missing)) }
    return WakePlan.isEarly(at: now, until: now.addingTimeInterval(left), last: last, shortest: shortest)
  }

  @Test func aDeviceThatCouldNotComeBackGetsTheNextPicture() {
    #expect(isEarly(left: 5))
    #expect(isEarly(left: 10, shortest: 900))
    #expect(!isEarly(left: 11, shortest: 900))
    #expect(!isEarly(left: 2, shortest: 5))
  }

  /// An hour of sleep may end 72 seconds early.
  @Test func aDeviceWithAFastClockGetsTheNextPicture() {
    #expect(isEarly(left: 69, came: 3_530, missing: 70))
    #expect(!isEarly(left: 99, came: 3_500, missing: 100))
    // It was not to come for the next picture.
    #expect(!isEarly(left: 80, came: 3_530, missing: 70))
    // It is late.
    #expect(!isEarly(left: 40, came: 3_610, missing: -10))
  }

  // MARK: Drift

  private func sighting(at seconds: Double, sleep: Int? = nil) -> Sighting {
    var sighting = Sighting(at: Date(timeIntervalSince1970: seconds))
    sighting.sleep = sleep
    return sighting
  }

  @Test func learnsTheDriftFromThreeSleeps() {
    var last = sighting(at: 0, sleep: 1_000)
    for number in 1...3 {
      #expect(last.knownDrift == 1)
      var next = sighting(at: Double(number) * 1_020, sleep: 1_000)
      next.learn(from: last)
      last = next
    }
    #expect(abs(last.knownDrift - 1.02) < 0.000_1)
    // Somebody pressed its button.
    var pressed = sighting(at: 3_500, sleep: 1_000)
    pressed.learn(from: last)
    #expect(abs(pressed.knownDrift - 1.02) < 0.000_1)
  }

  /// What a display reports is kept about once an hour, for ten days.
  @Test func remembersWhatADisplayReported() throws {
    var last: Sighting?
    for minute in stride(from: 0, to: 15 * 24 * 60, by: 15) {
      var next = Sighting(at: Date(timeIntervalSince1970: Double(minute) * 60))
      (next.percent, next.signal) = (90, -61)
      next.remember(after: last)
      last = next
    }
    let history = try #require(last?.history)
    #expect(history.count == 240)
    #expect(zip(history, history.dropFirst()).allSatisfy { $1.at - $0.at == 3_600 })
    #expect(last?.chargeCurve.text.contains(#"aria-label="The battery over 9 days""#) == true)
    // A line at 90 of 100 in a drawing of 28 pixels.
    #expect(last?.chargeCurve.text.contains(#"points="1,4 "#) == true)
    // Nothing is drawn of a display that reports nothing.
    var silent = Sighting(at: Date(timeIntervalSince1970: 0))
    silent.remember(after: nil)
    #expect(silent.chargeCurve.text.isEmpty && silent.history == nil)
  }

  // MARK: Batteries

  /// 24 wakes take 9.6 mAh and the sleep of a day 3.6 mAh: 2,000 mAh last 151 days.
  @Test func tellsHowLongABatteryLasts() {
    #expect("\(BatteryEstimate(wakes: 24))" == "about 24 wakes a day, some 5 months on 2,000 mAh")
    #expect("\(BatteryEstimate(wakes: 96))" == "about 96 wakes a day, some 7 weeks on 2,000 mAh")
    #expect("\(BatteryEstimate(wakes: 1_440))" == "about 1440 wakes a day, some 3 days on 2,000 mAh")
  }

  private func wakes(
    _ change: (Date) -> Date, quiet: String? = nil, feed: Double? = nil, _ bounds: ClosedRange<Int> = 900...3_600
  ) throws -> Int {
    let start = StandingClock.date("2026-03-27T14:05:00Z")
    let forecast = WakeForecast(
      bounds: bounds, quietHours: quiet.flatMap(QuietHours.init), timeZone: Self.paris,
      feed: feed.map { (next: start.addingTimeInterval($0), period: $0) })
    return try forecast.wakes(after: start) { moment in change(moment) }
  }

  @Test func countsTheWakesOfADay() throws {
    #expect(try wakes { $0.addingTimeInterval(86_400) } == 24)
    #expect(try wakes { $0.addingTimeInterval(60) } == 96)
    #expect(try wakes({ $0.addingTimeInterval(86_400) }, feed: 1_800) == 48)
    // Eight hours and a half of 24 are quiet.
    #expect((15...17).contains(try wakes({ $0.addingTimeInterval(86_400) }, quiet: "22:00-06:30")))
  }
}
