// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveExpressions

/// What readers of other languages see, worked out by hand from Unicode CLDR 42.
@Suite struct LocaleTextTests {
  /// The keys are read by date filters, which know 0 to 9 alone.
  @Test(arguments: ["ar_EG", "fa_IR", "ne_NP", "my_MM", "bn_BD", "en_US@numbers=deva"])
  func dayAndTimeStayASCII(locale: String) {
    let values = TimeVariables.values(now: sunday, timeZone: .gmt, locale: Locale(identifier: locale))
    #expect(values["__today"] == "2026-02-01")
    #expect(values["__time"] == "14:05")
    let text = TextTemplate("{{__today||date:M}} {{__time||date:m}}").render(
      in: context(values, locale: locale))
    #expect(text.count == 3, "\(text) is a month and a minute")
  }

  @Test(arguments: [
    ("en_US", "0.42", "42%"), ("de_DE", "0.42", "42\u{A0}%"), ("fr_FR", "42.5", "42,5\u{A0}%"),
    ("tr_TR", "0.5", "%50"), ("tr_TR", "-0.5", "-%50"), ("eu_ES", "0.5", "%\u{A0}50"), ("sv_SE", "-0.5", "−50\u{A0}%"),
    ("ar_EG", "0.5", "٥٠٪\u{61C}"), ("fa_IR", "0.5", "۵۰٪"), ("es_ES", "0.125", "12,5\u{A0}%"),
    ("ja_JP", "0.5", "50%"), ("ru_RU", "0.5", "50\u{A0}%"), ("pl_PL", "0.5", "50%"), ("he_IL", "0.5", "50%"),
  ])
  func percentagesHaveTheLocalesPattern(locale: String, value: String, expected: String) {
    #expect(filtered(value, "percent", locale: locale) == expected)
  }

  /// All dates of a design are on one calendar.
  @Test(arguments: [
    ("th_TH", "1 ก.พ. 2026", "2026"), ("fa_IR", "۱ فوریه ۲۰۲۶", "۲۰۲۶"),
    ("ar_SA", "٠١\u{200F}/٠٢\u{200F}/٢٠٢٦", "٢٠٢٦"),
  ])
  func oneCalendar(locale: String, medium: String, year: String) {
    #expect(filtered("now", "date", locale: locale) == medium)
    #expect(filtered("now", "date:y", locale: locale) == year)
    #expect(filtered("now", "date:yMMMd", locale: locale).contains(year))
  }

  @Test(arguments: [
    ("en_US", "yMMMd", "Feb 1, 2026"), ("en_GB", "yMMMd", "1 Feb 2026"), ("de_DE", "yMMMd", "1. Feb. 2026"),
    ("ja_JP", "yMMMd", "2026年2月1日"), ("ko_KR", "MMMMEEEEd", "2월 1일 일요일"), ("en_US", "MMMEd", "Sun, Feb 1"),
    ("fr_FR", "MMMMd", "1 février"), ("en_US", "jm", "2:05 PM"), ("de_DE", "jm", "14:05"), ("en_US", "Hm", "14:05"),
    ("de_DE", "hm", "2:05 PM"), ("en_US", "yMMMMEEEEd", "Sunday, February 1, 2026"), ("zh_CN", "yMMMMd", "2026年2月1日"),
    ("en_US", "yMd", "2/1/2026"), ("de_DE", "yMd", "1.2.2026"), ("de_DE", "yMMdd", "01.02.2026"),
    ("en_US", "EEEd", "1 Sun"),
    ("en_US", "yMMMdjm", "Feb 1, 2026, 2:05 PM"), ("fi_FI", "MMMd", "1. helmik."),
    ("es_ES", "yMMMM", "febrero de 2026"),
    ("en_US", "j", "2 PM"), ("en_US", "Ehm", "Sun 2:05 PM"), ("en_US", "yQQQ", "Q1 2026"),
    ("en-US-u-nu-deva", "yMMMd", "Feb १, २०२६"),
  ])
  func skeletonsTakeTheLocalesOrder(locale: String, skeleton: String, expected: String) {
    #expect(filtered("now", "date:\(skeleton)", locale: locale) == expected)
    let template = TextTemplate("{{__now||date:\(skeleton)}}")
    #expect(template.issues(isKnownVariable: { _ in true }, variableNames: { [] }).isEmpty)
  }

  /// Rows of digits, fields in another order, quotes and signs are patterns as they stand.
  @Test(arguments: [
    ("yyyyMMdd", "20260201"), ("HHmm", "1405"), ("ha", "2PM"), ("dMMM", "1Feb"), ("MMMM", "February"),
    ("d MMM", "1 Feb"),
    ("EEEE", "Sunday"), ("yyMMdd", "260201"), ("HHmmss", "140530"), ("y", "2026"), ("d'th'", "1th"),
  ])
  func patternsStayPatterns(pattern: String, expected: String) {
    #expect(filtered("now", "date:\(pattern)") == expected)
  }

  @Test(arguments: [
    ("tr_TR", "istanbul", "İSTANBUL"), ("az", "ilıq", "İLIQ"), ("el_GR", "Άνθρωπος Μάιος", "ΑΝΘΡΩΠΟΣ ΜΑΪΟΣ"),
    ("en_US", "istanbul", "ISTANBUL"), ("de_DE", "Straße", "STRASSE"),
  ])
  func capitalsOfLanguages(locale: String, text: String, expected: String) {
    #expect(filtered(text, "upper", locale: locale) == expected)
    #expect(render("{{=upper(v)}}", ["v": .string(text)], locale: locale) == expected)
  }

  @Test(arguments: [("tr_TR", "IİSTANBUL", "ıistanbul"), ("en_US", "ISTANBUL", "istanbul"), ("el_GR", "ΟΔΟΣ", "οδος")])
  func smallLettersOfLanguages(locale: String, text: String, expected: String) {
    #expect(filtered(text, "lower", locale: locale) == expected)
    #expect(render("{{=lower(v)}}", ["v": .string(text)], locale: locale) == expected)
  }

  /// Unicode: U+00E9 and U+0065 U+0301 are the same character.
  @Test(arguments: [
    ("Caf\u{E9} au lait", "fe\u{301} au", "1"), ("Cafe\u{301}", "f\u{E9}", "1"),
    ("\u{AC00}\u{B098}", "\u{1100}\u{1161}", "1"),
    ("\u{212B}ngstrom", "\u{C5}ng", "1"), ("Caf\u{E9}", "fe", "0"), ("sunshine", "sun", "1"), ("👍🏽", "👍", "1"),
  ])
  func containsSeesCanonicalEquals(text: String, part: String, expected: String) {
    #expect(render("{{=contains(a, b)}}", ["a": .string(text), "b": .string(part)]) == expected)
  }

  /// A script that goes without saying, another spelling, an old code and an unknown region lead to the same words.
  @Test(arguments: [
    ("zh_TW", "zh_Hant_TW"), ("zh-Hant", "zh_Hant_TW"), ("en_Latn_GB", "en_GB"), ("iw_IL", "he_IL"),
    ("sr_RS", "sr_Cyrl_RS"),
    ("de_XX", "de"), ("EN-gb", "en_GB"), ("pt_Latn_BR", "pt_BR"), ("en_GB.UTF-8", "en_GB"),
  ])
  func otherNamesOfTheSame(name: String, same: String) {
    for pattern in ["date", "date:yMMMMEEEEd", "date:jm", "date:EEE MMM a", "percent"] {
      let value = pattern == "percent" ? "0.5" : "now"
      #expect(filtered(value, pattern, locale: name) == filtered(value, pattern, locale: same), "\(pattern)")
    }
  }
}
