// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData

/// The rain of the next hour, minute by minute, and what is said of it.
///
/// - Source: the rules of WidgetWeaver's nowcast. Other than there, showers are told apart, so that the end is that of
///   the first one; an hour of steady rain names its strength; and where there are no minutes, or none that is still to
///   come, the hours of the forecast speak.
struct NextHour: Sendable {
  /// Whole minutes from now, both of them wet.
  struct Shower: Sendable, Hashable {
    var first: Int
    var last: Int
  }

  var showers: [Shower] = []
  /// Expected millimetres an hour; nil without minutes.
  var peakIntensity: Double?
  /// Minutes from now of the hardest rain.
  var peakOffset: Int?
  var peakChance: Double?
  /// Whole minutes until it rains; nil where it does not.
  private(set) var start: Int?
  var headline: String
  var secondLine: String?

  /// The expected rain from which a minute is wet, in millimetres an hour.
  private static let wet = 0.005
  /// A pause shorter than so many minutes does not end a shower.
  private static let pause = 5
  /// The chance from which rain is spoken of.
  private static let likely = 0.35

  init?(_ weather: WeatherSnapshot?, now: Date, skyIsWet: Bool) {
    guard let weather else { return nil }
    headline = "No rain next hour"
    let points = (weather.minutes ?? []).filter { $0.date >= now }.prefix(60)
    if points.isEmpty, weather.minutes?.isEmpty != true {
      describe(HoursAhead(weather.hours, now: now), skyIsWet: skyIsWet)
      return
    }
    for point in points {
      let minutes = point.date.timeIntervalSince(now) / 60
      guard minutes >= 0 else { continue }
      let offset = Int(min(minutes, 1e6).rounded(.down))
      add(point.expectedPrecipitation ?? 0, point.precipitationChance, at: offset)
    }
    describe()
  }

  /// What the hours say; without any, no more than that the sky looks wet.
  private mutating func describe(_ hours: HoursAhead?, skyIsWet: Bool) {
    guard let hours else {
      headline = skyIsWet ? "Rain now" : "Next-hour rain unavailable"
      secondLine = skyIsWet ? "Next-hour rain unavailable" : nil
      if skyIsWet { start = 0 }
      return
    }
    peakChance = hours.chance
    guard let wet = hours.firstWet else {
      headline = hours.count == 1 ? "No rain this hour" : "No rain next \(hours.count) hours"
      return
    }
    start = wet.minutes
    peakIntensity = wet.intensity
    headline = wet.minutes == 0 ? "Rain this hour" : "Rain in \(max(1, (wet.minutes + 30) / 60))h"
    secondLine = wet.chance.map { "\(Int(($0 * 100).rounded()))% chance" } ?? wet.intensity.map { _ in label }
  }

  private mutating func add(_ intensity: Double, _ chance: Double?, at offset: Int) {
    peakChance = max(peakChance ?? 0, min(max(chance ?? 0, 0), 1))
    peakIntensity = peakIntensity ?? 0
    guard intensity >= Self.wet else { return }
    if intensity > peakIntensity ?? 0 {
      peakIntensity = intensity
      peakOffset = offset
    }
    if let last = showers.last, offset - last.last <= Self.pause {
      showers[showers.count - 1].last = offset
    } else {
      showers.append(Shower(first: offset, last: offset))
    }
  }

  private mutating func describe() {
    let chance = peakChance ?? 0
    let chanceText = "\(Int((chance * 100).rounded()))%"
    start = showers.first?.first
    guard let shower = showers.first else {
      if chance >= Self.likely { secondLine = chanceText + " chance of rain" }
      return
    }
    if shower.first <= 1 {
      headline = "Rain now"
      secondLine = shower.last <= 1 ? "Ending now" : shower.last < 59 ? "Ends in \(shower.last)m" : label
    } else {
      headline = shower.first < 60 ? "Rain in \(shower.first)m" : "Rain later"
      secondLine = chance < Self.likely ? chanceText + " chance" : label
    }
  }

  private var label: String {
    switch peakIntensity ?? 0 {
    case ..<0.05: "Light drizzle"
    case ..<0.25: "Drizzle"
    case ..<1.2: "Light rain"
    case ..<3.5: "Moderate rain"
    case ..<10: "Heavy rain"
    default: "Very heavy rain"
    }
  }
}

extension NextHour {
  /// Whole minutes until the first shower ends; nil within a minute of that.
  var end: Int? { showers.first.flatMap { $0.last > 1 ? $0.last : nil } }

  /// `Now` or `9m`.
  var startText: String? { start.map { $0 <= 1 ? "Now" : "\($0)m" } }
}
