// SPDX-License-Identifier: MIT

import WeaveResolve

/// What a stretch of text says.
enum TextContent: Sendable {
  case verbatim(String)
  case localized(LocalizedStringKey, table: String?, BundleName)
  case resource(LocalizedStringResource)
  case attributed(AttributedString)
  case image(Image)
  case formatted(FormattedValue)
  case date(Date, Text.DateStyle)
  case dates(Date, Date)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
}

/// Letters in one style.
struct TextPiece: Sendable {
  var text: String
  var style = RunStyle()
}

/// A value with the format that writes it.
struct FormattedValue: @unchecked Sendable {
  // Formats and what they write are values.
  private let write: (EnvironmentValues) -> [TextPiece]

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    write = { [TextPiece(text: format.locale($0.locale).inZone(of: $0).format(input))] }
  }

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == AttributedString {
    write = { AttributedText(format.locale($0.locale).format(input)).pieces }
  }

  func pieces(in environment: EnvironmentValues) -> [TextPiece] { write(environment) }
}

extension FormatStyle {
  /// The format in the time zone and the calendar of an environment, if it writes dates.
  fileprivate func inZone(of environment: EnvironmentValues) -> Self {
    guard var format = self as? Date.FormatStyle else { return self }
    format.timeZone = environment.timeZone
    format.calendar = environment.calendar
    return format as? Self ?? self
  }
}

extension TextContent {
  /// The letters at the moment and in the language of a view.
  @MainActor func pieces(in scope: _ViewScope) -> [TextPiece] {
    switch self {
    case .verbatim(let text): return [TextPiece(text: text)]
    case .localized(let key, let table, let bundle): return key.pieces(table: table, bundle, in: scope)
    case .resource(let resource):
      let known = scope.pass.resources.string(
        resource.key, table: resource.table, in: BundleName(nil), scope.environment.locale)
      return MarkdownText(known ?? String(localized: resource)).pieces
    case .attributed(let text): return AttributedText(text).pieces
    case .image(let image):
      _ = image
      scope.reportNotDrawn("weave draws no symbol within a line of text; it is left out")
      return []
    case .formatted(let value): return value.pieces(in: scope.environment)
    case .date(let date, let style): return [TextPiece(text: style.text(of: date, in: scope))]
    case .dates(let start, let end):
      let format = Date.IntervalFormatStyle(
        date: .numeric, time: .shortened, locale: scope.environment.locale, calendar: scope.environment.calendar,
        timeZone: scope.environment.timeZone)
      return [TextPiece(text: format.format(start..<max(start, end)))]
    case .timer(let range, let pause, let countsDown, let showsHours):
      let moment = min(max(pause ?? scope.now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
      return [TextPiece(text: ClockText.text(seconds, showsHours: showsHours))]
    }
  }
}

extension _ViewScope {
  /// The moment that the picture shows.
  package var now: Date { pass.resolver.environment.now }
}

/// A length of time as a clock shows it.
enum ClockText {
  /// Such as `2:05` or `1:02:05`; seconds are rounded up for a clock that counts down.
  static func text(_ seconds: TimeInterval, showsHours: Bool = true) -> String {
    let total = Int(max(0, seconds).rounded())
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if showsHours, hours > 0 { return "\(hours):\(two(minutes)):\(two(rest))" }
    return "\(total / 60):\(two(rest))"
  }
}

extension Text.DateStyle {
  /// A date as it is written at the moment of the picture.
  @MainActor fileprivate func text(of date: Date, in scope: _ViewScope) -> String {
    let environment = scope.environment
    var format = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    switch kind {
    case .time:
      format = format.hour().minute()
      return format.format(date)
    case .date:
      format = format.day().month(.wide).year()
      return format.format(date)
    case .timer: return ClockText.text(abs(date.timeIntervalSince(scope.now)))
    case .relative: return Self.span(abs(date.timeIntervalSince(scope.now)), environment.locale)
    case .offset:
      let seconds = date.timeIntervalSince(scope.now)
      return (seconds < 0 ? "-" : "+") + Self.largest(abs(seconds), environment.locale)
    }
  }

  /// The two largest units: `2 hr, 23 min`.
  private static func span(_ seconds: TimeInterval, _ locale: Locale) -> String {
    let units = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2)
    return units.locale(locale).format(.seconds(seconds.rounded()))
  }

  private static func largest(_ seconds: TimeInterval, _ locale: Locale) -> String {
    let units = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1)
    return units.locale(locale).format(.seconds(seconds.rounded()))
  }
}

/// A text with attributes as pieces.
struct AttributedText {
  let text: AttributedString
  init(_ text: AttributedString) { self.text = text }

  var pieces: [TextPiece] {
    text.runs.map { run in
      var piece = TextPiece(text: String(text[run.range].characters))
      let own = run.swiftUI
      if let intent = own.inlinePresentationIntent { piece.style.apply(intent) }
      piece.style.font = own.font
      piece.style.foreground = own.foregroundColor.map(AnyShapeStyle.init)
      piece.style.tracking = own.tracking ?? own.kern
      piece.style.baselineOffset = own.baselineOffset
      piece.style.underline = own.underlineStyle.map { .init(isActive: true, color: $0.color) }
      piece.style.strikethrough = own.strikethroughStyle.map { .init(isActive: true, color: $0.color) }
      if run.link != nil, piece.style.foreground == nil { piece.style.foreground = AnyShapeStyle(.tint) }
      return piece
    }
  }
}

extension RunStyle {
  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { changes.append(.weight(.bold)) }
    if intent.contains(.emphasized) { changes.append(.italic(true)) }
    if intent.contains(.code) { changes.append(.monospaced) }
    if intent.contains(.strikethrough) { strikethrough = LineSetting(isActive: true) }
  }
}

/// Inline Markdown as pieces: `**bold**`, `*italic*`, `~~struck~~`, `` `code` `` and `[words](address)`.
struct MarkdownText {
  let text: String
  init(_ text: String) { self.text = text }

  var pieces: [TextPiece] {
    guard text.contains(where: { "*_~`[\\".contains($0) }) else { return [TextPiece(text: text)] }
    let marked = ViewMarkdown.stretches(of: text)
    return marked.map { stretch in
      var piece = TextPiece(text: stretch.text)
      if stretch.isBold { piece.style.changes.append(.weight(.bold)) }
      if stretch.isItalic { piece.style.changes.append(.italic(true)) }
      if stretch.isCode { piece.style.changes.append(.monospaced) }
      if stretch.isStruck { piece.style.strikethrough = .init(isActive: true) }
      if stretch.isLink { piece.style.foreground = AnyShapeStyle(.tint) }
      return piece
    }
  }
}
