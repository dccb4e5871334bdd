// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// The units that a locale's readers expect.
public struct LocalMeasures: Sendable, Hashable {
  /// °C or °F.
  public var temperature = FactUnit.celsius
  /// km/h or mph.
  public var speed = FactUnit.kilometersPerHour
  /// Kilometres or miles.
  public var distance = FactUnit.kilometers
  /// hPa or inHg.
  public var pressure = FactUnit.hectopascals

  /// The units of a locale's region; `@measure=` or `-u-ms-` in its identifier takes precedence.
  ///
  /// - Source: CLDR, measurement systems: US for US and LR, and for MM's temperatures as they were; UK for GB; else
  ///   metric. A language without a region gets its most likely one.
  public init(_ locale: Locale) {
    let region = LocaleRegion(locale)
    switch region.keyword("measure", "ms").flatMap(Self.system) ?? Self.system(of: region) {
    case .metric: break
    case .us:
      temperature = .fahrenheit
      speed = .milesPerHour
      distance = .miles
      pressure = .inchesOfMercury
    case .uk:
      speed = .milesPerHour
      distance = .miles
    }
  }

  private enum System { case metric, us, uk }

  private static func system(_ name: Substring) -> System? {
    name.hasPrefix("metric") ? .metric : name.hasPrefix("us") ? .us : name.hasPrefix("uk") ? .uk : nil
  }

  private static func system(of region: LocaleRegion) -> System {
    switch region.code {
    case "US", "LR", "MM": .us
    case "GB": .uk
    default: .metric
    }
  }
}
