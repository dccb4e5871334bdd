// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveExpressions

@Suite struct DatePatternTests {
  private func date(_ pattern: String, _ day: String = "now", locale: String = "en_US", zone: String = "UTC") -> String
  {
    filtered(day, "date:" + pattern, locale: locale, zone: zone)
  }

  @Test(
    arguments: [
      // Sunday, 1 February 2026, 14:05:30; the 32nd day, in the 6th week as America counts.
      Row("yyyy-MM-dd", "2026-02-01"), Row("y", "2026"), Row("yy", "26"), Row("yyyyy", "02026"), Row("u", "2026"),
      Row("Y", "2026"), Row("M", "2"), Row("MM", "02"), Row("MMM", "Feb"), Row("MMMM", "February"), Row("MMMMM", "F"),
      Row("L", "2"), Row("LLLL", "February"), Row("d", "1"), Row("dd", "01"), Row("D", "32"), Row("DDD", "032"),
      Row("E", "Sun"), Row("EEE", "Sun"), Row("EEEE", "Sunday"), Row("EEEEE", "S"), Row("EEEEEE", "Su"), Row("e", "1"),
      Row("ee", "01"), Row("c", "1"), Row("cccc", "Sunday"), Row("a", "PM"), Row("h", "2"), Row("hh", "02"),
      Row("H", "14"),
      Row("K", "2"), Row("k", "14"), Row("m", "5"), Row("mm", "05"), Row("s", "30"), Row("SSS", "000"),
      Row("A", "50730000"), Row("Q", "1"), Row("QQ", "01"), Row("QQQ", "Q1"), Row("QQQQ", "1st quarter"), Row("q", "1"),
      Row("w", "6"), Row("W", "1"), Row("F", "1"), Row("G", "AD"), Row("GGGG", "Anno Domini"), Row("g", "2461073"),
      Row("X", "Z"), Row("x", "+00"), Row("xx", "+0000"), Row("xxx", "+00:00"), Row("Z", "+0000"), Row("ZZZZZ", "Z"),
      Row("B", "in the afternoon"),
      // Quotes and other signs.
      Row("d 'of' MMMM", "1 of February"), Row("h 'o''clock'", "2 o'clock"), Row("''yy", "'26"), Row("d. M.", "1. 2."),
      Row("HH:mm", "14:05"), Row("'open", "open"), Row("T", "T"), Row("日", "日"),
    ] as [Row])
  func letters(row: Row) {
    #expect(date(row.input) == row.output)
  }

  @Test(
    arguments: [
      ("2026-02-01T00:00:00Z", "h a", "12 AM"), ("2026-02-01T12:00:00Z", "h a", "12 PM"),
      ("2026-02-01T00:30:00Z", "K k H", "0 24 0"), ("2026-02-01T12:00:00Z", "b", "noon"),
      ("2026-02-01T12:00:00.987Z", "S SS SSS SSSSS", "9 98 987 98700"),
    ] as [(String, String, String)])
  func timesOfDay(day: String, pattern: String, expected: String) {
    #expect(date(pattern, day) == expected)
  }

  @Test(
    arguments: [
      // Weeks: ISO 8601 in Germany, from Sunday with the 1st of January in America. By calendar.
      ("de_DE", "2026-01-01", "Y-w", "2026-1"), ("de_DE", "2027-01-01", "Y-w", "2026-53"),
      ("de_DE", "2024-12-30", "Y-w", "2025-1"), ("de_DE", "2026-02-01", "w e", "5 7"),
      ("en_US", "2026-12-27", "Y-w", "2027-1"), ("en_US", "2026-12-26", "Y-w", "2026-52"),
      ("en_US", "2028-01-01", "Y-w", "2028-1"), ("de_DE", "2026-02-01", "W", "0"), ("en_US", "2026-02-08", "W", "2"),
    ] as [(String, String, String, String)])
  func weeks(locale: String, day: String, pattern: String, expected: String) {
    #expect(date(pattern, day, locale: locale) == expected)
  }

  @Test(
    arguments: [
      ("de_DE", "EEEE, d. MMMM", "Sonntag, 1. Februar"), ("fr_FR", "EEE d MMM", "dim. 1 févr."),
      ("ru_RU", "d MMMM", "1 февраля"), ("ru_RU", "LLLL", "февраль"), ("ar_EG", "yyyy-MM-dd", "٢٠٢٦-٠٢-٠١"),
      ("ja_JP", "M月d日(E)", "2月1日(日)"), ("th_TH", "yyyy", "2026"), ("en_US@numbers=deva", "dd", "०१"),
    ] as [(String, String, String)])
  func wordsAndDigitsOfLocales(locale: String, pattern: String, expected: String) {
    #expect(date(pattern, locale: locale) == expected)
  }

  @Test(
    arguments: [
      ("Europe/Berlin", "Z", "+0100"), ("Europe/Berlin", "XXX", "+01:00"), ("Asia/Kolkata", "X", "+0530"),
      ("Asia/Kolkata", "xxx", "+05:30"), ("America/New_York", "z", "EST"),
      ("America/New_York", "zzzz", "Eastern Standard Time"),
      ("America/New_York", "O", "GMT-5"), ("America/New_York", "ZZZZ", "GMT-05:00"),
      ("America/New_York", "VV", "America/New_York"),
      ("America/New_York", "VVV", "New York"), ("America/New_York", "vvvv", "Eastern Time"),
    ] as [(String, String, String)])
  func zones(zone: String, pattern: String, expected: String) {
    #expect(date(pattern, zone: zone) == expected)
  }

  @Test(
    arguments: [
      ("en_US", "Feb 1, 2026"), ("en_001", "1 Feb 2026"), ("en_GB", "1 Feb 2026"), ("de_DE", "01.02.2026"),
      ("fr_FR", "1 févr. 2026"), ("es_ES", "1 feb 2026"), ("it_IT", "1 feb 2026"), ("pt_BR", "1 de fev. de 2026"),
      ("pt_PT", "01/02/2026"), ("nl_NL", "1 feb 2026"), ("sv_SE", "1 feb. 2026"), ("da_DK", "1. feb. 2026"),
      ("nb_NO", "1. feb. 2026"), ("pl_PL", "1 lut 2026"), ("ru_RU", "1 февр. 2026\u{202F}г."), ("ja_JP", "2026/02/01"),
      ("ko_KR", "2026. 2. 1."), ("zh_CN", "2026年2月1日"), ("he_IL", "1 בפבר׳ 2026"), ("tr_TR", "1 Şub 2026"),
      ("ar_EG", "٠١\u{200F}/٠٢\u{200F}/٢٠٢٦"), ("th_TH", "1 ก.พ. 2026"),
    ] as [(String, String)])
  func mediumDates(locale: String, expected: String) {
    #expect(filtered("now", "date", locale: locale) == expected)
  }

  @Test func timeVariables() {
    let values = TimeVariables.values(
      now: sunday, timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt, locale: Locale(identifier: "de_DE"))
    #expect(
      values == [
        "__now": "2026-02-01T14:05:30.000Z", "__now_unix": "1769954730", "__today": "2026-02-01", "__time": "23:05",
        "__weekday": "So.",
      ])
    let time = TimeVariables(now: sunday.addingTimeInterval(0.25), timeZone: .gmt, locale: Locale(identifier: "en_US"))
    #expect(time.value(for: "__now") == "2026-02-01T14:05:30.250Z")
    #expect(time.value(for: "__weekday") == "Sun")
    #expect(time.value(for: "now") == nil)
  }
}
