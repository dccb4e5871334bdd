// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveFeeds
import WeaveStore
import WeaveSystem
import WeaveTime

@testable import WeaveFetch

/// Facts belong to the feed that brought them, whatever their calendar is called.
@Suite struct OwnedFactsTests {
  // MARK: What a feed says now is what it has

  @Test func anEmptiedCalendarIsEmpty() async throws {
    let scene = try Scene()
    let a = try scene.calendar("a", "C", ["A"])
    _ = try await scene.run(a)
    #expect(try scene.titles() == ["A"])
    _ = try scene.calendar("a", "C", [])
    scene.now += 3_600
    #expect(try await scene.run(a).first?.kinds == [.calendar])
    #expect(try scene.titles() == [])
  }

  @Test(arguments: ["Calendar", nil])
  func feedsOfOneNameBothCount(_ name: String?) async throws {
    let scene = try Scene()
    let (ann, bob) = (try scene.calendar("a", name, ["Ann"]), try scene.calendar("b", name, ["Bob"]))
    _ = try await scene.run(ann, bob)
    #expect(try scene.titles() == ["Ann", "Bob"])
  }

  @Test func aRenamedCalendarIsNotDoubled() async throws {
    let scene = try Scene()
    for name in ["Old", "New", "Newer"] {
      scene.now += 3_600
      _ = try await scene.run(try scene.calendar("a", name, ["A"]))
    }
    #expect(try scene.titles() == ["A"])
    #expect(try scene.stored().calendar?.events.first?.calendarName == "Newer")
  }

  @Test func deletedToDosAreGone() async throws {
    let scene = try Scene()
    _ = try await scene.run(try scene.calendar("a", "C", [], toDos: ["T"]))
    #expect(try scene.stored().reminders?.items.map(\.title) == ["T"])
    scene.now += 3_600
    _ = try await scene.run(try scene.calendar("a", "C", []))
    #expect(try scene.stored().reminders?.items == [])
  }

  @Test func anEmptiedListHasNothingToDo() async throws {
    let scene = try Scene()
    let feed = try scene.list("t", "Buy milk\n")
    _ = try await scene.run(feed)
    scene.now += 3_600
    _ = try await scene.run(try scene.list("t", ""))
    #expect(try scene.stored().reminders?.items == [])
  }

  @Test func listsWithTheSameTextBothCount() async throws {
    let scene = try Scene()
    _ = try await scene.run(try scene.list("a", "Buy milk\n"), try scene.list("b", "Buy milk\nCall Eve\n"))
    #expect(try scene.stored().reminders?.items.map(\.title).sorted() == ["Buy milk", "Buy milk", "Call Eve"])
  }

  /// An invitation is in the calendars of all who are invited; RFC 5545, 3.8.4.7: its `UID` is the same.
  @Test func anEventInTwoCalendarsIsShownOnce() async throws {
    let scene = try Scene()
    _ = try await scene.run(
      try scene.calendar("a", "Ann", ["Dinner", "Run"]), try scene.calendar("b", "Bob", ["Dinner", "Swim"]))
    #expect(try scene.titles() == ["Dinner", "Run", "Swim"])
  }

  @Test func anAnswerThatCannotBeReadChangesNothing() async throws {
    let scene = try Scene()
    let a = try scene.calendar("a", "C", ["A"])
    _ = try await scene.run(a)
    let before = scene.bytes(.calendar)
    try scene.write("<html>Sign in</html>", to: "a.ics")
    scene.now += 3_600
    #expect(try await scene.run(a).first?.result == .failed)
    #expect(scene.bytes(.calendar) == before && before != nil)
  }

  // MARK: Feeds that come and go

  @Test func aRemovedFeedTakesItsFactsAlong() async throws {
    let scene = try Scene()
    let (a, b) = (try scene.calendar("a", "C", ["A"]), try scene.calendar("b", "C", ["B"]))
    _ = try await scene.run(a, b)
    let outcomes = try await scene.run(b)
    #expect(outcomes.first { $0.result == .removed }?.feed == "a")
    #expect(try scene.titles() == ["B"])
    let last = try scene.refresh([b]).remove([b])
    #expect(last.map(\.kinds) == [[.calendar]])
    #expect(scene.bytes(.calendar) == nil)
  }

  @Test func feedsOfAnotherFileKeepTheirs() async throws {
    let scene = try Scene()
    _ = try await scene.run(try scene.calendar("a", "C", ["A"]))
    var other = scene.refresh([try scene.calendar("b", "C", ["B"])])
    other.file = scene.root + "/others.json"
    try await other.run(nil) { _ in }
    #expect(try scene.titles() == ["A", "B"])
  }

  /// Whoever gives a feed another name still has its facts, even without a network.
  @Test func aFeedWithANewNameKeepsItsFacts() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in .init("200 OK", [], Scene.calendar("C", ["A"])) }
    var feed = Feed(name: "old", source: "icalendar")
    feed.url = .plain(server.address + "/a.ics")
    _ = try await scene.run(feed)
    await server.end()
    scene.now += 600
    feed.name = "new"
    #expect(try await scene.run(feed).map(\.result) == [.kept])
    #expect(try scene.titles() == ["A"])
    #expect(try scene.snapshots.kinds(ofFeed: "new") == [.calendar])
  }

  @Test func aNewLabelNeedsNoRequest() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in .init("200 OK", [], Scene.calendar("C", ["A"])) }
    var feed = Feed(name: "a", source: "icalendar")
    feed.url = .plain(server.address + "/a.ics")
    _ = try await scene.run(feed)
    feed.label = "Family"
    feed.color = "#2E7D32"
    #expect(try await scene.run(feed).map(\.result) == [.kept])
    #expect(try scene.stored().calendar?.events.map(\.calendarName) == ["Family"])
    #expect(try scene.stored().calendar?.events.map(\.color) == ["#2E7D32"])
    #expect(server.questions.count == 1)
    await server.end()
  }

  @Test func aRemovedFeedTakesItsVariablesAlong() async throws {
    let scene = try Scene()
    try scene.write(#"{"version": 1, "values": {"mine": 1}}"#, to: "snapshots/variables.json")
    var feed = Feed(name: "outside", source: "json")
    feed.command = ["printf", #"{"state": 3}"#]
    feed.picks = [FeedPick(variable: "outside", path: "$.state")]
    _ = try await scene.run(feed)
    #expect(try scene.stored().variables?.values.keys.sorted() == ["mine", "outside"])
    _ = try scene.refresh([feed]).remove([feed])
    #expect(try scene.stored().variables?.values.keys.sorted() == ["mine"])
  }

  // MARK: What others write

  @Test func whatOthersWriteStays() async throws {
    let scene = try Scene()
    try scene.write(Scene.snapshot(["Theirs"]), to: "snapshots/calendar.json")
    let a = try scene.calendar("a", "C", ["A"])
    _ = try await scene.run(a)
    #expect(try scene.titles() == ["A", "Theirs"])
    // The other program writes its file again, and knows nothing about feeds.
    try scene.write(Scene.snapshot(["Theirs", "Theirs too"]), to: "snapshots/calendar.json")
    scene.now += 60
    _ = try await scene.run(a)
    #expect(try scene.titles() == ["A", "Theirs", "Theirs too"])
    try scene.write(Scene.snapshot([]), to: "snapshots/calendar.json")
    _ = try await scene.run(a)
    #expect(try scene.titles() == ["A"])
    // Weather that nobody else gives is left alone, byte for byte.
    let weather = #"{"version": 1, "fetchedAt": "2026-03-28T13:00:00Z", "current": {"temperatureC": 3}}"#
    try scene.write(weather, to: "snapshots/weather.json")
    _ = try await scene.run(try scene.calendar("a", "C", ["A", "B"]))
    #expect(scene.bytes(.weather) == Data(weather.utf8))
  }

  // MARK: Folders from before

  @Test func foldersFromBeforeLoseNothing() async throws {
    let scene = try Scene()
    // Two feeds and an import were merged by the names of their calendars.
    try scene.write(
      Scene.snapshot(["Kept by nobody"], named: "Work") {
        Scene.event("Old", "Family") + "," + Scene.event("Mine", "P")
      },
      to: "snapshots/calendar.json")
    try scene.write(
      #"{"kinds": {"calendar": {"family": "iCalendar", "import": "iCalendar", "work": "iCalendar"}}, "variables": {}}"#,
      to: "snapshots/sources.json")
    let family = try scene.calendar("family", "Family", ["New"])
    let work = try scene.calendar("work", "Work", ["Meeting"])
    _ = try await scene.run(family)
    #expect(try scene.titles() == ["Kept by nobody", "Mine", "New"])
    _ = try await scene.run(family, work)
    #expect(try scene.titles() == ["Meeting", "Mine", "New"])
  }

  @Test func theOnlyFeedFromBeforeOwnsAll() async throws {
    let scene = try Scene()
    try scene.write(Scene.snapshot(["A"], named: "Old name"), to: "snapshots/calendar.json")
    try scene.write(
      #"{"kinds": {"calendar": {"a": "iCalendar"}}, "variables": {}}"#, to: "snapshots/sources.json")
    _ = try await scene.run(try scene.calendar("a", "New name", ["A"]))
    #expect(try scene.titles() == ["A"])
  }

  // MARK: Ages

  /// Events are as old as the feed that was not heard from for longest.
  @Test func aFeedThatFailsDoesNotLookFresh() async throws {
    let scene = try Scene()
    let (a, b) = (try scene.calendar("a", "A", ["A"]), try scene.calendar("b", "B", ["B"]))
    let start = scene.now
    _ = try await scene.run(a, b)
    try FileManager.default.removeItem(atPath: scene.root + "/b.ics")
    scene.now += 2 * 86_400
    _ = try await scene.run(try scene.calendar("a", "A", ["A", "More"]), b)
    #expect(try scene.stored().calendar?.generatedAt == start)
    // A calendar that has not changed for days was still read.
    _ = try scene.calendar("b", "B", ["B"])
    scene.now += 86_400
    _ = try await scene.run(a, b)
    #expect(try scene.stored().calendar.map { scene.now.timeIntervalSince($0.generatedAt) <= 86_400 } == true)
  }

  // MARK: Weather

  /// A forecast at noon covers the rest of the day only.
  @Test func theMorningsValuesStay() async throws {
    let scene = try Scene()
    var feed = Feed(name: "weather", source: "met-norway")
    feed.location = .at(Scene.lyon)
    feed.file = scene.root + "/met.json"
    // 28 March 2026, 00:00 in Paris is 23:00 UTC the day before.
    scene.now = Date(timeIntervalSince1970: 1_774_652_400)
    try scene.write(Scene.forecast(from: scene.now, hours: 48) { Double($0 % 24) }, to: "met.json")
    _ = try await scene.run(feed)
    let today = LocalDay(scene.now, in: TimeZone(identifier: "Europe/Paris") ?? .gmt)
    let morning = try #require(try scene.stored().weather?.days.first { $0.day == today })
    #expect(morning.low == 0 && morning.high == 23 && morning.precipitationSum == 12)
    scene.now += 15 * 3_600
    try scene.write(Scene.forecast(from: scene.now, hours: 48) { Double(($0 + 15) % 24) + 2 }, to: "met.json")
    _ = try await scene.run(feed)
    let noon = try #require(try scene.stored().weather?.days.first { $0.day == today })
    #expect(noon.low == 0 && noon.precipitationSum == 12)
    // It is warmer than was said.
    #expect(noon.high == 25)
    // The next day is completed from what was said about it: 23 hours, because summer time begins.
    scene.now += 20 * 3_600
    try scene.write(Scene.forecast(from: scene.now, hours: 48) { Double(($0 + 35) % 24) }, to: "met.json")
    _ = try await scene.run(feed)
    let next = try #require(try scene.stored().weather?.days.first { $0.day == today.advanced(by: 1) })
    #expect(next.low == 2 && next.precipitationSum == 11.5)
  }

  // MARK: Out of turn

  @Test func afterAFailureAPersonNeedNotWait() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in .init("503 Later") }
    _ = try await scene.run(Scene.pick(server))
    #expect(try await scene.run(Scene.pick(server)).map(\.result) == [.kept])
    scene.asksNow = true
    #expect(try await scene.run(Scene.pick(server)).map(\.result) == [.failed])
    #expect(server.questions.count == 2)
    await server.end()
  }

  @Test func whatTheServiceForbidsStaysForbidden() async throws {
    let scene = try Scene()
    scene.asksNow = true
    let server = try await ScriptedServer { _ in .init("429 Too Many Requests", ["Retry-After: 600"]) }
    _ = try await scene.run(Scene.pick(server))
    let again = try #require(try await scene.run(Scene.pick(server)).first)
    #expect(again.result == .kept && (again.next ?? 0) - scene.now.timeIntervalSince1970 >= 600)
    #expect(server.questions.count == 1)
    await server.end()
  }

  /// A server of one's own may be asked at any time; a public service has terms.
  @Test func onesOwnCalendarIsAskedBeforeItExpires() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in
      .init("200 OK", ["Cache-Control: max-age=86400"], Scene.calendar("C", ["A"]))
    }
    var feed = Feed(name: "a", source: "icalendar")
    feed.url = .plain(server.address + "/a.ics")
    _ = try await scene.run(feed)
    scene.now += 60
    #expect(try await scene.run(feed).map(\.result) == [.kept])
    scene.asksNow = true
    #expect(try await scene.run(feed).map(\.result) == [.unchanged])
    #expect(server.questions.count == 2)
    var state = FeedState()
    state.lastAnswer = 1_000
    state.validUntil = 4_600
    #expect(state.forbidden(least: 600, honoursLifetime: true, now: 1_300) == 4_600)
    #expect(state.forbidden(least: 600, honoursLifetime: false, now: 1_300) == 1_600)
    #expect(state.forbidden(least: 600, honoursLifetime: false, now: 1_700) == nil)
    await server.end()
  }

  // MARK: Privacy

  @Test func nobodyElseReadsACalendar() async throws {
    let scene = try Scene()
    let files = FileManager.default
    try scene.write(Scene.snapshot(["Theirs"]), to: "snapshots/calendar.json")
    try files.setAttributes([.posixPermissions: 0o644], ofItemAtPath: scene.root + "/snapshots/calendar.json")
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scene.root + "/snapshots")
    try scene.write("old", to: "state/default/a.answer")
    try files.setAttributes([.posixPermissions: 0o644], ofItemAtPath: scene.root + "/state/default/a.answer")
    _ = try await scene.run(try scene.calendar("a", "C", ["A"]))
    for (path, mode) in [
      ("snapshots", 0o700), ("snapshots/calendar.json", 0o600), ("snapshots/facts", 0o700),
      ("snapshots/facts/feed-a.calendar.json", 0o600), ("snapshots/facts/other.calendar.json", 0o600),
      ("state/default", 0o700), ("state/default/a.answer", 0o600), ("state/default/state.json", 0o600),
    ] {
      let found = try files.attributesOfItem(atPath: scene.root + "/" + path)[.posixPermissions] as? Int
      #expect(found == mode, "\(path)")
    }
    // A folder that holds other things too is not ours to close.
    try scene.write("# Widgets\n", to: "snapshots/README.md")
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scene.root + "/snapshots")
    _ = try await scene.run(try scene.calendar("a", "C", ["B"]))
    #expect(try files.attributesOfItem(atPath: scene.root + "/snapshots")[.posixPermissions] as? Int == 0o755)
  }
}

extension Scene {
  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: root + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func stored() throws -> Snapshots { try snapshots.read(now: now, timeZone: .gmt).snapshots }

  /// The titles of the stored events, sorted.
  func titles() throws -> [String] { (try stored().calendar?.events ?? []).map(\.title).sorted() }

  /// A feed that reads a calendar in a file, which is written anew.
  func calendar(_ name: String, _ calendarName: String?, _ events: [String], toDos: [String] = []) throws -> Feed {
    try write(Self.calendar(calendarName, events, toDos: toDos), to: "\(name).ics")
    var feed = Feed(name: name, source: "icalendar")
    feed.file = root + "/\(name).ics"
    return feed
  }

  func list(_ name: String, _ text: String) throws -> Feed {
    try write(text, to: "\(name).txt")
    var feed = Feed(name: name, source: "todo-txt")
    feed.file = root + "/\(name).txt"
    return feed
  }

  static func calendar(_ name: String?, _ events: [String], toDos: [String] = []) -> String {
    let start = ["BEGIN:VCALENDAR", "VERSION:2.0"] + (name.map { ["X-WR-CALNAME:\($0)"] } ?? [])
    let entries = events.flatMap { title in
      ["BEGIN:VEVENT", "UID:\(title)", "SUMMARY:\(title)", "DTSTART:20260401T100000Z", "END:VEVENT"]
    }
    let list = toDos.flatMap { ["BEGIN:VTODO", "UID:\($0)", "SUMMARY:\($0)", "END:VTODO"] }
    return (start + entries + list + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  static func event(_ title: String, _ calendar: String?) -> String {
    #"{"title": "\#(title)", "start": "2026-04-01T10:00:00Z""#
      + (calendar.map { #", "calendar": "\#($0)""# } ?? "") + "}"
  }

  /// A snapshot as another program writes it.
  static func snapshot(_ titles: [String], named name: String? = nil, more: () -> String = { "" }) -> String {
    let events = titles.map { event($0, name) } + (more().isEmpty ? [] : [more()])
    return #"{"version": 1, "generatedAt": "2026-03-28T13:00:00Z", "events": [\#(events.joined(separator: ","))]}"#
  }

  /// MET Norway's answer in steps of an hour, with half a millimetre of rain in each.
  static func forecast(from start: Date, hours: Int, temperature: (Int) -> Double) -> String {
    let steps = (0..<hours).map { hour in
      """
      {"time": "\(InstantText.text(start.addingTimeInterval(Double(hour) * 3_600)))", "data": {
      "instant": {"details": {"air_temperature": \(temperature(hour))}},
      "next_1_hours": {"summary": {"symbol_code": "rain"}, "details": {"precipitation_amount": 0.5}}}}
      """
    }
    return """
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [4.8357, 45.764, 170]}, "properties": {
      "meta": {"updated_at": "2026-03-28T00:00:00Z", "units": {"air_temperature": "celsius",
      "precipitation_amount": "mm"}}, "timeseries": [\(steps.joined(separator: ","))]}}
      """
  }
}
