// SPDX-License-Identifier: MIT

/// A font of UIKit.
public final class UIFont: Sendable, Hashable {
  let font: Font
  /// Points per em.
  public let pointSize: CGFloat

  init(_ font: Font, _ size: CGFloat) { (self.font, pointSize) = (font, size) }

  /// A font by its name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, fixedSize: fontSize), fontSize)
  }
  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.drawn), fontSize)
  }
  /// The system's font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.drawn).monospacedDigit(), fontSize)
  }
  /// The font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(Font(.style(style.drawn)), CGFloat(style.drawn.size(at: .large)))
  }
  /// Points from the highest letters to the lowest.
  public var lineHeight: CGFloat { (pointSize * 1.1934).rounded(.up) }

  /// Whether both are the same font.
  public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }
  /// Hashes the font.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }

  /// The weight of the strokes.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    /// From -1 to 1.
    public let rawValue: CGFloat
    /// A weight by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A weight.
    public static let thin = Weight(rawValue: -0.6)
    /// A weight.
    public static let light = Weight(rawValue: -0.4)
    /// A weight.
    public static let regular = Weight(rawValue: 0)
    /// A weight.
    public static let medium = Weight(rawValue: 0.23)
    /// A weight.
    public static let semibold = Weight(rawValue: 0.3)
    /// A weight.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight.
    public static let heavy = Weight(rawValue: 0.56)
    /// A weight.
    public static let black = Weight(rawValue: 0.62)

    fileprivate var drawn: Font.Weight {
      let weights: [(CGFloat, Font.Weight)] = [
        (-0.7, .ultraLight), (-0.5, .thin), (-0.2, .light), (0.1, .regular), (0.26, .medium), (0.35, .semibold),
        (0.48, .bold), (0.59, .heavy),
      ]
      return weights.first { rawValue < $0.0 }?.1 ?? .black
    }
  }

  /// A text style.
  public enum TextStyle: Sendable {
    /// From the largest to the smallest.
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

    fileprivate var drawn: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }
  }
}

extension Font {
  /// A font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
