// SPDX-License-Identifier: MIT

import Oracles
import Testing
import WeaveScience

struct WeatherCodeTests {
  /// Numbers are in no order of harm: rain over showers, snow over freezing drizzle are wrong by them.
  @Test(arguments: [
    ([65, 80], 65), ([75, 80], 75), ([67, 71], 67), ([57, 61], 57), ([82, 67], 67), ([65, 77], 65), ([63, 80], 63),
    ([0, 1, 3], 3), ([99, 95], 99),
  ])
  func worstIsNotTheLargestNumber(codes: [Int], worst: Int) {
    #expect(WeatherCode.worst(codes.map { WeatherCode(rawValue: $0) })?.rawValue == worst)
  }

  @Test func nothingKnownHasNoWorst() {
    #expect(WeatherCode.worst([nil, nil]) == nil)
    #expect(WeatherCode.worst([nil, WeatherCode(rawValue: 3)])?.rawValue == 3)
  }

  /// A worse code never has the symbol of a milder group.
  @Test func symbolAndSeverityAgree() {
    let order = SkyGroup.allCases
    let codes = (0...99).map { WeatherCode(rawValue: $0) }
    for a in codes {
      for b in codes where a.severity < b.severity {
        #expect((order.firstIndex(of: a.group) ?? 0) <= (order.firstIndex(of: b.group) ?? 0), "\(a) \(b)")
      }
    }
  }

  @Test(arguments: [Int.min, -1, 42, 100, .max]) func unknownCodesAreKept(code: Int) {
    let code = WeatherCode(rawValue: code)
    #expect(!code.title.isEmpty && !code.symbolName(isDaylight: true).isEmpty)
  }

  @Test func servicesAreTranslated() {
    #expect(WeatherCode(openWeatherMap: 511)?.group == .freezing)
    #expect(WeatherCode(openWeatherMap: 781)?.group == .thunder)
    #expect(WeatherCode(openWeatherMap: 12) == nil)
    #expect(WeatherCode(metNorway: "lightssnowshowersandthunder_day")?.group == .thunder)
    #expect(WeatherCode(metNorway: "heavysleetshowers_night")?.group == .freezing)
    #expect(WeatherCode(metNorway: "partlycloudy_polartwilight")?.group == .partly)
    #expect(WeatherCode(metNorway: "sunny") == nil)
    #expect(WeatherCode(weatherKit: "ScatteredThunderstorms")?.group == .thunder)
    #expect(WeatherCode(weatherKit: "Windy") == nil)
  }

  /// What a symbol was drawn for, it is read as.
  @Test(arguments: SkyGroup.allCases) func symbolsLeadBack(group: SkyGroup) {
    #expect(SkyGroup(symbolName: group.symbolName(isDaylight: true)) == group)
    #expect(SkyGroup(symbolName: group.symbolName(isDaylight: false)) == group)
  }

  @Test func otherSymbolsAreNoWeather() { #expect(SkyGroup(symbolName: "flame.fill") == nil) }

  private struct Code: Decodable { var code: Int, title, group: String, severity: Int }
  private struct Worst: Decodable { var codes: [Int?], worst: Int? }

  @Test func referenceTable() throws {
    for row in try Oracle.rows("weather-codes", "codes", as: Code.self) {
      let code = WeatherCode(rawValue: row.code)
      #expect(code.group.rawValue == row.group && code.severity == row.severity, "\(row)")
      #expect(code.title == row.title, "\(row)")
    }
    for row in try Oracle.rows("weather-codes", "worst", as: Worst.self) {
      #expect(WeatherCode.worst(row.codes.map { $0.map(WeatherCode.init(rawValue:)) })?.rawValue == row.worst, "\(row)")
    }
  }
}

struct ClothingHintTests {
  @Test(arguments: [
    (27.0, "Shorts and light fabric"), (26.6, "T-shirt"), (10, "Sweater or light jacket"), (-20, "Limit time outside"),
  ])
  func layers(apparent: Double, text: String) {
    #expect(ClothingHint(.init(apparent: apparent))?.text == text)
  }

  @Test func theFirstThatFitsIsTakenAlong() {
    func extra(_ edit: (inout ClothingHint.Conditions) -> Void) -> ClothingHint.Extra? {
      var conditions = ClothingHint.Conditions(apparent: 12)
      edit(&conditions)
      return ClothingHint(conditions)?.extra
    }
    #expect(extra { $0.sky = .thunder } == .storms)
    #expect(extra { $0.sky = .freezing } == .boots)
    #expect(extra { $0.sky = .rain } == .umbrella)
    #expect(extra { ($0.sky, $0.rainChance) = (.rain, 0.3) } == nil)
    #expect(extra { ($0.sky, $0.rainChance) = (.cloudy, 0.6) } == .umbrella)
    #expect(extra { ($0.sky, $0.gust) = (.rain, 12) } == .rainShell)
    #expect(extra { $0.wind = 9 } == .windproof)
    #expect(extra { $0.uvIndex = 4 } == .sunProtection)
    #expect(extra { ($0.uvIndex, $0.isDaylight) = (4, false) } == nil)
    #expect(ClothingHint(.init(apparent: .nan)) == nil)
  }
}
