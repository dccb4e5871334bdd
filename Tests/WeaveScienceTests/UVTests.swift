// SPDX-License-Identifier: MIT

import Oracles
import Testing
import WeaveScience

struct UVTests {
  /// Madronich's own example: 12.5 with the sun overhead under 300 Dobson units.
  @Test func madronich() {
    #expect(UVIndex.clearSky(zenith: 0, ozone: 300, model: .madronich) == 12.5)
  }

  /// Three rows that TEMIS printed for 37.27° N 122.02° W, winter of 2008.
  @Test(arguments: [(46.36, 303.4, 4.2), (45.99, 291.8, 4.5), (45.61, 328.0, 4.0)])
  func printedRows(zenith: Double, ozone: Double, printed: Double) throws {
    let distance = UVIndex.distanceFactor(0.9905)
    #expect(try abs(#require(UVIndex.clearSky(zenith: zenith, ozone: ozone)) * distance - printed) < 0.1)
  }

  @Test func fallsAsTheSunSinksAndOzoneGrows() throws {
    for model in UVIndex.Model.allCases {
      var last = Double.infinity
      for zenith in stride(from: 0.0, through: 90, by: 2) {
        let value = try #require(UVIndex.clearSky(zenith: zenith, ozone: 300, model: model))
        #expect(value <= last)
        last = value
      }
      #expect(last == 0)
      let thin = try #require(UVIndex.clearSky(zenith: 30, ozone: 250, model: model))
      let thick = try #require(UVIndex.clearSky(zenith: 30, ozone: 400, model: model))
      #expect(thin > thick)
    }
    #expect(UVIndex.clearSky(zenith: 135, ozone: 300) == 0)
    #expect(UVIndex.clearSky(zenith: .nan, ozone: 300) == nil)
    #expect(UVIndex.clearSky(zenith: 30, ozone: 0) == nil)
  }

  @Test func cloudsHeightAndGround() {
    #expect(UVIndex.cloudFactor(0) == 1)
    #expect(abs(UVIndex.cloudFactor(1) - 0.25) < 1e-9)
    #expect(abs(UVIndex.cloudFactor(0.5) - 0.929) < 0.001)
    #expect(abs(UVIndex.altitudeFactor(2_000) - 1.1) < 1e-9)
    #expect(UVIndex.altitudeFactor(-400) == 1)
    #expect(abs(UVIndex.albedoFactor(0.8) - 1.222) < 0.001)
  }

  @Test(arguments: [
    (0.0, UVBand.low), (2.49, .low), (2.5, .moderate), (5.4, .moderate), (5.5, .high), (7.5, .veryHigh),
    (10.5, .extreme),
  ])
  func bandsOfTheRoundedIndex(index: Double, band: UVBand) {
    #expect(UVBand(index: index) == band)
  }

  /// Type II at an index of 8: about 20 minutes to burn, as sunscreen leaflets say; 250 / 12 = 20.8.
  @Test func burnsIn20Minutes() {
    guard case .minutes(let minutes)? = SunExposure.burn(index: 8, skin: .ii) else {
      Issue.record("a number of minutes")
      return
    }
    #expect(abs(minutes - 20.83) < 0.01)
  }

  @Test func saysWhereItIsNotPossible() {
    #expect(SunExposure.burn(index: 0.9, skin: .i) == .notPossible)
    #expect(SunExposure.vitaminD(index: 3, skin: .vi, daylight: 30) == .notPossible)
    // With a twentieth of the skin, it would take longer than to burn.
    #expect(SunExposure.vitaminD(index: 8, skin: .ii, exposed: 0.05) == .notPossible)
    #expect(SunExposure.vitaminD(index: 8, skin: .ii, exposed: 0) == nil)
    #expect(SunExposure.burn(index: .nan, skin: .i) == nil)
  }

  /// Past a zenith of 60° the spectrum wants longer than the rule, near noon in summer less.
  @Test func theSpectrumCorrectsTheRule() throws {
    func minutes(_ zenith: Double) throws -> (rule: Double, spectrum: Double) {
      let index = try #require(UVIndex.clearSky(zenith: zenith, ozone: 300))
      let radiation = try #require(UVIndex.vitaminDRadiation(zenith: zenith, ozone: 300))
      guard case .minutes(let rule)? = SunExposure.vitaminD(index: index, skin: .ii),
        case .minutes(let spectrum)? = SunExposure.vitaminD(radiation: radiation, index: index, skin: .ii)
      else { throw Missing() }
      return (rule, spectrum)
    }
    let (high, low) = (try minutes(20), try minutes(60))
    #expect(abs(high.rule - 4.2) < 0.05 && abs(high.spectrum - 3.7) < 0.05)
    #expect(abs(low.rule - 23.3) < 0.1 && abs(low.spectrum - 26.1) < 0.1)
  }

  private struct Missing: Error {}
  private struct Row: Decodable { var zenith, ozone, madronich, allaart, temis, vitaminD: Double }

  @Test func referenceTable() throws {
    for row in try Oracle.rows("ultraviolet", "clearSky", as: Row.self) {
      let value = { UVIndex.clearSky(zenith: row.zenith, ozone: row.ozone, model: $0) }
      #expect(try abs(#require(value(.madronich)) - row.madronich) < 0.006, "\(row)")
      #expect(try abs(#require(value(.allaart)) - row.allaart) < 0.006, "\(row)")
      #expect(try abs(#require(value(.temis)) - row.temis) < 0.006, "\(row)")
      let radiation = try #require(UVIndex.vitaminDRadiation(zenith: row.zenith, ozone: row.ozone))
      #expect(abs(radiation - row.vitaminD) < 0.0001, "\(row)")
    }
  }
}
