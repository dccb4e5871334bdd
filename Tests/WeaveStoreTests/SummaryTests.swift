// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveStore

@Suite struct SummaryTests {
  private let now = Date(timeIntervalSince1970: 1_774_706_700)  // 2026-03-28T14:05:00Z

  @Test func aFolderAsATable() throws {
    let folder = try Folder()
    try folder.write(
      """
      {"version": 1, "fetchedAt": "2026-03-28T13:40:00Z", "place": {"name": "Nice", "latitude": 43.7, "longitude": 7.27},
        "current": {"temperatureC": 12.46}, "days": [{"day": "2026-03-28"}]}
      """, to: "weather.json")
    try folder.write(#"{"version": 1, "fetchedAt": "2026-03-26T14:05:00Z", "todey": 1}"#, to: "steps.json")
    try folder.write(#"{"version": 1}"#, to: "calendar.json")
    let summaries = try folder.snapshots.summaries(of: [.weather, .steps, .calendar, .ozone], now: now, timeZone: .gmt)
    #expect(
      summaries.text == """
        weather   25 min ago  Nice, 12.5 °C, 1 day
        steps     2 days ago  no values (1 warning)
        calendar  –           cannot be used (1 error)
        ozone     –           missing

        """)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(summaries.json.utf8)) as? [[String: Any]])
    #expect(json.map { $0["state"] as? String } == ["usable", "usable", "unusable", "missing"])
    #expect(json.map { $0["ageSeconds"] as? Int } == [1_500, 172_800, nil, nil])
  }

  static let ages: [(Double, String)] = [
    (0, "just now"), (59, "just now"), (-30, "just now"), (60, "1 min ago"), (3_599, "59 min ago"), (3_600, "1 h ago"),
    (172_799, "47 h ago"), (172_800, "2 days ago"), (-7_200, "in 2 h"), (1e300, "11574074 days ago"),
  ]

  @Test(arguments: ages) func anAgeIsShort(_ seconds: Double, _ text: String) {
    var summary = SnapshotSummary(kind: .ozone, state: .usable)
    summary.age = seconds
    #expect(summary.ageText == text)
  }
}
