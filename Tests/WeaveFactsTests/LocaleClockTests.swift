// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveTime

@testable import WeaveFacts

/// Times of day as readers write them.
@Suite struct LocaleClockTests {
  /// Sunday, 1 February 2026, 14:05:30.
  private static let afternoon = Date(timeIntervalSince1970: 1_769_954_730)

  private func clock(_ locale: String) -> LocaleClock { LocaleClock(Locale(identifier: locale), in: .gmt) }

  /// Source: Unicode CLDR 42, `timeFormats/short`.
  @Test(arguments: [
    ("en_US", "2:05 PM", "2 PM", "PM"), ("en_GB", "14:05", "14", ""), ("en_AU", "2:05 pm", "2 pm", "pm"),
    ("ko_KR", "오후 2:05", "오후 2시", "오후"), ("zh_CN", "14:05", "14", ""), ("zh_TW", "下午2:05", "下午2時", "下午"),
    ("ar_EG", "٢:٠٥ م", "٢ م", "م"), ("fr_CA", "14 h 05", "14", ""), ("fr_FR", "14:05", "14", ""),
    ("ja_JP", "14:05", "14", ""), ("da_DK", "14.05", "14", ""), ("bg_BG", "14:05 ч.", "14", ""),
    ("fa_IR", "۱۴:۰۵", "۱۴", ""), ("hi_IN", "2:05 pm", "2 pm", "pm"), ("el_GR", "2:05 μ.μ.", "2 μ.μ.", "μ.μ."),
    ("fi_FI", "14.05", "14", ""), ("es_MX", "14:05", "14", ""), ("en-US-u-hc-h23", "14:05", "14", ""),
    ("de_DE@hours=h12", "2:05 PM", "2 PM", "PM"), ("he_IL", "14:05", "14", ""),
    ("en_CA", "2:05 p.m.", "2 p.m.", "p.m."),
  ])
  func timesOfLocales(locale: String, time: String, hour: String, half: String) {
    let clock = clock(locale)
    #expect(clock.time(Self.afternoon) == time)
    #expect(clock.hour(Self.afternoon) == hour)
    #expect(clock.halfDay(Self.afternoon) == half)
    #expect(clock.isTwelveHours == !half.isEmpty)
  }

  /// One quarter of an hour, and from the morning into the afternoon.
  @Test(arguments: [
    ("en_US", "2:05–2:20 PM", "11:05 AM–2:05 PM"), ("de_DE", "14:05–14:20", "11:05–14:05"),
    ("ko_KR", "오후 2:05–2:20", "오전 11:05–오후 2:05"), ("zh_TW", "下午2:05–2:20", "上午11:05–下午2:05"),
  ])
  func spansNameTheHalfOfTheDayOnce(locale: String, within: String, across: String) {
    let clock = clock(locale)
    #expect(clock.span(Self.afternoon, Self.afternoon.addingTimeInterval(900)) == within)
    #expect(clock.span(Self.afternoon.addingTimeInterval(-10_800), Self.afternoon) == across)
  }

  /// A conference of three days, before, on and after its first day, and one that ends in another week.
  @Test func whatLastsForDaysNamesThem() {
    let clock = clock("en_GB")
    let start = Self.afternoon
    let today = LocalDay(start, in: clock.timeZone)
    let end = start.addingTimeInterval(2 * 86_400)
    #expect(clock.span(start, end, today: today.advanced(by: -1)) == "14:05–Tue 14:05")
    #expect(clock.span(start, end, today: today) == "14:05–Tue 14:05")
    #expect(clock.span(start, end, today: today.advanced(by: 1)) == "Sun–Tue 14:05")
    #expect(clock.span(start, end.addingTimeInterval(7 * 86_400), today: today) == "14:05–10 Feb 14:05")
    #expect(clock.span(start, start.addingTimeInterval(12 * 3_600), today: today) == "14:05–02:05")
  }

  /// Every locale of ICU 72, from the rows that the tests of patterns read.
  @Test func shortTimesAreThoseOfICU() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Locales/locales-by-icu.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let place = try #require(lines[0].split(separator: "\t").firstIndex(of: "time"))
    var count = 0
    for index in stride(from: 1, to: lines.count - 1, by: 2) {
      let texts = lines[index + 1].split(separator: "\t", omittingEmptySubsequences: false)
      for locale in lines[index].split(separator: " ") {
        count += 1
        #expect(clock(String(locale)).time(Self.afternoon) == texts[place * 2], "\(locale)")
      }
    }
    #expect(count > 800)
  }

  /// Source: CLDR, week data and likely subtags: what a language without a region stands for.
  @Test(arguments: [
    ("de", 1), ("en", 0), ("ja", 0), ("ar", 6), ("fa", 6), ("dv", 5), ("hi", 0), ("sw", 1), ("ko", 0), ("he", 0),
  ])
  func weeksOfLanguagesBeginWhereTheyAreSpoken(language: String, first: Int) {
    #expect(RegionalWeek(Locale(identifier: language)).firstWeekday == first)
  }
}
