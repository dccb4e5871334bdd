// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

@testable import WeaveFeeds

@Suite struct ToDoTests {
  @Test func linesOfTodoTxtAreRead() throws {
    let text = """
      (A) 2026-03-01 Call the bank @phone +House due:2026-03-30 t:2026-03-20
      x 2026-03-27 2026-03-02 Send the invoice +Work pri:B
      Water the lemon tree rec:1w due:soon

      Water the lemon tree
      """
    let items = try #require(try Answer.snapshot(text, .todoTxt).reminders).items
    #expect(
      items.map(\.title) == ["Call the bank", "Send the invoice", "Water the lemon tree", "Water the lemon tree"])
    #expect(items.map(\.priority) == [1, 5, 0, 0])
    #expect(items[0].due == .day(Answer.day("2026-03-30")) && items[0].start == .day(Answer.day("2026-03-20")))
    #expect(items.map(\.listTitle) == ["House", "Work", "", ""])
    #expect(items.map(\.isCompleted) == [false, true, false, false])
    #expect(items[2].isRecurring && items[2].due == nil)
    #expect(Set(items.map(\.id)).count == 4)
    #expect(Answer.findings(text, .todoTxt) == ["W1107 Water the lemon tree rec:1w due:soon"])
  }

  @Test func checkListsAreRead() throws {
    let text = """
      # House

      Not a task: [ ] here.
      - [ ] Buy **milk** and [bread](https://example.org) 📅 2026-03-30 ⏫
        * [x] Lay the table ✅ 2026-03-27
      1. [ ] Water the tree 🔁 every week due:2026-04-01
      ```
      - [ ] code
      ```
      ## Work ##
      - [ ]
      - [ ] Invoice @due(2026-04-31)
      """
    let items = try #require(try Answer.snapshot(text, .markdown).reminders).items
    #expect(items.map(\.title) == ["Buy milk and bread", "Lay the table", "Water the tree", "Invoice"])
    #expect(items.map(\.listTitle) == ["House", "House", "House", "Work"])
    #expect(items[0].due == .day(Answer.day("2026-03-30")) && items[0].priority == 1)
    #expect(items[1].isCompleted && items[1].due == nil)
    #expect(items[2].isRecurring && items[2].due == .day(Answer.day("2026-04-01")))
    #expect(Answer.findings(text, .markdown) == ["W1107 - [ ]", "W1107 - [ ] Invoice @due(2026-04-31)"])
  }
}

@Suite struct PickTests {
  private static func values(
    _ text: String, _ source: FeedSource, _ picks: FeedPick...
  ) -> (values: [String: StoredVariables.Stored]?, codes: [String]) {
    var request = Answer.request()
    request.picks = picks
    let checked = source.read(SourceText(name: "answer", text: text), request)
    return (checked.output?.first?.variables?.values, checked.diagnostics.map(\.code.name))
  }

  @Test func aStateOfHomeAssistantIsPicked() {
    let text = #"{"entity_id": "sensor.out", "state": "21.5", "attributes": {"unit_of_measurement": "°C", "on": true}}"#
    let picked = Self.values(
      text, .json, FeedPick(variable: "Outside", path: "$.state", kind: .number),
      FeedPick(variable: "fahrenheit", path: "$.state", kind: .text, factor: 1.8, offset: 32, unit: "°F"),
      FeedPick(variable: "name", path: "$['entity_id']"), FeedPick(variable: "on", path: "$.attributes.on"))
    #expect(
      picked.values == [
        "outside": .number(21.5), "fahrenheit": .text("70.7 °F"), "name": .text("sensor.out"), "on": .flag(true),
      ])
    #expect(picked.codes == [])
  }

  @Test func whatCannotBePickedIsTold() {
    let text = #"{"state": "unavailable", "list": [1]}"#
    let picked = Self.values(
      text, .json, FeedPick(variable: "a", path: "$.state", kind: .number), FeedPick(variable: "b", path: "$.none"),
      FeedPick(variable: "c", path: "$.list", kind: .text), FeedPick(variable: "d", path: "list"),
      FeedPick(variable: "e", path: "$.list[-1]"))
    #expect(picked.values == ["e": .number(1)])
    #expect(picked.codes == ["W1112", "W1112", "W1112", "W1113"])
  }

  @Test func columnsArePicked() {
    let text = "room;temp;zip\nkitchen;21.5;08001\nbath;23;08002\nhall;;\n"
    let picked = Self.values(
      text, .csv, FeedPick(variable: "last", path: "temp"), FeedPick(variable: "first", path: "temp", row: .first),
      FeedPick(variable: "bath zip", path: "zip", row: .matching(column: "room", value: "bath")),
      FeedPick(variable: "none", path: "humidity"))
    #expect(picked.values == ["last": .number(23), "first": .number(21.5), "bath zip": .text("08002")])
    #expect(picked.codes == ["W1112"])
  }

  /// - Source: RFC 9535, the examples of 2.3.
  static let paths: [(String, [String])] = [
    ("$.o['j j']", ["1"]), ("$.o['j j','k']", ["1", "2"]), ("$.a[1]", ["\"b\""]), ("$.a[-2]", ["\"f\""]),
    ("$.a[9]", []),
    ("$.a[1:3]", ["\"b\"", "\"c\""]), ("$.a[5:]", ["\"f\"", "\"g\""]), ("$.a[1:5:2]", ["\"b\"", "\"d\""]),
    ("$.a[5:1:-2]", ["\"f\"", "\"d\""]),
    ("$.a[::-1]", ["\"g\"", "\"f\"", "\"e\"", "\"d\"", "\"c\"", "\"b\"", "\"a\""]),
    ("$.o.*", ["1", "2"]), ("$..k", ["2"]), ("$['a'][0]", ["\"a\""]), ("$.o[\"\\u006b\"]", ["2"]),
  ]

  @Test(arguments: paths) func pathsLeadWhereTheStandardSays(_ path: String, _ expected: [String]) throws {
    let source = SourceText(name: "a", text: #"{"o": {"j j": 1, "k": 2}, "a": ["a", "b", "c", "d", "e", "f", "g"]}"#)
    let root = try #require(JSONParser.parse(source).output)
    #expect(try PickPath(path).values(in: root).map { source.text(in: $0.range) } == expected)
  }

  @Test(arguments: ["", "a", "$.", "$[", "$['a", "$[01]", "$[-0]", "$.a b", "$[?@.a]", "$[1:2:x]", "$ ", "$['\\q']"])
  func whatIsNoPathIsRefused(_ text: String) { #expect(throws: PickPath.Mistake.self) { try PickPath(text) } }
}

/// Every source takes any bytes: nothing traps, and what it says has a place in them.
@Suite struct HostileAnswerTests {
  private static let seeds = [
    #"{"hourly": {"time": [1e400, -1, null, {}], "uv_index": "x"}, "hourly_units": [], "utc_offset_seconds": 1e300}"#,
    #"{"properties": {"timeseries": [{"time": "2026-06-10T13:00:00Z", "data": {"next_1_hours": {"details": {"precipitation_amount": 1e308}}}}, {"time": 5}]}}"#,
    #"{"cod": 200, "main": {"temp": 1e308}, "dt": -1e308, "sys": {"sunrise": 1e308, "sunset": 1}, "timezone": 1e308}"#,
    #"{"lat": 1, "timezone_offset": -1e300, "daily": [{"dt": 1e300, "rain": []}, null, 7], "minutely": [[]]}"#,
    #"{"forecastDaily": {"days": [{"forecastStart": "9999-12-31T23:59:59Z"}, 1]}, "forecastHourly": {"hours": [null]}}"#,
    #"{"properties": {"periods": [{"startTime": "2026", "temperature": {"unitCode": 1, "value": 1}}, 3]}}"#,
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:99991231T235959Z\nDURATION:P36525D\nRRULE:FREQ=YEARLY;INTERVAL=30000\nEND:VEVENT\nEND:VCALENDAR",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:16000101\nRRULE:FREQ=DAILY;INTERVAL=30000\nEND",
    "<HealthData><Record type=\"HKQuantityTypeIdentifierStepCount\" value=\"9999999\" unit=\"count\" startDate=\"9999-12-01 00:00:00 +0000\" endDate=\"9999-12-31 00:00:00 +0000\"/>",
    "Date,Steps\n0000-01-01,1\n99999-01-01,2\n\"", "(A) due:2026-02-30", "- [ ] [a](b)](c 📅",
    "1 Jan 0000 | 4.2 | 1e999 DU",
    "28 Mar 2026 4.2 303.4 DU N S E W 1 N", #"[{"dateTime": "99/99/99 99:99:99", "value": "1e9"}]"#,
  ]

  @Test func nothingTrapsAndPlacesAreInTheAnswer() {
    var generator = SystemSeed(state: 20_260_328)
    var request = Answer.request()
    request.picks = [FeedPick(variable: "a", path: "$..*"), FeedPick(variable: "b", path: "Steps")]
    for seed in Self.seeds {
      for round in 0..<24 {
        var bytes = Array(seed.utf8)
        for _ in 0..<min(round, 8) {
          let place = Int(generator.next() % UInt64(bytes.count))
          switch generator.next() % 3 {
          case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
          case 1: bytes.remove(at: place)
          default: bytes.insert(contentsOf: bytes.prefix(place), at: place)
          }
          if bytes.isEmpty { bytes = [0x20] }
        }
        let source = SourceText(name: "a.csv", bytes: bytes)
        for feed in FeedTable.all {
          _ = feed.recognises(FileStart(bytes, name: "a.txt"))
          for diagnostic in feed.read(source, request).diagnostics {
            #expect(diagnostic.range.map { $0.lower >= 0 && $0.upper <= bytes.count } ?? true, "\(feed.name): \(seed)")
          }
        }
      }
    }
  }
}

/// A generator whose numbers are the same on each run.
private struct SystemSeed {
  var state: UInt64

  /// - Source: SplitMix64, Steele and others 2014.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
