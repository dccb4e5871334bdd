// SPDX-License-Identifier: MIT

package import WeaveGraphics
import WeaveResolve

/// Lines of read-only text.
public struct Text: Sendable {
  var location: SourceLocation?
  /// A stretch of a text with its own style.
  struct Run: Sendable {
    var content: TextContent
    var style = RunStyle()
  }
  var runs: [Run]

  init(_ content: TextContent) { runs = [Run(content: content)] }
  init(runs: [Run]) { self.runs = runs }

  /// Looks up a text in the string catalogue of the program, and reads Markdown in it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, BundleName(bundle)))
  }
  /// A text as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }
  /// A text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }
  /// A localised text of Foundation.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }
  /// A text with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }
  /// A symbol or a picture in a line of text.
  public init(_ image: Image) { self.init(.image(image)) }
  /// A value as a format writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format)))
  }
  /// A value as a format writes it, with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.formatted(FormattedValue(input, format)))
  }
  /// An object as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }
  /// A value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }
  /// A date in a style that may change with time; a picture shows it at its moment.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }
  /// A range of dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.dates(dates.lowerBound, dates.upperBound)) }
  /// A range of dates.
  public init(_ interval: DateInterval) { self.init(.dates(interval.start, interval.end)) }
  /// A timer; a picture shows it at its moment.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// How a date is written.
  public struct DateStyle: Sendable, Hashable, Codable {
    enum Kind: String, Sendable, Codable { case time, date, relative, offset, timer }
    let kind: Kind
    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The date.
    public static let date = DateStyle(kind: .date)
    /// The time from now: 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// The time from now with a sign: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The time from now as a clock: 2:23:00.
    public static let timer = DateStyle(kind: .timer)
  }

  /// One text after the other.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(runs: lhs.runs + rhs.runs) }

  /// Where a text is cut.
  public enum TruncationMode: Sendable, Hashable {
    /// At the start, in the middle or at the end.
    case head, middle, tail

    package var drawn: TextTruncation {
      switch self {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
  }

  /// The letters that a text is written in.
  public enum Case: Sendable, Hashable { case uppercase, lowercase }

  /// The size of a text beside its font.
  public struct Scale: Sendable, Hashable {
    let factor: Double
    /// As usual.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for units and marks.
    public static let secondary = Scale(factor: 0.8)
  }

  /// A line through or under a text.
  public struct LineStyle: Sendable, Hashable {
    let color: Color?
    /// A single line.
    public static let single = LineStyle(color: nil)
    /// The pattern of a line; weave draws it solid.
    public struct Pattern: Sendable, Hashable {
      /// Solid or of dots and dashes.
      public static let solid = Pattern()
      /// Of dots.
      public static let dot = Pattern()
      /// Of dashes.
      public static let dash = Pattern()
      /// Of dashes and dots.
      public static let dashDot = Pattern()
      /// Of dashes and two dots.
      public static let dashDotDot = Pattern()
    }
    /// A line in a pattern and a colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }
    init(color: Color?) { self.color = color }
  }
}

extension Text: Equatable {
  /// Whether both are written in the same way.
  public static func == (a: Text, b: Text) -> Bool { "\(a.runs)" == "\(b.runs)" }
}

/// The style of a stretch of text; nil for that of its surroundings.
struct RunStyle: Sendable {
  var font: Font?
  var foreground: AnyShapeStyle?
  var changes: [Font.Change] = []
  var tracking: CGFloat?
  var strikethrough: LineSetting?
  var underline: LineSetting?
  var baselineOffset: CGFloat?
  var scale: Text.Scale?

  struct LineSetting: Sendable {
    var isActive: Bool
    var color: Color?
  }
}

extension Text {
  /// The text with a change to the style of its runs; a style that a run has already stays.
  func styled(_ change: (inout RunStyle) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index].style) }
    return text
  }

  /// The text in a font.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { if let weight { $0.changes.insert(.weight(weight), at: 0) } }
  }
  /// The text in letters of another width.
  public func fontWidth(_ width: Font.Width?) -> Text {
    styled { if let width { $0.changes.insert(.width(width), at: 0) } }
  }
  /// The text in a family of the system.
  public func fontDesign(_ design: Font.Design?) -> Text {
    styled { if let design { $0.changes.insert(.design(design), at: 0) } }
  }
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = $0.foreground ?? color.map(AnyShapeStyle.init) }
  }
  /// The text in a paint.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
  }
  /// The text in bold.
  public func bold() -> Text { bold(true) }
  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text {
    styled { if isActive { $0.changes.insert(.weight(.bold), at: 0) } }
  }
  /// The text in italics.
  public func italic() -> Text { italic(true) }
  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { styled { $0.changes.insert(.italic(isActive), at: 0) } }
  /// The text in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { if isActive { $0.changes.insert(.monospaced, at: 0) } }
  }
  /// The text with digits of one width.
  public func monospacedDigit() -> Text { styled { $0.changes.insert(.tabular, at: 0) } }
  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.strikethrough = $0.strikethrough ?? .init(isActive: isActive, color: color) }
  }
  /// The text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive, color: color) }
  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.underline = $0.underline ?? .init(isActive: isActive, color: color) }
  }
  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive, color: color)
  }
  /// Points added between letters that are not a pair.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.tracking = $0.tracking ?? kerning } }
  /// Points added between letters.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = $0.tracking ?? tracking } }
  /// Points that the text stands higher.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }
  /// The text in another size beside its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    styled { if isEnabled { $0.scale = scale } }
  }
  /// Nothing: a still picture of an animation.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(EmptyModifier())
  }
  /// How a screen reader reads the text.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// How a screen reader reads the text.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// What a screen reader says instead of the text.
  public func accessibilityLabel(_ label: Text) -> Text { self }
  /// How important the text is as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// How a screen reader reads the text.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

extension Text: Locatable {}

extension Text: View {
  /// It has no body.
  public typealias Body = Never

  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("Text")
    if runs.count == 1, case .image(let image) = runs[0].content {
      return scope.nodes(of: image.font(runs[0].style.font))
    }
    let spans = spans(in: scope)
    let settings = scope.environment.textSettings(in: scope)
    let text = scope.pass.resolver.text(spans, settings, at: scope.place)
    var node = scope.node(.text(text))
    let leading = spans.map { $0.font.lineHeight - $0.font.spec.size * FontSpec.lineRatio }.max() ?? 0
    node.spacing = .text(leading: max(0, leading))
    return [node]
  }

  /// The stretches as they are drawn.
  @MainActor func spans(in scope: _ViewScope) -> [ViewSpan] {
    var spans: [ViewSpan] = []
    for run in runs {
      for piece in run.content.pieces(in: scope) { spans.append(span(of: piece, run.style, in: scope)) }
    }
    return spans
  }

  @MainActor private func span(of piece: TextPiece, _ style: RunStyle, in scope: _ViewScope) -> ViewSpan {
    let environment = scope.environment
    let inner = piece.style
    let base = inner.font ?? style.font ?? environment.font ?? .body
    var font = base.drawn(in: scope)
    for change in environment.fontChanges + style.changes + inner.changes { font.apply(change, in: scope) }
    if let scale = inner.scale ?? style.scale, scale.factor != 1 {
      font = scope.pass.resolver.font(font, size: font.spec.size * scale.factor)
    }
    if let tracking = inner.tracking ?? style.tracking ?? environment.tracking {
      font.spec.tracking = Double(tracking)
    }
    if let offset = inner.baselineOffset ?? style.baselineOffset ?? environment.baselineOffset, offset != 0 {
      scope.reportNotDrawn("weave does not raise letters; `baselineOffset` is ignored")
    }
    let paint = inner.foreground ?? style.foreground
    let fill = paint?.fill(in: scope) ?? ForegroundStyle().fill(in: scope)
    func line(_ setting: RunStyle.LineSetting?) -> WeaveGraphics.Color? {
      guard let setting, setting.isActive else { return nil }
      return setting.color?.drawn(in: scope) ?? fill.mean
    }
    let words: String
    switch environment.textCase {
    case .uppercase: words = piece.text.uppercased(with: environment.locale)
    case .lowercase: words = piece.text.lowercased(with: environment.locale)
    case nil: words = piece.text
    }
    return ViewSpan(
      words, font: font, fill: fill,
      strikethrough: line(inner.strikethrough ?? style.strikethrough ?? environment.strikethrough),
      underline: line(inner.underline ?? style.underline ?? environment.underline))
  }

  /// The words as they are drawn, for screen readers.
  @MainActor func words(in scope: _ViewScope) -> String { spans(in: scope).map(\.text).joined() }
}
