// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave import` in normal use.
@Suite(.waiting) struct ImportTests {
  private let folder: Folder
  private let moment = ["--now", "2026-03-28T14:05:00+01:00", "--snapshots", "s"]

  init() throws { folder = try Folder() }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(["import"] + arguments + moment, in: folder)
  }

  private func text(_ name: String) throws -> String { String(decoding: try folder.read("s/" + name), as: UTF8.self) }

  private static let export = """
    <?xml version="1.0"?>
    <HealthData locale="en_GB">
     <ExportDate value="2026-03-28 13:00:00 +0100"/>
     <Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" \
    startDate="2026-03-28 08:00:00 +0100" endDate="2026-03-28 08:10:00 +0100" value="840"/>
    </HealthData>
    """

  private static let calendar = """
    BEGIN:VCALENDAR
    X-WR-CALNAME:Work
    BEGIN:VEVENT
    UID:1
    DTSTART:20260330T090000Z
    SUMMARY:Stand-up
    END:VEVENT
    END:VCALENDAR
    """

  /// Google Takeout cuts Fitbit's minutes at midnight in UTC, so that the last evening of a month in California is in the
  /// file of the next one.
  @Test(arguments: [
    ["steps_2026-03-01.csv", "steps_2026-04-01.csv"], ["steps_2026-04-01.csv", "steps_2026-03-01.csv"],
  ])
  func aDayInTwoFilesOfMinutesIsWhole(files: [String]) throws {
    let head = "timestamp,steps,data source\n"
    try folder.write(head + "2026-03-31T20:00:00Z,300,Charge 5\n", to: "steps_2026-03-01.csv")
    try folder.write(
      head + "2026-04-01T02:00:00Z,200,Charge 5\n2026-04-01T20:00:00Z,150,Charge 5\n", to: "steps_2026-04-01.csv")
    let moment = ["--now", "2026-04-02T12:00:00Z", "--time-zone", "America/Los_Angeles", "--snapshots", "s"]
    for names in [files, files + files] {
      #expect(try Tool.run(["import"] + names + moment, in: folder).status == 0)
      let steps = try #require(JSONSerialization.jsonObject(with: folder.read("s/steps.json")) as? [String: Any])
      let history = try #require(steps["history"] as? [[String: Any]])
      #expect(history.map { $0["steps"] as? Int } == [500, 150])
    }
  }

  @Test func filesAreRecognisedByWhatTheyHold() throws {
    try folder.write(Self.export, to: "export.xml")
    try folder.write(Self.calendar, to: "calendar.ics")
    try folder.write("(A) Call the bank\n", to: "todo.txt")
    let outcome = try run("export.xml", "calendar.ics", "todo.txt")
    #expect(outcome.status == 0)
    #expect(outcome.text == "s/steps.json\ns/activity.json\ns/calendar.json\ns/reminders.json\n")
    #expect(
      outcome.errors == """
        export.xml: Apple Health: steps, activity, 1 record
        calendar.ics: iCalendar: calendar
        todo.txt: todo.txt: reminders

        """)
    let show = try Tool.run(["snapshot", "show", "steps", "calendar", "reminders"] + moment, in: folder)
    #expect(
      show.text == """
        steps      1 h ago   840 on 2026-03-28
        calendar   just now  1 event
        reminders  just now  1 open reminder

        """)
  }

  @Test func whatIsKnownStays() throws {
    try folder.write("Date,Steps\n2026-03-26,5000\n2026-03-27,6000\n", to: "old.csv")
    try folder.write("Date,Steps\n2026-03-27,6500\n", to: "new.csv")
    try folder.write(Self.calendar, to: "work.ics")
    try folder.write(Self.calendar.replacing("Work", with: "Home").replacing("Stand-up", with: "Yoga"), to: "home.ics")
    #expect(try run("old.csv", "work.ics").status == 0)
    #expect(try run("new.csv", "home.ics").status == 0)
    let (steps, calendar) = (try text("steps.json"), try text("calendar.json"))
    #expect(steps.contains("5000") && steps.contains("6500"))
    #expect(calendar.contains("Stand-up") && calendar.contains("Yoga"))
    // The same calendar again: it replaces itself.
    try folder.write(Self.calendar.replacing("Stand-up", with: "Review"), to: "work.ics")
    #expect(try run("work.ics").status == 0)
    #expect(try !text("calendar.json").contains("Stand-up"))
  }

  @Test func whatIsWrongIsToldAndTheRestIsTaken() throws {
    try folder.write("Lorem ipsum\n", to: "notes.doc")
    try folder.write(Self.calendar.replacing("20260330T090000Z", with: "soon"), to: "calendar.ics")
    try folder.write("- [ ] Buy milk\n", to: "list.md")
    let outcome = try run("notes.doc", "calendar.ics", "list.md")
    #expect(outcome.status == 1)
    #expect(outcome.text == "s/calendar.json\ns/reminders.json\n")
    #expect(outcome.errors.contains("notes.doc: not recognised; nothing was imported\n"))
    #expect(outcome.errors.contains("calendar.ics:5:1: warning: `soon` is not a time; skipped it [W1107]"))
    #expect(try text("reminders.json").contains("Buy milk"))
  }

  /// Of JSON that other programs wrote, nothing becomes a design, even if it has a key that designs have.
  @Test(arguments: [
    (#"[{"id": 1, "name": "Home", "color": "red"}]"#, "this is not a design"),
    (#"[{"id": "7", "content": "Buy milk", "priority": 1}]"#, "this is not a design"),
    (#"{"name": "shop", "version": "1.0.0", "dependencies": {}}"#, "this is not a design"),
    (#"[{"calendarDate": "2026-03-27", "restingHeartRate": 51}]"#, "this file of Garmin has no steps"),
  ]) func otherProgramsJSONIsNoDesign(_ text: String, _ part: String) throws {
    try folder.write(text, to: "other.json")
    let outcome = try Tool.run(["import", "other.json", "--library", "lib", "--snapshots", "s"], in: folder)
    #expect(outcome.status == 1 && outcome.errors.contains(part), "\(outcome.errors)")
    #expect(!folder.names.contains { $0.hasPrefix("lib") })
  }

  @Test func aDryRunWritesNothing() throws {
    try folder.write(Self.export, to: "export.xml")
    let outcome = try run("export.xml", "--dry-run")
    #expect(outcome.status == 0 && outcome.text == "s/steps.json\ns/activity.json\n")
    #expect(folder.names == ["export.xml"])
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "no python3 installed"))
  func theArchiveIsReadAsItComes() throws {
    try folder.makeFolder("apple_health_export")
    try folder.write(Self.export, to: "apple_health_export/export.xml")
    try folder.write("<ClinicalDocument/>", to: "apple_health_export/export_cda.xml")
    try zip("apple_health_export", as: "export.zip")
    let outcome = try run("export.zip")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "export.zip/apple_health_export/export.xml: Apple Health: steps, activity, 1 record\n")
    #expect(try text("steps.json").contains("840"))
  }

  private func zip(_ name: String, as archive: String) throws {
    let zip = Process()
    zip.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    zip.arguments = ["-m", "zipfile", "-c", archive, name]
    zip.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try zip.start()
    zip.waitUntilExit()
  }

  /// Minutes of sitting have the form of minutes of steps; only the name of the file tells.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "no python3 installed"),
    arguments: [[], ["--as", "fitbit"]])
  func ofAnArchiveOnlyStepsCount(_ options: [String]) throws {
    try folder.makeFolder("Takeout")
    for (name, value) in [("steps", 4_210), ("sedentary_minutes", 712), ("altitude", 9_000)] {
      try folder.write(
        #"[{"dateTime": "03/26/26 12:00:00", "value": "\#(value)"}]"#, to: "Takeout/\(name)-2026-03-01.json")
    }
    try zip("Takeout", as: "takeout.zip")
    let outcome = try Tool.run(["import", "takeout.zip"] + options + moment, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try text("steps.json").contains("4210") && !text("steps.json").contains("9000"))
  }

  static let usage: [([String], Int32, String)] = [
    ([], 64, "file"), (["none.ics"], 2, "no such file"),
    (["a", "--as", "outlook"], 64, "There is no source 'outlook'"),
    (["a", "--days", "0"], 64, "--days"),
  ]

  @Test(arguments: usage) func wrongUsageIsExplained(_ arguments: [String], _ status: Int32, _ part: String) throws {
    let outcome = try Tool.run(["import"] + arguments + moment, in: folder)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
    #expect(!folder.names.contains("s"))
  }
}
