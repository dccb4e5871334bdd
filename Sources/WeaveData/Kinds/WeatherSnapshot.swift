// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveJSON
public import WeaveTime

/// The weather at a place, from one answer of a service: `weather.json`.
///
/// Temperatures are degrees Celsius, speeds metres per second, rain millimetres per hour, chances and humidities
/// fractions from 0 to 1. Values that the service did not give are nil, never zero.
public struct WeatherSnapshot: Sendable, Hashable {
  /// When the service answered; the age of its values counts from then.
  public var fetchedAt: Date
  /// The place of the values; nil if only the values are known.
  public var place: Place?
  /// The conditions when the values were taken.
  public var current: WeatherConditions
  /// The next hour by minutes, in order; nil if the service has none for the place.
  public var minutes: [WeatherMinute]?
  /// The forecast hours in order; the first may have begun before the snapshot.
  public var hours: [WeatherHour]
  /// The forecast days, in order.
  public var days: [WeatherDay]
  /// The credit line that the data's licence requires: `Weather data by Open-Meteo.com`.
  public var attribution: String?
  /// A link to the licence or the service.
  public var attributionURL: String?

  /// The weather at a place: now, the next hour, and the hours and days ahead.
  public init(
    fetchedAt: Date, place: Place? = nil, current: WeatherConditions, minutes: [WeatherMinute]? = nil,
    hours: [WeatherHour] = [], days: [WeatherDay] = [], attribution: String? = nil, attributionURL: String? = nil
  ) {
    self.fetchedAt = fetchedAt
    self.place = place
    self.current = current
    self.minutes = minutes
    self.hours = hours
    self.days = days
    self.attribution = attribution
    self.attributionURL = attributionURL
  }
}

/// The weather conditions at a moment.
public struct WeatherConditions: Sendable, Hashable {
  /// The time of the values; nil for the snapshot's own time.
  public var date: Date?
  /// The air temperature, °C.
  public var temperature: Double?
  /// The service's own value, °C; `Facts` also computes one.
  public var apparentTemperature: Double?
  /// The relative humidity, 0 to 1.
  public var humidity: Double?
  /// The mean wind, in metres per second.
  public var windSpeed: Double?
  /// The strongest gusts, in metres per second.
  public var windGust: Double?
  /// The direction the wind comes from, in degrees clockwise from north.
  public var windDirection: Double?
  /// Rain, or snow as water, in millimetres per hour.
  public var precipitation: Double?
  /// The chance of rain or snow, 0 to 1.
  public var precipitationChance: Double?
  /// The covered share of the sky, 0 to 1.
  public var cloudCover: Double?
  /// The pressure at sea level in hectopascals.
  public var pressure: Double?
  /// In metres.
  public var visibility: Double?
  /// The dew point, °C.
  public var dewPoint: Double?
  /// The UV index, clouds included.
  public var uvIndex: Double?
  /// The code in WMO table 4677, as Open-Meteo uses it.
  public var weatherCode: Int?
  /// The name of an SF Symbol, if the service gave one.
  public var symbolName: String?
  /// The service's own description.
  public var condition: String?
  /// Whether the sun is up.
  public var isDaylight: Bool?

  /// Conditions without any known values.
  public init() {}
}

/// A minute of the next hour.
public struct WeatherMinute: Sendable, Hashable {
  /// The start of the minute.
  public var date: Date
  /// Rain, or snow as water, in millimetres per hour.
  public var precipitation: Double?
  /// The chance of rain or snow, 0 to 1.
  public var precipitationChance: Double?

  /// The precipitation in a minute; nil for unknown values.
  public init(date: Date, precipitation: Double? = nil, precipitationChance: Double? = nil) {
    self.date = date
    self.precipitation = precipitation
    self.precipitationChance = precipitationChance
  }
}

/// An hour of the forecast, starting at `date`.
public struct WeatherHour: Sendable, Hashable {
  /// The start of the hour.
  public var date: Date
  /// The conditions in the hour; their own `date` is ignored.
  public var conditions: WeatherConditions

  /// The weather in an hour.
  public init(date: Date, conditions: WeatherConditions) {
    self.date = date
    self.conditions = conditions
  }
}

/// A local day of the forecast.
public struct WeatherDay: Sendable, Hashable {
  /// The day, in the place's time zone.
  public var day: LocalDay
  /// The highest temperature, °C.
  public var high: Double?
  /// The lowest temperature, °C.
  public var low: Double?
  /// The chance of rain or snow, 0 to 1.
  public var precipitationChance: Double?
  /// The day's total precipitation in millimetres.
  public var precipitationSum: Double?
  /// The strongest mean wind, in metres per second.
  public var windSpeedMax: Double?
  /// The highest UV index.
  public var uvIndexMax: Double?
  /// The code in WMO table 4677 for the day's worst weather.
  public var weatherCode: Int?
  /// The name of an SF Symbol, if the service gave one.
  public var symbolName: String?
  /// Sunrise; nil if there is none or it is unknown.
  public var sunrise: Date?
  /// Sunset; nil if there is none or it is unknown.
  public var sunset: Date?

  /// A day without any known values.
  public init(day: LocalDay) { self.day = day }
}

extension WeatherSnapshot: SnapshotModel {
  /// Services update the weather every half hour; it stays usable for a day.
  public static let definition = SnapshotDefinition(
    dateKey: "fetchedAt", exampleAddress: "weather.current.temperatureC", freshAge: 1_800.0, staleAge: 86_400.0,
    isPrivate: false)

  /// `fetchedAt`.
  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  /// The place, the temperature, and the numbers of hours and days.
  public var contents: [String?] {
    let temperature = current.temperature.map { "\(JSONWriter.text(of: ($0 * 10).rounded() / 10)) °C" }
    return [place?.name, temperature, count(hours, "hour"), count(days, "day")]
  }
}

extension WeatherSnapshot: SnapshotFile {
  static let forms = [
    SnapshotForm(
      .weather, .weave, SnapshotTable.weather,
      [
        SnapshotTable.place, SnapshotTable.conditions, SnapshotTable.minute, SnapshotTable.hour,
        SnapshotTable.weatherDay,
      ]
    ) { $0.weather($1) },
    SnapshotForm(
      .weather, .app, AppSnapshotTable.weather,
      [AppSnapshotTable.minute, AppSnapshotTable.hour, AppSnapshotTable.day]
    ) { $0.appWeather($1) },
  ]

  var tree: JSONNode { SnapshotWriter.weather(self) }

  var moments: [Date] {
    (minutes ?? []).map(\.date) + hours.map(\.date) + days.flatMap { [$0.sunrise, $0.sunset].compactMap { $0 } }
  }

  func sharesLists(with other: Self) -> Bool {
    hours.sharesStorage(with: other.hours) && days.sharesStorage(with: other.days)
      && (minutes ?? []).sharesStorage(with: other.minutes ?? [])
  }

  var shortTexts: [String?] { [place?.name, current.condition, current.symbolName, attribution] }
}

extension WeatherSnapshot {
  /// Whether another snapshot has the same forecast as this one. The place, the minutes and the attribution may
  /// differ.
  package func sharesForecast(with other: WeatherSnapshot) -> Bool {
    guard hours.sharesStorage(with: other.hours), days.sharesStorage(with: other.days) else { return false }
    let (mine, theirs) = (
      [current.condition, current.symbolName], [other.current.condition, other.current.symbolName]
    )
    return fetchedAt == other.fetchedAt && current == other.current
      && zip(mine, theirs).allSatisfy { ($0 ?? "").utf8.elementsEqual(($1 ?? "").utf8) }
  }

  /// Whether another snapshot has a copy of the same minutes.
  package func sharesMinutes(with other: WeatherSnapshot) -> Bool {
    (minutes ?? []).sharesStorage(with: other.minutes ?? [])
  }
}
