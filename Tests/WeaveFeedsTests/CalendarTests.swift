// SPDX-License-Identifier: MIT

import Foundation
import Oracles
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveTime

@testable import WeaveFeeds

/// iCalendar files.
@Suite struct CalendarTests {
  static func calendar(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  static func event(_ lines: String...) -> String { event(lines) }

  static func event(_ lines: [String]) -> String {
    (["BEGIN:VEVENT"] + lines + ["END:VEVENT"]).joined(separator: "\r\n")
  }

  static let berlin = """
    BEGIN:VTIMEZONE\r
    TZID:Studio\r
    BEGIN:STANDARD\r
    DTSTART:19701025T030000\r
    RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r
    TZOFFSETFROM:+0200\r
    TZOFFSETTO:+0100\r
    END:STANDARD\r
    BEGIN:DAYLIGHT\r
    DTSTART:19700329T020000\r
    RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r
    TZOFFSETFROM:+0100\r
    TZOFFSETTO:+0200\r
    END:DAYLIGHT\r
    END:VTIMEZONE
    """

  static let march = Answer.request("2026-03-01T08:00:00Z", zone: "Europe/Berlin")

  /// `START/END TITLE` of each event, days as days.
  static func said(_ text: String, _ request: FeedRequest = march) throws -> [String] {
    try #require(try Answer.snapshot(text, .iCalendar, request).calendar).events.map { event in
      switch event.span {
      case .timed(let start, let end): "\(InstantText.text(start))/\(InstantText.text(end)) \(event.title)"
      case .allDay(let first, let last): "\(first)/\(last) \(event.title)"
      }
    }
  }

  @Test func foldsEscapesAndParametersAreRead() throws {
    let text = Self.calendar(
      "X-WR-CALNAME:Work", "X-APPLE-CALENDAR-COLOR:#0a84ffFF",
      Self.event(
        "UID:1", "DTSTART;TZID=\"Europe/Berlin\":20260310T090000", "DTEND;TZID=Europe/Berlin:20260310T093000",
        "SUMMARY:Stand-up\\, team\\; roo", " m 4", "LOCATION:Haus B\\nZimmer 4", "TRANSP:TRANSPARENT",
        "ATTENDEE;CN=\"Müller: Änne\":mailto:a@example.org", "BEGIN:VALARM", "DTSTART:bad", "END:VALARM"))
    let snapshot = try Answer.snapshot(text, .iCalendar, Self.march)
    let event = try #require(snapshot.calendar?.events.first)
    #expect(event.title == "Stand-up, team; room 4")
    #expect(event.location == "Haus B\nZimmer 4")
    #expect(event.calendarName == "Work" && event.color == "#0A84FF" && event.isTransparent)
    #expect(try Self.said(text) == ["2026-03-10T08:00:00Z/2026-03-10T08:30:00Z Stand-up, team; room 4"])
    #expect(snapshot.reminders == nil)
    #expect(Answer.findings(text, .iCalendar, Self.march) == [])
  }

  /// A fold may part the bytes of one character.
  @Test func aFoldWithinACharacterIsJoined() throws {
    var bytes = Array(Self.calendar(Self.event("UID:1", "DTSTART:20260310T090000Z", "SUMMARY:Größe")).utf8)
    let cut = try #require(bytes.firstIndex(of: 0xC3)) + 1
    bytes.insert(contentsOf: [0x0D, 0x0A, 0x20], at: cut)
    let read = FeedSource.iCalendar.read(SourceText(name: "a.ics", bytes: bytes), Self.march)
    #expect(read.output?.first?.calendar?.events.first?.title == "Größe")
  }

  /// Times by the calendar's own zone, on both sides of a change of summer time; what a rule leaves out, adds and moves.
  @Test func aSeriesWithExceptionsIsExpanded() throws {
    let text = Self.calendar(
      Self.berlin,
      Self.event(
        "UID:w", "DTSTART;TZID=Studio:20260302T093000", "DTEND;TZID=Studio:20260302T101500",
        "RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20260401T220000Z", "EXDATE;TZID=Studio:20260309T093000,20260318T093000",
        "RDATE;TZID=Studio:20260306T150000", "SUMMARY:Stand-up"),
      Self.event(
        "UID:w", "RECURRENCE-ID;TZID=Studio:20260304T093000", "DTSTART;TZID=Studio:20260305T140000",
        "DTEND;TZID=Studio:20260305T143000", "SEQUENCE:1", "SUMMARY:Moved"),
      Self.event(
        "UID:w", "RECURRENCE-ID:20260311T083000Z", "DTSTART;TZID=Studio:20260311T093000", "STATUS:CANCELLED",
        "SUMMARY:Off"))
    #expect(
      try Self.said(text) == [
        "2026-03-02T08:30:00Z/2026-03-02T09:15:00Z Stand-up", "2026-03-05T13:00:00Z/2026-03-05T13:30:00Z Moved",
        "2026-03-06T14:00:00Z/2026-03-06T14:45:00Z Stand-up", "2026-03-11T08:30:00Z/2026-03-11T08:30:00Z Off",
        "2026-03-16T08:30:00Z/2026-03-16T09:15:00Z Stand-up", "2026-03-23T08:30:00Z/2026-03-23T09:15:00Z Stand-up",
        "2026-03-25T08:30:00Z/2026-03-25T09:15:00Z Stand-up", "2026-03-30T07:30:00Z/2026-03-30T08:15:00Z Stand-up",
        "2026-04-01T07:30:00Z/2026-04-01T08:15:00Z Stand-up",
      ])
    let events = try #require(try Answer.snapshot(text, .iCalendar, Self.march).calendar).events
    #expect(events.filter(\.isCancelled).map(\.title) == ["Off"])
  }

  /// A time that the clock skips is read with the offset before it, RFC 5545, 3.3.5; a length is exact.
  @Test func theSkippedHourIsKept() throws {
    let text = Self.calendar(
      Self.event(
        "UID:n", "DTSTART;TZID=Europe/Berlin:20260327T023000", "DURATION:PT45M", "RRULE:FREQ=DAILY;COUNT=4",
        "SUMMARY:Night"))
    #expect(
      try Self.said(text) == [
        "2026-03-27T01:30:00Z/2026-03-27T02:15:00Z Night", "2026-03-28T01:30:00Z/2026-03-28T02:15:00Z Night",
        "2026-03-29T01:30:00Z/2026-03-29T02:15:00Z Night", "2026-03-30T00:30:00Z/2026-03-30T01:15:00Z Night",
      ])
  }

  @Test func daysAreDays() throws {
    let text = Self.calendar(
      Self.event("UID:1", "DTSTART;VALUE=DATE:20260403", "DTEND;VALUE=DATE:20260407", "SUMMARY:Easter"),
      Self.event("UID:2", "DTSTART;VALUE=DATE:20260314", "SUMMARY:Pi"),
      Self.event("UID:3", "DTSTART;VALUE=DATE:20240229", "RRULE:FREQ=YEARLY", "SUMMARY:Leap birthday"))
    #expect(try Self.said(text) == ["2026-03-14/2026-03-14 Pi", "2026-04-03/2026-04-06 Easter"])
  }

  @Test func theRestOfASeriesMoves() throws {
    let text = Self.calendar(
      Self.event(
        "UID:1", "DTSTART:20260302T100000Z", "DTEND:20260302T110000Z", "RRULE:FREQ=WEEKLY;COUNT=4", "SUMMARY:Yoga"),
      Self.event(
        "UID:1", "RECURRENCE-ID;RANGE=THISANDFUTURE:20260316T100000Z", "DTSTART:20260317T120000Z",
        "DTEND:20260317T123000Z", "SUMMARY:Short yoga"))
    #expect(
      try Self.said(text) == [
        "2026-03-02T10:00:00Z/2026-03-02T11:00:00Z Yoga", "2026-03-09T10:00:00Z/2026-03-09T11:00:00Z Yoga",
        "2026-03-17T12:00:00Z/2026-03-17T12:30:00Z Short yoga", "2026-03-24T12:00:00Z/2026-03-24T12:30:00Z Short yoga",
      ])
  }

  @Test func zonesAreFoundByAnyOfTheirNames() throws {
    let names = ["Europe/Berlin", "W. Europe Standard Time", "/example.org/20260101/Europe/Berlin"]
    for name in names {
      let text = Self.calendar(Self.event("UID:1", "DTSTART;TZID=\(name):20260310T090000", "SUMMARY:A"))
      #expect(
        try Self.said(text, Answer.request("2026-03-01T08:00:00Z")) == ["2026-03-10T08:00:00Z/2026-03-10T08:00:00Z A"])
    }
    // Without a zone a time is the reader's, or that of the calendar.
    let floating = Self.event("UID:1", "DTSTART:20260310T090000", "SUMMARY:A")
    #expect(try Self.said(Self.calendar(floating)) == ["2026-03-10T08:00:00Z/2026-03-10T08:00:00Z A"])
    let tokyo = Self.calendar("X-WR-TIMEZONE:Asia/Tokyo", floating)
    #expect(try Self.said(tokyo) == ["2026-03-10T00:00:00Z/2026-03-10T00:00:00Z A"])
  }

  static let faults: [(String, [String])] = [
    (event("UID:1", "SUMMARY:No start"), ["W1107 BEGIN:VEVENT"]),
    (event("UID:1", "DTSTART:20260231T090000Z"), ["W1107 DTSTART:20260231T090000Z"]),
    (event("UID:1", "DTSTART;TZID=Mars:20260310T090000"), ["W1108 DTSTART;TZID=Mars:20260310T090000"]),
    (event("UID:1", "DTSTART:20260310T090000Z", "DTEND:20260310T080000Z"), ["W1107 DTEND:20260310T080000Z"]),
    (event("UID:1", "DTSTART:20260310T090000Z", "RRULE:FREQ=SOMETIMES"), ["W1109 RRULE:FREQ=SOMETIMES"]),
    (event("UID:1", "DTSTART:20260310T090000Z", "RRULE:FREQ=SECONDLY"), ["W1109 RRULE:FREQ=SECONDLY"]),
    (
      event("UID:1", "DTSTART:20260310T090000Z", "RRULE:FREQ=MONTHLY;BYDAY=-9223372036854775808MO"),
      ["W1109 RRULE:FREQ=MONTHLY;BYDAY=-9223372036854775808MO"]
    ),
    (event("UID:1", "no colon here", "DTSTART:20260310T090000Z"), ["W1107 no colon here"]),
    ("END:VEVENT", ["W1107 END:VEVENT"]),
  ]

  @Test(arguments: faults) func whatIsWrongCostsThatPart(_ part: String, _ expected: [String]) throws {
    let good = Self.event("UID:good", "DTSTART:20260315T090000Z", "SUMMARY:Good")
    let text = Self.calendar(part, good)
    #expect(Answer.findings(text, .iCalendar, Self.march) == expected)
    #expect(try Self.said(text).contains("2026-03-15T09:00:00Z/2026-03-15T09:00:00Z Good"))
  }

  @Test func otherFilesAreRefused() {
    #expect(Answer.findings("BEGIN:VCARD\nEND:VCARD\n", .iCalendar) == ["W1102 B"])
    // Half of a file would make the other half look deleted.
    let cut = "BEGIN:VCALENDAR\n" + Self.event("UID:1", "DTSTART:20260310T090000Z") + "\n"
    #expect(Answer.findings(cut, .iCalendar, Self.march) == ["W1102 BEGIN:VCALENDAR"])
    #expect(Answer.read(cut, .iCalendar, Self.march).output == nil)
    #expect(Answer.read("", .iCalendar).output == nil)
  }

  @Test func thingsToDoAreReminders() throws {
    let text = Self.calendar(
      "X-WR-CALNAME:House", "BEGIN:VTODO", "UID:a", "SUMMARY:Water", "DUE;VALUE=DATE:20260320", "PRIORITY:1",
      "RRULE:FREQ=WEEKLY", "END:VTODO", "BEGIN:VTODO", "UID:b", "SUMMARY:Bill",
      "DUE;TZID=Europe/Berlin:20260321T120000", "STATUS:COMPLETED", "END:VTODO")
    let snapshots = try Answer.snapshot(text, .iCalendar, Self.march)
    let items = try #require(snapshots.reminders).items
    #expect(items.map(\.title) == ["Water", "Bill"])
    #expect(items[0].due == .day(Answer.day("2026-03-20")) && items[0].priority == 1 && items[0].isRecurring)
    #expect(items[1].due == .moment(Answer.date("2026-03-21T11:00:00Z")) && items[1].isCompleted)
    #expect(items.allSatisfy { $0.listTitle == "House" })
    #expect(snapshots.calendar == nil)
  }

  @Test func whatIsReadCanBeWritten() throws {
    let text = Self.calendar(Self.event("UID:1", "DTSTART:20260310T090000Z", "DURATION:P1DT2H", "SUMMARY:A"))
    let snapshots = try Answer.snapshot(text, .iCalendar, Self.march)
    let written = try #require(SnapshotWriter.text(.calendar, of: snapshots))
    let again = SnapshotReader.read(
      SourceText(name: "calendar.json", text: written), as: .calendar, now: Self.march.now,
      timeZone: Self.march.timeZone)
    #expect(again.diagnostics.isEmpty && again.output == snapshots)
  }
}

/// Rules, against tables worked out by hand from RFC 5545 and by two engines that agree.
@Suite struct RecurrenceTests {
  /// Start, rule, days or times.
  static let rules: [(String, String, String)] = [
    ("20260105T090000", "FREQ=DAILY;COUNT=3", "20260105T090000 20260106T090000 20260107T090000"),
    ("20260105T090000", "FREQ=DAILY;UNTIL=20260107T085959", "20260105T090000 20260106T090000"),
    ("20260105", "FREQ=DAILY;UNTIL=20260107", "20260105 20260106 20260107"),
    ("20260131", "FREQ=DAILY;BYMONTHDAY=-1;COUNT=3", "20260131 20260228 20260331"),
    ("20260105", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO;COUNT=3", "20260106 20260111 20260120"),
    ("20260105", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU;COUNT=3", "20260106 20260118 20260120"),
    ("20260131", "FREQ=MONTHLY;COUNT=3", "20260131 20260331 20260531"),
    ("20260130", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3", "20260130 20260227 20260331"),
    ("20260101", "FREQ=MONTHLY;BYMONTH=2,4;BYMONTHDAY=1;COUNT=2", "20260201 20260401"),
    ("20240229", "FREQ=YEARLY;COUNT=2", "20240229 20280229"),
    ("20261126", "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=2", "20261126 20271125"),
    // 2026 has 53 weeks, 2027 to 2031 have 52.
    ("20261228", "FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO;COUNT=2", "20261228 20321227"),
    ("20260105T090000", "FREQ=HOURLY;INTERVAL=6;COUNT=3", "20260105T090000 20260105T150000 20260105T210000"),
    (
      "20260105T090000", "FREQ=MINUTELY;INTERVAL=90;BYHOUR=9,12;COUNT=3",
      "20260105T090000 20260105T120000 20260106T090000"
    ),
    ("20260105", "FREQ=MONTHLY;BYDAY=5MO;BYSETPOS=7", ""),
    // The whole week is the set, with the days before the start.
    ("20240102T120000", "FREQ=WEEKLY;BYDAY=MO,TU,TH;BYSETPOS=2;COUNT=2", "20240102T120000 20240109T120000"),
    (
      "20260105T090000", "FREQ=DAILY;BYHOUR=8,12,18;BYSETPOS=-1;COUNT=2", "20260105T180000 20260106T180000"
    ),
    ("20260105T090000", "FREQ=HOURLY;BYMINUTE=0,20,40;BYSETPOS=2;COUNT=2", "20260105T092000 20260105T102000"),
    // Each Friday the 13th, in any month.
    ("19970902", "FREQ=YEARLY;BYDAY=FR;BYMONTHDAY=13;COUNT=4", "19980213 19980313 19981113 19990813"),
    (
      "20260513", "FREQ=YEARLY;BYWEEKNO=20;COUNT=6", "20260513 20260514 20260515 20260516 20260517 20270517"
    ),
    ("20260105", "FREQ=WEEKLY;COUNT=4;BYDAY=MO, WE", "20260105 20260107 20260112 20260114"),
    ("20260105", "FREQ=WEEKLY;UNTIL=20260119;COUNT=-1", "20260105 20260112 20260119"),
    ("20260131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=3", "20260131 20260228 20260331"),
    ("20240229", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD;COUNT=3", "20240229 20250301 20260301"),
    ("20260101T000000", "FREQ=MINUTELY;INTERVAL=1440;BYDAY=TH;COUNT=2", "20260101T000000 20260108T000000"),
  ]

  private static func expand(_ start: String, _ rule: String, years: Int = 8) throws -> [String]? {
    let time = try #require(ICalTime(start))
    let parsed = try #require(RecurrenceRule(rule))
    var budget = Recurrence.Budget()
    let recurrence = Recurrence(rule: parsed, start: time.seconds, isDay: time.form == .day)
    let end = time.seconds + years * 366 * 86_400
    let outcome = recurrence.times(from: time.seconds, to: end, &budget) { local in
      parsed.until.map { $0.form == .day ? local / 86_400 > $0.seconds / 86_400 : local > $0.seconds } ?? false
    }
    guard case .times(let times) = outcome else { return nil }
    return times.map { seconds in
      let civil = CivilTime(secondNumber: seconds)
      let day = LocalDay(number: civil.dayNumber).description.replacing("-", with: "")
      let clock = [civil.hour, civil.minute, civil.second].map { CivilTime.digits($0, 2) }.joined()
      return time.form == .day ? day : "\(day)T\(clock)"
    }
  }

  @Test(arguments: rules) func aRuleGivesItsTimes(_ start: String, _ rule: String, _ expected: String) throws {
    #expect(try Self.expand(start, rule) == expected.split(separator: " ").map(String.init))
  }

  /// COUNT includes the times before the window, however many there are.
  @Test func theLastTimesOfALongSeriesAreFound() throws {
    let rule = try #require(RecurrenceRule("FREQ=WEEKLY;BYDAY=MO,TH;COUNT=5000"))
    let start = try #require(ICalTime("19800103T090000"))
    let end = try #require(ICalTime("20271130T090000"))
    var budget = Recurrence.Budget()
    let recurrence = Recurrence(rule: rule, start: start.seconds, isDay: false)
    let times = recurrence.times(from: end.seconds - 10 * 86_400, to: end.seconds + 30 * 86_400, &budget)
    // By python-dateutil.
    let expected = ["20271122T090000", "20271125T090000", "20271129T090000"]
    #expect(times == .times(expected.compactMap { ICalTime($0)?.seconds }))
    #expect(budget.steps > Limits.feedRecurrences - 100)
  }

  /// Nothing that a stranger writes may take long.
  @Test(arguments: [
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1",
    "FREQ=SECONDLY;INTERVAL=7200;BYHOUR=8",
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=HOURLY;BYYEARDAY=366", "FREQ=MONTHLY;BYDAY=1MO;BYSETPOS=9",
  ])
  func aRuleWithoutTimesEnds(_ rule: String) throws {
    #expect(try Self.expand("20260105T090000", rule, years: 1)?.isEmpty ?? true)
  }

  @Test(arguments: [
    "", "FREQ=", "FREQ=DAILY;BYDAY", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=0", "FREQ=DAILY;BYHOUR=24",
    "FREQ=WEEKLY;BYDAY=XX",
    "FREQ=DAILY;BYMONTHDAY=0", "FREQ=DAILY;FOO=1", "BYDAY=MO", "FREQ=DAILY;UNTIL=never",
  ])
  func whatIsNoRuleIsNotRead(_ text: String) { #expect(RecurrenceRule(text) == nil) }

  /// Rules that two other programs expand alike.
  @Test func rulesGiveTheTimesOfOtherPrograms() throws {
    struct Rule: Decodable { var start, rule, times: String }
    for rule in try Oracle.rows("recurrence-rules", "rules", as: Rule.self) {
      let times = rule.times.split(separator: " ").map(String.init)
      let found = try #require(try Self.expand(rule.start, rule.rule, years: 30), "\(rule)")
      #expect(Array(found.prefix(times.count)) == times, "\(rule)")
    }
  }

  @Test func aCalendarOfManyKindsIsExpanded() throws {
    struct Row: Decodable { var start, end, title: String }
    let expected = try Oracle.rows("village", "events", as: Row.self)
    let bytes = try Oracle.bytes("Answers/village.ics")
    var request = Answer.request("2026-03-01T00:00:00Z", zone: "UTC")
    (request.daysBack, request.daysAhead) = (0, 49)
    let checked = FeedSource.iCalendar.read(SourceText(name: "village.ics", bytes: bytes), request)
    let events = try #require(checked.output?.first?.calendar).events
    let said = events.map { event in
      switch event.span {
      case .timed(let start, let end): "\(InstantText.text(start)) \(InstantText.text(end)) \(event.title)"
      case .allDay(let first, let last): "\(first) \(last.advanced(by: 1)) \(event.title)"
      }
    }
    #expect(said.sorted() == expected.map { "\($0.start) \($0.end) \($0.title)" }.sorted())
    #expect(checked.diagnostics.map(\.message.text) == [])
  }
}
