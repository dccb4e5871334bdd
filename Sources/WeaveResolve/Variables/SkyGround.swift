// SPDX-License-Identifier: MIT

import WeaveData
import WeaveScience

/// The kinds of sky that designs have a ground for.
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
  /// The ground under the sky of now: by its code, without one by what its symbol shows. Cloudy where neither tells.
  var skyGround: SkyGround? {
    guard let conditions else { return nil }
    let isDaylight = conditions.isDaylight ?? sunIsUp ?? true
    let group =
      conditions.weatherCode.map { WeatherCode(rawValue: $0).group } ?? sky?.symbol.flatMap(SkyGroup.init(symbolName:))
    return SkyGround(group ?? .cloudy, isDaylight: isDaylight)
  }
}
