// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveTime

extension ExpressionFunction {
  /// Functions of texts in the reader's language.
  static let words = [
    ExpressionFunction(
      "localized", "name, …", 1...9, gives: .text,
      """
      A text in the reader’s language, from the design’s `strings` or the words of built-in templates. The arguments \
      after the name fill its braces in order, and a count selects the plural.
      """,
      example: "localized(\"stepsCount\", 9876)",
      .values { values, context in
        let name = values[0].text
        let arguments = Array(values.dropFirst())
        let known =
          context.scope.strings?.text(name, arguments, in: context)
          ?? Word(named: name).map { localized($0, arguments, in: context) }
        if known == nil { context.notes?.add(.expressionUnfitValue, .unknownText(values[0])) }
        let text = known ?? name
        context.budget.spend(text.utf8.count)
        return .string(text.capped(atScalars: Limits.textScalars))
      })
  ]

  private static func localized(_ word: Word, _ values: [Value], in context: EvaluationContext) -> String {
    let locale = ReaderLanguage(context.locale) == nil ? Locale(identifier: "en") : context.locale
    return Words(locale).text(word, values.map { Words.Argument($0, locale) }) { CountText.text($0, locale) }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownText(_ value: Value) -> Self {
    .init("`localized` takes the name of a text, but there is none for \(value.phrase), which is shown instead")
  }
}

extension Words.Argument {
  /// Whole numbers are counts, other numbers are written with up to two decimals, texts stay unchanged.
  init(_ value: Value, _ locale: Locale) {
    guard case .number(let number) = value, number.isFinite else {
      self = .text(value.text)
      return
    }
    self =
      abs(number) < 1e15 && number == number.rounded()
      ? .number(Int(number))
      : .text(NumberText.decimal(number, digits: nil, ties: .toNearestOrAwayFromZero, locale: locale))
  }
}

/// Whole numbers in a locale's form.
enum CountText {
  /// The number, grouped from four digits on. Smaller numbers need no system tables.
  static func text(_ number: Int, _ locale: Locale) -> String {
    if abs(number) < 1_000 { return LocaleDigits(locale: locale).localized(String(number)) }
    return NumberText.decimal(Double(number), digits: 0, ties: .toNearestOrEven, locale: locale)
  }
}
