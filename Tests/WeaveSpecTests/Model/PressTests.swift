// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveSpec

/// What buttons make of variables.
@Suite struct PressTests {
  private func press(
    _ kind: ActionBarSpec.Action.Kind, _ stored: String?, by amount: Int = 1,
    _ format: ActionBarSpec.Action.NowFormat = .iso8601, at seconds: Double = 0, zone: String = "GMT"
  ) throws -> String {
    let action = ActionBarSpec.Action(
      id: UUID(), title: "x", kind: kind, variableKey: "x", incrementAmount: amount, nowFormat: format)
    return action.value(
      after: stored, now: Date(timeIntervalSince1970: seconds), timeZone: try #require(TimeZone(identifier: zone)))
  }

  static let sums: [(String?, Int, String)] = [
    (nil, 1, "1"), ("4", 1, "5"), ("4", -99, "-95"), ("-3", 3, "0"), ("", 25, "25"), ("3.5", 2, "2"), ("many", 1, "1"),
    ("9223372036854775807", 1, "9223372036854775807"), ("-9223372036854775808", -1, "-9223372036854775808"),
    ("9223372036854775808", 1, "1"),
  ]

  @Test(arguments: sums) func aNumberGrows(_ stored: String?, _ amount: Int, _ sum: String) throws {
    #expect(try press(.incrementVariable, stored, by: amount) == sum)
  }

  /// 1774706700.9876 s is 2026-03-28T14:05:00.9876Z; in Tokyo it is 23:05, in Auckland the day after.
  static let moments: [(ActionBarSpec.Action.NowFormat, Double, String, String)] = [
    (.iso8601, 1_774_706_700.9876, "Asia/Tokyo", "2026-03-28T14:05:00.987Z"),
    (.unixSeconds, 1_774_706_700.9876, "GMT", "1774706700"),
    (.unixMilliseconds, 1_774_706_700.9876, "GMT", "1774706700987"),
    (.dateOnly, 1_774_706_700, "Pacific/Auckland", "2026-03-29"),
    (.timeOnly, 1_774_706_700, "Asia/Tokyo", "23:05"),
    (.unixSeconds, -0.5, "GMT", "-1"),
    (.unixMilliseconds, 1e300, "GMT", "9223372036854775807"),
  ]

  @Test(arguments: moments)
  func theMomentIsWritten(
    _ format: ActionBarSpec.Action.NowFormat, _ seconds: Double, _ zone: String, _ text: String
  ) throws {
    #expect(try press(.setVariableToNow, "old", format, at: seconds, zone: zone) == text)
  }
}
