// SPDX-License-Identifier: MIT

import Testing
import WeaveScience

@Suite struct AirQualityTests {
  /// The ends of the bands, as their publishers print them.
  @Test func bandsEndWhereTheTablesSay() {
    #expect(
      [0, 20, 20.1, 40, 60, 80, 100, 101].map { AirQualityBand(european: $0)?.title } == [
        "Good", "Good", "Fair", "Fair", "Moderate", "Poor", "Very poor", "Extremely poor",
      ])
    #expect(
      [0, 50, 51, 100, 150, 151, 200, 300, 301].map { AirQualityBand(us: $0)?.title } == [
        "Good", "Good", "Moderate", "Moderate", "Unhealthy for sensitive groups", "Unhealthy", "Unhealthy",
        "Very unhealthy", "Hazardous",
      ])
    #expect(AirQualityBand(us: -1) == nil && AirQualityBand(european: .nan) == nil)
    #expect(AirQualityBand(us: 40)?.color == "#00E400")
  }
}
