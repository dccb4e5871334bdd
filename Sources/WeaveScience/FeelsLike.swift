// SPDX-License-Identifier: MIT

/// Formulas for how warm the air feels.
///
/// All functions return nil for NaN, for a humidity outside 0 to 100 % and for a negative wind.
public enum FeelsLike {
  /// The water vapour pressure in hectopascals.
  ///
  /// - Parameters:
  ///   - temperature: the air temperature, °C.
  ///   - humidity: the relative humidity in percent.
  /// - Source: Steadman, R. G., 1994: Norms of apparent temperature in Australia. Aust. Met. Mag. 43, 1–16.
  public static func vaporPressure(temperature: Double, humidity: Double) -> Double? {
    guard temperature.isFinite, temperature > -200, (0...100).contains(humidity) else { return nil }
    return humidity / 100 * 6.105 * exponential(17.27 * temperature / (237.7 + temperature))
  }

  /// The apparent temperature in the shade, °C. It falls with wind, rises with humidity, and is continuous.
  ///
  /// - Parameters:
  ///   - temperature: the air temperature, °C.
  ///   - humidity: the relative humidity in percent.
  ///   - wind: the wind ten metres above the ground, in metres per second.
  /// - Source: Steadman 1994, the linear fit that Australia's Bureau of Meteorology publishes.
  public static func apparentTemperature(temperature: Double, humidity: Double, wind: Double) -> Double? {
    guard let vapor = vaporPressure(temperature: temperature, humidity: humidity), isWind(wind) else { return nil }
    return temperature + 0.33 * vapor - 0.70 * wind - 4.00
  }

  /// The apparent temperature in the sun, °C.
  ///
  /// - Parameter radiation: the net radiation absorbed by the body, in watts per square metre.
  /// - Source: Steadman 1994, the form with radiation.
  public static func apparentTemperature(
    temperature: Double, humidity: Double, wind: Double, radiation: Double
  ) -> Double? {
    guard let vapor = vaporPressure(temperature: temperature, humidity: humidity), isWind(wind), radiation.isFinite
    else { return nil }
    return temperature + 0.348 * vapor - 0.70 * wind + 0.70 * radiation / (wind + 10) - 4.25
  }

  /// The heat index in °F: Steadman's simple average if that is below 80 °F, else Rothfusz's polynomial. The result
  /// may jump at the transition.
  ///
  /// - Parameter temperature: the air temperature, °F.
  /// - Source: Rothfusz, L. P., 1990: The heat index equation. NWS Technical Attachment SR 90-23, with the
  ///   adjustments of the Weather Prediction Center for dry and for damp air.
  public static func heatIndex(fahrenheit temperature: Double, humidity: Double) -> Double? {
    guard temperature.isFinite, (0...100).contains(humidity) else { return nil }
    let (t, r) = (temperature, humidity)
    let simple = (0.5 * (t + 61 + 1.2 * (t - 68) + 0.094 * r) + t) / 2
    guard simple >= 80 else { return simple }
    let polynomial =
      -42.379 + 2.04901523 * t + 10.14333127 * r - 0.22475541 * t * r - 0.00683783 * t * t - 0.05481717 * r * r
      + 0.00122874 * t * t * r + 0.00085282 * t * r * r - 0.00000199 * t * t * r * r
    if r < 13, (80...112).contains(t) {
      return polynomial - (13 - r) / 4 * ((17 - abs(t - 95)) / 17).squareRoot()
    }
    if r > 85, (80...87).contains(t) { return polynomial + (r - 85) / 10 * (87 - t) / 5 }
    return polynomial
  }

  /// The wind chill in °F; nil above 50 °F and for a wind of 3 mph or less, where it is not defined.
  ///
  /// - Parameters:
  ///   - temperature: the air temperature, °F.
  ///   - wind: the wind in miles per hour.
  /// - Source: Osczevski, R., and M. Bluestein, 2005: The new wind chill equivalent temperature chart. Bull. Amer.
  ///   Meteor. Soc. 86, 1453–1458.
  public static func windChill(fahrenheit temperature: Double, milesPerHour wind: Double) -> Double? {
    guard temperature.isFinite, temperature <= 50, isWind(wind), wind > 3 else { return nil }
    let speed = raise(wind, to: 0.16)
    return 35.74 + 0.6215 * temperature - 35.75 * speed + 0.4275 * temperature * speed
  }

  /// The wind chill in °C; nil above 10 °C and for a wind below 5 km/h, where it is not defined.
  ///
  /// - Source: the same formula in the units of Environment Canada.
  public static func windChill(celsius temperature: Double, kilometersPerHour wind: Double) -> Double? {
    guard temperature.isFinite, temperature <= 10, isWind(wind), wind >= 5 else { return nil }
    let speed = raise(wind, to: 0.16)
    return 13.12 + 0.6215 * temperature - 11.37 * speed + 0.3965 * temperature * speed
  }

  private static func isWind(_ wind: Double) -> Bool { wind.isFinite && wind >= 0 }
}
