// SPDX-License-Identifier: MIT

/// A kind of precipitation.
public enum PrecipitationKind: String, Sendable, Hashable, CaseIterable {
  /// Starting with plain rain; sleet is rain and snow mixed.
  case rain, freezingRain, freezingDrizzle, sleet, hail, snow

  /// The display name: `Freezing rain`.
  public var title: String {
    switch self {
    case .rain: "Rain"
    case .freezingRain: "Freezing rain"
    case .freezingDrizzle: "Freezing drizzle"
    case .sleet: "Sleet"
    case .hail: "Hail"
    case .snow: "Snow"
    }
  }

  /// The precipitation that a weather code describes; nil for dry weather.
  ///
  /// - Source: WMO table 4677: 68, 69, 83 and 84 are rain and snow mixed, 79 and 87 to 90 ice, 93 and 94 hail.
  public init?(code: WeatherCode) {
    switch code.rawValue {
    case 56, 57: self = .freezingDrizzle
    case 66, 67: self = .freezingRain
    case 68, 69, 83, 84: self = .sleet
    case 70...78, 85, 86: self = .snow
    case 79, 87...90, 93, 94: self = .hail
    default:
      guard code.group.isWet else { return nil }
      self = .rain
    }
  }

  /// The precipitation that an SF Symbol for weather shows; nil for other symbols.
  public init?(symbolName: String) {
    let parts = Set(symbolName.split(separator: ".").map(String.init))
    if parts.contains("sleet") {
      self = .sleet
    } else if parts.contains("hail") {
      self = .hail
    } else {
      guard let group = SkyGroup(symbolName: symbolName), group.isWet else { return nil }
      self = group == .snow || group == .heavySnow ? .snow : .rain
    }
  }

  /// The likely precipitation at an air temperature, if nothing else is known.
  ///
  /// - Parameter temperature: °C.
  /// - Source: Jennings, Winchell, Livneh and Molotch, Nature Communications 9:1148, 2018: in the northern
  ///   hemisphere, half of the precipitation at 1.0 °C is snow.
  public init(temperature: Double) { self = temperature <= 1 ? .snow : .rain }

  /// The name of its SF Symbol.
  ///
  /// - Parameter isHeavy: whether the precipitation is heavy.
  public func symbolName(isHeavy: Bool) -> String {
    switch self {
    case .rain: isHeavy ? "cloud.heavyrain.fill" : "cloud.drizzle.fill"
    case .freezingRain, .freezingDrizzle, .sleet: "cloud.sleet.fill"
    case .hail: "cloud.hail.fill"
    case .snow: "cloud.snow.fill"
    }
  }
}
