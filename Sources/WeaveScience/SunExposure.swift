// SPDX-License-Identifier: MIT

/// How long skin can stay in the sun. An estimate, not medical advice: published doses differ by half to both sides.
public enum SunExposure {
  /// Fitzpatrick's types of skin, from the fairest.
  public enum SkinType: Int, Sendable, Hashable, CaseIterable {
    /// Fitzpatrick's types, from skin that always burns to skin that never does.
    case i = 1, ii, iii, iv, v, vi

    /// The dose that reddens, joules a square metre, weighted for erythema.
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

    /// The dose that makes 1,000 units of vitamin D on a quarter of the skin, joules a square metre, weighted for vitamin D:
    /// a quarter of the dose that reddens, at the ratio of 1.765 between the two spectra in Boston on 21 March at noon
    /// under 350 Dobson units.
    ///
    /// - Source: Webb, A. R., and O. Engelsen, 2006: Calculated ultraviolet exposure levels for a healthy vitamin D status.
    ///   Photochem. Photobiol. 82, 1697–1703.
    public var vitaminDDose: Double { erythemalDose / 4 * 1.765 }

    /// `I` to `VI`.
    public var numeral: String { ["I", "II", "III", "IV", "V", "VI"][rawValue - 1] }
  }

  /// What can be said of a time in the sun.
  public enum Duration: Sendable, Hashable {
    /// So many minutes until skin reddens.
    case minutes(Double)
    /// The sun is too low, or the day too short.
    case notPossible
  }

  /// Minutes until skin reddens: an index of 1 is 1.5 joules a square metre and minute.
  ///
  /// - Parameter daylight: minutes of sun that are left; the answer is `notPossible` where it takes longer.
  /// - Returns: nil for what is no number.
  public static func burn(index: Double, skin: SkinType, daylight: Double = .infinity) -> Duration? {
    guard index.isFinite, index >= 0, !daylight.isNaN else { return nil }
    return duration(skin.erythemalDose / (1.5 * index), index: index, daylight: daylight)
  }

  /// What skin has received under an index that changes, until it reddens.
  public struct Dose: Sendable, Hashable {
    /// The index where the last stretch ended.
    public private(set) var index: Double
    /// What is left until skin reddens, in minutes at an index of 1.
    private var rest: Double

    /// Skin that comes into the sun.
    ///
    /// - Parameter index: of that moment.
    public init(skin: SkinType, index: Double) {
      (self.index, rest) = (index, skin.erythemalDose / 1.5)
    }

    /// Adds a stretch in which the index changes evenly.
    ///
    /// - Returns: the minutes of the stretch after which skin reddens; nil where it does not in this one.
    public mutating func minutesToBurn(over minutes: Double, to last: Double) -> Double? {
      let first = index
      defer { index = last }
      let dose = minutes * (first + last) / 2
      guard dose >= rest else {
        rest -= dose
        return nil
      }
      // rest = first · t + slope · t² / 2, solved for t in a form that holds for a slope of 0, too.
      let slope = (last - first) / minutes
      return 2 * rest / (first + max(0, first * first + 2 * slope * rest).squareRoot())
    }
  }

  /// Minutes until skin has made vitamin D, by the rule that a quarter of the dose that reddens on a quarter of the skin makes
  /// 1,000 units.
  ///
  /// Never longer than it takes to burn: nobody is advised to.
  ///
  /// - Parameters:
  ///   - exposed: the part of the skin without clothes, over 0 up to 1.
  ///   - units: how much vitamin D, international units.
  /// - Source: Holick, M. F., 2007: Vitamin D deficiency. N. Engl. J. Med. 357, 266–281.
  public static func vitaminD(
    index: Double, skin: SkinType, exposed: Double = 0.25, units: Double = 1_000, daylight: Double = .infinity
  ) -> Duration? {
    guard index.isFinite, index >= 0, let share = share(exposed, units), !daylight.isNaN else { return nil }
    let minutes = skin.erythemalDose / (6 * index) * share
    return guarded(duration(minutes, index: index, daylight: daylight), index: index, skin: skin)
  }

  /// The same from the radiation that makes vitamin D, which is the better one where the sun is low: past a zenith of 60° the
  /// rule is too hopeful.
  ///
  /// - Parameter radiation: weighted for vitamin D, watts a square metre; see `UVIndex.vitaminDRadiation`.
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

  /// Under an index of 1 the time is hours, and says nothing.
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
