// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData

/// The minutes of the next hour in a forecast.
struct NextHourMinutes: Sendable {
  /// A known minute: it has an amount or a chance.
  private struct Point {
    var offset: Int
    /// Millimetres per hour as stated, and times their chance; nil if only a chance is known.
    var stated: Double?
    var expected: Double?
    var chance: Double?
  }

  private let points: [Point]
  private(set) var showers: [NextHour.Shower] = []
  /// Expected millimetres per hour; nil if no minute has an amount.
  private(set) var peakIntensity: Double?
  private(set) var peakOffset: Int?
  /// The greatest chance of rain. The chance of an amount that is too small to be rain does not count; nil if no other
  /// is known.
  private(set) var peakChance: Double?
  /// The number of minutes known from now, 0...60.
  private(set) var known = 0

  init(_ minutes: [WeatherMinute], from now: Date) {
    points = minutes.compactMap { minute in
      let offset = (minute.date.timeIntervalSince(now) / 60).rounded(.down)
      guard offset >= 0, offset < 60 else { return nil }
      let (expected, chance) = (minute.expectedPrecipitation, minute.precipitationChance)
      guard expected?.isFinite == true || chance?.isFinite == true else { return nil }
      return Point(offset: Int(offset), stated: minute.precipitation, expected: expected, chance: chance)
    }
  }

  /// Finds the showers, and how far the minutes reach: up to `pause` missing minutes are bridged.
  mutating func find(wetFrom wet: Double, pause: Int) {
    for point in points {
      guard point.offset <= known + pause else { break }
      known = max(known, point.offset + 1)
      if let chance = point.chance, chance.isFinite, !isTrace(point, wet) {
        peakChance = max(peakChance ?? 0, min(max(chance, 0), 1))
      }
      guard let expected = point.expected, expected.isFinite else { continue }
      if peakIntensity == nil { peakIntensity = 0 }
      guard expected >= wet else { continue }
      add(expected, at: point.offset, pause: pause)
    }
  }

  /// Whether a minute has an amount that is too small to be rain.
  private func isTrace(_ point: Point, _ wet: Double) -> Bool { point.stated.map { $0 > 0 && $0 < wet } ?? false }

  private mutating func add(_ expected: Double, at offset: Int, pause: Int) {
    if expected > peakIntensity ?? 0 {
      peakIntensity = expected
      peakOffset = offset
    }
    if let last = showers.last, offset - last.last <= pause {
      showers[showers.count - 1].last = offset
    } else {
      showers.append(NextHour.Shower(first: offset, last: offset))
    }
  }
}
