// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveScience
import WeaveTime

/// A UV index at an hour or for a day, from any source.
struct UVEntry: Sendable {
  var date: Date
  var index: Double
  var band: UVBand? { UVBand(index: index) }
}

extension FactContext {
  /// The forecast while it is reliable; an older one says nothing about the sun's current strength.
  private var uvWeather: WeatherSnapshot? {
    isOlder(.weather, than: SnapshotKind.weather.definition.staleAge) == true ? nil : snapshots.weather
  }

  /// The index under a clear sky at a moment, with the ozone of its day; nil without ozone or place.
  func clearSkyUV(at date: Date) -> Double? {
    guard let place = snapshots.ozone?.place ?? place,
      let ozone = ozoneColumn(of: LocalDay(date, in: placeTimeZone))
    else { return nil }
    return UVIndex.clearSky(
      at: date.timeIntervalSince1970, latitude: place.latitude, longitude: place.longitude, ozone: ozone,
      elevation: place.elevation ?? 0)
  }

  /// Ozone in Dobson units; for a day that is not in the snapshot, the value of the nearest day within a week.
  func ozoneColumn(of day: LocalDay) -> Double? {
    let known = snapshots.ozone?.days.filter { $0.column != nil && abs($0.day.days(since: day)) <= 7 } ?? []
    return known.min { abs($0.day.days(since: day)) < abs($1.day.days(since: day)) }?.column
  }

  // MARK: The day

  /// The course of today's index.
  var uvToday: UVDay { memory.uvToday.value(in: self) { $0.uvDay(ahead: 0) } }

  /// The course of the index on a day, counted from today.
  private func uvDay(ahead: Int) -> UVDay {
    let day = placeToday.advanced(by: ahead)
    let highest = self.day(ahead: ahead)?.uvIndexMax ?? snapshots.ozone?.days.first { $0.day == day }?.uvIndex
    return UVDay(
      day, in: placeTimeZone, weather: uvWeather, dailyMaximum: highest, place: snapshots.ozone?.place ?? place,
      ozone: ozoneColumn(of: day))
  }

  /// The current index.
  var uvNow: Double? { uvToday.index(at: runningMinute) }

  /// Today's highest index.
  var uvMax: Double? { uvPeak?.index }

  /// Today's highest index with its time.
  var uvPeak: UVEntry? { uvToday.peak }

  /// The hours from the current one on: the rest of today at the place, then those of the forecast.
  var uvHours: [UVEntry] {
    let ahead = memory.uvHours.value(in: self) { $0.uvForecast }.drop { isOver(hourFrom: $0.date) }
    if !ahead.isEmpty { return Array(ahead) }
    let today = uvToday
    let count = Int(today.end.timeIntervalSince(today.start) / 3_600)
    return (0..<max(count, 0)).map { today.start.addingTimeInterval(Double($0) * 3_600) }
      .filter { !isOver(hourFrom: $0) }
      // The index at the middle of an hour stands for the hour, because the index changes during it.
      .compactMap { hour in today.index(at: hour.addingTimeInterval(1_800)).map { UVEntry(date: hour, index: $0) } }
  }

  /// The hours of the forecast from the beginning of today, in order, with their values on the curves of their days.
  private var uvForecast: [UVEntry] {
    guard let last = uvWeather?.hours.last?.date else { return [] }
    var hours: [UVEntry] = []
    for ahead in 0..<Self.longestForecast {
      let day = ahead == 0 ? uvToday : uvDay(ahead: ahead)
      guard day.start <= last else { break }
      hours += day.hoursOnCurve
    }
    return hours
  }

  /// The number of days in the longest forecast of any service.
  private static let longestForecast = 16

  /// The highest index of today and of each of the next six days.
  var uvDays: [(day: LocalDay, max: Double)] {
    memory.uvDays.value(in: self) { context in
      (0..<7).compactMap { ahead in
        let day = ahead == 0 ? context.uvToday : context.uvDay(ahead: ahead)
        return day.peak.map { (context.placeToday.advanced(by: ahead), $0.index) }
      }
    }
  }

  // MARK: Skin

  /// Minutes until skin in the sun burns, starting now, from the dose of today's curve; `notPossible` if the dose of
  /// the rest of the day is too small. Nil if too little of the curve is known.
  var burnTime: SunExposure.Duration? {
    guard let index = uvNow else { return nil }
    let (start, end, today) = (runningMinute, uvEnd, uvToday)
    var date = start
    var dose = SunExposure.Dose(skin: skinType, index: index)
    while date < end {
      // The hours of a forecast are multiples of five minutes, so no step crosses a bend of the curve.
      let next = min(Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 300).rounded(.down) * 300 + 300), end)
      let gone = date.timeIntervalSince(start) / 60
      guard let then = today.index(at: next) else {
        return burnTime(after: dose, minutes: end.timeIntervalSince(date) / 60).map { rest in
          if case .minutes(let minutes) = rest { .minutes(gone + minutes) } else { rest }
        }
      }
      if let minutes = dose.minutesToBurn(over: next.timeIntervalSince(date) / 60, to: then) {
        return .minutes(gone + minutes)
      }
      date = next
    }
    return .notPossible
  }

  /// The same beyond the known part of the curve: the last index applies for an hour, and does not rise after noon.
  private func burnTime(after dose: SunExposure.Dose, minutes: Double) -> SunExposure.Duration? {
    var (hour, day) = (dose, dose)
    if let burn = hour.minutesToBurn(over: min(minutes, 60), to: dose.index) { return .minutes(burn) }
    return hasCome(uvToday.noon) && day.minutesToBurn(over: minutes, to: dose.index) == nil ? .notPossible : nil
  }

  /// When skin in the sun burns, starting now.
  var burnMoment: Date? {
    guard case .minutes(let minutes)? = burnTime else { return nil }
    return runningMinute.addingTimeInterval(minutes.rounded(.down) * 60)
  }

  /// When today's sunlight ends: at sunset, or at midnight if the sun does not set or no place is known.
  private var uvEnd: Date {
    switch sunTimes?.day {
    case .crosses(_, let set)?: min(Date(timeIntervalSince1970: set), uvToday.end)
    case .staysBelow?: uvToday.start
    case .staysAbove?, nil: uvToday.end
    }
  }

  /// Minutes until 1,000 units of vitamin D: from the spectrum if ozone is known, else by Holick's rule. Never as long
  /// as it takes to burn.
  var vitaminDTime: SunExposure.Duration? {
    guard let time = vitaminDTimeOfNow else { return nil }
    guard case .minutes(let minutes) = time, case .minutes(let burn)? = burnTime, minutes >= burn else { return time }
    return .notPossible
  }

  /// The same at the current index.
  private var vitaminDTimeOfNow: SunExposure.Duration? {
    guard let index = uvNow else { return nil }
    let daylight = daylightLeft ?? .infinity
    guard let sun = sunPosition, let ozone = ozoneColumn(of: placeToday),
      let radiation = UVIndex.vitaminDRadiation(zenith: sun.zenith, ozone: ozone),
      let clear = UVIndex.clearSky(zenith: sun.zenith, ozone: ozone), clear > 0
    else { return SunExposure.vitaminD(index: index, skin: skinType, exposed: exposedSkin, daylight: daylight) }
    // Clouds and altitude affect both in the same way.
    return SunExposure.vitaminD(
      radiation: radiation * index / clear, index: index, skin: skinType, exposed: exposedSkin, daylight: daylight)
  }
}
