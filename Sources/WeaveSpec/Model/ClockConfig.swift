// SPDX-License-Identifier: MIT

/// The face and the colours of the clock template.
public struct ClockConfig: Sendable, Hashable {
  /// A colour scheme, for the whole clock or for its dial.
  public enum Theme: String, SpecToken { case classic, ocean, mint, orchid, sunset, ember, graphite }

  /// The dial of the clock.
  public enum Face: String, SpecToken { case ceramic, icon, segmented }

  /// The colours of the second hand; each dial allows five of them.
  public enum SecondHand: String, SpecToken { case red, orange, ocean, mint, orchid, sunset, graphite, white }

  /// The colour scheme of the clock.
  public var theme = Theme.classic
  /// The dial of the clock.
  public var face = Face.icon
  /// The dial's own colour scheme; only for face `icon`.
  public var iconDialColourToken: Theme?
  /// The colour of the second hand, if it is not red. The dial must allow it.
  public var iconSecondHandColourToken: SecondHand?

  /// Makes a clock in the standard colours.
  public init(face: Face = .icon) { self.face = face }

  /// The colour scheme of the dial.
  public var effectiveDial: Theme { iconDialColourToken ?? theme }

  /// The colour of the second hand.
  public var effectiveSecondHand: SecondHand { iconSecondHandColourToken ?? .red }
}

extension ClockConfig.Theme {
  /// The second-hand colours that stand out on a dial of this scheme, the recommended one first.
  public var secondHands: [ClockConfig.SecondHand] {
    switch self {
    case .classic: [.red, .orange, .ocean, .graphite, .white]
    case .ocean: [.ocean, .red, .orange, .graphite, .white]
    case .mint: [.mint, .red, .orange, .graphite, .white]
    case .orchid: [.orchid, .red, .sunset, .graphite, .white]
    case .sunset: [.sunset, .red, .orchid, .graphite, .white]
    case .ember: [.orange, .red, .sunset, .graphite, .white]
    case .graphite: [.graphite, .red, .orange, .ocean, .white]
    }
  }
}
