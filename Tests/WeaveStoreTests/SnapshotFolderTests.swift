// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveJSON
import WeaveDiagnostics
import WeaveStore
import WeaveSystem
import WeaveTime

@Suite struct SnapshotFolderTests {
  static let places: [([String: String], String?)] = [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/a"], "/data/weave/snapshots"),
    (["XDG_DATA_HOME": "/data/", "HOME": "/home/a"], "/data/weave/snapshots"),
    (["HOME": "/home/a"], "/home/a/.local/share/weave/snapshots"),
    (["XDG_DATA_HOME": "", "HOME": "/home/a"], "/home/a/.local/share/weave/snapshots"),
    // "If an implementation encounters a relative path … it should consider the path invalid and ignore it."
    (["XDG_DATA_HOME": "data", "HOME": "/home/a"], "/home/a/.local/share/weave/snapshots"),
    ([:], nil),
    (["HOME": "a"], nil),
  ]

  @Test(arguments: places) func theStandardFolder(_ environment: [String: String], _ path: String?) {
    #expect(SnapshotFolder.standard { environment[$0] }?.path == path)
  }

  private let now = Date(timeIntervalSince1970: 1_774_706_700)  // 2026-03-28T14:05:00Z

  @Test func whatIsThereIsRead() throws {
    let folder = try Folder()
    #expect(try folder.snapshots.read(now: now, timeZone: .gmt).snapshots == Snapshots())
    try folder.write(
      #"{"version": 1, "fetchedAt": "2026-03-28T14:00:00Z", "today": {"day": "2026-03-28", "steps": 7423}}"#,
      to: "steps.json")
    try folder.write(#"{"version": 1, "values": {"Streak": 4}}"#, to: "variables.json")
    let stored = try folder.snapshots.read(now: now, timeZone: .gmt)
    #expect(stored.snapshots.steps?.today?.steps == 7_423)
    #expect(stored.snapshots.variables?.values == ["streak": .number(4)])
    #expect(stored.snapshots.weather == nil)
    #expect(stored.reports.map(\.source.name) == [folder.path + "/steps.json", folder.path + "/variables.json"])
    #expect(stored.reports.flatMap(\.diagnostics) == [])
  }

  /// Half a file is told, and the others are read.
  @Test func aBrokenFileDoesNotSpoilTheRest() throws {
    let folder = try Folder()
    try folder.write(#"{"version": 1, "fetchedAt": "2026-03-"#, to: "weather.json")
    try folder.write(#"{"version": 1, "values": {"a": "b"}}"#, to: "variables.json")
    let stored = try folder.snapshots.read(now: now, timeZone: .gmt)
    #expect(stored.snapshots.variables?.values["a"] == .text("b"))
    #expect(stored.reports.first?.diagnostics.contains { $0.severity == .error } == true)
  }

  @Test func aFileThatCannotBeReadIsNamed() throws {
    let folder = try Folder()
    try makePrivateFolder(folder.path + "/ozone.json")
    do throws(StoreError) {
      _ = try folder.snapshots.read(now: now, timeZone: .gmt)
      Issue.record("a folder was read as a file")
    } catch {
      #expect("\(error)" == "`\(folder.path)/ozone.json` is a folder, not a file")
    }
  }

  @Test func whatIsTooOldIsMissing() {
    var snapshots = Snapshots()
    snapshots.steps = StepsSnapshot(fetchedAt: now.addingTimeInterval(-7_201))
    snapshots.ozone = OzoneSnapshot(fetchedAt: now.addingTimeInterval(-7_200))
    snapshots.calendar = CalendarSnapshot(generatedAt: now.addingTimeInterval(60))
    snapshots.location = LocationSnapshot(
      updatedAt: .distantPast, place: Place(name: "", latitude: 0, longitude: 0))
    snapshots.variables = StoredVariables(updatedAt: .distantPast)
    #expect(snapshots.removeOlder(than: 7_200, at: now) == [.steps])
    #expect(snapshots.steps == nil)
    #expect(snapshots.ozone != nil && snapshots.calendar != nil)
    // These hold until someone changes them.
    #expect(snapshots.location != nil && snapshots.variables != nil)
  }

  @Test func anUpdateMakesTheFolder() throws {
    let folder = try Folder()
    let inner = SnapshotFolder(path: folder.path + "/new")
    defer { for name in [".lock", "variables.json"] { remove("new/" + name, folder) } }
    try inner.update(.variables) { old in old == nil ? #"{"version": 1, "values": {}}"# : nil }
    #expect(try folder.read("new/variables.json") == #"{"version": 1, "values": {}}"#)
  }

  private func remove(_ name: String, _ folder: Folder) {
    try? FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
  }

  @Test func variablesAreChangedOneAfterTheOther() throws {
    let folder = try Folder()
    func press() throws -> String {
      let change = try folder.snapshots.changeVariable("My  Streak", now: now, timeZone: .gmt) { old in
        "\((old.flatMap { Int($0) } ?? 0) + 1)"
      }
      return "\(change.old ?? "-") \(change.new)"
    }
    #expect(try press() == "- 1")
    #expect(try press() == "1 2")
    #expect(
      try folder.read("variables.json") == """
        {
          "version": 1,
          "updatedAt": "2026-03-28T14:05:00Z",
          "values": {"my streak": "2"}
        }

        """)
  }

  /// The app keeps variables as a plain object, and goes on to read them.
  @Test func theAppsVariablesStayInItsForm() throws {
    let folder = try Folder()
    try folder.write(#"{"waterml": "250", "Streak" : "4"}"#, to: "variables.json")
    _ = try folder.snapshots.changeVariable("streak", now: now, timeZone: .gmt) { _ in "5" }
    #expect(try folder.read("variables.json") == #"{"waterml": "250", "Streak" : "5"}"#)
  }

  static let stored: [(StoredVariables.Stored, String)] = [
    (.number(4), "4"), (.number(3.5), "3.5"), (.number(1e16), "10000000000000000"), (.number(-0.0), "0"),
    (.text("x"), "x"), (.flag(true), "true"),
  ]

  @Test(arguments: stored) func storedValuesAsText(_ value: StoredVariables.Stored, _ text: String) {
    #expect(value.text == text)
  }
}
