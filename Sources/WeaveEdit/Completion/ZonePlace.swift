// SPDX-License-Identifier: MIT

/// The place that names a time zone: `Europe/Paris`, 48.87° north, 2.33° east.
public struct ZonePlace: Sendable, Hashable {
  /// The name of the zone in the tz database.
  public var zone: String
  /// Degrees, north positive.
  public var latitude: Double
  /// Degrees, east positive.
  public var longitude: Double

  /// The display name: `Buenos Aires`.
  public var name: String {
    (zone.split(separator: "/").last.map(String.init) ?? zone).replacing("_", with: " ")
  }

  /// Reads a table of zones and skips invalid lines.
  ///
  /// - Source: `zone1970.tab` and `zone.tab` of the tz database: countries, coordinates by ISO 6709, name and
  ///   remarks, separated by tabs.
  public static func read(_ table: String) -> [ZonePlace] {
    table.split(separator: "\n").prefix(2_000).compactMap { line -> ZonePlace? in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard !line.hasPrefix("#"), columns.count >= 3, let (latitude, longitude) = coordinates(columns[1]) else {
        return nil
      }
      return ZonePlace(zone: String(columns[2]), latitude: latitude, longitude: longitude)
    }.sorted { ($0.name, $0.zone) < ($1.name, $1.zone) }
  }

  /// Reads `+4852+00220`, or with seconds `+404251-0740023`, in degrees.
  private static func coordinates(_ text: Substring) -> (Double, Double)? {
    guard let split = text.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }),
      let latitude = degrees(text[..<split], digits: 2), let longitude = degrees(text[split...], digits: 3)
    else { return nil }
    return (latitude, longitude)
  }

  /// - Parameter digits: the number of digits of whole degrees.
  private static func degrees(_ text: Substring, digits: Int) -> Double? {
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let numbers = text.dropFirst()
    guard numbers.count == digits + 2 || numbers.count == digits + 4, numbers.allSatisfy(\.isASCII),
      let whole = Double(numbers.prefix(digits)), let minutes = Double(numbers.dropFirst(digits).prefix(2))
    else { return nil }
    let seconds = Double(numbers.dropFirst(digits + 2)) ?? 0
    let value = whole + minutes / 60 + seconds / 3600
    return ((sign == "-" ? -value : value) * 100).rounded() / 100
  }
}
