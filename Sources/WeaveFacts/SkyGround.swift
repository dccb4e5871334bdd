// SPDX-License-Identifier: MIT

import WeaveData
import WeaveScience

/// The kinds of sky for which designs have a ground.
enum SkyGround: String, Sendable, CaseIterable {
  case clearDay, clearNight, partlyDay, partlyNight, cloudy, rain, storm, snow, fog

  init(_ group: SkyGroup, isDaylight: Bool) {
    self =
      switch group {
      case .clear: isDaylight ? .clearDay : .clearNight
      case .partly: isDaylight ? .partlyDay : .partlyNight
      case .cloudy: .cloudy
      case .fog: .fog
      case .drizzle, .rain, .heavyRain: .rain
      case .snow, .heavySnow, .freezing: .snow
      case .thunder: .storm
      }
  }
}

extension FactContext {
  /// The ground for the current sky: by its code, otherwise by its symbol. Cloudy if neither is known.
  var skyGround: SkyGround? {
    guard let conditions else { return nil }
    let isDaylight = conditions.isDaylight ?? sunIsUp ?? true
    let group =
      conditions.weatherCode.map { WeatherCode(rawValue: $0).group } ?? sky?.symbol.flatMap(SkyGroup.init(symbolName:))
    return SkyGround(group ?? .cloudy, isDaylight: isDaylight)
  }
}
