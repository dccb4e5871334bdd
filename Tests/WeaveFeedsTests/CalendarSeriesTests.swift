// SPDX-License-Identifier: MIT

import Testing
import WeaveData
import WeaveDiagnostics
import WeaveTime

@testable import WeaveFeeds

/// Series as Exchange, Google and other programs write them.
@Suite struct CalendarSeriesTests {
  private static let june = Answer.request("2026-05-30T00:00:00Z", zone: "Europe/Berlin")

  private static func said(_ lines: String..., request: FeedRequest = june) throws -> [String] {
    try CalendarTests.said(CalendarTests.calendar(lines.joined(separator: "\r\n")), request)
  }

  private static let bin = """
    BEGIN:VEVENT\r
    UID:1\r
    SUMMARY:Bin\r
    DTSTART;VALUE=DATE:20260601\r
    RRULE:FREQ=WEEKLY;COUNT=3\r
    END:VEVENT
    """

  /// Exchange names a day of a series by its midnight, with the name of a zone or in UTC.
  @Test(arguments: [
    ";TZID=W. Europe Standard Time:20260608T000000", ";TZID=Mars:20260608T000000", ":20260608T000000",
    ":20260607T220000Z", ":20260608T000000Z", ";VALUE=DATE:20260608",
  ])
  func aDayOfASeriesIsMovedOrExcluded(_ name: String) throws {
    let moved = CalendarTests.event(
      "UID:1", "RECURRENCE-ID\(name)", "DTSTART;VALUE=DATE:20260609", "SUMMARY:Moved")
    #expect(
      try Self.said(Self.bin, moved) == [
        "2026-06-01/2026-06-01 Bin", "2026-06-09/2026-06-09 Moved", "2026-06-15/2026-06-15 Bin",
      ])
    let excluding = Self.bin.replacing("END:VEVENT", with: "EXDATE\(name)\r\nEND:VEVENT")
    #expect(try Self.said(excluding) == ["2026-06-01/2026-06-01 Bin", "2026-06-15/2026-06-15 Bin"])
  }

  /// The last day is that of the midnight in the calendar's zone, in the first or last second of a day in UTC.
  @Test(arguments: ["20260617T220000Z", "20260618T000000Z", "20260618T235959Z", "20260618", "20260618T000000"])
  func aSeriesOfDaysKeepsItsLast(_ end: String) throws {
    let event = CalendarTests.event(
      "UID:1", "DTSTART;VALUE=DATE:20260604", "RRULE:FREQ=WEEKLY;UNTIL=\(end);BYDAY=TH", "SUMMARY:A")
    let days = ["2026-06-04", "2026-06-11", "2026-06-18"].map { "\($0)/\($0) A" }
    #expect(try Self.said(event) == days)
    // The calendar's own zone counts for readers elsewhere.
    let elsewhere = Answer.request("2026-05-30T00:00:00Z", zone: "America/New_York")
    #expect(try Self.said(CalendarTests.berlin, event, request: elsewhere) == days)
  }

  /// An occurrence is named in any zone, and an excluded one stays away with its change.
  @Test func anOccurrenceIsNamedInAnotherZone() throws {
    let series = CalendarTests.event(
      "UID:1", "DTSTART;TZID=Europe/Berlin:20260601T090000", "RRULE:FREQ=DAILY;COUNT=5", "SUMMARY:A",
      "EXDATE;TZID=America/New_York:20260602T030000", "EXDATE:20260603T070000Z", "EXDATE;VALUE=DATE:20260605")
    let changed = CalendarTests.event(
      "UID:1", "RECURRENCE-ID:20260602T070000Z", "DTSTART:20260602T120000Z", "SUMMARY:Excluded")
    #expect(
      try Self.said(series, changed) == [
        "2026-06-01T07:00:00Z/2026-06-01T07:00:00Z A", "2026-06-04T07:00:00Z/2026-06-04T07:00:00Z A",
      ])
  }

  @Test func aChangeOfAnOlderVersionIsNotShown() throws {
    let change = CalendarTests.event(
      "UID:1", "RECURRENCE-ID;VALUE=DATE:20260602", "DTSTART;VALUE=DATE:20260603", "RRULE:FREQ=WEEKLY;COUNT=3",
      "SUMMARY:Old", "SEQUENCE:1")
    let series = Self.bin.replacing("END:VEVENT", with: "SEQUENCE:2\r\nEND:VEVENT")
    #expect(try Self.said(series, change).allSatisfy { $0.hasSuffix("Bin") })
  }

  /// A period has its own end, by a time or a duration.
  @Test func aPeriodHasItsOwnEnd() throws {
    let event = CalendarTests.event(
      "UID:1", "DTSTART:20260601T100000Z", "DTEND:20260601T110000Z", "SUMMARY:A",
      "RDATE;VALUE=PERIOD:20260602T100000Z/20260602T130000Z,20260603T100000Z/PT30M")
    #expect(
      try Self.said(event) == [
        "2026-06-01T10:00:00Z/2026-06-01T11:00:00Z A", "2026-06-02T10:00:00Z/2026-06-02T13:00:00Z A",
        "2026-06-03T10:00:00Z/2026-06-03T10:30:00Z A",
      ])
  }

  static let ends: [(String, String, String)] = [
    // A day and a midnight are days.
    ("DTSTART;VALUE=DATE:20260602", "DTEND:20260607T000000Z", "2026-06-02/2026-06-06 A"),
    ("DTSTART;VALUE=DATE:20260602", "DTEND;TZID=Europe/Berlin:20260607T000000", "2026-06-02/2026-06-06 A"),
    // A day and a time begin at midnight.
    (
      "DTSTART;VALUE=DATE:20260602", "DTEND;TZID=Europe/Berlin:20260603T040000",
      "2026-06-01T22:00:00Z/2026-06-03T02:00:00Z A"
    ),
    ("DTSTART;VALUE=DATE:20260602", "DURATION:P1DT2H", "2026-06-01T22:00:00Z/2026-06-03T00:00:00Z A"),
    // A time and a day end at midnight.
    (
      "DTSTART;TZID=Europe/Berlin:20260602T180000", "DTEND;VALUE=DATE:20260603",
      "2026-06-02T16:00:00Z/2026-06-02T22:00:00Z A"
    ),
    // Start and end are exchanged.
    ("DTSTART:20260602T113000Z", "DTEND:20260602T110000Z", "2026-06-02T11:00:00Z/2026-06-02T11:30:00Z A"),
    ("DTSTART;VALUE=DATE:20260605", "DTEND;VALUE=DATE:20260603", "2026-06-03/2026-06-04 A"),
    // One of them names its zone.
    (
      "DTSTART;TZID=America/New_York:20260602T090000", "DTEND:20260602T100000",
      "2026-06-02T13:00:00Z/2026-06-02T14:00:00Z A"
    ),
    (
      "DTSTART;TZID=Mars:20260602T090000", "DTEND;TZID=America/New_York:20260602T100000",
      "2026-06-02T13:00:00Z/2026-06-02T14:00:00Z A"
    ),
  ]

  @Test(arguments: ends) func mixedStartsAndEndsAreRead(_ start: String, _ end: String, _ expected: String) throws {
    #expect(try Self.said(CalendarTests.event("UID:1", start, end, "SUMMARY:A")) == [expected])
  }

  /// Programs write this when someone deletes all occurrences of a series.
  @Test func aSeriesThatEndedBeforeItBeganHasNoOccurrences() throws {
    let event = CalendarTests.event(
      "UID:1", "DTSTART;VALUE=DATE:20260602", "RRULE:FREQ=WEEKLY;UNTIL=20260601", "SUMMARY:A")
    #expect(try Self.said(event) == [])
  }

  // MARK: Encodings

  @Test func utf16IsReadByItsMark() throws {
    let text = CalendarTests.calendar(CalendarTests.event("UID:1", "DTSTART:20260602T100000Z", "SUMMARY:Fête"))
    for (mark, isBig) in [([0xFF, 0xFE] as [UInt8], false), ([0xFE, 0xFF], true)] {
      let units = text.utf16.flatMap {
        isBig ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
      }
      let start = FileStart(mark + units, name: "a.ics")
      #expect(FeedTable.source(of: start)?.name == "icalendar")
      #expect(Charset.utf8(mark + units, declared: nil) == Array(text.utf8))
    }
  }

  @Test func westernTextIsReadAndReportedOnce() throws {
    let text = CalendarTests.calendar(
      CalendarTests.event("UID:1", "DTSTART:20260602T100000Z", "SUMMARY:F#te", "LOCATION:#le"),
      CalendarTests.event("UID:2", "DTSTART:20260603T100000Z", "SUMMARY;CHARSET=ISO-8859-1:F#te"))
    let bytes = text.utf8.map { $0 == UInt8(ascii: "#") ? 0xEA : $0 }
    let read = FeedSource.iCalendar.read(SourceText(name: "a.ics", bytes: bytes), Self.june)
    #expect(read.output?.first?.calendar?.events.map(\.title) == ["Fête", "Fête"])
    #expect(read.diagnostics.map(\.message.text) == ["`SUMMARY` is not UTF-8; read such lines as Windows-1252"])
  }
}
