// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSystem
import WeaveTime

@testable import WeaveFeeds

/// Sources whose facts the ready boards read, in the shape and the units of the boards.
@Suite struct BoardFeedTests {
  private static func values(
    _ text: String, _ source: FeedSource, _ change: (inout FeedRequest) -> Void = { _ in }
  ) throws -> [String: StoredVariables.Stored] {
    var request = Answer.request()
    change(&request)
    return try #require(try Answer.snapshot(text, source, request).variables).values
  }

  private static func records(_ value: StoredVariables.Stored?) -> [[String: StoredVariables.Stored]] {
    guard case .list(let entries) = value else { return [] }
    return entries.map { entry in
      guard case .record(let members) = entry else { return [:] }
      return members
    }
  }

  // MARK: Departures

  /// Two trips of a train in the form of servers with .NET, and of Protocol Buffers' JSON; 13:12:30 less 150 s is 13:10,
  /// and two minutes late, because the third has not passed.
  private static let camel = """
    {"header": {"gtfsRealtimeVersion": "2.0"}, "entity": [
    {"id": "1", "isDeleted": false, "tripUpdate": {"trip": {"tripId": "a", "routeId": "R1"}, "stopTimeUpdate": [
      {"stopId": "S1:2", "departure": {"time": "1774703550", "delay": 150}},
      {"stopId": "S9", "arrival": {"time": "1774704000"}}]}},
    {"id": "2", "tripUpdate": {"trip": {"tripId": "b", "routeId": "R2"}, "stopTimeUpdate": [
      {"stopId": "S4", "departure": {"time": "1774703200"}},
      {"stopId": "S1:1", "arrival": {"time": "1774703700"}}]}}]}
    """

  private static let dotNet = """
    {"Header": {"GtfsRealtimeVersion": "1.0"}, "Entities": [
    {"Id": "1", "IsDeleted": false, "TripUpdate": {"Trip": {"TripId": "a", "RouteId": "R1"}, "StopTimeUpdates": [
      {"StopId": "S1:2", "Arrival": {"Time": 0, "Delay": 0}, "Departure": {"Time": 1774703550, "Delay": 150}},
      {"StopId": "S9", "Arrival": {"Time": 1774704000}, "Departure": null}]}},
    {"Id": "2", "TripUpdate": {"Trip": {"TripId": "b", "RouteId": "R2"}, "StopTimeUpdates": [
      {"StopId": "S4", "Departure": {"Time": 1774703200}},
      {"StopId": "S1:1", "Arrival": {"Time": 1774703700}, "Departure": null}]}},
    {"Id": "3", "IsDeleted": true, "TripUpdate": {"Trip": {"TripId": "c"}, "StopTimeUpdates": [
      {"StopId": "S1:2", "Departure": {"Time": 1774703550}}]}}]}
    """

  @Test(arguments: [camel, dotNet])
  func departuresHaveThePlannedTimeAndMinutes(_ text: String) throws {
    let found = Self.records(try Self.values(text, .gtfsRealtime) { $0.query = "S1:2" }["departures"])
    #expect(
      found == [
        [
          "line": .text("R1"), "trip": .text("a"), "stop": .text("S1:2"), "time": .text("2026-03-28T13:12:30Z"),
          "delay": .number(150), "at": .text("2026-03-28T13:10:00Z"), "delay_min": .number(2),
        ]
      ])
  }

  /// A station stands for its platforms, lines have names, and trains that end there are no departures.
  @Test(arguments: [camel, dotNet])
  func aTimetableGivesNames(_ text: String) throws {
    let folder = try Self.timetable()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let values = try Self.values(text, .gtfsRealtime) { request in
      (request.variable, request.query) = ("trains", "S1")
      request.schedule = try? TransitSchedule(
        folder, for: SourceText(name: "answer", text: text), query: request.query)
    }
    #expect(values["trains_station"] == .text("Main Street"))
    let found = Self.records(values["trains"])
    #expect(found.map { $0["trip"] } == [.text("a")])
    #expect(
      found.first?.filter { ["line", "to", "platform"].contains($0.key) } == [
        "line": .text("F1"), "to": .text("Harbour, East"), "platform": .text("2"),
      ])
  }

  /// Without a sign in `trips.txt`, the last stop is where a trip goes.
  @Test func theLastStopIsTheDestination() throws {
    let folder = try Self.timetable(headsign: "")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let values = try Self.values(Self.camel, .gtfsRealtime) { request in
      (request.variable, request.query) = ("trains", "S1")
      request.schedule = try? TransitSchedule(
        folder, for: SourceText(name: "answer", text: Self.camel), query: request.query)
    }
    #expect(Self.records(values["trains"]).first?["to"] == .text("Harbour"))
    #expect(throws: FileError.self) {
      try TransitSchedule(folder + "/none.zip", for: SourceText(name: "", text: "{}"), query: nil)
    }
  }

  private static func timetable(headsign: String = "\"Harbour, East\"") throws -> String {
    let folder = FileManager.default.temporaryDirectory.path + "/weave-gtfs-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let files = [
      "routes.txt": "\u{FEFF}route_id,route_short_name,route_long_name\r\nR1,F1,Ferry\r\nR2,,Tram\r\n",
      "trips.txt":
        "route_id,service_id,trip_id,trip_headsign\nR1,w,a,\(headsign)\nR2,w,b,Main Street\nR2,w,z,Elsewhere\n",
      "stops.txt": "stop_id,stop_name,platform_code,parent_station\nS1,Main Street,,\nS1:1,Main Street,1,S1\n"
        + "S1:2,Main Street,2,S1\nS9,Harbour,,\n",
    ]
    for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    return folder
  }

  /// A message that Google's own library for Protocol Buffers has written, of the first trip of `camel`, with a negative
  /// delay and a sign.
  private static let message: [UInt8] = [
    0x0A, 0x0B, 0x0A, 0x03, 0x32, 0x2E, 0x30, 0x18, 0xFC, 0xA3, 0x9F, 0xCE, 0x06, 0x12, 0x61, 0x0A, 0x01, 0x31,
    0x1A, 0x5C, 0x0A, 0x11, 0x0A, 0x01, 0x61, 0x1A, 0x08, 0x32, 0x30, 0x32, 0x36, 0x30, 0x33, 0x32, 0x38, 0x2A,
    0x02, 0x52, 0x31, 0x12, 0x1B, 0x08, 0x03, 0x1A, 0x11, 0x08, 0xC4, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xFF, 0x01, 0x10, 0xBE, 0xA7, 0x9F, 0xCE, 0x06, 0x22, 0x04, 0x53, 0x31, 0x3A, 0x32, 0x12, 0x10, 0x08, 0x04,
    0x12, 0x08, 0x10, 0x80, 0xAB, 0x9F, 0xCE, 0x06, 0x18, 0x1E, 0x22, 0x02, 0x53, 0x39, 0x1A, 0x0D, 0x0A, 0x02,
    0x37, 0x37, 0x12, 0x07, 0x54, 0x72, 0x61, 0x6D, 0x20, 0x37, 0x37, 0x32, 0x09, 0x2A, 0x07, 0x48, 0x61, 0x72,
    0x62, 0x6F, 0x75, 0x72, 0x12, 0x11, 0x0A, 0x01, 0x32, 0x22, 0x0C, 0x12, 0x0A, 0x0D, 0xCD, 0xCC, 0x36, 0x42,
    0x15, 0x9A, 0x99, 0x99, 0x40,
  ]

  @Test func protocolBuffersAreRead() throws {
    let source = SourceText(name: "answer", bytes: Self.message)
    var request = Answer.request()
    request.query = "S1:2"
    let read = try #require(FeedSource.gtfsRealtime.read(source, request).output?.first?.variables)
    #expect(
      Self.records(read.values["departures"]) == [
        [
          "line": .text("R1"), "trip": .text("a"), "stop": .text("S1:2"), "time": .text("2026-03-28T13:12:30Z"),
          "delay": .number(-60), "at": .text("2026-03-28T13:13:30Z"), "delay_min": .number(-1),
          "to": .text("Harbour"),
        ]
      ])
    #expect(read.values["departures_at"] == .text("2026-03-28T13:05:00Z"))
    #expect(FeedTable.source(of: FileStart(Self.message, name: "updates.pb"))?.name == "gtfs-realtime")
    // A message that is cut off is no message, unless the cut is between two entities.
    let whole = (1..<Self.message.count).filter { TransitMessage.decoded(Array(Self.message.prefix($0))) != nil }
    #expect(whole == [13, 112])
  }

  // MARK: Energy

  private static func history(_ entity: String, _ states: [(String, String)], _ attributes: String) -> String {
    let rows = states.enumerated().map { index, state in
      let rest =
        index == 0
        ? #""entity_id": "\#(entity)", "attributes": {\#(attributes)}, "last_updated": "\#(state.0)", "# : ""
      return #"{\#(rest)"state": "\#(state.1)", "last_changed": "\#(state.0)"}"#
    }
    return "[" + rows.joined(separator: ", ") + "]"
  }

  private static let kilowattHours =
    #""unit_of_measurement": "kWh", "state_class": "total_increasing", "device_class": "energy""#

  private static func hours(
    _ entities: [String], _ histories: [String], now: String = "2026-03-28T05:30:00Z", zone: String = "UTC"
  ) throws -> [[String: StoredVariables.Stored]] {
    var request = Answer.request(now, zone: zone)
    request.entities = entities
    let text = "[" + histories.joined(separator: ", ") + "]"
    let values = try #require(try Answer.snapshot(text, .homeEnergy, request).variables).values
    #expect(records(values["hours"]).count == 24)
    return records(values["hours"])
  }

  private static func numbers(_ records: [[String: StoredVariables.Stored]], _ key: String, _ count: Int) -> [Double?] {
    records.prefix(count).map { record in
      guard case .number(let number) = record[key] else { return nil }
      return number
    }
  }

  @Test func metersGiveTheEnergyOfEachHour() throws {
    let roof = Self.history(
      "sensor.roof",
      [
        ("2026-03-27T18:00:00+00:00", "100.0"), ("2026-03-28T01:59:59+00:00", "100.5"),
        ("2026-03-28T02:00:00+00:00", "101.0"), ("2026-03-28T04:30:00+00:00", "103.0"),
      ], Self.kilowattHours)
    let grid = Self.history(
      "sensor.grid",
      [
        ("2026-03-27T23:10:00+00:00", "2000000"), ("2026-03-28T00:40:00+00:00", "2000300"),
        ("2026-03-28T05:10:00+00:00", "2000400"),
      ], #""unit_of_measurement": "Wh", "state_class": "total_increasing""#)
    let export = Self.history(
      "sensor.export", [("2026-03-27T23:10:00+00:00", "7"), ("2026-03-28T04:30:00+00:00", "8.5")], Self.kilowattHours)
    let found = try Self.hours(
      ["solar=sensor.roof", "grid=sensor.grid", "export=sensor.export"], [roof, grid, export])
    #expect(Self.numbers(found, "made", 7) == [0, 0.5, 0.5, 0, 2, 0, nil])
    #expect(Self.numbers(found, "used", 7) == [0.3, 0.5, 0.5, 0, 0.5, 0.1, nil])
    #expect(found[4]["at"] == .text("2026-03-28T04:00:00Z") && found[6].isEmpty)
  }

  /// A meter of the day begins again at midnight, and a new meter begins at any time: what it shows then was counted since.
  /// Home Assistant takes a value below nine tenths of the one before for that.
  @Test func aResetIsNoNegativeEnergy() throws {
    let grid = Self.history(
      "sensor.grid",
      [
        ("2026-03-27T23:30:00+00:00", "12.5"), ("2026-03-28T00:00:01+00:00", "0"), ("2026-03-28T01:10:00+00:00", "0.4"),
        ("2026-03-28T02:20:00+00:00", "0.1"), ("2026-03-28T03:20:00+00:00", "5"), ("2026-03-28T04:20:00+00:00", "4.9"),
      ], Self.kilowattHours)
    let found = try Self.hours(["grid=sensor.grid"], [grid])
    #expect(Self.numbers(found, "made", 6) == [0, 0, 0, 0, 0, 0])
    #expect(Self.numbers(found, "used", 6) == [0, 0.4, 0.1, 4.9, 0, 0])
    // A meter of the class `total` without resets counts backwards.
    let both = Self.history(
      "sensor.net",
      [("2026-03-27T23:30:00+00:00", "12"), ("2026-03-28T01:10:00+00:00", "6"), ("2026-03-28T01:20:00+00:00", "9")],
      #""unit_of_measurement": "kWh", "state_class": "total""#)
    #expect(try Self.numbers(Self.hours(["used=sensor.net"], [both]), "used", 3) == [0, -3, 0])
  }

  /// After some hours without values, nobody knows in which of them the meter moved on; if it did not, in none.
  @Test func hoursWithoutValuesAreMissing() throws {
    func found(_ after: String) throws -> [Double?] {
      let grid = Self.history(
        "sensor.grid",
        [
          ("2026-03-27T23:30:00+00:00", "10"), ("2026-03-28T00:30:00+00:00", "10.2"),
          ("2026-03-28T01:30:00+00:00", "unavailable"), ("2026-03-28T03:30:00+00:00", "unknown"),
          ("2026-03-28T03:31:00+00:00", after), ("2026-03-28T04:10:00+00:00", "20"),
        ], Self.kilowattHours)
      return try Self.numbers(Self.hours(["grid=sensor.grid"], [grid]), "used", 6)
    }
    #expect(try found("13") == [0.2, nil, nil, nil, 7, 0])
    #expect(try found("10.2") == [0.2, 0, 0, 0, 9.8, 0])
    // A restart of some minutes costs no hour.
    let short = Self.history(
      "sensor.grid",
      [
        ("2026-03-27T23:30:00+00:00", "10"), ("2026-03-28T00:58:00+00:00", "unavailable"),
        ("2026-03-28T01:02:00+00:00", "10.5"),
      ], Self.kilowattHours)
    #expect(try Self.numbers(Self.hours(["grid=sensor.grid"], [short]), "used", 3) == [0, 0.5, 0])
    // A meter that is still unavailable, and one that is new.
    let lost = Self.history(
      "sensor.grid", [("2026-03-27T23:30:00+00:00", "10"), ("2026-03-28T03:10:00+00:00", "unavailable")],
      Self.kilowattHours)
    #expect(try Self.numbers(Self.hours(["grid=sensor.grid"], [lost]), "used", 6) == [0, 0, 0, nil, nil, nil])
    let new = Self.history("sensor.grid", [("2026-03-28T03:10:00+00:00", "10")], Self.kilowattHours)
    #expect(try Self.numbers(Self.hours(["grid=sensor.grid"], [new]), "used", 6) == [nil, nil, nil, nil, 0, 0])
  }

  /// An inverter that is off at night made nothing then.
  @Test func aRoofMakesNothingInTheDark() throws {
    let roof = Self.history(
      "sensor.roof", [("2026-03-27T18:00:00+00:00", "unavailable"), ("2026-03-28T04:20:00+00:00", "50")],
      Self.kilowattHours)
    let grid = Self.history("sensor.grid", [("2026-03-27T18:00:00+00:00", "1")], Self.kilowattHours)
    let sun = Self.history(
      "sun.sun",
      [("2026-03-27T17:10:00+00:00", "below_horizon"), ("2026-03-28T04:05:00+00:00", "above_horizon")], "")
    let entities = ["solar=sensor.roof", "grid=sensor.grid"]
    #expect(try Self.numbers(Self.hours(entities, [roof, grid, sun]), "made", 6) == [0, 0, 0, 0, nil, 0])
    #expect(try Self.numbers(Self.hours(entities, [roof, grid]), "made", 6) == [nil, nil, nil, nil, nil, 0])
  }

  /// Days of 23 and of 25 hours in Paris: 2 o'clock is missing in March, and comes twice in October.
  @Test func daysOfOtherLengths() throws {
    func grid(_ day: String, _ zone: [String]) -> String {
      let states = zone.enumerated().map { ("\(day)T\($1)", String($0 + 10)) }
      return Self.history("sensor.grid", states, Self.kilowattHours)
    }
    // A kWh in each hour of the day: the state of an hour comes in its middle.
    let march = grid(
      "2026-03-29", ["00:00:00+01:00", "00:30:00+01:00", "01:30:00+01:00", "03:30:00+02:00", "04:30:00+02:00"])
    let short = try Self.hours(
      ["grid=sensor.grid"], [march], now: "2026-03-29T03:00:00Z", zone: "Europe/Paris")
    #expect(Self.numbers(short, "used", 6) == [1, 1, nil, 1, 1, nil])
    let october = grid(
      "2026-10-25",
      ["00:00:00+02:00", "00:30:00+02:00", "01:30:00+02:00", "02:30:00+02:00", "02:30:00+01:00", "03:30:00+01:00"])
    let long = try Self.hours(
      ["grid=sensor.grid"], [october], now: "2026-10-25T03:00:00Z", zone: "Europe/Paris")
    #expect(Self.numbers(long, "used", 5) == [1, 1, 2, 1, nil])
    #expect(long[2]["at"] == .text("2026-10-25T00:00:00Z") && long[3]["at"] == .text("2026-10-25T02:00:00Z"))
  }

  @Test func whatIsNowAndWhatIsNotAHistory() throws {
    let grid = Self.history("sensor.grid", [("2026-03-27T18:00:00+00:00", "1")], Self.kilowattHours)
    let battery = Self.history("sensor.battery", [("2026-03-27T18:00:00+00:00", "81")], #""unit_of_measurement": "%""#)
    let power = Self.history(
      "sensor.power", [("2026-03-27T18:00:00+00:00", "1"), ("2026-03-28T13:04:00+00:00", "-1.25")],
      #""unit_of_measurement": "kW""#)
    let entities = ["grid=sensor.grid", "battery=sensor.battery", "power=sensor.power"]
    let values = try Self.values("[\(grid), \(battery), \(power)]", .homeEnergy) { $0.entities = entities }
    #expect(values["battery"] == .number(81) && values["now_w"] == .number(-1_250))
    #expect(values["now_at"] == .text("2026-03-28T13:05:00Z"))
    var request = Answer.request()
    request.entities = ["grid=sensor.gas"]
    let gas = Self.history("sensor.gas", [("2026-03-27T18:00:00+00:00", "1")], #""unit_of_measurement": "m³""#)
    #expect(Answer.findings("[\(gas)]", .homeEnergy, request).first?.hasPrefix("W1104") == true)
    #expect(Answer.findings("[\(grid)]", .homeEnergy, request).first?.hasPrefix("W1103") == true)
    #expect(Answer.read("[\(gas)]", .homeEnergy, request).output == nil)
    #expect(Answer.findings(#"{"message": "Unauthorized"}"#, .homeEnergy).first?.hasPrefix("W1101") == true)
  }

  // MARK: Lists and servers

  @Test func listsAreRemindersAndNames() throws {
    let text = """
      [{"entity_id": "todo.ana", "name": "Ana", "items": [
        {"summary": "Plants", "uid": "1", "status": "needs_action", "due": "2026-03-28"},
        {"summary": "Call the plumber", "uid": "2", "status": "needs_action", "due": "2026-03-28T17:00:00+01:00",
         "description": "He knows"}, {"summary": "", "uid": "3", "status": "needs_action"}]},
       {"entity_id": "todo.ben_2", "name": "Ben, the elder", "items": [
        {"summary": "Bins", "uid": "1", "status": "needs_action", "due": "soon"}]}]
      """
    let snapshot = try Answer.snapshot(text, .homeAssistantLists)
    let items = try #require(snapshot.reminders?.items)
    #expect(items.map(\.title) == ["Plants", "Call the plumber", "Bins"])
    #expect(items.map(\.listTitle) == ["Ana", "Ana", "Ben the elder"] && Set(items.map(\.id)).count == 3)
    #expect(
      items.map(\.due) == [
        .day(Answer.day("2026-03-28")), .moment(Answer.date("2026-03-28T16:00:00Z")), nil,
      ])
    #expect(snapshot.variables?.values == ["lists": .text("Ana, Ben the elder")])
    #expect(Answer.findings(text, .homeAssistantLists) == [#"W1107 "soon""#])
  }

  @Test func monitorsOfUptimeKumaAreServers() throws {
    let text = """
      {"page": {"config": {"slug": "home", "title": "Home"}, "incident": null, "publicGroupList": [
        {"id": 1, "name": "Services", "weight": 1, "monitorList": [
          {"id": 3, "name": "Router", "sendUrl": 0, "type": "ping"}, {"id": 7, "name": "Photos", "type": "http"},
          {"id": 9, "name": "Mail", "type": "http"}, {"id": 11, "name": "Paused", "type": "http"}]}]},
       "heartbeat": {"heartbeatList": {
         "3": [{"status": 0, "time": "2026-03-28 13:03:10.001", "msg": "", "ping": null},
               {"status": 1, "time": "2026-03-28 13:04:10.123", "msg": "", "ping": 12}],
         "7": [{"status": 0, "time": "2026-03-28 13:04:30.000", "msg": "timeout", "ping": null}],
         "9": [{"status": 3, "time": "2026-03-28 13:04:40.000", "msg": "", "ping": null}]},
        "uptimeList": {"3_24": 0.999, "7_24": 0.5}}}
      """
    #expect(
      Self.records(try Self.values(text, .uptimeKuma)["servers"]) == [
        ["name": .text("Router"), "up": .flag(true), "checked": .text("2026-03-28T13:04:10Z")],
        ["name": .text("Photos"), "up": .flag(false), "checked": .text("2026-03-28T13:04:30Z")],
        ["name": .text("Mail"), "checked": .text("2026-03-28T13:04:40Z")], ["name": .text("Paused")],
      ])
    #expect(Answer.findings(#"{"page": {}}"#, .uptimeKuma).first?.hasPrefix("W1102") == true)
  }

  @Test func machinesOfPrometheusAreServers() throws {
    func vector(_ rows: String) -> String {
      #"{"status": "success", "data": {"resultType": "vector", "result": [\#(rows)]}}"#
    }
    func row(_ instance: String, _ value: String) -> String {
      #"{"metric": {"instance": "\#(instance)"}, "value": [1774703100.1, "\#(value)"]}"#
    }
    let name =
      #"{"metric": {"__name__": "node_uname_info", "instance": "10.0.0.2:9100", "nodename": "atlas"}, "value": [1774703100.1, "1"]}"#
    let load =
      #"{"metric": {"instance": "10.0.0.2:9100"}, "values": [[1774699500, "11.6"], [1774703100, "NaN"], [1774703100, "30.2"]]}"#
    let text = """
      {"up": \(vector(row("10.0.0.2:9100", "1") + "," + row("borea:9100", "0"))), "name": \(vector(name)),
       "days": \(vector(row("10.0.0.2:9100", "41.97"))), "cpu": \(vector(row("10.0.0.2:9100", "36.6"))),
       "temp": \(vector("")), "disk": \(vector(row("10.0.0.2:9100", "90.5"))), "load": \(vector(load))}
      """
    #expect(
      Self.records(try Self.values(text, .nodeExporter)["servers"]) == [
        [
          "name": .text("atlas"), "up": .flag(true), "checked": .text("2026-03-28T13:05:00Z"), "days": .number(41),
          "cpu": .number(37), "disk": .number(91), "load": .list([.number(12), .number(30)]),
        ],
        ["name": .text("borea"), "up": .flag(false), "checked": .text("2026-03-28T13:05:00Z")],
      ])
  }
}
