// SPDX-License-Identifier: MIT

/// How good the air is to breathe, in words and colours of those who publish an index.
public struct AirQualityBand: Sendable, Hashable {
  /// `Good`.
  public var title: String
  /// `#RRGGBB`, as the publisher draws it.
  public var color: String
  /// 0 for the best.
  public var rank: Int

  /// The band of the European Air Quality Index; nil for what is no number or negative.
  ///
  /// - Source: European Environment Agency, `airindex.eea.europa.eu`; on Open-Meteo's scale each band takes 20 and above 100
  ///   the air is extremely poor.
  public init?(european index: Double) {
    self.init(index, [20, 40, 60, 80, 100], Self.european)
  }

  /// The band of the Air Quality Index of the US; nil for what is no number or negative.
  ///
  /// - Source: US EPA, `Technical Assistance Document for the Reporting of Daily Air Quality`, 2024, table 2.
  public init?(us index: Double) {
    self.init(index.rounded(), [50, 100, 150, 200, 300], Self.us)
  }

  /// The upper ends of all bands but the last belong to them.
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
