// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// From nothing to a picture with one's own weather and calendar, as a new user does it.
@Suite(.waiting) struct FeedCommandTests {
  /// An independent web server, with files that answer like the services.
  private final class Services {
    let address: String
    private let process = Process()

    init(_ folder: Folder) throws {
      try folder.makeFolder("site/v1")
      try folder.write(Data(Self.places.utf8), to: "site/v1/search")
      try folder.write(Data(Self.weather.utf8), to: "site/v1/forecast")
      try folder.write(Data(Self.calendar.utf8), to: "site/walks.ics")
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder.path + "/site",
      ]
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.start()
      var said = ""
      while !said.contains("port ") || !said.contains("(") {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        said += String(decoding: more, as: UTF8.self)
      }
      let port = said.components(separatedBy: "port ").last?.prefix { $0.isNumber } ?? ""
      address = "http://127.0.0.1:\(port)"
    }

    /// Test threads block signals, and child processes inherit that.
    deinit { kill(process.processIdentifier, SIGKILL) }

    private static let places = """
      {"results": [{"id": 1, "name": "Lyon", "latitude": 45.74846, "longitude": 4.84671, "elevation": 173.0,
      "timezone": "Europe/Paris", "country": "France"}], "generationtime_ms": 0.5}
      """
    private static let weather = """
      {"latitude": 45.76, "longitude": 4.84, "generationtime_ms": 0.1, "utc_offset_seconds": 3600,
      "timezone": "Europe/Paris", "timezone_abbreviation": "CET", "elevation": 173.0,
      "current_units": {"time": "iso8601", "interval": "seconds", "temperature_2m": "°C", "weather_code": "wmo code"},
      "current": {"time": "2026-03-28T14:00", "interval": 900, "temperature_2m": 12.5, "weather_code": 3}}
      """
    private static let calendar = """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      BEGIN:VEVENT\r
      UID:1\r
      DTSTART:20260328T170000Z\r
      DTEND:20260328T180000Z\r
      SUMMARY:Walk\r
      END:VEVENT\r
      END:VCALENDAR\r

      """
  }

  private static let now = ["--now", "2026-03-28T14:05:00+01:00"]

  @Test func fromNothingToAPicture() throws {
    let folder = try Folder()
    let services = try Services(folder)
    let weather = try Tool.run(
      ["feed", "add", "weather", "--place", "Lyon", "--url", services.address, "--places-url", services.address]
        + Self.now,
      in: folder)
    #expect(weather.status == 0, "\(weather.errors)")
    #expect(weather.text.contains("weather: new weather"))
    let calendar = try Tool.run(
      ["feed", "add", "calendar", "--url", services.address + "/walks.ics", "--label", "Walks"] + Self.now, in: folder)
    #expect(calendar.status == 0 && calendar.text.contains("calendar: new calendar"), "\(calendar.errors)")
    let kept = try Tool.run(["refresh"] + Self.now, in: folder)
    #expect(kept.status == 0 && kept.text.components(separatedBy: "kept: the last answer is still valid").count == 3)
    // Within half a day of the chosen moment, a time of day is enough.
    #expect(kept.text.contains(/until \d\d:\d\d\n/) && !kept.text.contains("until 2026"), "\(kept.text)")
    let later = try Tool.run(["refresh", "--format", "json", "--now", "2026-03-28T16:05:00+01:00"], in: folder)
    #expect(later.text.components(separatedBy: "\"result\": \"unchanged\"").count == 3, "\(later.text)")
    let stored = String(decoding: try folder.read(".local/share/weave/snapshots/weather.json"), as: UTF8.self)
    #expect(stored.contains("12.5") && stored.contains("\"Lyon\""))
    let variables = try Tool.run(["variables", "__weather_temp"] + Self.now, in: folder)
    #expect(variables.text.contains("weather, weather (Open-Meteo)"), "\(variables.text)")
    try folder.write(Data(#"{"name": "Now", "layout": {"template": "weather"}}"#.utf8), to: "now.json")
    let drawn = try Tool.run(["render", "now.json", "--size", "small", "-o", "now.png"] + Self.now, in: folder)
    #expect(drawn.status == 0, "\(drawn.errors)")
    let gallery = ["gallery", "now.json", "--sizes", "medium", "--format", "svg", "--text", "live", "-o", "sheet.svg"]
    #expect(try Tool.run(gallery + Self.now, in: folder).status == 0)
    let sheet = String(decoding: try folder.read("sheet.svg"), as: UTF8.self)
    #expect(sheet.contains("open-meteo.com") && sheet.contains("Weather data by Open-Meteo.com"))
    let list = try Tool.run(["feed", "list"], in: folder)
    #expect(list.text == "weather   open-meteo  Lyon\ncalendar  icalendar\n")
    #expect(try Tool.run(["feed", "check"], in: folder).status == 0)
    #expect(try Tool.run(["feed", "remove", "calendar"], in: folder).status == 0)
    #expect(try Tool.run(["feed", "list"], in: folder).text == "weather  open-meteo  Lyon\n")
  }

  /// A file's kind is recognised: users need not know the name of its source.
  @Test func filesAreKnownByWhatTheyHold() throws {
    let folder = try Folder()
    try folder.write(Data(#"[{"dateTime": "03/28/26 09:00:00", "value": "120"}]"#.utf8), to: "taken.json")
    try folder.write(Data("(A) Buy milk due:2026-03-28\n".utf8), to: "todo.txt")
    try folder.write(Data("- [ ] Buy milk\n".utf8), to: "house.md")
    for (name, file, source) in [
      ("steps", "taken.json", "fitbit"), ("mine", "todo.txt", "todo-txt"), ("house", "house.md", "markdown"),
    ] {
      let added = try Tool.run(["feed", "add", name, "--file", file] + Self.now, in: folder)
      #expect(added.status == 0 && added.text.contains("\(name): new"), "\(added.errors)")
      #expect(try Tool.run(["feed", "list"], in: folder).text.contains(source))
    }
    try folder.write(Data("nothing that is known".utf8), to: "note.bin")
    #expect(try Tool.run(["feed", "add", "note", "--file", "note.bin"], in: folder).status == 64)
  }

  /// So is a calendar by its address; `webcal` is `https`.
  @Test func calendarsAreKnownByTheirAddress() throws {
    let folder = try Folder()
    let services = try Services(folder)
    let added = try Tool.run(
      ["feed", "add", "walks", "--url", services.address + "/walks.ics?for=me"] + Self.now, in: folder)
    #expect(added.status == 0 && added.text.contains("walks: new"), "\(added.errors)")
    let link = ["feed", "add", "family", "--url", "webcal://example.org/family", "--untried"]
    #expect(try Tool.run(link, in: folder).status == 0)
    #expect(try Tool.run(["feed", "list"], in: folder).text == "walks   icalendar\nfamily  icalendar\n")
    #expect(try Tool.run(["feed", "check"], in: folder).status == 0)
  }

  /// Three commands from an empty folder, as in the README, and a separate set of feeds for the kitchen.
  @Test func profilesAreApart() throws {
    let folder = try Folder()
    let services = try Services(folder)
    let added = try Tool.run(
      ["feed", "add", "weather", "--place", "45.76,4.84", "--url", services.address, "--profile", "kitchen"] + Self.now,
      in: folder)
    #expect(added.status == 0, "\(added.errors)")
    #expect(try Tool.run(["feed", "list", "--profile", "kitchen"], in: folder).text.contains("open-meteo"))
    #expect(try Tool.run(["feed", "list"], in: folder).text == "")
    let kitchen = ["--snapshots", ".local/share/weave/profiles/kitchen/snapshots"]
    let here = try Tool.run(["eval", "{{__weather_temp|none}}"] + kitchen + Self.now, in: folder)
    let there = try Tool.run(["eval", "{{__weather_temp|none}}"] + Self.now, in: folder)
    #expect(here.text != "none\n" && there.text == "none\n", "\(here.text)\(here.errors)")
  }

  /// Other places are added by the first one's command, and belong to profiles; an invalid place is refused.
  @Test func otherPlacesAreWritten() throws {
    let folder = try Folder()
    let services = try Services(folder)
    let add = ["feed", "add", "weather", "--place", "45.76,4.84", "--places-url", services.address, "--untried"]
    let added = try Tool.run(add + ["--also", "home=Lyon", "--also", "cabin=60.39,5.32"], in: folder)
    #expect(added.status == 0, "\(added.errors)")
    let read = try JSONSerialization.jsonObject(with: folder.read(".config/weave/feeds.json")) as? [String: Any]
    let places = read?["places"] as? [String: [String: Any]]
    #expect(places?["cabin"]?["latitude"] as? Double == 60.39 && places?["home"]?["name"] as? String == "Lyon")
    let feed = (read?["feeds"] as? [String: [String: Any]])?["weather"]
    #expect(feed?["also"] as? [String] == ["home", "cabin"])
    #expect(try Tool.run(["feed", "check"], in: folder).status == 0)
    for wrong in ["cabin", "a b=1,2", "cabin=random"] {
      #expect(try Tool.run(add + ["--also", wrong], in: folder).status == 64, "\(wrong)")
    }
  }

  /// Reports quote the lines of `feeds.json`, but not the secrets that people write there.
  @Test(arguments: [
    ["feed", "check"], ["feed", "check", "--format", "json"], ["feed", "check", "--format", "sarif"],
    ["feed", "check", "--format", "github"], ["feed", "list"], ["refresh"],
  ])
  func reportsShowNoSecrets(_ arguments: [String]) throws {
    let folder = try Folder()
    try folder.makeFolder(".config/weave")
    try folder.write(
      """
      { "feeds": { "walks": { "source": "caldav", "url": "https://ana:hunter2@dav.example/cal" },
        "sky": { "source": "json", "url": "https://sky.example/v1?appid=hunter2", "password": "hunter2" } } }
      """, to: ".config/weave/feeds.json")
    let outcome = try Tool.run(arguments + Self.now.prefix(arguments[0] == "refresh" ? 2 : 0), in: folder)
    let said = outcome.text + outcome.errors
    #expect(outcome.status == 1 && said.contains("the address contains a user or a password"), "\(said)")
    #expect(!said.contains("hunter2"), "\(said)")
  }

  @Test func whatDoesNotAnswerIsNotKept() throws {
    let folder = try Folder()
    let services = try Services(folder)
    let added = try Tool.run(
      ["feed", "add", "calendar", "--url", services.address + "/nothing.ics"] + Self.now, in: folder)
    #expect(added.status == 1 && added.text.contains("has nothing at this address (404)"))
    #expect(try Tool.run(["refresh"], in: folder).errors.contains("there are no feeds in"))
  }

  /// A person who has corrected a mistake need not wait, and sees what a feed brought come and go with it.
  @Test func aSecondTryAsksAgain() throws {
    let folder = try Folder()
    let services = try Services(folder)
    let add = ["feed", "add", "walks", "--source", "icalendar", "--url", services.address + "/later.ics"] + Self.now
    #expect(try Tool.run(add, in: folder).status == 1)
    try folder.write(try folder.read("site/walks.ics"), to: "site/later.ics")
    let added = try Tool.run(add, in: folder)
    #expect(added.status == 0 && added.text.contains("walks: new calendar"), "\(added.text)\(added.errors)")
    #expect(added.text.contains("1 event"))
    // Out of turn, however the words are ordered; with a moment, `--now` is the moment.
    for words in [["walks", "--now"], ["--now", "walks"], ["walks", "--ask-now"], ["--now"]] {
      #expect(try Tool.run(["refresh"] + words + Self.now, in: folder).text == "walks: unchanged\n", "\(words)")
    }
    #expect(try Tool.run(["refresh", "walks"] + Self.now, in: folder).text.hasPrefix("walks: kept: "))
    #expect(try Tool.run(["refresh", "--now", "2026-13-45"], in: folder).errors.contains("is not a date"))
    let removed = try Tool.run(["feed", "remove", "walks"] + Self.now, in: folder)
    #expect(removed.status == 0 && removed.errors == "removed 'walks' and its calendar\n", "\(removed.errors)")
    #expect(throws: (any Error).self) { try folder.read(".local/share/weave/snapshots/calendar.json") }
  }

  @Test func anEmptyCalendarIsSaidToBeEmpty() throws {
    let folder = try Folder()
    try folder.write(Data("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n".utf8), to: "a.ics")
    let added = try Tool.run(["feed", "add", "a", "--file", "a.ics"] + Self.now, in: folder)
    #expect(added.status == 0 && added.errors.contains("note: 'a' has no events in the next 60 days"))
    let untried = try Tool.run(["feed", "add", "b", "--file", "a.ics", "--untried"] + Self.now, in: folder)
    #expect(untried.status == 0 && untried.errors.contains("added 'b'; it was not fetched"))
  }

  @Test func secretsAreNotTaken() throws {
    let folder = try Folder()
    let added = try Tool.run(
      ["feed", "add", "w", "--source", "openweathermap", "--place", "1,2", "--key", "tell-nobody"], in: folder)
    #expect(added.status == 64 && !added.errors.contains("tell-nobody"))
  }

  @Test func sourcesAreListed() throws {
    let listed = try Tool.run(["feed", "sources"], in: Folder())
    #expect(listed.text.contains("met-norway") && listed.text.contains("caldav"))
  }
}
