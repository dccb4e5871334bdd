// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

extension FeedSource {
  /// GTFS-Realtime trip updates as JSON: the departures from one or several stops, the next one first, as records with
  /// `line`, `trip`, `stop`, `time` and `delay` in seconds.
  ///
  /// - Source: GTFS Realtime Reference 2.0, in the JSON form of Protocol Buffers; proxies write names as `tripUpdate` or
  ///   `trip_update`, and long numbers as numbers or texts.
  static let gtfsRealtime = FeedSource(
    "gtfs-realtime", "GTFS-Realtime", [.variables],
    recognises: { start in
      start.isJSON && ["\"stopTimeUpdate\"", "\"stop_time_update\""].contains { start.contains($0) }
    }
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    // Some proxies put the message into an envelope.
    let message = root["response"] ?? root
    guard let entities = message["entity"]?.elements ?? message.elements else {
      reading.add(.wrongShape(of: "GTFS-Realtime", expected: "it has no list `entity`", at: root.range))
      return reading.checked([])
    }
    let departures = TransitDepartures(request: request).all(in: entities)
    var variables = FoundVariables()
    variables.set(request.variable ?? "departures", .list(departures.map(\.record)))
    if departures.isEmpty {
      let stops = request.query.map { " from `\(brief($0))`" } ?? ""
      reading.add(
        Diagnostic(.feedNothing, "GTFS-Realtime has no departures\(Diagnostic.Message(stops)) now", at: nil))
    }
    return variables.checked(&reading)
  }
}

private struct TransitDepartures {
  let request: FeedRequest
  private let stops: Set<String>

  /// The maximum number of departures in a list.
  private static let count = 100
  /// Seconds for which a departure is still shown.
  private static let grace = 60.0

  init(request: FeedRequest) {
    self.request = request
    stops = Set((request.query ?? "").split(separator: ",").map { String($0.stripped) })
  }

  struct Departure {
    /// Seconds since 1970.
    var time: Double
    var record: DataValue
  }

  func all(in entities: [JSONNode]) -> [Departure] {
    let all = entities.flatMap { entity -> [Departure] in
      guard let update = entity["tripUpdate"] ?? entity["trip_update"] else { return [] }
      return departures(of: update)
    }
    return Array(all.sorted { $0.time < $1.time }.prefix(Self.count))
  }

  private func departures(of update: JSONNode) -> [Departure] {
    let trip = update["trip"]
    // 3 is CANCELED, 7 DELETED.
    if Self.isOne(of: ["CANCELED", "DELETED", "3", "7"], trip.flatMap { Self.member("scheduleRelationship", $0) }) {
      return []
    }
    let calls = Self.member("stopTimeUpdate", update)?.elements ?? []
    return calls.compactMap { call in
      guard let stop = Self.member("stopId", call)?.stringValue, stops.isEmpty || stops.contains(stop) else {
        return nil
      }
      // 1 is SKIPPED, 2 NO_DATA.
      if Self.isOne(of: ["SKIPPED", "NO_DATA", "1", "2"], Self.member("scheduleRelationship", call)) { return nil }
      guard let event = call["departure"] ?? call["arrival"], let time = Self.number(event["time"]),
        time >= request.now.timeIntervalSince1970 - Self.grace
      else { return nil }
      var members: [String: DataValue] = ["stop": .text(stop)]
      members["time"] = .text(InstantText.text(Date(timeIntervalSince1970: CivilTime.clamped(time))))
      members["line"] = trip.flatMap { Self.member("routeId", $0) }.map { DataValue($0) }
      members["trip"] = trip.flatMap { Self.member("tripId", $0) }.map { DataValue($0) }
      members["delay"] = (Self.number(event["delay"]) ?? Self.number(update["delay"])).map { .number($0) }
      return Departure(time: time, record: .record(members))
    }
  }

  /// A member by its name in JSON, or as Protocol Buffers write it: `stopId` or `stop_id`.
  private static func member(_ name: String, _ node: JSONNode) -> JSONNode? {
    let other = name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
    return node[name] ?? node[other]
  }

  private static func number(_ node: JSONNode?) -> Double? {
    (node?.numberValue ?? node?.stringValue.flatMap { Double($0) }).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func isOne(of words: Set<String>, _ node: JSONNode?) -> Bool {
    guard let node else { return false }
    return words.contains(node.stringValue ?? node.numberValue.map { shortest($0) } ?? "")
  }
}
