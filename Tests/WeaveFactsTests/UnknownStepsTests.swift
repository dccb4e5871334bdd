// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveExpressions
import WeaveTime

@testable import WeaveFacts

/// A day that nobody counted is neither zero nor a missed goal. Each expected value is counted by hand.
@Suite struct UnknownStepsTests {
  private func day(_ text: String) -> LocalDay { LocalDay(text) ?? LocalDay(number: 0) }

  /// Days from one to another with the same count each.
  private func days(_ first: String, _ last: String, _ steps: Int) -> [StepsDay] {
    (0...max(day(last).days(since: day(first)), 0)).map { StepsDay(day: day(first).advanced(by: $0), steps: steps) }
  }

  private func text(
    _ key: String, _ history: [StepsDay], today: StepsDay? = nil, taken: String, now: String,
    rule: StepsGoals.StreakRule = .strict, access: AccessState = .authorised
  ) -> String? {
    var world = Snapshots()
    world.steps = StepsSnapshot(
      fetchedAt: SampleFacts.instant(taken), access: access, today: today, history: history,
      goals: StepsGoals(weekday: 8_000, weekend: 8_000, streakRule: rule))
    return SampleFacts.facts(world, now: SampleFacts.instant(now), zone: .gmt, locale: "en_GB").value(for: key)?.text
  }

  /// Ten days over the goal, the last of them counted at half past ten: at midnight the streak is as long by the fair
  /// rule. By the strict rule the new day decides, and nobody has counted it.
  @Test(arguments: StepsGoals.StreakRule.allCases) func midnightBreaksNoStreak(rule: StepsGoals.StreakRule) {
    let past = days("2026-05-01", "2026-05-09", 9_000)
    let last = StepsDay(day: day("2026-05-10"), steps: 8_200)
    func streak(_ now: String) -> String? {
      text("__steps_streak", past, today: last, taken: "2026-05-10T22:30:00Z", now: now, rule: rule)
    }
    #expect(streak("2026-05-10T23:59:30Z") == "10")
    #expect(streak("2026-05-11T00:00:30Z") == (rule == .strict ? nil : "10"))
    // Of the whole day before nothing is known.
    #expect(streak("2026-05-12T00:00:30Z") == nil)
  }

  /// A day with a goal decides the strict streak; a day of rest leaves that to the day before.
  @Test func theDecidingDayNeedsACount() {
    func strict(_ history: [StepsDay], _ now: String, weekend: Int) -> Int? {
      StepsRecord(
        StepsSnapshot(
          fetchedAt: SampleFacts.instant(now), history: history, goals: StepsGoals(weekday: 8_000, weekend: weekend)),
        today: day(String(now.prefix(10))), week: RegionalWeek(Locale(identifier: "en_GB")), timeZone: .gmt
      )?.streak(.strict)
    }
    let week = days("2026-05-04", "2026-05-08", 9_000)
    // 9 May 2026 is a Saturday.
    #expect(strict(week, "2026-05-09T12:00:00Z", weekend: 0) == 5)
    #expect(strict(week, "2026-05-09T12:00:00Z", weekend: 4_000) == nil)
    #expect(strict(week + days("2026-05-09", "2026-05-09", 100), "2026-05-09T12:00:00Z", weekend: 4_000) == 0)
    // Of Friday, which decides on a Saturday of rest, nothing is known.
    #expect(strict(days("2026-05-09", "2026-05-09", 100), "2026-05-09T12:00:00Z", weekend: 0) == nil)
  }

  /// Counted at noon with 3,000 steps: how the day ended is not known, so it is neither reached nor missed.
  @Test func aDayCountedInPartIsUndecided() {
    let past = days("2026-05-01", "2026-05-09", 9_000)
    let last = StepsDay(day: day("2026-05-10"), steps: 3_000)
    func value(_ key: String) -> String? {
      text(key, past, today: last, taken: "2026-05-10T12:00:00Z", now: "2026-05-11T09:00:00Z")
    }
    #expect(value("__steps_streak") == nil)
    #expect(value("__steps_yesterday") == nil)
    #expect(value("__steps_month_goals") == "9" && value("__steps_month_goals_met") == "9")
    #expect(value("__steps_avg_7") == "9000")
  }

  /// The history's count of today is older than today's own; the larger holds wherever today is in.
  @Test func theLargerCountOfTodayHolds() {
    let today = StepsDay(day: day("2026-05-10"), steps: 20_000)
    func value(_ key: String) -> String? {
      text(
        key, days("2026-05-10", "2026-05-10", 0), today: today, taken: "2026-05-10T14:00:00Z",
        now: "2026-05-10T14:05:00Z")
    }
    for key in ["__steps_today", "__steps_week_total", "__steps_month_total", "__steps_avg_7", "__steps_best_day"] {
      #expect(value(key) == "20000", "\(key)")
    }
    #expect(value("__steps_streak") == "1")
  }

  /// Five days are known of the year, today's goal is open.
  @Test func onlyKnownDaysCount() {
    let past = days("2026-03-23", "2026-03-27", 12_000)
    let today = StepsDay(day: day("2026-03-28"), steps: 2_000)
    for span in ["month", "year", "months"] {
      for key in ["__steps_\(span)_goals", "__steps_\(span)_goals_met"] {
        let value = text(key, past, today: today, taken: "2026-03-28T14:00:00Z", now: "2026-03-28T14:05:00Z")
        #expect(value == "5", "\(key)")
      }
    }
  }

  /// The year that ends with a day has 365 days, and 366 with a 29 February in it.
  @Test(arguments: [
    ("2026-03-28", "2025-03-29", 365), ("2024-02-29", "2023-03-01", 366), ("2025-02-28", "2024-02-29", 366),
    ("2024-12-31", "2024-01-01", 366), ("2026-01-01", "2025-01-02", 365),
  ])
  func aYearHas365Days(today: String, first: String, count: Int) throws {
    let history = days(first, today, 9_000)
    let record = try #require(
      StepsRecord(
        StepsSnapshot(fetchedAt: day(today).start(in: .gmt), history: history), today: day(today),
        week: RegionalWeek(Locale(identifier: "en_GB")), timeZone: .gmt))
    #expect(record.firstDayOfYear.description == first)
    #expect(record.daysOfYear.count == count)
    let cells = record.yearCells
    #expect(cells.count % 7 == 0 && cells.count { !$0.isBlank } == count)
    #expect(cells.first { !$0.isBlank }?.day.description == first)
  }

  /// May of four years ago was better, but is not in the last twelve months.
  @Test func theBestMonthIsOfTheYear() {
    let history = days("2022-05-01", "2022-05-31", 30_000) + days("2026-02-01", "2026-02-28", 9_000)
    func value(_ key: String) -> String? {
      text(key, history, taken: "2026-03-28T14:00:00Z", now: "2026-03-28T14:05:00Z")
    }
    #expect(value("__steps_consistent_month_date") == "2026-02-01")
    // Monday 2 to Sunday 8 February.
    #expect(value("__steps_year_best_week") == "63000" && value("__steps_year_best_week_date") == "2026-02-02")
    #expect(value("__steps_best_week") == "210000")
  }

  /// The week of 30 June 2025 is of the year before 18 June 2026, and began before the twelve calendar months from July on: a map
  /// of months shows it in part.
  @Test func theBestWeekOfTwelveMonthsBeganInThem() {
    let history = days("2025-06-30", "2025-07-06", 20_000) + days("2025-10-13", "2025-10-19", 15_000)
    func value(_ key: String) -> String? {
      text(key, history, taken: "2026-06-18T14:00:00Z", now: "2026-06-18T14:05:00Z")
    }
    #expect(value("__steps_year_best_week_date") == "2025-06-30" && value("__steps_year_best_week") == "140000")
    #expect(value("__steps_months_best_week_date") == "2025-10-13" && value("__steps_months_best_week") == "105000")
  }

  /// Who may not read steps is told of zero steps, which are no count.
  @Test(arguments: [AccessState.denied, .notDetermined, .notAvailable]) func noAccessIsNotZero(access: AccessState) {
    let today = StepsDay(day: day("2026-03-28"), steps: 0)
    for key in ["__steps_today", "__steps_today_percent", "__steps_streak", "__steps_goal_hit_today", "steps"] {
      let value = text(
        key, [], today: today, taken: "2026-03-28T14:00:00Z", now: "2026-03-28T14:05:00Z", access: access)
      #expect(key == "steps" || value == nil, "\(key)")
    }
    var world = Snapshots()
    world.activity = ActivitySnapshot(
      fetchedAt: SampleFacts.instant("2026-03-28T14:00:00Z"), access: access, day: day("2026-03-28"))
    world.activity?.steps = 0
    let facts = SampleFacts.facts(world, now: SampleFacts.instant("2026-03-28T14:05:00Z"), zone: .gmt)
    #expect(facts.value(for: "__activity_steps_today") == nil)
    #expect(facts.value(for: "__activity_access")?.text == access.rawValue)
  }

  /// Three known days are no mean of thirty: the facts say of how many days it is.
  @Test func averagesSayOfHowManyDaysTheyAre() {
    let known = days("2026-05-08", "2026-05-10", 9_000)
    func fact(_ key: String) -> String? {
      text(key, known, taken: "2026-05-10T22:30:00Z", now: "2026-05-10T23:00:00Z")
    }
    #expect(fact("__steps_avg_30") == "9000" && fact("__steps_avg_30_days") == "3" && fact("__steps_avg_7_days") == "3")
  }

  /// 7,970 of 8,000 are 99.6 %, which is not the goal.
  @Test(arguments: [(7_970, "99%", "99"), (8_000, "100%", "100"), (4_000, "50%", "50"), (9_500, "100%", "100")])
  func progressIsReadAsPercent(steps: Int, progress: String, percent: String) {
    let today = StepsDay(day: day("2026-05-11"), steps: steps)
    func fact(_ key: String) -> String? {
      text(key, [], today: today, taken: "2026-05-11T12:00:00Z", now: "2026-05-11T12:05:00Z")
    }
    #expect(fact("__steps_goal_progress") == progress && fact("__steps_today_percent") == percent)
  }
}
