// SPDX-License-Identifier: MIT

import Testing
import WeaveScience

struct FeelsLikeTests {
  /// The Bureau of Meteorology's table, by hand: e = 0.5 · 6.105 · exp(17.27 · 20 / 257.7) = 11.66 hPa.
  @Test(arguments: [(20.0, 50.0, 0.0, 19.85), (20, 50, 5, 16.35), (30, 50, 2, 31.58), (-10, 70, 8, -18.94)])
  func apparentTemperature(temperature: Double, humidity: Double, wind: Double, expected: Double) throws {
    let value = try #require(FeelsLike.apparentTemperature(temperature: temperature, humidity: humidity, wind: wind))
    #expect(abs(value - expected) < 0.006)
  }

  @Test func fallsWithWindAndRisesWithHumidity() throws {
    for temperature in stride(from: -30.0, through: 45, by: 5) {
      var last = Double.infinity
      for wind in stride(from: 0.0, through: 20, by: 0.5) {
        let value = try #require(FeelsLike.apparentTemperature(temperature: temperature, humidity: 55, wind: wind))
        #expect(value < last)
        last = value
      }
      let dry = try #require(FeelsLike.apparentTemperature(temperature: temperature, humidity: 20, wind: 3))
      let damp = try #require(FeelsLike.apparentTemperature(temperature: temperature, humidity: 90, wind: 3))
      #expect(dry < damp)
    }
  }

  /// Cells of the National Weather Service's charts.
  @Test func chartsOfTheWeatherService() throws {
    #expect(FeelsLike.heatIndex(fahrenheit: 90, humidity: 50)?.rounded() == 95)
    #expect(FeelsLike.heatIndex(fahrenheit: 100, humidity: 40)?.rounded() == 109)
    #expect(FeelsLike.windChill(fahrenheit: 0, milesPerHour: 15)?.rounded() == -19)
    #expect(FeelsLike.windChill(fahrenheit: 30, milesPerHour: 10)?.rounded() == 21)
    #expect(FeelsLike.windChill(fahrenheit: 51, milesPerHour: 10) == nil)
    #expect(FeelsLike.windChill(fahrenheit: 30, milesPerHour: 3) == nil)
    #expect(FeelsLike.windChill(celsius: 5, kilometersPerHour: 4.9) == nil)
  }

  @Test(arguments: [
    (Double.nan, 50.0, 1.0), (20, 101, 1), (20, -1, 1), (20, 50, -1), (.infinity, 50, 1), (20, 50, .nan),
    (-237.7, 50, 1),
  ])
  func isMissingForNonsense(temperature: Double, humidity: Double, wind: Double) {
    #expect(FeelsLike.apparentTemperature(temperature: temperature, humidity: humidity, wind: wind) == nil)
  }

  private struct Celsius: Decodable { var tC, rh, wind_ms, e_hPa, atC: Double }
  private struct HeatIndex: Decodable { var tF, rh, hiF: Double }
  private struct Chill: Decodable { var tF, mph, wcF: Double }
  private struct MetricChill: Decodable { var tC, kmh, wcC: Double }
  private struct Fahrenheit: Decodable { var tF, rh, wind_mph, atF: Double }

  @Test(.enabled(if: Reference.isThere)) func referenceTables() throws {
    for row in try Reference.rows("feels-like", "steadmanC", as: Celsius.self) {
      let vapor = try #require(FeelsLike.vaporPressure(temperature: row.tC, humidity: row.rh))
      let value = try #require(FeelsLike.apparentTemperature(temperature: row.tC, humidity: row.rh, wind: row.wind_ms))
      #expect(abs(vapor - row.e_hPa) < 0.001 && abs(value - row.atC) < 0.006, "\(row)")
    }
    for row in try Reference.rows("feels-like", "steadmanF", as: Fahrenheit.self) {
      let value = try #require(
        FeelsLike.apparentTemperature(
          temperature: Units.celsius(fahrenheit: row.tF), humidity: row.rh,
          wind: Units.metersPerSecond(milesPerHour: row.wind_mph)))
      #expect(abs(Units.fahrenheit(celsius: value) - row.atF) < 0.006, "\(row)")
    }
    for row in try Reference.rows("feels-like", "nwsHeatIndexF", as: HeatIndex.self) {
      #expect(abs(try #require(FeelsLike.heatIndex(fahrenheit: row.tF, humidity: row.rh)) - row.hiF) < 0.006, "\(row)")
    }
    for row in try Reference.rows("feels-like", "nwsWindChillF", as: Chill.self) {
      let value = try #require(FeelsLike.windChill(fahrenheit: row.tF, milesPerHour: row.mph))
      #expect(abs(value - row.wcF) < 0.006, "\(row)")
    }
    for row in try Reference.rows("feels-like", "windChillC", as: MetricChill.self) {
      let value = try #require(FeelsLike.windChill(celsius: row.tC, kilometersPerHour: row.kmh))
      #expect(abs(value - row.wcC) < 0.006, "\(row)")
    }
  }
}
