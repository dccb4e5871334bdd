// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData

/// The rain of the hours to come, for places and times without minutes.
struct HoursAhead: Sendable {
  struct Wet: Sendable {
    /// Whole minutes until the hour begins; 0 while it runs.
    var minutes: Int
    var intensity: Double?
    var chance: Double?
  }

  /// Hours that are known without a gap from now on, at most twelve.
  var count: Int
  var firstWet: Wet?
  /// Of the hour that runs.
  var chance: Double?

  /// An hour is wet from this much expected rain on, in millimetres.
  private static let wet = 0.1
  /// Or from this chance on, where nobody says how much.
  private static let likely = 0.5

  /// Nil where the forecast does not reach from now on.
  init?(_ hours: [WeatherHour], now: Date) {
    let ahead = hours.filter { $0.date.addingTimeInterval(3_600) > now }.prefix(12)
    guard let first = ahead.first, first.date <= now else { return nil }
    let joined = zip(ahead, ahead.dropFirst()).prefix { $1.date.timeIntervalSince($0.date) <= 3_600 }.map(\.1)
    let known = [first] + joined
    count = known.count
    chance = first.conditions.precipitationChance
    firstWet = known.first { Self.isWet($0.conditions) }.map { hour in
      Wet(
        minutes: Int(max(0, hour.date.timeIntervalSince(now) / 60).rounded(.down)),
        intensity: hour.conditions.precipitation, chance: hour.conditions.precipitationChance)
    }
  }

  private static func isWet(_ hour: WeatherConditions) -> Bool {
    guard let rain = hour.precipitation else { return (hour.precipitationChance ?? 0) >= likely }
    return rain * (hour.precipitationChance ?? 1) >= wet
  }
}
