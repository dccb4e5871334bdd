// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON
public import WeaveTime

/// The weather of a place as a service told it once: `weather.json`.
///
/// Temperatures are degrees Celsius, speeds metres a second, rain millimetres an hour, chances and humidities fractions
/// from 0 to 1. What the service did not say is nil, never zero.
public struct WeatherSnapshot: Sendable, Hashable {
  public var fetchedAt: Date
  /// Nil where only the values are known.
  public var place: Place?
  public var current: WeatherConditions
  /// The next hour, a minute each, in order; nil where the service has none for the place.
  public var minutes: [WeatherMinute]?
  /// In order; the first may have begun before the snapshot.
  public var hours: [WeatherHour]
  /// In order.
  public var days: [WeatherDay]
  /// Whom the values come from, as its licence wants it shown: `Weather data by Open-Meteo.com`.
  public var attribution: String?
  /// Where the licence or the service is told of.
  public var attributionURL: String?

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

/// The sky and air at a moment.
public struct WeatherConditions: Sendable, Hashable {
  /// When they were so; the snapshot's own moment where nil.
  public var date: Date?
  public var temperature: Double?
  /// As the service computed it; `Facts` computes its own beside it.
  public var apparentTemperature: Double?
  public var humidity: Double?
  public var windSpeed: Double?
  public var windGust: Double?
  /// Degrees clockwise from north, where the wind comes from.
  public var windDirection: Double?
  public var precipitation: Double?
  public var precipitationChance: Double?
  public var cloudCover: Double?
  /// Hectopascals at sea level.
  public var pressure: Double?
  /// Metres.
  public var visibility: Double?
  public var dewPoint: Double?
  public var uvIndex: Double?
  /// The code of WMO table 4677, as Open-Meteo uses it.
  public var weatherCode: Int?
  /// A name of SF Symbols, where the service gave one.
  public var symbolName: String?
  /// The service's own words.
  public var condition: String?
  public var isDaylight: Bool?

  public init() {}
}

/// A minute of the next hour.
public struct WeatherMinute: Sendable, Hashable {
  public var date: Date
  public var precipitation: Double?
  public var precipitationChance: Double?

  public init(date: Date, precipitation: Double? = nil, precipitationChance: Double? = nil) {
    self.date = date
    self.precipitation = precipitation
    self.precipitationChance = precipitationChance
  }
}

/// An hour of the forecast: its conditions hold from `date` on for an hour.
public struct WeatherHour: Sendable, Hashable {
  public var date: Date
  public var conditions: WeatherConditions

  public init(date: Date, conditions: WeatherConditions) {
    self.date = date
    self.conditions = conditions
  }
}

/// A local day of the forecast.
public struct WeatherDay: Sendable, Hashable {
  public var day: LocalDay
  public var high: Double?
  public var low: Double?
  public var precipitationChance: Double?
  /// Millimetres of the whole day.
  public var precipitationSum: Double?
  public var windSpeedMax: Double?
  public var uvIndexMax: Double?
  public var weatherCode: Int?
  public var symbolName: String?
  public var sunrise: Date?
  public var sunset: Date?

  public init(day: LocalDay) { self.day = day }
}

extension WeatherSnapshot: SnapshotModel {
  public static let dateKey = "fetchedAt"
  public static let exampleAddress = "weather.current.temperatureC"
  public static let freshAge = 1_800.0
  public static let staleAge = 86_400.0

  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  public var contents: [String?] {
    let temperature = current.temperature.map { "\(JSONWriter.text(of: ($0 * 10).rounded() / 10)) °C" }
    return [place?.name, temperature, count(hours, "hour"), count(days, "day")]
  }

  public var tree: JSONNode { SnapshotWriter.weather(self) }
}
