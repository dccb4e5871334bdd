// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveTime

/// Facts of several sources as one snapshot.
@Suite struct MergeTests {
  private static let now = Date(timeIntervalSince1970: 1_774_703_100)

  private static func event(_ title: String, id: String? = nil, hours: Double = 1) -> CalendarEvent {
    let start = now.addingTimeInterval(hours * 3_600)
    return CalendarEvent(title: title, span: .timed(start: start, end: start.addingTimeInterval(60)), id: id)
  }

  private static func calendar(_ events: [CalendarEvent], hours: Double = 0) -> Snapshots {
    var facts = Snapshots()
    facts.calendar = CalendarSnapshot(generatedAt: now.addingTimeInterval(hours * 3_600), events: events)
    return facts
  }

  @Test func eventsAreInOrderAndEachIdentityOnce() {
    let a = Self.calendar([Self.event("Late", hours: 9), Self.event("Dinner", id: "1", hours: 5)])
    let b = Self.calendar([
      Self.event("Dinner", id: "1", hours: 6), Self.event("Early"), Self.event("Early"),
      // A program that numbers its events.
      Self.event("Another", id: "1", hours: 7),
    ])
    let merged = Snapshots.merged(feeds: [a, b], in: .gmt)
    #expect(merged.calendar?.events.map(\.title) == ["Early", "Early", "Dinner", "Another", "Late"])
    #expect(merged.calendar?.events[2].span == Self.event("Dinner", hours: 5).span)
  }

  /// What is over is left out first: a widget shows what is to come.
  @Test func ofTooManyEventsThoseAheadAreKept() {
    let past = (0..<1_500).map { Self.event("past \($0)", hours: -2_000 + Double($0)) }
    let ahead = (0..<1_500).map { Self.event("ahead \($0)", hours: 1 + Double($0)) }
    let events = Snapshots.merged(feeds: [Self.calendar(past), Self.calendar(ahead)], in: .gmt).calendar?.events ?? []
    #expect(events.count == Limits.snapshotEvents)
    #expect(events.first?.title == "past 1000" && events.last?.title == "ahead 1499")
  }

  @Test func eventsAreAsOldAsTheOldestFeed() {
    let (old, new) = (Self.calendar([], hours: -5), Self.calendar([], hours: 0))
    let imported = Self.calendar([], hours: -900)
    let date = { (feeds: [Snapshots], others: [Snapshots]) in
      Snapshots.merged(feeds: feeds, others: others, in: .gmt).calendar?.generatedAt
    }
    #expect(date([old, new], [imported]) == old.calendar?.generatedAt)
    // A file that was imported once is not read again; without feeds, the newest counts.
    #expect(date([], [imported, new]) == new.calendar?.generatedAt)
    #expect(date([], []) == nil)
  }

  @Test func toDosAreListedTogether() {
    func facts(_ items: [Reminder]) -> Snapshots {
      var facts = Snapshots()
      facts.reminders = RemindersSnapshot(generatedAt: Self.now, items: items)
      return facts
    }
    let merged = Snapshots.merged(
      feeds: [
        facts([Reminder(id: "Milk", title: "Milk"), Reminder(id: "uid-1", title: "Call")]),
        facts([Reminder(id: "Milk", title: "Milk"), Reminder(id: "uid-1", title: "Call")]),
      ], in: .gmt)
    // Two lists may both say `Milk`; the same `UID` is the same to-do.
    #expect(merged.reminders?.items.map(\.title) == ["Milk", "Call", "Milk"])
    #expect(Set(merged.reminders?.items.map(\.id) ?? []).count == 3)
  }

  @Test func stepsOfOneMomentAreTheLargerCount() throws {
    let day = try #require(LocalDay("2026-03-27"))
    func facts(_ steps: Int, hours: Double = 0) -> Snapshots {
      var facts = Snapshots()
      facts.steps = StepsSnapshot(
        fetchedAt: Self.now.addingTimeInterval(hours * 3_600), history: [StepsDay(day: day, steps: steps)])
      return facts
    }
    let count = { (sources: [Snapshots]) in
      Snapshots.merged(feeds: sources, in: .gmt).steps?.history.map(\.steps) ?? []
    }
    #expect(count([facts(900), facts(800)]) == [900] && count([facts(800), facts(900)]) == [900])
    // A newer count is a correction.
    #expect(count([facts(900), facts(800, hours: 1)]) == [800])
  }
}
