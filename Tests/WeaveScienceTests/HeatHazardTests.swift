// SPDX-License-Identifier: MIT

import Testing
import WeaveScience

/// Air that is dangerous though its wet bulb is low.
@Suite struct HeatHazardTests {
  /// Values of the heat index chart of the National Weather Service: 110 °F at 40 % is 136, 95 °F at 60 % is 113, 90 °F at
  /// 50 % is 95. 90 °F are 32.22 °C, 103 °F are 39.44 °C, 125 °F are 51.67 °C.
  @Test(
    arguments: [
      (43.3, 57.8, nil, HeatHazard.dryHeat, HeatStress.danger), (35, 45, nil, .dryHeat, .warning),
      (32.2, 35, nil, .dryHeat, .caution), (40, 39.4, nil, .dryHeat, .warning), (40, 39.0, nil, .dryHeat, .caution),
      (32, 32.2, nil, .dryHeat, .caution), (32, 31.6, nil, nil, nil),
      // The wind chill chart of Environment Canada: -20 °C at 40 km/h is -34, -30 °C at 50 km/h is -49.
      (-20, nil, -34, .cold, .warning), (-30, nil, -49, .cold, .danger), (-10, nil, -20, nil, nil),
      (-38, nil, nil, .cold, .warning), (-28, nil, nil, nil, nil),
    ] as [(Double, Double?, Double?, HeatHazard?, HeatStress?)])
  func dryHeatAndColdAreTold(
    temperature: Double, heatIndex: Double?, windChill: Double?, hazard: HeatHazard?, least: HeatStress?
  ) {
    let found = HeatHazard.of(temperature: temperature, heatIndex: heatIndex, windChill: windChill)
    #expect(found?.hazard == hazard && found?.least == least)
  }

  @Test(arguments: HeatHazard.allCases) func wordsKeepTheirLength(hazard: HeatHazard) {
    #expect(hazard.advice.count <= 40 && hazard.fullAdvice.count <= 140)
  }
}
