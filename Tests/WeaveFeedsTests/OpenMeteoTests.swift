// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveTime

@testable import WeaveFeeds

/// `/v1/forecast` of Open-Meteo.
@Suite struct OpenMeteoTests {
  private static let head = #""latitude": 45.76, "longitude": 4.84, "generationtime_ms": 0.2, "elevation": 168"#
  private static let paris = head + #", "utc_offset_seconds": 3600, "timezone": "Europe/Paris""#

  @Test func theMomentIsConverted() throws {
    let text = """
      {\(Self.paris), "current_units": {"time": "iso8601", "interval": "seconds", "temperature_2m": "°F",
      "relative_humidity_2m": "%", "wind_speed_10m": "mp/h", "precipitation": "inch", "is_day": "", "weather_code":
      "wmo code"}, "current": {"time": "2026-03-28T14:00", "interval": 900, "temperature_2m": 50,
      "relative_humidity_2m": 62, "wind_speed_10m": 10, "precipitation": 0.1, "is_day": 1, "weather_code": 61}}
      """
    let weather = try #require(try Answer.snapshot(text, .openMeteo).weather)
    #expect(Answer.findings(text, .openMeteo) == [])
    #expect(weather.current.date == Answer.date("2026-03-28T13:00:00Z"))
    #expect(abs((weather.current.temperature ?? 0) - 10) < 1e-9)
    #expect(weather.current.humidity == 0.62)
    #expect(abs((weather.current.windSpeed ?? 0) - 4.4704) < 1e-9)
    // A tenth of an inch in a quarter of an hour.
    #expect(abs((weather.current.precipitation ?? 0) - 10.16) < 1e-9)
    #expect(weather.current.isDaylight == true)
    #expect(weather.current.weatherCode == 61)
    #expect(weather.current.uvIndex == nil)
    #expect(weather.minutes == nil)
    #expect(weather.place?.timeZone == Answer.zone("Europe/Paris"))
    #expect(weather.attribution == "Weather data by Open-Meteo.com (modified)")
    #expect(weather.attributionURL == "https://open-meteo.com/")
  }

  /// Sums and chances stand at the end of their hour, temperatures at the moment itself.
  @Test func whatFallsBelongsToTheHourBefore() throws {
    let text = """
      {\(Self.paris), "hourly_units": {"temperature_2m": "°C", "precipitation": "mm", "precipitation_probability": "%"},
      "hourly": {"time": ["2026-03-28T14:00", "2026-03-28T15:00", "2026-03-28T16:00"], "temperature_2m": [14, 15, null],
      "precipitation": [9, 0.4, 1.2], "precipitation_probability": [99, 30, 80]}}
      """
    let hours = try #require(try Answer.snapshot(text, .openMeteo).weather).hours
    #expect(hours.map(\.date) == [13, 14, 15].map { Answer.date("2026-03-28T\($0):00:00Z") })
    #expect(hours.map(\.conditions.temperature) == [14, 15, nil])
    #expect(hours.map(\.conditions.precipitation) == [0.4, 1.2, nil])
    #expect(hours.map(\.conditions.precipitationChance) == [0.3, 0.8, nil])
  }

  /// One offset for the whole answer: after a change of summer time, labels are an hour off the clocks there.
  @Test func oneOffsetHoldsBeyondSummerTime() throws {
    let text = """
      {\(Self.paris), "hourly_units": {"temperature_2m": "°C"}, "hourly": {"time": ["2026-03-29T01:00", "2026-03-29T02:00",
      "2026-03-29T03:00"], "temperature_2m": [8, 7, 6]}}
      """
    let hours = try #require(try Answer.snapshot(text, .openMeteo).weather).hours
    #expect(hours.map(\.date) == [0, 1, 2].map { Answer.date("2026-03-29T0\($0):00:00Z") })
  }

  @Test func quartersBecomeMinutes() throws {
    let text = """
      {\(Self.paris), "minutely_15_units": {"precipitation": "mm"}, "minutely_15": {"time": ["2026-03-28T14:00",
      "2026-03-28T14:15", "2026-03-28T14:30", "2026-03-28T14:45"], "precipitation": [1, 0, 0.3, null]}}
      """
    let minutes = try #require(try Answer.snapshot(text, .openMeteo).weather?.minutes)
    // 14:05 there: the quarter to 14:15 and the next one.
    #expect(minutes.first { $0.date == Answer.date("2026-03-28T13:14:00Z") }?.precipitation == 0)
    #expect(minutes.first { $0.date == Answer.date("2026-03-28T13:15:00Z") }?.precipitation == 1.2)
    #expect(minutes.last?.date == Answer.date("2026-03-28T13:29:00Z"))
    #expect(minutes.allSatisfy { $0.precipitationChance == nil })
  }

  @Test func daysAreThoseOfThePlace() throws {
    let text = """
      {\(Self.head), "utc_offset_seconds": 32400, "timezone": "Asia/Tokyo", "daily_units": {"time": "unixtime",
      "temperature_2m_max": "°C", "temperature_2m_min": "°C"}, "daily": {"time": [1775055600], "temperature_2m_max": [18.5],
      "temperature_2m_min": [9.5], "sunrise": [1775075220], "sunset": [1775120580], "uv_index_max": [7.6]}}
      """
    let days = try #require(try Answer.snapshot(text, .openMeteo).weather).days
    #expect(days.map(\.day) == [Answer.day("2026-04-02")])
    #expect(days[0].high == 18.5 && days[0].low == 9.5 && days[0].uvIndexMax == 7.6)
    #expect(days[0].sunrise == Date(timeIntervalSince1970: 1_775_075_220))
  }

  @Test func aNightWithoutEndHasNoSunrise() throws {
    let text = """
      {\(Self.paris), "daily": {"time": ["2026-12-21"], "sunrise": ["2026-12-21T00:00"], "sunset": ["2026-12-21T00:00"]}}
      """
    let day = try #require(try Answer.snapshot(text, .openMeteo).weather?.days.first)
    #expect(day.sunrise == nil && day.sunset == nil)
  }

  /// Fixtures are about where the units have the old names and the values the new ones.
  @Test func olderNamesAreRead() throws {
    let text = """
      {\(Self.paris), "hourly_units": {"windspeed_10m": "km/h", "weathercode": "wmo code"}, "hourly": {"time":
      ["2026-03-28T14:00"], "wind_speed_10m": [36], "weathercode": [3]}, "current_weather": {"time": "2026-03-28T14:00",
      "windspeed": 18, "temperature": 9, "is_day": 0}}
      """
    let weather = try #require(try Answer.snapshot(text, .openMeteo).weather)
    #expect(weather.hours[0].conditions.windSpeed == 10)
    #expect(weather.hours[0].conditions.weatherCode == 3)
    #expect(weather.current.windSpeed == 5)
    #expect(weather.current.isDaylight == false)
    // Nothing says the unit of temperatures.
    #expect(weather.current.temperature == nil)
    #expect(Answer.findings(text, .openMeteo) == ["W1104 9"])
  }

  @Test func severalPlacesAreSeveralSnapshots() throws {
    let text = """
      [{\(Self.paris), "current": {"time": "2026-03-28T14:00", "uv_index": 3}},
      {"latitude": 28.6, "longitude": 77.25, "utc_offset_seconds": 19800, "timezone": "Asia/Kolkata", "location_id": 1,
      "current": {"time": "2026-03-28T18:30", "uv_index": 0}}]
      """
    let lyon = Place(name: "Lyon", latitude: 45.764, longitude: 4.8357)
    let delhi = Place(name: "Delhi", latitude: 28.61, longitude: 77.2)
    let read = Answer.read(text, .openMeteo, Answer.request(places: [lyon, delhi]))
    let weather = try #require(read.output).compactMap(\.weather)
    #expect(weather.map(\.place?.name) == ["Lyon", "Delhi"])
    #expect(weather.map(\.place?.latitude) == [45.764, 28.61])
    #expect(weather.map(\.current.date) == [13, 13].map { Answer.date("2026-03-28T\($0):00:00Z") })
    #expect(weather.map(\.current.uvIndex) == [3, 0])
  }

  static let faults: [(String, [String])] = [
    (#"{"error": true, "reason": "Cannot initialize"}"#, [#"W1101 "Cannot initialize""#]),
    (#"{"latitude": 1, "longitude": 2}"#, ["W1102 {"]),
    // A value of the wrong type or out of range costs that value.
    (#"{"current_units": {"temperature_2m": "°C"}, "current": {"temperature_2m": "warm"}}"#, [#"W0804 "warm""#]),
    (#"{"current_units": {"temperature_2m": "°C"}, "current": {"temperature_2m": 900}}"#, ["W0806 900"]),
    (#"{"current_units": {"temperature_2m": "°R"}, "current": {"temperature_2m": 9}}"#, [#"W1104 "°R""#]),
    (
      #"{"hourly": {"time": ["2026-03-28T14:00", "2026-03-28T15:00"], "uv_index": [1]}}"#, ["W1105 ["]
    ),
    (#"{"hourly": {"time": ["yesterday"], "uv_index": [1]}}"#, [#"W0808 "yesterday""#]),
  ]

  @Test(arguments: faults) func whatIsWrongIsToldAtItsPlace(_ text: String, _ expected: [String]) {
    #expect(Answer.findings(text, .openMeteo) == expected)
  }

  @Test func anAnswerThatBreaksOffIsNotUsed() {
    let whole = "{\(Self.paris), \"current\": {\"time\": \"2026-03-28T14:00\", \"uv_index\": 3}}"
    for length in stride(from: 0, to: whole.utf8.count - 1, by: 7) {
      let part = String(decoding: Array(whole.utf8.prefix(length)), as: UTF8.self)
      let checked = Answer.read(part, .openMeteo)
      #expect(checked.output == nil && checked.hasErrors)
    }
    #expect(Answer.read("<html>Please log in</html>", .openMeteo).output == nil)
  }

  @Test func whatWasTakenLaterMaySayTheSame() throws {
    let text = "{\(Self.paris), \"current\": {\"time\": \"2026-03-28T14:00\", \"uv_index\": 3}}"
    let first = try Answer.snapshot(text, .openMeteo)
    let second = try Answer.snapshot(text, .openMeteo, Answer.request("2026-03-28T14:05:00Z"))
    #expect(first != second)
    #expect(first.hasSameFacts(as: second))
    let other = try Answer.snapshot(text.replacing("3}", with: "4}"), .openMeteo)
    #expect(!first.hasSameFacts(as: other))
  }
}

@Suite struct OpenMeteoAirTests {
  private static let text = """
    {"latitude": 45.8, "longitude": 4.8, "utc_offset_seconds": 0, "timezone": "GMT", "generationtime_ms": 1,
    "current_units": {"european_aqi": "EAQI", "us_aqi": "USAQI", "pm2_5": "μg/m³", "pm10": "µg/m³", "birch_pollen":
    "grains/m³"}, "current": {"time": "2026-03-28T13:00", "interval": 3600, "european_aqi": 42, "us_aqi": 61, "pm2_5": 11.5,
    "pm10": 20, "birch_pollen": 12.5, "grass_pollen": null}, "hourly_units": {"european_aqi": "EAQI", "ozone": "ppb"},
    "hourly": {"time": ["2026-03-28T13:00", "2026-03-28T14:00"], "european_aqi": [42, 55], "ozone": [60, 70]}}
    """

  @Test func theAirIsRead() throws {
    let air = try #require(try Answer.snapshot(Self.text, .openMeteoAir).air)
    #expect(air.current.europeanIndex == 42 && air.current.usIndex == 61)
    #expect(air.current.pm25 == 11.5 && air.current.pm10 == 20)
    #expect(air.current.pollen == [.birch: 12.5])
    #expect(air.current.ozone == nil)
    #expect(air.hours.map(\.conditions.europeanIndex) == [42, 55])
    // Parts in a billion are no micrograms.
    #expect(air.hours.allSatisfy { $0.conditions.ozone == nil })
    #expect(Answer.findings(Self.text, .openMeteoAir) == [#"W1104 "ppb""#])
    #expect(air.attributionURL == "https://open-meteo.com/en/docs/air-quality-api")
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let snapshots = try Answer.snapshot(Self.text, .openMeteoAir)
    let written = try #require(SnapshotWriter.text(.air, of: snapshots))
    let again = SnapshotReader.read(
      SourceText(name: "air.json", text: written), as: .air, now: Answer.request().now, timeZone: .gmt)
    #expect(again.diagnostics.isEmpty)
    #expect(again.output == snapshots)
  }
}

@Suite struct GeocodingTests {
  @Test func placesComeBestFirst() throws {
    let text = """
      {"results": [{"id": 1, "name": "Lyon", "latitude": 45.74846, "longitude": 4.84671, "elevation": 173, "timezone":
      "Europe/Paris", "country": "France"}, {"name": "Lyons", "latitude": 40.2, "longitude": -105.2, "elevation": 9999,
      "timezone": "America/Denver"}], "generationtime_ms": 0.5}
      """
    let places = try #require(Answer.read(text, .openMeteoGeocoding).output).compactMap(\.location?.place)
    #expect(places.map(\.name) == ["Lyon", "Lyons"])
    #expect(places.map(\.elevation) == [173, nil])
    #expect(places[0].timeZone == Answer.zone("Europe/Paris"))
    #expect(Answer.findings(#"{"generationtime_ms": 0.5}"#, .openMeteoGeocoding) == ["W1103 {"])
  }
}
