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
  /// The forecast, as long as it may be relied on: what is older says nothing of the sun's strength now.
  private var uvWeather: WeatherSnapshot? {
    isOlder(.weather, than: SnapshotKind.weather.definition.staleAge) == true ? nil : snapshots.weather
  }

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

  /// The index of now, on the course of the day.
  var uvNow: Double? { uvIndex(at: runningMinute) }

  /// The index at a moment: between the hours of the forecast, drawn to what was measured within an hour of it; else what
  /// was measured; else computed, under the clouds of then.
  func uvIndex(at date: Date) -> Double? {
    let measured = uvMeasured
    let nearness = measured.map { max(0, 1 - abs(date.timeIntervalSince($0.date)) / 3_600) } ?? 0
    if let told = uvForecast(at: date) {
      guard let measured, nearness > 0, let then = uvForecast(at: measured.date) else { return told }
      return max(0, told + (measured.index - then) * nearness)
    }
    let told = uvWeather == nil ? [] : uvForecast(of: LocalDay(date, in: placeTimeZone))
    if let first = told.first, let last = told.last {
      return uvIndex(at: date, beside: date < first.date ? first : last)
    }
    if let measured, nearness > 0, date >= measured.date { return measured.index }
    let hour = uvWeather?.hours.last { $0.date <= date && date < $0.date.addingTimeInterval(3_600) }
    let cover = hour?.conditions.cloudCover ?? (uvWeather == nil ? nil : conditions?.cloudCover) ?? 0
    return clearSkyUV(at: date).map { $0 * UVIndex.cloudFactor(cover) }
  }

  /// What was measured with the snapshot.
  private var uvMeasured: UVEntry? {
    guard let weather = uvWeather, let index = weather.current.uvIndex, index.isFinite else { return nil }
    return UVEntry(date: weather.current.date ?? weather.fetchedAt, index: index)
  }

  /// Between the values of two hours; the last one holds for its hour.
  private func uvForecast(at date: Date) -> Double? {
    let hours = uvWeather?.hours ?? []
    guard let before = hours.last(where: { $0.date <= date && date < $0.date.addingTimeInterval(3_600) }),
      let low = before.conditions.uvIndex, low.isFinite
    else { return nil }
    let next = hours.first { $0.date == before.date.addingTimeInterval(3_600) }?.conditions.uvIndex ?? low
    return low + ((next.isFinite ? next : low) - low) * date.timeIntervalSince(before.date) / 3_600
  }

  /// Computed for an hour before or after those of the forecast, under clouds as at the nearest of them: so the course has
  /// no step that no sun makes.
  private func uvIndex(at date: Date, beside told: UVEntry) -> Double? {
    guard let clear = clearSkyUV(at: date), let then = clearSkyUV(at: told.date) else { return nil }
    // Where the sun is low, a share of its light says nothing of the clouds.
    return then < 0.2 ? clear : clear * min(max(told.index / then, 0), 1.25)
  }

  /// Whether the index of a moment is computed though the forecast tells that of other hours of its day.
  func isUVComputed(at date: Date) -> Bool {
    uvForecast(at: date) == nil && !uvForecast(of: LocalDay(date, in: placeTimeZone)).isEmpty
  }

  /// The hours of a day whose index the forecast tells.
  private func uvForecast(of day: LocalDay) -> [UVEntry] {
    let (start, end) = (day.start(in: placeTimeZone), day.advanced(by: 1).start(in: placeTimeZone))
    return (snapshots.weather?.hours ?? []).filter { $0.date >= start && $0.date < end }.compactMap { hour in
      hour.conditions.uvIndex.flatMap { $0.isFinite ? UVEntry(date: hour.date, index: $0) : nil }
    }
  }

  /// Today's highest: of the forecast, or at solar noon of the ozone service, or computed for it.
  var uvMax: Double? { uvPeak(ahead: 0)?.index }

  /// Today's highest with its time.
  var uvPeak: UVEntry? { uvPeak(ahead: 0) }

  /// The highest of a day, and when that is; today's is no lower than what was measured today.
  private func uvPeak(ahead: Int) -> UVEntry? {
    guard let told = uvToldPeak(ahead: ahead) else { return nil }
    guard ahead == 0, let measured = uvMeasured, measured.index > told.index,
      LocalDay(measured.date, in: placeTimeZone) == placeToday
    else { return told }
    return measured
  }

  /// The highest of a day as the forecast tells it, at its hour, else at solar noon.
  private func uvToldPeak(ahead: Int) -> UVEntry? {
    let day = placeToday.advanced(by: ahead)
    let noon = solarNoon(of: day)
    // Hours that do not hold the noon may miss the highest.
    let hours = uvForecast(of: day)
    let holdsNoon = hours.first.map { $0.date <= noon } == true && hours.last.map { $0.date >= noon } == true
    let highest = hours.max { $0.index < $1.index }
    // Hours without any light say nothing of when it is strongest.
    let time = highest.flatMap { holdsNoon && $0.index > 0 ? $0.date : nil } ?? noon
    if let told = self.day(ahead: ahead)?.uvIndexMax {
      return UVEntry(date: time, index: max(told, highest?.index ?? told))
    }
    if holdsNoon, let highest { return highest }
    if let told = snapshots.ozone?.days.first(where: { $0.day == day })?.uvIndex {
      return UVEntry(date: noon, index: told)
    }
    return clearSkyUV(at: noon).map { UVEntry(date: noon, index: max($0, highest?.index ?? $0)) }
  }

  /// When the sun stands highest; noon on the clock where no place is known.
  private func solarNoon(of day: LocalDay) -> Date {
    let noon = day.start(in: placeTimeZone).addingTimeInterval(43_200)
    let place = snapshots.ozone?.place ?? place
    let times = place.flatMap {
      SunTimes(nearNoon: noon.timeIntervalSince1970, latitude: $0.latitude, longitude: $0.longitude)
    }
    return times.map { Date(timeIntervalSince1970: $0.noon) } ?? noon
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
    (0..<7).compactMap { ahead in uvPeak(ahead: ahead).map { (placeToday.advanced(by: ahead), $0.index) } }
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
