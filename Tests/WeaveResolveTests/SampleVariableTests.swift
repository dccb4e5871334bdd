// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveSpec
import WeaveTime

@testable import WeaveResolve

/// The keys of the app, against what the app itself gave for its samples.
@Suite(.enabled(if: SampleModels.folder != nil)) struct SampleVariableTests {
  /// The history's count of today, 4,000, is older than 7,423, which holds: 3,423 more of 7 and of 30 days. A shower ends
  /// with its last wet minute, and not before it.
  private static let mended = [
    "__steps_avg_7": "6718", "__steps_avg_7_exact": "6717.571428571428", "__steps_avg_30": "6514",
    "__steps_avg_30_exact": "6514.1", "__weather_rain_end_min": "54",
  ]

  @Test func everyKeyHasTheAppsText() throws {
    let expected = try SampleModels.object("variables-from-samples")
    guard let text = expected["now"] as? String, let now = InstantText.date(text) else {
      Issue.record("no moment")
      return
    }
    let facts = FactVariables(
      snapshots: try SampleModels.snapshots(), now: now, timeZone: .gmt, locale: Locale(identifier: "en_GB"))
    var compared = 0
    for group in ["time", "weather", "steps", "activity"] {
      for (key, value) in expected[group] as? [String: String] ?? [:] {
        #expect(facts.value(for: key)?.text == Self.mended[key] ?? value, "\(key)")
        compared += 1
      }
    }
    #expect(compared == 61)
  }
}
