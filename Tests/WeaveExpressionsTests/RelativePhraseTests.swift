// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveExpressions

@Suite struct RelativePhraseTests {
  @Test(
    arguments: [
      // From Sunday, 1 February 2026, 14:05:30.
      Row("now", "in 0 seconds"), Row("2026-02-01 14:05:31", "in 1 second"), Row("2026-02-01 14:05:29", "1 second ago"),
      Row("2026-02-01 14:04:31", "59 seconds ago"), Row("2026-02-01 14:04:30", "1 minute ago"),
      Row("2026-02-01 12:05:30", "2 hours ago"), Row("2026-02-01 12:05:31", "1 hour ago"),
      Row("2026-01-31 14:05:31", "23 hours ago"), Row("2026-01-31 14:05:30", "1 day ago"),
      Row("2026-02-04 14:05:30", "in 3 days"), Row("2026-02-07 23:00:00", "in 6 days"),
      Row("2026-02-08 14:05:30", "in 1 week"), Row("2026-02-28 23:00:00", "in 3 weeks"),
      Row("2026-03-01 14:05:30", "in 1 month"), Row("2026-01-01 14:05:30", "1 month ago"),
      Row("2026-12-31 00:00:00", "in 10 months"), Row("2027-02-01 14:05:30", "in 1 year"),
      Row("2024-02-01 14:05:31", "1 year ago"), Row("0001-01-01", "2,025 years ago"),
      Row("9999-01-01", "in 7,972 years"),
    ] as [Row])
  func largestUnit(row: Row) {
    #expect(filtered(row.input, "relative") == row.output)
  }

  @Test(
    arguments: [
      // Plural forms by Unicode CLDR: 1, 2, 5 hours ago and in 3 days.
      ("de", "vor 1 Stunde", "vor 2 Stunden", "vor 5 Stunden", "in 3 Tagen"),
      ("fr", "il y a 1 heure", "il y a 2 heures", "il y a 5 heures", "dans 3 jours"),
      ("es", "hace 1 hora", "hace 2 horas", "hace 5 horas", "dentro de 3 días"),
      ("it", "1 ora fa", "2 ore fa", "5 ore fa", "tra 3 giorni"),
      ("pt", "há 1 hora", "há 2 horas", "há 5 horas", "em 3 dias"),
      ("nl", "1 uur geleden", "2 uur geleden", "5 uur geleden", "over 3 dagen"),
      ("sv", "för 1 timme sedan", "för 2 timmar sedan", "för 5 timmar sedan", "om 3 dagar"),
      ("da", "for 1 time siden", "for 2 timer siden", "for 5 timer siden", "om 3 dage"),
      ("nb", "for 1 time siden", "for 2 timer siden", "for 5 timer siden", "om 3 dager"),
      ("pl", "1 godzinę temu", "2 godziny temu", "5 godzin temu", "za 3 dni"),
      ("ru", "1 час назад", "2 часа назад", "5 часов назад", "через 3 дня"),
      ("ja", "1 時間前", "2 時間前", "5 時間前", "3 日後"), ("ko", "1시간 전", "2시간 전", "5시간 전", "3일 후"),
      ("zh", "1小时前", "2小时前", "5小时前", "3天后"), ("tr", "1 saat önce", "2 saat önce", "5 saat önce", "3 gün sonra"),
      ("he", "לפני שעה", "לפני שעתיים", "לפני 5 שעות", "בעוד 3 ימים"),
      ("ar", "قبل ساعة واحدة", "قبل ساعتين", "قبل 5 ساعات", "خلال 3 أيام"),
    ] as [(String, String, String, String, String)])
  func wordsOfLocales(locale: String, one: String, two: String, five: String, days: String) {
    #expect(filtered("2026-02-01 13:05:30", "relative", locale: locale) == one)
    #expect(filtered("2026-02-01 12:05:30", "relative", locale: locale) == two)
    #expect(filtered("2026-02-01 09:05:30", "relative", locale: locale) == five)
    #expect(filtered("2026-02-04 14:05:30", "relative", locale: locale) == days)
  }

  @Test func aDayIsACalendarDay() {
    // 23 hours pass on the day of March on which Berlin's clocks jump.
    let berlin = context(
      ["d": "2026-03-29 12:00"], zone: "Europe/Berlin",
      now: sunday.addingTimeInterval(1_774_695_600 - 1_769_954_730))
    #expect(TextTemplate("{{__x|now|date:dd HH:mm}} {{d||relative}}").render(in: berlin) == "28 12:00 in 1 day")
  }
}
