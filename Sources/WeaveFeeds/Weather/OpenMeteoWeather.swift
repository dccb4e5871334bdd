// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

extension FeedSource {
  /// The credit for Open-Meteo's weather and geocoding.
  static let openMeteoAttribution = Attribution(
    "Weather data by Open-Meteo.com (modified)", link: "https://open-meteo.com/")

  /// `/v1/forecast`: current, minutely_15, hourly and daily values for one or more places.
  ///
  /// - Source: `open-meteo.com/en/docs`. Hourly sums, chances and gusts describe the hour before their time; they are
  ///   moved to that hour. One UTC offset applies to the whole answer, even across a change of summer time.
  static let openMeteo = FeedSource(
    "open-meteo", "Open-Meteo", [.weather], openMeteoAttribution,
    recognises: {
      $0.isJSON && $0.contains("\"generationtime_ms\"") && !$0.contains("_aqi") && !$0.contains("\"pm10\"")
    }
  ) { source, request in
    OpenMeteoReading.read(source, request) { answer, place, reading in
      OpenMeteoWeather(answer: answer).snapshots(place, &reading)
    }
  }
}

/// What the answers of Open-Meteo's services have in common.
enum OpenMeteoReading {
  static func read(
    _ source: SourceText, _ request: FeedRequest,
    _ snapshots: (OpenMeteoAnswer, JSONNode?, inout FeedReading) -> Snapshots?
  ) -> Checked<[Snapshots]> {
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    let nodes = root.elements ?? [root]
    if nodes.isEmpty { reading.add(.noData(from: "Open-Meteo", "no data", at: root.range)) }
    var read: [Snapshots] = []
    for (index, node) in nodes.prefix(Limits.feedPlaces).enumerated() {
      guard node.members != nil else {
        reading.add(.wrongShape(of: "Open-Meteo", expected: "a place must be an object", at: node.range))
        continue
      }
      if node["error"]?.boolValue == true {
        reading.add(.refused(by: "Open-Meteo", node["reason"]?.stringValue, at: node["reason"]?.range ?? node.range))
        continue
      }
      let zone = node["timezone"].flatMap { $0.isNull ? nil : $0 }
      let place = reading.place(
        index, latitude: node["latitude"], longitude: node["longitude"], elevation: node["elevation"], zone: zone)
      if let one = snapshots(OpenMeteoAnswer(node), place, &reading) { read.append(one) }
    }
    return reading.checked(read)
  }
}

struct OpenMeteoWeather {
  let answer: OpenMeteoAnswer

  func snapshots(_ place: JSONNode?, _ reading: inout FeedReading) -> Snapshots? {
    let blocks = ["current", "current_weather", "minutely_15", "hourly", "daily"]
    guard blocks.contains(where: { answer.node[$0]?.members != nil }) else {
      reading.add(
        .wrongShape(of: "Open-Meteo", expected: "it has no `current`, `hourly` or `daily`", at: answer.node.range))
      return nil
    }
    var members = reading.heading(FeedSource.openMeteoAttribution, place: place)
    members.append(("current", current(&reading)))
    members.append(("minutes", minutes(&reading)))
    members.append(("hours", hours(&reading)))
    members.append(("days", days(&reading)))
    return reading.snapshots(.weather, members)
  }

  private static let sky: [OpenMeteoField] = [
    OpenMeteoField(stem: "temperature", names: ["temperature_2m", "temperature"], dimension: .temperature),
    OpenMeteoField(stem: "apparentTemperature", names: ["apparent_temperature"], dimension: .temperature),
    OpenMeteoField(stem: "dewPoint", names: ["dew_point_2m", "dewpoint_2m"], dimension: .temperature),
    OpenMeteoField(stem: "humidity", names: ["relative_humidity_2m", "relativehumidity_2m"], dimension: .percent),
    OpenMeteoField(stem: "windSpeed", names: ["wind_speed_10m", "windspeed_10m", "windspeed"], dimension: .speed),
    OpenMeteoField(
      stem: "windGust", names: ["wind_gusts_10m", "windgusts_10m"], dimension: .speed, looksBack: true),
    OpenMeteoField(
      stem: "windDirection", names: ["wind_direction_10m", "winddirection_10m", "winddirection"], dimension: .angle),
    OpenMeteoField(stem: "precipitation", names: ["precipitation"], dimension: .rain, looksBack: true),
    OpenMeteoField(
      stem: "precipitationChance", names: ["precipitation_probability"], dimension: .percent, looksBack: true),
    OpenMeteoField(stem: "cloudCover", names: ["cloud_cover", "cloudcover"], dimension: .percent),
    OpenMeteoField(stem: "pressure", names: ["pressure_msl"], dimension: .pressure),
    OpenMeteoField(stem: "visibility", names: ["visibility"], dimension: .length),
    OpenMeteoField(stem: "uvIndex", names: ["uv_index"], dimension: .plain),
    OpenMeteoField(stem: "weatherCode", names: ["weather_code", "weathercode"], dimension: .plain),
    OpenMeteoField(stem: "isDaylight", names: ["is_day"], dimension: .flag),
  ]

  private static let ofDay: [OpenMeteoField] = [
    OpenMeteoField(stem: "high", names: ["temperature_2m_max"], dimension: .temperature),
    OpenMeteoField(stem: "low", names: ["temperature_2m_min"], dimension: .temperature),
    OpenMeteoField(stem: "precipitationChance", names: ["precipitation_probability_max"], dimension: .percent),
    OpenMeteoField(stem: "precipitationSum", names: ["precipitation_sum"], dimension: .rain),
    OpenMeteoField(stem: "windSpeedMax", names: ["wind_speed_10m_max", "windspeed_10m_max"], dimension: .speed),
    OpenMeteoField(stem: "uvIndexMax", names: ["uv_index_max"], dimension: .plain),
    OpenMeteoField(stem: "weatherCode", names: ["weather_code", "weathercode"], dimension: .plain),
  ]

  // MARK: Blocks

  private func current(_ reading: inout FeedReading) -> JSONNode? {
    guard let block = OpenMeteoColumns("current", answer) ?? OpenMeteoColumns("current_weather", answer) else {
      return nil
    }
    // Precipitation is the sum over the interval that ends now.
    let interval = block.node["interval"]?.numberValue
    var members: Members = [("date", block.moment(0))]
    for field in Self.sky {
      guard let column = block.column(field, &reading) else { continue }
      guard field.stem == "precipitation" else {
        members.append(member(column, block.element(column.values, 0)))
        continue
      }
      if let interval, interval > 0 { members.append(rate(column, block.element(column.values, 0), seconds: interval)) }
    }
    return .made(members, at: block.node.range.beginning)
  }

  private func hours(_ reading: inout FeedReading) -> JSONNode? {
    guard let block = OpenMeteoColumns("hourly", answer) else { return nil }
    let columns = Self.sky.compactMap { block.column($0, &reading) }
    let next = followers(of: block.times, after: 3_600)
    let rows = rowsToRead(block.times, reading.request.now)
    return .array(
      rows.map { row in
        var members: Members = [("date", block.moment(row))]
        for column in columns {
          let source = column.field.looksBack ? next[row] : row
          guard let source, let value = block.element(column.values, source) else { continue }
          members.append(
            column.field.stem == "precipitation" ? rate(column, value, seconds: 3_600) : member(column, value))
        }
        return .made(members, at: (block.moment(row) ?? block.node).range.isolated)
      }
    ).at(block.node.range.beginning)
  }

  /// Quarter-hour values as minutes: a quarter is labelled by its end, and its rain is spread evenly.
  private func minutes(_ reading: inout FeedReading) -> JSONNode? {
    guard let block = OpenMeteoColumns("minutely_15", answer),
      let rain = Self.sky.first(where: { $0.stem == "precipitation" }), let column = block.column(rain, &reading)
    else { return nil }
    let now = reading.request.now.timeIntervalSince1970
    let first = ((now - 900) / 60).rounded(.down) * 60
    var minutes: [JSONNode] = []
    for (row, time) in block.times.enumerated() {
      guard let end = time, let value = block.element(column.values, row), end > first, end <= now + 7_200 else {
        continue
      }
      for minute in 0..<15 {
        let start = end - 900 + Double(minute) * 60
        guard start >= first, minutes.count < Limits.snapshotMinutes else { continue }
        minutes.append(
          .made([("date", JSONNode.moment(start).at(value.range)), rate(column, value, seconds: 900)], at: value.range))
      }
    }
    return .array(minutes).at(block.node.range.beginning)
  }

  private func days(_ reading: inout FeedReading) -> JSONNode? {
    guard let block = OpenMeteoColumns("daily", answer) else { return nil }
    let columns = Self.ofDay.compactMap { block.column($0, &reading) }
    return .array(
      block.times.indices.map { row in
        let day = answer.day(block.element(block.node["time"], row))
        var members: Members = [("day", day)]
        for column in columns { members.append(member(column, block.element(column.values, row))) }
        let sun = [block.element(block.node["sunrise"], row), block.element(block.node["sunset"], row)]
        // If the sun does not rise or set, both have the same moment, or the first of 1970.
        let seconds = sun.map { $0.flatMap(answer.seconds) }
        if seconds[0] != seconds[1], !seconds.contains(where: { $0.map { $0 < 86_400 } ?? false }) {
          members.append(("sunrise", answer.moment(sun[0])))
          members.append(("sunset", answer.moment(sun[1])))
        }
        return .made(members, at: (day ?? block.node).range.isolated)
      }
    ).at(block.node.range.beginning)
  }

  // MARK: Values

  private func member(_ column: OpenMeteoColumns.Column, _ value: JSONNode?) -> (key: String, value: JSONNode?) {
    (column.key, column.field.dimension == .flag ? value?.asFlag : value)
  }

  /// A sum converted to an amount per hour.
  private func rate(
    _ column: OpenMeteoColumns.Column, _ value: JSONNode?, seconds: Double
  ) -> (key: String, value: JSONNode?) {
    (column.key + "PerHour", value?.mapNumber { $0 * 3_600 / seconds })
  }

  /// For each row, the row whose time is `step` seconds later.
  private func followers(of times: [Double?], after step: Double) -> [Int?] {
    let rows = Dictionary(times.enumerated().compactMap { row, time in time.map { ($0, row) } }) { first, _ in first }
    return times.map { time in time.flatMap { rows[$0 + step] } }
  }

  /// The rows to read: all, or if there are too many, those from one day before now onwards.
  private func rowsToRead(_ times: [Double?], _ now: Date) -> [Int] {
    guard times.count > Limits.snapshotHours else { return Array(times.indices) }
    return times.indices.filter { times[$0].map { $0 >= now.timeIntervalSince1970 - 86_400 } ?? false }
  }
}
