// SPDX-License-Identifier: MIT

/// An air quality band, with the title and colour from the index's publisher.
public struct AirQualityBand: Sendable, Hashable {
  /// Such as `Good`.
  public var title: String
  /// `#RRGGBB`, the publisher's colour.
  public var color: String
  /// The rank; 0 is the best.
  public var rank: Int

  /// The band of the European Air Quality Index; nil for NaN or a negative value.
  ///
  /// - Source: European Environment Agency, `airindex.eea.europa.eu`; on Open-Meteo's scale each band spans 20, and
  ///   above 100 the air is extremely poor.
  public init?(european index: Double) {
    self.init(index, [20, 40, 60, 80, 100], Self.european)
  }

  /// The band of the US Air Quality Index; nil for NaN or a negative value.
  ///
  /// - Source: US EPA, `Technical Assistance Document for the Reporting of Daily Air Quality`, 2024, table 2.
  public init?(us index: Double) {
    self.init(index.rounded(), [50, 100, 150, 200, 300], Self.us)
  }

  /// Each band but the last includes its upper end.
  private init?(_ index: Double, _ ends: [Double], _ bands: [(String, String)]) {
    guard index >= 0, index.isFinite else { return nil }
    rank = ends.firstIndex { index <= $0 } ?? ends.count
    (title, color) = bands[rank]
  }

  private static let european = [
    ("Good", "#50F0E6"), ("Fair", "#50CCAA"), ("Moderate", "#F0E641"), ("Poor", "#FF5050"), ("Very poor", "#960032"),
    ("Extremely poor", "#7D2181"),
  ]

  private static let us = [
    ("Good", "#00E400"), ("Moderate", "#FFFF00"), ("Unhealthy for sensitive groups", "#FF7E00"),
    ("Unhealthy", "#FF0000"), ("Very unhealthy", "#8F3F97"), ("Hazardous", "#7E0023"),
  ]
}
