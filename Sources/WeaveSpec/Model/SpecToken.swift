// SPDX-License-Identifier: MIT

/// A closed set of words of the language; the raw value is the word as files write it.
public protocol SpecToken: RawRepresentable, CaseIterable, Sendable, Hashable where RawValue == String {}

extension SpecToken {
  /// All words of the set, in the order in which the documents list them.
  public static var words: [String] { allCases.map(\.rawValue) }
}

/// Which of the built-in designs draws a spec.
public enum Template: String, SpecToken {
  /// The app's templates; our own are content trees with a name.
  case classic, hero, poster, weather, nextUpCalendar, reminders, clockIcon
  /// Ours, drawn from snapshots and the clock; WidgetWeaver reads them as `classic`.
  case steps, stepsMonth, stepsYear, activity, feelsLike, conditions, wetBulb, uv, clockDigital, clockWord
  /// The design's own `content` tree. WidgetWeaver reads it as `classic`.
  case custom
}

extension Template {
  /// The variants that its file in `Sources/WeaveTemplates/Templates` declares and draws.
  public var variants: [LayoutSpec.Variant] { Self.declaredVariants[self] ?? [] }
}

/// The colour that a design is built around.
public enum Accent: String, SpecToken {
  /// The app's accents.
  case blue, purple, pink, orange, green, teal, red, yellow, gray, indigo
}

/// What lies behind a widget, or over its background.
public enum BackgroundToken: String, SpecToken {
  /// The app's backgrounds.
  case plain, accentGlow, radialGlow, solidAccent, subtleMaterial, aurora, sunset, midnight, candy
}

/// A text style of the platform; `automatic` leaves the choice to the place that the text stands in.
public enum TextStyleToken: String, SpecToken {
  /// From small to large, as in SwiftUI; `automatic` leaves it to the template.
  case automatic, caption2, caption, footnote, subheadline, body, headline, title3, title2, title
}
