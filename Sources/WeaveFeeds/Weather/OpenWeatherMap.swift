// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveScience
import WeaveSchema
import WeaveTime

extension FeedSource {
  static let openWeatherAttribution = Attribution(
    "Data provided by OpenWeatherMap", link: "https://openweathermap.org/")

  /// `/data/2.5/weather`: the current weather.
  static let openWeatherCurrent = FeedSource(
    "openweathermap", "OpenWeatherMap", [.weather], openWeatherAttribution,
    recognises: { $0.isJSON && $0.contains("\"cod\"") && $0.contains("\"coord\"") && !$0.contains("\"list\"") }
  ) { source, request in OpenWeatherReading.read(source, request) { $0.current(&$1) } }

  /// `/data/2.5/forecast`: five days in steps of three hours.
  static let openWeatherForecast = FeedSource(
    "openweathermap-forecast", "OpenWeatherMap’s forecast", [.weather], openWeatherAttribution,
    recognises: { $0.isJSON && $0.contains("\"cod\"") && $0.contains("\"list\"") && $0.contains("\"dt_txt\"") }
  ) { source, request in OpenWeatherReading.read(source, request) { $0.forecast(&$1) } }

  /// `/data/3.0/onecall`: current weather, one hour by minutes, two days by hours, eight days.
  static let openWeatherOneCall = FeedSource(
    "openweathermap-onecall", "OpenWeatherMap One Call", [.weather], openWeatherAttribution,
    recognises: { $0.isJSON && $0.contains("\"timezone_offset\"") && $0.contains("\"lat\"") }
  ) { source, request in OpenWeatherReading.read(source, request) { $0.oneCall(&$1) } }
}

/// The answers of OpenWeatherMap. Temperatures and winds are in the requested units, which an answer does not state;
/// rain is always in millimetres.
///
/// - Source: `openweathermap.org/current`, `/forecast5`, `/api/one-call-3`.
struct OpenWeatherReading {
  let root: JSONNode
  private let units: FeedRequest.Units?

  static func read(
    _ source: SourceText, _ request: FeedRequest,
    _ members: (OpenWeatherReading, inout FeedReading) -> (place: JSONNode?, rest: Members)?
  ) -> Checked<[Snapshots]> {
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    if let code = root["cod"], !isSuccess(code) {
      let message = root["message"]
      reading.add(.refused(by: "OpenWeatherMap", message?.stringValue, at: (message ?? code).range))
      return reading.checked([])
    }
    let answer = OpenWeatherReading(root: root, &reading)
    guard let (place, rest) = members(answer, &reading) else {
      reading.add(.wrongShape(of: "OpenWeatherMap", expected: "it has no weather", at: root.range))
      return reading.checked([])
    }
    let heading = reading.heading(FeedSource.openWeatherAttribution, place: place)
    let snapshots = reading.snapshots(.weather, heading + rest)
    return reading.checked(snapshots.map { [$0] } ?? [])
  }

  /// Whether a code means success: a number on success, a number or a text on failure.
  private static func isSuccess(_ code: JSONNode) -> Bool {
    code.numberValue == 200 || code.stringValue == "200"
  }

  private init(root: JSONNode, _ reading: inout FeedReading) {
    self.root = root
    let sample = root["main"]?["temp"] ?? root["current"]?["temp"] ?? root["list"]?.elements?.first?["main"]?["temp"]
    // It is never 170 °C or °F anywhere on Earth, so higher values are kelvin.
    units = reading.request.units ?? (sample?.numberValue.map { $0 > 170 } == true ? .standard : nil)
    if units == nil, let sample { reading.add(.unknownUnit(nil, of: "temp", at: sample.range)) }
  }

  // MARK: The three services

  fileprivate func current(_ reading: inout FeedReading) -> (place: JSONNode?, rest: Members)? {
    guard root["main"]?.members != nil || root["weather"]?.elements != nil else { return nil }
    let place = reading.place(
      latitude: root["coord"]?["lat"], longitude: root["coord"]?["lon"], name: root["name"])
    var members = observation(root, &reading)
    if let now = root["dt"]?.numberValue, let rise = root["sys"]?["sunrise"]?.numberValue,
      let set = root["sys"]?["sunset"]?.numberValue
    {
      members.append(("isDaylight", .flag(now >= rise && now < set).at((root["dt"] ?? root).range)))
    }
    var rest: Members = [("current", .made(members, at: root.range.beginning))]
    // `temp_min` and `temp_max` are the extremes across the town now, not those of the day.
    if let day = dayOfSun(&reading) { rest.append(("days", .array([day]))) }
    return (place, rest)
  }

  private func dayOfSun(_ reading: inout FeedReading) -> JSONNode? {
    guard let rise = root["sys"]?["sunrise"], let set = root["sys"]?["sunset"], let seconds = rise.numberValue,
      let offset = root["timezone"]?.numberValue, seconds > 86_400
    else { return nil }
    let day = day(seconds, offset, reading)
    return .made(
      [("day", .text(day).at(rise.range)), ("sunrise", rise.fromSeconds), ("sunset", set.fromSeconds)], at: rise.range)
  }

  fileprivate func forecast(_ reading: inout FeedReading) -> (place: JSONNode?, rest: Members)? {
    guard let list = root["list"]?.elements else { return nil }
    let city = root["city"]
    let place = reading.place(
      latitude: city?["coord"]?["lat"], longitude: city?["coord"]?["lon"], name: city?["name"])
    let hours = list.map { entry in
      var members = observation(entry, &reading, hours: 3)
      members.append(("precipitationChance01", entry["pop"]))
      switch entry["sys"]?["pod"]?.stringValue {
      case "d": members.append(("isDaylight", .flag(true).at(entry.range)))
      case "n": members.append(("isDaylight", .flag(false).at(entry.range)))
      default: break
      }
      return JSONNode.made(members, at: entry.range.beginning)
    }
    return (place, [("hours", .array(hours))])
  }

  fileprivate func oneCall(_ reading: inout FeedReading) -> (place: JSONNode?, rest: Members)? {
    guard ["current", "minutely", "hourly", "daily"].contains(where: { root[$0] != nil }) else { return nil }
    let place = reading.place(latitude: root["lat"], longitude: root["lon"], zone: root["timezone"])
    var rest: Members = []
    if let now = root["current"] {
      rest.append(("current", .made(hour(now, &reading, isNow: true), at: now.range.beginning)))
    }
    if let minutes = root["minutely"]?.elements {
      let nodes = minutes.map { minute in
        JSONNode.made(
          [("date", minute["dt"]?.fromSeconds), ("precipitationMMPerHour", minute["precipitation"])],
          at: minute.range.beginning)
      }
      rest.append(("minutes", .array(nodes)))
    }
    if let hours = root["hourly"]?.elements {
      rest.append(("hours", .array(hours.map { .made(hour($0, &reading), at: $0.range.beginning) })))
    }
    if let days = root["daily"]?.elements { rest.append(("days", .array(days.map { day($0, &reading) }))) }
    return (place, rest)
  }

  // MARK: Parts

  private func temperature(_ stem: String, _ node: JSONNode?) -> (key: String, value: JSONNode?) {
    switch units {
    case .standard: (stem + "K", node)
    case .metric: (stem + "C", node)
    case .imperial: (stem + "F", node)
    case nil: (stem + "C", nil)
    }
  }

  private func speed(_ stem: String, _ node: JSONNode?) -> (key: String, value: JSONNode?) {
    units == .imperial ? (stem + "MPH", node) : (stem + "MS", units == nil ? nil : node)
  }

  /// The service shows the first of several conditions. If there are several, the worst of them counts.
  private func weather(_ node: JSONNode, _ reading: inout FeedReading) -> Members {
    guard let list = node["weather"]?.elements, let first = list.first else { return [] }
    var codes: [WeatherCode] = []
    for entry in list {
      guard let id = entry["id"], let number = id.numberValue, let whole = Int(exactly: number) else { continue }
      if let code = WeatherCode(openWeatherMap: whole) {
        codes.append(code)
      } else {
        reading.add(.unknownWeather("\(whole)", of: "OpenWeatherMap", at: id.range))
      }
    }
    return [
      ("weatherCode", WeatherCode.worst(codes).map { .integer($0.rawValue).at(first.range.beginning) }),
      ("condition", first["description"] ?? first["main"]),
    ]
  }

  /// The current weather of 2.5, or three hours of its forecast.
  private func observation(_ node: JSONNode, _ reading: inout FeedReading, hours: Double = 1) -> Members {
    let main = node["main"]
    let span = hours == 3 ? "3h" : "1h"
    let isRaining = node["rain"]?[span] != nil || node["snow"]?[span] != nil
    let rain = [node["rain"]?[span], node["snow"]?[span]].compactMap { $0?.numberValue }
    return weather(node, &reading) + [
      ("date", node["dt"]?.fromSeconds), temperature("temperature", main?["temp"]),
      temperature("apparentTemperature", main?["feels_like"]), ("humidityPercent", main?["humidity"]),
      ("pressureHPa", main?["sea_level"] ?? main?["pressure"]), ("visibilityM", node["visibility"]),
      speed("windSpeed", node["wind"]?["speed"]), speed("windGust", node["wind"]?["gust"]),
      ("windDirectionDeg", node["wind"]?["deg"]), ("cloudCoverPercent", node["clouds"]?["all"]),
      (
        "precipitationMMPerHour",
        isRaining ? .number(rain.reduce(0, +) / hours).at((node["rain"] ?? node["snow"] ?? node).range) : nil
      ),
    ]
  }

  /// The current weather or an hour of One Call.
  private func hour(_ node: JSONNode, _ reading: inout FeedReading, isNow: Bool = false) -> Members {
    let falling = [node["rain"]?["1h"], node["snow"]?["1h"]].compactMap { $0 }
    let rain = falling.compactMap(\.numberValue).reduce(0, +)
    var members: Members =
      weather(node, &reading) + [
        ("date", node["dt"]?.fromSeconds), temperature("temperature", node["temp"]),
        temperature("apparentTemperature", node["feels_like"]), temperature("dewPoint", node["dew_point"]),
        ("humidityPercent", node["humidity"]), ("pressureHPa", node["pressure"]), ("visibilityM", node["visibility"]),
        speed("windSpeed", node["wind_speed"]), speed("windGust", node["wind_gust"]),
        ("windDirectionDeg", node["wind_deg"]), ("cloudCoverPercent", node["clouds"]), ("uvIndex", node["uvi"]),
        ("precipitationChance01", node["pop"]),
        ("precipitationMMPerHour", falling.first.map { .number(rain).at($0.range) }),
      ]
    if isNow, let now = node["dt"]?.numberValue, let rise = node["sunrise"]?.numberValue,
      let set = node["sunset"]?.numberValue
    {
      members.append(("isDaylight", .flag(now >= rise && now < set).at(node.range.beginning)))
    }
    return members
  }

  private func day(_ node: JSONNode, _ reading: inout FeedReading) -> JSONNode {
    let falling = [node["rain"], node["snow"]].compactMap { $0 }
    let sum = falling.compactMap(\.numberValue).reduce(0, +)
    let offset = root["timezone_offset"]?.numberValue ?? 0
    // A day is given by its local noon.
    let day = node["dt"].map { at in
      at.numberValue.map { JSONNode.text(self.day($0, offset, reading)).at(at.range) } ?? at
    }
    return .made(
      weather(node, &reading).filter { $0.key != "condition" } + [
        ("day", day), temperature("high", node["temp"]?["max"]), temperature("low", node["temp"]?["min"]),
        ("precipitationChance01", node["pop"]),
        ("precipitationSumMM", falling.first.map { .number(sum).at($0.range) }),
        speed("windSpeedMax", node["wind_speed"]), ("uvIndexMax", node["uvi"]),
        ("sunrise", rises(node["sunrise"])), ("sunset", rises(node["sunset"])),
      ], at: node.range.beginning)
  }

  /// nil for zero, which means that the sun does not rise or set.
  private func rises(_ node: JSONNode?) -> JSONNode? { node?.numberValue == 0 ? nil : node?.fromSeconds }

  private func day(_ seconds: Double, _ offset: Double, _ reading: FeedReading) -> String {
    let shift = TimeZone(secondsFromGMT: Int(min(max(offset, -64_800), 64_800))) ?? .gmt
    return LocalDay(Date(timeIntervalSince1970: CivilTime.clamped(seconds)), in: shift).description
  }
}
