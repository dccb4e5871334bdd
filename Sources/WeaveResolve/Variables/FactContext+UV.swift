// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveScience
import WeaveTime

/// The UV index at an hour or of a day, from whoever knows it.
struct UVEntry: Sendable {
  var date: Date
  var index: Double
  var band: UVBand? { UVBand(index: index) }
}

extension FactContext {
  /// The index under a clear sky at a moment, for the ozone of its day; nil without ozone or place.
  func clearSkyUV(at date: Date) -> Double? {
    guard let place = snapshots.ozone?.place ?? place,
      let ozone = ozoneColumn(of: LocalDay(date, in: placeTimeZone))
    else { return nil }
    return UVIndex.clearSky(
      at: date.timeIntervalSince1970, latitude: place.latitude, longitude: place.longitude, ozone: ozone,
      elevation: place.elevation ?? 0)
  }

  /// Dobson units; of a day that the snapshot does not name, those of the nearest within a week.
  func ozoneColumn(of day: LocalDay) -> Double? {
    let known = snapshots.ozone?.days.filter { $0.column != nil && abs($0.day.days(since: day)) <= 7 } ?? []
    return known.min { abs($0.day.days(since: day)) < abs($1.day.days(since: day)) }?.column
  }

  /// The forecast's hour of now, else what was measured with the snapshot within the hour; else computed, under the clouds of
  /// now.
  var uvNow: Double? {
    let hour = snapshots.weather?.hours.last { isRunning(hourFrom: $0.date) }
    if let told = hour?.conditions.uvIndex { return told }
    if let told = conditions?.uvIndex, let taken = snapshots.date(of: .weather), !isOver(hourFrom: taken) {
      return told
    }
    let cover = hour?.conditions.cloudCover ?? conditions?.cloudCover ?? 0
    return clearSkyUV(at: runningMinute).map { $0 * UVIndex.cloudFactor(cover) }
  }

  /// Today's highest: of the forecast, or at solar noon of the ozone service, or computed for it.
  var uvMax: Double? { uvMax(ahead: 0) }

  private func uvMax(ahead: Int) -> Double? {
    if let told = day(ahead: ahead)?.uvIndexMax { return told }
    let day = placeToday.advanced(by: ahead)
    if let told = snapshots.ozone?.days.first(where: { $0.day == day })?.uvIndex { return told }
    guard let place = snapshots.ozone?.place ?? place,
      let times = SunTimes(
        nearNoon: day.start(in: placeTimeZone).timeIntervalSince1970 + 43_200, latitude: place.latitude,
        longitude: place.longitude)
    else { return nil }
    return clearSkyUV(at: Date(timeIntervalSince1970: times.noon))
  }

  /// The hours of the place's today and of the forecast after it, from the running one on.
  var uvHours: [UVEntry] {
    let told = (snapshots.weather?.hours ?? []).filter { !isOver(hourFrom: $0.date) }
      .compactMap { hour in hour.conditions.uvIndex.map { UVEntry(date: hour.date, index: $0) } }
    if !told.isEmpty { return told }
    let start = placeToday.start(in: placeTimeZone)
    let end = placeToday.advanced(by: 1).start(in: placeTimeZone)
    let count = Int(end.timeIntervalSince(start) / 3_600)
    return (0..<max(count, 0)).map { start.addingTimeInterval(Double($0) * 3_600) }
      .filter { !isOver(hourFrom: $0) }
      // An hour is told by its middle, as the index rises and falls through it.
      .compactMap { hour in
        clearSkyUV(at: hour.addingTimeInterval(1_800)).map { UVEntry(date: hour, index: $0) }
      }
  }

  /// The highest of today and the six days after it.
  var uvDays: [(day: LocalDay, max: Double)] {
    (0..<7).compactMap { ahead in uvMax(ahead: ahead).map { (placeToday.advanced(by: ahead), $0) } }
  }

  /// Minutes until skin burns at the index of now.
  var burnTime: SunExposure.Duration? {
    uvNow.flatMap { SunExposure.burn(index: $0, skin: skinType, daylight: daylightLeft ?? .infinity) }
  }

  /// Minutes until 1,000 units of vitamin D: by the spectrum where ozone is known, else by Holick's rule.
  var vitaminDTime: SunExposure.Duration? {
    guard let index = uvNow else { return nil }
    let daylight = daylightLeft ?? .infinity
    guard let sun = sunPosition, let ozone = ozoneColumn(of: placeToday),
      let radiation = UVIndex.vitaminDRadiation(zenith: sun.zenith, ozone: ozone),
      let clear = UVIndex.clearSky(zenith: sun.zenith, ozone: ozone), clear > 0
    else { return SunExposure.vitaminD(index: index, skin: skinType, exposed: exposedSkin, daylight: daylight) }
    // Clouds and height act on both alike.
    return SunExposure.vitaminD(
      radiation: radiation * index / clear, index: index, skin: skinType, exposed: exposedSkin, daylight: daylight)
  }
}
