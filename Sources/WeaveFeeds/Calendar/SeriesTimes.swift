// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveTime

/// The times of a series: what its start, its rules and its lists give, and what they exclude.
///
/// - Source: RFC 5545, 3.8.5.
struct SeriesTimes {
  /// Local times, in order.
  private(set) var locals: [Int]
  /// The lengths of occurrences that have their own.
  private(set) var lengths: [Int: WrittenEvent.Length] = [:]
  /// Moments in seconds since 1970; for whole days, midnight UTC of the day.
  private(set) var excluded: Set<Double> = []

  /// - Parameters:
  ///   - lower: the first local time that is needed.
  ///   - upper: the last local time that is needed.
  init(
    of master: WrittenEvent, from lower: Int, to upper: Int, _ budget: inout Recurrence.Budget,
    _ add: (DiagnosticCode, Diagnostic.Message, SourceRange) -> Void
  ) {
    let component = master.component
    let rules = component.lines("RRULE")
    guard !rules.isEmpty || !master.additions.isEmpty else {
      locals = [master.start.seconds]
      exclude(master)
      return
    }
    let parsed = rules.map { budget.pay(forText: $0.value) ? RecurrenceRule($0.value) : nil }
    let writtenStart = Self.isOver(master, parsed) ? [] : [master.start.seconds]
    var found = [writtenStart]
    for (line, rule) in zip(rules, parsed) {
      switch Self.follow(rule, of: master, from: lower, to: upper, &budget) {
      case .times(let times): found.append(times)
      case .notFollowed where budget.steps > 0: add(.feedRule, .notFollowed(line.value), line.range)
      case .tooLong: add(.feedRule, .tooLong(line.value, master), line.range)
      case .spent, .notFollowed: add(.feedRule, .spent(master), line.range)
      }
    }
    var added: [Int] = []
    for addition in master.additions {
      let local = master.local(of: addition.time)
      added.append(local)
      if let length = addition.length { lengths[local] = length }
    }
    found.append(added)
    locals = Self.joined(found)
    budget.occurrences -= locals.count
    if budget.occurrences < 0 {
      add(.feedRule, .tooManyOccurrences(master), component.range)
      budget.occurrences += locals.count
      locals = writtenStart
    }
    for line in component.lines("EXRULE") {
      let rule = budget.pay(forText: line.value) ? RecurrenceRule(line.value) : nil
      if case .times(let found) = Self.follow(rule, of: master, from: lower, to: upper, &budget) {
        excluded.formUnion(found.map(master.moment))
      }
    }
    exclude(master)
  }

  /// The times of several lists, in order and once each.
  private static func joined(_ lists: [[Int]]) -> [Int] {
    let all = lists.flatMap { $0 }
    // The start and the times of a single rule are in order already.
    let isInOrder = zip(all, all.dropFirst()).allSatisfy { $0 <= $1 }
    let sorted = isInOrder ? all : all.sorted()
    return sorted.enumerated().filter { $0.offset == 0 || sorted[$0.offset - 1] != $0.element }.map(\.element)
  }

  private mutating func exclude(_ master: WrittenEvent) {
    var days: Set<Int> = []
    for time in master.exclusions {
      if time.time.form == .day, !master.isDay {
        days.insert(time.time.day.number)
      } else {
        excluded.insert(master.moment(master.local(of: time)))
      }
    }
    // A whole day excludes every occurrence that begins on it.
    for local in locals where days.contains(CivilTime.floorDivision(local, 86_400).quotient) {
      excluded.insert(master.moment(local))
    }
  }

  /// Whether all rules ended before the start. Programs write this when someone deletes all occurrences.
  private static func isOver(_ master: WrittenEvent, _ rules: [RecurrenceRule?]) -> Bool {
    let ends = rules.map { $0?.until }
    return !ends.isEmpty
      && ends.allSatisfy { end in end.map { isPast(master.start.seconds, end: $0, of: master) } ?? false }
  }

  /// Whether a local time is after the end of a rule.
  ///
  /// Exchange ends a series of whole days at the midnight of the last day, in UTC.
  private static func isPast(_ local: Int, end: ICalTime, of master: WrittenEvent) -> Bool {
    let day = CivilTime.floorDivision(local, 86_400).quotient
    if master.isDay { return day > WrittenTime(time: end).day(in: master.zone) }
    return switch end.form {
    // The rule includes the whole day.
    case .day: day > end.day.number
    case .local: local > end.seconds
    case .utc: master.moment(local) > Double(end.seconds)
    }
  }

  private static func follow(
    _ rule: RecurrenceRule?, of master: WrittenEvent, from lower: Int, to upper: Int,
    _ budget: inout Recurrence.Budget
  ) -> Recurrence.Outcome {
    guard let rule else { return .notFollowed }
    let recurrence = Recurrence(rule: rule, start: master.start.seconds, isDay: master.isDay)
    guard let end = rule.until else { return recurrence.times(from: lower, to: upper, &budget) }
    // The end in the series' own clock, to a day; only near it does the zone matter.
    let near = master.zone.local(Double(end.seconds))
    return recurrence.times(from: lower, to: upper, &budget) { local in
      abs(local - near) > 3 * 86_400 ? local > near : isPast(local, end: end, of: master)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notFollowed(_ rule: String) -> Self {
    "the rule `\(brief(rule, to: 80))` is not supported"
  }

  fileprivate static func tooLong(_ rule: String, _ master: WrittenEvent) -> Self {
    "the rule `\(brief(rule, to: 80))` of `\(brief(master.title))` gives too many times or takes too long; left out its repetitions"
  }

  fileprivate static func spent(_ master: WrittenEvent) -> Self {
    "the rules of this calendar take too long; left out the repetitions of `\(brief(master.title))`"
  }

  fileprivate static func tooManyOccurrences(_ master: WrittenEvent) -> Self {
    "the series of this calendar have more than \(Limits.feedOccurrences) occurrences; left out the repetitions of `\(brief(master.title))`"
  }
}

extension WrittenEvent {
  /// The title, for messages; `Untitled` without one.
  fileprivate var title: String { component.line("SUMMARY").map { brief($0.text).cleanTitle } ?? "Untitled" }

  /// The length of an occurrence in seconds; at least 0.
  var lengthInSeconds: Int {
    switch length {
    case .exact(let seconds): max(seconds, 0)
    case .nominal(let duration): max(duration.days * 86_400 + duration.seconds, 0)
    case .days(let count): count * 86_400
    }
  }
}
