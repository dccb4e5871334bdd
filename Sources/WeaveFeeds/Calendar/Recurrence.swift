// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveNative
import WeaveTime

/// The local times of a rule. Rules of the Gregorian calendar are computed here, those of other calendars by libical.
struct Recurrence {
  /// The work that all rules of a file together may cost. It is counted and not timed, so that a calendar gives the same
  /// events on every machine.
  struct Budget {
    var steps = Limits.feedRecurrences
    var emptyRules = Limits.feedEmptyRules
    /// How many more occurrences of series may be kept.
    var occurrences = Limits.feedOccurrences

    /// Pays for reading the text of a rule; false if nothing is left. What programs write is short, and costs little.
    mutating func pay(forText text: String) -> Bool {
      let count = text.utf8.count
      steps -= 1 + count / 4 + max(count - 100, 0)
      return steps > 0
    }
  }

  enum Outcome: Equatable {
    /// Local seconds, `CivilTime.secondNumber`, in order.
    case times([Int])
    /// The rule cannot be followed.
    case notFollowed
    /// The rule alone takes too long or gives too many times.
    case tooLong
    /// Other rules of the file have used up the budget.
    case spent
  }

  let rule: RecurrenceRule
  /// Local seconds.
  let start: Int
  let isDay: Bool

  /// The times of the rule in a window, in local seconds. Times before the window count towards COUNT but are not
  /// returned.
  ///
  /// - Parameters:
  ///   - isPast: whether a time is after UNTIL.
  func times(
    from lower: Int, to upper: Int, _ budget: inout Budget, isPast: (Int) -> Bool = { _ in false }
  ) -> Outcome {
    var taken = Taken(lower: lower, upper: upper, left: rule.count ?? .max)
    let isGregorian = rule.scale == "GREGORIAN"
    guard isGregorian || canBeFollowed && RecurrenceIterator.isAvailable else { return .notFollowed }
    let allowed = min(Limits.feedRuleSteps, budget.steps)
    var steps = allowed
    let isComplete = isGregorian ? expand(&taken, &steps, isPast) : follow(&taken, &steps, &budget, isPast)
    budget.steps -= allowed - max(steps, 0)
    if isComplete, taken.times.count <= Limits.feedRuleTimes { return .times(taken.times) }
    return allowed < Limits.feedRuleSteps || !isGregorian && budget.emptyRules <= 0 ? .spent : .tooLong
  }

  /// The times that have been found.
  private struct Taken {
    let lower: Int
    let upper: Int
    /// How many more times COUNT allows.
    var left: Int
    var times: [Int] = []
    private var last = Int.min

    init(lower: Int, upper: Int, left: Int) {
      (self.lower, self.upper, self.left) = (lower, upper, left)
    }

    /// Adds the next time; false if the rule ends before it.
    mutating func add(_ time: Int, isPast: (Int) -> Bool) -> Bool {
      // A skipped day may fall on a day that the rule also names.
      guard time > last else { return true }
      guard time <= upper, left > 0, !isPast(time) else { return false }
      last = time
      left -= 1
      if time >= lower { times.append(time) }
      return times.count <= Limits.feedRuleTimes
    }
  }

  // MARK: Gregorian rules

  /// Goes through the periods of the rule. False if that takes more steps than there are.
  private func expand(_ taken: inout Taken, _ steps: inout Int, _ isPast: (Int) -> Bool) -> Bool {
    guard let periods = RecurrencePeriods(rule, start: start, isDay: isDay) else { return false }
    var index = 0
    if rule.count == nil {
      index = periods.index(before: taken.lower)
    } else if let size = periods.constantSize {
      index = periods.index(before: taken.lower)
      if index > 0 {
        taken.left -= size * index - periods.times(at: 0).filter { $0 < start }.count
        guard taken.left > 0 else { return true }
      }
    }
    while periods.begin(of: index) <= taken.upper {
      steps -= periods.cost
      guard steps > 0 else { return false }
      // The number of times is known before they are made.
      let bases = periods.bases(at: index)
      steps -= periods.count(of: bases)
      guard steps > 0 else { return false }
      for time in periods.times(of: bases) where time >= start {
        if !taken.add(time, isPast: isPast) { return true }
      }
      index = periods.index(after: index)
    }
    return true
  }

  // MARK: Rules of other calendars

  /// Lets libical compute the rule. For a rule that never matches it searches 500 years, so such rules are counted.
  private func follow(
    _ taken: inout Taken, _ steps: inout Int, _ budget: inout Budget, _ isPast: (Int) -> Bool
  ) -> Bool {
    guard budget.emptyRules > 0 else { return false }
    let civil = CivilTime(secondNumber: start)
    let time = RecurrenceTime(
      year: civil.year, month: civil.month, day: civil.day, hour: civil.hour, minute: civil.minute,
      second: civil.second, isDay: isDay)
    guard var iterator = RecurrenceIterator(rule.text, from: time) else {
      budget.emptyRules -= 1
      return true
    }
    var isEmpty = true
    while let next = iterator.next() {
      isEmpty = false
      steps -= Limits.feedForeignSteps
      guard steps > 0 else { return false }
      let local = CivilTime(
        year: next.year, month: next.month, day: next.day, hour: next.hour, minute: next.minute, second: next.second
      ).secondNumber
      if local >= start, !taken.add(local, isPast: isPast) { return true }
    }
    if isEmpty { budget.emptyRules -= 1 }
    return true
  }

  /// False for rules that would take libical hours: by the clock, and with sets of positions.
  private var canBeFollowed: Bool {
    switch rule.frequency {
    case .secondly, .minutely, .hourly: false
    case .daily, .weekly, .monthly, .yearly: rule.lists["BYSETPOS"] == nil
    }
  }
}
