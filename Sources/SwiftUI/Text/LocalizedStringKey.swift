// SPDX-License-Identifier: MIT

/// A text that is looked up in the string catalogue of the program. Markdown in it is read.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The text as the catalogue lists it, with `%@` and `%lld` in place of values.
  let key: String
  let arguments: [Argument]

  enum Argument: Sendable {
    case text(String)
    case integer(Int64)
    case number(Double, specifier: String)
    case runs(Text)
    case formatted(FormattedValue)
  }

  /// A text of the catalogue.
  public init(_ value: String) { (key, arguments) = (value, []) }
  /// A text of the catalogue.
  public init(stringLiteral value: String) { self.init(value) }
  /// A text of the catalogue with values in it.
  public init(stringInterpolation: StringInterpolation) {
    (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
  }

  /// Whether both are written in the same way.
  public static func == (a: Self, b: Self) -> Bool { a.key == b.key && "\(a.arguments)" == "\(b.arguments)" }

  /// Collects the parts of a text with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Begins an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }
    /// Adds a text.
    public mutating func appendInterpolation(_ substring: Substring) { append("%@", .text(String(substring))) }
    /// Adds an object as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: NSObject { append("%@", .text(formatter?.string(for: subject) ?? "\(subject)")) }
    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .text(formatter.string(for: subject) ?? ""))
    }
    /// Adds a value as a format writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .formatted(FormattedValue(input, format)))
    }
    /// Adds a value as a format writes it, with attributes.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append("%@", .formatted(FormattedValue(input, format)))
    }
    /// Adds a whole number.
    public mutating func appendInterpolation<T: BinaryInteger & _FormatSpecifiable>(_ value: T) {
      append("%lld", .integer(Int64(truncatingIfNeeded: value)))
    }
    /// Adds a number with six decimals, as the catalogue's `%lf`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint & _FormatSpecifiable>(_ value: T) {
      append("%lf", .number(Double(value), specifier: "%lf"))
    }
    /// Adds a number in a C format.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      if let number = value as? any BinaryFloatingPoint {
        append(specifier, .number(Double(number), specifier: specifier))
      } else if let integer = value as? any BinaryInteger {
        append(specifier, .integer(Int64(truncatingIfNeeded: integer)))
      } else {
        append("%@", .text("\(value)"))
      }
    }
    /// Adds a value as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text("\(value)")) }
    /// Adds a text with its style.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .runs(text)) }
    /// Adds a symbol.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .runs(Text(image))) }
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .runs(Text(date, style: style)))
    }
    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .runs(Text(dates))) }
    /// Adds a range of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .runs(Text(interval))) }
    /// Adds a timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        "%@",
        .runs(
          Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .runs(Text(attributedString)))
    }
    /// Adds a localised text of Foundation.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .runs(Text(resource)))
    }
  }
}

/// A number that a C format can write.
public protocol _FormatSpecifiable {}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension LocalizedStringKey {
  /// The letters in the language of a view: those of the catalogue, or else of the key.
  @MainActor func pieces(table: String?, _ bundle: BundleName, in scope: _ViewScope) -> [TextPiece] {
    let found = scope.pass.resources.string(
      key, table: table, in: bundle, scope.environment.locale, numbers: arguments.map(\.number))
    // Without values, nothing is escaped.
    let format = found ?? key
    let template = arguments.isEmpty && found == nil ? format.replacing("%%", with: "%") : format
    return MarkdownText(template).pieces.flatMap { piece in
      arguments.isEmpty && !piece.text.contains("%") ? [piece] : filled(piece, in: scope)
    }
  }

  /// A piece of the format with its values in place of `%@`, `%lld`, `%1$@` and others.
  @MainActor private func filled(_ piece: TextPiece, in scope: _ViewScope) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var plain = ""
    func flush() {
      if !plain.isEmpty { pieces.append(TextPiece(text: plain, style: piece.style)) }
      plain = ""
    }
    for part in FormatParts(piece.text) {
      switch part {
      case .words(let words): plain += words
      case .value(let position, let specifier):
        guard arguments.indices.contains(position) else {
          plain += specifier
          continue
        }
        switch arguments[position] {
        case .text(let text): plain += text
        case .integer(let number):
          plain +=
            specifier.hasSuffix("lld") && !specifier.contains(".") && specifier.count <= 6
            ? IntegerFormatStyle<Int64>(locale: scope.environment.locale).format(number)
            : String(format: specifier, number)
        case .number(let number, let own):
          plain += String(format: specifier == "%@" ? own : specifier, locale: scope.environment.locale, number)
        case .runs(let text):
          flush()
          for run in text.runs {
            pieces += run.content.pieces(in: scope).map { inner in
              var inner = inner
              inner.style = inner.style.completed(by: run.style).completed(by: piece.style)
              return inner
            }
          }
        case .formatted(let value):
          flush()
          pieces += value.pieces(in: scope.environment).map { inner in
            var inner = inner
            inner.style = inner.style.completed(by: piece.style)
            return inner
          }
        }
      }
    }
    flush()
    return pieces
  }

  /// The words without values, for titles that are only names.
  @MainActor func words(in scope: _ViewScope) -> String {
    pieces(table: nil, BundleName(nil), in: scope).map(\.text).joined()
  }
}

extension LocalizedStringKey.Argument {
  /// The number, by which a catalogue chooses a plural.
  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number, _): number
    case .text, .runs, .formatted: nil
    }
  }
}

extension RunStyle {
  /// The style with what it does not set taken from another.
  func completed(by outer: RunStyle) -> RunStyle {
    var style = self
    style.font = font ?? outer.font
    style.foreground = foreground ?? outer.foreground
    style.changes = outer.changes + changes
    style.tracking = tracking ?? outer.tracking
    style.strikethrough = strikethrough ?? outer.strikethrough
    style.underline = underline ?? outer.underline
    style.baselineOffset = baselineOffset ?? outer.baselineOffset
    style.scale = scale ?? outer.scale
    return style
  }
}

/// A C format in parts: words, and the places of values.
struct FormatParts: Sequence, IteratorProtocol {
  enum Part {
    case words(String)
    /// The position counts from 0.
    case value(Int, specifier: String)
  }
  private var rest: Substring
  private var position = 0

  init(_ format: String) { rest = Substring(format) }

  mutating func next() -> Part? {
    guard !rest.isEmpty else { return nil }
    guard let percent = rest.firstIndex(of: "%") else {
      defer { rest = "" }
      return .words(String(rest))
    }
    if percent > rest.startIndex {
      defer { rest = rest[percent...] }
      return .words(String(rest[..<percent]))
    }
    let behind = rest.index(after: percent)
    if behind < rest.endIndex, rest[behind] == "%" {
      rest = rest[rest.index(after: behind)...]
      return .words("%")
    }
    var end = behind
    var text = "%"
    while end < rest.endIndex {
      let letter = rest[end]
      text.append(letter)
      end = rest.index(after: end)
      if "@dDiuUxXofFeEgGcsp".contains(letter) { return value(text, end) }
      guard letter.isNumber || "$.-+ #hlLqzt'".contains(letter) else { break }
    }
    // A percent sign that is no format.
    rest = rest[behind...]
    return .words("%")
  }

  private mutating func value(_ text: String, _ end: Substring.Index) -> Part {
    rest = rest[end...]
    if let dollar = text.firstIndex(of: "$"), let position = Int(text[text.index(after: text.startIndex)..<dollar]) {
      return .value(position - 1, specifier: "%" + text[text.index(after: dollar)...])
    }
    defer { position += 1 }
    return .value(position, specifier: text)
  }
}
