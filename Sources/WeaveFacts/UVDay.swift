// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveScience
import WeaveTime

/// The course of the UV index on one day at the place.
///
/// The day's highest index, its curve, its hours and the current index are all read from it, so that they agree:
///
/// 1. Hours of the forecast are joined by straight lines. If they cover noon, the day's highest index comes from them.
/// 2. Hours without a forecast are computed from the sun's height. The share of the clear sky's light is that of the
///   nearest hour of the forecast and, if the hours do not cover noon, that of the forecast's highest index at noon.
/// 3. For an hour before and after a measurement, the curve is drawn towards it.
struct UVDay: Sendable {
  let start: Date
  /// The beginning of the next day.
  let end: Date
  /// When the sun is highest; 12 o'clock if no place is known.
  let noon: Date
  /// The hours of the forecast, in order.
  private let hours: [UVEntry]
  private let measured: UVEntry?
  /// The day's highest index from a service; nil if the hours cover noon.
  private let highest: Double?
  private let sky: ClearSky?
  /// Shares of the clear sky's light, in order of time. Computed hours lie between or beside them.
  private let noonShare, firstShare, lastShare: Share?
  /// Cloud cover by hour, used if no share of the light is known.
  private let clouds: [(date: Date, cover: Double)]
  private let cloudsNow: Double

  /// The greatest distance between two hours of a forecast that may be joined, in seconds.
  private static let widestGap = 3 * 3_600.0

  private struct Share {
    let date: Date
    let part: Double

    /// Nil if the sun is low, because a share of so little light says nothing about the clouds.
    init?(_ entry: UVEntry?, of sky: ClearSky?, atMost limit: Double) {
      guard let entry, let clear = sky?.index(at: entry.date), clear >= 0.2 else { return nil }
      (date, part) = (entry.date, min(max(entry.index / clear, 0), limit))
    }
  }

  /// - Parameters:
  ///   - weather: the forecast whose hours are used; nil if it is too old.
  ///   - dailyMaximum: the day's highest index from a service.
  ///   - place: the place for the sun's height.
  ///   - ozone: Dobson units.
  init(
    _ day: LocalDay, in zone: TimeZone, weather: WeatherSnapshot?, dailyMaximum: Double?, place: Place?, ozone: Double?
  ) {
    let (start, end) = (day.start(in: zone), day.advanced(by: 1).start(in: zone))
    (self.start, self.end) = (start, end)
    let sky = place.map { ClearSky(place: $0, ozone: ozone) }
    self.sky = sky
    noon = sky?.noon(near: start.addingTimeInterval(43_200)) ?? start.addingTimeInterval(43_200)
    let all = (weather?.hours ?? []).filter { $0.date >= start && $0.date < end }
    let entries = all.compactMap { hour in
      hour.conditions.uvIndex.flatMap { $0.isFinite ? UVEntry(date: hour.date, index: $0) : nil }
    }
    // Some services write 0 for every hour. Even a thunderstorm lets a quarter of the light through.
    let isBlank = entries.allSatisfy { $0.index == 0 } && entries.contains { (sky?.index(at: $0.date) ?? 0) >= 3 }
    hours = isBlank ? [] : entries
    measured = weather.flatMap { weather in
      guard let index = weather.current.uvIndex, index.isFinite else { return nil }
      return UVEntry(date: weather.current.date ?? weather.fetchedAt, index: index)
    }
    let (first, last) = (hours.first, hours.last)
    let holdsNoon = Self.isBetween(noon, hours)
    highest = holdsNoon ? nil : dailyMaximum.map { max($0, 0) }
    noonShare = highest.flatMap { [noon] in Share(UVEntry(date: noon, index: $0), of: sky, atMost: .infinity) }
    firstShare = Share(first, of: sky, atMost: 1.25)
    lastShare = Share(last, of: sky, atMost: 1.25)
    clouds = all.compactMap { hour in hour.conditions.cloudCover.map { (hour.date, $0) } }
    cloudsNow = weather?.current.cloudCover ?? 0
  }

  /// Whether a date lies on the line between two hours of the forecast.
  private static func isBetween(_ date: Date, _ hours: [UVEntry]) -> Bool {
    guard let next = hours.first(where: { $0.date >= date }) else { return false }
    if next.date == date { return true }
    guard let last = hours.last(where: { $0.date < date }) else { return false }
    return next.date.timeIntervalSince(last.date) <= widestGap
  }

  // MARK: The curve

  /// The index at a moment of the day; nil if it is unknown.
  func index(at date: Date) -> Double? {
    guard let measured else { return unmeasured(at: date) }
    let nearness = 1 - abs(date.timeIntervalSince(measured.date)) / 3_600
    guard nearness > 0 else { return unmeasured(at: date) }
    guard let here = unmeasured(at: date), let there = unmeasured(at: measured.date) else {
      return unmeasured(at: date) ?? (date >= measured.date ? measured.index : nil)
    }
    return max(0, here + (measured.index - there) * nearness)
  }

  /// Whether the index at a moment is computed although the forecast has other hours of the day.
  func isComputed(at date: Date) -> Bool { !hours.isEmpty && forecast(at: date) == nil }

  private func unmeasured(at date: Date) -> Double? { forecast(at: date) ?? computed(at: date) }

  /// The forecast's index, on the line between two hours; the last hour's index applies until that hour ends.
  private func forecast(at date: Date) -> Double? {
    guard let before = hours.last(where: { $0.date <= date }) else { return nil }
    let gone = date.timeIntervalSince(before.date)
    if let next = hours.first(where: { $0.date > date }) {
      let span = next.date.timeIntervalSince(before.date)
      if span <= Self.widestGap { return before.index + (next.index - before.index) * gone / span }
    }
    return gone < 3_600 ? before.index : nil
  }

  private func computed(at date: Date) -> Double? {
    guard let clear = sky?.index(at: date) else { return nil }
    let edge = hours.isEmpty ? nil : date < hours[0].date ? firstShare : lastShare
    let shares = [noonShare, edge].compactMap { $0 }.sorted { $0.date < $1.date }
    guard let first = shares.first, let last = shares.last else {
      // Without ozone, the formula gives the shape of the day's curve, but not its strength.
      guard sky?.knowsOzone == true else { return nil }
      return hours.isEmpty ? clear * UVIndex.cloudFactor(cloudCover(at: date)) : clear
    }
    let way = last.date > first.date ? date.timeIntervalSince(first.date) / last.date.timeIntervalSince(first.date) : 0
    let index = clear * (first.part + (last.part - first.part) * min(max(way, 0), 1))
    guard let highest else { return index }
    return min(index, hours.reduce(highest) { max($0, $1.index) })
  }

  private func cloudCover(at date: Date) -> Double {
    clouds.last { $0.date <= date && date < $0.date.addingTimeInterval(3_600) }?.cover ?? cloudsNow
  }

  // MARK: The highest

  /// The day's highest index and its time: the highest point of the curve. Nil if the index at noon is unknown.
  var peak: UVEntry? {
    var candidates = hours.flatMap { hour in
      [hour.date, hour.date.addingTimeInterval(1_800)].compactMap { date in
        index(at: date).map { UVEntry(date: date, index: $0) }
      }
    }
    if !Self.isBetween(noon, hours) {
      // Hours only before or only after noon do not determine the highest index.
      guard let index = highest ?? index(at: noon) else { return nil }
      candidates.append(UVEntry(date: noon, index: index))
    }
    if let measured, measured.date >= start, measured.date < end { candidates.append(measured) }
    guard let peak = candidates.max(by: { $0.index < $1.index }) else { return nil }
    // Hours without any light do not show when it is strongest.
    return peak.index > 0 ? peak : UVEntry(date: noon, index: 0)
  }

  /// The hours of the forecast with their values on the curve.
  var hoursOnCurve: [UVEntry] {
    hours.compactMap { hour in index(at: hour.date).map { UVEntry(date: hour.date, index: $0) } }
  }
}

/// The index under a clear sky on a day.
private struct ClearSky: Sendable {
  let place: Place
  /// Dobson units; nil if not measured.
  let ozone: Double?

  var knowsOzone: Bool { ozone != nil }

  /// The index with the ozone of the place, or else with 300 Dobson units, the Earth's mean.
  func index(at date: Date) -> Double? {
    UVIndex.clearSky(
      at: date.timeIntervalSince1970, latitude: place.latitude, longitude: place.longitude, ozone: ozone ?? 300,
      elevation: place.elevation ?? 0)
  }

  func noon(near date: Date) -> Date? {
    SunTimes(nearNoon: date.timeIntervalSince1970, latitude: place.latitude, longitude: place.longitude)
      .map { Date(timeIntervalSince1970: $0.noon) }
  }
}
