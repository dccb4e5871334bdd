// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

extension FeedSource {
  /// The monitors of a status page of Uptime Kuma: the variable `servers`, records with `name`, `up` and `checked`, as the
  /// board of servers reads them. A monitor that is pending or in maintenance has no `up`.
  ///
  /// - Source: Uptime Kuma, `GET /api/status-page/<slug>` and `GET /api/status-page/heartbeat/<slug>`, as `page` and
  ///   `heartbeat`. A status is 0 for down, 1 for up, 2 for pending and 3 for maintenance; times are in UTC.
  static let uptimeKuma = FeedSource("uptime-kuma", "Uptime Kuma", [.variables]) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    guard let groups = root["page"]?["publicGroupList"]?.elements, let beats = root["heartbeat"]?["heartbeatList"]
    else {
      reading.add(
        .wrongShape(of: "Uptime Kuma", expected: "it is not a status page with its heartbeats", at: root.range))
      return reading.checked([])
    }
    let monitors = groups.flatMap { $0["monitorList"]?.elements ?? [] }
    if monitors.isEmpty {
      reading.add(.noData(from: "Uptime Kuma", "no monitors on this status page", at: root.range))
    }
    let servers = monitors.compactMap { monitor -> DataValue? in
      guard let name = monitor["name"]?.stringValue?.singleLine, !name.isEmpty else { return nil }
      var members: [String: DataValue] = ["name": .text(name)]
      let id = monitor["id"]?.numberValue.map { shortest($0) } ?? ""
      // The newest is the last one.
      if let beat = beats[id]?.elements?.last {
        if let status = beat["status"]?.numberValue, status == 0 || status == 1 { members["up"] = .flag(status == 1) }
        members["checked"] = beat["time"]?.stringValue.flatMap(utc).map { .text(InstantText.text($0)) }
      }
      return .record(members)
    }
    var variables = FoundVariables()
    variables.set("servers", .list(Array(servers.prefix(1_000))))
    return variables.checked(&reading)
  }

  /// The moment of `2026-03-28 13:04:58.123`, which is in UTC.
  private static func utc(_ text: String) -> Date? {
    InstantText.date(text) ?? InstantText.date(text.replacing(" ", with: "T") + "Z")
  }

  /// Machines that Prometheus watches with its node exporter: the variable `servers`, records with `name`, `up`,
  /// `checked`, `days` since the start, and `cpu`, `disk` and `load` in percent, `temp` in degrees Celsius, as the board of
  /// servers reads them. What is not measured is missing.
  ///
  /// - Source: Prometheus, HTTP API, `GET /api/v1/query` and `/api/v1/query_range`; an answer for each of `up`, `name`,
  ///   `days`, `cpu`, `temp`, `disk` and `load`.
  static let nodeExporter = FeedSource("node-exporter", "Prometheus node exporter", [.variables]) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    guard let up = samples(root["up"]) else {
      reading.add(
        root["up"]?["error"].map { .refused(by: "Prometheus", $0.stringValue, at: $0.range) }
          ?? .wrongShape(of: "Prometheus", expected: "it has no `data.result`", at: root.range))
      return reading.checked([])
    }
    if up.isEmpty { reading.add(.noData(from: "Prometheus", "no machines with a node exporter", at: root.range)) }
    let names = labels(root["name"], "nodename")
    let measures = ["days", "cpu", "temp", "disk"].map { ($0, samples(root[$0]) ?? [:]) }
    let loads = series(root["load"])
    let servers = up.sorted { $0.key < $1.key }.map { instance, sample -> DataValue in
      let host = instance.split(separator: ":").first.map(String.init) ?? instance
      var members: [String: DataValue] = [
        "name": .text(names[instance] ?? host), "up": .flag(sample.value == 1),
        "checked": .text(InstantText.text(Date(timeIntervalSince1970: CivilTime.clamped(sample.time)))),
      ]
      for (key, values) in measures { members[key] = values[instance].map { .number($0.value.rounded()) } }
      // Days that have not ended do not count.
      if let days = measures[0].1[instance] { members["days"] = .number(days.value.rounded(.down)) }
      members["load"] = loads[instance].map { .list($0.map { .number($0.rounded()) }) }
      return .record(members)
    }
    var variables = FoundVariables()
    variables.set("servers", .list(Array(servers.prefix(1_000))))
    return variables.checked(&reading)
  }

  /// The samples of an answer by instance; nil if it is no answer.
  private static func samples(_ answer: JSONNode?) -> [String: (time: Double, value: Double)]? {
    guard let result = answer?["data"]?["result"]?.elements else { return nil }
    let pairs = result.compactMap { entry -> (String, (time: Double, value: Double))? in
      guard let instance = entry["metric"]?["instance"]?.stringValue, let sample = sample(entry["value"]) else {
        return nil
      }
      return (instance, sample)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The values of each instance over time, the oldest first.
  private static func series(_ answer: JSONNode?) -> [String: [Double]] {
    let pairs = (answer?["data"]?["result"]?.elements ?? []).compactMap { entry -> (String, [Double])? in
      guard let instance = entry["metric"]?["instance"]?.stringValue else { return nil }
      return (instance, (entry["values"]?.elements ?? []).compactMap { sample($0)?.value })
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func labels(_ answer: JSONNode?, _ label: String) -> [String: String] {
    let pairs = (answer?["data"]?["result"]?.elements ?? []).compactMap { entry -> (String, String)? in
      guard let metric = entry["metric"], let instance = metric["instance"]?.stringValue,
        let text = metric[label]?.stringValue, !text.isEmpty
      else { return nil }
      return (instance, text)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// `[1774703100.1, "0.25"]`; nil for `NaN` and infinity.
  private static func sample(_ node: JSONNode?) -> (time: Double, value: Double)? {
    guard let parts = node?.elements, parts.count == 2, let time = parts[0].numberValue,
      let value = parts[1].stringValue.flatMap({ Double($0) }), value.isFinite
    else { return nil }
    return (time, value)
  }
}
