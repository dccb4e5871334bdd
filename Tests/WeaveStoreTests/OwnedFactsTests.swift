// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveData
import WeaveStore
import WeaveSystem

/// Facts of several owners in one folder, whatever happens to its writers.
@Suite struct OwnedFactsTests {
  private static let start = Date(timeIntervalSince1970: 1_774_703_100)

  private static func calendar(_ titles: [String], named name: String? = nil, hours: Double = 0) -> Snapshots {
    var facts = Snapshots()
    let date = start.addingTimeInterval(hours * 3_600)
    facts.calendar = CalendarSnapshot(
      generatedAt: date,
      events: titles.map { title in
        CalendarEvent(title: title, span: .timed(start: start, end: start), calendarName: name, id: title)
      })
    return facts
  }

  private func titles(_ folder: Folder) throws -> [String] {
    let read = try folder.snapshots.read(now: Self.start, timeZone: .gmt).snapshots
    return (read.calendar?.events ?? []).map(\.title).sorted()
  }

  private func take(_ facts: Snapshots, from feed: String, in folder: Folder) throws {
    let locked = try folder.snapshots.locked()
    var owned = try OwnedFacts(folder.snapshots, now: Self.start, timeZone: .gmt)
    owned.take(facts, from: .feed(feed), called: feed, "iCalendar")
    try owned.save(in: locked)
  }

  private func `import`(_ facts: Snapshots, as name: String, in folder: Folder) throws {
    let locked = try folder.snapshots.locked()
    var owned = try OwnedFacts(folder.snapshots, now: Self.start, timeZone: .gmt)
    owned.take(imported: [.init(facts, called: name, "iCalendar")])
    try owned.save(in: locked)
  }

  /// The new answer loses an event, and another program has added one. A writer may be killed after each of its files.
  @Test func aKilledWriterLosesAndDoublesNothing() throws {
    let before = try Folder()
    try take(Self.calendar(["A", "B"]), from: "a", in: before)
    var theirs = try before.read("calendar.json")
    theirs = theirs.replacing(
      "\"events\" : [", with: "\"events\" : [{\"title\": \"Theirs\", \"firstDay\": \"2026-03-28\"},", maxReplacements: 1
    )
    // In the order in which they are written.
    let files = [
      "facts/other.calendar.json", "facts/written.json", "facts/feed-a.calendar.json", "calendar.json",
      "facts/written.json", "sources.json",
    ]
    let old = try ["facts/feed-a.calendar.json", "facts/written.json", "sources.json"].map { ($0, try before.read($0)) }
    // What was noticed, before anything changes.
    let noticed = try Folder()
    try makePrivateFolder(noticed.path + "/facts")
    for (name, text) in old { try noticed.write(text, to: name) }
    try noticed.write(theirs, to: "calendar.json")
    try take(Self.calendar(["A", "B"]), from: "a", in: noticed)
    for killed in 0...files.count {
      let folder = try Folder()
      try makePrivateFolder(folder.path + "/facts")
      for (name, text) in old { try folder.write(text, to: name) }
      try folder.write(theirs, to: "calendar.json")
      let whole = try Folder()
      try makePrivateFolder(whole.path + "/facts")
      for (name, text) in old { try whole.write(text, to: name) }
      try whole.write(theirs, to: "calendar.json")
      try take(Self.calendar(["A"]), from: "a", in: whole)
      #expect(try titles(whole) == ["A", "Theirs"])
      for (place, name) in files.prefix(killed).enumerated() {
        // The first `written.json` has the sum of what the other program wrote; the second that of the merge.
        try folder.write(try (place == 1 ? noticed : whole).read(name), to: name)
      }
      // The next refresh reads the same answer again.
      try take(Self.calendar(["A"]), from: "a", in: folder)
      #expect(try titles(folder) == ["A", "Theirs"], "killed after \(killed) files")
      try take(Self.calendar([]), from: "a", in: folder)
      #expect(try titles(folder) == ["Theirs"], "killed after \(killed) files")
    }
  }

  @Test func importsReplaceThoseOfTheirName() throws {
    let folder = try Folder()
    try self.import(Self.calendar(["One"], named: "P"), as: "P", in: folder)
    try self.import(Self.calendar(["Two"]), as: "/home/ana/two.ics", in: folder)
    try take(Self.calendar(["Feed"], named: "P"), from: "p", in: folder)
    #expect(try titles(folder) == ["Feed", "One", "Two"])
    try self.import(Self.calendar([]), as: "P", in: folder)
    #expect(try titles(folder) == ["Feed", "Two"])
    // The same calendar from a file with another name.
    try self.import(Self.calendar(["Three"], named: "Q"), as: "/home/ana/q.ics", in: folder)
    try self.import(Self.calendar(["Four"], named: "Q"), as: "/home/ana/q (1).ics", in: folder)
    #expect(try titles(folder) == ["Feed", "Four", "Two"])
  }

  @Test func manyImportsAreStillAll() throws {
    let folder = try Folder()
    for number in 0..<103 {
      try self.import(Self.calendar(["\(number)"], hours: Double(number)), as: "/\(number).ics", in: folder)
    }
    #expect(try titles(folder).count == 103)
    #expect(Folder.names(in: folder.path + "/facts").count { $0.hasPrefix("import-") } == 100)
  }

  /// Somebody who removes a snapshot wants to be rid of what is in it; a feed brings its own again.
  @Test func aRemovedSnapshotStaysRemoved() throws {
    let folder = try Folder()
    try folder.write(
      #"{"version": 1, "generatedAt": "2026-03-28T13:00:00Z", "events": [{"title": "T", "firstDay": "2026-03-28"}]}"#,
      to: "calendar.json")
    try take(Self.calendar(["A"]), from: "a", in: folder)
    #expect(try titles(folder) == ["A", "T"])
    try removeFile(folder.path + "/calendar.json")
    try take(Self.calendar(["A"]), from: "a", in: folder)
    #expect(try titles(folder) == ["A"])
  }
}
