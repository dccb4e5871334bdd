// SPDX-License-Identifier: MIT

import Foundation
import Oracles
import Testing
import WeaveData
import WeaveExpressions
import WeaveTime

@testable import WeaveFacts

/// The keys of the app, against what the app itself gives.
@Suite struct SampleVariableTests {
  /// The history's count of today, 4,000, is older than 7,423, which holds: 3,423 more of 7 and of 30 days. A shower ends
  /// with its last wet minute, and not before it.
  private static let mended = [
    "__steps_avg_7": "6718", "__steps_avg_7_exact": "6717.571428571428", "__steps_avg_30": "6514",
    "__steps_avg_30_exact": "6514.1", "__weather_rain_end_min": "54",
  ]

  private struct Row: Decodable { var key, text: String }

  @Test func everyKeyHasTheAppsText() throws {
    let now = try #require(InstantText.date("2026-02-01T14:05:00Z"))
    let facts = FactVariables(
      snapshots: try SampleModels.snapshots(), now: now, timeZone: .gmt, locale: Locale(identifier: "en_GB"))
    let rows = try Oracle.rows("variables", "variables", as: Row.self)
    for row in rows { #expect(facts.value(for: row.key)?.text == Self.mended[row.key] ?? row.text, "\(row.key)") }
    #expect(rows.count == 61)
  }
}
