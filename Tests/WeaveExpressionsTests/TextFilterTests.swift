// SPDX-License-Identifier: MIT

import Testing
import WeaveExpressions

@Suite struct TextFilterTests {
  @Test(arguments: TextFilter.all)
  func theExampleOfTheReferenceIsTrue(filter: TextFilter) {
    let reference = filter.reference
    #expect(reference.example.contains("||\(filter.name)"))
    #expect(render(reference.example) == reference.result)
  }

  @Test func namesAreUniqueAndFound() {
    #expect(TextFilter.all.count == 26)
    for filter in TextFilter.all { #expect(TextFilter(name: filter.name.uppercased()) == filter) }
    #expect(TextFilter(name: "shout") == nil)
  }

  @Test(
    arguments: [
      // value → filters → text
      ("Straße", "upper", "STRASSE"), ("ÄÖ", "lower", "äö"), (" a b ", "trim", "a b"),
      ("ada LOVELACE o'neil", "title", "Ada Lovelace O'neil"), ("élan vital", "title", "Élan Vital"),
      ("x", "prefix:a:b ", "a:bx"), ("x", "suffix: a", "x a"), ("x", "prefix", "x"), ("x", "suffix:", "x"),
      ("7", "pad:3", "007"), (" 7 ", "pad:3", "007"), ("-1.5", "pad:6", "00-1.5"), ("abc", "pad:5", "00abc"),
      ("1234", "pad:3", "1234"), ("7", "pad:0", "7"), ("7", "pad:-2", "7"), ("7", "pad:x", "7"), ("7", "pad", "7"),
      ("1234567.891", "number", "1,234,567.89"), ("1234567.891", "number:2", "1,234,567.89"),
      ("0.125", "number", "0.12"), ("0.375", "number:2", "0.38"), ("2.5", "number:0", "2"), ("3.5", "number:0", "4"),
      ("3", "number", "3"), ("3", "number:2", "3.00"), ("3.1", "number:2", "3.10"), ("1", "number:1", "1.0"),
      ("abc", "number", "abc"), ("1,234.5", "number:1", "1,234.5"), ("1e3", "number", "1,000"),
      ("0x10", "number", "16"), (" 5 ", "number", "5"), ("-0.001", "number:1", "-0.0"), ("5", "number:x", "5"),
      ("1.5", "number:99", "1.500000000000"), ("1234.5", "number:-3", "1,234"),
      ("0.42", "percent", "42%"), ("42", "percent", "42%"), ("1", "percent", "100%"), ("-0.5", "percent", "-50%"),
      ("999", "compact", "999"), ("7460", "compact", "7.4k"), ("12960", "compact", "12k"),
      ("-7460", "compact", "-7.4k"),
      ("0.125", "percent:1", "12.5%"), ("0.333333", "percent", "33.33%"), ("1.5", "percent", "1.5%"),
      ("1234.5", "currency", "$1,234.50"), ("1234.5", "currency:eur", "€1,234.50"),
      ("1234.5", "currency:JPY", "¥1,234"),
      ("5", "currency:EURO", "5"), ("5", "currency:", "$5.00"),
      ("2.5", "round", "3"), ("-2.5", "round", "-3"), ("1234567.891", "round", "1234568"), ("1.25", "round:1", "1.3"),
      ("1234.56", "round:1", "1,234.6"), ("2", "round:2", "2.00"), ("2.7", "floor", "2"), ("-2.1", "floor", "-3"),
      ("2.1", "ceil", "3"), ("-1.5", "abs", "1.5"), ("-7", "abs", "7"), ("x", "abs", "x"),
      ("12", "clamp:0:10", "10"), ("12", "clamp:10:0", "10"), ("-1", "clamp:0:10", "0"), ("5", "clamp:x:10", "5"),
      ("12", "clamp:x:10", "12"), ("12", "clamp:5", "12"), ("12", "clamp", "12"),
      ("1", "plural:day:days", "day"), ("-1", "plural:day:days", "day"), ("-1.5", "plural:day:days", "day"),
      ("0", "plural:day:days", "days"), ("2", "plural:day:days", "days"), ("x", "plural:day:days", "days"),
      ("2", "plural::s", "s"), ("1", "plural::s", ""), ("3", "plural:day", "3"),
      ("0.42", "bar", "████░░░░░░"), ("42", "bar", "████░░░░░░"), ("3", "bar", "░░░░░░░░░░"), ("1", "bar:5", "█████"),
      ("-1", "bar:3", "░░░"), ("250", "bar:3", "███"), ("0.5", "bar:0", "0.5"), ("0.5", "bar:x", "█████░░░░░"),
      ("abc", "bar", "abc"), ("0.5", "bar:5", "███░░"),
    ] as [(String, String, String)])
  func filters(value: String, filters: String, expected: String) {
    #expect(filtered(value, filters) == expected)
  }

  @Test(
    arguments: [
      ("2026-02-10", "daysuntil", "9"), ("2026-02-10", "minutesuntil", "12115"), ("18:30", "hoursuntil", "5"),
      ("18:30", "minutesuntil", "265"), ("today", "daysuntil", "-1"), ("tomorrow", "daysuntil", "1"),
      ("now", "minutesuntil", "0"), ("2026-01-30", "sincedays", "3"), ("12:00", "sincehours", "3"),
      ("14:00", "sinceminutes", "6"), ("soon", "daysuntil", "soon"), ("soon", "date:yyyy", "soon"),
    ] as [(String, String, String)])
  func dateDistances(value: String, filters: String, expected: String) {
    #expect(filtered(value, filters) == expected)
  }

  @Test(
    arguments: [
      // Printed by hand from Unicode CLDR.
      ("de_DE", "1234567.891", "number:2", "1.234.567,89"), ("fr_FR", "1234.5", "number", "1\u{202F}234,5"),
      ("de_CH", "1234567.5", "number", "1’234’567.5"), ("hi_IN", "1234567", "number", "12,34,567"),
      ("ar_EG", "12.5", "number", "١٢٫٥"), ("sv_SE", "-1", "number", "−1"), ("es_ES", "1234", "number", "1234"),
      ("de_DE", "7460", "compact", "7,4k"), ("tr_TR", "12960", "compact", "12\u{A0}B"),
      ("ja_JP", "7460", "compact", "7,460"),
      ("ko_KR", "12960", "compact", "1.2만"), ("th_TH", "12960", "compact", "12k"),
      ("de_DE", "0.125", "percent", "12,5\u{A0}%"), ("de_DE", "1234.5", "currency:EUR", "1.234,50\u{A0}€"),
      ("ja_JP", "1234", "currency", "¥1,234"), ("en_GB", "2", "currency", "£2.00"),
      ("tr_TR", "istanbul", "title", "İstanbul"), ("nl_NL", "ijsland", "title", "IJsland"),
    ] as [(String, String, String, String)])
  func numbersOfLocales(locale: String, value: String, filters: String, expected: String) {
    #expect(filtered(value, filters, locale: locale) == expected)
  }
}
