// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveExpressions
import WeaveTime

/// A member of a list's records: its documentation, and how to read it from an entry.
struct MemberField<Entry>: Sendable {
  typealias Reading = @Sendable (Entry, FactContext) -> Value?

  var member: FactMember
  var value: Reading

  init(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, presence: FactKey.Presence = .mayBeMissing,
    members: [FactMember] = [], _ summary: String, value: @escaping Reading
  ) {
    member = FactMember(name, kind, in: unit, presence: presence, members: members, summary)
    self.value = value
  }
}

extension MemberField {
  /// Makes a field with the same documentation as another.
  init(_ member: FactMember, value: @escaping Reading) {
    self.member = member
    self.value = value
  }
}

extension MemberField {
  /// A temperature in whole degrees: in the reader's unit, as `_c` and as `_f`, and unrounded in the reader's unit for
  /// charts.
  static func temperature(
    _ name: String, _ summary: String, celsius: @escaping @Sendable (Entry, FactContext) -> Double?
  ) -> [MemberField] {
    let units = [("", FactUnit.localTemperature), ("_c", .celsius), ("_f", .fahrenheit), ("_exact", .localTemperature)]
    return units.map { suffix, unit in
      let isExact = suffix == "_exact"
      return MemberField(name + suffix, isExact ? .number : .integer, in: unit, summary) { entry, context in
        let degrees = celsius(entry, context).map { FactScale.temperature($0, in: unit.in(context.measures)) }
        return isExact ? FactText.number(degrees) : FactText.whole(degrees)
      }
    }
  }

  /// A speed in whole units: in the reader's unit, as `_kmh` and as `_mph`, and unrounded as `_ms`.
  static func speed(
    _ name: String, _ summary: String, metersPerSecond: @escaping @Sendable (Entry, FactContext) -> Double?
  ) -> [MemberField] {
    let units = [
      ("", FactUnit.localSpeed), ("_kmh", .kilometersPerHour), ("_mph", .milesPerHour), ("_ms", .metersPerSecond),
    ]
    return units.map { suffix, unit in
      let isExact = suffix == "_ms"
      return MemberField(name + suffix, isExact ? .number : .integer, in: unit, summary) { entry, context in
        let speed = metersPerSecond(entry, context).map { FactScale.speed($0, in: unit.in(context.measures)) }
        return isExact ? FactText.number(speed) : FactText.whole(speed)
      }
    }
  }

  /// A share in whole percent, and unrounded from 0 to 1 as `_fraction`.
  static func share(
    _ name: String, _ summary: String, fraction: @escaping @Sendable (Entry, FactContext) -> Double?
  ) -> [MemberField] {
    [
      MemberField(name, .integer, in: .percent, summary) { FactText.percent(fraction($0, $1)) },
      MemberField(name + "_fraction", .number, in: .fraction, summary) { FactText.number(fraction($0, $1)) },
    ]
  }

  /// A moment: the time of day, in the reader's format as `_local`, and the full date as `_iso`.
  static func moment(
    _ name: String, presence: FactKey.Presence = .mayBeMissing, _ summary: String,
    date: @escaping @Sendable (Entry, FactContext) -> Date?
  ) -> [MemberField] {
    [
      MemberField(name, .clock, presence: presence, summary) { FactText.clock(date($0, $1), in: $1.timeZone) },
      MemberField(name + "_local", .text, presence: presence, summary + " In the reader's format.") { entry, context in
        date(entry, context).map { .string(context.clock.time($0)) }
      },
      MemberField(name + "_iso", .instant, presence: presence, summary) { FactText.instant(date($0, $1)) },
    ]
  }

  /// A day: the date, and its weekday and number for headings.
  static func day(
    _ name: String, _ summary: String, day: @escaping @Sendable (Entry, FactContext) -> LocalDay
  ) -> [MemberField] {
    [
      MemberField(name, .day, presence: .always, summary) { FactText.day(day($0, $1)) },
      MemberField("weekday", .text, presence: .always, "The short name of its weekday.") { entry, context in
        context.weekdayName(of: day(entry, context))
      },
      MemberField("day_of_month", .integer, in: .index, presence: .always, "1 to 31.") {
        FactText.whole(day($0, $1).civil.day)
      },
      MemberField("month", .integer, in: .index, presence: .always, "Its month, 1 to 12.") {
        FactText.whole(day($0, $1).civil.month)
      },
    ]
  }
}

extension FactContext {
  /// The short name of a day's weekday in the reader's language.
  func weekdayName(of day: LocalDay) -> Value? {
    memory.weekdayName(day.weekday) {
      let noon = day.start(in: .gmt).addingTimeInterval(43_200)
      return TimeVariables(now: noon, timeZone: .gmt, locale: locale).value(for: "__weekday")
    }
  }
}

extension FactContext {
  /// A day's weekday as in the column headings of the reader's calendars: `M`, `一`. In Chinese, all weekday names begin
  /// with the same character.
  func weekdayLetter(of day: LocalDay) -> Value? {
    let noon = day.start(in: .gmt).addingTimeInterval(43_200)
    let context = EvaluationContext(now: noon, timeZone: .gmt, locale: locale)
    return .string(DatePattern("EEEEE").format(seconds: noon.timeIntervalSince1970, in: context))
  }
}

/// The fields of one kind of list entry.
struct MemberTable<Entry>: Sendable {
  private let fields: [MemberField<Entry>]

  init(_ fields: [MemberField<Entry>]...) { self.fields = fields.flatMap { $0 } }

  var members: [FactMember] { fields.map(\.member) }

  /// The record of an entry. Missing members are left out.
  func record(of entry: Entry, in context: FactContext) -> Value { .record(values(of: entry, in: context)) }

  /// The values of the members by name.
  func values(of entry: Entry, in context: FactContext) -> [String: Value] {
    var record: [String: Value] = [:]
    record.reserveCapacity(fields.count)
    for field in fields {
      if let value = field.value(entry, context) { record[field.member.name] = value }
    }
    return record
  }

  func list(of entries: some Sequence<Entry>, in context: FactContext) -> Value {
    .list(entries.map { record(of: $0, in: context) })
  }
}
