// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveExpressions

@testable import WeaveFacts

/// What facts say in the reader's language, and what is a name and the same in all.
@Suite struct LanguageFactTests {
  private func text(_ key: String, _ locale: String) -> String? {
    SampleFacts.facts(locale: locale).value(for: key)?.text
  }

  /// Templates and designs ask for these by their English names: in another language none may be taken for another level.
  @Test(arguments: ReaderLanguage.allCases.map(\.rawValue))
  func namesAreTheSameInEveryLanguage(_ language: String) {
    let names = [
      "__wetbulb_level", "__wetbulb_level_rest", "__wetbulb_level_light", "__wetbulb_level_moderate",
      "__wetbulb_level_intense", "__wetbulb_color", "__weather_sky", "__heat_activity", "__weather_symbol",
      "__weather_worst_code", "__uv_color", "__steps_today", "__calendar_next_left_min",
    ]
    let locale = "\(language)_IE"
    for name in names { #expect(text(name, locale) == text(name, "en_IE"), "\(name)") }
  }

  /// Rain in ten minutes, north-west wind, a UV index of 3 to 5, as weather services of the language say it.
  @Test(arguments: [
    ("de_DE", "Regen in 10 Min.", "Nordwest", "Mittel", "Sicher"),
    ("fr_FR", "Pluie dans 10 min", "nord-ouest", "Modéré", "Sûr"),
    ("es_ES", "Lluvia en 10 min", "noroeste", "Moderado", "Seguro"),
    ("nl_NL", "Regen over 10 min", "noordwest", "Matig", "Veilig"),
    ("ja_JP", "10分後に雨", "北西", "中程度", "安全"),
  ])
  func wordsAreOfTheLanguage(locale: String, rain: String, wind: String, uv: String, heat: String) {
    #expect(text("__weather_nowcast", locale) == rain)
    #expect(text("__weather_wind_words", locale)?.lowercased() == wind.lowercased())
    #expect(text("__uv_band", locale) == uv)
    #expect(text("__wetbulb_level_title", locale) == heat)
  }

  /// Languages of East Asia name the half of the earth before its degrees.
  @Test(arguments: [
    ("de_DE", "45,76° N, 4,84° O"), ("ja_JP", "北緯45.76°、東経4.84°"), ("ko_KR", "북위 45.76°, 동경 4.84°"),
    ("zh_Hans_CN", "北纬45.76°，东经4.84°"),
  ])
  func coordinatesAreReadAsInTheLanguage(locale: String, expected: String) {
    #expect(text("__weather_coordinates", locale) == expected)
    #expect(text("__location_coordinates", locale) == expected)
  }

  /// Without words of the language all is English, in the measures of the region: °C, km/h.
  @Test(arguments: ["th_TH", "fa_IR", "zh_TW"])
  func aMissingLanguageIsEnglishAsAWhole(_ locale: String) {
    #expect(text("__weather_nowcast", locale) == "Rain in 10m")
    #expect(text("__weather_wind_words", locale) == "north-west")
    #expect(text("__wetbulb_level_title", locale) == "Safe")
    #expect(text("__weather_temp", locale) == text("__weather_temp", "en_IE"))
  }

  /// One o’clock is one in Romance languages and Greek, where all others are many; Czech says `ve` before two, three, four,
  /// twelve and the like.
  @Test(arguments: [
    (ReaderLanguage.es, "14:05", "Hasta las 14:05"), (.es, "1:05", "Hasta la 1:05"),
    (.es, "1 p. m.", "Hasta la 1 p. m."),
    (.es, "10:05", "Hasta las 10:05"), (.it, "1:05", "Fino all’1:05"), (.it, "11:05", "Fino alle 11:05"),
    (.ptBR, "1:05", "Até a 1:05"), (.ptBR, "13:05", "Até as 13:05"), (.el, "1:05 π.μ.", "Έως τη 1:05 π.μ."),
    (.el, "2:05 π.μ.", "Έως τις 2:05 π.μ."), (.de, "1:05", "Bis 1:05"),
  ])
  func theHourChangesTheWordBeforeIt(language: ReaderLanguage, time: String, expected: String) {
    #expect(Words(language).text(.until, time) == expected)
  }

  /// Arabic has one percent sign for its own digits and one for ours.
  @Test(arguments: ["ar_EG", "ar_AE"])
  func theSignOfPercentagesBelongsToTheDigits(locale: String) {
    let locale = Locale(identifier: locale)
    #expect(Words(locale).text(.percent, [.number(5)]) == 0.05.formatted(.percent.locale(locale)))
  }

  @Test func aSentenceThatEndsWithAnAbbreviationHasOneFullStop() {
    #expect(Words(.el).text(.lastReadingAt, "2:05 μ.μ.") == "Τελευταία μέτρηση στις 2:05 μ.μ.")
    #expect(Words(.el).text(.lastReadingAt, "14:05") == "Τελευταία μέτρηση στις 14:05.")
  }

  @Test(arguments: [
    ("14:05", "ve 14:05"), ("2:05", "ve 2:05"), ("20:05", "ve 20:05"), ("15:05", "v 15:05"), ("5:05", "v 5:05"),
  ])
  func czechSaysWhatCanBeSaid(time: String, expected: String) {
    #expect(Words(.cs).text(.atTime, time) == expected)
    #expect(Words(.cs).text(.againAt, time) == "Znovu " + expected)
  }

  /// The three strengths beside the chart of rain. Moderate rain has another word than moderate air.
  @Test(arguments: [
    ("es_ES", ["Ligera", "Moderada", "Fuerte"]), ("fi_FI", ["Heikkoa", "Kohtalaista", "Rankkaa"]),
    ("en_IE", ["Light", "Moderate", "Heavy"]),
  ])
  func strengthsOfRainAreThoseOfRain(locale: String, expected: [String]) throws {
    var world = SampleFacts.full
    world.weather?.minutes = (0..<60).map {
      WeatherMinute(date: SampleFacts.now.addingTimeInterval(Double($0) * 60), precipitation: 9, precipitationChance: 1)
    }
    let weather = try #require(SampleFacts.facts(world, locale: locale).value(for: "weather"))
    guard case .record(let record) = weather, case .record(let rain)? = record["rain"],
      case .list(let guides)? = rain["guides"]
    else {
      Issue.record("no guides")
      return
    }
    let titles = guides.compactMap { if case .record(let guide) = $0 { guide["title"]?.text } else { nil } }
    #expect(titles == expected)
  }

  /// - Source: CLDR 42, `plurals.xml`.
  @Test(arguments: [
    ("pl", [1: "one", 2: "few", 5: "many", 22: "few", 12: "many", 112: "many"]),
    ("cs", [1: "one", 3: "few", 5: "other"]), ("uk", [1: "one", 21: "one", 11: "many", 3: "few", 13: "many"]),
    ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
    ("he", [1: "one", 2: "two", 3: "other"]), ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
    ("ja", [0: "other", 1: "other"]), ("en", [0: "other", 1: "one", 2: "other"]),
  ])
  func pluralsAreThoseOfCLDR(language: String, categories: [Int: String]) {
    for (number, category) in categories {
      #expect(PluralCategory(Double(number), decimals: 0, language: language).rawValue == category, "\(number)")
    }
  }
}
