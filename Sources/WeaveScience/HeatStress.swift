// SPDX-License-Identifier: MIT

/// How dangerous damp heat is during an activity.
public enum HeatStress: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// From least to most dangerous; the raw value is the rank.
  case safe, caution, warning, danger, extreme

  /// A level of physical activity. Harder work makes lower temperatures dangerous.
  public enum Activity: String, Sendable, Hashable, CaseIterable {
    /// From rest to hard work, which add 0, 2, 4 and 6 °C to the wet-bulb temperature.
    case rest, light, moderate, intense

    /// The °C added to the wet-bulb temperature.
    var adjustment: Double {
      switch self {
      case .rest: 0
      case .light: 2
      case .moderate: 4
      case .intense: 6
      }
    }
  }

  /// The level for a wet-bulb temperature in °C. A boundary belongs to the higher level; nil for NaN.
  public init?(wetBulb: Double, activity: Activity) {
    guard wetBulb.isFinite else { return nil }
    switch wetBulb + activity.adjustment {
    case ..<21: self = .safe
    case ..<26: self = .caution
    case ..<30: self = .warning
    case ..<32: self = .danger
    default: self = .extreme
    }
  }

  /// Orders by danger: `safe` is the least.
  public static func < (a: HeatStress, b: HeatStress) -> Bool { a.rawValue < b.rawValue }

  /// The name in keys and designs: `caution`.
  public var name: String { "\(self)" }

  /// The display name: `Caution`.
  public var title: String {
    switch self {
    case .safe: "Safe"
    case .caution: "Caution"
    case .warning: "Warning"
    case .danger: "Danger"
    case .extreme: "Extreme danger"
    }
  }

  /// The ends of the level's gradient, `#RRGGBB`.
  public var colors: (from: String, to: String) {
    switch self {
    case .safe: ("#10B981", "#059669")
    case .caution: ("#F59E0B", "#D97706")
    case .warning: ("#F97316", "#EA580C")
    case .danger: ("#EF4444", "#DC2626")
    case .extreme: ("#991B1B", "#7F1D1D")
    }
  }
}
