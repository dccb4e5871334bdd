// SPDX-License-Identifier: MIT

import WeaveData
import WeaveTime

/// Steps by day with their goals, and what they come to.
///
/// - Source: the rules of WidgetWeaver's streaks and averages. Other than there, the count of today keeps a streak even
///   where the history lags behind.
struct StepsRecord: Sendable {
  let goals: StepsGoals
  let today: LocalDay
  let week: RegionalWeek
  /// Today's own count, which is newer than the history's.
  let countOfToday: Int?
  /// By day number.
  private let history: [Int: Int]
  private let earliest: Int?

  init?(_ snapshot: StepsSnapshot?, today: LocalDay, week: RegionalWeek) {
    guard let snapshot else { return nil }
    goals = snapshot.goals
    self.today = today
    self.week = week
    let count = snapshot.today.flatMap { $0.day == today ? $0.steps : nil }
    countOfToday = count
    let past = snapshot.history.filter { $0.day <= today }
    var history = Dictionary(past.map { ($0.day.number, $0.steps) }) { max($0, $1) }
    if let count, history[today.number] == nil { history[today.number] = count }
    self.history = history
    earliest = history.keys.min()
  }

  var hasHistory: Bool { !history.isEmpty }

  /// The steps of a day as the history has them; nil where that day is not known.
  func steps(on day: LocalDay) -> Int? { history[day.number] }

  /// The steps of a day, today's by whichever count is further.
  func latest(on day: LocalDay) -> Int? {
    guard day == today, let count = countOfToday else { return steps(on: day) }
    return max(count, steps(on: day) ?? 0)
  }

  func goal(of day: LocalDay) -> Int { goals.goal(of: day, in: week) }

  /// Whether a day's goal is reached; a day of rest has none.
  func isHit(_ day: LocalDay) -> Bool {
    let goal = goal(of: day)
    return goal > 0 && (latest(on: day) ?? 0) >= goal
  }

  /// Days in a row with their goal reached, days of rest skipped, up to today.
  func streak(_ rule: StepsGoals.StreakRule) -> Int {
    var day = rule == .strict || isHit(today) ? today : today.advanced(by: -1)
    var streak = 0
    while let earliest, day.number >= earliest {
      if goal(of: day) > 0 {
        guard isHit(day) else { break }
        streak += 1
      }
      day = day.advanced(by: -1)
    }
    return streak
  }

  /// The mean of the days that are known of the last `count`, today included.
  func average(of count: Int) -> Double? {
    let known = (0..<count).compactMap { steps(on: today.advanced(by: -$0)) }
    return known.isEmpty ? nil : known.reduce(0) { $0 + Double($1) } / Double(known.count)
  }

  /// The day with the most steps, the first of several.
  var best: StepsDay? {
    let best = history.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    let recorded = best.map { StepsDay(day: LocalDay(number: $0.key), steps: $0.value) }
    guard let latest = latest(on: today), latest > recorded?.steps ?? -1 else { return recorded }
    return StepsDay(day: today, steps: latest)
  }

  /// The calendar week with the most steps, by its first day; the first of several.
  var bestWeek: StepsDay? {
    var totals: [Int: Int] = [:]
    for (day, steps) in history {
      totals[firstDay(ofWeekOf: LocalDay(number: day)).number, default: 0] += min(steps, 1 << 40)
    }
    let best = totals.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return best.map { StepsDay(day: LocalDay(number: $0.key), steps: $0.value) }
  }

  func firstDay(ofWeekOf day: LocalDay) -> LocalDay { day.advanced(by: -((day.weekday - week.firstWeekday + 7) % 7)) }

  /// The steps of the days from one to today.
  func total(from first: LocalDay) -> Int? {
    let known = history.filter { $0.key >= first.number && $0.key <= today.number }
    return known.isEmpty ? nil : known.reduce(0) { $0 + min($1.value, 1 << 40) }
  }
}

extension StepsRecord {
  /// The month of which the greatest share of days reached their goal, as its first day: of the months with ten known
  /// days or more that are no rest; of equal ones the first.
  var mostConsistentMonth: (first: LocalDay, share: Double)? {
    var months: [Int: (hits: Int, days: Int)] = [:]
    for number in history.keys {
      let day = LocalDay(number: number)
      guard goal(of: day) > 0 else { continue }
      let first = day.advanced(by: 1 - day.civil.day)
      months[first.number, default: (0, 0)].days += 1
      if isHit(day) { months[first.number, default: (0, 0)].hits += 1 }
    }
    let shares = months.filter { $0.value.days >= 10 && $0.value.hits > 0 }
      .map { (first: LocalDay(number: $0.key), share: Double($0.value.hits) / Double($0.value.days)) }
    return shares.max { ($0.share, -$0.first.number) < ($1.share, -$1.first.number) }
  }
}

extension StepsRecord {
  /// How many days of some have a goal, and on how many it was reached; days of rest are apart, and today counts once its
  /// goal is reached.
  func goals(of days: some Sequence<LocalDay>) -> (met: Int, all: Int) {
    let counted = days.filter { goal(of: $0) > 0 && ($0 < today || ($0 == today && isHit(today))) }
    return (counted.count { isHit($0) }, counted.count)
  }

  /// The days of this month up to today.
  var daysOfMonth: [LocalDay] { (0..<today.civil.day).map { today.advanced(by: -$0) } }

  /// The days of the 53 weeks that `steps.year` lists.
  var daysOfYear: [LocalDay] { yearCells.filter { !$0.isBlank }.map(\.day) }
}

extension StepsGoals {
  /// The goal of a day; 0 for rest.
  func goal(of day: LocalDay, in week: RegionalWeek) -> Int { week.weekend.contains(day.weekday) ? weekend : weekday }
}
