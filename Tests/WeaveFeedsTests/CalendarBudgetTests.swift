// SPDX-License-Identifier: MIT

import Testing
import WeaveData
import WeaveDiagnostics
import WeaveTime

@testable import WeaveFeeds

/// Calendars that are made to take long or to fill memory. The work is bounded by counting it, so these tests ask which
/// events are left out, and not how long that takes.
@Suite struct CalendarBudgetTests {
  private static func list(_ numbers: some Sequence<Int>) -> String { numbers.map(String.init).joined(separator: ",") }

  private static let months = "BYMONTH=\(list(1...12))"
  private static let monthDays = "BYMONTHDAY=\(list(1...31)),\(list(-31 ... -1))"
  private static let yearDays = "BYYEARDAY=\(list(1...366))"
  private static let weeks = "BYWEEKNO=\(list(1...53))"
  private static let days = "BYDAY=SU,MO,TU,WE,TH,FR,SA"
  private static let clock = "BYHOUR=\(list(0...23));BYMINUTE=\(list(0...59))"

  /// Rules that take long on their own.
  static let bombs = [
    "FREQ=YEARLY;COUNT=1000000;\(months);\(monthDays);\(yearDays);\(weeks);\(days);\(clock);BYSETPOS=1",
    "FREQ=YEARLY;\(months);\(monthDays);\(days);\(clock);BYSECOND=0,10,20,30,40,50",
    "FREQ=YEARLY;COUNT=1000000;\(yearDays);BYMONTH=2;BYMONTHDAY=30,31",
    "FREQ=MONTHLY;\(days);BYSETPOS=-366;\(clock);BYSECOND=\(list(0...59))",
    "FREQ=WEEKLY;COUNT=1000000;\(months);\(monthDays);\(yearDays);\(weeks);\(days);\(clock)",
    "FREQ=WEEKLY;COUNT=1000000;BYMONTH=2;BYMONTHDAY=30,31;\(yearDays);\(weeks)",
    "FREQ=DAILY;COUNT=2000000000;BYDAY=MO,TU,WE,TH,FR", "FREQ=DAILY;COUNT=1000000;BYMONTH=2;BYMONTHDAY=30,31",
    "FREQ=HOURLY;COUNT=2000000000;BYMONTH=1", "FREQ=MINUTELY;COUNT=2000000000;BYMONTH=1",
    "FREQ=SECONDLY;COUNT=2000000000;BYDAY=MO;BYHOUR=3;BYMINUTE=3", "FREQ=SECONDLY",
  ]

  private static func event(_ title: String, _ lines: String...) -> String {
    CalendarTests.event("UID:\(title)", "SUMMARY:\(title)", lines.joined(separator: "\r\n"))
  }

  private static func read(_ components: [String]) -> Checked<[Snapshots]> {
    Answer.read(CalendarTests.calendar(components.joined(separator: "\r\n")), .iCalendar)
  }

  /// A warning names the event, and other events are read.
  @Test(arguments: bombs) func aRuleOfManyTimesIsLeftOut(_ rule: String) {
    let checked = Self.read([
      Self.event("Bomb", "DTSTART:16000101T090000Z", "RRULE:\(rule)"),
      Self.event("Standup", "DTSTART:20260301T090000Z", "RRULE:FREQ=DAILY;COUNT=30"),
    ])
    let warnings = checked.diagnostics.filter { $0.code == .feedRule }
    #expect(warnings.count == 1 && warnings.allSatisfy { $0.severity == .warning })
    #expect(warnings.first?.message.text.contains("of `Bomb` gives too many times or takes too long") == true)
    let titles = checked.output?.first?.calendar?.events.map(\.title)
    // 27 to 30 March.
    #expect(titles == Array(repeating: "Standup", count: 4))
  }

  /// Rules that are each within their limit use up the calendar's budget together; the events after that are named.
  @Test func aBudgetIsForAllRulesOfACalendar() {
    let rule = "RRULE:FREQ=DAILY;COUNT=1000000;BYDAY=MO,WE;UNTIL=20260401T000000Z"
    let many = (0..<200).map { Self.event("Event \($0)", "DTSTART:19000101T090000Z", rule) }
    let checked = Self.read(many + [Self.event("Last", "DTSTART:20260301T090000Z", "RRULE:FREQ=DAILY")])
    let warnings = checked.diagnostics.filter { $0.code == .feedRule }.map(\.message.text)
    let titles = Set((checked.output?.first?.calendar?.events ?? []).map(\.title))
    #expect(titles.contains("Event 0") && !titles.contains("Last"))
    #expect(warnings.last == "the rules of this calendar take too long; left out the repetitions of `Last`")
    // Each event is either there or named.
    #expect(titles.count + warnings.count == 201 && warnings.count < 200)
  }

  @Test func occurrencesOfAllSeriesAreBounded() {
    let many = (0..<4).map { Self.event("Minute \($0)", "DTSTART:20260301T000000Z", "RRULE:FREQ=MINUTELY") }
    let checked = Self.read(many)
    // A day back, today and 60 days ahead, with two days and more at either end, are about 95,000 minutes.
    let warnings = checked.diagnostics.filter { $0.code == .feedRule }.map(\.message.text)
    #expect(
      warnings
        == (1..<4).map {
          "the series of this calendar have more than 100000 occurrences; left out the repetitions of `Minute \($0)`"
        })
  }

  @Test func datesOfListsAreBounded() {
    let dates = Array(repeating: "20260327T100000Z", count: 9_000).joined(separator: ",")
    let lines = Array(repeating: "EXDATE:\(dates)", count: 30).joined(separator: "\r\n")
    let checked = Self.read([
      Self.event("Standup", "DTSTART:20260326T100000Z", "RRULE:FREQ=DAILY;COUNT=4", lines)
    ])
    #expect(checked.diagnostics.map(\.message.text) == ["more than 100000 dates; skipped the rest of them"])
    #expect(checked.output?.first?.calendar?.events.count == 2)
  }

  /// Thousands of days that are each excluded from a series of thousands of times.
  @Test(.timeLimit(.minutes(10))) func excludedDaysAreLookedUp() {
    let days = (0..<9_000).map { LocalDay(number: 20_000 + $0).description.replacing("-", with: "") }
    let lines = Array(repeating: "EXDATE;VALUE=DATE:\(days.joined(separator: ","))", count: 11)
    let checked = Self.read([
      Self.event(
        "Minute", "DTSTART:20260327T000000Z", "RRULE:FREQ=MINUTELY", lines.joined(separator: "\r\n"))
    ])
    // Day 20,000 is 4 October 2024, and 9,000 days later it is 2049.
    #expect(checked.output?.first?.calendar?.events.isEmpty == true)
  }

  /// A change of all later occurrences has a text of megabytes, which is read once.
  @Test(.timeLimit(.minutes(10))) func theTextOfAChangeIsReadOnce() {
    let long = String(repeating: "x ", count: 200_000)
    let checked = Self.read([
      Self.event("Minute", "DTSTART:20260327T000000Z", "RRULE:FREQ=MINUTELY"),
      CalendarTests.event(
        "UID:Minute", "DTSTART:20260328T000000Z", "RECURRENCE-ID;RANGE=THISANDFUTURE:20260328T000000Z",
        "SUMMARY:\(long)"),
    ])
    #expect(checked.output?.first?.calendar?.events.count == Limits.snapshotEvents)
  }

  @Test func aRuleOfATimeZoneIsLeftOut() {
    let zone = """
      BEGIN:VTIMEZONE\r
      TZID:Nowhere\r
      BEGIN:STANDARD\r
      DTSTART:16000101T000000\r
      TZOFFSETFROM:+0100\r
      TZOFFSETTO:+0100\r
      RRULE:FREQ=SECONDLY\r
      END:STANDARD\r
      END:VTIMEZONE
      """
    let checked = Self.read([zone, Self.event("Walk", "DTSTART;TZID=Nowhere:20260328T150000")])
    #expect(
      checked.diagnostics.map(\.message.text) == [
        "a rule of the time zone `Nowhere` gives too many times or takes too long; left it out"
      ])
    #expect(checked.output?.first?.calendar?.events.map(\.title) == ["Walk"])
  }

  /// Of a to-do for every two minutes, today's next one is shown.
  @Test func aReminderOfManyTimesIsFound() throws {
    let toDo = { (rule: String) in
      "BEGIN:VTODO\r\nUID:a\r\nSUMMARY:Water\r\nDUE:20260301T000000Z\r\nRRULE:\(rule)\r\nEND:VTODO"
    }
    let often = Self.read([toDo("FREQ=MINUTELY;INTERVAL=2")])
    #expect(often.diagnostics.isEmpty)
    #expect(
      often.output?.first?.reminders?.items.map(\.due) == [.moment(Answer.date("2026-03-28T00:00:00Z"))])
    let tooOften = Self.read([toDo("FREQ=SECONDLY")])
    #expect(tooOften.diagnostics.first?.message.text.contains("of `Water` gives too many times") == true)
  }

  /// Short lines and parameters that nobody needs take no memory, however many there are.
  @Test func linesThatAreNotNeededAreNotKept() {
    let lines =
      Array(repeating: "SUMMARY:b", count: 1_000) + ["X-NOTE:c", "DTSTART;X-A=1;TZID=Z;X-B=2:20260328T150000"]
    var text = ICalText(
      SourceText(name: "a", text: CalendarTests.calendar(CalendarTests.event(["SUMMARY:a"] + lines))))
    let event = text.calendars()?.first?.children.first
    #expect(event?.lines.map(\.name) == ["SUMMARY", "DTSTART"])
    #expect(event?.line("SUMMARY")?.value == "a" && event?.line("DTSTART")?.parameters == ["TZID": "Z"])
  }

  /// Lines that end with CR alone, as on the first Macs, are found without a look at the whole file for each.
  @Test(.timeLimit(.minutes(10))) func oldLineEndsAreFoundInOrder() {
    let text = CalendarTests.calendar(
      String(repeating: "X-FILL:aaaaaaaa\r\n", count: 200_000) + Self.event("Walk", "DTSTART:20260328T150000Z"))
    let checked = Answer.read(text.replacing("\r\n", with: "\r"), .iCalendar)
    #expect(checked.output?.first?.calendar?.events.map(\.title) == ["Walk"])
  }
}
