// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveTime

@testable import WeaveFacts

/// Reminders on their pages, at noon of a Saturday.
@Suite struct ReminderBoardTests {
  private static let today = SampleFacts.today
  private static let noon = today.start(in: .gmt).addingTimeInterval(43_200)

  private static func reminder(
    _ id: String, _ days: Int? = nil, hour: Double? = nil, edit: (inout Reminder) -> Void = { _ in }
  )
    -> Reminder
  {
    let day = days.map { today.advanced(by: $0) }
    let due = day.map { day in
      hour.map { Reminder.When.moment(day.start(in: .gmt).addingTimeInterval($0 * 3_600)) } ?? .day(day)
    }
    var reminder = Reminder(id: id, title: id.uppercased(), due: due)
    edit(&reminder)
    return reminder
  }

  private static func board(_ items: [Reminder], modes: [RemindersSnapshot.Mode] = []) -> ReminderBoard? {
    ReminderBoard(
      RemindersSnapshot(generatedAt: noon, items: items, modes: modes), now: noon, today: today, timeZone: .gmt)
  }

  @Test func pagesAndTheirOrders() throws {
    let board = try #require(
      Self.board([
        Self.reminder("late", -1), Self.reminder("later", -3), Self.reminder("carried", -2) { $0.isRecurring = true },
        Self.reminder("evening", 0, hour: 19), Self.reminder("morning", 0, hour: 8), Self.reminder("any", 0),
        Self.reminder("urgent", 0) { $0.priority = 1 }, Self.reminder("week", 6), Self.reminder("soon", 1),
        Self.reminder("flag") { $0.isFlagged = true }, Self.reminder("second") { $0.priority = 2 },
        Self.reminder("high", 30) { $0.priority = 1 }, Self.reminder("b"), Self.reminder("a") { $0.priority = 9 },
        Self.reminder("far", 40) { $0.listTitle = "B" }, Self.reminder("farther", 50) { $0.listTitle = "A" },
        Self.reminder("done", 0) { $0.isCompleted = true },
      ]))
    let pages = ReminderBoard.Page.allCases.map { page in board.items(on: page).map(\.reminder.id) }
    #expect(
      pages == [
        ["later", "late"], ["carried", "morning", "evening", "urgent", "any"], ["soon", "week"],
        // A flag alone counts as priority 1, and what has a date goes first.
        ["high", "flag", "second"], ["a", "b"], ["farther", "far"],
      ])
    #expect(board.done == 1 && board.total == 17)
  }

  @Test func whatTheSnapshotMadeReadyGoesFirst() throws {
    let items = [Self.reminder("one", 0), Self.reminder("two", 0), Self.reminder("three", 0) { $0.isCompleted = true }]
    let ready = RemindersSnapshot.Mode(mode: "today", itemIDs: ["two", "gone", "three", "one"])
    #expect(try #require(Self.board(items, modes: [ready])).items(in: .today).map(\.reminder.id) == ["two", "one"])
    #expect(try #require(Self.board(items)).items(in: .today).map(\.reminder.id) == ["one", "two"])
  }

  /// A flag counts at any priority; without one, the priorities 1 to 4 do.
  @Test func aFlagIsAFlagAtAnyPriority() throws {
    let items = (0...9).flatMap { priority in
      [true, false].map { isFlagged in
        Self.reminder("\(priority)\(isFlagged ? "f" : "")") { ($0.priority, $0.isFlagged) = (priority, isFlagged) }
      }
    }
    let flagged = try #require(Self.board(items)).items(in: .flagged).map(\.reminder.id)
    #expect(Set(flagged) == Set((0...9).map { "\($0)f" } + ["1", "2", "3", "4"]))
  }

  /// Whatever the reminders, each open one stands on exactly one page.
  @Test func everyReminderHasOnePage() throws {
    var random = SplitMix(state: 7)
    for _ in 0..<300 {
      let items = (0..<20).map { index in
        Self.reminder("\(index)", random.next() % 3 == 0 ? nil : Int(random.next() % 60) - 20) {
          $0.priority = Int(random.next() % 10)
          $0.isFlagged = random.next() % 4 == 0
          $0.isRecurring = random.next() % 4 == 0
          $0.isCompleted = random.next() % 5 == 0
        }
      }
      let board = try #require(Self.board(items))
      let shown = ReminderBoard.Page.allCases.flatMap { board.items(on: $0).map(\.reminder.id) }
      #expect(shown.sorted() == items.filter { !$0.isCompleted }.map(\.id).sorted())
    }
  }
}

/// Numbers that are the same in every run (Steele, Lea and Flood, 2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
