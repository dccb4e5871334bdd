// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData

/// The rain of the coming hours, for places and times without minutes.
struct HoursAhead: Sendable {
  struct Wet: Sendable {
    var date: Date
    /// Whole minutes until the hour begins; 0 for the current hour.
    var minutes: Int
    var intensity: Double?
    var chance: Double?
  }

  /// The number of hours from now that are known to be dry, without a gap, at most twelve.
  let dryCount: Int
  /// The end of the last dry hour.
  private let dryUntil: Date
  private let now: Date
  let firstWet: Wet?
  /// The chance of rain in the current hour.
  let chance: Double?

  /// The expected rain from which an hour is wet, in millimetres.
  private static let wet = 0.1
  /// The chance from which an hour is wet, if the amount is unknown.
  private static let likely = 0.5

  /// Nil if the forecast does not cover the present.
  init?(_ hours: [WeatherHour], now: Date) {
    let ahead = hours.filter { $0.date.addingTimeInterval(3_600) > now }.prefix(12)
    guard let first = ahead.first, first.date <= now else { return nil }
    let joined = zip(ahead, ahead.dropFirst()).prefix { $1.date.timeIntervalSince($0.date) <= 3_600 }.map(\.1)
    let row = [first] + joined
    let dry = row.prefix { Self.isWet($0.conditions) == false }
    self.now = now
    dryCount = dry.count
    dryUntil = dry.last.map { $0.date.addingTimeInterval(3_600) } ?? now
    chance = first.conditions.precipitationChance
    firstWet = row.first { Self.isWet($0.conditions) == true }.map { hour in
      Wet(
        date: hour.date, minutes: Int(max(0, hour.date.timeIntervalSince(now) / 60).rounded(.down)),
        intensity: hour.conditions.precipitation, chance: hour.conditions.precipitationChance)
    }
  }

  /// The number of dry minutes in a row, given the dry minutes before the first hour.
  func minutes(dryFrom minutes: Int) -> Double { Double(minutes) + dryUntil.timeIntervalSince(now) / 60 }

  /// Whether an hour is wet; nil if unknown.
  private static func isWet(_ hour: WeatherConditions) -> Bool? {
    if let rain = hour.precipitation { return rain * (hour.precipitationChance ?? 1) >= wet }
    return hour.precipitationChance.map { $0 >= likely }
  }
}
