// SPDX-License-Identifier: MIT

import FoundationEssentials
import FoundationInternationalization
import WeaveDiagnostics
import WeaveSchema

/// A filter with its arguments, as a text has it.
package struct FilterCall: Sendable, Hashable {
  /// Nil where no filter has that name; it then does nothing.
  package var filter: TextFilter?
  package var name: String
  /// All behind the first colon; nil without one.
  package var arguments: String?
  /// The name's bytes in the text.
  package var nameRange: Range<Int>
  /// The bytes of the whole call.
  package var range: Range<Int>

  /// The arguments, one per colon.
  var parts: [String] {
    guard let arguments else { return [] }
    return arguments.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  }

  /// The one argument as an integer; nil where it is missing or no integer.
  var integer: Int? { arguments.flatMap { Int($0.trimmed) } }

  /// What the filter makes of a value; the value itself where it cannot read it.
  func apply(to value: String, in context: EvaluationContext) -> String {
    switch filter {
    case nil: value
    case .upper: CasedText.upper(value, context.locale)
    case .lower: CasedText.lower(value, context.locale)
    case .trim: value.trimmed
    case .title: value.capitalized(with: context.locale)
    case .prefix: (arguments ?? "") + value
    case .suffix: value + (arguments ?? "")
    case .pad: padded(value)
    case .plural: plural(value)
    case .number, .percent, .currency, .round, .floor, .ceil, .abs, .clamp, .bar:
      PlainNumber.parse(value).flatMap { numberText($0, context.locale) } ?? value
    case .date, .relative, .daysUntil, .hoursUntil, .minutesUntil, .sinceDays, .sinceHours, .sinceMinutes:
      DateText.seconds(value, in: context).map { dateText($0, in: context) } ?? value
    }
  }

  private func padded(_ value: String) -> String {
    guard let width = integer, width > 0 else { return value }
    let text = value.trimmed
    return String(repeating: "0", count: max(min(width, Limits.filterWidth) - text.count, 0)) + text
  }

  private func plural(_ value: String) -> String {
    let words = parts
    guard words.count >= 2 else { return value }
    let number = PlainNumber.parse(value) ?? 0
    return abs(number.rounded(.towardZero)) == 1 ? words[0] : words[1]
  }
}

extension FilterCall {
  /// A number through one of the number filters; nil leaves the value as it is.
  private func numberText(_ number: Double, _ locale: Locale) -> String? {
    switch filter {
    case .number: NumberText.decimal(number, digits: integer, locale: locale)
    case .percent: NumberText.percent(number, digits: integer, locale: locale)
    case .currency: currencyText(number, locale)
    case .round: rounded(number, locale)
    case .floor: PlainNumber.text(of: number.rounded(.down))
    case .ceil: PlainNumber.text(of: number.rounded(.up))
    case .abs: PlainNumber.text(of: abs(number))
    case .clamp: clamped(number)
    default: bar(number)
    }
  }

  /// The currency that is asked for, in capitals; nil where there is none or it is no ISO 4217 code.
  var currencyCode: String? {
    guard let code = arguments?.trimmed.uppercased(), code.utf8.count == 3,
      code.utf8.allSatisfy({ (0x41...0x5A).contains($0) })
    else { return nil }
    return code
  }

  private func currencyText(_ number: Double, _ locale: Locale) -> String? {
    let isAsked = arguments?.trimmed.isEmpty == false
    if isAsked && currencyCode == nil { return nil }
    return NumberText.currency(number, code: currencyCode, locale: locale)
  }

  private func rounded(_ number: Double, _ locale: Locale) -> String {
    let digits = min(max(integer ?? 0, 0), 12)
    if digits == 0 { return PlainNumber.text(of: number.rounded()) }
    let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    let scaled = (number * scale).rounded() / scale
    return NumberText.decimal(scaled.isFinite ? scaled : number, digits: digits, locale: locale)
  }

  private func clamped(_ number: Double) -> String? {
    let bounds = parts
    guard bounds.count >= 2 else { return nil }
    let a = PlainNumber.parse(bounds[0]) ?? number
    let b = PlainNumber.parse(bounds[1]) ?? number
    return PlainNumber.text(of: min(max(number, min(a, b)), max(a, b)))
  }

  private func bar(_ number: Double) -> String? {
    let width = min(integer ?? 10, Limits.filterWidth)
    guard width > 0 else { return nil }
    let fraction = abs(number) <= 1 ? number : number / 100
    let filled = fraction.isNaN ? 0 : Int((min(max(fraction, 0), 1) * Double(width)).rounded())
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  /// A moment, in seconds since 1970, through one of the date filters.
  private func dateText(_ seconds: Double, in context: EvaluationContext) -> String {
    let ahead = seconds - context.nowSeconds
    switch filter {
    case .relative:
      return RelativePhrase(from: context.nowSeconds, to: seconds, in: context.timeZone).text(locale: context.locale)
    case .daysUntil: return Self.units(ahead / 86_400)
    case .hoursUntil: return Self.units(ahead / 3_600)
    case .minutesUntil: return Self.units(ahead / 60)
    case .sinceDays: return Self.units(-ahead / 86_400)
    case .sinceHours: return Self.units(-ahead / 3_600)
    case .sinceMinutes: return Self.units(-ahead / 60)
    default:
      guard let pattern = arguments, !pattern.isEmpty else { return MediumDate.text(seconds: seconds, in: context) }
      let localized = DateSkeleton(pattern)?.pattern(context.locale)
      return (localized ?? DatePattern(pattern)).format(seconds: seconds, in: context)
    }
  }

  /// Whole units, begun ones counted in full, in both directions.
  private static func units(_ amount: Double) -> String {
    PlainNumber.text(of: amount.rounded(.awayFromZero))
  }
}
