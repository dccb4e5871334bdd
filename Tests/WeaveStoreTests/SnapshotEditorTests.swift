// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveStore
import WeaveTime

@Suite struct SnapshotEditorTests {
  private let now = Date(timeIntervalSince1970: 1_774_706_700)  // 2026-03-28T14:05:00Z

  /// The text of a file after `key=value` for each assignment; without `=` the key is taken out.
  private func edited(_ kind: SnapshotKind, _ old: String?, _ changes: String...) throws -> String {
    let changes = try changes.map { text -> SnapshotChange in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let address = try SnapshotAddress("\(kind.rawValue).\(parts[0])")
      return parts.count == 2 ? .set(address, String(parts[1])) : .unset(address)
    }
    let editor = SnapshotEditor(kind, name: kind.fileName, now: now, timeZone: TimeZone(secondsFromGMT: 36_000) ?? .gmt)
    return try editor.text(old.map { SourceText(name: kind.fileName, text: $0) }, applying: changes)
  }

  private func refusal(_ kind: SnapshotKind, _ old: String?, _ changes: String) -> StoreError? {
    do {
      _ = try edited(kind, old, changes)
      return nil
    } catch { return error as? StoreError }
  }

  /// The codes of what is wrong with a refused text.
  private func codes(_ kind: SnapshotKind, _ old: String?, _ changes: String) -> [DiagnosticCode] {
    if case .invalid(let report)? = refusal(kind, old, changes) { report.diagnostics.map(\.code) } else { [] }
  }

  // MARK: New files

  @Test func aCountOfTodayBeginsAFile() throws {
    // Ten hours ahead of UTC the day is the next one already.
    #expect(
      try edited(.steps, nil, "today=7423") == """
        {
          "version": 1,
          "fetchedAt": "2026-03-28T14:05:00Z",
          "today": {"day": "2026-03-29", "steps": 7423}
        }

        """)
  }

  @Test func aPlaceNeedsBothCoordinates() throws {
    #expect(codes(.location, nil, "place.latitude=45.76") == [.snapshotMissingKey])
    #expect(
      try edited(.location, nil, "place.latitude=45.76", "place.longitude=4.84", "place.timeZone=Europe/Paris") == """
        {
          "version": 1,
          "updatedAt": "2026-03-28T14:05:00Z",
          "place": {"latitude": 45.76, "longitude": 4.84, "timeZone": "Europe/Paris"}
        }

        """)
  }

  @Test func listsAreBegun() throws {
    let text = try edited(
      .calendar, nil, "events[0].title=Lunch", "events[0].start=2026-03-28T12:00:00Z", "events[1].title=2026",
      "events[1].firstDay=today")
    #expect(
      text.contains(
        #""events": [{"title": "Lunch", "start": "2026-03-28T12:00:00Z"}, {"title": "2026", "firstDay": "2026-03-29"}]"#
      ))
  }

  // MARK: The rest of a file stays

  private let weather = """
    { "version" : 1,
      "fetchedAt":"2026-03-28T13:00:00Z",\t"current": {
        "temperatureC": 9.50,
        "isDaylight": true
      },
      "attribution": "a\\u0062c" }
    """

  @Test func aValueIsReplacedInItsPlace() throws {
    #expect(
      try edited(.weather, weather, "current.temperatureC=12.5") == weather.replacing("9.50", with: "12.5"))
  }

  @Test func aKeyIsAddedAsItsNeighboursStand() throws {
    #expect(
      try edited(.weather, weather, "current.humidity01=0.5")
        == weather.replacing(
          "\"isDaylight\": true\n", with: "\"isDaylight\": true,\n    \"humidity01\": 0.5\n"))
  }

  @Test func keysAreTakenOutWithTheirCommas() throws {
    #expect(
      try edited(.weather, weather, "current.temperatureC")
        == weather.replacing("    \"temperatureC\": 9.50,\n", with: ""))
    #expect(
      try edited(.weather, weather, "current.isDaylight") == weather.replacing(",\n    \"isDaylight\": true", with: ""))
    #expect(
      try edited(.variables, #"{"version": 1, "updatedAt": "2026-03-28T14:05:00Z", "values": { "a": 1 }}"#, "a")
        == #"{"version": 1, "updatedAt": "2026-03-28T14:05:00Z", "values": {}}"#)
  }

  @Test func theDateMovesWithWhatIsOfTheMoment() throws {
    let steps = #"{"version": 1, "fetchedAt": "2026-03-27T08:00:00Z", "goals": {"weekday": 8000}}"#
    #expect(try edited(.steps, steps, "today=12").contains(#""fetchedAt": "2026-03-28T14:05:00Z""#))
    #expect(try edited(.steps, steps, "goals.weekday=9000").contains(#""fetchedAt": "2026-03-27T08:00:00Z""#))
    #expect(try edited(.weather, weather, "current.humidity01=0.5").contains("2026-03-28T13:00:00Z"))
    #expect(try edited(.weather, weather, "fetchedAt=now").contains("2026-03-28T14:05:00Z"))
  }

  // MARK: Values

  @Test func aVariableTakesAnyValue() throws {
    let text = try edited(
      .variables, nil, "streak=4", "name=Ada L.", "on=true", "Water  Glasses=\"7\"", "when=now", "a.b=x=y", "list=[1]")
    #expect(
      text.contains(
        #""values": {"streak": 4, "name": "Ada L.", "on": true, "water glasses": "7", "when": "now", "a.b": "x=y", "list": [1]}"#
      ))
  }

  @Test func aVariableIsFoundInAnySpelling() throws {
    let old = #"{"version": 1, "updatedAt": "2026-03-28T14:05:00Z", "values": {"My Streak": 4}}"#
    #expect(try edited(.variables, old, "my  STREAK=5") == old.replacing("4}", with: "5}"))
  }

  // MARK: Refusals

  static let wrong: [(SnapshotKind, String, DiagnosticCode)] = [
    (.steps, "today=-5", .snapshotOutOfRange), (.steps, "today=1.5", .snapshotNotInteger),
    (.steps, "today=many", .snapshotWrongType), (.weather, "current.temperatureC=900", .snapshotOutOfRange),
    (.weather, "curent.temperatureC=9", .snapshotUnknownKey), (.weather, "fetchedAt=yesterday", .snapshotInvalidDate),
    (.weather, "current.temperatureC=NaN", .snapshotWrongType),
    (.weather, "fetchedAt=2031-01-01T00:00:00Z", .snapshotFromFuture),
    (.location, "place.latitude=91", .snapshotOutOfRange),
  ]

  @Test(arguments: wrong) func whatMakesAFileWrongIsRefused(
    _ kind: SnapshotKind, _ change: String, _ code: DiagnosticCode
  ) {
    #expect(codes(kind, nil, change).contains(code), "\(change)")
  }

  /// What was wrong before is no reason to refuse.
  @Test func oldMistakesDoNotStopNewValues() throws {
    let old = #"{"version": 1, "fetchedAt": "2026-03-28T14:05:00Z", "goals": {"weekday": -1}, "nonsense": 1}"#
    #expect(try edited(.steps, old, "goals.weekend=5").contains(#""weekend": 5"#))
  }

  @Test func aBrokenFileIsNotEdited() {
    for text in [#"{"version": 1, "values": {"a": 1"#, #"{"version": 1, "values": {"a": 1, "a": 2}}"#, ""] {
      guard case .damaged? = refusal(.variables, text, "a=3") else {
        Issue.record("edited: \(text)")
        continue
      }
    }
  }

  static let misses: [(String, String)] = [
    ("fetchedAt.x=1", "`fetchedAt` is a string, which has no keys, in `weather.json`"),
    ("current[0]=1", "`current` is an object, which has no entries, in `weather.json`"),
    ("current.nothing", "there is no `current.nothing` in `weather.json`"),
    ("days[2].day=today", "`days` has 0 entries, numbered from 0; there is no entry 2 in `weather.json`"),
    ("hours[1].date=now", "`hours` has 0 entries, numbered from 0; there is no entry 1 in `weather.json`"),
  ]

  @Test(arguments: misses) func whatIsNotThereIsTold(_ change: String, _ message: String) {
    let old = #"{"version": 1, "fetchedAt": "2026-03-28T13:00:00Z", "current": {}, "hours": []}"#
    #expect(refusal(.weather, old, change)?.description == message)
  }

  // MARK: Addresses

  static let addresses: [(String, String)] = [
    ("wether.x", "There is no kind of snapshot 'wether'. Did you mean 'weather'?"),
    ("steps", "'steps' needs a key, such as steps.today."),
    ("variables. ", "'variables' needs a key, such as variables.streak."),
    ("calendar.events[x]", "'events[x]' is not a path; write keys and indices such as events[0].title."),
    ("calendar.events[-1]", "'events[-1]' is not a path; write keys and indices such as events[0].title."),
    (
      "calendar.events[99999999999999999999]",
      "'events[99999999999999999999]' is not a path; write keys and indices such as events[0].title."
    ),
    ("calendar..title", "'.title' is not a path; write keys and indices such as events[0].title."),
  ]

  @Test(arguments: addresses) func wrongAddressesAreExplained(_ text: String, _ message: String) {
    do throws(AddressError) {
      _ = try SnapshotAddress(text)
      Issue.record("took \(text)")
    } catch { #expect(error.description == message) }
  }

  // MARK: Properties

  /// Whatever is set is read back, taking it out again gives the text before, and nothing ever traps.
  @Test(arguments: 1...200) func settingAndTakingOutIsNothing(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    var texts = [
      weather, #"{"a":{"b":[1,{"c":null},[]]},"d":"é😀","e":[ ]}"#, "{\n}", "{\"x\":\r\n\t[1,\r\n\t2]}", "[[],{}]",
    ]
    texts.shuffle(using: &random)
    var editor = try #require(JSONTextEditor(SourceText(name: "t", text: texts[0])))
    for _ in 0..<8 {
      let before = editor
      let path = JSONPath(
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
          Bool.random(using: &random)
            ? .index(Int.random(in: 0...3, using: &random))
            : .key(["a", "b", "c", "current", "new \"key\"\\"].randomElement(using: &random) ?? "")
        })
      let isNew = editor[path] == nil
      guard (try? editor.set(path, to: .string("v\(seed)"))) != nil else {
        #expect(editor.source.bytes == before.source.bytes)
        continue
      }
      #expect(editor[path]?.stringValue == "v\(seed)")
      // The space inside of what was empty is not kept.
      let outer = before[JSONPath(path.steps.dropLast())]
      guard isNew, outer?.members?.isEmpty == false || outer?.elements?.isEmpty == false else { continue }
      var undone = editor
      try undone.remove(path)
      #expect(undone.source.bytes == before.source.bytes, "seed \(seed): \(path)")
    }
  }
}
