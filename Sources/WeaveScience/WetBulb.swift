// SPDX-License-Identifier: MIT

/// The temperature of a wet, ventilated thermometer: the limit to which sweat can cool.
public struct WetBulb: Sendable, Hashable {
  /// In °C, never above the air temperature.
  public var temperature: Double
  /// Whether the formula was fitted for this air. If not, the value is a guess.
  public var isInDomain: Bool

  /// The wet-bulb temperature at sea level.
  ///
  /// The result is the air temperature if the fit gives more, which is physically impossible. The same holds in
  /// saturated air, where nothing evaporates and for which the formula was not fitted.
  ///
  /// - Parameters:
  ///   - temperature: the air temperature, °C.
  ///   - humidity: the relative humidity in percent.
  /// - Returns: nil for NaN and for a humidity outside 0 to 100 %.
  /// - Source: Stull, R., 2011: Wet-bulb temperature from relative humidity and air temperature. J. Appl. Meteor.
  ///   Climatol. 50, 2267–2269, doi 10.1175/JAMC-D-11-0143.1. Errors of -1 to +0.65 °C within its domain, 0.3 °C on
  ///   average.
  public init?(temperature t: Double, humidity rh: Double) {
    guard t.isFinite, abs(t) < 200, (0...100).contains(rh) else { return nil }
    let fit =
      t * arcTangent(0.151977 * (rh + 8.313659).squareRoot()) + arcTangent(t + rh) - arcTangent(rh - 1.676331)
      + 0.00391838 * raise(rh, to: 1.5) * arcTangent(0.023101 * rh) - 4.686035
    temperature = rh == 100 ? t : min(fit, t)
    isInDomain = Self.covers(temperature: t, humidity: rh) && fit <= t
  }

  /// The domain: 5 to 99 % and -20 to 50 °C without the cold and dry corner, which is cut off along the line of
  /// Stull's figure 3, from 20 °C at 5 % to -20 °C at 50 %.
  private static func covers(temperature t: Double, humidity rh: Double) -> Bool {
    guard (5...99).contains(rh), (-20...50).contains(t) else { return false }
    return rh >= 50 || t >= 20 - (rh - 5) * 40 / 45
  }

  /// The reading of a ventilated psychrometer in °C, to compare with the fit; nil for air that no formula covers.
  ///
  /// - Parameter pressure: hectopascals.
  /// - Source: WMO-No. 8, Guide to Instruments and Methods of Observation, annex 4.B, solved by bisection.
  public static func psychrometric(
    temperature t: Double, humidity: Double, pressure: Double = 1_013.25
  ) -> Double? {
    guard (-60...60).contains(t), (0...100).contains(humidity), (300...1_100).contains(pressure) else { return nil }
    let vapor = humidity / 100 * saturation(t)
    func excess(_ wet: Double) -> Double {
      saturation(wet) - 0.000653 * (1 + 0.000944 * wet) * pressure * (t - wet) - vapor
    }
    var (low, high) = (-60.0, t)
    guard low < high, excess(low) <= 0 else { return nil }
    // Sixty halvings of a hundred degrees reach the last bit.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if excess(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The saturation pressure over water, in hectopascals.
  private static func saturation(_ t: Double) -> Double { 6.112 * exponential(17.62 * t / (243.12 + t)) }
}
