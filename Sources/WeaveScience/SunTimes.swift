// SPDX-License-Identifier: MIT

/// The times of sunrise, sunset and twilight at a place on one day.
///
/// Uses the equations of `SolarPosition`, iterated until the declination matches the event. Accurate to five seconds
/// against the reference for these equations; mountains and weather shift the visible event by minutes.
public struct SunTimes: Sendable, Hashable {
  /// How the sun crosses a boundary on a day.
  public enum Crossing: Sendable, Hashable {
    /// In seconds since 1970, UTC. The set may fall on the next day.
    case crosses(rise: Double, set: Double)
    /// The sun stays above it all day: the midnight sun.
    case staysAbove
    /// The sun stays below it all day: the polar night.
    case staysBelow
  }

  /// When the sun is highest, in seconds since 1970, UTC. Defined on every day, even in the polar night.
  public var noon: Double
  /// The sun's upper edge on the horizon: a zenith of 90.833°.
  public var day: Crossing
  /// Zeniths of 96°, 102° and 108°: the ends of civil, nautical and astronomical twilight.
  public var civil, nautical, astronomical: Crossing

  /// The day whose solar noon is nearest to a moment; pass noon by the local clock for a local day.
  ///
  /// - Parameters:
  ///   - time: seconds since 1970, UTC.
  ///   - latitude: degrees, north positive.
  ///   - longitude: degrees, east positive.
  /// - Returns: nil for NaN, and for coordinates that are not on Earth.
  public init?(nearNoon time: Double, latitude: Double, longitude: Double) {
    guard SolarPosition.isPlace(latitude, longitude), let noon = Self.noon(near: time, longitude) else { return nil }
    let place = Place(noon: noon, latitude: latitude)
    self.noon = noon
    day = place.crossing(zenith: 90.833)
    civil = place.crossing(zenith: 96)
    nautical = place.crossing(zenith: 102)
    astronomical = place.crossing(zenith: 108)
  }

  /// Seconds between sunrise and sunset: 0 in the polar night, 86,400 under the midnight sun.
  public var dayLength: Double {
    switch day {
    case .crosses(let rise, let set): set - rise
    case .staysAbove: 86_400
    case .staysBelow: 0
    }
  }

  private static func noon(near time: Double, _ longitude: Double) -> Double? {
    guard abs(time) < 3.1e11 else { return nil }
    var noon = time
    for _ in 0..<3 {
      guard let sun = SolarOrbit(at: noon) else { return nil }
      let minutes = (noon / 60).truncatingRemainder(dividingBy: 1_440) + sun.equationOfTime + 4 * longitude
      // From half a day before to half a day after.
      let ahead = (minutes / 4).fullTurn - 180
      noon -= ahead * 240
    }
    return noon
  }

  private struct Place {
    let noon, latitude: Double

    func crossing(zenith: Double) -> Crossing {
      guard let rise = crossing(zenith, side: -1), let set = crossing(zenith, side: 1) else {
        let height = SolarOrbit(at: noon).map { 90 - abs(latitude - $0.declination) } ?? 0
        return height > 90 - zenith ? .staysAbove : .staysBelow
      }
      return .crosses(rise: rise, set: set)
    }

    /// The moment before (-1) or after (1) noon; nil if the sun does not reach the zenith angle.
    private func crossing(_ zenith: Double, side: Double) -> Double? {
      guard let atNoon = SolarOrbit(at: noon) else { return nil }
      var time = noon
      for _ in 0..<6 {
        guard let sun = SolarOrbit(at: time) else { return nil }
        let cosine =
          (WeaveScience.cosine(degrees: zenith) - sine(degrees: latitude) * sine(degrees: sun.declination))
          / (WeaveScience.cosine(degrees: latitude) * WeaveScience.cosine(degrees: sun.declination))
        guard abs(cosine) <= 1 else { return nil }
        let drift = (sun.equationOfTime - atNoon.equationOfTime) * 60
        time = noon - drift + side * arcCosine(cosine) * 240
      }
      return time
    }
  }
}
