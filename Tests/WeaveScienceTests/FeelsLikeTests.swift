// SPDX-License-Identifier: MIT

import Oracles
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

  private struct Metric: Decodable { var celsius, humidity, metersPerSecond, vaporPressure, apparent: Double }
  private struct Imperial: Decodable { var fahrenheit, humidity, milesPerHour, apparent: Double }
  private struct HeatIndex: Decodable { var fahrenheit, humidity, index: Double }
  private struct Chill: Decodable { var fahrenheit, milesPerHour, chill: Double }
  private struct MetricChill: Decodable { var celsius, kilometersPerHour, chill: Double }

  @Test func referenceTables() throws {
    let file = "apparent-temperature"
    for row in try Oracle.rows(file, "steadman", as: Metric.self) {
      let vapor = try #require(FeelsLike.vaporPressure(temperature: row.celsius, humidity: row.humidity))
      let value = try #require(
        FeelsLike.apparentTemperature(temperature: row.celsius, humidity: row.humidity, wind: row.metersPerSecond))
      #expect(abs(vapor - row.vaporPressure) < 0.001 && abs(value - row.apparent) < 0.006, "\(row)")
    }
    for row in try Oracle.rows(file, "steadmanImperial", as: Imperial.self) {
      let value = try #require(
        FeelsLike.apparentTemperature(
          temperature: Units.celsius(fahrenheit: row.fahrenheit), humidity: row.humidity,
          wind: Units.metersPerSecond(milesPerHour: row.milesPerHour)))
      #expect(abs(Units.fahrenheit(celsius: value) - row.apparent) < 0.006, "\(row)")
    }
    for row in try Oracle.rows(file, "heatIndex", as: HeatIndex.self) {
      let value = try #require(FeelsLike.heatIndex(fahrenheit: row.fahrenheit, humidity: row.humidity))
      #expect(abs(value - row.index) < 0.006, "\(row)")
    }
    for row in try Oracle.rows(file, "windChill", as: Chill.self) {
      let value = try #require(FeelsLike.windChill(fahrenheit: row.fahrenheit, milesPerHour: row.milesPerHour))
      #expect(abs(value - row.chill) < 0.006, "\(row)")
    }
    for row in try Oracle.rows(file, "windChillMetric", as: MetricChill.self) {
      let value = try #require(FeelsLike.windChill(celsius: row.celsius, kilometersPerHour: row.kilometersPerHour))
      #expect(abs(value - row.chill) < 0.006, "\(row)")
    }
  }
}
