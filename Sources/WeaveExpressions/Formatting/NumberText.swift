// SPDX-License-Identifier: MIT

package import FoundationEssentials
import FoundationInternationalization

/// Numbers with a locale's separators, digits and signs. They are rounded as decimals: 2.345 is a tie.
package enum NumberText {
  /// A number with grouping and exactly `digits` decimals, or up to two if that is nil.
  ///
  /// - Parameter ties: how a number exactly between two others is rounded: to the even digit, or away from zero.
  package static func decimal(
    _ number: Double, digits: Int?, ties: FloatingPointRoundingRule, locale: Locale
  ) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: withDigits(locale)).precision(.fractionLength(range(digits)))
      .rounded(rule: ties)
    return style.format(number)
  }

  /// A short number: `7.4k`, `12k`, or `1.2万` in languages that count by ten thousands. It is rounded down, so that it
  /// never shows more than the value.
  static func compact(_ number: Double, locale: Locale) -> String {
    let words = Words(locale)
    let unit: Double =
      switch words.language {
      case .ja, .ko, .zhHans: 10_000
      default: 1_000
      }
    func plain(_ number: Double) -> String {
      decimal(number, digits: nil, ties: .toNearestOrAwayFromZero, locale: locale)
    }
    guard abs(number) >= unit else { return plain(number) }
    let tenths = (number / (unit / 10)).rounded(.towardZero)
    let units = abs(tenths) < 100 ? tenths / 10 : (tenths / 10).rounded(.towardZero)
    return words.text(.compactNumber, [.text(plain(units))])
  }

  /// The locale with the digits of dates, if the system's newer data has other digits.
  private static func withDigits(_ locale: Locale) -> Locale {
    let identifier = locale.identifier
    guard ["ar", "bn", "mr", "ur"].contains(identifier.prefix { $0 != "_" && $0 != "-" }), !identifier.contains("@"),
      !identifier.contains("-u-"), let digits = LocaleRecord(locale).digits
    else { return locale }
    return Locale(identifier: "\(identifier)@numbers=\(digits.name)")
  }

  /// A percentage from a fraction, or from a number of percent beyond ±1: `0.42` and `42` both give `42%`, `42 %` or
  /// `%42`.
  static func percent(
    _ number: Double, digits: Int?, ties: FloatingPointRoundingRule, locale: Locale
  ) -> String {
    let amount = decimal(
      abs(abs(number) <= 1 ? hundredfold(number) : number), digits: digits, ties: ties, locale: locale)
    let affixes = LocaleRecord(locale).percentAffixes
    return number < 0
      ? affixes.negativePrefix + amount + affixes.negativeSuffix : affixes.prefix + amount + affixes.suffix
  }

  /// An amount in the locale's format, with the currency's own number of decimals.
  ///
  /// - Parameter code: three letters of ISO 4217; nil for the locale's currency, or the sign `¤` if it has none.
  static func currency(
    _ number: Double, code: String?, ties: FloatingPointRoundingRule, locale: Locale
  ) -> String {
    let code = code ?? locale.currency?.identifier ?? "XXX"
    return FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).rounded(rule: ties).format(number)
  }

  /// A hundred times a number in decimal arithmetic: 0.285 gives 28.5 and not 28.499999999999996.
  private static func hundredfold(_ number: Double) -> Double {
    let product = number * 100
    return (product * 1e10).rounded() / 1e10
  }

  private static func range(_ digits: Int?) -> ClosedRange<Int> {
    guard let digits else { return 0...2 }
    let clamped = min(max(digits, 0), 12)
    return clamped...clamped
  }
}
