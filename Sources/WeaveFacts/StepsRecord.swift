// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveTime

/// Steps by day with their goals, and the statistics of them.
///
/// A day without a count is unknown, which is neither zero nor a missed goal: it ends a streak, but does not lower an
/// average or a share of goals. If the last count of a day was taken before the day ended, the day is known only if
/// that count reached the goal. If steps may not be read, the counts are unknown too, because a phone then reports
/// zero.
///
/// - Source: the rules of WidgetWeaver's streaks and averages, with these differences: today's count keeps a streak
///   even if the history lags behind, and a day that has not been counted yet does not break one; by the strict rule,
///   which today decides, the streak is then unknown.
struct StepsRecord: Sendable {
  let goals: StepsGoals
  let today: LocalDay
  let week: RegionalWeek
  /// Counts by day number. With two counts for a day, the larger one is kept, because a count only grows.
  private let history: [Int: Int]
  private let earliest: Int?
  /// The past day on which the counts were taken; its count is not final.
  private let unfinished: LocalDay?

  /// - Parameter timeZone: the reader's, for the day on which the snapshot was taken.
  init?(_ snapshot: StepsSnapshot?, today: LocalDay, week: RegionalWeek, timeZone: TimeZone) {
    guard let snapshot else { return nil }
    goals = snapshot.goals
    self.today = today
    self.week = week
    let counts = snapshot.access.allowsReading ? snapshot.history + [snapshot.today].compactMap { $0 } : []
    history = Dictionary(counts.filter { $0.day <= today }.map { ($0.day.number, $0.steps) }) { max($0, $1) }
    earliest = history.keys.min()
    let taken = LocalDay(snapshot.fetchedAt, in: timeZone)
    unfinished = taken < today ? taken : nil
  }

  var hasHistory: Bool { !history.isEmpty }

  /// The steps of today so far.
  var countOfToday: Int? { history[today.number] }

  /// The count of a day, for today so far; nil if it is not known.
  func steps(on day: LocalDay) -> Int? {
    guard let count = history[day.number] else { return nil }
    return day != unfinished || reaches(count, on: day) ? count : nil
  }

  /// Whether a count reaches the goal of a day; false for a rest day, which has no goal.
  private func reaches(_ count: Int, on day: LocalDay) -> Bool {
    let goal = goal(of: day)
    return goal > 0 && count >= goal
  }

  func goal(of day: LocalDay) -> Int { goals.goal(of: day, in: week) }

  /// Whether a day is known to have reached its goal; false for a rest day, which has no goal.
  func isHit(_ day: LocalDay) -> Bool { history[day.number].map { reaches($0, on: day) } ?? false }

  /// The number of days in a row with their goal reached, skipping rest days. Ends today, or by the fair rule yesterday
  /// if today has not reached its goal. Nil if the result of the last day that has a goal is unknown: today's by the
  /// strict rule, yesterday's by the fair one.
  func streak(_ rule: StepsGoals.StreakRule) -> Int? {
    if rule == .strict, goal(of: today) > 0, countOfToday == nil { return nil }
    var day = rule == .strict || isHit(today) ? today : today.advanced(by: -1)
    var streak = 0
    while let earliest, day.number >= earliest {
      if goal(of: day) > 0 {
        if streak == 0, steps(on: day) == nil { return nil }
        guard isHit(day) else { return streak }
        streak += 1
      }
      day = day.advanced(by: -1)
    }
    // With the strict rule a streak of 0 needs a day that missed its goal, unless no day ever has one.
    let hasGoals = goals.weekday > 0 || goals.weekend > 0
    return rule == .strict && streak == 0 && hasGoals ? nil : streak
  }

  /// The mean of the known days among the last `count`, including today.
  func average(of count: Int) -> Double? {
    let known = knownDays(of: count)
    return known.isEmpty ? nil : known.reduce(0) { $0 + Double($1) } / Double(known.count)
  }

  /// The counts of the known days among the last `count`, including today.
  func knownDays(of count: Int) -> [Int] {
    (0..<count).map { today.advanced(by: -$0) }.filter { $0 != unfinished }.compactMap { history[$0.number] }
  }

  /// The day with the most steps; the first of several.
  var best: StepsDay? {
    let best = history.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return best.map { StepsDay(day: LocalDay(number: $0.key), steps: $0.value) }
  }

  /// The calendar week with the most steps, as its first day; the first of several.
  ///
  /// - Parameters:
  ///   - first: days before it do not count.
  ///   - isWhole: whether weeks that begin before that day are left out entirely.
  func bestWeek(since first: LocalDay? = nil, isWhole: Bool = false) -> StepsDay? {
    var totals: [Int: Int] = [:]
    for (day, steps) in history where day >= first?.number ?? .min {
      totals[firstDay(ofWeekOf: LocalDay(number: day)).number, default: 0] += min(steps, 1 << 40)
    }
    if isWhole, let first { totals = totals.filter { $0.key >= first.number } }
    let best = totals.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return best.map { StepsDay(day: LocalDay(number: $0.key), steps: $0.value) }
  }

  func firstDay(ofWeekOf day: LocalDay) -> LocalDay { day.advanced(by: -((day.weekday - week.firstWeekday + 7) % 7)) }

  /// The steps from a day to today.
  func total(from first: LocalDay) -> Int? {
    let known = history.filter { $0.key >= first.number && $0.key <= today.number }
    return known.isEmpty ? nil : known.reduce(0) { $0 + min($1.value, 1 << 40) }
  }
}

extension StepsRecord {
  /// The month of this year up to today with the greatest share of days that reached their goal, as its first day. Only
  /// months with at least ten known days that are not rest days count; of equal months, the first.
  var mostConsistentMonth: (first: LocalDay, share: Double)? {
    var months: [Int: (hits: Int, days: Int)] = [:]
    for day in daysOfYear where isDecided(day) {
      let first = day.advanced(by: 1 - day.civil.day)
      months[first.number, default: (0, 0)].days += 1
      if isHit(day) { months[first.number, default: (0, 0)].hits += 1 }
    }
    let shares = months.filter { $0.value.days >= 10 && $0.value.hits > 0 }
      .map { (first: LocalDay(number: $0.key), share: Double($0.value.hits) / Double($0.value.days)) }
    return shares.max { ($0.share, -$0.first.number) < ($1.share, -$1.first.number) }
  }

  /// Whether a day has a goal with a known result. Today is undecided until its goal is reached.
  private func isDecided(_ day: LocalDay) -> Bool {
    goal(of: day) > 0 && (day < today ? steps(on: day) != nil : isHit(day))
  }

  /// The number of days that have a goal with a known result, and the number that reached it; nil if there are none.
  func goals(of days: some Sequence<LocalDay>) -> (met: Int, all: Int)? {
    let decided = days.filter(isDecided)
    return decided.isEmpty ? nil : (decided.count(where: isHit), decided.count)
  }

  /// The days of this month up to today.
  var daysOfMonth: [LocalDay] { (0..<today.civil.day).map { today.advanced(by: -$0) } }

  /// The first of the 365 or 366 days that end with today: the day after the same date a year ago.
  var firstDayOfYear: LocalDay {
    let civil = today.civil
    let day = min(civil.day, CivilTime.daysInMonth(civil.month, ofYear: civil.year - 1))
    return LocalDay(number: CivilTime(year: civil.year - 1, month: civil.month, day: day).dayNumber).advanced(by: 1)
  }

  /// The days of the year that ends with today.
  var daysOfYear: [LocalDay] { days(from: firstDayOfYear) }

  /// The days of the twelve calendar months that end with this one.
  var daysOfTwelveMonths: [LocalDay] { days(from: firstDayOfTwelveMonths) }

  /// The first day of the twelve calendar months that end with this one.
  var firstDayOfTwelveMonths: LocalDay {
    let civil = today.civil
    let (year, month) = civil.month == 12 ? (civil.year, 1) : (civil.year - 1, civil.month + 1)
    return LocalDay(number: CivilTime(year: year, month: month, day: 1).dayNumber)
  }

  private func days(from first: LocalDay) -> [LocalDay] {
    (0...max(today.days(since: first), 0)).map(first.advanced)
  }
}

extension StepsGoals {
  /// The goal of a day; 0 for a rest day.
  func goal(of day: LocalDay, in week: RegionalWeek) -> Int { week.weekend.contains(day.weekday) ? weekend : weekday }
}
