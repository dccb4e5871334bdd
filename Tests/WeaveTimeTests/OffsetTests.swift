// SPDX-License-Identifier: MIT

import Testing
import WeaveTime

@Suite struct OffsetTests {
  static let moments: [(String, Int?)] = [
    ("2026-03-28T14:05:00Z", 0), ("2026-03-28T14:05:00+01:00", 3_600), ("2026-03-28T14:05:00.25-0330", -12_600),
    ("2026-03-28T14:05:00", nil), ("2026-13-28T14:05:00Z", nil), ("", nil), ("2026-03-28T14:05:00+01:00x", nil),
  ]

  @Test(arguments: moments) func theClockOfAMoment(_ text: String, _ offset: Int?) {
    #expect(InstantText.offset(text) == offset)
  }
}
