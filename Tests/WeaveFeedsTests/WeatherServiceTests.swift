// SPDX-License-Identifier: MIT

import Foundation
import Oracles
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveTime

@testable import WeaveFeeds

@Suite struct MetNorwayTests {
  private static func step(_ time: String, _ celsius: Double, _ rest: String = "") -> String {
    """
    {"time": "\(time)", "data": {"instant": {"details": {"air_temperature": \(celsius), "wind_speed": 2.5,
    "relative_humidity": 48.5}}\(rest)}}
    """
  }

  private static func next(_ hours: Int, _ symbol: String, _ amount: Double) -> String {
    """
    , "next_\(hours)_hours": {"summary": {"symbol_code": "\(symbol)"}, "details": {"precipitation_amount": \(amount),
    "probability_of_precipitation": 18}}
    """
  }

  private static func answer(_ steps: String...) -> String {
    """
    {"type": "Feature", "geometry": {"type": "Point", "coordinates": [10, 60.1, 267]}, "properties": {"meta":
    {"updated_at": "2026-06-10T13:04:26Z", "units": {"air_temperature": "celsius"}}, "timeseries":
    [\(steps.joined(separator: ","))]}}
    """
  }

  private static let oslo = Place(name: "Oslo", latitude: 59.91, longitude: 10.75, timeZone: Answer.zone("Europe/Oslo"))

  @Test func sumsLookForward() throws {
    let text = Self.answer(
      Self.step("2026-06-10T13:00:00Z", 20.7, Self.next(1, "lightrainshowers_day", 0.3)),
      Self.step("2026-06-10T14:00:00Z", 20.1, Self.next(6, "lightssleetshowersandthunder_night", 3.6)),
      Self.step("2026-06-10T20:00:00Z", 12))
    let weather = try #require(try Answer.snapshot(text, .metNorway, Answer.request("2026-06-10T13:10:00Z")).weather)
    #expect(weather.hours.count == 3)
    #expect(
      weather.hours.map(\.conditions.precipitation).map { $0.map { ($0 * 10).rounded() / 10 } } == [0.3, 0.6, nil])
    #expect(weather.hours.map(\.conditions.weatherCode) == [80, 95, nil])
    #expect(weather.hours.map(\.conditions.isDaylight) == [true, false, nil])
    #expect(weather.current.temperature == 20.7)
    #expect(weather.current.precipitationChance == 0.18)
    #expect(weather.place?.elevation == 267 && weather.place?.latitude == 60.1)
    #expect(weather.attribution == "Data from MET Norway (modified)")
    #expect(Answer.findings(text, .metNorway) == [])
  }

  /// A day says its high, low and rain only where the steps cover what they are of.
  @Test func daysAreFoldedAtThePlace() throws {
    var steps: [String] = []
    // From 15:00 in Oslo to the end of the next day there.
    for hour in 13..<(13 + 34) {
      let day = 10 + hour / 24
      let time = "2026-06-\(day)T\(CivilTime.digits(hour % 24, 2)):00:00Z"
      steps.append(Self.step(time, hour == 29 ? 4 : hour == 37 ? 25 : 15, Self.next(1, "rain", 0.5)))
    }
    let text = Self.answer(steps.joined(separator: ","))
    let request = Answer.request("2026-06-10T13:10:00Z", places: [Self.oslo])
    let days = try #require(try Answer.snapshot(text, .metNorway, request).weather).days
    #expect(days.first?.day == Answer.day("2026-06-10"))
    #expect(days.first?.high == nil && days.first?.low == nil && days.first?.precipitationSum == nil)
    let whole = try #require(days.first { $0.day == Answer.day("2026-06-11") })
    #expect(whole.high == 25 && whole.low == 4)
    #expect(whole.precipitationSum == 12)
    #expect(whole.weatherCode == 63)
  }

  @Test func nowcastGivesMinutes() throws {
    let steps = (0..<3).map { step in
      """
      {"time": "2026-06-10T13:\(CivilTime.digits(step * 5 + 5, 2)):00Z", "data": {"instant": {"details":
      {"precipitation_rate": \(Double(step) + 0.5), "air_temperature": 11}}}}
      """
    }
    let request = Answer.request("2026-06-10T13:07:20Z")
    let weather = try #require(
      try Answer.snapshot(Self.answer(steps.joined(separator: ",")), .metNowcast, request).weather)
    let minutes = try #require(weather.minutes)
    #expect(minutes.first?.date == Answer.date("2026-06-10T13:07:00Z"))
    #expect(minutes.count == 13)
    #expect(minutes.first?.precipitation == 0.5 && minutes.last?.precipitation == 2.5)
    #expect(weather.hours.isEmpty)
  }

  @Test func faultsAreTold() {
    #expect(Answer.findings(Self.answer(), .metNorway) == ["W1103 {"])
    #expect(Answer.findings("{}", .metNorway) == ["W1102 {"])
    let odd = Self.answer(Self.step("2026-06-10T13:00:00Z", 20, Self.next(1, "frogs_day", 0)))
    #expect(Answer.findings(odd, .metNorway) == [#"W1106 "frogs_day""#])
    let kelvin = Self.answer(Self.step("2026-06-10T13:00:00Z", 293)).replacing("\"celsius\"", with: "\"K\"")
    #expect(Answer.findings(kelvin, .metNorway).contains(#"W1104 "K""#))
  }
}

@Suite struct OpenWeatherMapTests {
  private static let current = """
    {"coord": {"lon": 10.99, "lat": 44.34}, "weather": [{"id": 701, "description": "mist"}, {"id": 501, "description":
    "moderate rain"}], "base": "stations", "main": {"temp": 293.15, "feels_like": 292.15, "temp_min": 290, "temp_max": 295,
    "pressure": 1015, "humidity": 64}, "visibility": 10000, "wind": {"speed": 3, "deg": 349, "gust": 6}, "rain": {"1h": 3.16},
    "clouds": {"all": 100}, "dt": 1661870592, "sys": {"country": "IT", "sunrise": 1661834187, "sunset": 1661882248},
    "timezone": 7200, "id": 3163858, "name": "Zocca", "cod": 200}
    """

  @Test func nowIsRead() throws {
    let weather = try #require(try Answer.snapshot(Self.current, .openWeatherCurrent).weather)
    #expect(abs((weather.current.temperature ?? 0) - 20) < 1e-9)
    #expect(weather.current.windSpeed == 3 && weather.current.windGust == 6)
    #expect(weather.current.precipitation == 3.16)
    #expect(weather.current.weatherCode == 63)
    #expect(weather.current.isDaylight == true)
    #expect(weather.place?.name == "Zocca")
    // The spread of temperatures across the town is not the day's.
    #expect(weather.days.map(\.high) == [nil])
    #expect(weather.days.map(\.sunrise) == [Date(timeIntervalSince1970: 1_661_834_187)])
    #expect(Answer.findings(Self.current, .openWeatherCurrent) == [])
  }

  /// An answer does not name its units: those of the request apply, and without a request nothing is guessed.
  @Test func unitsAreThoseOfTheRequest() throws {
    let text = Self.current.replacing("293.15", with: "68").replacing("292.15", with: "66")
    var request = Answer.request()
    #expect(try Answer.snapshot(text, .openWeatherCurrent, request).weather?.current.temperature == nil)
    #expect(Answer.findings(text, .openWeatherCurrent) == ["W1104 68"])
    request.units = .imperial
    let weather = try #require(try Answer.snapshot(text, .openWeatherCurrent, request).weather)
    #expect(weather.current.temperature == 20)
    #expect(abs((weather.current.windSpeed ?? 0) - 1.34112) < 1e-9)
    #expect(weather.current.precipitation == 3.16)
  }

  @Test func refusalsAreTold() {
    let keys = [#"{"cod": 401, "message": "Invalid API key."}"#, #"{"cod": "404", "message": "city not found"}"#]
    #expect(
      keys.flatMap { Answer.findings($0, .openWeatherCurrent) } == [
        #"W1101 "Invalid API key.""#, #"W1101 "city not found""#,
      ])
  }

  @Test func fiveDaysComeByThreeHours() throws {
    let text = """
      {"cod": "200", "message": 0, "cnt": 2, "list": [{"dt": 1661871600, "main": {"temp": 296.15}, "weather": [{"id": 500}],
      "pop": 0.32, "rain": {"3h": 0.9}, "sys": {"pod": "d"}, "dt_txt": "2022-08-30 15:00:00"}, {"dt": 1661882400, "main":
      {"temp": 290.15}, "weather": [{"id": 800}], "pop": 0, "sys": {"pod": "n"}}], "city": {"name": "Zocca", "coord":
      {"lat": 44.34, "lon": 10.99}, "timezone": 7200}}
      """
    let weather = try #require(try Answer.snapshot(text, .openWeatherForecast).weather)
    #expect(weather.hours.map(\.conditions.precipitationChance) == [0.32, 0])
    #expect(weather.hours.map(\.conditions.precipitation).map { $0.map { ($0 * 100).rounded() } } == [30, nil])
    #expect(weather.hours.map(\.conditions.isDaylight) == [true, false])
    #expect(weather.hours.map(\.conditions.weatherCode) == [61, 0])
  }

  @Test func oneCallHasMinutesAndDays() throws {
    let text = """
      {"lat": 33.44, "lon": -94.04, "timezone": "America/Chicago", "timezone_offset": -18000, "current": {"dt": 1684929490,
      "sunrise": 1684926645, "sunset": 1684977332, "temp": 292.55, "uvi": 0.16, "weather": [{"id": 803, "description":
      "broken clouds"}]}, "minutely": [{"dt": 1684929540, "precipitation": 0}, {"dt": 1684929600, "precipitation": 1.5}],
      "hourly": [{"dt": 1684926000, "temp": 292.01, "pop": 0.15, "rain": {"1h": 0.2}, "weather": [{"id": 500}]}],
      "daily": [{"dt": 1684951200, "sunrise": 1684926645, "sunset": 1684977332, "temp": {"day": 299.03, "min": 290.69, "max":
      300.35}, "pop": 0.47, "rain": 0.15, "snow": 0.05, "uvi": 9.23, "weather": [{"id": 500}]}]}
      """
    let weather = try #require(try Answer.snapshot(text, .openWeatherOneCall).weather)
    #expect(weather.minutes?.map(\.precipitation) == [0, 1.5])
    #expect(weather.hours.first?.conditions.precipitation == 0.2)
    let day = try #require(weather.days.first)
    #expect(day.day == Answer.day("2023-05-24"))
    #expect(abs((day.high ?? 0) - 27.2) < 1e-9 && abs((day.precipitationSum ?? 0) - 0.2) < 1e-9)
    #expect(day.uvIndexMax == 9.23)
    #expect(weather.current.weatherCode == 3 && weather.current.isDaylight == true)
  }
}

@Suite struct WeatherKitTests {
  private static let metadata = """
    "metadata": {"attributionURL": "https://weatherkit.apple.com/legal-attribution.html", "latitude": 37.32, "longitude":
    -122.03, "readTime": "2026-03-28T13:00:00Z", "units": "m", "version": 1}
    """

  @Test func everySetIsRead() throws {
    let text = """
      {"currentWeather": {\(metadata), "asOf": "2026-03-28T13:00:00Z", "cloudCover": 0.2, "conditionCode": "Windy",
      "daylight": true, "humidity": 0.5, "precipitationIntensity": 0, "pressure": 1014.5, "temperature": 14.5,
      "temperatureApparent": 13, "temperatureDewPoint": 4, "uvIndex": 4, "visibility": 20000, "windDirection": 270,
      "windSpeed": 36}, "forecastNextHour": {\(metadata), "minutes": [{"startTime": "2026-03-28T13:00:00Z",
      "precipitationChance": 0.4, "precipitationIntensity": 0.1}]}, "forecastHourly": {\(metadata), "hours":
      [{"forecastStart": "2026-03-28T13:00:00Z", "conditionCode": "HeavyRain", "temperature": 15, "precipitationAmount": 2,
      "precipitationChance": 0.9}]}, "forecastDaily": {\(metadata), "days": [{"forecastStart": "2026-03-28T07:00:00Z",
      "forecastEnd": "2026-03-29T07:00:00Z", "conditionCode": "Rain", "maxUvIndex": 5, "temperatureMax": 18,
      "temperatureMin": 9, "precipitationAmount": 4.5, "precipitationChance": 0.8}]}}
      """
    let cupertino = Place(
      name: "Cupertino", latitude: 37.3, longitude: -122, timeZone: Answer.zone("America/Los_Angeles"))
    let weather = try #require(try Answer.snapshot(text, .weatherKit, Answer.request(places: [cupertino])).weather)
    #expect(weather.current.windSpeed == 10)
    // Wind is no sky: the clouds say it.
    #expect(weather.current.weatherCode == 1 && weather.current.condition == "Windy")
    #expect(weather.minutes?.map(\.precipitationChance) == [0.4])
    #expect(weather.hours.first?.conditions.weatherCode == 65)
    #expect(weather.hours.first?.conditions.condition == "Heavy rain")
    #expect(weather.days.map(\.day) == [Answer.day("2026-03-28")])
    #expect(weather.days.first?.sunrise == nil)
    #expect(weather.attributionURL == "https://weatherkit.apple.com/legal-attribution.html")
    #expect(Answer.findings(text, .weatherKit) == [])
  }

  private var metadata: String { Self.metadata }

  @Test func refusalsAreTold() {
    #expect(Answer.findings(#"{"reason": "NOT_ENABLED"}"#, .weatherKit) == [#"W1101 "NOT_ENABLED""#])
  }
}

@Suite struct NationalWeatherServiceTests {
  @Test func hoursAreRead() throws {
    let text = """
      {"@context": ["https://geojson.org/geojson-ld/geojson-context.jsonld"], "type": "Feature", "geometry": {"type":
      "Polygon", "coordinates": [[[-97, 39], [-97, 40], [-96, 40], [-96, 39], [-97, 39]]]}, "properties": {"elevation":
      {"unitCode": "wmoUnit:m", "value": 456.6}, "periods": [{"number": 1, "startTime": "2026-03-28T08:00:00-05:00",
      "endTime": "2026-03-28T09:00:00-05:00", "isDaytime": true, "temperature": 50, "temperatureUnit": "F",
      "probabilityOfPrecipitation": {"unitCode": "wmoUnit:percent", "value": 30}, "dewpoint": {"unitCode": "wmoUnit:degC",
      "value": 4.5}, "relativeHumidity": {"unitCode": "wmoUnit:percent", "value": 68}, "windSpeed": "10 to 15 mph",
      "windDirection": "SSW", "shortForecast": "Slight Chance Rain Showers then Sunny"}]}}
      """
    let weather = try #require(try Answer.snapshot(text, .nationalWeatherService).weather)
    let hour = try #require(weather.hours.first)
    #expect(hour.date == Answer.date("2026-03-28T13:00:00Z"))
    #expect(abs((hour.conditions.temperature ?? 0) - 10) < 1e-9)
    #expect(abs((hour.conditions.windSpeed ?? 0) - 6.7056) < 1e-9)
    #expect(hour.conditions.windDirection == 202.5)
    #expect(hour.conditions.weatherCode == 80)
    #expect(hour.conditions.precipitationChance == 0.3)
    #expect(weather.place?.latitude == 39.5 && weather.place?.longitude == -96.5)
    #expect(Answer.findings(text, .nationalWeatherService) == [])
  }

  @Test func aDayAndItsNightAreOneDay() throws {
    let text = """
      {"properties": {"units": "wmoUnit:", "periods": [
      {"startTime": "2026-03-28T06:00:00-05:00", "endTime": "2026-03-28T18:00:00-05:00", "isDaytime": true, "temperature": 59,
      "temperatureUnit": "F", "windSpeed": "10 mph", "shortForecast": "Sunny"},
      {"startTime": "2026-03-28T18:00:00-05:00", "endTime": "2026-03-29T06:00:00-05:00", "isDaytime": false, "temperature": 41,
      "temperatureUnit": "F", "windSpeed": "5 mph", "shortForecast": "Clear"}]}}
      """
    let days = try #require(try Answer.snapshot(text, .nationalWeatherService).weather).days
    #expect(days.map(\.day) == [Answer.day("2026-03-28")])
    #expect(days.first?.high == 15 && days.first?.low == 5)
    #expect(days.first?.weatherCode == 0)
  }

  /// Read at two in the afternoon: the hours of today give no high, the night gives its low, and of the day after the
  /// last period the hours know the whole.
  @Test func hoursFillWhatTheDaysLack() throws {
    func period(_ start: String, _ end: String, _ rest: String) -> String {
      #"{"startTime": "\#(start):00:00-06:00", "endTime": "\#(end):00:00-06:00", "temperatureUnit": "F", \#(rest)}"#
    }
    var hours: [String] = []
    for (day, first) in [(28, 14), (29, 0), (30, 0)] {
      for hour in first..<24 {
        let start = "2026-03-\(day)T\(hour < 10 ? "0" : "")\(hour)"
        let end = hour == 23 ? "2026-03-\(day + 1)T00" : "2026-03-\(day)T\(hour < 9 ? "0" : "")\(hour + 1)"
        // 50 °F and one more each hour until four in the afternoon.
        hours.append(period(start, end, #""temperature": \#(hour <= 16 ? 50 + hour : 66 - (hour - 16))"#))
      }
    }
    let days = [
      period("2026-03-28T18", "2026-03-29T06", #""isDaytime": false, "temperature": 41, "shortForecast": "Clear""#),
      period("2026-03-29T06", "2026-03-29T18", #""isDaytime": true, "temperature": 68, "shortForecast": "Sunny""#),
    ]
    let text = """
      {"timeZone": "America/Denver",
      "forecastHourly": {"geometry": {"type": "Polygon",
      "coordinates": [[[-105, 39], [-105, 40], [-104, 40], [-105, 39]]]},
      "properties": {"units": "wmoUnit:", "periods": [\(hours.joined(separator: ","))]}},
      "forecast": {"properties": {"periods": [\(days.joined(separator: ","))]}},
      "observation": {"properties": {"timestamp": "2026-03-28T19:53:00+00:00", "textDescription": "Clear", "icon":
      "https://api.weather.gov/icons/land/day/skc?size=medium",
      "temperature": {"unitCode": "wmoUnit:degC", "value": 18.3}}}}
      """
    let weather = try #require(try Answer.snapshot(text, .nationalWeatherService).weather)
    #expect(weather.hours.count == 58 && weather.place?.timeZone?.identifier == "America/Denver")
    #expect(weather.current.temperature == 18.3 && weather.current.isDaylight == true)
    #expect(weather.current.date == Answer.date("2026-03-28T19:53:00Z"))
    #expect(weather.days.map { "\($0.day)" } == ["2026-03-28", "2026-03-29", "2026-03-30"])
    func fahrenheit(_ celsius: Double?) -> Double? { celsius.map { ($0 * 9 / 5 + 32).rounded() } }
    #expect(weather.days.map { fahrenheit($0.high) } == [nil, 68, 66])
    #expect(weather.days.map { fahrenheit($0.low) } == [41, 50, 50])
    #expect(Answer.findings(text, .nationalWeatherService) == [])
  }

  @Test func nowIsReadWithItsUnits() throws {
    let text = """
      {"geometry": {"type": "Point", "coordinates": [-97, 39]}, "properties": {"timestamp": "2026-03-28T12:53:00+00:00",
      "textDescription": "Light Rain and Fog", "temperature": {"unitCode": "wmoUnit:degC", "value": 7.2}, "windSpeed":
      {"unitCode": "wmoUnit:km_h-1", "value": 18}, "windGust": {"unitCode": "wmoUnit:km_h-1", "value": null},
      "seaLevelPressure": {"unitCode": "wmoUnit:Pa", "value": 101320}}}
      """
    let now = try #require(try Answer.snapshot(text, .nationalWeatherService).weather).current
    #expect(now.temperature == 7.2 && now.windSpeed == 5 && now.windGust == nil && now.pressure == 1_013.2)
    #expect(now.weatherCode == 61)
  }

  @Test func refusalsAreTold() {
    let text = #"{"title": "Data Unavailable For Requested Point", "status": 404, "detail": "Unable to provide data"}"#
    #expect(Answer.findings(text, .nationalWeatherService) == [#"W1101 "Unable to provide data""#])
  }
}

@Suite struct TemisTests {
  private static func page(_ rows: String) -> String {
    """
    <html><body bgcolor=#ffffff><table><tr><td>TEMIS</td></tr></table><table><tr><td></td><td></td><td><dl><dd>
    <table border=1><tr><td colspan=3><h2>Location: 37.27 N; 122.02 W</h2></td></tr>
    <tr><td align=left><i>&nbsp;<br>&nbsp; Date</i></td><td><i>UV <br>&nbsp; index</i></td><td><i>ozone
    <br>column</i></td></tr>\(rows)</table></dd></dl></td></tr></table></body></html>
    """
  }

  @Test func rowsAreTakenWhereverTheyStand() throws {
    let text = Self.page(
      """
      <tr><td align=left><i>&nbsp;28 Mar 2026</i></td><td align=right>&nbsp; 4.2 </td><td>&nbsp;303.4 DU</td></tr>
      <tr><td>29&nbsp;Mar&nbsp;2026</td><td>4.4</td><td>9000 DU</td></tr><tr><td>30 Mar 2026</td><td>-</td><td>310 DU</td></tr>
      """)
    let ozone = try #require(try Answer.snapshot(text, .temis).ozone)
    #expect(ozone.days.map(\.day) == ["2026-03-28", "2026-03-29", "2026-03-30"].map(Answer.day))
    #expect(ozone.days.map(\.uvIndex) == [4.2, 4.4, nil])
    #expect(ozone.days.map(\.column) == [303.4, nil, 310])
    #expect(ozone.place?.latitude == 37.27 && ozone.place?.longitude == -122.02)
    #expect(Answer.findings(text, .temis) == ["W0806 9000"])
  }

  @Test func aPageWithoutRowsSaysSo() {
    #expect(Answer.findings(Self.page("<tr><td>No data available</td></tr>"), .temis) == ["W1103 <"])
    #expect(Answer.findings("<html>Wartung</html>", .temis) == ["W1102 <"])
    #expect(Answer.findings("", .temis) == ["W1102 "])
  }
}

/// Whole answers in the formats of the services.
@Suite struct WholeAnswerTests {
  static let files: [(String, String)] = [
    ("open-meteo-quarters", "open-meteo"), ("open-meteo-imperial", "open-meteo"),
    ("open-meteo-unixtime", "open-meteo"), ("open-meteo-two-places", "open-meteo"),
    ("openweathermap-kelvin", "openweathermap"), ("met-norway-one-step", "met-norway"),
    ("met-norway-steps", "met-norway"),
  ]

  @Test(arguments: files) func nothingIsWrongWithThem(_ name: String, _ source: String) throws {
    let bytes = try Oracle.bytes("Answers/\(name).json")
    let text = SourceText(name: name, bytes: bytes)
    #expect(FeedTable.source(of: FileStart(bytes, name: name))?.name == source)
    let checked = try #require(FeedTable.source(source)).read(text, Answer.request())
    #expect(checked.diagnostics.map(\.message.text) == [])
    #expect(checked.output?.isEmpty == false)
  }
}
