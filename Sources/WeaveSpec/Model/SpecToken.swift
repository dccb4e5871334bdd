// SPDX-License-Identifier: MIT

/// A closed set of words of the language; the raw value is the word as written in files.
public protocol SpecToken: RawRepresentable, CaseIterable, Sendable, Hashable where RawValue == String {}

extension SpecToken {
  /// All words of the set, in the order of the documents.
  public static var words: [String] { allCases.map(\.rawValue) }
}

/// The built-in template that draws a design.
public enum Template: String, SpecToken {
  /// The app's templates. Ours are content trees with a name.
  case classic, hero, poster, weather, nextUpCalendar, reminders, clockIcon
  /// Our templates, drawn from snapshots and the clock. WidgetWeaver reads them as `classic`.
  case steps, stepsMonth, stepsYear, activity, feelsLike, conditions, wetBulb, uv, clockDigital, clockWord
  /// The design's own `content` tree. WidgetWeaver reads it as `classic`.
  case custom
}

extension Template {
  /// The variants declared and drawn by its file in `Sources/WeaveTemplates/Templates`.
  public var variants: [LayoutSpec.Variant] { Self.declaredVariants[self] ?? [] }
}

/// The main colour of a design.
public enum Accent: String, SpecToken {
  /// The app's accents.
  case blue, purple, pink, orange, green, teal, red, yellow, gray, indigo
}

/// The background of a widget, or the overlay on its background.
public enum BackgroundToken: String, SpecToken {
  /// The app's backgrounds.
  case plain, accentGlow, radialGlow, solidAccent, subtleMaterial, aurora, sunset, midnight, candy
}

/// A text style of the platform; `automatic` depends on where the text is.
public enum TextStyleToken: String, SpecToken {
  /// From small to large, as in SwiftUI; `automatic` lets the template choose.
  case automatic, caption2, caption, footnote, subheadline, body, headline, title3, title2, title
}
