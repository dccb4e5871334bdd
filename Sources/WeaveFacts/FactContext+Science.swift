// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveScience
import WeaveTime

extension FactContext {
  // MARK: Reader

  /// The effort used to judge heat: the author's variable `heat_activity`, by default rest.
  var heatActivity: HeatStress.Activity {
    text("heat_activity").flatMap(HeatStress.Activity.init(rawValue:)) ?? .rest
  }

  /// The author's variable `skin_type`, 1 to 6; by default 2.
  var skinType: SunExposure.SkinType {
    number("skin_type").flatMap { Int(exactly: $0) }.flatMap(SunExposure.SkinType.init(rawValue:)) ?? .ii
  }

  /// The author's variable `exposed_skin`, a part of 1; by default a quarter.
  var exposedSkin: Double { number("exposed_skin") ?? 0.25 }

  /// The day that a design pins: the author's variable `pinned_day`, such as `2026-03-21`.
  var pinnedDay: LocalDay? { text("pinned_day").flatMap { LocalDay($0) } }

  private func text(_ key: String) -> String? {
    if case .string(let text)? = preference(key) { text } else { nil }
  }

  private func number(_ key: String) -> Double? { preference(key)?.number }

  /// A variable about the reader, from the caller, the stored variables or the design, in this order.
  private func preference(_ key: String) -> Value? {
    memory.inputs.given[key] ?? snapshots.variables?.scope[key] ?? memory.inputs.samples[key]
  }

  // MARK: Heat and cold

  /// Steadman's apparent temperature in the shade, °C.
  var feelsLike: Double? { conditions.flatMap(Self.feelsLike) }

  /// The same for an hour of the forecast.
  static func feelsLike(_ air: WeatherConditions) -> Double? {
    guard let temperature = air.temperature, let humidity = air.humidity, let wind = air.windSpeed else { return nil }
    return FeelsLike.apparentTemperature(temperature: temperature, humidity: humidity * 100, wind: wind)
  }

  /// °C.
  var heatIndex: Double? {
    guard let temperature = conditions?.temperature, let humidity = conditions?.humidity else { return nil }
    return FeelsLike.heatIndex(fahrenheit: Units.fahrenheit(celsius: temperature), humidity: humidity * 100)
      .map { Units.celsius(fahrenheit: $0) }
  }

  /// °C; missing if wind chill is not defined.
  var windChill: Double? {
    guard let temperature = conditions?.temperature, let wind = conditions?.windSpeed else { return nil }
    return FeelsLike.windChill(
      celsius: temperature, kilometersPerHour: Units.kilometersPerHour(metersPerSecond: wind))
  }

  /// The wet bulb; nil once the measurement is six hours old, because heat rises faster than that.
  var wetBulb: WetBulb? {
    guard isOlder(.weather, than: 6 * 3_600) != true else { return nil }
    guard let temperature = conditions?.temperature, let humidity = conditions?.humidity else { return nil }
    return WetBulb(temperature: temperature, humidity: humidity * 100)
  }

  var psychrometricWetBulb: Double? {
    guard isOlder(.weather, than: 6 * 3_600) != true else { return nil }
    guard let temperature = conditions?.temperature, let humidity = conditions?.humidity else { return nil }
    return WetBulb.psychrometric(temperature: temperature, humidity: humidity * 100)
  }

  /// The level from the wet bulb, or from dry heat or cold if that is worse.
  func heatStress(_ activity: HeatStress.Activity) -> HeatStress? {
    wetBulbStress(activity).map { max($0, airHazard?.least ?? $0) }
  }

  /// A hazard that is worse than the wet bulb indicates, if any.
  var heatHazard: HeatHazard? {
    guard let level = wetBulbStress(heatActivity), let known = airHazard else { return nil }
    return known.least > level ? known.hazard : nil
  }

  private func wetBulbStress(_ activity: HeatStress.Activity) -> HeatStress? {
    wetBulb.flatMap { HeatStress(wetBulb: $0.temperature, activity: activity) }
  }

  private var airHazard: (hazard: HeatHazard, least: HeatStress)? {
    conditions?.temperature.flatMap {
      HeatHazard.of(temperature: $0, heatIndex: heatIndex, windChill: windChill)
    }
  }

  // MARK: Sky

  /// The worst sky from now until midnight at the place, by codes or else by symbols.
  var worstSky: (code: WeatherCode?, group: SkyGroup)? {
    let all = hoursOfToday.map(\.conditions) + [measuredNow].compactMap { $0 }
    if let code = WeatherCode.worst(all.map { $0.weatherCode.map(WeatherCode.init(rawValue:)) }) {
      return (code, code.group)
    }
    let groups = all.compactMap { $0.symbolName.flatMap(SkyGroup.init(symbolName:)) }
    let order = SkyGroup.allCases
    let worst = groups.max { (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0) }
    return worst.map { (nil, $0) }
  }

  /// The measurement, if it is at most an hour old. An older sky says nothing about the rest of the day.
  private var measuredNow: WeatherConditions? {
    snapshots.weather.flatMap { isOver(hourFrom: $0.current.date ?? $0.fetchedAt) ? nil : $0.current }
  }

  /// When the worst sky begins: `now`, or the time in the reader's format, such as `at 17:00` or `at 5 PM`.
  var worstMoment: String? {
    guard let worst = worstSky, let code = worst.code else { return nil }
    if measuredNow?.weatherCode == code.rawValue { return words[.nowWord] }
    guard let hour = hoursOfToday.first(where: { $0.conditions.weatherCode == code.rawValue }) else { return nil }
    let time = clock.isTwelveHours ? clock.hour(hour.date) : clock.time(hour.date)
    return hasCome(hour.date) ? words[.nowWord] : words.text(.atTime, time)
  }

  /// The hours of the forecast from the current one to midnight at the place.
  private var hoursOfToday: [WeatherHour] {
    let end = placeToday.advanced(by: 1).start(in: placeTimeZone)
    return snapshots.weather?.hours.filter { !isOver(hourFrom: $0.date) && $0.date < end } ?? []
  }

  var clothing: ClothingHint? {
    guard let apparent = feelsLike ?? conditions?.apparentTemperature else { return nil }
    return ClothingHint(
      .init(
        apparent: apparent, sky: worstSky?.group, rainChance: restOfDayChance, wind: conditions?.windSpeed,
        gust: conditions?.windGust, uvIndex: uvNow, isDaylight: sunIsUp ?? conditions?.isDaylight ?? true))
  }

  // MARK: Sun

  /// The sun's times for today at the place; nil if no place is known.
  var sunTimes: SunTimes? { sunTimes(ahead: 0) }

  /// The sun's times for a day at the place, counted from today.
  func sunTimes(ahead: Int) -> SunTimes? {
    guard let place else { return nil }
    let noon = placeToday.advanced(by: ahead).start(in: placeTimeZone).addingTimeInterval(43_200)
    return SunTimes(nearNoon: noon.timeIntervalSince1970, latitude: place.latitude, longitude: place.longitude)
  }

  var sunPosition: SolarPosition? {
    place.flatMap {
      SolarPosition(at: now.timeIntervalSince1970, latitude: $0.latitude, longitude: $0.longitude)
    }
  }

  /// Whether the place is south of the equator.
  var isSouthern: Bool { (place?.latitude ?? 0) < 0 }

  /// Whether the sun's upper edge is above the horizon.
  var sunIsUp: Bool? { sunPosition.map { $0.zenith < 90.833 } }

  /// Minutes of sunlight left today.
  var daylightLeft: Double? {
    guard let times = sunTimes else { return nil }
    switch times.day {
    case .staysAbove: return 1_440
    case .staysBelow: return 0
    case .crosses(let rise, let set):
      if hasCome(Date(timeIntervalSince1970: set)) { return 0 }
      let hasRisen = hasCome(Date(timeIntervalSince1970: rise))
      return max(0, set - (hasRisen ? max(rise, now.timeIntervalSince1970) : rise)) / 60
    }
  }
}
