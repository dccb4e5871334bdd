// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveSpec
import WeaveTime

@testable import WeaveResolve

/// The keys of the app, against what the app itself gave for its samples.
@Suite(.enabled(if: SampleModels.folder != nil)) struct SampleVariableTests {
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
        #expect(facts.value(for: key)?.text == value, "\(key)")
        compared += 1
      }
    }
    #expect(compared == 61)
  }
}
