// SPDX-License-Identifier: MIT

import WeaveExpressions
import WeaveSpec

/// The clock template's values from a design: its face and its colours.
enum ClockModel {
  static func values(of config: ClockConfig) -> [String: Value] {
    var values: [String: Value] = ["face": .string(config.face.rawValue), "scheme": .string(config.theme.rawValue)]
    guard config.face == .icon else { return values }
    values["secondHandColor"] = .string(color(of: config.effectiveSecondHand))
    if let dial = config.iconDialColourToken {
      (values["dialLight"], values["dialDark"]) = (.string(colors(of: dial).light), .string(colors(of: dial).dark))
    }
    return values
  }

  /// The colours of a flat dial.
  private static func colors(of theme: ClockConfig.Theme) -> (light: String, dark: String) {
    switch theme {
    case .classic: ("#2A4158", "#22364B")
    case .ocean: ("#234A76", "#1B3A5E")
    case .mint: ("#256253", "#1F4B3F")
    case .orchid: ("#4A357A", "#3A2A63")
    case .sunset: ("#5C2D4A", "#4A243B")
    case .ember: ("#5E2727", "#4A1F1F")
    case .graphite: ("#2A303A", "#1F242C")
    }
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
