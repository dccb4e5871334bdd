// SPDX-License-Identifier: MIT

/// The face and the colours of the clock template.
public struct ClockConfig: Sendable, Hashable {
  /// A scheme of colours, for the whole clock or for its dial.
  public enum Theme: String, SpecToken { case classic, ocean, mint, orchid, sunset, ember, graphite }

  /// Which dial the clock has.
  public enum Face: String, SpecToken { case ceramic, icon, segmented }

  /// The colours of the second hand; each dial allows five of them.
  public enum SecondHand: String, SpecToken { case red, orange, ocean, mint, orchid, sunset, graphite, white }

  /// The colours of the dial.
  public var theme = Theme.classic
  /// Which dial the clock has.
  public var face = Face.icon
  /// The dial's own scheme; read by face `icon` only.
  public var iconDialColourToken: Theme?
  /// The colour of the second hand where it is not red; one of those that the dial allows.
  public var iconSecondHandColourToken: SecondHand?

  /// A clock in the standard colours.
  public init(face: Face = .icon) { self.face = face }

  /// The scheme that colours the dial.
  public var effectiveDial: Theme { iconDialColourToken ?? theme }

  /// The colour of the second hand.
  public var effectiveSecondHand: SecondHand { iconSecondHandColourToken ?? .red }
}

extension ClockConfig.Theme {
  /// The second hands that stand out on a dial of this scheme, the recommended one first.
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
