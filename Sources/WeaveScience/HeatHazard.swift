// SPDX-License-Identifier: MIT

/// A danger that the wet-bulb temperature does not show: sweat cools well in dry heat and in the cold, but neither is
/// safe.
public enum HeatHazard: String, Sendable, Hashable, CaseIterable {
  /// Heat without humidity, or cold; the wet-bulb temperature is meaningless for both.
  case dryHeat, cold

  /// The hazard of air with a low wet-bulb temperature, and its level; nil if there is none.
  ///
  /// - Parameters:
  ///   - temperature: the air temperature, °C.
  ///   - heatIndex: in °C; nil if unknown.
  ///   - windChill: in °C; nil if not defined, in which case the temperature is used.
  /// - Source: The heat index chart of the National Weather Service: extreme caution from 90 °F, danger from 103 °F,
  ///   extreme danger from 125 °F.
  ///   The wind chill index of Environment Canada: from -28 frostbite in 10 to 30 minutes, from -40 in 5 to 10.
  public static func of(
    temperature: Double, heatIndex: Double?, windChill: Double?
  ) -> (hazard: HeatHazard, least: HeatStress)? {
    switch windChill ?? temperature {
    case ..<(-40): return (.cold, .danger)
    case ..<(-28): return (.cold, .warning)
    default: break
    }
    // The tables use whole degrees Fahrenheit.
    guard let index = heatIndex.map({ Units.fahrenheit(celsius: $0).rounded() }) else { return nil }
    switch index {
    case 125...: return (.dryHeat, .danger)
    case 103...: return (.dryHeat, .warning)
    case 90...: return (.dryHeat, .caution)
    default: return nil
    }
  }

  /// The display name.
  public var title: String {
    switch self {
    case .dryHeat: "Dry heat"
    case .cold: "Extreme cold"
    }
  }

  /// What to do, in one line of at most 40 characters.
  public var advice: String {
    switch self {
    case .dryHeat: "Shade, and drink before thirst"
    case .cold: "Cover all skin, go in soon"
    }
  }

  /// What to do, in one or two sentences of at most 140 characters.
  public var fullAdvice: String {
    switch self {
    case .dryHeat: "Sweat dries before it is felt. Drink before thirst comes, stay in the shade, and rest often."
    case .cold: "Bare skin freezes within minutes. Cover it all, stay dry, and warm up indoors."
    }
  }

  /// The ends of the gradient for cold, `#RRGGBB`; nil for dry heat, which uses its level's gradient.
  public var colors: (from: String, to: String)? {
    switch self {
    case .dryHeat: nil
    case .cold: ("#2563EB", "#1E3A8A")
    }
  }
}
