// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveScience
import WeaveSchema
import WeaveTime

extension FeedSource {
  static let weatherKitAttribution = Attribution(
    "Apple Weather (modified)", link: "https://developer.apple.com/weatherkit/data-source-attribution/")

  /// Apple’s WeatherKit REST: currentWeather, forecastNextHour, forecastHourly and forecastDaily.
  ///
  /// - Source: Apple’s WeatherKit REST API documentation. Fractions from 0 to 1, °C, km/h, hPa, metres, mm; UTC.
  static let weatherKit = FeedSource(
    "weatherkit", "Apple Weather", [.weather], weatherKitAttribution,
    recognises: { start in
      start.isJSON && WeatherKitReading.sets.contains { start.contains("\"\($0)\"") } && start.contains("\"metadata\"")
    }
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    return WeatherKitReading(root: root).read(&reading)
  }
}

struct WeatherKitReading {
  let root: JSONNode

  static let sets = ["currentWeather", "forecastNextHour", "forecastHourly", "forecastDaily"]

  func read(_ reading: inout FeedReading) -> Checked<[Snapshots]> {
    let present = Self.sets.compactMap { root[$0] }.filter { $0.members != nil }
    guard let first = present.first else {
      if let message = root["message"] ?? root["reason"] ?? root["error"] {
        reading.add(.refused(by: "Apple Weather", message.stringValue, at: message.range))
      } else {
        reading.add(.wrongShape(of: "Apple Weather", expected: "it has no data sets", at: root.range))
      }
      return reading.checked([])
    }
    let metadata = first["metadata"]
    let place = reading.place(latitude: metadata?["latitude"], longitude: metadata?["longitude"])
    var members = reading.heading(FeedSource.weatherKitAttribution, place: place)
    if let link = present.lazy.compactMap({ $0["metadata"]?["attributionURL"] }).first(where: { !$0.isNull }) {
      members.removeAll { $0.key == "attributionURL" }
      members.append(("attributionURL", link))
    }
    if let now = root["currentWeather"], now.members != nil {
      members.append(("current", .made([("date", now["asOf"])] + sky(now, &reading), at: now.range.beginning)))
    }
    members.append(("minutes", minutes()))
    if let hours = root["forecastHourly"]?["hours"]?.elements {
      let nodes = recent(hours, reading.request.now).map { hour in
        JSONNode.made([("date", hour["forecastStart"])] + sky(hour, &reading), at: hour.range.beginning)
      }
      members.append(("hours", .array(nodes)))
    }
    if let days = root["forecastDaily"]?["days"]?.elements {
      let zone = reading.zone()
      members.append(("days", .array(days.map { day($0, zone, &reading) })))
    }
    let snapshots = reading.snapshots(.weather, members)
    return reading.checked(snapshots.map { [$0] } ?? [])
  }

  private func sky(_ node: JSONNode, _ reading: inout FeedReading) -> Members {
    [
      ("temperatureC", node["temperature"]), ("apparentTemperatureC", node["temperatureApparent"]),
      ("dewPointC", node["temperatureDewPoint"]), ("humidity01", node["humidity"]),
      ("windSpeedKMH", node["windSpeed"]), ("windGustKMH", node["windGust"]),
      ("windDirectionDeg", node["windDirection"]),
      ("precipitationMMPerHour", node["precipitationIntensity"] ?? node["precipitationAmount"]),
      ("precipitationChance01", node["precipitationChance"]), ("cloudCover01", node["cloudCover"]),
      ("pressureHPa", node["pressure"]), ("visibilityM", node["visibility"]), ("uvIndex", node["uvIndex"]),
      ("isDaylight", node["daylight"]), ("weatherCode", code(node, &reading)),
      ("condition", node["conditionCode"]?.mapText(Self.words)),
    ]
  }

  /// The code of a condition; if it describes only wind or temperature, the code of the cloud cover.
  private func code(_ node: JSONNode, _ reading: inout FeedReading) -> JSONNode? {
    guard let word = node["conditionCode"], let text = word.stringValue else { return nil }
    if let code = WeatherCode(weatherKit: text) { return .integer(code.rawValue).at(word.range) }
    guard ["windy", "breezy", "hot", "frigid"].contains(text.lowercased()) else {
      reading.add(.unknownWeather(text, of: "Apple Weather", at: word.range))
      return nil
    }
    return node["cloudCover"]?.numberValue.map { cover in
      .integer(cover < 0.125 ? 0 : cover < 0.375 ? 1 : cover < 0.75 ? 2 : 3).at(word.range)
    }
  }

  /// `MostlyCloudy` becomes `Mostly cloudy`.
  static func words(_ code: String) -> String? {
    code.reduce(into: "") { text, letter in
      text += text.isEmpty ? String(letter) : letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }

  private func minutes() -> JSONNode? {
    guard let next = root["forecastNextHour"], let minutes = next["minutes"]?.elements else { return nil }
    let nodes = minutes.map { minute in
      JSONNode.made(
        [
          ("date", minute["startTime"]), ("precipitationMMPerHour", minute["precipitationIntensity"]),
          ("precipitationChance01", minute["precipitationChance"]),
        ], at: minute.range.beginning)
    }
    return .array(nodes).at(next.range.beginning)
  }

  /// The hours to read. The list reaches into the past, which is cut off if the list is long.
  private func recent(_ hours: [JSONNode], _ now: Date) -> [JSONNode] {
    guard hours.count > Limits.snapshotHours else { return hours }
    return hours.filter { hour in
      guard let date = hour["forecastStart"]?.stringValue.flatMap(InstantText.date) else { return true }
      return date >= now.addingTimeInterval(-86_400)
    }
  }

  private func day(_ node: JSONNode, _ zone: TimeZone, _ reading: inout FeedReading) -> JSONNode {
    // A day begins at midnight in the requested zone; its middle is safely inside it.
    let day = node["forecastStart"]?.mapText { text in
      InstantText.date(text).map { LocalDay($0.addingTimeInterval(43_200), in: zone).description } ?? text
    }
    let daytime = node["daytimeForecast"]
    let snow = node["snowfallAmount"]
    return .made(
      [
        ("day", day), ("highC", node["temperatureMax"]), ("lowC", node["temperatureMin"]),
        ("precipitationChance01", node["precipitationChance"]),
        ("precipitationSumMM", node["precipitationAmount"] ?? (snow?.numberValue == 0 ? snow : nil)),
        ("windSpeedMaxKMH", node["windSpeedMax"] ?? daytime?["windSpeedMax"]), ("uvIndexMax", node["maxUvIndex"]),
        ("weatherCode", code(node, &reading)), ("sunrise", node["sunrise"]), ("sunset", node["sunset"]),
      ], at: node.range.beginning)
  }
}
