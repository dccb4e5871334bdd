// SPDX-License-Identifier: MIT

import Oracles
import Testing
import WeaveScience

struct MoonTests {
  /// Eclipses are full and new moons: total lunar eclipse of 3 March 2026, greatest 11:34 UTC; total solar eclipse of 12 August
  /// 2026, conjunction 17:37 UTC (NASA's catalogues).
  @Test func eclipses() throws {
    let full = try #require(Moon.next(.full, after: moment("2026-02-20T00:00:00Z")))
    #expect(try abs(full - moment("2026-03-03T11:38:00Z")) < 180)
    let new = try #require(Moon.next(.new, after: moment("2026-08-01T00:00:00Z")))
    #expect(try abs(new - moment("2026-08-12T17:37:00Z")) < 180)
    #expect(try #require(Moon(at: full)).phase == .full && #require(Moon(at: full)).illuminated > 0.995)
    #expect(try #require(Moon(at: new)).phase == .new && #require(Moon(at: new)).illuminated < 0.005)
  }

  @Test func growsAndShrinksThroughAllPhasesInOrder() throws {
    var phases: [Moon.Phase] = []
    let start = try #require(Moon.next(.new, after: moment("2026-01-01T00:00:00Z")))
    for hour in 0..<29 * 24 {
      let moon = try #require(Moon(at: start + Double(hour) * 3_600))
      if phases.last != moon.phase { phases.append(moon.phase) }
      #expect(moon.isWaxing == (moon.elongation < 180) && (0...1).contains(moon.illuminated))
    }
    #expect(Array(phases.prefix(8)) == Moon.Phase.allCases)
  }

  @Test func isMissingForNonsense() {
    #expect(Moon(at: .nan) == nil)
    #expect(Moon.next(.full, after: .infinity) == nil)
  }

  private struct Row: Decodable { var phase, time: String }

  @Test func referencePhases() throws {
    let phases: [String: Moon.PrincipalPhase] = [
      "new": .new, "first": .firstQuarter, "full": .full, "last": .thirdQuarter,
    ]
    for row in try Oracle.rows("moon", "phases", as: Row.self) {
      let time = try moment(row.time)
      let phase = try #require(phases[row.phase], "\(row.phase)")
      let found = try #require(Moon.next(phase, after: time - 5 * 86_400))
      #expect(abs(found - time) < 180, "\(row)")
    }
  }
}
