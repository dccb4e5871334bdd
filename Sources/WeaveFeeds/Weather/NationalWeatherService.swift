// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

extension FeedSource {
  static let nwsAttribution = Attribution("Data from the US National Weather Service", link: "https://www.weather.gov/")

  /// `/gridpoints/…/forecast/hourly` and `/forecast` of api.weather.gov, with periods of an hour, or of a day and a
  /// night; and `/stations/…/observations/latest`, the current weather.
  ///
  /// - Source: `weather.gov/documentation/services-web-api`. Values have units, `wmoUnit:degC`, or are words such as
  ///   `10 to 15 mph`.
  static let nationalWeatherService = FeedSource(
    "nws", "US National Weather Service", [.weather], nwsAttribution,
    recognises: { start in
      start.isJSON && (start.contains("api.weather.gov") || start.contains("wmoUnit:"))
    }
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    return NWSReading(root: root).read(&reading)
  }
}

struct NWSReading {
  let root: JSONNode

  func read(_ reading: inout FeedReading) -> Checked<[Snapshots]> {
    let properties = root["properties"] ?? root
    var rest: Members
    if let periods = properties["periods"]?.elements {
      let isByHours = periods.first.map(isHour) ?? false
      rest =
        isByHours
        ? [("hours", .array(periods.map { hour($0, &reading) }))] : [("days", .array(days(periods, &reading)))]
      if periods.isEmpty { reading.add(.noData(from: "the Weather Service", "no data for this place", at: root.range)) }
    } else if properties["textDescription"] != nil || properties["timestamp"] != nil {
      rest = [("current", observation(properties, &reading))]
    } else {
      let message = root["detail"] ?? root["title"]
      reading.add(
        message.map { .refused(by: "the Weather Service", $0.stringValue, at: $0.range) }
          ?? .wrongShape(of: "the Weather Service", expected: "it has no `periods`", at: root.range))
      return reading.checked([])
    }
    rest = reading.heading(FeedSource.nwsAttribution, place: place(properties, reading)) + rest
    let snapshots = reading.snapshots(.weather, rest)
    return reading.checked(snapshots.map { [$0] } ?? [])
  }

  /// The middle of a forecast's grid cell, or the station.
  private func place(_ properties: JSONNode, _ reading: FeedReading) -> JSONNode? {
    var at = root["geometry"]?["coordinates"]?.elements ?? []
    // A cell is a ring of corners; its last corner repeats the first.
    if let ring = at.first?.elements {
      let corners = ring.dropLast().compactMap { corner -> (Double, Double)? in
        guard let pair = corner.elements, pair.count > 1, let x = pair[0].numberValue, let y = pair[1].numberValue
        else { return nil }
        return (x, y)
      }
      let count = Double(max(corners.count, 1))
      at =
        corners.isEmpty
        ? []
        : [corners.map(\.0).reduce(0, +) / count, corners.map(\.1).reduce(0, +) / count].map {
          JSONNode.number(($0 * 1e4).rounded() / 1e4).at(ring[0].range)
        }
    }
    let elevation = properties["elevation"]?["value"]
    return reading.place(latitude: at.count > 1 ? at[1] : nil, longitude: at.first, elevation: elevation)
  }

  private func isHour(_ period: JSONNode) -> Bool {
    guard let start = date(period["startTime"]), let end = date(period["endTime"]) else { return false }
    return end.timeIntervalSince(start) <= 3_600
  }

  private func date(_ node: JSONNode?) -> Date? { node?.stringValue.flatMap(InstantText.date) }

  // MARK: Periods

  private func hour(_ period: JSONNode, _ reading: inout FeedReading) -> JSONNode {
    let wind = NWSWords.speeds(period["windSpeed"])
    return .made(
      [
        ("date", period["startTime"]), temperature("temperature", of: period, &reading),
        quantity("dewPoint", period["dewpoint"], &reading), ("humidityPercent", period["relativeHumidity"]?["value"]),
        ("precipitationChancePercent", period["probabilityOfPrecipitation"]?["value"]),
        (wind?.key("windSpeed") ?? "windSpeedMS", wind?.node),
        ("windDirectionDeg", period["windDirection"]?.mapWord(NWSWords.direction)),
        ("isDaylight", period["isDaytime"]), ("condition", period["shortForecast"]),
        ("weatherCode", period["shortForecast"]?.mapWord { NWSWords.code($0).map(Double.init) }),
      ], at: period.range.beginning)
  }

  /// A day's high is in its daytime period, and its low in the night that follows. The start of a period gives its day.
  private func days(_ periods: [JSONNode], _ reading: inout FeedReading) -> [JSONNode] {
    var days: [(key: String, members: Members, range: SourceRange)] = []
    for period in periods {
      guard let start = period["startTime"], let text = start.stringValue else { continue }
      let isDay = period["isDaytime"]?.boolValue ?? true
      // A period that starts after midnight belongs to the evening before.
      let isSmallHours = !isDay && (Int(text.dropFirst(11).prefix(2)) ?? 12) < 6
      let written = String(text.prefix(10))
      let key = isSmallHours ? (LocalDay(written)?.advanced(by: -1).description ?? written) : written
      if days.last?.key != key { days.append((key, [("day", .text(key).at(start.range))], start.range)) }
      let temperature = temperature(isDay ? "high" : "low", of: period, &reading)
      days[days.count - 1].members.append(temperature)
      guard !days[days.count - 1].members.contains(where: { $0.key == "weatherCode" }) else { continue }
      let wind = NWSWords.speeds(period["windSpeed"])
      days[days.count - 1].members += [
        ("weatherCode", period["shortForecast"]?.mapWord { NWSWords.code($0).map(Double.init) }),
        ("precipitationChancePercent", period["probabilityOfPrecipitation"]?["value"]),
        (wind?.key("windSpeedMax") ?? "windSpeedMaxMS", wind?.node),
      ]
    }
    return days.map { .made($0.members, at: $0.range) }
  }

  private func observation(_ node: JSONNode, _ reading: inout FeedReading) -> JSONNode {
    let words = node["textDescription"]
    return .made(
      [
        ("date", node["timestamp"]), quantity("temperature", node["temperature"], &reading),
        quantity("dewPoint", node["dewpoint"], &reading), ("humidityPercent", node["relativeHumidity"]?["value"]),
        quantity("windSpeed", node["windSpeed"], &reading), quantity("windGust", node["windGust"], &reading),
        ("windDirectionDeg", node["windDirection"]?["value"]), quantity("visibility", node["visibility"], &reading),
        quantity("pressure", node["seaLevelPressure"], &reading),
        quantity(
          "apparentTemperature",
          [node["heatIndex"], node["windChill"]].compactMap { $0 }.first { $0["value"]?.isNull == false }, &reading),
        ("condition", words?.stringValue?.isEmpty == true ? nil : words),
        ("weatherCode", words?.mapWord { NWSWords.code($0).map(Double.init) }),
      ], at: node.range.beginning)
  }

  // MARK: Values with units

  private func temperature(
    _ stem: String, of period: JSONNode, _ reading: inout FeedReading
  ) -> (key: String, value: JSONNode?) {
    guard let node = period["temperature"] else { return (stem + "C", nil) }
    // Since 2023, an object with a unit if the request asks for it.
    if node.members != nil { return quantity(stem, node, &reading) }
    switch period["temperatureUnit"]?.stringValue {
    case "F": return (stem + "F", node)
    case "C": return (stem + "C", node)
    case let unit:
      reading.add(.unknownUnit(unit, of: "temperature", at: node.range))
      return (stem + "C", nil)
    }
  }

  /// `{"unitCode": "wmoUnit:km_h-1", "value": 14.8}`.
  private func quantity(
    _ stem: String, _ node: JSONNode?, _ reading: inout FeedReading
  ) -> (key: String, value: JSONNode?) {
    guard let node, let value = node["value"], !value.isNull else { return (stem, nil) }
    let unit = node["unitCode"]?.stringValue
    switch unit?.split(separator: ":").last {
    case "degC": return (stem + "C", value)
    case "degF": return (stem + "F", value)
    case "K": return (stem + "K", value)
    case "km_h-1": return (stem + "KMH", value)
    case "m_s-1": return (stem + "MS", value)
    case "m": return (stem + "M", value)
    case "Pa": return (stem + "HPa", value.mapNumber { $0 / 100 })
    default:
      reading.add(.unknownUnit(unit, of: stem, at: (node["unitCode"] ?? value).range))
      return (stem, nil)
    }
  }
}

extension JSONNode {
  /// The number that a text stands for; nil if it stands for none.
  func mapWord(_ meaning: (String) -> Double?) -> JSONNode? {
    guard let text = stringValue else { return isNull ? nil : self }
    return meaning(text).map { JSONNode(.number($0), at: range) }
  }
}
