// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveLayout
import WeaveRender
import WeaveResolve
import WeaveTime

/// The ready boards show facts of feeds, each on its own date, in one language, one clock and one set of digits, and carry the
/// word for a sample exactly while they show made-up values.
@Suite struct BoardFactTests {
  /// Snapshots with the zone of their readers and the day on which they were taken; `folder` is nil for none at all.
  struct Scene: Sendable, CustomTestStringConvertible {
    let folder: String?
    let zone: String
    let day: String
    let offset: String
    var testDescription: String { folder ?? "nothing" }
  }

  static let scenes = [
    // Saturdays but for the third.
    Scene(folder: "lyon", zone: "Europe/Paris", day: "2026-03-28", offset: "+01:00"),
    Scene(folder: "tokyo-night", zone: "Asia/Tokyo", day: "2026-05-16", offset: "+09:00"),
    Scene(folder: "tromso-winter", zone: "Europe/Oslo", day: "2026-01-05", offset: "+01:00"),
    Scene(folder: "empty-ish", zone: "Europe/Paris", day: "2026-03-28", offset: "+01:00"),
    Scene(folder: nil, zone: "Europe/Paris", day: "2026-03-28", offset: "+01:00"),
  ]
  static let times = ["00:30", "05:30", "08:00", "12:30", "18:00", "21:30"]
  static let locales = ["en_US", "de_DE", "fr_FR", "ja_JP", "ar", "pl"]
  static let boards = Repository.designs(in: "Boards").filter { !$0.hasSuffix(".playlist") }
  /// Boards that show made-up values until somebody gives theirs.
  static let sampled: Set = ["chores", "departures", "home", "home-energy", "servers"]

  /// A text of a picture and where it stands.
  struct Said {
    var text: String
    var node: String
    var isCut: Bool
  }

  private static func moment(_ scene: Scene, _ time: String) throws -> Date {
    try #require(InstantText.date("\(scene.day)T\(time):00\(scene.offset)"))
  }

  private static func snapshots(_ scene: Scene, at now: Date) throws -> Snapshots {
    try scene.folder.map { try Repository.snapshots($0, at: now) } ?? Snapshots()
  }

  private static func board(_ name: String) throws -> CompiledWidget {
    let path = "\(Repository.root)/Specs/\(name).json"
    let source = SourceText(name: path, bytes: try Repository.bytes("Specs/\(name).json"))
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let checked = WidgetCompiler.compile(source, now: Date(timeIntervalSince1970: 0), folder: folder)
    #expect(
      checked.diagnostics.map { "\($0.message)" }.isEmpty, "\(name): \(checked.diagnostics.map { "\($0.message)" })")
    return try #require(checked.output?.widgets.first ?? nil)
  }

  /// What a board says at a moment, from first to last.
  private static func said(
    by board: CompiledWidget, _ renderer: Renderer, _ scene: Scene, at now: Date, _ locale: String,
    variables: [String: Value] = [:], canvas: Size = Size(width: 640, height: 384)
  ) throws -> [Said] {
    var environment = RenderEnvironment.fixed(.large, locale: locale, shape: .square, canvas: canvas, scale: 1)
    environment.now = now
    environment.timeZone = try #require(TimeZone(identifier: scene.zone))
    let request = RenderRequest(
      design: board, environment: environment, facts: try snapshots(scene, at: now), variables: variables,
      photos: PhotoFolder(designFolder: "\(Repository.root)/Specs/Boards"))
    let layout = try #require(try renderer.render(request).output).layout
    var said: [Said] = []
    func collect(_ node: LayoutNode) {
      if case .text(let text, let shaped) = node.content {
        said.append(Said(text: text.string, node: node.id, isCut: shaped.isTruncated))
      }
      for child in node.children { collect(child) }
    }
    collect(layout)
    return said.filter { !$0.text.trimmingCharacters(in: .whitespaces).isEmpty }
  }

  /// Texts of the feeds: nobody translates them.
  private static func given(_ snapshots: Snapshots) -> Set<String> {
    Set(
      (snapshots.calendar?.events ?? []).flatMap { [$0.title, $0.location ?? ""] }
        + (snapshots.reminders?.items ?? []).map(\.title)
        + ["CPU", "PM2.5", "PM10", "O₃", "NO₂", "atlas", "borea", "ceres", "doris", "Ana", "Ben", "Cleo"])
  }

  // MARK: Language, clock, digits

  /// English texts that a language has other words for, as patterns of whole texts.
  private static func english(but language: ReaderLanguage) -> [String: Regex<AnyRegexOutput>] {
    let (en, own) = (Words(.en), Words(language))
    var patterns: [String: Regex<AnyRegexOutput>] = [:]
    for word in Word.allCases {
      let names = word.parameters.map { _ in Words.Argument.text("\u{1}") }
      let (english, other) = (en.text(word, names), own.text(word, names))
      let letters = english.filter { $0 != "\u{1}" }.count { $0.isLetter }
      guard letters >= 3, english.caseInsensitiveCompare(other) != .orderedSame, !english.contains("|") else {
        continue
      }
      let pattern = NSRegularExpression.escapedPattern(for: english).replacing("\u{1}", with: ".+")
      patterns[english] = try? Regex("^\(pattern)$")
    }
    return patterns
  }

  @Test(arguments: boards) func aBoardSpeaksOneLanguage(_ name: String) throws {
    let (board, renderer) = (try Self.board(name), try Renderer())
    for locale in Self.locales where locale != "en_US" {
      let language = try #require(ReaderLanguage(identifier: locale))
      let patterns = Self.english(but: language)
      // What the language itself says may look like English: `Wind` in German.
      let own = Set(Word.allCases.map { Words(language)[$0] })
      let days = /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|\bMay\b/
      for scene in Self.scenes {
        for time in ["05:30", "12:30", "21:30"] {
          let now = try Self.moment(scene, time)
          let given = Self.given(try Self.snapshots(scene, at: now))
          for text in try Self.said(by: board, renderer, scene, at: now, locale).map(\.text)
          where !given.contains(text) && !own.contains(text) {
            let words = patterns.filter { text.wholeMatch(of: $0.value) != nil }.keys
            #expect(words.isEmpty, "\(name) \(locale) \(scene) \(time): `\(text)` is English")
            #expect(text.firstMatch(of: days) == nil, "\(name) \(locale) \(scene) \(time): `\(text)` is English")
          }
        }
      }
    }
  }

  @Test(arguments: boards) func aBoardHasOneClockAndOneSetOfDigits(_ name: String) throws {
    let (board, renderer) = (try Self.board(name), try Renderer())
    let halfDay = /[0-9٠-٩]\s?(AM|PM|ص|م)/
    let time = /[0-9٠-٩]{1,2}:[0-9٠-٩]{2}/
    // Names of lines and substances have the digits that they are written with everywhere.
    let names = try Regex("^(T1|F1|8|63|PM2.5|PM10|CPU)$")
    for locale in Self.locales {
      let isTwelve = ["en_US", "ar"].contains(locale)
      for scene in Self.scenes {
        for clock in Self.times {
          let now = try Self.moment(scene, clock)
          let given = Self.given(try Self.snapshots(scene, at: now))
          let texts = try Self.said(by: board, renderer, scene, at: now, locale).map(\.text).filter { text in
            !given.contains(text) && text.wholeMatch(of: names) == nil
              // A calendar and a place, both as they were given.
              && !given.contains { text.hasSuffix(" · \($0)") }
          }
          for text in texts {
            let place: Comment = "\(name) \(locale) \(scene) \(clock): \(text)"
            // From one time to another the half of the day may stand once.
            if text.contains(time) { #expect(text.contains(halfDay) == isTwelve, place) }
            if !isTwelve { #expect(!text.contains(halfDay), place) }
            let hasArabic = text.contains(/[٠-٩]/), hasLatin = text.contains(/[0-9]/)
            #expect(locale == "ar" ? !hasLatin : !hasArabic, place)
          }
        }
      }
    }
  }

  // MARK: Samples

  @Test(arguments: boards) func theWordForASampleStandsExactlyWhereValuesAre(_ name: String) throws {
    let (board, renderer) = (try Self.board(name), try Renderer())
    let short = String(name.dropFirst("Boards/".count))
    for locale in Self.locales {
      let word = Words(try #require(ReaderLanguage(identifier: locale)))[.sample]
      for scene in [Self.scenes[0], Self.scenes[4]] {
        let now = try Self.moment(scene, "21:30")
        let texts = try Self.said(by: board, renderer, scene, at: now, locale).map(\.text)
        #expect(texts.contains(word) == Self.sampled.contains(short), "\(name) \(locale) \(scene)")
        let records: (String...) -> Value = { keys in
          .list([.record(Dictionary(uniqueKeysWithValues: keys.map { ($0, .string("1")) }))])
        }
        let given: [String: Value] = [
          "people": records("name"), "trains": records("line", "to"), "hours": records("made", "used"),
          "servers": records("name"),
        ]
        let own = try Self.said(by: board, renderer, scene, at: now, locale, variables: given).map(\.text)
        #expect(!own.contains(word), "\(name) \(locale) \(scene)")
      }
    }
  }

  /// A stored variable goes before the values of the board's file, and is no sample.
  @Test func aStoredVariableIsNoSample() throws {
    let (board, renderer) = (try Self.board("Boards/servers"), try Renderer())
    var environment = RenderEnvironment.fixed(.large, shape: .square, canvas: Size(width: 640, height: 384), scale: 1)
    environment.now = try Self.moment(Self.scenes[0], "12:30")
    let stored = #"{"version": 1, "values": {"servers": [{"name": "Ghent", "up": true, "load": [4]}]}}"#
    let read = SnapshotReader.read(
      SourceText(name: "variables.json", text: stored), as: .variables, now: environment.now, timeZone: .gmt)
    let facts = try #require(read.output)
    let request = RenderRequest(
      design: board, environment: environment, facts: facts,
      photos: PhotoFolder(designFolder: "\(Repository.root)/Specs/Boards"))
    let text = try #require(try renderer.render(request).output).altText
    #expect(text.contains("Ghent") && !text.contains("atlas") && !text.contains("Sample"))
  }

  // MARK: Dates

  @Test(arguments: scenes, ["en_US", "de_DE", "ar", "ja_JP"])
  func theWeekAheadPutsEventsOnTheirDates(_ scene: Scene, _ locale: String) throws {
    let renderer = try Renderer()
    let zone = try #require(TimeZone(identifier: scene.zone))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    for (name, canvas) in [
      ("week-ahead", Size(width: 800, height: 480)), ("week-ahead", Size(width: 400, height: 800)),
    ] {
      let board = try Self.board("Boards/\(name)")
      for clock in Self.times {
        let now = try Self.moment(scene, clock)
        let events = try Self.snapshots(scene, at: now).calendar?.events ?? []
        let texts = try Self.said(by: board, renderer, scene, at: now, locale, canvas: canvas)
        for offset in 0...6 {
          let day = try #require(calendar.date(byAdding: .day, value: offset, to: calendar.startOfDay(for: now)))
          let next = try #require(calendar.date(byAdding: .day, value: 1, to: day))
          // Today has a panel of its own, and the other days follow in rows.
          let column = texts.filter { $0.node.contains(offset == 0 ? "/today" : "/day#\(offset - 1)/") }.map(\.text)
          let place: Comment = "\(canvas) \(clock) day \(offset): \(column)"
          let number = calendar.component(.day, from: day)
          let arabic = String("\(number)".map { Array("٠١٢٣٤٥٦٧٨٩")[$0.wholeNumberValue ?? 0] })
          #expect(column.contains(locale == "ar" ? arabic : "\(number)"), place)
          let stand = events.filter { Self.stands($0, from: day, to: next, now: now, calendar) }
          for event in events {
            // A title that is too long ends after a word, with an ellipsis.
            let shows = column.contains { text in
              event.title == text || text.hasSuffix("…") && event.title.hasPrefix(text.dropLast() + " ")
            }
            if !stand.contains(where: { $0.title == event.title }) { #expect(!shows, "\(event.title), \(place)") }
            if stand.contains(event) { #expect(shows, "\(event.title), \(place)") }
          }
        }
      }
    }
  }

  /// Whether an event stands on a day: it touches it, is not over and takes place. What ends within a day stands on its first.
  private static func stands(
    _ event: CalendarEvent, from day: Date, to next: Date, now: Date, _ calendar: Calendar
  ) -> Bool {
    if event.isCancelled { return false }
    switch event.span {
    case .allDay(let first, let last):
      let start = first.start(in: calendar.timeZone), end = last.advanced(by: 1).start(in: calendar.timeZone)
      return start < next && end > day
    case .timed(let start, let end):
      if end <= now { return false }
      if end.timeIntervalSince(start) >= 86_400 { return start < next && end > day }
      let shown = max(start, calendar.startOfDay(for: now))
      return shown >= day && shown < next
    }
  }

  // MARK: The hour

  @Test(arguments: locales) func theGreetingFollowsTheHour(_ locale: String) throws {
    let (board, renderer) = (try Self.board("Boards/morning"), try Renderer())
    let words = Words(try #require(ReaderLanguage(identifier: locale)))
    let greetings: [(String, Word)] = [
      ("02:42", .today), ("04:59", .today), ("05:00", .goodMorning), ("11:59", .goodMorning), ("12:00", .goodAfternoon),
      ("17:59", .goodAfternoon), ("18:00", .goodEvening), ("21:30", .goodEvening),
    ]
    for (clock, greeting) in greetings {
      let texts = try Self.said(
        by: board, renderer, Self.scenes[0], at: Self.moment(Self.scenes[0], clock), locale)
      #expect(texts.first?.text == words[greeting], "\(clock)")
    }
  }

  @Test func departuresThatHaveLeftAreDropped() throws {
    let (board, renderer) = (try Self.board("Boards/departures"), try Renderer())
    func train(_ at: String, _ to: String, delay: Double? = nil) -> Value {
      var record: [String: Value] = ["at": .string(at), "to": .string(to), "line": .string("L")]
      record["delay"] = delay.map { .number($0) }
      return .record(record)
    }
    let trains = Value.list([train("12:10", "Aix"), train("12:20", "Brest", delay: 15), train("12:45", "Caen")])
    func texts(_ clock: String, _ trains: Value) throws -> [String] {
      let scene = Self.scenes[4]
      return try Self.said(
        by: board, renderer, scene, at: Self.moment(scene, clock), "en_GB", variables: ["trains": trains]
      ).map(\.text)
    }
    let noon = try texts("12:30", trains)
    #expect(!noon.contains("Aix") && noon.contains("Brest") && noon.contains("Caen"))
    let evening = try texts("21:30", trains)
    #expect(evening.contains("No more departures") && !evening.contains("Caen"))
    #expect(try texts("12:30", .list([])).contains("No departures"))
  }

  /// After an answer that is old, nobody knows what runs.
  @Test func oldDeparturesDoNotSayThatNothingRuns() throws {
    let (board, renderer) = (try Self.board("Boards/departures"), try Renderer())
    let scene = Self.scenes[4]
    let trains = Value.list([.record(["at": .string("2026-03-28T18:40:00+01:00"), "to": .string("Aix")])])
    func texts(_ clock: String) throws -> [String] {
      try Self.said(
        by: board, renderer, scene, at: Self.moment(scene, clock), "en_GB",
        variables: ["trains": trains, "trains_at": .string("2026-03-28T18:00:00+01:00")]
      ).map(\.text)
    }
    #expect(try texts("18:10").contains("Nothing after that"))
    let later = try texts("18:30")
    #expect(later.contains("Aix") && later.contains("Updated 18:00") && !later.contains("Nothing after that"))
    let evening = try texts("21:30")
    #expect(evening.contains("No data") && evening.contains("Updated 18:00"))
    #expect(!evening.contains("No more departures"))
  }

  /// Facts of yesterday are no reason to add a feed that is there.
  @Test func oldEnergyIsNotACallForAFeed() throws {
    let (board, renderer) = (try Self.board("Boards/home-energy"), try Renderer())
    let scene = Self.scenes[4]
    let hours = (0..<24).map { hour -> Value in
      .record([
        "at": .string("2026-03-27T\(hour < 10 ? "0" : "")\(hour):00:00+01:00"), "made": .number(1), "used": .number(1),
      ])
    }
    let texts = try Self.said(
      by: board, renderer, scene, at: Self.moment(scene, "12:30"), "en_GB", variables: ["hours": .list(hours)]
    ).map(\.text)
    #expect(texts.contains("No data") && texts.contains("Not updated today"))
    #expect(!texts.contains { $0.contains("weave feed add") })
  }

  // MARK: Rooms, and what is missing

  @Test func aRoomReadsItsOwnCalendarAlone() throws {
    let (board, renderer) = (try Self.board("Boards/meeting-room"), try Renderer())
    func texts(_ clock: String, _ room: String, _ scene: Scene = Self.scenes[0]) throws -> [String] {
      try Self.said(
        by: board, renderer, scene, at: Self.moment(scene, clock), "en_GB", variables: ["room": .string(room)]
      ).map(\.text)
    }
    // From 19:45 to 23:00 there is a dinner, in the calendar `Home`.
    let evening = try texts("21:30", "Atelier")
    #expect(evening.contains("Free") && evening.contains("Nothing else today"))
    #expect(!evening.contains { $0.contains("Dinner") })
    #expect(try texts("21:30", "Home").contains("In use"))
    // A birthday stands in it the whole day, and leaves the time free.
    #expect(try texts("14:25", "Home").contains("Free"))
    #expect(try texts("14:25", "Home").contains("Until 19:45"))
    #expect(try texts("14:25", "Atelier").contains("Until 14:35"))
    #expect(try texts("14:50", "Atelier").contains("Until 15:30"))
    #expect(try texts("14:25", "").contains("No calendar chosen"))
    #expect(try texts("14:25", "Room Rhône").contains("No bookings known"))
    let unread = try texts("14:25", "Atelier", Self.scenes[4])
    #expect(unread.contains("No calendar data") && !unread.contains("Free") && !unread.contains("In use"))
  }

  @Test func whatIsMissingIsSaid() throws {
    let renderer = try Renderer()
    let scene = Self.scenes[4]
    let missing: [(String, [String])] = [
      ("family-day", ["No calendar data", "No weather yet", "No reminders data"]), ("week-ahead", ["No calendar data"]),
      ("calendar-wall", ["No calendar data"]), ("weather-station", ["No weather yet"]),
      ("sun-and-moon", ["No place known"]), ("air-and-pollen", ["No air data"]),
    ]
    for (name, words) in missing {
      let texts = try Self.said(
        by: Self.board("Boards/\(name)"), renderer, scene, at: Self.moment(scene, "12:30"), "en_GB"
      ).map(\.text)
      for word in words { #expect(texts.contains { $0.hasPrefix(word) }, "\(name): \(texts)") }
      // No dash or zero stands for a value; the dates of a week are a range.
      #expect(!texts.contains { $0.hasPrefix("–") || $0.hasSuffix("–") || $0.hasPrefix("0") }, "\(name): \(texts)")
    }
  }
}
