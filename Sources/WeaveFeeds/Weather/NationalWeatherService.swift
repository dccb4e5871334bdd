// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

extension FeedSource {
  static let nwsAttribution = Attribution("Data from the US National Weather Service", link: "https://www.weather.gov/")

  /// Forecasts and observations of api.weather.gov: `/gridpoints/…/forecast/hourly` with periods of an hour,
  /// `/forecast` with periods of a day and a night, and `/stations/…/observations/latest`. A feed joins them in one
  /// object, under the keys of `/points/…` that lead to them.
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

  /// The parts of an answer; each may be missing.
  private struct Parts {
    var hourly: JSONNode?
    var daily: JSONNode?
    var observation: JSONNode?

    var all: [JSONNode] { [hourly, daily, observation].compactMap { $0 } }
  }

  func read(_ reading: inout FeedReading) -> Checked<[Snapshots]> {
    let parts = parts()
    guard !parts.all.isEmpty else {
      let message = root["detail"] ?? root["title"]
      reading.add(
        message.map { .refused(by: "the Weather Service", $0.stringValue, at: $0.range) }
          ?? .wrongShape(of: "the Weather Service", expected: "it has no `periods`", at: root.range))
      return reading.checked([])
    }
    let hours = Self.periods(of: parts.hourly)
    let periods = Self.periods(of: parts.daily)
    if hours.isEmpty, periods.isEmpty, parts.observation == nil {
      reading.add(.noData(from: "the Weather Service", "no data for this place", at: root.range))
      return reading.checked([])
    }
    let days = days(periods, hours, &reading)
    var rest = reading.heading(FeedSource.nwsAttribution, place: place(parts.all, reading))
    rest.append(("current", parts.observation.map { observation(Self.properties(of: $0), &reading) }))
    if !hours.isEmpty { rest.append(("hours", .array(hours.map { hour($0, &reading) }))) }
    if !days.isEmpty { rest.append(("days", .array(days))) }
    let snapshots = reading.snapshots(.weather, rest)
    return reading.checked(snapshots.map { [$0] } ?? [])
  }

  /// The parts that a feed has joined, or the one answer that the file is.
  private func parts() -> Parts {
    let joined = Parts(hourly: root["forecastHourly"], daily: root["forecast"], observation: root["observation"])
    if joined.all.contains(where: { $0.members != nil }) { return joined }
    let properties = Self.properties(of: root)
    if let periods = properties["periods"]?.elements {
      return periods.first.map(isHour) ?? false ? Parts(hourly: root) : Parts(daily: root)
    }
    let isObservation = properties["textDescription"] != nil || properties["timestamp"] != nil
    return Parts(observation: isObservation ? root : nil)
  }

  private static func properties(of answer: JSONNode) -> JSONNode { answer["properties"] ?? answer }

  private static func periods(of answer: JSONNode?) -> [JSONNode] {
    answer.flatMap { properties(of: $0)["periods"]?.elements } ?? []
  }

  /// The middle of a forecast's grid cell, or the station.
  private func place(_ answers: [JSONNode], _ reading: FeedReading) -> JSONNode? {
    let answer = answers.first { $0["geometry"]?["coordinates"] != nil }
    var at = answer?["geometry"]?["coordinates"]?.elements ?? []
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
    let elevation = answer.flatMap { Self.properties(of: $0)["elevation"]?["value"] }
    return reading.place(
      latitude: at.count > 1 ? at[1] : nil, longitude: at.first, elevation: elevation, zone: root["timeZone"])
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

  /// The days of the 12-hour forecast. What it lacks of a day comes from the hours.
  private func days(
    _ periods: [JSONNode], _ hours: [JSONNode], _ reading: inout FeedReading
  ) -> [JSONNode] {
    var days = periodDays(periods, &reading)
    for day in NWSDays.days(of: hours, temperature: { temperature("high", of: $0, &reading) }) {
      guard let index = days.firstIndex(where: { $0.key == day.key }) else {
        if days.first.map({ day.key > $0.key }) ?? true { days.append(day) }
        continue
      }
      days[index].members += day.members.filter { member in
        !days[index].members.contains { $0.value != nil && Self.isSame($0.key, member.key) }
      }
    }
    return days.sorted { $0.key < $1.key }.map { .made($0.members, at: $0.range) }
  }

  /// Whether two keys are of the same quantity: `highF` and `highC`.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    a == b || (a.count == b.count && a.dropLast() == b.dropLast() && (a.hasPrefix("high") || a.hasPrefix("low")))
  }

  /// A day's high is in its daytime period, and its low in the night that follows. The start of a period gives its day.
  private func periodDays(_ periods: [JSONNode], _ reading: inout FeedReading) -> [NWSDays.Day] {
    var days: [NWSDays.Day] = []
    for period in periods {
      guard let start = period["startTime"], let text = start.stringValue else { continue }
      let isDay = period["isDaytime"]?.boolValue ?? true
      // A period that starts after midnight belongs to the evening before.
      let isSmallHours = !isDay && (Int(text.dropFirst(11).prefix(2)) ?? 12) < 6
      let written = String(text.prefix(10))
      let key = isSmallHours ? (LocalDay(written)?.advanced(by: -1).description ?? written) : written
      if days.last?.key != key {
        days.append(NWSDays.Day(key: key, members: [("day", .text(key).at(start.range))], range: start.range))
      }
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
    return days
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
        ("isDaylight", NWSWords.isDay(node["icon"])),
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
