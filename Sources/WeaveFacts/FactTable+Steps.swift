// SPDX-License-Identifier: MIT

import WeaveData
import WeaveExpressions
import WeaveTime

extension FactTable {
  /// Steps, their goals and facts from their history.
  static let steps: [FactKey] = joined(
    stepsGoals, stepsToday, pinned, streaks, averages, bests, goalsMet, age(.steps, "the steps"), [stepsRecord])

  private static let stepsGoals: [FactKey] = [
    always("__steps_goal_weekday", .integer, in: .steps, "The goal on weekdays; 0 for rest days.") {
      FactText.whole($0.goals.weekday)
    },
    always("__steps_goal_weekend", .integer, in: .steps, "The goal on weekends; 0 for rest days.") {
      FactText.whole($0.goals.weekend)
    },
    always("__steps_goal_today", .integer, in: .steps, changes: .day, "Today's goal; 0 on a rest day.") {
      FactText.whole($0.goalToday)
    },
    always("__steps_is_rest_day", .flag, changes: .day, "Whether today has no goal.") { .bool($0.goalToday == 0) },
    always("__steps_streak_rule", .text, "How streaks are counted: `strict` or `completeDaysOnly`.") {
      .string($0.goals.streakRule.rawValue)
    },
    always("__steps_access", .text, "Whether steps may be read.") {
      .string(($0.snapshots.steps?.access ?? .unknown).rawValue)
    },
  ]

  private static let stepsToday: [FactKey] = [
    today, today.alias("__steps"), fraction,
    key(
      "__steps_today_percent", .integer, in: .percent,
      "The reached share of today's goal, 100 only once it is reached; 0 without a goal."
    ) { FactText.percent($0.todayFraction.map(shownShare)) },
    FactKey(
      "__steps_goal_progress", .text, from: .steps, changes: .day,
      "The same as text: `99%`, or `Rest day` on a rest day."
    ) { context in
      guard let record = context.stepsRecord, let fraction = record.todayFraction else { return nil }
      guard record.goal(of: record.today) == 0 else { return .string(context.words.percent(shownShare(fraction))) }
      return record.goals.weekday + record.goals.weekend > 0 ? .string(context.words[.restDay]) : nil
    },
    key("__steps_goal_hit_today", .flag, "Whether today's goal is reached.") { record in
      record.countOfToday.map { .bool(record.goal(of: record.today) > 0 && $0 >= record.goal(of: record.today)) }
    },
    key("__steps_remaining", .integer, in: .steps, "Steps left to today's goal.") { record in
      record.countOfToday.flatMap { FactText.whole(max(record.goal(of: record.today) - $0, 0)) }
    },
  ]

  /// A goal that is not reached is never rounded up to 100 %.
  private static func shownShare(_ fraction: Double) -> Double { fraction < 1 ? min(fraction, 0.99) : fraction }

  private static let today = key("__steps_today", .integer, in: .steps, "Steps today.") {
    FactText.whole($0.countOfToday)
  }

  private static let fraction = key(
    "__steps_today_fraction", .number, in: .fraction, "The reached share of today's goal, at most 1; 0 without a goal."
  ) { FactText.exact($0.todayFraction) }

  /// The result of one past day: the day of the variable `pinned_day`.
  private static let pinned: [FactKey] = [
    FactKey("__steps_pinned_date", .day, from: .steps, "The day of the variable `pinned_day`.") {
      FactText.day($0.pinnedDay)
    },
    pinned("__steps_pinned", .integer, in: .steps, "Steps on the pinned day.") { record, day in
      FactText.whole(record.steps(on: day))
    },
    pinned("__steps_pinned_goal", .integer, in: .steps, "The pinned day's goal; 0 on a rest day.") { record, day in
      record.steps(on: day) == nil ? nil : FactText.whole(record.goal(of: day))
    },
    pinned(
      "__steps_pinned_fraction", .number, in: .fraction, "The reached share of its goal, at most 1; 0 without a goal."
    ) { record, day in
      let goal = record.goal(of: day)
      return record.steps(on: day).flatMap { FactText.exact(goal > 0 ? min(Double($0) / Double(goal), 1) : 0) }
    },
    FactKey(
      "__steps_pinned_outcome", .text, from: .steps, changes: .day,
      "How it ended: `Goal hit`, `Missed goal` or `Rest day`."
    ) { context in
      guard let record = context.stepsRecord, let day = context.pinnedDay else { return nil }
      let goal = record.goal(of: day)
      return record.steps(on: day).map {
        .string(context.words[goal == 0 ? .restDay : $0 >= goal ? .goalHit : .missedGoal])
      }
    },
  ]

  private static func pinned(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    value: @escaping @Sendable (StepsRecord, LocalDay) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .steps, changes: .day, summary) { context in
      guard let record = context.stepsRecord, let day = context.pinnedDay else { return nil }
      return value(record, day)
    }
  }

  private static let streaks: [FactKey] = [
    history("__steps_streak", .integer, in: .days, "Days in a row with their goal reached, by the chosen rule.") {
      FactText.whole($0.streak($0.goals.streakRule))
    },
    history(
      "__steps_streak_strict", .integer, in: .days,
      "The streak that is broken until today's goal is reached; missing while today has no count."
    ) {
      FactText.whole($0.streak(.strict))
    },
    history("__steps_streak_fair", .integer, in: .days, "The streak that today cannot break.") {
      FactText.whole($0.streak(.completeDaysOnly))
    },
  ]

  private static let averages: [FactKey] = joined(
    [7, 30].flatMap { days in
      [
        history("__steps_avg_\(days)", .integer, in: .steps, "The mean of the known days among the last \(days).") {
          FactText.whole($0.average(of: days))
        },
        history("__steps_avg_\(days)_exact", .number, in: .steps, "The mean of the last \(days) days, unrounded.") {
          FactText.exact($0.average(of: days))
        },
        history("__steps_avg_\(days)_days", .integer, in: .days, "The number of these days that are known.") {
          FactText.whole($0.knownDays(of: days).count)
        },
      ]
    },
    [
      history("__steps_yesterday", .integer, in: .steps, "Steps yesterday.") {
        FactText.whole($0.steps(on: $0.today.advanced(by: -1)))
      },
      history("__steps_week_total", .integer, in: .steps, "Steps this calendar week.") {
        FactText.whole($0.total(from: $0.firstDay(ofWeekOf: $0.today)))
      },
      history("__steps_month_total", .integer, in: .steps, "Steps this month.") {
        FactText.whole($0.total(from: $0.today.advanced(by: 1 - $0.today.civil.day)))
      },
    ])

  private static let bests: [FactKey] = [
    history("__steps_best_day", .integer, in: .steps, "The most steps in a day.") { FactText.whole($0.best?.steps) },
    history("__steps_best_day_date", .day, "The day with the most steps.") { FactText.day($0.best?.day) },
    FactKey(
      "__steps_best_day_date_iso", .instant, from: .steps, changes: .day,
      "The beginning of the day with the most steps."
    ) { context in FactText.instant(context.stepsRecord?.best?.day.start(in: context.timeZone)) },
    history("__steps_best_week", .integer, in: .steps, "The most steps in a calendar week.") {
      FactText.whole($0.bestWeek()?.steps)
    },
    history("__steps_best_week_date", .day, "The first day of the week with the most steps.") {
      FactText.day($0.bestWeek()?.day)
    },
    history(
      "__steps_year_best_week", .integer, in: .steps, "The most steps in a week of the year that ends today."
    ) {
      FactText.whole($0.bestWeek(since: $0.firstDayOfYear)?.steps)
    },
    history("__steps_year_best_week_date", .day, "The first day of that week.") {
      FactText.day($0.bestWeek(since: $0.firstDayOfYear)?.day)
    },
    history(
      "__steps_months_best_week", .integer, in: .steps,
      "The most steps in a week that began in the last twelve calendar months, including this one."
    ) {
      FactText.whole($0.bestWeek(since: $0.firstDayOfTwelveMonths, isWhole: true)?.steps)
    },
    history("__steps_months_best_week_date", .day, "The first day of that week.") {
      FactText.day($0.bestWeek(since: $0.firstDayOfTwelveMonths, isWhole: true)?.day)
    },
    history(
      "__steps_consistent_month_date", .day,
      "The month of the past year with the largest share of goals reached (of at least 10 days), as its first day."
    ) { FactText.day($0.mostConsistentMonth?.first) },
    history("__steps_consistent_month_percent", .integer, in: .percent, "The share of goals reached in that month.") {
      FactText.percent($0.mostConsistentMonth?.share)
    },
  ]

  /// Days without known steps are in none of these counts.
  private static let goalsMet: [FactKey] =
    goalCounts("month", "this month; today counts once its goal is reached") { $0.goals(of: $0.daysOfMonth) }
    + goalCounts("year", "the year that ends today") { $0.goals(of: $0.daysOfYear) }
    + goalCounts("months", "the last twelve calendar months, including this one") {
      $0.goals(of: $0.daysOfTwelveMonths)
    }

  private static func goalCounts(
    _ span: String, _ words: String, _ counts: @escaping @Sendable (StepsRecord) -> (met: Int, all: Int)?
  ) -> [FactKey] {
    [
      history("__steps_\(span)_goals", .integer, in: .days, "Days with a goal and known steps in \(words).") {
        FactText.whole(counts($0)?.all)
      },
      history("__steps_\(span)_goals_met", .integer, in: .days, "The number of these goals that were reached.") {
        FactText.whole(counts($0)?.met)
      },
    ]
  }

  private static func always(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, changes grain: FactGrain = .snapshot,
    _ summary: String, value: @escaping @Sendable (FactContext) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, presence: .always, from: .steps, changes: grain, summary, value: value)
  }

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    value: @escaping @Sendable (StepsRecord) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .steps, changes: .day, summary) { $0.stepsRecord.flatMap(value) }
  }

  /// A key that requires a known day.
  private static func history(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    value: @escaping @Sendable (StepsRecord) -> Value?
  ) -> FactKey {
    key(name, kind, in: unit, summary) { $0.hasHistory ? value($0) : nil }
  }
}

extension FactContext {
  var goals: StepsGoals { snapshots.steps?.goals ?? StepsGoals() }

  var goalToday: Int { goals.goal(of: today, in: week) }
}

extension StepsRecord {
  /// The part of today's goal that is reached, at most 1; 0 without a goal.
  var todayFraction: Double? {
    countOfToday.map { count in
      let goal = goal(of: today)
      return goal > 0 ? min(Double(count) / Double(goal), 1) : 0
    }
  }
}
