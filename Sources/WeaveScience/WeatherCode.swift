// SPDX-License-Identifier: MIT

/// A group of weather conditions with its own symbol.
public enum SkyGroup: String, Sendable, Hashable, CaseIterable {
  /// From the mildest to the worst.
  case clear, partly, cloudy, fog, drizzle, rain, snow, heavyRain, heavySnow, freezing, thunder

  /// Whether there is precipitation.
  public var isWet: Bool {
    switch self {
    case .clear, .partly, .cloudy, .fog: false
    default: true
    }
  }

  /// The name of its SF Symbol.
  public func symbolName(isDaylight: Bool) -> String {
    switch self {
    case .clear: isDaylight ? "sun.max.fill" : "moon.stars.fill"
    case .partly: isDaylight ? "cloud.sun.fill" : "cloud.moon.fill"
    case .cloudy: "cloud.fill"
    case .fog: "cloud.fog.fill"
    case .drizzle: "cloud.drizzle.fill"
    case .rain: "cloud.rain.fill"
    case .snow: "cloud.snow.fill"
    case .heavyRain: "cloud.heavyrain.fill"
    case .heavySnow: "wind.snow"
    case .freezing: "cloud.sleet.fill"
    case .thunder: "cloud.bolt.rain.fill"
    }
  }
}

/// The weather as a code of WMO table 4677, in the subset that Open-Meteo uses.
///
/// Unknown codes are kept; they use the title and rank of their decade.
public struct WeatherCode: Sendable, Hashable, RawRepresentable {
  /// The number in WMO table 4677, 0 to 99, as services give it.
  public let rawValue: Int

  /// A code from its number; an unknown number is treated like the usual code of its decade.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The display name: `Slight rain showers`.
  public var title: String { row.title }

  /// The group, which decides the symbol and the word for the weather.
  public var group: SkyGroup { row.group }

  /// How bad the weather is. The group counts first and the intensity second, so that the symbol of a day's worst
  /// weather is never a milder one. The order is our own, because the codes are not ordered by severity.
  public var severity: Int { row.severity }

  /// The name of its SF Symbol; showers between clear hours have their own.
  public func symbolName(isDaylight: Bool) -> String {
    switch rawValue {
    case 80, 81: isDaylight ? "cloud.sun.rain.fill" : "cloud.moon.rain.fill"
    default: group.symbolName(isDaylight: isDaylight)
    }
  }

  /// The worst of some codes; nil if none is known.
  public static func worst(_ codes: some Sequence<WeatherCode?>) -> WeatherCode? {
    codes.lazy.compactMap { $0 }.max { $0.severity < $1.severity }
  }

  // MARK: Table

  private typealias Row = (title: String, group: SkyGroup, severity: Int)

  private var row: Row { Self.known(rawValue) ?? Self.ofDecade(rawValue) }

  private static func known(_ code: Int) -> Row? {
    switch code {
    case 0: ("Clear sky", .clear, 0)
    case 1: ("Mainly clear", .clear, 1)
    case 2: ("Partly cloudy", .partly, 10)
    case 3: ("Overcast", .cloudy, 20)
    case 45: ("Fog", .fog, 30)
    case 48: ("Depositing rime fog", .fog, 31)
    case 51: ("Light drizzle", .drizzle, 40)
    case 53: ("Moderate drizzle", .drizzle, 41)
    case 55: ("Dense drizzle", .drizzle, 42)
    case 61: ("Slight rain", .rain, 50)
    case 80: ("Slight rain showers", .rain, 51)
    case 63: ("Moderate rain", .rain, 52)
    case 81: ("Moderate rain showers", .rain, 53)
    default: knownSevere(code)
    }
  }

  private static func knownSevere(_ code: Int) -> Row? {
    switch code {
    case 77: ("Snow grains", .snow, 60)
    case 71: ("Slight snowfall", .snow, 61)
    case 85: ("Slight snow showers", .snow, 62)
    case 73: ("Moderate snowfall", .snow, 63)
    case 65: ("Heavy rain", .heavyRain, 70)
    case 82: ("Violent rain showers", .heavyRain, 71)
    case 75: ("Heavy snowfall", .heavySnow, 80)
    case 86: ("Heavy snow showers", .heavySnow, 81)
    case 68: ("Light sleet", .freezing, 87)
    case 69: ("Heavy sleet", .freezing, 88)
    case 56: ("Light freezing drizzle", .freezing, 90)
    case 57: ("Dense freezing drizzle", .freezing, 91)
    case 66: ("Light freezing rain", .freezing, 92)
    case 67: ("Heavy freezing rain", .freezing, 93)
    case 95: ("Thunderstorm", .thunder, 100)
    case 96: ("Thunderstorm with slight hail", .thunder, 101)
    case 99: ("Thunderstorm with heavy hail", .thunder, 102)
    default: nil
    }
  }

  private static func ofDecade(_ code: Int) -> Row {
    switch code {
    case 40...49: ("Fog", .fog, 30)
    case 50...59: ("Drizzle", .drizzle, 40)
    case 60...69: ("Rain", .rain, 50)
    case 70...79: ("Snow", .snow, 61)
    case 80...84: ("Rain showers", .rain, 51)
    case 85...88: ("Snow showers", .snow, 62)
    case 89...99: ("Thunderstorm", .thunder, 100)
    default: ("Unknown", .cloudy, 20)
    }
  }
}
