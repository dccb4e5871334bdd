// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

extension FeedSource {
  /// GTFS-Realtime trip updates, as Protocol Buffers or as JSON: the departures from one or several stops, the next one
  /// first, as records.
  ///
  /// - `line`, `trip`, `stop`; `time` as it is expected, `delay` in seconds.
  /// - `at` is the planned time and `delay_min` the delay in minutes, as the board of departures reads them.
  /// - `to` and `platform`, if the answer or the timetable has them. With a timetable, `line` is its name, and
  ///   `NAME_station` is the name of the stop if all departures have the same.
  /// - `NAME_at` is the moment of the answer, since departures after the last one are unknown if it is old.
  ///
  /// - Source: GTFS Realtime Reference 2.0, and the JSON form of Protocol Buffers; programs write names as `tripUpdate`,
  ///   `trip_update` or `TripUpdate`, and long numbers as numbers, texts or two halves.
  static let gtfsRealtime = FeedSource(
    "gtfs-realtime", "GTFS-Realtime", [.variables],
    recognises: { start in
      TransitMessage.begins(start.bytes)
        || start.isJSON
          && ["\"stopTimeUpdate\"", "\"stop_time_update\"", "\"StopTimeUpdate"].contains { start.contains($0) }
    }
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let root = TransitMessage.tree(&reading) else { return reading.checked([]) }
    guard let entities = TransitDepartures.entities(of: root) else {
      reading.add(.wrongShape(of: "GTFS-Realtime", expected: "it has no list `entity`", at: root.range))
      return reading.checked([])
    }
    let departures = TransitDepartures(request: request)
    let found = departures.all(in: entities)
    var variables = FoundVariables()
    let name = request.variable ?? "departures"
    variables.set(name, .list(found.map(\.record)))
    variables.set(name + "_at", TransitDepartures.moment(of: root) ?? .text(InstantText.text(request.now)))
    if let station = departures.station(of: found) { variables.set(name + "_station", .text(station)) }
    if found.isEmpty {
      reading.add(departures.noDepartures(in: entities))
    }
    return variables.checked(&reading)
  }
}

struct TransitDepartures {
  private let request: FeedRequest
  private let schedule: TransitSchedule?
  private let stops: Set<String>

  /// The maximum number of departures in a list.
  private static let count = 100
  /// Seconds for which a departure is still shown.
  private static let grace = 60.0

  init(request: FeedRequest) {
    self.request = request
    schedule = request.schedule
    stops = Self.stops(in: request.query)
  }

  private static func stops(in query: String?) -> Set<String> {
    Set((query ?? "").split(separator: ",").map { String($0.stripped) })
  }

  struct Departure {
    /// Seconds since 1970.
    var time: Double
    var stop: String
    var record: DataValue
  }

  func all(in entities: [JSONNode]) -> [Departure] {
    let all = entities.flatMap { entity -> [Departure] in
      guard let update = Self.update(of: entity) else { return [] }
      return departures(of: update)
    }
    return Array(all.sorted { $0.time < $1.time }.prefix(Self.count))
  }

  /// What is said without departures. Whoever asks for a stop that the answer does not have has mistaken it.
  func noDepartures(in entities: [JSONNode]) -> Diagnostic {
    let stops = request.query.map { " from `\(brief($0))`" } ?? ""
    var diagnostic = Diagnostic(
      .feedNothing, "GTFS-Realtime has no departures\(Diagnostic.Message(stops)) now", at: nil)
    let calls = entities.lazy.compactMap { Self.update(of: $0) }.flatMap { $0[.stopTimeUpdate]?.elements ?? [] }
    let names = calls.compactMap { Self.text($0[.stopId]) }
    if let other = names.first, !names.contains(where: isAsked) {
      diagnostic.notes.append(.init("the answer has other stops, such as `\(brief(other))`"))
    }
    return diagnostic
  }

  /// The name of the stop, if all departures have the same.
  func station(of departures: [Departure]) -> String? {
    let asked = departures.isEmpty ? Array(stops) : departures.map(\.stop)
    let names = Set(asked.map { schedule?.stops[$0]?.name ?? "" })
    return names.count == 1 ? names.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }

  private func departures(of update: JSONNode) -> [Departure] {
    let trip = update[.trip]
    // 3 is CANCELED, 7 DELETED.
    if Self.isOne(of: ["canceled", "deleted", "3", "7"], trip?[.scheduleRelationship]) { return [] }
    let calls = update[.stopTimeUpdate]?.elements ?? []
    return calls.enumerated().compactMap { index, call in
      departure(call, isLast: index == calls.count - 1, last: calls.last, trip, update)
    }
  }

  private func departure(
    _ call: JSONNode, isLast: Bool, last: JSONNode?, _ trip: JSONNode?, _ update: JSONNode
  ) -> Departure? {
    let properties = call[.stopTimeProperties]
    guard let stop = Self.text(properties?[.assignedStopId]) ?? Self.text(call[.stopId]), isAsked(stop) else {
      return nil
    }
    // 1 is SKIPPED, 2 NO_DATA.
    if Self.isOne(of: ["skipped", "nodata", "1", "2"], call[.scheduleRelationship]) { return nil }
    // Some programs write 0 for a time that they do not know.
    let timed = [call[.departure], call[.arrival]].map { event in (Self.number(event?[.time]) ?? 0) > 0 ? event : nil }
    // A vehicle that only arrives at its last stop takes nobody along. Without a timetable, the last stop is not certain.
    if isLast, timed[0] == nil, schedule != nil { return nil }
    guard let event = timed[0] ?? timed[1], let time = Self.number(event[.time]),
      time >= request.now.timeIntervalSince1970 - Self.grace
    else { return nil }
    let delay = Self.number(event[.delay]) ?? Self.number(update[.delay])
    let planned = Self.number(event[.scheduledTime]).flatMap { $0 > 0 ? $0 : nil } ?? delay.map { time - $0 }
    var members: [String: DataValue] = ["stop": .text(stop), "time": Self.moment(time)]
    members["at"] = Self.moment(planned ?? time)
    members["delay"] = delay.map { .number($0) }
    // Whoever comes a part of a minute early still gets in.
    members["delay_min"] = planned.map { .number(((time - $0) / 60).rounded(.down)) }
    let known = Self.text(trip?[.tripId]).flatMap { schedule?.trips[$0] }
    members["trip"] = trip?[.tripId].map { DataValue($0) }
    let route = Self.text(trip?[.routeId]) ?? known?.route
    let line = route.flatMap { schedule?.routes[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    members["line"] = line.map { .text($0) } ?? trip?[.routeId].map { DataValue($0) } ?? route.map { .text($0) }
    members["to"] = destination(properties, update, known, last).map { .text($0) }
    if let platform = schedule?.stops[stop]?.platform, !platform.isEmpty { members["platform"] = .text(platform) }
    return Departure(time: time, stop: stop, record: .record(members))
  }

  /// Whether departures from a stop are asked for: it is named, or it belongs to a station that is.
  private func isAsked(_ stop: String) -> Bool {
    stops.isEmpty || stops.contains(stop) || schedule?.stops[stop].map { stops.contains($0.station) } == true
  }

  /// Where a trip goes: the sign on the vehicle, otherwise the name of its last stop.
  private func destination(
    _ properties: JSONNode?, _ update: JSONNode, _ known: TransitSchedule.Trip?, _ last: JSONNode?
  ) -> String? {
    let signs = [
      Self.text(properties?[.stopHeadsign]), Self.text(update[.tripProperties]?[.tripHeadsign]),
      // Some programs add the sign to the description of the trip.
      Self.text(update[.trip]?[.tripHeadsign]), known?.headsign,
      Self.text(last?[.stopId]).flatMap { schedule?.stops[$0]?.name },
    ]
    return signs.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  // MARK: Identifiers

  /// The trips and stops that an answer names, and the stops that are asked for.
  struct Identifiers {
    var trips: Set<String> = []
    var stops: Set<String> = []
  }

  static func identifiers(in source: SourceText, query: String?) -> Identifiers {
    var reading = FeedReading(source, FeedRequest(now: Date(timeIntervalSince1970: 0), timeZone: .gmt))
    var found = Identifiers(stops: stops(in: query))
    for entity in TransitMessage.tree(&reading).flatMap(entities) ?? [] {
      guard let update = update(of: entity) else { continue }
      if let trip = text(update[.trip]?[.tripId]) { found.trips.insert(trip) }
      for call in update[.stopTimeUpdate]?.elements ?? [] {
        if let stop = text(call[.stopId]) { found.stops.insert(stop) }
        if let stop = text(call[.stopTimeProperties]?[.assignedStopId]) { found.stops.insert(stop) }
      }
    }
    return found
  }

  // MARK: Forms of JSON

  /// The entities of a message; nil if it has none. Some servers put the message into an envelope.
  static func entities(of root: JSONNode) -> [JSONNode]? {
    let message = root["response"] ?? root
    return message[.entity]?.elements ?? message.elements
  }

  /// The moment at which a message was made, if it says so.
  static func moment(of root: JSONNode) -> DataValue? {
    let seconds = number((root["response"] ?? root)[.header]?[.timestamp]) ?? 0
    return seconds > 0 ? moment(seconds) : nil
  }

  private static func update(of entity: JSONNode) -> JSONNode? {
    entity[.isDeleted].map { $0.boolValue == true || $0.numberValue == 1 } == true ? nil : entity[.tripUpdate]
  }

  private static func text(_ node: JSONNode?) -> String? {
    let text = node?.stringValue ?? node?.numberValue.map { shortest($0) }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func number(_ node: JSONNode?) -> Double? {
    let whole = node?.numberValue ?? node?.stringValue.flatMap { Double($0) }
    // JavaScript writes long numbers as two halves.
    let halves = node?["low"]?.numberValue.flatMap { low in
      node?["high"]?.numberValue.map { $0 * 4_294_967_296 + (low < 0 ? low + 4_294_967_296 : low) }
    }
    return (whole ?? halves).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func moment(_ seconds: Double) -> DataValue {
    .text(InstantText.text(Date(timeIntervalSince1970: CivilTime.clamped(seconds))))
  }

  private static func isOne(of words: Set<String>, _ node: JSONNode?) -> Bool {
    guard let word = text(node) else { return false }
    return words.contains(word.lowercased().filter { $0 != "_" })
  }
}

/// A field of a message, by its name in the JSON form of Protocol Buffers.
private struct TransitField: Sendable {
  /// `stopId`, `stop_id` and `StopId`; servers write lists also as `StopTimeUpdates`.
  let spellings: [String]

  init(_ name: String, plural: String? = nil) {
    func snake(_ name: String) -> String {
      name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
    }
    spellings = [name, plural].compactMap { $0 }.flatMap {
      [$0, snake($0), $0.prefix(1).uppercased() + $0.dropFirst()]
    }
  }

  static let header = TransitField("header")
  static let timestamp = TransitField("timestamp")
  static let entity = TransitField("entity", plural: "entities")
  static let isDeleted = TransitField("isDeleted")
  static let tripUpdate = TransitField("tripUpdate")
  static let trip = TransitField("trip")
  static let tripId = TransitField("tripId")
  static let routeId = TransitField("routeId")
  static let tripProperties = TransitField("tripProperties")
  static let tripHeadsign = TransitField("tripHeadsign")
  static let scheduleRelationship = TransitField("scheduleRelationship")
  static let stopTimeUpdate = TransitField("stopTimeUpdate", plural: "stopTimeUpdates")
  static let stopId = TransitField("stopId")
  static let stopTimeProperties = TransitField("stopTimeProperties")
  static let assignedStopId = TransitField("assignedStopId")
  static let stopHeadsign = TransitField("stopHeadsign")
  static let departure = TransitField("departure")
  static let arrival = TransitField("arrival")
  static let time = TransitField("time")
  static let delay = TransitField("delay")
  static let scheduledTime = TransitField("scheduledTime")
}

extension JSONNode {
  /// A member in any of its spellings; nil if it is missing or `null`.
  fileprivate subscript(_ field: TransitField) -> JSONNode? {
    for spelling in field.spellings {
      if let value = self[spelling], !value.isNull { return value }
    }
    return nil
  }
}
