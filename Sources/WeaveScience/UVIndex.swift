// SPDX-License-Identifier: MIT

/// The UV index under a clear sky, with corrections for clouds and altitude.
public enum UVIndex {
  /// The source of the formula.
  public enum Model: String, Sendable, Hashable, CaseIterable {
    /// TEMIS, version 2: `temis.nl/uvradiation/product/uvi-uvd.html`. Within 0.05 of three rows published by TEMIS.
    case temis
    /// Madronich, S., 2007: Analytic formula for the clear-sky UV index. Photochem. Photobiol. 83, 1537–1538. About a
    /// fifth higher than TEMIS.
    case madronich
    /// Allaart, M., et al., 2004: Use of the total ozone column for UV index prediction. Meteorol. Appl. 11, 59–65.
    case allaart
  }

  /// The index at sea level at the mean distance of the sun, over ground that reflects 3 %.
  ///
  /// - Parameters:
  ///   - zenith: the sun's zenith angle in degrees.
  ///   - ozone: Dobson units.
  /// - Returns: 0 after sunset; nil for NaN, and for ozone outside 50 to 700.
  public static func clearSky(zenith: Double, ozone: Double, model: Model = .temis) -> Double? {
    guard zenith.isFinite, (50...700).contains(ozone) else { return nil }
    let cosine = cosine(degrees: zenith)
    guard abs(zenith) < 90, cosine > 0 else { return 0 }
    switch model {
    case .madronich: return 12.5 * raise(cosine, to: 2.42) * raise(ozone / 300, to: -1.23)
    case .allaart: return Fit.allaart.value(cosine: cosine, ozone: ozone)
    case .temis: return 40 * Fit.erythema.value(cosine: cosine, ozone: ozone)
    }
  }

  /// The radiation that makes vitamin D in skin, in watts per square metre, weighted by the CIE action spectrum.
  ///
  /// - Source: TEMIS, version 2, as for the index.
  public static func vitaminDRadiation(zenith: Double, ozone: Double) -> Double? {
    guard zenith.isFinite, (50...700).contains(ozone) else { return nil }
    let cosine = cosine(degrees: zenith)
    return abs(zenith) < 90 && cosine > 0 ? Fit.vitaminD.value(cosine: cosine, ozone: ozone) : 0
  }

  /// The index at a place and a moment under a clear sky, corrected for the sun's distance and the place's altitude.
  ///
  /// - Parameters:
  ///   - time: seconds since 1970, UTC.
  ///   - elevation: metres above sea level, limited to 0...9,000.
  public static func clearSky(
    at time: Double, latitude: Double, longitude: Double, ozone: Double, elevation: Double = 0, model: Model = .temis
  ) -> Double? {
    guard let sun = SolarPosition(at: time, latitude: latitude, longitude: longitude),
      let index = clearSky(zenith: sun.zenith, ozone: ozone, model: model)
    else { return nil }
    return index * distanceFactor(sun.distance) * altitudeFactor(elevation)
  }

  /// The factor for the sun's distance: 1 at the mean distance, falling with its square.
  public static func distanceFactor(_ distance: Double) -> Double {
    distance.isFinite && distance > 0.9 ? 1 / (distance * distance) : 1
  }

  /// The factor for altitude: 5 % more per kilometre.
  ///
  /// - Source: TEMIS, as above.
  public static func altitudeFactor(_ elevation: Double) -> Double {
    elevation.isFinite ? 1 + 0.05 * min(max(elevation, 0), 9_000) / 1_000 : 1
  }

  /// The factor for bright ground, such as snow.
  ///
  /// - Parameter albedo: the reflected share, 0 to 1.
  /// - Source: TEMIS, as above.
  public static func albedoFactor(_ albedo: Double) -> Double {
    albedo.isFinite ? (1 - 0.25 * 0.09) / (1 - 0.25 * min(max(albedo, 0), 1)) : 1
  }

  /// The factor for clouds.
  ///
  /// - Parameter cover: the covered share of the sky, 0 to 1.
  /// - Source: Kasten, F., and G. Czeplak, 1980: Solar and terrestrial radiation dependent on the amount and type of
  ///   cloud. Solar Energy 24, 177–189. Made for total solar radiation; ultraviolet passes through slightly better.
  public static func cloudFactor(_ cover: Double) -> Double {
    cover.isFinite ? 1 - 0.75 * raise(min(max(cover, 0), 1), to: 3.4) : 1
  }

  /// The formula shared by three of the fits.
  private struct Fit {
    let s, tau, epsilon, f, g, h, j: Double

    func value(cosine: Double, ozone: Double) -> Double {
      let mu = cosine * (1 - epsilon) + epsilon
      let x = 1_000 * cosine / ozone
      return s * mu * exponential(-tau / mu) * (f * raise(x, to: g) + h / ozone + j)
    }

    static let allaart = Fit(s: 1.24, tau: 0.58, epsilon: 0.17, f: 2.0, g: 1.62, h: 280, j: 1.4)
    static let erythema = Fit(s: 2.0877, tau: 1.0597, epsilon: 0.2755, f: 0.0477, g: 1.6325, h: 5.6499, j: 0.0485)
    static let vitaminD = Fit(s: 2.0877, tau: 1.0597, epsilon: 0.2755, f: 0.1101, g: 1.6481, h: 7.0745, j: 0)
  }
}

/// The bands of the UV index for advice.
///
/// - Source: WHO, WMO, UNEP, ICNIRP, 2002: Global solar UV index, a practical guide. ISBN 92-4-159007-6.
public enum UVBand: String, Sendable, Hashable, CaseIterable {
  /// The bands of the World Health Organization: below 3, 6, 8 and 11, and above.
  case low, moderate, high, veryHigh, extreme

  /// The band of an index, which is rounded first; nil for NaN or a negative value.
  public init?(index: Double) {
    guard index.isFinite, index >= 0 else { return nil }
    switch index.rounded() {
    case ...2: self = .low
    case ...5: self = .moderate
    case ...7: self = .high
    case ...10: self = .veryHigh
    default: self = .extreme
    }
  }

  /// The band's name in English.
  public var title: String {
    switch self {
    case .low: "Low"
    case .moderate: "Moderate"
    case .high: "High"
    case .veryHigh: "Very high"
    case .extreme: "Extreme"
    }
  }

  /// The band's colour as `#RRGGBB`, from the palette for bands, not the one for single values.
  public var color: String {
    switch self {
    case .low: "#3EA72D"
    case .moderate: "#FFF300"
    case .high: "#F18B00"
    case .veryHigh: "#E53210"
    case .extreme: "#B567A4"
    }
  }

  /// Whether skin needs protection: from an index of 3 on.
  public var needsProtection: Bool { self != .low }
}
