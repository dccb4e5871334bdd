// SPDX-License-Identifier: MIT

/// What to wear: a layer of clothing for the apparent temperature, and one thing to take along.
///
/// The steps are decades of °F, as in most consumer guides; the thresholds for things to take along are our own.
public struct ClothingHint: Sendable, Hashable {
  /// How warmly to dress, from least to most; `stayIn` advises against going out.
  public enum Layer: String, Sendable, Hashable, CaseIterable {
    /// From the warmest weather to the coldest.
    case shorts, shirt, longSleeves, sweater, jacket, coat, heavyCoat, layers, stayIn

    /// The layer for an apparent temperature in °C; each step includes its lower bound.
    init(apparent: Double) {
      switch Units.fahrenheit(celsius: apparent) {
      case 80...: self = .shorts
      case 70...: self = .shirt
      case 60...: self = .longSleeves
      case 50...: self = .sweater
      case 40...: self = .jacket
      case 30...: self = .coat
      case 20...: self = .heavyCoat
      case 0...: self = .layers
      default: self = .stayIn
      }
    }

    /// The text of the hint, in English.
    public var title: String {
      switch self {
      case .shorts: "Shorts and light fabric"
      case .shirt: "T-shirt"
      case .longSleeves: "Long sleeves"
      case .sweater: "Sweater or light jacket"
      case .jacket: "Jacket"
      case .coat: "Coat and hat"
      case .heavyCoat: "Heavy coat, hat, gloves"
      case .layers: "Heavy coat over layers, cover ears"
      case .stayIn: "Limit time outside"
      }
    }
  }

  /// The one thing to take along; the first that applies.
  public enum Extra: String, Sendable, Hashable, CaseIterable {
    /// In the order in which they are checked.
    case storms, boots, umbrella, rainShell, windproof, sunProtection

    /// The text of the hint, in English.
    public var title: String {
      switch self {
      case .storms: "storms"
      case .boots: "boots"
      case .umbrella: "umbrella"
      case .rainShell: "rain shell"
      case .windproof: "windproof"
      case .sunProtection: "hat and sunglasses"
      }
    }
  }

  /// The inputs of the hint. An unknown value is nil and adds nothing.
  public struct Conditions: Sendable, Hashable {
    /// Steadman's apparent temperature, °C.
    public var apparent: Double
    /// The worst weather in the rest of the day.
    public var sky: SkyGroup?
    /// The highest chance of rain in the rest of the day, 0 to 1.
    public var rainChance: Double?
    /// In metres per second.
    public var wind, gust: Double?
    /// The highest UV index in the rest of the day.
    public var uvIndex: Double?
    /// Whether the sun is up; at night no sun protection is needed.
    public var isDaylight: Bool

    /// The inputs; only the apparent temperature is required.
    public init(
      apparent: Double, sky: SkyGroup? = nil, rainChance: Double? = nil, wind: Double? = nil, gust: Double? = nil,
      uvIndex: Double? = nil, isDaylight: Bool = true
    ) {
      self.apparent = apparent
      self.sky = sky
      self.rainChance = rainChance
      self.wind = wind
      self.gust = gust
      self.uvIndex = uvIndex
      self.isDaylight = isDaylight
    }
  }

  /// How warmly to dress.
  public var layer: Layer
  /// What to take along; nil for nothing.
  public var extra: Extra?

  /// Nil if the apparent temperature is NaN.
  public init?(_ conditions: Conditions) {
    guard conditions.apparent.isFinite else { return nil }
    layer = Layer(apparent: conditions.apparent)
    extra = Self.extra(conditions)
  }

  /// The whole hint, such as `Sweater or light jacket, umbrella`.
  public var text: String { layer.title + (extra.map { ", \($0.title)" } ?? "") }

  /// The first extra that applies.
  private static func extra(_ conditions: Conditions) -> Extra? {
    if conditions.sky == .thunder { return .storms }
    if let sky = conditions.sky, [.snow, .heavySnow, .freezing].contains(sky) { return .boots }
    if isRainLikely(conditions) {
      return (conditions.gust ?? 0) >= Units.metersPerSecond(milesPerHour: 25) ? .rainShell : .umbrella
    }
    let isCool = Units.fahrenheit(celsius: conditions.apparent) < 65
    if isCool, (conditions.wind ?? 0) >= Units.metersPerSecond(milesPerHour: 20) { return .windproof }
    return conditions.isDaylight && (conditions.uvIndex ?? 0) >= 3 ? .sunProtection : nil
  }

  private static func isRainLikely(_ conditions: Conditions) -> Bool {
    let isRainy = conditions.sky.map { [.drizzle, .rain, .heavyRain].contains($0) } ?? false
    guard let chance = conditions.rainChance else { return isRainy }
    return chance >= (isRainy ? 0.5 : 0.6)
  }
}
