// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveTime

@testable import WeaveResolve

/// Streaks and averages, against what the app itself computed.
@Suite(.enabled(if: Vectors.streaks != nil)) struct VectorTests {
  @Test func streaksAndAverages() throws {
    let vectors = Vectors.streaks ?? []
    #expect(!vectors.isEmpty)
    for vector in vectors {
      guard let text = vector["now"] as? String, let now = InstantText.date(text),
        let days = vector["days"] as? [String: Int]
      else {
        Issue.record("unreadable vector")
        continue
      }
      let history = days.compactMap { day, steps in LocalDay(day).map { StepsDay(day: $0, steps: steps) } }
      let goals = StepsGoals(
        weekday: vector["weekdayGoal"] as? Int ?? -1, weekend: vector["weekendGoal"] as? Int ?? -1)
      let record = StepsRecord(
        StepsSnapshot(fetchedAt: now, history: history, goals: goals), today: LocalDay(now, in: .gmt),
        week: RegionalWeek(Locale(identifier: "en_GB")))
      let name = "\(vector["name"] ?? "")"
      #expect(record?.streak(.strict) == vector["strict"] as? Int, "\(name)")
      #expect(record?.streak(.completeDaysOnly) == vector["fair"] as? Int, "\(name)")
      #expect(record?.average(of: 7) ?? 0 == vector["avg7"] as? Double, "\(name)")
      #expect(record?.best?.steps ?? 0 == vector["best"] as? Int ?? 0, "\(name)")
    }
  }
}

enum Vectors {
  static var streaks: [[String: Any]]? {
    guard
      let file = SampleModels.folder?.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("vectors/steps-streak-vectors.json"), let data = try? Data(contentsOf: file)
    else { return nil }
    return try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
  }
}
