// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData

/// The rain of the hours to come, for places and times without minutes.
struct HoursAhead: Sendable {
  struct Wet: Sendable {
    var date: Date
    /// Whole minutes until the hour begins; 0 while it runs.
    var minutes: Int
    var intensity: Double?
    var chance: Double?
  }

  /// Hours from now on that are known to be dry, without a gap, at most twelve.
  let dryCount: Int
  /// When the last of them ends.
  private let dryUntil: Date
  private let now: Date
  let firstWet: Wet?
  /// Of the hour that runs.
  let chance: Double?

  /// An hour is wet from this much expected rain on, in millimetres.
  private static let wet = 0.1
  /// Or from this chance on, where nobody says how much.
  private static let likely = 0.5

  /// Nil where the forecast does not reach from now on.
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

  /// Minutes that are dry in a row, where so many before the first hour are.
  func minutes(dryFrom minutes: Int) -> Double { Double(minutes) + dryUntil.timeIntervalSince(now) / 60 }

  /// Nil where nobody says.
  private static func isWet(_ hour: WeatherConditions) -> Bool? {
    if let rain = hour.precipitation { return rain * (hour.precipitationChance ?? 1) >= wet }
    return hour.precipitationChance.map { $0 >= likely }
  }
}
