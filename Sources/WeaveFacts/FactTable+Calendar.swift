// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveTime

extension FactTable {
  /// The next event and the one after it.
  static let calendar: [FactKey] = joined(
    event("next", "the next event") { $0.next }, event("then", "the event after the next") { $0.following },
    counts, age(.calendar, "the calendar"), [calendarRecord])

  private typealias Choice = @Sendable (Agenda) -> Agenda.Entry?

  private static func event(_ name: String, _ what: String, _ choice: @escaping Choice) -> [FactKey] {
    joined(words(name, what, choice), times(name, what, choice), flags(name, what, choice))
  }

  private static func words(_ name: String, _ what: String, _ choice: @escaping Choice) -> [FactKey] {
    [
      key(name, "title", .text, "The title of \(what).", choice) { FactText.text($0.title(in: $1.words)) },
      key(name, "location", .text, "Where \(what) is.", choice) { entry, _ in FactText.text(entry.event.location) },
      key(name, "calendar", .text, "The calendar of \(what).", choice) { entry, _ in
        FactText.text(entry.event.calendarName)
      },
      key(name, "color", .color, "The color of the calendar of \(what).", choice) { entry, _ in
        FactText.text(entry.event.color)
      },
      key(name, "in", .text, "How long until \(what): `Now`, `15m`, `2h 5m`, `1d`, `Today`.", choice) {
        FactText.text($0.countdown($1))
      },
      key(name, "wait", .text, "The same in words: `Now`, `15 min`, `2 h 5 min`, `Tomorrow`, `3 days`.", choice) {
        FactText.text($0.wait($1))
      },
      key(
        name, "left", .text,
        "How long until \(what) ends, once it has begun: `15 min`, `Tomorrow`, `Wednesday`, `9 days`.", choice
      ) {
        FactText.text($0.rest($1))
      },
    ]
  }

  private static func times(_ name: String, _ what: String, _ choice: @escaping Choice) -> [FactKey] {
    [
      key(name, "time", .clock, "When \(what) begins; missing for an all-day event.", choice) { entry, context in
        entry.isAllDay ? nil : FactText.clock(entry.start, in: context.timeZone)
      },
      key(name, "time_local", .text, "The same in the reader's format.", choice) { entry, context in
        entry.isAllDay ? nil : .string(context.clock.time(entry.start))
      },
      key(name, "span", .text, "When \(what) begins and ends, in the reader's format.", choice) { entry, context in
        entry.isAllDay ? nil : .string(context.clock.span(entry.start, entry.end, today: context.today))
      },
      key(name, "time_iso", .instant, "When \(what) begins.", choice) { entry, _ in FactText.instant(entry.start) },
      key(name, "end", .clock, "When \(what) ends; missing for an all-day event.", choice) { entry, context in
        entry.isAllDay ? nil : FactText.clock(entry.end, in: context.timeZone)
      },
      key(name, "end_local", .text, "The same in the reader's format.", choice) { entry, context in
        entry.isAllDay ? nil : .string(context.clock.time(entry.end))
      },
      key(name, "end_iso", .instant, "When \(what) ends.", choice) { entry, _ in FactText.instant(entry.end) },
      key(name, "day", .day, "The day of \(what); today once it has begun.", choice) { entry, _ in
        FactText.day(entry.day)
      },
      key(name, "in_min", .integer, in: .minutes, "Minutes until \(what) begins; 0 once it has begun.", choice) {
        FactText.whole($0.minutes($1))
      },
      key(
        name, "elapsed_fraction", .number, in: .fraction, "The share of \(what) that is over, once it has begun.",
        choice
      ) {
        FactText.number($0.elapsed($1))
      },
      key(name, "left_min", .integer, in: .minutes, "Minutes until \(what) ends, once it has begun.", choice) {
        $0.isRunning ? FactText.whole($1.time.minutes(until: $0.end)) : nil
      },
    ]
  }

  private static func flags(_ name: String, _ what: String, _ choice: @escaping Choice) -> [FactKey] {
    [
      key(name, "is_running", .flag, "Whether \(what) has begun.", choice) { entry, _ in .bool(entry.isRunning) },
      key(name, "is_all_day", .flag, "Whether \(what) lasts whole days.", choice) { entry, _ in
        .bool(entry.isAllDay)
      },
      key(name, "is_today", .flag, "Whether \(what) is today.", choice) { .bool($0.day == $1.today) },
    ]
  }

  private static let counts: [FactKey] = [
    FactKey(
      "__calendar_today_count", .integer, in: .count, from: .calendar, changes: .day, "The number of events today."
    ) { FactText.whole($0.agenda?.countOfToday) },
    FactKey(
      "__calendar_today_left", .integer, in: .count, from: .calendar, changes: .minute,
      "The number of today's events that have not ended."
    ) { context in FactText.whole(context.agenda?.left(on: context.today)) },
  ]

  private static func key(
    _ name: String, _ part: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    _ choice: @escaping Choice, value: @escaping @Sendable (Agenda.Entry, FactContext) -> Value?
  ) -> FactKey {
    FactKey("__calendar_\(name)_\(part)", kind, in: unit, from: .calendar, changes: .minute, summary) { context in
      context.agenda.flatMap(choice).flatMap { value($0, context) }
    }
  }

  // MARK: Lists

  private static let calendarRecord = FactKey(
    .calendar, from: .calendar, changes: .minute,
    members: [
      FactMember(
        "events", .list, presence: .always, members: events.members, "The events that have not ended, the next first."),
      FactMember(
        "all_day", .list, presence: .always, members: allDay.members, "Today's all-day events."),
    ], "The events as a list for `forEach`."
  ) { context in
    guard let agenda = context.agenda else { return nil }
    var record: [String: Value] = [:]
    record["events"] = context.part("events") { events.list(of: agenda.entries, in: $0) }
    record["all_day"] = context.part("all_day") { allDay.list(of: agenda.allDay(on: $0.today), in: $0) }
    return .record(record)
  }

  private static let allDay = MemberTable<(place: Int, entry: Agenda.Entry)>([
    MemberField("title", .text, presence: .always, "Its title.") { .string($0.entry.title(in: $1.words)) },
    MemberField("color", .color, "Its calendar's color.") { event, _ in FactText.text(event.entry.event.color) },
    MemberField("place", .integer, in: .index, presence: .always, "Its index among all events, from 0.") { event, _ in
      FactText.whole(event.place)
    },
  ])

  private static let events = MemberTable<Agenda.Entry>(
    [
      MemberField("title", .text, presence: .always, "Its title.") { .string($0.title(in: $1.words)) },
      MemberField("time", .clock, "When it begins; missing for an all-day event.") { entry, context in
        entry.isAllDay ? nil : FactText.clock(entry.start, in: context.timeZone)
      },
      MemberField("time_iso", .instant, presence: .always, "When it begins.") { entry, _ in
        FactText.instant(entry.start)
      },
      MemberField("end", .clock, "When it ends; missing for an all-day event.") { entry, context in
        entry.isAllDay ? nil : FactText.clock(entry.end, in: context.timeZone)
      },
      MemberField("end_iso", .instant, presence: .always, "When it ends.") { entry, _ in FactText.instant(entry.end) },
      MemberField("in_min", .integer, in: .minutes, presence: .always, "Minutes until it begins.") {
        FactText.whole($0.minutes($1))
      },
      MemberField("in", .text, presence: .always, "How long until it begins.") {
        .string($0.countdown($1))
      },
      MemberField("wait", .text, presence: .always, "The same in words: `15 min`, `Tomorrow`.") {
        .string($0.wait($1))
      },
      MemberField("time_local", .text, "When it begins, in the reader's format.") { entry, context in
        entry.isAllDay ? nil : .string(context.clock.time(entry.start))
      },
      MemberField("end_local", .text, "When it ends, in the reader's format.") { entry, context in
        entry.isAllDay ? nil : .string(context.clock.time(entry.end))
      },
      MemberField("span", .text, "When it begins and ends.") { entry, context in
        entry.isAllDay ? nil : .string(context.clock.span(entry.start, entry.end, today: context.today))
      },
      MemberField("is_tomorrow", .flag, presence: .always, "Whether it is tomorrow.") {
        .bool($0.day == $1.today.advanced(by: 1))
      },
      MemberField("location", .text, "Where it is.") { entry, _ in FactText.text(entry.event.location) },
      MemberField("calendar", .text, "Its calendar.") { entry, _ in FactText.text(entry.event.calendarName) },
      MemberField("color", .color, "Its calendar's color.") { entry, _ in FactText.text(entry.event.color) },
      MemberField("is_running", .flag, presence: .always, "Whether it has begun.") { entry, _ in
        .bool(entry.isRunning)
      },
      MemberField("is_all_day", .flag, presence: .always, "Whether it lasts whole days.") { entry, _ in
        .bool(entry.isAllDay)
      },
      MemberField("is_today", .flag, presence: .always, "Whether it is today.") { .bool($0.day == $1.today) },
      MemberField("is_transparent", .flag, presence: .always, "Whether it leaves the time free, as a birthday does.") {
        entry, _ in .bool(entry.event.isTransparent)
      },
      MemberField(
        "last_day", .day, presence: .always, "The last day to show it on; the same as `day` if it ends within a day."
      ) { FactText.day($0.lastDay(in: $1.timeZone)) },
    ],
    MemberField.day("day", "Its first day that is not over.") { entry, _ in entry.day })
}
