// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave snapshot` and `weave action`, as a user runs them.
@Suite(.waiting) struct SnapshotTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ arguments: String...) throws -> Tool.Outcome { try Tool.run(arguments, in: folder) }

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  private let moment = ["--now", "2026-03-28T14:05:00+01:00"]

  @Test func theStandardFolderIsThatOfTheHome() throws {
    #expect(try run("snapshot", "path").text == folder.path + "/.local/share/weave/snapshots\n")
    let elsewhere = try Tool.run(["snapshot", "path"], in: folder, shell: "export XDG_DATA_HOME=/data")
    #expect(elsewhere.text == "/data/weave/snapshots\n")
    #expect(folder.names.isEmpty)
  }

  @Test func aValueIsSetShownAndTakenOut() throws {
    let set = try Tool.run(
      ["snapshot", "set", "steps.today=7423", "weather.current.temperatureC=12.5", "--snapshots", "s"] + moment,
      in: folder)
    #expect(set.errors == "")
    #expect(set.text == "s/weather.json\ns/steps.json\n")
    #expect(set.status == 0)
    let show = try Tool.run(
      ["snapshot", "show", "steps", "weather", "ozone", "--snapshots", "s", "--now", "2026-03-28T15:05:00+01:00"],
      in: folder)
    #expect(
      show.text == """
        weather  1 h ago  12.5 °C
        steps    1 h ago  7423 on 2026-03-28
        ozone    –        missing

        """)
    let unset = try Tool.run(["snapshot", "unset", "steps.today", "--snapshots", "s"] + moment, in: folder)
    #expect(unset.status == 0)
    #expect(try !text("s/steps.json").contains("today"))
    let json = try run("snapshot", "show", "--format", "json", "--snapshots", "s").bytes
    #expect((try JSONSerialization.jsonObject(with: json) as? [Any])?.count == 9)
  }

  @Test func whatWouldBeWrongIsNotWritten() throws {
    try folder.makeFolder("s")
    let old = #"{"version": 1, "fetchedAt": "2026-03-28T13:00:00Z"}"#
    try folder.write(old, to: "s/weather.json")
    let outcome = try Tool.run(
      ["snapshot", "set", "variables.a=1", "weather.current.temperatureC=900", "--snapshots", "s"] + moment, in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.text == "")
    #expect(
      outcome.errors.contains("weave: error: this change would make `s/weather.json` invalid; nothing was written\n"))
    #expect(outcome.errors.contains("[W0806]"))
    #expect(try text("s/weather.json") == old)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/s/variables.json"))
  }

  static let usage: [([String], String)] = [
    (["set", "steps.today"], "has no '='"), (["set", "step.today=1"], "Did you mean 'steps'?"),
    (["unset", "calendar.events[x]"], "is not a path"), (["set"], "kind.key=value"), (["show", "wether"], "'wether'"),
    (["check", "notes.json"], "--as"),
  ]

  @Test(arguments: usage) func wrongUsageIsExplained(_ arguments: [String], _ part: String) throws {
    let outcome = try Tool.run(["snapshot"] + arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
    #expect(folder.names.isEmpty)
  }

  @Test func aFolderThatIsMissingIsTold() throws {
    for arguments in [["show"], ["check"]] {
      let outcome = try Tool.run(["snapshot"] + arguments + ["--snapshots", "none"], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors == "weave: error: no such folder: `none`\n")
    }
  }

  @Test func mistakesAreReportedWithTheirPlaces() throws {
    try folder.makeFolder("s")
    try folder.write(#"{"version": 1, "fetchedAt": "2026-03-28T13:00:00"}"#, to: "s/weather.json")
    try folder.write(#"{"version": 1, "values": {}}"#, to: "s/variables.json")
    let outcome = try Tool.run(["snapshot", "check", "s"] + moment, in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("s/weather.json:1:29: error: "))
    #expect(try run("snapshot", "check", "--snapshots", "s", "--format", "json").status == 1)
    #expect(try run("snapshot", "check", "s/variables.json").errors == "1 snapshot: no problems\n")
    #expect(try run("snapshot", "check", "s/weather.json", "--as", "steps").status == 1)
    #expect(try run("snapshot", "check", "s/none/steps.json").status == 2)
  }

  // MARK: Buttons

  private let buttons = """
    {"name": "Habit", "primaryText": "{{streak|0}}", "actionBar": {"style": "subtle", "actions": [
      {"id": "6F1C1B1E-0A52-4C9F-9B0E-3B8F0E1D2A01", "title": "Done", "kind": "incrementVariable",
       "variableKey": "streak", "incrementAmount": 1, "nowFormat": "iso8601"},
      {"id": "6F1C1B1E-0A52-4C9F-9B0E-3B8F0E1D2A02", "title": "Now", "kind": "setVariableToNow",
       "variableKey": "last", "incrementAmount": 1, "nowFormat": "timeOnly"}]}}
    """

  private func press(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(["action", "run", "d.json", "--snapshots", "s"] + arguments + moment, in: folder)
  }

  @Test func aButtonChangesItsVariable() throws {
    try folder.write(buttons, to: "d.json")
    #expect(try press("--button", "1").text == "streak: not set → 1\n")
    #expect(try press("--button", "1").text == "streak: 1 → 2\n")
    #expect(try press("--button", "2").text == "last: not set → 14:05\n")
    #expect(try press("--button", "2", "--time-zone", "Asia/Tokyo").text == "last: 14:05 → 22:05\n")
    #expect(try text("s/variables.json").contains(#""values": {"streak": "2", "last": "22:05"}"#))
  }

  @Test func aButtonThatIsNotThereIsTold() throws {
    try folder.write(buttons, to: "d.json")
    let third = try press("--button", "3")
    #expect(third.status == 64)
    #expect(third.errors.contains("There is no button 3; the action bar has 2 buttons."))
    #expect(try press("--button", "0").status == 64)
    #expect(try press("--button", "1", "--design", "X").errors.contains("has no design 'X', only 'Habit'."))
    try folder.write(Design.red, to: "d.json")
    #expect(try press("--button", "1").errors.contains("has no action bar"))
    try folder.write("[\(buttons), \(Design.red)]", to: "d.json")
    #expect(try press("--button", "1").errors.contains("choose one with --design: 'Habit', 'x'."))
    #expect(try press("--button", "1", "--design", "Habit").text == "streak: not set → 1\n")
    try folder.write(#"{"name": 5}"#, to: "d.json")
    #expect(try press("--button", "1").status == 1)
    #expect(folder.names == ["d.json", "s"])
  }

  // MARK: Zones and schemas

  /// 14:05 in Lyon is 13:05 in UTC.
  @Test func theZoneIsThatOfTheMomentAsItIsWritten() throws {
    let text = "{{__now||date:HH:mm}}"
    #expect(try Tool.run(["eval", text] + moment, in: folder).text == "14:05\n")
    #expect(try Tool.run(["eval", text, "--time-zone", "UTC"] + moment, in: folder).text == "13:05\n")
  }

  @Test(arguments: ["weather", "steps", "activity", "calendar", "reminders", "location", "ozone", "air", "variables"])
  func everyKindHasASchema(_ kind: String) throws {
    let outcome = try run("schema", kind)
    #expect(outcome.status == 0)
    let schema = try #require(try JSONSerialization.jsonObject(with: outcome.bytes) as? [String: Any])
    #expect((schema["properties"] as? [String: Any])?["version"] != nil)
  }

  /// More than are read are told, and one more is not taken.
  @Test func variablesPastTheLimitAreTold() throws {
    func write(_ count: Int) throws {
      let values = (1...count).map { "\"v\($0)\": 1" }.joined(separator: ", ")
      try folder.write(#"{"version": 1, "values": {\#(values)}}"#, to: "s/variables.json")
    }
    try folder.makeFolder("s")
    try write(5_000)
    #expect(try run("snapshot", "check", "s").text == "")
    #expect(try run("snapshot", "set", "variables.v7=2", "--snapshots", "s").status == 0)
    let refused = try run("snapshot", "set", "variables.another=2", "--snapshots", "s")
    #expect(refused.status == 1 && refused.errors.contains("at most 5000 variables, not 5001"), "\(refused.errors)")
    #expect(try !text("s/variables.json").contains("another"))
    try write(5_002)
    #expect(
      try run("snapshot", "check", "s").text.contains("at most 5000 variables, not 5002; skipped this one and the rest")
    )
    #expect(try run("eval", "{{v5000}}{{v5001|none}}", "--snapshots", "s").text == "1none\n")
  }

  @Test func theSchemaOfDesignsIsTheStandard() throws {
    #expect(try run("schema").bytes == run("schema", "widget").bytes)
    #expect(try run("schema", "nonsense").status == 64)
  }
}
