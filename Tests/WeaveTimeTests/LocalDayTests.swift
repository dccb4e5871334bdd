// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveTime

struct LocalDayTests {
  @Test func readsAndWritesADay() throws {
    let day = try #require(LocalDay("2026-03-28"))
    #expect(day.description == "2026-03-28")
    #expect(day.weekday == 6)  // a Saturday
    #expect(day.advanced(by: 4).description == "2026-04-01")
    #expect(try day.days(since: #require(LocalDay("2025-03-28"))) == 365)
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-3-01", "26-03-01", "2026-03-01Z", "", "2026--3-01", "२०२६-०३-०१"])
  func refusesWhatIsNoDay(text: String) {
    #expect(LocalDay(text) == nil)
  }

  /// 2026-03-29 has 23 hours in Paris, 2026-10-25 has 25.
  @Test(arguments: [("2026-03-29", 23.0), ("2026-10-25", 25), ("2026-06-01", 24)])
  func daysOfSummerTimeHaveTheirOwnLength(text: String, hours: Double) throws {
    let paris = try #require(TimeZone(identifier: "Europe/Paris"))
    let day = try #require(LocalDay(text))
    #expect(day.advanced(by: 1).start(in: paris).timeIntervalSince(day.start(in: paris)) == hours * 3_600)
    #expect(LocalDay(day.start(in: paris), in: paris) == day)
  }

  @Test func staysWithinTheCalendar() {
    #expect(LocalDay(number: .max).advanced(by: .max) == LocalDay(number: .max))
    #expect(LocalDay(Date(timeIntervalSince1970: .nan), in: .gmt).description == "1970-01-01")
  }
}

struct InstantTextTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2026-03-28T14:05:00+01:00", 1_774_703_100),
    ("2026-03-28T13:05:00.5Z", 1_774_703_100.5),
    ("2016-12-31T23:59:60Z", 1_483_228_800),
  ])
  func readsMoments(text: String, seconds: Double) {
    #expect(InstantText.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: ["2026-03-28T14:05:00", "2026-03-28", "2026-02-30T00:00:00Z", "2026-03-28T24:00:00Z", "now", ""])
  func refusesWhatHasNoZoneOrIsNoMoment(text: String) {
    #expect(InstantText.date(text) == nil)
  }

  @Test func writesWholeSecondsOfUTC() {
    #expect(InstantText.text(Date(timeIntervalSince1970: 1_774_703_100.9)) == "2026-03-28T13:05:00Z")
    #expect(InstantText.text(Date(timeIntervalSince1970: .infinity)) == "9999-12-31T23:59:59Z")
  }
}
