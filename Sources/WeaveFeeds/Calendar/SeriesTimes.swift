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
    var times: Set<Int> = Self.isOver(master, rules) ? [] : [master.start.seconds]
    for line in rules {
      switch Self.follow(line, of: master, from: lower, to: upper, &budget) {
      case .times(let found): times.formUnion(found)
      case .notFollowed:
        add(.feedRule, "the rule `\(brief(line.value, to: 80))` is not supported", line.range)
      }
    }
    for addition in master.additions {
      let local = master.local(of: addition.time)
      times.insert(local)
      if let length = addition.length { lengths[local] = length }
    }
    locals = times.sorted()
    for line in component.lines("EXRULE") {
      if case .times(let found) = Self.follow(line, of: master, from: lower, to: upper, &budget) {
        excluded.formUnion(found.map(master.moment))
      }
    }
    exclude(master)
  }

  private mutating func exclude(_ master: WrittenEvent) {
    for time in master.exclusions {
      guard time.time.form == .day, !master.isDay else {
        excluded.insert(master.moment(master.local(of: time)))
        continue
      }
      // A whole day excludes every occurrence that begins on it.
      for local in locals where CivilTime.floorDivision(local, 86_400).quotient == time.time.day.number {
        excluded.insert(master.moment(local))
      }
    }
  }

  /// Whether all rules ended before the start. Programs write this when someone deletes all occurrences.
  private static func isOver(_ master: WrittenEvent, _ rules: [ICalLine]) -> Bool {
    let ends = rules.map { RecurrenceRule($0.value)?.until }
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
    _ line: ICalLine, of master: WrittenEvent, from lower: Int, to upper: Int, _ budget: inout Recurrence.Budget
  ) -> Recurrence.Outcome {
    guard let rule = RecurrenceRule(line.value) else { return .notFollowed }
    let recurrence = Recurrence(rule: rule, start: master.start.seconds, isDay: master.isDay)
    guard let end = rule.until else { return recurrence.times(from: lower, to: upper, &budget) }
    return recurrence.times(from: lower, to: upper, &budget) { isPast($0, end: end, of: master) }
  }
}

extension WrittenEvent {
  /// The length of an occurrence in seconds; at least 0.
  var lengthInSeconds: Int {
    switch length {
    case .exact(let seconds): max(seconds, 0)
    case .nominal(let duration): max(duration.days * 86_400 + duration.seconds, 0)
    case .days(let count): count * 86_400
    }
  }
}
