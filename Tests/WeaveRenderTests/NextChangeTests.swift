// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveDisplay
import WeaveRender
import WeaveResolve
import WeaveTime

/// When pictures change by themselves.
@Suite struct NextChangeTests {
  /// A Saturday afternoon in Lyon, 30 seconds past 14:05.
  private static let now = InstantText.date("2026-03-28T13:05:30Z") ?? .distantPast

  private static func environment(_ size: WidgetSize = .medium, now: Date = now) -> RenderEnvironment {
    var environment = RenderEnvironment.fixed(size)
    environment.now = now
    environment.timeZone = TimeZone(identifier: "Europe/Paris") ?? .gmt
    return environment
  }

  private static func change(_ text: String, days: Double = 2, _ snapshots: Snapshots = Snapshots()) throws
    -> NextChange?
  {
    let design = """
      {"name": "x", "layout": {"template": "custom"}, "content": {"type": "text", "text": "\(text)"}}
      """
    let compiled = WidgetCompiler.compile(.init(name: "x", text: design), now: now)
    let widget = try #require(compiled.output?.widgets.first ?? nil)
    let request = RenderRequest(
      design: widget, environment: environment(), facts: snapshots, photos: PhotoFolder(designFolder: "."))
    return try Renderer().nextChange(of: request, within: days * 86_400)
  }

  /// What a text says first changes at the full minute, at local midnight (23:00 UTC in winter), at the full second.
  @Test(arguments: [
    ("{{__time}}", "2026-03-28T13:06:00.000Z"), ("{{__weekday}}", "2026-03-28T23:00:00.000Z"),
    ("{{__now_unix}}", "2026-03-28T13:05:31.000Z"), ("{{=floor(now()/10)}}", "2026-03-28T13:05:40.000Z"),
    ("{{__now||date:EEEE d MMM}}", "2026-03-28T23:00:00.000Z"), ("{{__now||date:h a}}", "2026-03-28T14:00:00.000Z"),
    ("{{__now||date:HH:mm}}", "2026-03-28T13:06:00.000Z"), ("{{__now||date:w yyyy}}", "2026-03-28T23:00:00.000Z"),
    ("{{__now||date:HH:mm:ss}}", "2026-03-28T13:05:31.000Z"),
    // Three hours ago at 15:00:10 UTC.
    ("{{x|2026-03-28T12:00:10Z||relative}}", "2026-03-28T14:00:10.000Z"),
  ])
  func atItsGrain(text: String, expected: String) throws {
    let change = try #require(try Self.change(text))
    #expect(InstantText.millisecondText(change.date) == expected)
  }

  /// Of a moment that is shown as a day, the day is why.
  @Test func aDayOfTheMomentChangesWithTheDay() throws {
    let change = try #require(try Self.change("{{__now||date:EEEE d MMM}}"))
    #expect(change.reasons == [.init(key: "__today", before: "2026-03-28", after: "2026-03-29")])
  }

  @Test func neverWhereNothingIsRead() throws {
    #expect(try Self.change("Still") == nil)
    // A weekday stays longer than an hour.
    #expect(try Self.change("{{__weekday}}", days: 1.0 / 24) == nil)
  }

  /// The running event ends at 14:10:15, whatever the full minutes are; and why is told.
  @Test func atTheEndOfAnEvent() throws {
    var snapshots = Snapshots()
    let end = Self.now.addingTimeInterval(285)
    snapshots.calendar = CalendarSnapshot(
      generatedAt: Self.now,
      events: [
        CalendarEvent(title: "Stand-up", span: .timed(start: Self.now.addingTimeInterval(-600), end: end)),
        CalendarEvent(
          title: "Lunch", span: .timed(start: end.addingTimeInterval(3_600), end: end.addingTimeInterval(7_200))),
      ])
    let change = try #require(try Self.change("{{__calendar_next_title|None}}", snapshots))
    #expect(change.date == end)
    #expect(change.reasons == [.init(key: "__calendar_next_title", before: "Stand-up", after: "Lunch")])
  }

  /// Of a record the entry is told that shows, and the mark of now on the sun's curve moves by whole points alone.
  @Test func theEntryThatShowsIsTold() throws {
    let design = try Design("Gallery/uv")
    let request = RenderRequest(
      design: design.widget, environment: Self.environment(), facts: try Repository.snapshots("lyon", at: Self.now),
      photos: design.photos)
    let change = try #require(try Renderer().nextChange(of: request, within: 86_400))
    #expect(change.date > Self.now.addingTimeInterval(60))
    #expect(change.reasons.allSatisfy { $0.before != $0.after })
    let part = try #require(try Self.change("{{=time_words.part}}"))
    #expect(part.reasons == [.init(key: "time_words.part", before: "in the afternoon", after: "in the evening")])
  }

  /// A widget that shows the day and no time looks from midnight to midnight.
  @Test func anEmptyCalendarHoldsUntilMidnight() throws {
    let design = try Design("Gallery/next-up")
    let facts = Snapshots()
    let request = RenderRequest(
      design: design.widget, environment: Self.environment(), facts: facts, photos: design.photos)
    let change = try #require(try Renderer().nextChange(of: request, within: 2 * 86_400))
    #expect(InstantText.millisecondText(change.date) == "2026-03-28T23:00:00.000Z")
    #expect(!change.reasons.contains { $0.key == "__now" })
  }

  /// Two days, minute by minute, of every gallery design on data: nothing changes before the moment that is told, and at that
  /// moment something does.
  @Test(arguments: Repository.designs(in: "Gallery")) func nothingChangesBefore(name: String) throws {
    let design = try Design(name)
    let renderer = try Renderer()
    let snapshots = try Repository.snapshots("lyon", at: Self.now)
    let request = RenderRequest(
      design: design.widget, environment: Self.environment(Self.size(of: name)), facts: snapshots,
      photos: design.photos)
    let change = try renderer.nextChange(of: request, within: 2 * 86_400)
    let size = Self.size(of: name)
    let first = try picture(design, size, renderer, Self.now, snapshots)
    let end = change?.date ?? Self.now.addingTimeInterval(2 * 86_400)
    var moment = Date(timeIntervalSince1970: (Self.now.timeIntervalSince1970 / 60).rounded(.up) * 60)
    while moment < end {
      #expect(try picture(design, size, renderer, moment, snapshots) == first, "\(InstantText.text(moment))")
      moment.addTimeInterval(60)
    }
    if let change {
      // By one that takes nothing over.
      let other = try Renderer(reuse: .off)
      #expect(try picture(design, size, other, change.date.addingTimeInterval(-0.002), snapshots) == first)
      #expect(try picture(design, size, other, change.date, snapshots) != first)
    }
  }

  /// Large where that shows more kinds of facts; else small, as there are thousands of pictures to draw.
  private static func size(of name: String) -> WidgetSize {
    ["Gallery/today", "Gallery/weather", "Gallery/next-up"].contains(name) ? .large : .small
  }

  /// What the design says of a picture before a pixel is drawn: every glyph, path and colour at its place.
  private func picture(
    _ design: Design, _ size: WidgetSize, _ renderer: Renderer, _ moment: Date, _ snapshots: Snapshots
  ) throws -> DisplayList {
    let drawn = try renderer.render(
      design.widget, in: Self.environment(size, now: moment), photos: design.photos, snapshots: snapshots)
    return try #require(drawn.output).displayList
  }
}

extension Repository {
  /// The snapshots of a folder of `Specs/Snapshots`.
  static func snapshots(_ folder: String, at now: Date) throws -> Snapshots {
    var all = Snapshots()
    for kind in SnapshotKind.allCases {
      guard let bytes = try? bytes("Specs/Snapshots/\(folder)/\(kind.fileName)") else { continue }
      let source = SourceText(name: kind.fileName, bytes: bytes)
      let read = SnapshotReader.read(source, as: kind, now: now, timeZone: .gmt)
      try all.merge(#require(read.output))
    }
    return all
  }
}
