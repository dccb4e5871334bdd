// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData

@testable import WeaveFeeds

/// The time zone of coordinates.
@Suite struct ZoneTownTests {
  /// Coordinates and zones of `zone1970.tab` and of atlases: all continents, halves and quarters of hours, borders,
  /// islands, and the date line.
  static let places: [(String, Double, Double)] = [
    ("Europe/Paris", 45.764, 4.8357), ("Europe/Lisbon", 38.72, -9.14), ("Europe/Madrid", 42.24, -8.72),
    ("Europe/Oslo", 69.6492, 18.9553), ("Europe/Kaliningrad", 54.71, 20.51), ("Europe/Vilnius", 54.69, 25.28),
    ("America/New_York", 40.7128, -74.006), ("America/Chicago", 41.8781, -87.6298),
    ("America/Denver", 39.7392, -104.9903), ("America/Phoenix", 33.4484, -112.074),
    ("America/Los_Angeles", 37.7749, -122.4194), ("America/St_Johns", 47.5615, -52.7126),
    ("America/Sao_Paulo", -23.5505, -46.6333), ("America/La_Paz", -16.4897, -68.1193),
    ("America/Argentina/Ushuaia", -54.8019, -68.303), ("Africa/Cairo", 30.0444, 31.2357),
    ("Africa/Nairobi", -1.2921, 36.8219), ("Africa/Johannesburg", -26.2041, 28.0473),
    ("Asia/Kathmandu", 27.7172, 85.324), ("Asia/Kolkata", 19.076, 72.8777), ("Asia/Tehran", 35.6892, 51.389),
    ("Asia/Singapore", 1.3521, 103.8198), ("Asia/Tokyo", 35.6762, 139.6503), ("Asia/Kamchatka", 53.0444, 158.6508),
    ("Australia/Melbourne", -37.8, 144.96), ("Australia/Perth", -31.9523, 115.8613),
    ("Australia/Adelaide", -34.9285, 138.6007), ("Australia/Darwin", -12.4634, 130.8456),
    ("Pacific/Auckland", -36.8509, 174.7645), ("Pacific/Chatham", -43.95, -176.55), ("Pacific/Honolulu", 21.3, -157.85),
    ("Pacific/Apia", -13.83, -171.77), ("Pacific/Pago_Pago", -14.27, -170.7), ("Atlantic/Reykjavik", 64.1466, -21.9426),
    // At sea, where ships are by 15 degrees, and at the poles.
    ("Etc/GMT+3", -40, -45), ("Etc/GMT-12", 35, 179.9), ("Etc/GMT+12", 35, -179.9), ("Etc/GMT+1", 45, -22),
  ]

  @Test(arguments: places) func thePlaceHasItsZone(_ name: String, _ latitude: Double, _ longitude: Double) throws {
    let zone = try #require(Place(name: "", latitude: latitude, longitude: longitude).zoned.timeZone)
    // A zone has several names, such as `Asia/Katmandu`, but one clock.
    let expected = try #require(TimeZone(identifier: name))
    #expect(zone.identifier == name || Self.isSame(zone, expected), "\(zone.identifier)")
  }

  private static func isSame(_ one: TimeZone, _ other: TimeZone) -> Bool {
    (0..<365).allSatisfy { day in
      let moment = Date(timeIntervalSince1970: 1_767_225_600 + Double(day) * 86_400)
      return one.secondsFromGMT(for: moment) == other.secondsFromGMT(for: moment)
    }
  }

  /// The main towns of all zones, as the zone database of the machine has them.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/zone1970.tab"), "no tzdata installed"))
  func theMainTownsHaveTheirZones() throws {
    let table = try String(contentsOfFile: "/usr/share/zoneinfo/zone1970.tab", encoding: .utf8)
    var wrong: [String] = []
    var count = 0
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t")
      guard cells.count > 2, let (latitude, longitude) = Self.degrees(cells[1]),
        let expected = TimeZone(identifier: String(cells[2]))
      else { continue }
      count += 1
      let zone = Place(name: "", latitude: latitude, longitude: longitude).zoned.timeZone
      if zone.map({ Self.isSame($0, expected) }) != true { wrong.append("\(cells[2]) \(zone?.identifier ?? "none")") }
    }
    // Stations without inhabitants are in no list of towns.
    #expect(count > 250 && wrong.count <= 2, "\(wrong)")
  }

  /// `+4230+00131`, `-690022+0393524`.
  private static func degrees(_ text: Substring) -> (Double, Double)? {
    guard let second = text.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
    func number(_ part: Substring, _ digits: Int) -> Double? {
      let all = part.dropFirst()
      guard let whole = Double(all.prefix(digits)), let minutes = Double(all.dropFirst(digits).prefix(2)) else {
        return nil
      }
      return (part.first == "-" ? -1 : 1) * (whole + minutes / 60)
    }
    guard let latitude = number(text[..<second], 2), let longitude = number(text[second...], 3) else { return nil }
    return (latitude, longitude)
  }

  @Test func eachNameIsKnown() {
    for (name, count) in ZoneTowns.zones { #expect(TimeZone(identifier: name) != nil && count > 0, "\(name)") }
  }

  @Test func whatIsKnownStays() {
    let place = Place(name: "", latitude: 45.764, longitude: 4.8357, timeZone: TimeZone(identifier: "Asia/Tokyo"))
    #expect(place.zoned == place)
    #expect(Place(name: "", latitude: 91, longitude: 0).zoned.timeZone == nil)
    #expect(Place(name: "", latitude: .nan, longitude: 0).zoned.timeZone == nil)
  }
}
