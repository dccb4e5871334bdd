// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// The clock by which a time of a calendar is read.
enum CalendarZone {
  case utc
  /// A zone of the IANA database, or the reader's zone.
  case named(TimeZone)
  /// A zone that the calendar defines itself, and the known zone of that name, which holds where the definition does
  /// not.
  case block(ZoneBlock, outside: TimeZone?)

  /// Seconds ahead of UTC at a moment.
  func offset(at seconds: Double) -> Int {
    switch self {
    case .utc: 0
    case .named(let zone): CivilTime.offset(of: zone, at: seconds)
    case .block(let block, let outside):
      if let outside, !block.covers(seconds) {
        CivilTime.offset(of: outside, at: seconds)
      } else {
        block.offset(at: seconds)
      }
    }
  }

  /// Whether the clock at a moment is known. Otherwise the nearest offset of the calendar's own definition is used.
  func isKnown(at seconds: Double) -> Bool {
    guard case .block(let block, nil) = self else { return true }
    return block.covers(seconds)
  }

  /// The moment at which the clock shows a local time. A time inside a gap uses the offset before the gap; a time shown
  /// twice means the first.
  ///
  /// - Source: RFC 5545, 3.3.5.
  func moment(of local: Int) -> Double {
    let before = offset(at: Double(local) - 86_400)
    let first = Double(local - before)
    let offset = offset(at: first)
    if offset == before { return first }
    let second = Double(local - offset)
    return self.offset(at: second) == offset ? second : first
  }

  /// What this clock shows at a time of another clock; at a day, at its midnight here.
  func time(of time: ICalTime, _ other: CalendarZone) -> ICalTime {
    if time.form == .day { return ICalTime(seconds: time.seconds, form: .local) }
    return ICalTime(seconds: local(other.moment(of: time.seconds)), form: .local)
  }

  /// The local time at a moment.
  func local(_ moment: Double) -> Int {
    let whole = CivilTime.clamped(moment).rounded(.down)
    return Int(whole) + offset(at: whole)
  }
}

/// The offset changes of a clock that a calendar defines in a VTIMEZONE.
///
/// Some programs write only the changes around the events that they export. Such a definition covers the time from its
/// first to its last change.
struct ZoneBlock {
  /// In order; each offset holds from its moment on.
  private let changes: [(moment: Double, offset: Int)]
  private let first: Int
  /// Whether a rule without an end goes on, or the clock never changes.
  private let isEndless: Bool
  /// Whether a rule was left out because it takes too long.
  let isIncomplete: Bool

  /// nil if the block defines no clock.
  ///
  /// - Parameter end: the last moment for which changes are needed, in seconds since 1970.
  init?(_ component: ICalComponent, until end: Double, _ budget: inout Recurrence.Budget) {
    var changes: [(moment: Double, offset: Int)] = []
    var earliest: (moment: Double, offset: Int)?
    var (isEndless, isIncomplete) = (false, false)
    for part in component.children where part.name == "STANDARD" || part.name == "DAYLIGHT" {
      guard let from = part.line("TZOFFSETFROM").flatMap({ Self.offset($0.value) }),
        let to = part.line("TZOFFSETTO").flatMap({ Self.offset($0.value) }),
        let start = part.line("DTSTART").flatMap({ ICalTime($0.value.stripped) })
      else { continue }
      let rules = part.lines("RRULE").compactMap { budget.pay(forText: $0.value) ? RecurrenceRule($0.value) : nil }
      if rules.contains(where: { $0.until == nil && $0.count == nil }) { isEndless = true }
      let found = Self.onsets(part, rules, start, from: from, until: Int(min(end, 1e11)), &budget)
      isIncomplete = isIncomplete || !found.isComplete
      for local in found.locals {
        let moment = Double(local - from)
        changes.append((moment, to))
        if moment < earliest?.moment ?? .infinity { earliest = (moment, from) }
      }
    }
    guard let earliest else { return nil }
    first = earliest.offset
    self.changes = changes.sorted { $0.moment < $1.moment }
    self.isIncomplete = isIncomplete
    self.isEndless = isEndless || changes.allSatisfy { $0.offset == changes.first?.offset }
  }

  /// Whether the definition says what the clock shows at a moment.
  func covers(_ seconds: Double) -> Bool {
    guard let begin = changes.first?.moment, let end = changes.last?.moment else { return false }
    return seconds >= begin && (isEndless || seconds < end)
  }

  /// The local times at which a part of the definition begins to hold, and whether these are all.
  private static func onsets(
    _ part: ICalComponent, _ rules: [RecurrenceRule], _ start: ICalTime, from offset: Int, until end: Int,
    _ budget: inout Recurrence.Budget
  ) -> (locals: [Int], isComplete: Bool) {
    var onsets = [start.seconds]
    for line in part.lines("RDATE") {
      onsets += line.value.split(separator: ",").prefix(1_000).compactMap { ICalTime($0)?.seconds }
    }
    var isComplete = budget.steps > 0
    for rule in rules {
      let until = rule.until.map { $0.form == .utc ? $0.seconds + offset : $0.seconds }
      let recurrence = Recurrence(rule: rule, start: start.seconds, isDay: false)
      let outcome = recurrence.times(from: start.seconds, to: end, &budget) { time in until.map { time > $0 } ?? false }
      switch outcome {
      case .times(let times): onsets += times
      case .notFollowed: continue
      case .tooLong, .spent: isComplete = false
      }
    }
    return (onsets, isComplete)
  }

  func offset(at seconds: Double) -> Int {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].moment <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : changes[low - 1].offset
  }

  /// `+0100` or `-053000` in seconds.
  private static func offset(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 5 || bytes.count == 7, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      let digits = Int(String(decoding: bytes[1...], as: UTF8.self))
    else { return nil }
    let full = bytes.count == 5 ? digits * 100 : digits
    let seconds = full / 10_000 * 3_600 + full / 100 % 100 * 60 + full % 100
    guard seconds < 86_400 else { return nil }
    return bytes[0] == UInt8(ascii: "-") ? -seconds : seconds
  }
}
