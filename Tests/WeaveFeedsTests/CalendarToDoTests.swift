// SPDX-License-Identifier: MIT

import Testing
import WeaveData
import WeaveTime

@testable import WeaveFeeds

/// Things to do that recur.
@Suite struct CalendarToDoTests {
  private static let now = Answer.request("2026-03-10T14:00:00Z", zone: "Europe/Berlin")

  private static func toDo(_ lines: String...) -> String {
    (["BEGIN:VTODO", "UID:a", "SUMMARY:Water"] + lines + ["END:VTODO"]).joined(separator: "\r\n")
  }

  private static func items(_ toDos: String...) throws -> [Reminder] {
    let text = CalendarTests.calendar(toDos.joined(separator: "\r\n"))
    return try #require(try Answer.snapshot(text, .iCalendar, now).reminders).items
  }

  static let next: [([String], String)] = [
    // Tuesday 10 March is today.
    (["DUE;VALUE=DATE:20200107", "RRULE:FREQ=WEEKLY"], "2026-03-10"),
    (["DUE;VALUE=DATE:20200106", "RRULE:FREQ=WEEKLY"], "2026-03-16"),
    (["DUE;VALUE=DATE:20200107", "RRULE:FREQ=WEEKLY", "EXDATE;VALUE=DATE:20260310"], "2026-03-17"),
    (["DTSTART;VALUE=DATE:20260101", "DUE;VALUE=DATE:20260103", "RRULE:FREQ=MONTHLY"], "2026-04-03"),
    (["DUE;VALUE=DATE:20260501", "RRULE:FREQ=YEARLY"], "2026-05-01"),
    (["DTSTART;VALUE=DATE:20240229", "RRULE:FREQ=YEARLY"], "2028-02-29"),
    // All are over: the last is overdue.
    (["DUE;VALUE=DATE:20260201", "RRULE:FREQ=DAILY;COUNT=3"], "2026-02-03"),
  ]

  @Test(arguments: next) func theNextOccurrenceIsShown(_ lines: [String], _ expected: String) throws {
    let text = (["BEGIN:VTODO", "UID:a", "SUMMARY:Water"] + lines + ["END:VTODO"]).joined(separator: "\r\n")
    let items = try Self.items(text)
    #expect(items.map { $0.due ?? $0.start } == [.day(Answer.day(expected))])
    #expect(items.allSatisfy { $0.isRecurring && !$0.isCompleted && $0.id == "a" })
  }

  /// Of today's to-do at a time that has passed, today's is shown; both times move by the clock.
  @Test func aTimeMovesByTheClock() throws {
    let items = try Self.items(
      Self.toDo(
        "DTSTART;TZID=Europe/Berlin:20250705T080000", "DUE;TZID=Europe/Berlin:20250705T090000", "RRULE:FREQ=DAILY"))
    #expect(items.map(\.due) == [.moment(Answer.date("2026-03-10T08:00:00Z"))])
    #expect(items.map(\.start) == [.moment(Answer.date("2026-03-10T07:00:00Z"))])
  }

  @Test func whatIsDoneIsNotNext() throws {
    let items = try Self.items(
      Self.toDo("DUE;VALUE=DATE:20260303", "RRULE:FREQ=WEEKLY"),
      Self.toDo("RECURRENCE-ID;VALUE=DATE:20260310", "DUE;VALUE=DATE:20260310", "STATUS:COMPLETED"),
      Self.toDo("RECURRENCE-ID;VALUE=DATE:20260317", "DUE;VALUE=DATE:20260317", "STATUS:CANCELLED"),
      Self.toDo("RECURRENCE-ID;VALUE=DATE:20260324", "DUE;VALUE=DATE:20260322", "PRIORITY:1"))
    #expect(items.filter(\.isCompleted).map(\.due) == [.day(Answer.day("2026-03-10"))])
    #expect(items.filter { !$0.isCompleted }.map(\.due) == [.day(Answer.day("2026-03-22"))])
    #expect(items.last?.priority == 1)
  }
}
