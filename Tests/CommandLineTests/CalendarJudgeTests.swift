// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `tools/calendar-judge`, with two calendars that agree and one that breaks the rules.
@Suite(.waiting) struct CalendarJudgeTests {
  /// A Python with icalendar and recurring-ical-events: from `WEAVE_PYTHON`, or the default one.
  private static let python = ProcessInfo.processInfo.environment["WEAVE_PYTHON"] ?? "python3"
  private static let tool = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("tools/calendar-judge").path

  @Test func calendarsAreJudged() throws {
    let folder = try Folder()
    let probe = ["-c", "import icalendar, recurring_ical_events"]
    if try Tool.run([Self.python] + probe, in: folder, program: "/usr/bin/env").status != 0 {
      try Test.cancel("no Python with icalendar (tools/setup --test makes one in .build/python)")
    }
    try folder.makeFolder("calendars/more")
    let calendar = """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      BEGIN:VEVENT\r
      UID:1\r
      DTSTART;TZID=Europe/Berlin:20260302T093000\r
      DTEND;TZID=Europe/Berlin:20260302T101500\r
      RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=40\r
      EXDATE;TZID=Europe/Berlin:20260309T093000\r
      END:VEVENT\r
      END:VCALENDAR\r

      """
    try folder.write(Data(calendar.utf8), to: "calendars/meetings.ics")
    // RFC 5545, 3.3.10: the hours of whole days are ignored, which the judge does not know.
    let rules = """
      # Two rules
      RRULE:FREQ=WEEKLY;BYDAY=MO,TU;COUNT=3
      DTSTART:20260105T090000

      RRULE:FREQ=DAILY;BYHOUR=1,2;COUNT=3
      DTSTART:20260105
      """
    try folder.write(Data(rules.utf8), to: "calendars/more/rules.txt")
    let outcome = try Tool.run(
      [Self.python, Self.tool, "--weave", Tool.path, "--least", "3", "calendars"], in: folder, program: "/usr/bin/env")
    #expect(outcome.text.hasSuffix("2 of 3 calendars agree\n"), "\(outcome.text) \(outcome.errors)")
    #expect(outcome.text.contains("DIFFER more/rules.txt:2"))
    #expect(outcome.status == 1)
  }
}
