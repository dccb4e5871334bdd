// SPDX-License-Identifier: MIT

import WeaveJSON

/// Parses the words of the US National Weather Service.
enum NWSWords {
  /// The highest speed in a text such as `10 to 15 mph`; the unit goes into the key.
  static func speeds(_ node: JSONNode?) -> (key: (String) -> String, node: JSONNode)? {
    guard let node else { return nil }
    if node.members != nil {
      let value = node["value"].flatMap { $0.isNull ? nil : $0 } ?? node["maxValue"]
      let isMetric = node["unitCode"]?.stringValue?.hasSuffix("km_h-1") == true
      return value.flatMap { value in isMetric ? ({ $0 + "KMH" }, value) : nil }
    }
    guard let text = node.stringValue else { return nil }
    let words = text.split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    guard let most = numbers.max(), let unit = words.last else { return nil }
    let suffix = unit == "mph" ? "MPH" : unit == "km/h" ? "KMH" : unit == "kt" ? "KN" : nil
    return suffix.map { suffix in ({ $0 + suffix }, JSONNode(.number(most), at: node.range)) }
  }

  /// Whether an icon's address, `…/icons/land/night/few`, shows the day; nil if it does not tell.
  static func isDay(_ icon: JSONNode?) -> JSONNode? {
    guard let icon, let address = icon.stringValue else { return nil }
    let parts = address.split(separator: "/")
    guard parts.contains("day") || parts.contains("night") else { return nil }
    return JSONNode(.bool(parts.contains("day")), at: icon.range)
  }

  private static let compass = [
    "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
  ]

  /// The degrees of a compass point.
  static func direction(_ point: String) -> Double? { compass.firstIndex(of: point).map { Double($0) * 22.5 } }

  /// The WMO code of a forecast in words, such as `Slight Chance Rain Showers then Mostly Cloudy`: the worst weather in
  /// the part before `then`. nil if no weather is named.
  static func code(_ forecast: String) -> Int? {
    let first = forecast.lowercased().split(separator: " then ").first.map(String.init) ?? ""
    let isLight = first.contains("light") || first.contains("slight")
    let isHeavy = first.contains("heavy")
    let table: [(String, Int)] = [
      ("thunderstorm", 95), ("freezing rain", isHeavy ? 67 : 66), ("freezing drizzle", 56), ("sleet", 66),
      ("ice pellets", 66), ("wintry mix", 66), ("blizzard", 75), ("snow showers", isHeavy ? 86 : 85),
      ("flurries", 71), ("snow", isHeavy ? 75 : isLight ? 71 : 73),
      ("rain showers", isHeavy ? 82 : isLight ? 80 : 81), ("showers", isHeavy ? 82 : isLight ? 80 : 81),
      ("drizzle", 51), ("rain", isHeavy ? 65 : isLight ? 61 : 63), ("fog", 45), ("haze", 45), ("smoke", 45),
      ("mist", 45), ("overcast", 3), ("mostly cloudy", 3), ("partly", 2), ("mostly sunny", 1), ("mostly clear", 1),
      ("cloudy", 3), ("sunny", 0), ("clear", 0), ("fair", 0),
    ]
    return table.first { first.contains($0.0) }?.1
  }
}
