// SPDX-License-Identifier: MIT

import WeaveData
import WeaveSpec

extension FactTable {
  /// Steps, their goals and what their history tells.
  static let steps: [FactKey] = joined(
    stepsGoals, stepsToday, stepsHistory, age(.steps, "the steps"))

  private static let stepsGoals: [FactKey] = [
    always("__steps_goal_weekday", .integer, in: .steps, "The goal from Monday to Friday; 0 for rest.") {
      FactText.whole($0.goals.weekday)
    },
    always("__steps_goal_weekend", .integer, in: .steps, "The goal of the weekend; 0 for rest.") {
      FactText.whole($0.goals.weekend)
    },
    always("__steps_goal_today", .integer, in: .steps, changes: .day, "The goal of today; 0 for rest.") { _ in nil },
    always("__steps_streak_rule", .text, "How streaks are counted: `strict` or `completeDaysOnly`.") {
      .string($0.goals.streakRule.rawValue)
    },
    always("__steps_access", .text, "Whether steps may be read.") {
      .string(($0.snapshots.steps?.access ?? .unknown).rawValue)
    },
  ]

  private static let stepsToday: [FactKey] = [
    today, today.alias("__steps"),
    key("__steps_today_fraction", .number, in: .fraction, "Today's share of its goal, at most 1.") { _ in nil },
    key("__steps_today_percent", .integer, in: .percent, "Today's share of its goal, at most 100.") { _ in nil },
    key("__steps_goal_hit_today", .flag, "Whether today's goal is reached.") { _ in nil },
  ]

  private static let today = key("__steps_today", .integer, in: .steps, "Steps of today.") {
    FactText.whole($0.stepsToday)
  }

  private static let stepsHistory: [FactKey] = [
    key("__steps_streak", .integer, in: .days, "Days in a row with their goal reached.") { _ in nil },
    key("__steps_avg_7", .integer, in: .steps, "The average of the known days of the last 7.") { _ in nil },
    key("__steps_avg_7_exact", .number, in: .steps, "The average of the known days of the last 7, unrounded.") { _ in
      nil
    },
    key("__steps_avg_30", .integer, in: .steps, "The average of the known days of the last 30.") { _ in nil },
    key("__steps_avg_30_exact", .number, in: .steps, "The average of the known days of the last 30, unrounded.") { _ in
      nil
    },
    key("__steps_best_day", .integer, in: .steps, "The most steps of a day.") { _ in nil },
    key("__steps_best_day_date", .day, "The day of the most steps.") { _ in nil },
    key("__steps_best_day_date_iso", .instant, "The beginning of the day of the most steps.") { _ in nil },
  ]

  private static func always(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, changes grain: FactGrain = .snapshot,
    _ summary: String, value: @escaping @Sendable (FactContext) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, presence: .always, from: .steps, changes: grain, summary, value: value)
  }

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    value: @escaping @Sendable (FactContext) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .steps, changes: .day, summary, value: value)
  }
}

extension FactContext {
  var goals: StepsGoals { snapshots.steps?.goals ?? StepsGoals() }

  /// The steps of the reader's today.
  var stepsToday: Int? { snapshots.steps?.today.flatMap { $0.day == today ? $0.steps : nil } }
}
