// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// Whether a view is drawn on a light or a dark ground.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// On a light or a dark ground.
  case light, dark
}

/// How strongly colours differ from their ground.
public enum ColorSchemeContrast: Sendable, Hashable, CaseIterable {
  /// As usual, or more.
  case standard, increased
}

/// The direction in which people read.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  /// From the left or from the right.
  case leftToRight, rightToLeft
}

/// How the lines of a text line up.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// At the edge where reading begins, in the middle, or at the other edge.
  case leading, center, trailing
  var drawn: WeaveGraphics.HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// How much room a view has along an axis.
public enum UserInterfaceSizeClass: Sendable, Hashable {
  /// Little, or much.
  case compact, regular
}

/// How often and how brightly the screen is drawn.
public enum BackgroundProminence: Sendable, Hashable {
  /// As usual, or more.
  case standard, increased
}

/// Declares a value of the environment with its default.
private protocol Keyed: EnvironmentKey {}

private enum ColorSchemeKey: Keyed { static var defaultValue: ColorScheme { .light } }
private enum ContrastKey: Keyed { static var defaultValue: ColorSchemeContrast { .standard } }
private enum LayoutDirectionKey: Keyed { static var defaultValue: LayoutDirection { .leftToRight } }
private enum DynamicTypeSizeKey: Keyed { static var defaultValue: DynamicTypeSize { .large } }
private enum LocaleKey: Keyed { static var defaultValue: Locale { .current } }
private enum CalendarKey: Keyed { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: Keyed { static var defaultValue: TimeZone { .current } }
private enum DisplayScaleKey: Keyed { static var defaultValue: CGFloat { 2 } }
private enum FontKey: Keyed { static var defaultValue: Font? { nil } }
private enum FontChangesKey: Keyed { static var defaultValue: [Font.Change] { [] } }
private enum ForegroundKey: Keyed { static var defaultValue: ForegroundStyles { ForegroundStyles() } }
private enum BackgroundKey: Keyed { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintKey: Keyed { static var defaultValue: AnyShapeStyle? { nil } }
private enum LineLimitKey: Keyed { static var defaultValue: Int? { nil } }
private enum ReservesSpaceKey: Keyed { static var defaultValue: Bool { false } }
private enum LineSpacingKey: Keyed { static var defaultValue: CGFloat { 0 } }
private enum AlignmentKey: Keyed { static var defaultValue: TextAlignment { .leading } }
private enum TruncationKey: Keyed { static var defaultValue: Text.TruncationMode { .tail } }
private enum ScaleFactorKey: Keyed { static var defaultValue: CGFloat { 1 } }
private enum TighteningKey: Keyed { static var defaultValue: Bool { false } }
private enum TextCaseKey: Keyed { static var defaultValue: Text.Case? { nil } }
private enum TrackingKey: Keyed { static var defaultValue: CGFloat? { nil } }
private enum BaselineKey: Keyed { static var defaultValue: CGFloat? { nil } }
private enum StrikethroughKey: Keyed { static var defaultValue: RunStyle.LineSetting? { nil } }
private enum UnderlineKey: Keyed { static var defaultValue: RunStyle.LineSetting? { nil } }
private enum ImageScaleKey: Keyed { static var defaultValue: Image.Scale { .medium } }
private enum ImageModeKey: Keyed { static var defaultValue: ContentMode? { nil } }
private enum SymbolModeKey: Keyed { static var defaultValue: SymbolRenderingMode? { nil } }
private enum SymbolVariantsKey: Keyed { static var defaultValue: SymbolVariants { .none } }
private enum LabelStyleKey: Keyed { static var defaultValue: any LabelStyle { DefaultLabelStyle() } }
private enum EnabledKey: Keyed { static var defaultValue: Bool { true } }
private enum RedactionKey: Keyed { static var defaultValue: RedactionReasons { [] } }
private enum OpenURLKey: Keyed { static var defaultValue: OpenURLAction { OpenURLAction() } }
private enum DismissKey: Keyed { static var defaultValue: DismissAction { DismissAction() } }

extension EnvironmentValues {
  /// Whether the view is drawn on a light or a dark ground.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// How strongly colours differ from their ground.
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
  package mutating func setContrast(_ contrast: ColorSchemeContrast) { self[ContrastKey.self] = contrast }
  /// The direction in which people read.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// The reader's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
  /// The reader's language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The reader's calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The reader's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// Device pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// The room along the width: little, in a widget.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { .compact }
    set {}
  }
  /// The room along the height: little, in a widget.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { .compact }
    set {}
  }
  /// Whether the screen is dimmed: never, in a picture.
  public var isLuminanceReduced: Bool {
    get { false }
    set {}
  }
  /// Whether the reader switched off animations: always, in a picture.
  public var accessibilityReduceMotion: Bool { true }
  /// Whether the reader switched off transparency.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the reader wants signs that do not depend on colours.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the reader inverted the colours.
  public var accessibilityInvertColors: Bool { false }
  /// Whether a screen reader is on.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the reader wants bold text.
  public var legibilityWeight: LegibilityWeight? {
    get { .regular }
    set {}
  }
  /// What the program is doing.
  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }

  /// The font of texts.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// Changes to the font of texts, the outer ones first.
  var fontChanges: [Font.Change] {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }
  /// The paint of texts and symbols.
  package var foreground: ForegroundStyles {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
  /// The paint of backgrounds; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
  /// The paint of controls; nil for the accent of the app.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  /// The most lines of texts; nil for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  var reservesSpace: Bool {
    get { self[ReservesSpaceKey.self] }
    set { self[ReservesSpaceKey.self] = newValue }
  }
  /// Points between lines, beside the leading of the font.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How the lines of a text line up.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }
  /// Where texts are cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  /// How far texts may shrink before they are cut.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  /// Whether letters may move closer before a text is cut.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  /// The letters that texts are written in.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  var tracking: CGFloat? {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }
  var baselineOffset: CGFloat? {
    get { self[BaselineKey.self] }
    set { self[BaselineKey.self] = newValue }
  }
  var strikethrough: RunStyle.LineSetting? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }
  var underline: RunStyle.LineSetting? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// How a resizable symbol keeps its proportions: as the nearest `aspectRatio` says.
  var imageContentMode: ContentMode? {
    get { self[ImageModeKey.self] }
    set { self[ImageModeKey.self] = newValue }
  }
  /// How the layers of symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
  /// The variants of symbols: filled, in a circle.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// Why contents are hidden.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  /// Opens an address: nothing happens.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// Closes a view: nothing happens.
  public var dismiss: DismissAction { self[DismissKey.self] }
}

/// The weight of text that a reader wants.
public enum LegibilityWeight: Sendable, Hashable {
  /// As usual, or bold.
  case regular, bold
}

/// What a program is doing.
public enum ScenePhase: Sendable, Hashable, Comparable {
  /// Out of sight, in sight, or in use.
  case background, inactive, active
}

/// Opens an address: nothing happens in a picture.
public struct OpenURLAction: Sendable {
  /// What happened.
  public struct Result: Sendable {
    /// It was opened.
    public static let handled = Result()
    /// It was not opened.
    public static let discarded = Result()
    /// The system opens it.
    public static let systemAction = Result()
  }
  init() {}
  /// Opens an address in another way.
  public init(handler: @escaping (URL) -> Result) {}
  /// Opens an address.
  public func callAsFunction(_ url: URL) {}
  /// Opens an address.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }
}

/// Closes a view: nothing happens in a picture.
public struct DismissAction: Sendable {
  /// Closes the view.
  public func callAsFunction() {}
}

/// Why contents are hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int
  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// They are not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// They are private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// They are out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Variants of a symbol.
public struct SymbolVariants: Sendable, Hashable {
  var parts: [String] = []
  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// With a stroke through it.
  public static let slash = SymbolVariants(parts: ["slash"])
  /// Also in a circle.
  public var circle: SymbolVariants { SymbolVariants(parts: parts + ["circle"]) }
  /// Also in a square.
  public var square: SymbolVariants { SymbolVariants(parts: parts + ["square"]) }
  /// Also in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(parts: parts + ["rectangle"]) }
  /// Also filled.
  public var fill: SymbolVariants { SymbolVariants(parts: parts + ["fill"]) }
  /// Also with a stroke through it.
  public var slash: SymbolVariants { SymbolVariants(parts: parts + ["slash"]) }
  /// Whether it has a variant.
  public func contains(_ other: SymbolVariants) -> Bool { other.parts.allSatisfy(parts.contains) }
}

extension EnvironmentValues {
  /// The name of a symbol in the variants of the surroundings; as it is if it has none of them.
  func variants(of name: String, isKnown: (String) -> Bool) -> String {
    let wanted = symbolVariants.parts.filter { !name.split(separator: ".").contains(Substring($0)) }
    guard !wanted.isEmpty else { return name }
    let order = ["circle", "square", "rectangle", "slash", "fill"]
    let longer = ([name] + wanted.sorted { (order.firstIndex(of: $0) ?? 9) < (order.firstIndex(of: $1) ?? 9) })
      .joined(separator: ".")
    return isKnown(longer) ? longer : name
  }

  /// How texts are set.
  @MainActor func textSettings(in scope: _ViewScope) -> ViewTextSettings {
    var settings = ViewTextSettings()
    settings.lineLimit = lineLimit
    settings.reservesSpace = reservesSpace
    settings.lineSpacing = Double(lineSpacing)
    settings.alignment = multilineTextAlignment.drawn
    settings.truncation = truncationMode.drawn
    settings.minimumScale = Double(min(max(minimumScaleFactor, 0.05), 1))
    return settings
  }
}
