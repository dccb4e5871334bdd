// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveTime

@testable import WeaveFeeds

/// Names and definitions of time zones, as programs write them.
@Suite struct CalendarZoneTests {
  private static let summer = Answer.request("2026-06-01T00:00:00Z", zone: "Europe/Paris")

  private static func start(_ parameter: String, _ local: String, zone: String = "", request: FeedRequest = summer)
    throws -> [String]
  {
    let event = CalendarTests.event("UID:1", "DTSTART\(parameter):\(local)", "SUMMARY:A")
    let text = CalendarTests.calendar(zone.isEmpty ? event : zone + "\r\n" + event)
    return try CalendarTests.said(text, request).map { String($0.prefix(20)) }
  }

  private static func zone(_ name: String, _ lines: String...) -> String {
    (["BEGIN:VTIMEZONE", "TZID:" + name] + lines + ["END:VTIMEZONE"]).joined(separator: "\r\n")
  }

  static let names: [(String, String)] = [
    ("/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires", "2026-06-02T12:00:00Z"),
    ("/freeassociation.sourceforge.net/Tzfile/Europe/Berlin", "2026-06-02T07:00:00Z"),
    ("/softwarestudio.org/Olson_20011030_5/America/New_York", "2026-06-02T13:00:00Z"),
    ("\"tzone://Microsoft/Utc\"", "2026-06-02T09:00:00Z"),
    ("utc", "2026-06-02T09:00:00Z"),
    ("UTC+03", "2026-06-02T06:00:00Z"),
    ("GMT-0330", "2026-06-02T12:30:00Z"),
    ("UTC-11", "2026-06-02T20:00:00Z"),
    ("Yakutsk Standard Time", "2026-06-02T00:00:00Z"),
    ("\"Tonga Standard Time\"", "2026-06-01T20:00:00Z"),
  ]

  @Test(arguments: names) func aZoneIsFoundByItsName(_ name: String, _ expected: String) throws {
    #expect(try Self.start(";TZID=\(name)", "20260602T090000") == [expected])
  }

  /// A comma is escaped in the definition, and sometimes where the zone is used; a colon should be in quotes.
  @Test(arguments: [
    "\"(UTC+07:00) Bangkok, Hanoi, Jakarta\"", "\"(UTC+07:00) Bangkok\\, Hanoi\\, Jakarta\"",
    "(UTC+07:00) Bangkok\\, Hanoi\\, Jakarta",
  ])
  func escapesDoNotMatter(_ name: String) throws {
    let zone = Self.zone(
      "(UTC+07:00) Bangkok\\, Hanoi\\, Jakarta", "BEGIN:STANDARD", "DTSTART:16010101T000000", "TZOFFSETFROM:+0700",
      "TZOFFSETTO:+0700", "END:STANDARD")
    #expect(try Self.start(";TZID=\(name)", "20260602T090000", zone: zone) == ["2026-06-02T02:00:00Z"])
  }

  /// One winter and one summer, as programs write that export only the changes around their events.
  private static func year(_ name: String) -> String {
    zone(
      name, "BEGIN:STANDARD", "DTSTART:20251026T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD",
      "BEGIN:DAYLIGHT", "DTSTART:20260329T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "RDATE:20260329T020000",
      "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:20261025T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
      "END:STANDARD")
  }

  @Test func aShortDefinitionDoesNotOverruleAKnownZone() throws {
    var request = Answer.request("2025-01-01T00:00:00Z")
    request.daysAhead = 3_000
    for (local, moment) in [
      ("20250115T090000", "2025-01-15T08:00:00Z"), ("20260715T090000", "2026-07-15T07:00:00Z"),
      ("20270715T090000", "2027-07-15T07:00:00Z"),
    ] {
      #expect(
        try Self.start(";TZID=Europe/Berlin", local, zone: Self.year("Europe/Berlin"), request: request) == [moment])
    }
    // Within its span, the definition is the zone.
    let own = Self.zone(
      "Europe/Berlin", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0500", "TZOFFSETTO:+0500",
      "END:STANDARD")
    #expect(
      try Self.start(";TZID=Europe/Berlin", "20260715T090000", zone: own, request: request) == ["2026-07-15T04:00:00Z"])
  }

  @Test func aTimeOutsideAnUnknownDefinitionIsReported() throws {
    func findings(_ local: String) -> [String] {
      let event = CalendarTests.event("UID:1", "DTSTART;TZID=Studio:\(local)", "SUMMARY:A")
      return Answer.findings(CalendarTests.calendar(Self.year("Studio"), event), .iCalendar, Self.summer)
    }
    #expect(findings("20260602T090000") == [])
    #expect(findings("20270602T090000") == ["W1108 DTSTART;TZID=Studio:20270602T090000"])
    #expect(findings("20250602T090000") == ["W1108 DTSTART;TZID=Studio:20250602T090000"])
  }

  /// Calendar servers give thousands of events, each in a calendar of its own with the same zone.
  @Test func aZoneThatIsDefinedOftenIsComputedOnce() throws {
    let berlin = CalendarTests.berlin.replacing("DTSTART:19701025", with: "DTSTART:16011025")
    let many = (0..<2_000).map { index in
      CalendarTests.calendar(
        berlin,
        CalendarTests.event("UID:\(index)", "DTSTART;TZID=Studio:20260602T090000", "RRULE:FREQ=WEEKLY;COUNT=2"))
    }
    #expect(Answer.findings(many.joined(), .iCalendar, Self.summer) == ["W1110 B"])
  }
}
