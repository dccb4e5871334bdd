// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveSchema

extension TextFilter {
  /// Filters of numbers.
  static let numbers = [
    TextFilter(
      "number", decimals, gives: .same,
      Reference(
        "[:decimals]", "A number with the locale's separators and the given number of decimals, or up to two.",
        "{{n|1234.5||number:2}}", "1,234.50"),
      .number { number, call, context in
        NumberText.decimal(number, digits: call.integer, ties: call.ties, locale: context.locale)
      }),
    TextFilter(
      "compact", gives: .label,
      Reference(
        "", "A short number, with thousands as in the language. It is rounded down, never up.",
        "{{n|12960||compact}}", "12k"),
      .number { number, _, context in NumberText.compact(number, locale: context.locale) }),
    TextFilter(
      "percent", decimals, gives: .share,
      Reference(
        "[:decimals]", "A percentage in the locale's form; numbers from -1 to 1 are fractions of the whole.",
        "{{n|0.42||percent:0}}", "42%"),
      .number { number, call, context in
        NumberText.percent(number, digits: call.integer, ties: call.ties, locale: context.locale)
      }),
    TextFilter(
      "currency", .currencyCode, gives: .label,
      Reference(
        "[:code]", "An amount in a currency of ISO 4217, or in the locale's own.",
        "{{n|1234.5||currency:EUR}}", "€1,234.50"),
      .number { number, call, context in
        if call.isCurrencyAsked && call.currencyCode == nil { return nil }
        return NumberText.currency(number, code: call.currencyCode, ties: call.ties, locale: context.locale)
      }),
    TextFilter(
      "round", decimals, gives: .same,
      Reference("[:decimals]", "Rounded, half away from zero; with decimals also grouped.", "{{n|2.5||round}}", "3"),
      .number { number, call, context in rounded(number, digits: call.integer ?? 0, call.dialect, context.locale) }),
    TextFilter(
      "floor", gives: .same, Reference("", "The next integer below.", "{{n|2.7||floor}}", "2"),
      .number { number, _, _ in PlainNumber.text(of: number.rounded(.down)) }),
    TextFilter(
      "ceil", gives: .same, Reference("", "The next integer above.", "{{n|2.1||ceil}}", "3"),
      .number { number, _, _ in PlainNumber.text(of: number.rounded(.up)) }),
    TextFilter(
      "abs", gives: .same, Reference("", "Without the sign.", "{{n|-2.5||abs}}", "2.5"),
      .number { number, _, _ in PlainNumber.text(of: Swift.abs(number)) }),
    TextFilter(
      "clamp", .bounds, gives: .same,
      Reference(":low:high", "The number limited to a range.", "{{n|12||clamp:0:10}}", "10"),
      .number { number, call, _ in
        let bounds = call.parts
        guard bounds.count >= 2 else { return nil }
        let a = PlainNumber.parse(bounds[0]) ?? number
        let b = PlainNumber.parse(bounds[1]) ?? number
        return PlainNumber.text(of: Swift.min(Swift.max(number, Swift.min(a, b)), Swift.max(a, b)))
      }),
  ]

  private static let decimals = ArgumentRule.integer(0...12, isOptional: true)

  private static func rounded(
    _ number: Double, digits: Int, _ dialect: TextTemplate.Dialect, _ locale: Locale
  ) -> String {
    let digits = Swift.min(Swift.max(digits, 0), 12)
    if digits == 0 { return PlainNumber.text(of: number.rounded()) }
    guard dialect == .app else {
      return NumberText.decimal(number, digits: digits, ties: .toNearestOrAwayFromZero, locale: locale)
    }
    // The app first rounds in binary, where 1.005 is slightly less than written.
    let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    let scaled = (number * scale).rounded() / scale
    return NumberText.decimal(
      scaled.isFinite ? scaled : number, digits: digits, ties: .toNearestOrEven, locale: locale)
  }
}

extension FilterCall {
  /// How it rounds a number exactly between two others.
  fileprivate var ties: FloatingPointRoundingRule {
    switch dialect {
    case .app: .toNearestOrEven
    case .own: .toNearestOrAwayFromZero
    }
  }
}
