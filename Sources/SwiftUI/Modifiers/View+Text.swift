// SPDX-License-Identifier: MIT

nonisolated extension View {
  /// The font of texts in the view.
  public func font(_ font: Font?) -> some View { surrounded { $0.font = font } }
  /// The weight of texts in the view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    surrounded { if let weight { $0.fontChanges.append(.weight(weight)) } }
  }
  /// The width of letters in the view.
  public func fontWidth(_ width: Font.Width?) -> some View {
    surrounded { if let width { $0.fontChanges.append(.width(width)) } }
  }
  /// The family of texts in the view.
  public func fontDesign(_ design: Font.Design?) -> some View {
    surrounded { if let design { $0.fontChanges.append(.design(design)) } }
  }
  /// Bold texts in the view.
  public func bold(_ isActive: Bool = true) -> some View {
    surrounded { if isActive { $0.fontChanges.append(.weight(.bold)) } }
  }
  /// Texts in italics in the view.
  public func italic(_ isActive: Bool = true) -> some View {
    surrounded { $0.fontChanges.append(.italic(isActive)) }
  }
  /// Letters of one width in the view.
  public func monospaced(_ isActive: Bool = true) -> some View {
    surrounded { if isActive { $0.fontChanges.append(.monospaced) } }
  }
  /// Digits of one width in the view.
  public func monospacedDigit() -> some View { surrounded { $0.fontChanges.append(.tabular) } }
  /// Lines through texts in the view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    surrounded { $0.strikethrough = .init(isActive: isActive, color: color) }
  }
  /// Lines under texts in the view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    surrounded { $0.underline = .init(isActive: isActive, color: color) }
  }
  /// Points added between letters in the view.
  public func kerning(_ kerning: CGFloat) -> some View { surrounded { $0.tracking = kerning } }
  /// Points added between letters in the view.
  public func tracking(_ tracking: CGFloat) -> some View { surrounded { $0.tracking = tracking } }
  /// Points that texts in the view stand higher.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    surrounded { $0.baselineOffset = baselineOffset }
  }

  /// The most lines of texts in the view; nil for any number.
  public func lineLimit(_ number: Int?) -> some View {
    surrounded {
      $0.lineLimit = number
      $0.reservesSpace = false
    }
  }
  /// The most lines of texts in the view, whose room they always take if asked.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    surrounded {
      $0.lineLimit = limit
      $0.reservesSpace = reservesSpace
    }
  }
  /// The fewest and the most lines of texts in the view.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    surrounded {
      $0.lineLimit = limit.upperBound
      $0.reservesSpace = limit.lowerBound == limit.upperBound
    }
  }
  /// The most lines of texts in the view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  /// The fewest lines of texts in the view, whose room weave does not reserve.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(Int?.none) }

  /// Points between lines of texts in the view, beside the leading of the font.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { surrounded { $0.lineSpacing = lineSpacing } }
  /// How the lines of texts in the view line up.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    surrounded { $0.multilineTextAlignment = alignment }
  }
  /// Where texts in the view are cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { surrounded { $0.truncationMode = mode } }
  /// How far texts in the view may shrink before they are cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { surrounded { $0.minimumScaleFactor = factor } }
  /// Whether letters may move closer before a text is cut, which weave does not do.
  public func allowsTightening(_ flag: Bool) -> some View { surrounded { $0.allowsTightening = flag } }
  /// The letters that texts in the view are written in.
  public func textCase(_ textCase: Text.Case?) -> some View { surrounded { $0.textCase = textCase } }
  /// The size of texts beside their font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modified { content, scope in
      if isEnabled, scale.factor != 1 {
        scope.reportNotDrawn("weave applies `textScale` only to a `Text` itself")
      }
      return scope.nodes(of: content)
    }
  }
  /// The reader's text size in the view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { surrounded { $0.dynamicTypeSize = size } }
  /// Bounds of the reader's text size in the view.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    nonisolated(unsafe) let range = range
    return surrounded { environment in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = allowed.first, let most = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
    }
  }
  /// Whether people can select texts.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { unchanged }
  /// How the flow of a text is decided.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { unchanged }
}

/// Whether people can select texts.
public protocol TextSelectability {}
/// They can.
public struct EnabledTextSelectability: TextSelectability, Sendable {}
/// They cannot.
public struct DisabledTextSelectability: TextSelectability, Sendable {}
extension TextSelectability where Self == EnabledTextSelectability {
  /// They can.
  public static var enabled: Self { Self() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// They cannot.
  public static var disabled: Self { Self() }
}
