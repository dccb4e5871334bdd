// SPDX-License-Identifier: MIT

import WeaveSpec

/// What the clock template reads of a design: its face, and its colours by name.
enum ClockModel {
  static func values(of config: ClockConfig) -> [String: Value] {
    [
      "face": .string(config.face.rawValue), "scheme": .string(config.theme.rawValue),
      "dialScheme": .string(config.face == .icon ? config.effectiveDial.rawValue : config.theme.rawValue),
      "secondColor": .string(config.face == .icon ? color(of: config.effectiveSecondHand) : ""),
    ]
  }

  private static func color(of hand: ClockConfig.SecondHand) -> String {
    switch hand {
    case .red: "#F53842"
    case .orange: "#FF9F0A"
    case .ocean: "#339CFF"
    case .mint: "#34C759"
    case .orchid: "#AF52DE"
    case .sunset: "#FF2D55"
    case .graphite: "#8E8E93"
    case .white: "#FFFFFF"
    }
  }
}
