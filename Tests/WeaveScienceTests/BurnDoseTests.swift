// SPDX-License-Identifier: MIT

import Testing
import WeaveScience

/// The dose that skin receives under an index that changes.
@Suite struct BurnDoseTests {
  /// Type II reddens after 250 J/m²; an index of 8 gives 12 J/m² a minute: 20.83 minutes.
  @Test func aSteadyIndexGivesTheTimeOfTheTable() throws {
    var dose = SunExposure.Dose(skin: .ii, index: 8)
    let early = dose.minutesToBurn(over: 20, to: 8)
    #expect(early == nil)
    let rest = dose.minutesToBurn(over: 20, to: 8)
    #expect(try abs(20 + #require(rest) - 250.0 / 12) < 1e-9)
  }

  /// From 0 to 6 in an hour: 1.5 · (0.1 · t² / 2) = 250, so t = √3333.3 = 57.74 minutes.
  @Test func aRisingIndexIsIntegrated() throws {
    var dose = SunExposure.Dose(skin: .ii, index: 0)
    let minutes = dose.minutesToBurn(over: 60, to: 6)
    #expect(try abs(#require(minutes) - 57.735) < 0.001)
  }

  /// From 6 to 0 in an hour the dose is 1.5 · 180 = 270: type II burns, type III with 300 does not.
  @Test func aFallingIndexMayNotBeEnough() {
    var fair = SunExposure.Dose(skin: .ii, index: 6)
    let fairBurns = fair.minutesToBurn(over: 60, to: 0) != nil
    #expect(fairBurns)
    var darker = SunExposure.Dose(skin: .iii, index: 6)
    let darkerBurns = darker.minutesToBurn(over: 60, to: 0) ?? darker.minutesToBurn(over: 600, to: 0)
    #expect(darkerBurns == nil)
  }
}
