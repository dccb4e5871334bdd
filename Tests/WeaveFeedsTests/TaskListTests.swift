// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveTime

@testable import WeaveFeeds

/// The exports of Todoist and of Microsoft To Do.
@Suite struct TaskListTests {
  private static func items(
    _ text: String, _ source: FeedSource, zone: String = "Europe/Paris"
  ) throws -> [Reminder] {
    try #require(try Answer.snapshot(text, source, Answer.request(zone: zone)).reminders).items
  }

  /// The columns and rows of a project that is exported as CSV.
  private static let project = """
    TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT,DEADLINE,DEADLINE_LANG\r
    meta,view_style=list,,,,,,,,,,,,\r
    task,Water the plants @garden,All of them,4,1,Ana (1),,every day,en,Europe/Paris,,,,\r
    task,Dentist,,1,1,Ana (1),,Mar 30 2026 10:30,en,America/New_York,30,minute,,\r
    section,Kitchen,,,,,,,,,,,,\r
    task,"Buy milk, and bread",,2,1,Ana (1),,2026-03-28,en,,,,,\r
    note,Two litres,,,,Ana (1),,,,,,,,\r
    task,Sieve,,3,2,Ana (1),,,,,,,2 Apr,en\r
    task,Oven,,4,1,Ana (1),,morgen,de,,,,,\r
    """

  @Test func aProjectOfTodoist() throws {
    let items = try Self.items(Self.project, .todoist)
    #expect(items.map(\.title) == ["Water the plants", "Dentist", "Buy milk, and bread", "Sieve", "Oven"])
    #expect(items.map(\.priority) == [0, 1, 5, 9, 0])
    #expect(items.map(\.listTitle) == ["", "", "Kitchen", "Kitchen", "Kitchen"])
    #expect(items[0].isRecurring && items[0].due == nil)
    // Half past ten in New York, which has summer time already.
    #expect(items[1].due == .moment(Answer.date("2026-03-30T14:30:00Z")))
    #expect(items[2].due == .day(Answer.day("2026-03-28")) && items[3].due == .day(Answer.day("2026-04-02")))
    #expect(items[4].due == nil && Answer.findings(Self.project, .todoist) == ["W1107 morgen"])
  }

  static let tables: [(String, [Reminder.When?], [String])] = [
    ("10/15/2026,4/3/2026", [.day(Answer.day("2026-10-15")), .day(Answer.day("2026-04-03"))], []),
    ("15.10.2026,3.4.2026", [.day(Answer.day("2026-10-15")), .day(Answer.day("2026-04-03"))], []),
    ("3.4.2026,", [.day(Answer.day("2026-04-03")), nil], []),
    ("4/3/2026,3/4/2026", [nil, nil], ["W1107 4/3/2026", "W1107 3/4/2026"]),
  ]

  /// Outlook writes days as the language of the system has them.
  @Test(arguments: tables) func theTasksOfOutlook(_ days: String, _ due: [Reminder.When?], _ findings: [String]) throws
  {
    let cells = days.split(separator: ",", omittingEmptySubsequences: false)
    let text = """
      "Subject","Start Date","Due Date","Reminder On/Off","Date Completed","% Complete","Categories","Priority","Status"
      "Renew passport","","\(cells[0])","False","","0%","Admin","High","Not Started"
      "Call Ben","","\(cells[1])","False","","100%","","Low","Completed"
      """
    let items = try Self.items(text, .microsoftToDo)
    #expect(items.map(\.due) == due)
    #expect(items.map(\.priority) == [1, 9] && items.map(\.isCompleted) == [false, true])
    #expect(Answer.findings(text, .microsoftToDo).count == findings.count)
  }

  @Test func theTasksOfGraph() throws {
    let task = """
      {"id": "AQ", "importance": "high", "isReminderOn": false, "status": "notStarted", "title": "Renew passport",
      "dueDateTime": {"dateTime": "2026-03-28T00:00:00.0000000", "timeZone": "UTC"},
      "recurrence": {"pattern": {"type": "weekly", "interval": 1}}}
      """
    for (text, list) in [
      ("{\"value\": [\(task)]}", ""), ("[\(task)]", ""),
      ("[{\"displayName\": \"Home\", \"tasks\": [\(task)]}]", "Home"),
    ] {
      let items = try Self.items(text, .microsoftToDo, zone: "America/New_York")
      #expect(items.map(\.title) == ["Renew passport"] && items.first?.listTitle == list)
      #expect(items.first?.due == .day(Answer.day("2026-03-28")) && items.first?.priority == 1)
      #expect(items.first?.isRecurring == true && items.first?.isCompleted == false)
    }
    #expect(try Self.items("{\"value\": []}", .microsoftToDo) == [])
    let refused = #"{"error": {"code": "InvalidAuthenticationToken", "message": "expired"}}"#
    #expect(Answer.findings(refused, .microsoftToDo).first?.hasPrefix("W1101") == true)
  }

  @Test func filesAreRecognised() {
    func source(_ text: String, _ name: String = "file") -> String? {
      FeedTable.source(of: FileStart(Array(text.utf8), name: name))?.name
    }
    #expect(source(Self.project) == "todoist")
    #expect(source("\"Subject\",\"Start Date\",\"Due Date\",\"Priority\"\n") == "microsoft-todo")
    #expect(source(#"{"value": [{"title": "A", "importance": "low", "status": "completed"}]}"#) == "microsoft-todo")
    // A due date has a `dateTime`, as Fitbit's minutes have.
    let due = #""dueDateTime": {"dateTime": "2026-03-28T00:00:00.0000000", "timeZone": "UTC"}"#
    #expect(
      source("{\"value\": [{\"title\": \"A\", \"importance\": \"low\", \"status\": \"completed\", \(due)}]}")
        == "microsoft-todo")
    #expect(source("Date,Steps\n2026-03-28,100\n") == "steps-csv")
  }

  static let dates: [(String, String?)] = [
    ("2026-03-28", "2026-03-28"), ("2026-03-28T17:00:00", "2026-03-28T16:00:00Z"),
    ("28 March 2026", "2026-03-28"), ("Mar 28, 2026 at 17:00", "2026-03-28T16:00:00Z"), ("28 Mar", "2026-03-28"),
    ("Dec 30", "2025-12-30"), ("tomorrow", nil), ("31 Feb 2026", nil), ("32.1.2026", nil), ("17:00", nil), ("", nil),
    ("2026-03-28 25:00", nil), ("Mar 28 99999999999999999999", nil),
  ]

  @Test(arguments: dates) func datesAsPeopleTypeThem(_ text: String, _ expected: String?) {
    let when = TaskDate(text, today: Answer.day("2026-03-28"))?.when(in: Answer.zone("Europe/Paris"))
    let found: String? =
      switch when {
      case .day(let day): day.description
      case .moment(let date): InstantText.text(date)
      case nil: nil
      }
    #expect(found == expected)
  }
}
