// SPDX-License-Identifier: MIT

public import FoundationEssentials

/// The units that a locale's readers expect.
public struct LocalMeasures: Sendable, Hashable {
  public var temperature = FactUnit.celsius
  public var speed = FactUnit.kilometersPerHour
  public var distance = FactUnit.kilometers
  public var pressure = FactUnit.hectopascals

  /// The units of a locale's region; `@measure=` or `-u-ms-` in its identifier goes before that.
  ///
  /// - Source: CLDR, measurement systems: US for US, LR and MM, UK for GB, else metric. A language without a region counts
  ///   as spoken in its most likely one, which is the US for English and Myanmar for Burmese.
  public init(_ locale: Locale) {
    let identifier = locale.identifier.lowercased()
    switch Self.chosenSystem(identifier) ?? Self.system(ofRegion: Self.region(identifier)) {
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

  private static func chosenSystem(_ identifier: String) -> System? {
    for (mark, ends) in [("@", "measure="), ("-u-", "ms-")] {
      guard let keywords = identifier.split(separator: mark, maxSplits: 1).dropFirst().first,
        let value = keywords.split(separator: ends, maxSplits: 1).last, keywords.contains(ends)
      else { continue }
      if value.hasPrefix("metric") { return .metric }
      if value.hasPrefix("us") { return .us }
      if value.hasPrefix("uk") { return .uk }
    }
    return nil
  }

  /// The region of an identifier such as `en_US`, `zh-Hant-TW` or `de_DE@calendar=gregorian`.
  private static func region(_ identifier: String) -> String {
    let base = identifier.prefix { $0 != "@" && $0 != "." }
    let parts = base.split { $0 == "_" || $0 == "-" }
    let region = parts.dropFirst().prefix { $0.utf8.count > 1 }.first { $0.utf8.count == 2 || Int($0) != nil }
    if let region { return String(region) }
    return switch parts.first {
    case "en": "us"
    case "my": "mm"
    default: ""
    }
  }

  private static func system(ofRegion region: String) -> System {
    switch region {
    case "us", "lr", "mm": .us
    case "gb", "uk": .uk
    default: .metric
    }
  }
}
