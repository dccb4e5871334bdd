// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveExpressions
import WeaveRender
import WeaveSystem

/// The value of a variable: a text, a number, a truth value, a date, a list or a record.
///
/// Literals are values: `["city": "Porto", "days": 4, "stops": ["Lyon", "Oslo"], "run": ["km": 5.2, "done": true]]`.
public enum WidgetValue: Sendable, Hashable {
  /// No value: texts show their fallback.
  case missing
  /// A text.
  case text(String)
  /// A number. Infinities and NaN count as missing.
  case number(Double)
  /// `true` or `false`.
  case bool(Bool)
  /// A moment.
  case date(Date)
  /// Values in order, for `forEach` and charts.
  case list([WidgetValue])
  /// Values by name: `{{run.km}}`.
  case record([String: WidgetValue])

  /// A type whose values designs can show.
  public protocol Convertible: Sendable {
    /// The value for designs.
    var widgetValue: WidgetValue { get }
  }

  /// A value of a type of your own: structures become records, arrays lists, and dates moments.
  ///
  /// - Throws: `.source` if the value cannot be encoded, such as an infinite number.
  public init(encoding value: some Encodable) throws(WidgetError) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Self.text(of: date))
    }
    let json: Data
    do { json = try encoder.encode(value) } catch { throw .source("variables", reason: "\(error)") }
    var given = GivenData()
    given.add(json: String(decoding: json, as: UTF8.self), named: "value")
    guard let read = given.values["value"] else {
      throw .source("variables", reason: "a value of the type \(type(of: value)) cannot be encoded")
    }
    self.init(read)
  }

  /// The variables in a file, as the option `--data` reads it: JSON, JSON Lines (`.jsonl`) or a table (`.csv`, `.tsv`).
  ///
  /// - Parameters:
  ///   - name: the variable for the content of the whole file. If it is nil, each member of an object is a variable; a list
  ///     or a table has the name of the file.
  /// - Throws: `.file` if the file cannot be read, or has mistakes.
  public static func variables(inFile path: String, named name: String? = nil) throws(WidgetError) -> [String:
    WidgetValue]
  {
    var given = GivenData()
    // A path without a folder could look like a name.
    let file = path.contains("/") ? path : "./\(path)"
    do { try given.add(file: name.map { "\($0)=\(file)" } ?? file) } catch { throw .file(path, reason: "\(error)") }
    guard !given.hasErrors else {
      let problems = given.reports.flatMap { report in report.diagnostics.map { WidgetProblem($0, in: report.source) } }
      throw .file(path, reason: problems.map(\.description).joined(separator: "\n"))
    }
    return given.values.mapValues { WidgetValue($0) }
  }

  /// The members of a value of your own, each a variable.
  ///
  /// - Throws: `.source` if the value has no members, or cannot be encoded.
  public static func variables(encoding value: some Encodable) throws(WidgetError) -> [String: WidgetValue] {
    guard case .record(let members) = try WidgetValue(encoding: value) else {
      throw .source("variables", reason: "\(type(of: value)) has no members that could be variables")
    }
    return members
  }

  private init(_ value: Value) {
    self =
      switch value {
      case .missing: .missing
      case .number(let number): .number(number)
      case .string(let text): .text(text)
      case .bool(let flag): .bool(flag)
      case .date, .span: .text(value.text)
      case .list(let entries): .list(entries.map { WidgetValue($0) })
      case .record(let members): .record(members.mapValues { WidgetValue($0) })
      }
  }

  /// The value as expressions read it. Moments are texts in ISO 8601, as in data files.
  var value: Value {
    switch self {
    case .missing: .missing
    case .text(let text): .string(text)
    case .number(let number): number.isFinite ? .number(number) : .missing
    case .bool(let flag): .bool(flag)
    case .date(let date): .string(Self.text(of: date))
    case .list(let entries): .list(entries.map(\.value))
    case .record(let members): .record(members.mapValues(\.value))
    }
  }

  /// A moment in UTC, with fractions of a second if it has any.
  private static func text(of date: Date) -> String {
    let isWhole = date.timeIntervalSince1970 == date.timeIntervalSince1970.rounded()
    return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
  }
}

// MARK: Literals

extension WidgetValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// A text.
  public init(stringLiteral text: String) { self = .text(text) }
  /// A number.
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
  /// A number.
  public init(floatLiteral number: Double) { self = .number(number) }
  /// A truth value.
  public init(booleanLiteral flag: Bool) { self = .bool(flag) }
  /// A list.
  public init(arrayLiteral entries: WidgetValue...) { self = .list(entries) }
  /// A record; of several members with the same name the last one wins.
  public init(dictionaryLiteral members: (String, WidgetValue)...) {
    self = .record(Dictionary(members) { $1 })
  }
  /// No value.
  public init(nilLiteral: ()) { self = .missing }
}

// MARK: Values of other types

extension WidgetValue: WidgetValue.Convertible {
  /// The value itself.
  public var widgetValue: WidgetValue { self }
}

extension String: WidgetValue.Convertible {
  /// The text.
  public var widgetValue: WidgetValue { .text(self) }
}

extension Int: WidgetValue.Convertible {
  /// The number.
  public var widgetValue: WidgetValue { .number(Double(self)) }
}

extension Double: WidgetValue.Convertible {
  /// The number.
  public var widgetValue: WidgetValue { .number(self) }
}

extension Bool: WidgetValue.Convertible {
  /// The truth value.
  public var widgetValue: WidgetValue { .bool(self) }
}

extension Date: WidgetValue.Convertible {
  /// The moment.
  public var widgetValue: WidgetValue { .date(self) }
}

extension Optional: WidgetValue.Convertible where Wrapped: WidgetValue.Convertible {
  /// The value; missing for nil.
  public var widgetValue: WidgetValue { self?.widgetValue ?? .missing }
}

extension Array: WidgetValue.Convertible where Element: WidgetValue.Convertible {
  /// The list.
  public var widgetValue: WidgetValue { .list(map(\.widgetValue)) }
}

extension Dictionary: WidgetValue.Convertible where Key == String, Value: WidgetValue.Convertible {
  /// The record.
  public var widgetValue: WidgetValue { .record(mapValues(\.widgetValue)) }
}
