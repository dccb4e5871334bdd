// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveTime

/// Zones that are written as rules.
@Suite struct PosixTimeZoneTests {
  static let texts: [(String, String?)] = [
    // The examples of POSIX and of tzset(3), and what people write by hand.
    ("CET-1CEST,M3.5.0,M10.5.0/3", "Europe/Berlin"), ("MEZ-1MESZ-2,M3.5.0/02:00:00,M10.5.0/3", "Europe/Berlin"),
    ("EST5EDT,M3.2.0,M11.1.0", "America/New_York"), ("EST+5EDT,M3.2.0/2,M11.1.0/2", "America/New_York"),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "Pacific/Auckland"), ("IST-1GMT0,M10.5.0,M3.5.0/1", "Europe/Dublin"),
    // Summer time without dates, and rules that no country has now.
    ("CET-1CEST", nil), ("NZST-12.00NZDT-13.00,M10.1.0,M3.3.0", nil), ("", nil), ("C-1", nil), ("UTC0,", nil),
    ("<+03-3", nil), ("UTC25", nil), ("UTC1:99", nil), ("UTC--1", nil), ("JST-9 ", nil),
  ]

  @Test(arguments: texts) func rulesAreThoseOfAZone(_ text: String, _ name: String?) {
    #expect(PosixTimeZone.zone(text)?.identifier == name)
  }

  @Test(arguments: [("UTC0", 0), ("JST-9", 32_400), ("<+0330>-3:30", 12_600), ("<-03>3", -10_800), ("HST10", -36_000)])
  func anOffsetIsFixed(_ text: String, _ seconds: Int) {
    #expect(PosixTimeZone.zone(text)?.secondsFromGMT() == seconds)
  }

  /// Each zone file ends with its rules (RFC 9636), and the zone with these rules has the same clock in all months.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Europe"), "no tzdata installed"))
  func theRulesOfTheMachineAreKnown() throws {
    var count = 0
    for name in TimeZone.knownTimeZoneIdentifiers where name.contains("/") {
      guard let bytes = FileManager.default.contents(atPath: "/usr/share/zoneinfo/" + name),
        let rules = String(decoding: bytes, as: UTF8.self).split(separator: "\n").last.map(String.init),
        rules.contains(",M"), let zone = TimeZone(identifier: name)
      else { continue }
      count += 1
      let found = try #require(PosixTimeZone.zone(rules), "\(name): \(rules)")
      for day in 0..<365 {
        let moment = Date(timeIntervalSince1970: 1_767_225_600 + Double(day) * 86_400)
        #expect(found.secondsFromGMT(for: moment) == zone.secondsFromGMT(for: moment), "\(name) on day \(day)")
      }
    }
    #expect(count > 100)
  }
}
