// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveJSON
public import WeaveTime

/// The weather of a place as a service told it once: `weather.json`.
///
/// Temperatures are degrees Celsius, speeds metres a second, rain millimetres an hour, chances and humidities fractions
/// from 0 to 1. What the service did not say is nil, never zero.
public struct WeatherSnapshot: Sendable, Hashable {
  /// When the service answered: the age of its values counts from it.
  public var fetchedAt: Date
  /// Nil where only the values are known.
  public var place: Place?
  /// Sky and air when the values were taken.
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

  /// The weather of a place: now, the next hour, and hours and days ahead.
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
  /// °C.
  public var temperature: Double?
  /// As the service computed it; `Facts` computes its own beside it.
  public var apparentTemperature: Double?
  /// Relative, 0 to 1.
  public var humidity: Double?
  /// The mean wind, metres a second.
  public var windSpeed: Double?
  /// The strongest gusts, metres a second.
  public var windGust: Double?
  /// Degrees clockwise from north, where the wind comes from.
  public var windDirection: Double?
  /// Rain or snow as water, millimetres an hour.
  public var precipitation: Double?
  /// How likely it rains or snows, 0 to 1.
  public var precipitationChance: Double?
  /// How much of the sky is covered, 0 to 1.
  public var cloudCover: Double?
  /// Hectopascals at sea level.
  public var pressure: Double?
  /// Metres.
  public var visibility: Double?
  /// Where the air's water condenses, °C.
  public var dewPoint: Double?
  /// The index of ultraviolet light, clouds included.
  public var uvIndex: Double?
  /// The code of WMO table 4677, as Open-Meteo uses it.
  public var weatherCode: Int?
  /// A name of SF Symbols, where the service gave one.
  public var symbolName: String?
  /// The service's own words.
  public var condition: String?
  /// Whether the sun is up.
  public var isDaylight: Bool?

  /// Conditions of which nothing is known.
  public init() {}
}

/// A minute of the next hour.
public struct WeatherMinute: Sendable, Hashable {
  /// When the minute begins.
  public var date: Date
  /// Rain or snow as water, millimetres an hour.
  public var precipitation: Double?
  /// How likely it rains or snows, 0 to 1.
  public var precipitationChance: Double?

  /// What falls in a minute; nil for what is not known.
  public init(date: Date, precipitation: Double? = nil, precipitationChance: Double? = nil) {
    self.date = date
    self.precipitation = precipitation
    self.precipitationChance = precipitationChance
  }
}

/// An hour of the forecast: its conditions hold from `date` on for an hour.
public struct WeatherHour: Sendable, Hashable {
  /// When the hour begins.
  public var date: Date
  /// What holds for the hour; its own `date` does not count.
  public var conditions: WeatherConditions

  /// The weather of an hour.
  public init(date: Date, conditions: WeatherConditions) {
    self.date = date
    self.conditions = conditions
  }
}

/// A local day of the forecast.
public struct WeatherDay: Sendable, Hashable {
  /// A day of the place.
  public var day: LocalDay
  /// The highest temperature, °C.
  public var high: Double?
  /// The lowest temperature, °C.
  public var low: Double?
  /// How likely it rains or snows, 0 to 1.
  public var precipitationChance: Double?
  /// Millimetres of the whole day.
  public var precipitationSum: Double?
  /// The strongest mean wind, metres a second.
  public var windSpeedMax: Double?
  /// The highest index of ultraviolet light.
  public var uvIndexMax: Double?
  /// The code of WMO table 4677 for the worst of the day.
  public var weatherCode: Int?
  /// A name of SF Symbols, where the service gave one.
  public var symbolName: String?
  /// When the sun rises; nil where it does not, or nobody says.
  public var sunrise: Date?
  /// When the sun sets; nil where it does not, or nobody says.
  public var sunset: Date?

  /// A day of which nothing is known yet.
  public init(day: LocalDay) { self.day = day }
}

extension WeatherSnapshot: SnapshotModel {
  /// Services tell the weather anew every half hour; it holds for a day.
  public static let definition = SnapshotDefinition(
    dateKey: "fetchedAt", exampleAddress: "weather.current.temperatureC", freshAge: 1_800.0, staleAge: 86_400.0)

  /// `fetchedAt`.
  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  /// The place, the temperature, and how many hours and days.
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
    hours.isStored(with: other.hours) && days.isStored(with: other.days)
      && (minutes ?? []).isStored(with: other.minutes ?? [])
  }

  var shortTexts: [String?] { [place?.name, current.condition, current.symbolName, attribution] }
}

extension WeatherSnapshot {
  /// Whether another one is a copy of this one in all that hours and days are told by: everything but the place, the minutes and whom
  /// it comes from.
  package func sharesForecast(with other: WeatherSnapshot) -> Bool {
    guard hours.isStored(with: other.hours), days.isStored(with: other.days) else { return false }
    let (mine, theirs) = (
      [current.condition, current.symbolName], [other.current.condition, other.current.symbolName]
    )
    return fetchedAt == other.fetchedAt && current == other.current
      && zip(mine, theirs).allSatisfy { ($0 ?? "").utf8.elementsEqual(($1 ?? "").utf8) }
  }

  /// The same of the minutes of the next hour.
  package func sharesMinutes(with other: WeatherSnapshot) -> Bool {
    (minutes ?? []).isStored(with: other.minutes ?? [])
  }
}
