// SPDX-License-Identifier: MIT

/// How long skin can stay in the sun. An estimate, not medical advice: published doses differ by half in both
/// directions.
public enum SunExposure {
  /// Fitzpatrick's skin types, starting with the fairest.
  public enum SkinType: Int, Sendable, Hashable, CaseIterable {
    /// From skin that always burns to skin that never does.
    case i = 1, ii, iii, iv, v, vi

    /// The dose that reddens skin, in joules per square metre, weighted for erythema.
    ///
    /// - Source: the table of CMAJ Open 2015; 2, 2.5, 3, 4.5, 6 and 10 standard erythema doses.
    public var erythemalDose: Double {
      switch self {
      case .i: 200
      case .ii: 250
      case .iii: 300
      case .iv: 450
      case .v: 600
      case .vi: 1_000
      }
    }

    /// The dose that makes 1,000 units of vitamin D on a quarter of the skin, in joules per square metre, weighted
    /// for vitamin D.
    ///
    /// It is a quarter of the dose that reddens skin, times 1.765. That is the ratio between the two spectra in
    /// Boston on 21 March at noon under 350 Dobson units.
    ///
    /// - Source: Webb, A. R., and O. Engelsen, 2006: Calculated ultraviolet exposure levels for a healthy vitamin D
    ///   status. Photochem. Photobiol. 82, 1697–1703.
    public var vitaminDDose: Double { erythemalDose / 4 * 1.765 }

    /// `I` to `VI`.
    public var numeral: String { ["I", "II", "III", "IV", "V", "VI"][rawValue - 1] }
  }

  /// A length of time in the sun.
  public enum Duration: Sendable, Hashable {
    /// Minutes until skin reddens.
    case minutes(Double)
    /// The sun is too low, or the day too short.
    case notPossible
  }

  /// Minutes until skin reddens. An index of 1 gives 1.5 joules per square metre and minute.
  ///
  /// - Parameter daylight: minutes of sun left; the result is `notPossible` if reddening takes longer.
  /// - Returns: nil for NaN.
  public static func burn(index: Double, skin: SkinType, daylight: Double = .infinity) -> Duration? {
    guard index.isFinite, index >= 0, !daylight.isNaN else { return nil }
    return duration(skin.erythemalDose / (1.5 * index), index: index, daylight: daylight)
  }

  /// The dose that skin receives under a changing index, until it reddens.
  public struct Dose: Sendable, Hashable {
    /// The index at the end of the last interval.
    public private(set) var index: Double
    /// The dose left until skin reddens, in minutes at an index of 1.
    private var rest: Double

    /// Skin that has just come into the sun.
    ///
    /// - Parameter index: the index at that moment.
    public init(skin: SkinType, index: Double) {
      (self.index, rest) = (index, skin.erythemalDose / 1.5)
    }

    /// Adds an interval in which the index changes linearly.
    ///
    /// - Returns: the minutes into the interval at which skin reddens; nil if it does not.
    public mutating func minutesToBurn(over minutes: Double, to last: Double) -> Double? {
      let first = index
      defer { index = last }
      let dose = minutes * (first + last) / 2
      guard dose >= rest else {
        rest -= dose
        return nil
      }
      // rest = first · t + slope · t² / 2, solved for t in a form that also works for a slope of 0.
      let slope = (last - first) / minutes
      return 2 * rest / (first + max(0, first * first + 2 * slope * rest).squareRoot())
    }
  }

  /// Minutes until skin has made vitamin D. By the rule used, a quarter of the reddening dose on a quarter of the
  /// skin makes 1,000 units.
  ///
  /// The result never exceeds the time to burn, so nobody is advised to burn.
  ///
  /// - Parameters:
  ///   - exposed: the share of skin not covered by clothes, above 0 up to 1.
  ///   - units: the amount of vitamin D in international units.
  /// - Source: Holick, M. F., 2007: Vitamin D deficiency. N. Engl. J. Med. 357, 266–281.
  public static func vitaminD(
    index: Double, skin: SkinType, exposed: Double = 0.25, units: Double = 1_000, daylight: Double = .infinity
  ) -> Duration? {
    guard index.isFinite, index >= 0, let share = share(exposed, units), !daylight.isNaN else { return nil }
    let minutes = skin.erythemalDose / (6 * index) * share
    return guarded(duration(minutes, index: index, daylight: daylight), index: index, skin: skin)
  }

  /// Minutes until skin has made vitamin D, computed from the effective radiation. It is more accurate when the sun
  /// is low: beyond a zenith of 60° the rule is too optimistic.
  ///
  /// - Parameter radiation: weighted for vitamin D, in watts per square metre; see `UVIndex.vitaminDRadiation`.
  public static func vitaminD(
    radiation: Double, index: Double, skin: SkinType, exposed: Double = 0.25, units: Double = 1_000,
    daylight: Double = .infinity
  ) -> Duration? {
    guard radiation.isFinite, radiation >= 0, index.isFinite, index >= 0, let share = share(exposed, units),
      !daylight.isNaN
    else { return nil }
    let minutes = skin.vitaminDDose / (60 * radiation) * share
    return guarded(duration(minutes, index: index, daylight: daylight), index: index, skin: skin)
  }

  private static func share(_ exposed: Double, _ units: Double) -> Double? {
    guard exposed > 0, exposed <= 1, units > 0, units <= 100_000 else { return nil }
    return 0.25 / exposed * units / 1_000
  }

  /// Below an index of 1 the time would be hours, which is meaningless.
  private static func duration(_ minutes: Double, index: Double, daylight: Double) -> Duration {
    index < 1 || !minutes.isFinite || minutes > daylight ? .notPossible : .minutes(minutes)
  }

  private static func guarded(_ duration: Duration, index: Double, skin: SkinType) -> Duration {
    guard case .minutes(let minutes) = duration, case .minutes(let burn)? = burn(index: index, skin: skin),
      minutes < burn
    else { return .notPossible }
    return duration
  }
}
