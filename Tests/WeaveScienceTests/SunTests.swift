// SPDX-License-Identifier: MIT

import Oracles
import Testing
import WeaveScience

struct SunTests {
  /// The worked example of Reda and Andreas, Solar position algorithm, NREL/TP-560-34302: zenith 50.11162°, azimuth
  /// 194.34024°.
  @Test func positionOfThePublishedExample() throws {
    let sun = try #require(
      SolarPosition(at: moment("2003-10-17T19:30:30Z"), latitude: 39.742476, longitude: -105.1786))
    #expect(abs(sun.apparentZenith - 50.11162) < 0.01)
    #expect(abs(sun.azimuth - 194.34024) < 0.01)
    #expect(abs(sun.distance - 0.9965) < 0.001)
  }

  /// The midnight sun and the polar night of Tromsø, told as such; noon is there all the same.
  @Test func polarDaysAreSaidSo() throws {
    let summer = try #require(
      SunTimes(nearNoon: moment("2025-06-21T10:00:00Z"), latitude: 69.6492, longitude: 18.9553))
    #expect(summer.day == .staysAbove && summer.dayLength == 86_400)
    #expect(try abs(summer.noon - moment("2025-06-21T10:46:02Z")) < 5)
    let winter = try #require(
      SunTimes(nearNoon: moment("2025-12-21T11:00:00Z"), latitude: 69.6492, longitude: 18.9553))
    #expect(winter.day == .staysBelow && winter.dayLength == 0)
    guard case .crosses = winter.civil else {
      Issue.record("civil twilight at noon even in the polar night")
      return
    }
  }

  @Test(arguments: [-90.0, 90.0, 0.0], [-180.0, 180.0, 7.5])
  func polesAndDateLine(latitude: Double, longitude: Double) throws {
    for month in 1...12 {
      let noon = try moment("2026-\(month < 10 ? "0" : "")\(month)-15T12:00:00Z")
      let times = try #require(SunTimes(nearNoon: noon, latitude: latitude, longitude: longitude))
      #expect(abs(times.noon - noon) <= 43_260)
      #expect(times.noon.isFinite && (0...86_400).contains(times.dayLength))
    }
  }

  @Test func isMissingForNonsense() {
    #expect(SolarPosition(at: 0, latitude: 91, longitude: 0) == nil)
    #expect(SolarPosition(at: .nan, latitude: 0, longitude: 0) == nil)
    #expect(SunTimes(nearNoon: .infinity, latitude: 0, longitude: 0) == nil)
    #expect(SunTimes(nearNoon: 0, latitude: .nan, longitude: 0) == nil)
    #expect(SunTimes(nearNoon: 0, latitude: 0, longitude: 181) == nil)
    #expect(SunTimes(nearNoon: 2.5e11, latitude: 45, longitude: 0)?.noon.isFinite == true)
  }

  private struct Position: Decodable {
    var place, time: String
    var latitude, longitude, zenith, apparentZenith, azimuth, declination, equationOfTime: Double
  }
  private struct Day: Decodable {
    var place, noon: String, rise, set: String?, latitude, longitude: Double
  }
  private struct Equation: Decodable { var day: String, minutes: Double }

  @Test func referencePositions() throws {
    for row in try Oracle.rows("sun", "positions", as: Position.self) {
      let sun = try #require(SolarPosition(at: moment(row.time), latitude: row.latitude, longitude: row.longitude))
      #expect(abs(sun.zenith - row.zenith) < 0.003, "\(row)")
      #expect(abs(sun.apparentZenith - row.apparentZenith) < 0.003, "\(row)")
      // Close to straight up, an azimuth is hardly defined.
      #expect(abs(sun.azimuth - row.azimuth) < 0.01, "\(row)")
      #expect(
        abs(sun.declination - row.declination) < 0.002 && abs(sun.equationOfTime - row.equationOfTime) < 0.02, "\(row)")
    }
    for row in try Oracle.rows("sun", "equationOfTime", as: Equation.self) {
      let sun = try #require(SolarPosition(at: moment(row.day + "T12:00:00Z"), latitude: 0, longitude: 0))
      #expect(abs(sun.equationOfTime - row.minutes) < 0.01, "\(row)")
    }
  }

  @Test func referenceEvents() throws {
    for row in try Oracle.rows("sun", "days", as: Day.self) {
      let noon = try moment(row.noon)
      let times = try #require(SunTimes(nearNoon: noon, latitude: row.latitude, longitude: row.longitude))
      #expect(abs(times.noon - noon) <= 5, "\(row)")
      guard let sunrise = row.rise, let sunset = row.set else {
        #expect(times.day == .staysAbove || times.day == .staysBelow, "\(row)")
        continue
      }
      guard case .crosses(let rise, let set) = times.day else {
        Issue.record("\(row.place) has a rise and a set")
        continue
      }
      #expect(try abs(rise - moment(sunrise)) <= 5 && abs(set - moment(sunset)) <= 5, "\(row)")
    }
  }
}
