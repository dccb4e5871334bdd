// SPDX-License-Identifier: MIT

/// The appearance of the moon at a moment.
///
/// - Source: Meeus, J., 1998: Astronomical Algorithms, 2nd edition, chapter 48. The illuminated fraction is within
///   0.2 % of an ephemeris.
public struct Moon: Sendable, Hashable {
  /// The named phase: each principal phase for one day, the others in between.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// In the order of the lunar month, starting with the new moon.
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, thirdQuarter, waningCrescent

    /// The display name: `Waxing gibbous`.
    public var title: String {
      switch self {
      case .new: "New moon"
      case .waxingCrescent: "Waxing crescent"
      case .firstQuarter: "First quarter"
      case .waxingGibbous: "Waxing gibbous"
      case .full: "Full moon"
      case .waningGibbous: "Waning gibbous"
      case .thirdQuarter: "Last quarter"
      case .waningCrescent: "Waning crescent"
      }
    }

    /// The name of the symbol that looks like the phase. In the southern hemisphere it is the symbol of the mirrored
    /// phase.
    public func symbolName(isSouthern: Bool) -> String { isSouthern ? mirrored.symbolName : symbolName }

    /// The phase that looks like the mirror image of this one.
    private var mirrored: Phase {
      switch self {
      case .new, .full: self
      case .waxingCrescent: .waningCrescent
      case .firstQuarter: .thirdQuarter
      case .waxingGibbous: .waningGibbous
      case .waningGibbous: .waxingGibbous
      case .thirdQuarter: .firstQuarter
      case .waningCrescent: .waxingCrescent
      }
    }

    /// The name of its SF Symbol, as seen in the northern hemisphere.
    public var symbolName: String {
      switch self {
      case .new: "moonphase.new.moon"
      case .waxingCrescent: "moonphase.waxing.crescent"
      case .firstQuarter: "moonphase.first.quarter"
      case .waxingGibbous: "moonphase.waxing.gibbous"
      case .full: "moonphase.full.moon"
      case .waningGibbous: "moonphase.waning.gibbous"
      case .thirdQuarter: "moonphase.last.quarter"
      case .waningCrescent: "moonphase.waning.crescent"
      }
    }
  }

  /// Degrees from the new moon, in 0..<360; 180 is full.
  public var elongation: Double
  /// The illuminated fraction, 0 to 1.
  public var illuminated: Double
  /// Days since the mean new moon; the true new moon differs by up to 0.6 days.
  public var age: Double

  /// - Parameter time: seconds since 1970, UTC.
  /// - Returns: nil for NaN, or more than ten thousand years away.
  public init?(at time: Double) {
    guard abs(time) < 3.2e11 else { return nil }
    let day = time / 86_400 + 2_440_587.5
    let t = (day - 2_451_545) / 36_525
    let d = 297.8501921 + t * (445_267.1114034 - t * 0.0018819)
    let sun = 357.5291092 + t * (35_999.0502909 - t * 0.0001536)
    let moon = 134.9633964 + t * (477_198.8675055 + t * 0.0087414)
    let correction =
      6.289 * sine(degrees: moon) - 2.100 * sine(degrees: sun) + 1.274 * sine(degrees: 2 * d - moon)
      + 0.658 * sine(degrees: 2 * d) + 0.214 * sine(degrees: 2 * moon) + 0.110 * sine(degrees: d)
    elongation = (d + correction).fullTurn
    illuminated = (1 - cosine(degrees: elongation)) / 2
    let rest = (day - 2_451_550.09766).truncatingRemainder(dividingBy: Self.month)
    age = rest < 0 ? rest + Self.month : rest
  }

  /// The days from one mean new moon to the next.
  static let month = 29.530588861

  /// Whether the lit part is growing.
  public var isWaxing: Bool { elongation < 180 }

  /// The phase: the four principal phases last one day each, half a day on either side; the others lie in between.
  public var phase: Phase {
    let halfDay = 360 / Self.month / 2
    let quarter = Int((elongation / 90).rounded()) % 4
    let distance = abs(elongation - (elongation / 90).rounded() * 90)
    if distance <= halfDay { return [.new, .firstQuarter, .full, .thirdQuarter][quarter] }
    return [.waxingCrescent, .waxingGibbous, .waningGibbous, .waningCrescent][min(Int(elongation / 90), 3)]
  }
}
