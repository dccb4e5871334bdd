// SPDX-License-Identifier: MIT

/// The position of the sun over a place.
///
/// - Source: the solar equations of NOAA's Earth System Research Laboratories, after Meeus, J., 1998: Astronomical
///   Algorithms, 2nd edition, chapter 25 (low accuracy). About 0.01° for the years 1800 to 2200.
public struct SolarPosition: Sendable, Hashable {
  /// Degrees from straight up, without refraction.
  public var zenith: Double
  /// Degrees from straight up as seen, with refraction.
  public var apparentZenith: Double
  /// Degrees clockwise from north, in 0..<360.
  public var azimuth: Double
  /// Degrees north of the equator.
  public var declination: Double
  /// Minutes by which a sundial is ahead of a clock.
  public var equationOfTime: Double
  /// The distance from the earth in astronomical units.
  public var distance: Double

  /// - Parameters:
  ///   - time: seconds since 1970, UTC.
  ///   - latitude: degrees, north positive.
  ///   - longitude: degrees, east positive.
  /// - Returns: nil for NaN, and for coordinates that are not on Earth.
  public init?(at time: Double, latitude: Double, longitude: Double) {
    guard Self.isPlace(latitude, longitude), let sun = SolarOrbit(at: time) else { return nil }
    let minutes = (time / 60).truncatingRemainder(dividingBy: 1_440) + sun.equationOfTime + 4 * longitude
    let hourAngle = (minutes / 4 - 180).fullTurn
    let height =
      sine(degrees: latitude) * sine(degrees: sun.declination)
      + cosine(degrees: latitude) * cosine(degrees: sun.declination) * cosine(degrees: hourAngle)
    zenith = arcCosine(height)
    apparentZenith = zenith - Self.refraction(elevation: 90 - zenith)
    let south =
      cosine(degrees: hourAngle) * sine(degrees: latitude) - tangent(degrees: sun.declination)
      * cosine(degrees: latitude)
    azimuth = (arcTangent(sine(degrees: hourAngle), south) + 180).fullTurn
    declination = sun.declination
    equationOfTime = sun.equationOfTime
    distance = sun.distance
  }

  static func isPlace(_ latitude: Double, _ longitude: Double) -> Bool {
    (-90...90).contains(latitude) && (-180...180).contains(longitude)
  }

  /// The degrees by which refraction lifts the sun.
  private static func refraction(elevation h: Double) -> Double {
    let t = tangent(degrees: h)
    let seconds: Double =
      switch h {
      case 85...: 0
      case 5...: 58.1 / t - 0.07 / (t * t * t) + 0.000086 / (t * t * t * t * t)
      case (-0.575)...: 1_735 + h * (-518.2 + h * (103.4 + h * (-12.79 + h * 0.711)))
      default: -20.774 / t
      }
    return seconds / 3_600
  }
}

/// The sun as seen from the centre of the earth.
struct SolarOrbit {
  var declination, equationOfTime, distance: Double

  /// Nil for NaN, or more than ten thousand years away.
  init?(at time: Double) {
    guard abs(time) < 3.2e11 else { return nil }
    let t = (time / 86_400 - 10_957.5) / 36_525
    let meanLongitude = (280.46646 + t * (36_000.76983 + t * 0.0003032)).fullTurn
    let anomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537)
    let eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
    let center =
      sine(degrees: anomaly) * (1.914602 - t * (0.004817 + t * 0.000014))
      + sine(degrees: 2 * anomaly) * (0.019993 - t * 0.000101) + sine(degrees: 3 * anomaly) * 0.000289
    let node = 125.04 - 1_934.136 * t
    let longitude = meanLongitude + center - 0.00569 - 0.00478 * sine(degrees: node)
    let obliquity =
      23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 + 0.00256 * cosine(degrees: node)
    declination = 90 - arcCosine(sine(degrees: obliquity) * sine(degrees: longitude))
    distance = 1.000001018 * (1 - eccentricity * eccentricity) / (1 + eccentricity * cosine(degrees: anomaly + center))
    let y = tangent(degrees: obliquity / 2) * tangent(degrees: obliquity / 2)
    let radians =
      y * sine(degrees: 2 * meanLongitude) - 2 * eccentricity * sine(degrees: anomaly)
      + 4 * eccentricity * y * sine(degrees: anomaly) * cosine(degrees: 2 * meanLongitude)
      - y * y / 2 * sine(degrees: 4 * meanLongitude) - 1.25 * eccentricity * eccentricity * sine(degrees: 2 * anomaly)
    equationOfTime = 4 * radians * 180 / .pi
  }
}
