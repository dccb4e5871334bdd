// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveExpressions
import WeaveTime

@testable import WeaveFacts

/// Values of keys, worked out by hand from `SampleFacts`.
@Suite struct FactValueTests {
  private func text(_ key: String, _ facts: FactVariables = SampleFacts.facts()) -> String? {
    facts.value(for: key)?.text
  }

  // 5 m/s are 18 km/h and 11.18 mph; 24.14 km are 15 miles; 1013.25 hPa are 29.92 inHg.
  @Test(arguments: [
    ("fr_FR", ["11", "18", "24.1", "1013", "8.0"]), ("en_US", ["53", "11", "15.0", "29.92", "5.0"]),
    ("en_GB", ["11", "11", "15.0", "1013", "5.0"]), ("es_US@measure=metric", ["11", "18", "24.1", "1013", "8.0"]),
    ("en-LR", ["53", "11", "15.0", "29.92", "5.0"]), ("my_MM", ["53", "11", "15.0", "29.92", "5.0"]),
  ])
  func unitsAreTheReaders(locale: String, expected: [String]) {
    let facts = SampleFacts.facts(locale: locale)
    let keys = [
      "__weather_temp", "__weather_wind", "__weather_visibility", "__weather_pressure", "__activity_distance",
    ]
    #expect(keys.map { text($0, facts) ?? "" } == expected)
  }

  @Test(arguments: [
    ("__weather_temp_f", "53"), ("__weather_wind_kmh", "18"), ("__weather_wind_mph", "11"),
    ("__weather_wind_ms", "5.0"), ("__weather_wind_compass", "NW"), ("__weather_wind_words", "north-west"),
    ("__weather_high", "15"), ("__weather_hi", "15"), ("__weather_city", "Lyon"), ("__weather_lat", "45.7640"),
    ("__weather_tomorrow_high", "16"), ("__weather_age_min", "25"), ("__weather_is_stale", "0"),
    ("__weather_rain_start", "10m"), ("__weather_rain_end_min", "15"), ("__weather_rain_showers", "2"),
    ("__weather_rain_peak_intensity_mmh", "1.6"), ("__weather_nowcast", "Rain in 10m"),
    ("__weather_nowcast_secondary", "Moderate rain"), ("__weather_rain_next_hour", "Rain in 10m"),
    ("__sun_rise", "06:28"), ("__sun_set", "19:03"), ("__sun_is_up", "1"),
    ("__sun_day_length_min", "755"), ("__uv_now", "3.6"), ("__uv_band", "Moderate"), ("__uv_max", "4.4"),
  ])
  func weather(key: String, expected: String) { #expect(text(key) == expected) }

  // 40 known days before a Saturday without a goal; 28 of them from 16 February on are working days: 17 Feb to 27 Mar.
  @Test(arguments: [
    ("__steps_goal_today", "0"), ("__steps_is_rest_day", "1"), ("__steps_today", "7423"), ("__steps", "7423"),
    ("__steps_today_percent", "0"), ("__steps_goal_hit_today", "0"), ("__steps_remaining", "0"),
    // Today's 7423, a Sunday of 6000 and five working days of 11000.
    ("__steps_avg_7", "9775"), ("__steps_week_total", "62423"), ("__steps_best_day", "11000"),
    // From 16 February, a Monday, on.
    ("__steps_best_day_date", "2026-02-16"), ("__steps_best_week", "67000"), ("__steps_best_week_date", "2026-02-16"),
    ("__steps_streak", "30"), ("__steps_yesterday", "11000"), ("__steps_consistent_month_date", "2026-02-01"),
    ("__steps_consistent_month_percent", "100"),
  ])
  func steps(key: String, expected: String) { #expect(text(key) == expected) }

  @Test(arguments: [
    ("__calendar_next_title", "Walk"), ("__calendar_next_is_running", "1"), ("__calendar_next_left_min", "15"),
    ("__calendar_next_in", "Now"), ("__calendar_then_title", "Tea"), ("__calendar_then_time", "14:30"),
    ("__calendar_then_in", "25m"), ("__calendar_today_count", "3"), ("__calendar_today_left", "3"),
  ])
  func calendar(key: String, expected: String) { #expect(text(key) == expected) }

  /// At 14:05 the walk runs from 13:30 to 14:20, 35 of 50 minutes are over; tea is from 14:30 to 15:30.
  @Test(arguments: [
    ("__calendar_next_wait", "Now", "Now"), ("__calendar_next_left", "15 min", "15 min"),
    ("__calendar_next_elapsed_fraction", "0.7", "0.7"), ("__calendar_next_span", "13:30–14:20", "1:30–2:20 PM"),
    ("__calendar_then_wait", "25 min", "25 min"), ("__calendar_then_span", "14:30–15:30", "2:30–3:30 PM"),
    ("__time_local", "14:05", "2:05 PM"), ("__hour", "14", "14"), ("__minute", "5", "5"),
    ("__weather_updated_local", "13:40", "1:40 PM"),
    ("__location_coordinates", "45.76° N, 4.84° E", "45.76° N, 4.84° E"),
    ("__weather_coordinates", "45.76° N, 4.84° E", "45.76° N, 4.84° E"),
    // All hours have the code of now: showers, which are rain.
    ("__weather_sky", "rain", "rain"), ("__weather_worst_when", "now", "now"),
  ])
  func forPeople(key: String, irish: String, american: String) {
    #expect(text(key) == irish)
    #expect(text(key, SampleFacts.facts(locale: "en_US")) == american)
  }

  /// In words from a time to another: across noon both halves are named.
  @Test(arguments: [
    ("2026-03-28T10:30:00Z", "2026-03-28T11:15:00Z", "11:30 AM–12:15 PM"),
    ("2026-03-28T23:00:00Z", "2026-03-28T23:30:00Z", "12:00–12:30 AM"),
  ])
  func spansNameTheirHalves(start: String, end: String, expected: String) {
    let clock = LocaleClock(Locale(identifier: "en_US"), in: SampleFacts.zone)
    #expect(clock.span(SampleFacts.instant(start), SampleFacts.instant(end)) == expected)
  }

  /// Rain of 2 mm/h at 80 % from minute 10 to the end of minute 14, and again from minute 40.
  @Test func rainIsToldByItsWait() throws {
    guard case .record(let weather)? = SampleFacts.facts().value(for: "weather"),
      case .record(let rain)? = weather["rain"]
    else { return #expect(Bool(false), "no rain") }
    #expect(rain["lead"]?.text == "Rain in")
    #expect(rain["wait"]?.text == "10 min")
    #expect(rain["note"]?.text == "Moderate, until 14:20")
    #expect(rain["detail"]?.text == "Moderate rain until 14:20")
    let later = SampleFacts.facts(now: SampleFacts.now.addingTimeInterval(12 * 60))
    guard case .record(let then)? = later.value(for: "weather"), case .record(let falling)? = then["rain"] else {
      return
    }
    #expect(falling["lead"]?.text == "Rain ends in" && falling["wait"]?.text == "3 min")
    #expect(falling["note"]?.text == "Again at 14:45")
  }

  /// Three days of 5.2° and 14.5°, 15.5°, 16.5°: bars from 0 to (14.5 − 5.2) / 11.3 = 0.823, and so on.
  @Test func barsShareTheirSpan() throws {
    guard case .record(let weather)? = SampleFacts.facts().value(for: "weather"),
      case .list(let days)? = weather["daily"]
    else { return #expect(Bool(false), "no days") }
    let ends = days.compactMap { $0.member("bar_end")?.number }
    #expect(zip(ends, [0.823, 0.912, 1]).allSatisfy { abs($0 - $1) < 0.001 } && ends.count == 3)
    #expect(days.allSatisfy { $0.member("bar_start")?.number == 0 })
    // 11.4° now: (11.4 − 5.2) / 11.3.
    #expect(abs((days[0].member("bar_now")?.number ?? 0) - 0.5487) < 0.0001)
    // 14.5° lies a tenth of the way from 14° (6FE3B4) to 19° (C6E66A).
    #expect(days[0].member("high_color")?.text == "#78E3AD")
  }

  /// Days of 11,000 steps under a goal of 10,000: 1.04 × 11,000 is the top.
  @Test func stepsStandUnderTheirTop() throws {
    guard case .record(let steps)? = SampleFacts.facts().value(for: "steps"), case .list(let week)? = steps["week"]
    else {
      return #expect(Bool(false), "no week")
    }
    #expect(week.map { $0.member("letter")?.text ?? "" } == ["S", "M", "T", "W", "T", "F", "S"])
    #expect(abs((week[1].member("height")?.number ?? 0) - 1 / 1.04) < 1e-9)
    #expect(abs((week[1].member("goal_height")?.number ?? 0) - 10.0 / 11 / 1.04) < 1e-9)
    #expect(week[0].member("goal_height")?.number == nil)
    #expect(week.map { $0.member("is_week_start")?.text == "1" }.firstIndex(of: true) == 1)
  }

  /// The running event goes when it ends, the day's event comes after the timed ones and goes at midnight.
  @Test(arguments: [(14, "Walk"), (15, "Tea"), (84, "Tea"), (85, "Fair"), (594, "Fair"), (595, nil as String?)])
  func theCalendarGoesOn(minutes: Int, title: String?) {
    let facts = SampleFacts.facts(now: SampleFacts.now.addingTimeInterval(Double(minutes) * 60))
    #expect(text("__calendar_next_title", facts) == title)
  }

  @Test(arguments: [
    ("__reminders_overdue_count", "2"), ("__reminders_today_count", "2"), ("__reminders_soon_count", "1"),
    ("__reminders_flagged_count", "1"), ("__reminders_open_count", "7"), ("__reminders_page_overdue_count", "1"),
    ("__reminders_page_today_count", "2"), ("__reminders_page_upcoming_count", "1"),
    ("__reminders_page_high_count", "1"), ("__reminders_page_anytime_count", "1"),
    ("__reminders_page_lists_count", "1"), ("__reminders_progress", "13"), ("__reminders_next_title", "Water plants"),
  ])
  func reminders(key: String, expected: String) { #expect(text(key) == expected) }

  /// A Tuesday over its goal, a Sunday of rest, today so far, and days that nothing is known of.
  @Test(arguments: [
    ("2026-03-24", ["2026-03-24", "11000", "10000", "1.0", "Goal hit"]),
    ("2026-03-22", ["2026-03-22", "6000", "0", "0.0", "Rest day"]),
    ("2026-03-28", ["2026-03-28", "7423", "0", "0.0", "Rest day"]),
    ("2025-03-22", ["2025-03-22", "", "", "", ""]), ("last week", ["", "", "", "", ""]),
  ])
  func aPinnedDayKeepsItsSteps(day: String, expected: [String]) {
    let facts = FactVariables(
      snapshots: SampleFacts.full, samples: ["pinned_day": .string(day)], now: SampleFacts.now,
      timeZone: SampleFacts.zone,
      locale: Locale(identifier: "en_IE"))
    let keys = ["_date", "", "_goal", "_fraction", "_outcome"].map { "__steps_pinned" + $0 }
    #expect(keys.map { text($0, facts) ?? "" } == expected)
  }

  /// A fact of another day is not of today.
  @Test func yesterdayIsNotToday() {
    let facts = SampleFacts.facts(now: SampleFacts.now.addingTimeInterval(86_400))
    #expect(facts.value(for: "__steps_today") == nil)
    #expect(facts.value(for: "__activity_distance_km") == nil)
    #expect(text("__weather_high", facts) == "16")
    #expect(text("__weather_is_stale", facts) == "1")
  }

  @Test func hostileValuesAreMissing() {
    var world = SampleFacts.full
    world.weather?.current.temperature = .nan
    world.weather?.current.windDirection = .infinity
    world.weather?.current.windSpeed = 1e300
    world.weather?.current.pressure = -0.0
    world.weather?.minutes = [WeatherMinute(date: .distantFuture, precipitation: .nan, precipitationChance: -.infinity)]
    world.steps?.history = (0..<8_000).map { StepsDay(day: SampleFacts.today.advanced(by: -$0 / 2), steps: .max) }
    world.activity?.distance = 1e308
    for moment in [SampleFacts.now, .distantPast, .distantFuture, Date(timeIntervalSince1970: .nan)] {
      let facts = SampleFacts.facts(world, now: moment)
      for key in FactTable.all {
        let text = facts.value(of: key)?.text ?? ""
        #expect(!text.contains("nan") && !text.contains("inf"), "\(key.name) \(text)")
      }
    }
    #expect(SampleFacts.facts(world).value(for: "__weather_temp") == nil)
  }
}
