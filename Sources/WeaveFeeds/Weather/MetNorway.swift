// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveScience
import WeaveSchema
import WeaveTime

extension FeedSource {
  static let metNorwayAttribution = Attribution("Data from MET Norway (modified)", link: "https://api.met.no/")

  /// Locationforecast 2.0, `compact` or `complete`: worldwide, hourly for two days and then every six hours.
  ///
  /// - Source: `api.met.no/doc/ForecastJSON`. Sums cover the period after their time. There are no daily values; they
  ///   are computed from the steps, by the days of the place.
  static let metNorway = FeedSource(
    "met-norway", "MET Norway", [.weather], metNorwayAttribution,
    recognises: { $0.isJSON && $0.contains("\"timeseries\"") && !$0.contains("precipitation_rate") }
  ) { source, request in MetNorwayReading.read(source, request) { $0.forecast(&$1) } }

  /// Nowcast 2.0: rain every five minutes for the next 90 minutes, in the Nordic countries.
  static let metNowcast = FeedSource(
    "met-nowcast", "MET Norway’s nowcast", [.weather], metNorwayAttribution,
    recognises: { $0.isJSON && $0.contains("\"timeseries\"") && $0.contains("precipitation_rate") }
  ) { source, request in MetNorwayReading.read(source, request) { $0.nowcast(&$1) } }
}

/// The answers of api.met.no: a GeoJSON feature with a time series.
struct MetNorwayReading {
  let root: JSONNode
  let steps: [Step]
  private let units: JSONNode?

  struct Step {
    var node: JSONNode
    var time: JSONNode
    /// nil if the time cannot be read.
    var date: Date?

    var details: JSONNode? { node["data"]?["instant"]?["details"] }

    /// A value at the moment of the step.
    func value(_ key: String) -> JSONNode? { details?[key] }

    /// The values for the 1, 6 or 12 hours after the step.
    func next(_ hours: Int) -> JSONNode? { node["data"]?["next_\(hours)_hours"] }
  }

  static func read(
    _ source: SourceText, _ request: FeedRequest, _ members: (MetNorwayReading, inout FeedReading) -> Members
  ) -> Checked<[Snapshots]> {
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    guard let series = root["properties"]?["timeseries"]?.elements else {
      reading.add(.wrongShape(of: "MET Norway", expected: "it has no `properties.timeseries`", at: root.range))
      return reading.checked([])
    }
    if series.isEmpty { reading.add(.noData(from: "MET Norway", "no data for this place", at: root.range)) }
    let answer = MetNorwayReading(root: root, series)
    let at = root["geometry"]?["coordinates"]?.elements ?? []
    let place = reading.place(
      latitude: at.count > 1 ? at[1] : nil, longitude: at.first, elevation: at.count > 2 ? at[2] : nil)
    let heading = reading.heading(FeedSource.metNorwayAttribution, place: place)
    let snapshots = series.isEmpty ? nil : reading.snapshots(.weather, heading + members(answer, &reading))
    return reading.checked(snapshots.map { [$0] } ?? [])
  }

  private init(root: JSONNode, _ series: [JSONNode]) {
    self.root = root
    units = root["properties"]?["meta"]?["units"]
    steps = series.compactMap { node in
      guard let time = node["time"] else { return nil }
      return Step(node: node, time: time, date: time.stringValue.flatMap(InstantText.date))
    }
  }

  // MARK: Locationforecast

  fileprivate func forecast(_ reading: inout FeedReading) -> Members {
    checkUnits(&reading)
    var reported: Set<String> = []
    let hours = steps.map { step in
      JSONNode.made([("date", step.time)] + sky(step, &reading, &reported), at: step.time.range)
    }
    return [
      ("current", hours.first), ("hours", .array(hours)),
      ("days", .array(MetNorwayDays(steps: steps, zone: reading.zone()).nodes)),
    ]
  }

  private func sky(_ step: Step, _ reading: inout FeedReading, _ reported: inout Set<String>) -> Members {
    // The shortest period after the step.
    let hours = step.next(1) != nil ? 1 : 6
    let span = step.next(hours)
    let symbol = span?["summary"]?["symbol_code"]
    var members: Members = [
      ("temperatureC", step.value("air_temperature")), ("dewPointC", step.value("dew_point_temperature")),
      ("humidityPercent", step.value("relative_humidity")), ("windSpeedMS", step.value("wind_speed")),
      ("windGustMS", step.value("wind_speed_of_gust")), ("windDirectionDeg", step.value("wind_from_direction")),
      ("cloudCoverPercent", step.value("cloud_area_fraction")),
      ("pressureHPa", step.value("air_pressure_at_sea_level")),
      (
        "precipitationMMPerHour",
        span?["details"]?["precipitation_amount"]?.mapNumber { $0 / Double(hours) }
      ),
      ("precipitationChancePercent", span?["details"]?["probability_of_precipitation"]),
    ]
    if let symbol, let word = symbol.stringValue {
      members.append(("weatherCode", Self.code(word).map { .integer($0).at(symbol.range) }))
      if Self.code(word) == nil, reported.insert(word).inserted {
        reading.add(.unknownWeather(word, of: "MET Norway", at: symbol.range))
      }
      if word.hasSuffix("_day") || word.hasSuffix("_night") {
        members.append(("isDaylight", .flag(word.hasSuffix("_day")).at(symbol.range)))
      }
    }
    return members
  }

  static func code(_ symbol: String) -> Int? { WeatherCode(metNorway: symbol)?.rawValue }

  /// The service states its units and has never changed them. This check ensures that a change could not lead to wrong
  /// values.
  private func checkUnits(_ reading: inout FeedReading) {
    let known = [
      "air_temperature": "celsius", "wind_speed": "m/s", "precipitation_amount": "mm", "relative_humidity": "%",
      "air_pressure_at_sea_level": "hPa",
    ]
    for (name, unit) in known.sorted(by: { $0.key < $1.key }) {
      guard let node = units?[name], let stated = node.stringValue, stated != unit else { continue }
      reading.add(.unknownUnit(stated, of: name, at: node.range))
    }
  }

  // MARK: Nowcast

  fileprivate func nowcast(_ reading: inout FeedReading) -> Members {
    let coverage = root["properties"]?["meta"]?["radar_coverage"]
    var reported: Set<String> = []
    let current = steps.first.map { step in
      var members = sky(step, &reading, &reported).filter { !$0.key.hasPrefix("precipitation") }
      members += [("date", step.time), ("precipitationMMPerHour", step.value("precipitation_rate"))]
      return JSONNode.made(members, at: step.time.range)
    }
    guard coverage?.stringValue.map({ $0 == "ok" }) ?? true else {
      let status = brief(coverage?.stringValue ?? "")
      reading.add(.noData(from: "MET Norway’s radar", "no rain by minutes (`\(status)`)", at: coverage?.range))
      return [("current", current)]
    }
    return [("current", current), ("minutes", .array(minutes(reading.request.now)))]
  }

  /// Each step lasts until the next one, for at most five minutes.
  private func minutes(_ now: Date) -> [JSONNode] {
    let first = (now.timeIntervalSince1970 / 60).rounded(.down) * 60
    return steps.enumerated().flatMap { index, step -> [JSONNode] in
      guard let rate = step.value("precipitation_rate"), !rate.isNull, let date = step.date else { return [] }
      let following = index + 1 < steps.count ? steps[index + 1].date : nil
      let length = following.map { $0.timeIntervalSince(date) } ?? 300
      guard length > 0 else { return [] }
      return stride(from: 0, to: min(length, 300), by: 60).compactMap { offset in
        let start = date.timeIntervalSince1970 + offset
        guard start >= first else { return nil }
        return .made(
          [("date", JSONNode.moment(start).at(step.time.range)), ("precipitationMMPerHour", rate)], at: step.time.range)
      }
    }
  }
}
