// SPDX-License-Identifier: MIT

extension WeatherCode {
  /// The code nearest to a condition of OpenWeatherMap; nil for an id outside its table.
  ///
  /// - Source: `openweathermap.org/weather-conditions`.
  public init?(openWeatherMap id: Int) {
    switch id {
    case 200...299: self.init(rawValue: 95)
    case 300...399: self.init(rawValue: id >= 312 ? 55 : id >= 301 ? 53 : 51)
    case 500: self.init(rawValue: 61)
    case 501: self.init(rawValue: 63)
    case 502...504: self.init(rawValue: 65)
    case 511: self.init(rawValue: 66)
    case 520: self.init(rawValue: 80)
    case 521: self.init(rawValue: 81)
    case 522...531: self.init(rawValue: 82)
    case 600: self.init(rawValue: 71)
    case 601: self.init(rawValue: 73)
    case 602: self.init(rawValue: 75)
    case 611...616: self.init(rawValue: 68)
    case 620, 621: self.init(rawValue: 85)
    case 622: self.init(rawValue: 86)
    case 701...762: self.init(rawValue: 45)
    case 771, 781: self.init(rawValue: 95)
    case 800: self.init(rawValue: 0)
    case 801: self.init(rawValue: 1)
    case 802: self.init(rawValue: 2)
    case 803, 804: self.init(rawValue: 3)
    default: return nil
    }
  }

  /// The code nearest to a symbol of MET Norway, such as `lightrainshowers_day`; nil for an unknown word.
  ///
  /// - Source: `github.com/metno/weathericons`; the two names that the service misspells, with a doubled `s`, are
  ///   accepted too.
  public init?(metNorway symbol: String) {
    let name = symbol.prefix { $0 != "_" }
    if name.hasSuffix("thunder") {
      self.init(rawValue: 95)
      return
    }
    let isLight = name.hasPrefix("light")
    let isHeavy = name.hasPrefix("heavy")
    switch name {
    case "clearsky": self.init(rawValue: 0)
    case "fair": self.init(rawValue: 1)
    case "partlycloudy": self.init(rawValue: 2)
    case "cloudy": self.init(rawValue: 3)
    case "fog": self.init(rawValue: 45)
    case _ where name.contains("sleet"): self.init(rawValue: isHeavy ? 69 : 68)
    case _ where name.contains("snowshowers"): self.init(rawValue: isHeavy ? 86 : 85)
    case _ where name.contains("snow"): self.init(rawValue: isHeavy ? 75 : isLight ? 71 : 73)
    case _ where name.contains("rainshowers"): self.init(rawValue: isHeavy ? 82 : isLight ? 80 : 81)
    case _ where name.contains("rain"): self.init(rawValue: isHeavy ? 65 : isLight ? 61 : 63)
    default: return nil
    }
  }

  /// The code nearest to a condition of Apple's WeatherKit, in either of its vocabularies. Nil for an unknown word,
  /// and for conditions that do not describe the sky, such as `Windy`; use the cloud cover for those.
  public init?(weatherKit condition: String) {
    guard let code = Self.weatherKitCodes[condition.lowercased()] else { return nil }
    self.init(rawValue: code)
  }

  private static let weatherKitCodes: [String: Int] = [
    "clear": 0, "mostlyclear": 1, "partlycloudy": 2, "mostlycloudy": 3, "cloudy": 3,
    "fog": 45, "foggy": 45, "haze": 45, "smoke": 45, "smoky": 45, "dust": 45, "blowingdust": 45,
    "drizzle": 51, "rain": 63, "heavyrain": 65, "showers": 81, "scatteredshowers": 80, "sunshowers": 80,
    "mixedrainfall": 63, "freezingdrizzle": 56, "freezingrain": 66, "sleet": 68, "wintrymix": 68,
    "mixedrainandsleet": 68, "mixedrainandsnow": 68, "mixedsnowandsleet": 68, "hail": 68,
    "flurries": 71, "sunflurries": 85, "snow": 73, "heavysnow": 75, "snowshowers": 85, "scatteredsnowshowers": 85,
    "blowingsnow": 75, "blizzard": 75,
    "isolatedthunderstorms": 95, "scatteredthunderstorms": 95, "thunderstorm": 95, "thunderstorms": 95,
    "severethunderstorm": 99, "strongstorms": 95, "tornado": 99, "tropicalstorm": 95, "hurricane": 99,
  ]
}

extension SkyGroup {
  /// The group shown by an SF Symbol for weather, for data without codes; nil for other symbols.
  public init?(symbolName: String) {
    let parts = Set(symbolName.split(separator: ".").map(String.init))
    let has = { (word: String) in parts.contains(word) }
    switch true {
    case has("bolt"), has("tornado"), has("hurricane"), has("tropicalstorm"): self = .thunder
    case has("sleet"), has("hail"): self = .freezing
    case symbolName.hasPrefix("wind.snow"): self = .heavySnow
    case has("snow"), has("snowflake"): self = .snow
    case has("heavyrain"): self = .heavyRain
    case has("drizzle"): self = .drizzle
    case has("rain"): self = .rain
    case has("fog"), has("haze"), has("smoke"), has("dust"): self = .fog
    case has("cloud"): self = has("sun") || has("moon") ? .partly : .cloudy
    case has("sun"), has("moon"): self = .clear
    default: return nil
    }
  }
}
