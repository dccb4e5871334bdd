// SPDX-License-Identifier: MIT

package import WeaveGraphics
package import WeaveResolve

/// A font, which may follow the reader's text size.
public struct Font: Sendable, Hashable {
  /// A text style of the system.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    /// From the largest to the smallest.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    package var drawn: WeaveGraphics.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }

    /// Points per em at a text size.
    func size(at size: DynamicTypeSize) -> Double { drawn.font(at: size.drawn).spec.size }
  }

  /// The weight of the strokes.
  public struct Weight: Sendable, Hashable {
    package let value: Int
    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// The width of the letters, which weave draws as usual.
  public struct Width: Sendable, Hashable {
    /// 0 is usual.
    public var value: CGFloat
    /// A width by its number.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrower.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// As usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The family of the system's font.
  public enum Design: Sendable, Hashable {
    /// San Francisco, New York, rounded, or with letters of one width.
    case `default`, serif, rounded, monospaced

    package var drawn: FontSpec.Family {
      switch self {
      case .default: .system
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The distance between lines.
  public enum Leading: Sendable, Hashable {
    /// Usual, or by two points closer or wider.
    case standard, tight, loose
  }

  enum Base: Sendable, Hashable {
    case style(TextStyle)
    case system(size: CGFloat)
    case named(String, size: CGFloat, relativeTo: TextStyle?)
  }
  enum Change: Sendable, Hashable {
    case weight(Weight)
    case design(Design)
    case italic(Bool)
    case tabular
    case monospaced
    case leading(Leading)
    case width(Width)
    case smallCaps
  }
  let base: Base
  private(set) var changes: [Change] = []

  init(_ base: Base, _ changes: [Change] = []) { (self.base, self.changes) = (base, changes) }

  func adding(_ change: Change) -> Font { Font(base, changes + [change]) }

  /// A text style.
  public static let largeTitle = Font(.style(.largeTitle))
  /// A text style.
  public static let title = Font(.style(.title))
  /// A text style.
  public static let title2 = Font(.style(.title2))
  /// A text style.
  public static let title3 = Font(.style(.title3))
  /// A text style.
  public static let headline = Font(.style(.headline))
  /// A text style.
  public static let subheadline = Font(.style(.subheadline))
  /// A text style.
  public static let body = Font(.style(.body))
  /// A text style.
  public static let callout = Font(.style(.callout))
  /// A text style.
  public static let footnote = Font(.style(.footnote))
  /// A text style.
  public static let caption = Font(.style(.caption))
  /// A text style.
  public static let caption2 = Font(.style(.caption2))

  /// A text style with a design and a weight.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), changes(weight, design))
  }
  /// A text style with a design.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style), changes(nil, design))
  }
  /// The system's font in a size in points, which does not follow the reader's text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size), changes(weight, design))
  }
  /// The system's font in a size in points.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size), changes(weight, design))
  }
  private static func changes(_ weight: Weight?, _ design: Design?) -> [Change] {
    [design.map(Change.design), weight.map(Change.weight)].compactMap(\.self)
  }

  /// A font by its name, in points at the default text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: size, relativeTo: .body))
  }
  /// A font by its name, which grows like a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.named(name, size: size, relativeTo: textStyle))
  }
  /// A font by its name, in points at every text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: fixedSize, relativeTo: nil))
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  /// The font in bold.
  public func bold() -> Font { adding(.weight(.bold)) }
  /// The font in bold, or not.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  /// The font in italics.
  public func italic() -> Font { adding(.italic(true)) }
  /// The font in italics, or not.
  public func italic(_ isActive: Bool) -> Font { adding(.italic(isActive)) }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { adding(.tabular) }
  /// The font with letters of one width.
  public func monospaced() -> Font { adding(.monospaced) }
  /// The font with letters of one width, or not.
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  /// The font with wider or narrower letters.
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  /// The font with small capitals.
  public func smallCaps() -> Font { adding(.smallCaps) }
  /// The font with small capitals for lower case.
  public func lowercaseSmallCaps() -> Font { adding(.smallCaps) }
  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { adding(.smallCaps) }
}

extension Font {
  /// The font as it is drawn.
  @MainActor package func drawn(in scope: _ViewScope) -> FontSetting {
    let resolver = scope.pass.resolver
    let size = scope.environment.dynamicTypeSize
    var setting: FontSetting
    switch base {
    case .style(let style): setting = resolver.font(style.drawn, at: size.drawn)
    case .system(let points): setting = resolver.font(resolver.font(.body, at: size.drawn), size: Double(points))
    case .named(let name, let points, let style):
      let growth = style.map { $0.size(at: size) / $0.size(at: .large) } ?? 1
      setting = resolver.font(resolver.font(.body, at: size.drawn), size: (Double(points) * growth).rounded())
      setting.spec.family = .named(name)
    }
    if case .style = base {} else { setting.spec.weight = 400 }
    for change in changes { setting.apply(change, in: scope) }
    return setting
  }
}

extension FontSetting {
  @MainActor mutating func apply(_ change: Font.Change, in scope: _ViewScope) {
    switch change {
    case .weight(let weight): spec.weight = weight.value
    case .design(let design): spec.family = design.drawn
    case .italic(let isItalic): spec.isItalic = isItalic
    case .tabular: spec.hasTabularDigits = true
    case .monospaced: spec.family = .monospaced
    case .leading(.standard): break
    case .leading(.tight): lineHeight -= 2
    case .leading(.loose): lineHeight += 2
    case .width(let width):
      if width.value != 0 { scope.reportNotDrawn("weave has no narrow or wide letters of the system's font") }
    case .smallCaps: scope.reportNotDrawn("weave has no small capitals")
    }
  }
}

/// The reader's text size.
public enum DynamicTypeSize: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// From the smallest; `large` is the default.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes of the accessibility settings.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// By size.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
  /// Whether it is one of the accessibility settings.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  package var drawn: TextSize { TextSize.allCases[rawValue] }
  package init(_ size: TextSize) {
    self = TextSize.allCases.firstIndex(of: size).flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
  }
}
