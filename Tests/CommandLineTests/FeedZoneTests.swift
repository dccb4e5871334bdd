// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The time zone of people who name none, and how they learn of it.
@Suite(.waiting) struct FeedZoneTests {
  private static let now = ["--now", "2026-03-27T12:00"]

  /// A dentist at ten, by the clock on the wall.
  private static let calendar = """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    PRODID:-//Tests//EN\r
    BEGIN:VEVENT\r
    UID:1\r
    SUMMARY:Dentist\r
    DTSTART:20260328T100000\r
    DTEND:20260328T110000\r
    END:VEVENT\r
    END:VCALENDAR\r

    """

  private func start(in folder: Folder, _ path: String = ".local/share/weave/snapshots") throws -> String? {
    let read = try JSONSerialization.jsonObject(with: folder.read(path + "/calendar.json")) as? [String: Any]
    return (read?["events"] as? [[String: Any]])?.first?["start"] as? String
  }

  /// The machine's zone counts in every command: adding, refreshing, importing and drawing.
  @Test func theMachineDecides() throws {
    let folder = try Folder()
    try folder.write(Data(Self.calendar.utf8), to: "me.ics")
    let paris = ["TZ": "Europe/Paris"]
    let add = ["feed", "add", "calendar", "--file", "me.ics", "--source", "icalendar"] + Self.now
    let added = try Tool.run(add, in: folder, environment: paris)
    #expect(added.status == 0)
    #expect(added.errors.contains("time zone: Europe/Paris, that of the variable TZ; to change it, set TZ"))
    #expect(try start(in: folder) == "2026-03-28T09:00:00Z")
    let shown = try Tool.run(["eval", "{{__calendar_next_time}}"] + Self.now, in: folder, environment: paris)
    #expect(shown.text == "10:00\n", "\(shown.text)\(shown.errors)")
    let imported = try Tool.run(
      ["import", "me.ics", "--snapshots", "other"] + Self.now, in: folder, environment: ["TZ": "Asia/Tokyo"])
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(try start(in: folder, "other") == "2026-03-28T01:00:00Z")
    // The zone moves with its owner, and with it the event.
    _ = try Tool.run(["refresh", "--now", "2026-03-27T22:00"], in: folder, environment: ["TZ": "America/New_York"])
    #expect(try start(in: folder) == "2026-03-28T14:00:00Z")
  }

  /// What is more exact than the machine takes precedence, so a picture that names its zone is the same everywhere.
  @Test func theMachineComesLast() throws {
    let folder = try Folder()
    let tokyo = ["TZ": "Asia/Tokyo"]
    let clock = ["eval", "{{__now||date:HH:mm}}"]
    for (more, text) in [
      (["--now", "2026-03-28T14:05:00+01:00"], "14:05"), (["--now", "2026-03-28T13:05:00Z"], "13:05"),
      (["--now", "2026-03-28T13:05:00Z", "--time-zone", "Europe/Paris"], "14:05"),
      (["--now", "2026-03-28T22:05"], "22:05"),
    ] {
      #expect(try Tool.run(clock + more, in: folder, environment: tokyo).text == text + "\n", "\(more)")
    }
    let place = ["feed", "add", "weather", "--place", "-37.8,144.96", "--untried"]
    #expect(try Tool.run(place, in: folder, environment: tokyo).errors.contains("time zone: Asia/Tokyo, that of the"))
    let once = try Tool.run(place + ["--time-zone", "Europe/Paris"], in: folder, environment: tokyo)
    #expect(once.errors.contains("time zone: Europe/Paris for this command, as of --time-zone; without it, Asia/Tokyo"))
  }

  /// References that were drawn in one zone are the same in another, unlike pictures for people.
  @Test func referencesDoNotDependOnTheMachine() throws {
    let golden = try GoldenFolder([])
    try golden.path.write(GoldenFolder.design("{{__now||date:HH:mm}}"), to: "Specs/clock.json")
    let written = try Tool.run(["test", "Specs", "--update"], in: golden.path, environment: ["TZ": "Europe/Paris"])
    #expect(written.status == 0, "\(written.errors)")
    let compared = try Tool.run(["test", "Specs"], in: golden.path, environment: ["TZ": "Asia/Tokyo", "CI": "true"])
    #expect(compared.status == 0 && compared.text == "1 same\n", "\(compared.text)\(compared.errors)")
  }

  /// Coordinates have a time zone, which the feed and the place of the widgets keep.
  @Test func coordinatesHaveAZone() throws {
    let folder = try Folder()
    // Nothing answers, but the place is known.
    let add = [
      "feed", "add", "weather", "--source", "met-norway", "--place", "-37.8,144.96", "--contact", "a@example.org",
    ]
    _ = try Tool.run(add + ["--url", "http://127.0.0.1:9", "--untried"], in: folder)
    let read = try JSONSerialization.jsonObject(with: folder.read(".config/weave/feeds.json")) as? [String: Any]
    let feed = (read?["feeds"] as? [String: [String: Any]])?["weather"]
    #expect((feed?["place"] as? [String: Any])?["timeZone"] as? String == "Australia/Melbourne")
    #expect(try Tool.run(["feed", "check"], in: folder).status == 0)
  }
}
