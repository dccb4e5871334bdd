// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveExpressions
import WeaveTime

@testable import WeaveFacts

/// Words of time count days of the calendar, and nothing of today is lost.
@Suite struct AgendaTests {
  private func text(_ key: String, _ events: [CalendarEvent], at now: String, locale: String = "en_GB") -> String? {
    var world = Snapshots()
    world.calendar = CalendarSnapshot(generatedAt: SampleFacts.instant(now), events: events)
    return SampleFacts.facts(world, now: SampleFacts.instant(now), locale: locale).value(for: key)?.text
  }

  /// A fair from Monday, 8 o'clock, to Wednesday, 19 o'clock.
  @Test(arguments: [
    ("2026-03-30T20:00:00+02:00", "en_GB", "Wednesday"), ("2026-03-30T20:00:00+02:00", "de_DE", "Mittwoch"),
    ("2026-03-31T12:00:00+02:00", "en_GB", "Tomorrow"), ("2026-04-01T10:00:00+02:00", "en_GB", "9 h"),
    ("2026-04-01T18:15:00+02:00", "en_GB", "45 min"),
  ])
  func anEndIsOnADay(now: String, locale: String, expected: String) {
    let fair = CalendarEvent(
      title: "Fair",
      span: .timed(start: SampleFacts.instant("2026-03-30T06:00:00Z"), end: SampleFacts.instant("2026-04-01T17:00:00Z"))
    )
    #expect(text("__calendar_next_left", [fair], at: now, locale: locale) == expected)
  }

  /// What ends at midnight between Wednesday and Thursday ends on Wednesday; in eleven days, a weekday would not tell which.
  @Test(arguments: [("2026-04-01T22:00:00Z", "Wednesday"), ("2026-04-10T10:00:00Z", "11 days")])
  func midnightEndsTheDay(end: String, expected: String) {
    let event = CalendarEvent(
      title: "Fair", span: .timed(start: SampleFacts.instant("2026-03-30T06:00:00Z"), end: SampleFacts.instant(end)))
    #expect(text("__calendar_next_left", [event], at: "2026-03-30T20:00:00+02:00") == expected)
  }

  @Test func timesAreTheReaders() {
    let tea = CalendarEvent(
      title: "Tea",
      span: .timed(start: SampleFacts.instant("2026-03-30T14:30:00Z"), end: SampleFacts.instant("2026-03-30T15:00:00Z"))
    )
    for (locale, start, end) in [("en_US", "4:30 PM", "5:00 PM"), ("en_GB", "16:30", "17:00")] {
      #expect(text("__calendar_next_time_local", [tea], at: "2026-03-30T12:00:00Z", locale: locale) == start)
      #expect(text("__calendar_next_end_local", [tea], at: "2026-03-30T12:00:00Z", locale: locale) == end)
    }
  }

  /// The day's own event stands after two timed ones, and is in a list of its own with its place.
  @Test func allDayEventsHaveTheirPlace() throws {
    guard case .record(let calendar)? = SampleFacts.facts().value(for: "calendar"),
      case .list(let days)? = calendar["all_day"]
    else { return #expect(Bool(false), "no list") }
    #expect(days.map { $0.member("title")?.text } == ["Fair"] && days[0].member("place")?.number == 2)
  }
}
