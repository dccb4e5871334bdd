// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveGraphics
import WeaveJSON
import WeaveLayout
import WeaveRender
import WeaveResolve
import WeaveTime

/// What templates of facts say where facts are old, denied, empty or unknown: the same in all of them, and nothing that nobody knows.
@Suite struct TemplateStateTests {
  private static let paris = TimeZone(identifier: "Europe/Paris") ?? .gmt

  /// The texts of a picture, in the order of reading.
  private func texts(
    _ design: Design, _ snapshots: Snapshots, at now: String, _ size: WidgetSize = .medium, locale: String = "en_US"
  ) throws -> [String] {
    var environment = RenderEnvironment.fixed(size, locale: locale)
    environment.now = try #require(InstantText.date(now))
    environment.timeZone = Self.paris
    let drawn = try Renderer().render(design.widget, in: environment, photos: design.photos, snapshots: snapshots)
    return try #require(drawn.output).layout.texts.compactMap { node in
      guard case .text(let text, _) = node.content else { return nil }
      return text.string
    }
  }

  private func gallery(_ name: String, _ folder: String?, at now: String, _ size: WidgetSize = .medium) throws
    -> [String]
  {
    let date = try #require(InstantText.date(now))
    let snapshots = try folder.map { try Repository.snapshots($0, at: date) } ?? Snapshots()
    return try texts(Design("Gallery/\(name)"), snapshots, at: now, size)
  }

  private func read(_ kind: SnapshotKind, _ text: String, at now: String) throws -> Snapshots {
    let source = SourceText(name: kind.fileName, text: text)
    let date = try #require(InstantText.date(now))
    return try #require(SnapshotReader.read(source, as: kind, now: date, timeZone: .gmt).output)
  }

  /// Five days after the facts of Lyon were read.
  @Test(arguments: [
    ("weather", "Weather too old"), ("conditions", "Weather too old"), ("feels-like", "Weather too old"),
    ("uv", "Weather too old"), ("next-up", "No calendar data"),
  ])
  func whatIsTooOldIsNotShown(name: String, title: String) throws {
    let shown = try gallery(name, "lyon", at: "2026-04-02T12:05:00Z")
    #expect(shown.contains(title))
    #expect(!shown.contains("Nothing planned"))
    #expect(!shown.contains { $0.hasSuffix("°") }, "\(shown)")
  }

  /// A list of a week ago tells nothing of today; one of five days ago says how old it is.
  @Test func remindersHaveALastDay() throws {
    let old = try gallery("reminders", "lyon", at: "2026-04-02T12:05:00Z")
    #expect(old.contains("Updated 4 d ago") && !old.contains("Reminders too old"))
    let ancient = try gallery("reminders", "lyon", at: "2026-04-09T12:05:00Z")
    #expect(ancient.contains("Reminders too old") && !ancient.contains("Stretch for ten minutes"))
  }

  @Test(arguments: [
    ("steps", "No step data"), ("steps-month", "No step data"), ("steps-year", "No step data"),
    ("activity", "No activity data"), ("uv", "UV index not known"), ("feels-like", "No weather yet"),
    ("weather", "No weather yet"), ("next-up", "No calendar yet"), ("reminders", "Nothing here yet"),
  ])
  func nothingIsKnown(name: String, title: String) throws {
    for size in [WidgetSize.medium, .large, .extraLarge] {
      #expect(try gallery(name, nil, at: "2026-03-28T13:05:00Z", size).contains(title), "\(size)")
    }
  }

  @Test(arguments: ["steps", "steps-month", "steps-year"])
  func accessThatIsDeniedIsNoZero(name: String) throws {
    let text = """
      {"version": 1, "fetchedAt": "2026-03-28T13:00:00Z", "access": "denied", "today": {"day": "2026-03-28", "steps": 0}}
      """
    let snapshots = try read(.steps, text, at: "2026-03-28T13:05:00Z")
    for size in [WidgetSize.medium, .large] {
      let shown = try texts(Design("Gallery/\(name)"), snapshots, at: "2026-03-28T13:05:00Z", size)
      #expect(shown == ["No access to steps", "Allow access to Health to see steps"], "\(size)")
    }
  }

  /// An event that ends on another day is not "Wednesday left".
  @Test func anEndOnALaterDayIsOne() throws {
    let text = """
      {"version": 1, "generatedAt": "2026-03-30T17:30:00Z", "events": [{"title": "Conference",
       "start": "2026-03-30T08:00:00+02:00", "end": "2026-04-01T19:00:00+02:00"}]}
      """
    let snapshots = try read(.calendar, text, at: "2026-03-30T18:00:00Z")
    let shown = try texts(Design("Gallery/next-up"), snapshots, at: "2026-03-30T18:00:00Z", .accessoryRectangular)
    #expect(shown.contains("Ends Wednesday"), "\(shown)")
    let german = try texts(
      Design("Gallery/next-up"), snapshots, at: "2026-03-30T18:00:00Z", .accessoryRectangular, locale: "de_DE")
    #expect(german.contains("Endet Mittwoch"), "\(german)")
  }

  /// A list of events names the day of all that is not today's: above it in tall sizes, in its own line in the others.
  @Test func aListNamesOtherDays() throws {
    let text = """
      {"version": 8, "name": "Next", "primaryText": "", "layout": {"template": "nextUpCalendar", "variant": "detail"}}
      """
    let events = """
      {"version": 1, "generatedAt": "2026-03-28T13:00:00Z", "events": [
       {"title": "Stand-up", "start": "2026-03-28T15:00:00+01:00", "end": "2026-03-28T15:15:00+01:00"},
       {"title": "Row", "start": "2026-03-29T08:30:00+02:00", "end": "2026-03-29T10:00:00+02:00"},
       {"title": "Fair", "firstDay": "2026-03-30"}]}
      """
    let now = "2026-03-28T13:05:00Z"
    let (design, snapshots) = (
      try Design("next", text: Array(text.utf8)), try read(.calendar, events, at: now)
    )
    let tall = try texts(design, snapshots, at: now, .large)
    let row = try #require(tall.firstIndex(of: "Row"))
    #expect(tall[..<row].contains("Tomorrow") && tall[row...].contains("Mon, Mar 30"), "\(tall)")
    #expect(try #require(tall.firstIndex(of: "Stand-up")) < #require(tall.firstIndex(of: "Tomorrow")))
    let wide = try texts(design, snapshots, at: now, .medium)
    #expect(wide.contains { $0.hasPrefix("Sun ") } && !wide.contains { $0.hasPrefix("Sat ") }, "\(wide)")
  }

  /// Weather that was read and has no temperature left is old, and not missing.
  @Test(arguments: ["weather", "conditions", "feels-like"])
  func whatWasReadIsNotCalledMissing(name: String) throws {
    let now = "2026-06-21T16:05:00Z"
    let snapshots = try read(
      .weather,
      """
      {"version": 1, "fetchedAt": "2026-06-20T04:00:00Z", "current": {"temperatureC": 20},
       "place": {"name": "Lyon", "latitude": 45.76, "longitude": 4.84, "timeZone": "Europe/Paris"}, "hours": []}
      """, at: now)
    let shown = try texts(Design("Gallery/\(name)"), snapshots, at: now).map { $0.replacing("\u{A0}", with: " ") }
    #expect(shown.contains("Weather too old") && shown.contains { $0.contains("1 d") }, "\(shown)")
  }

  /// Five wet minutes and a wet hour: all that says how long it rains says that nobody knows.
  @Test func rainOfFiveMinutesIsNotRainOfAnHour() throws {
    let now = "2026-03-28T14:00:00Z"
    let minutes = (0..<5).map {
      #"{"date": "2026-03-28T14:0\#($0):00Z", "precipitationMMPerHour": 1, "precipitationChance01": 0.9}"#
    }
    let snapshots = try read(
      .weather,
      """
      {"version": 1, "fetchedAt": "2026-03-28T14:00:00Z", "current": {"temperatureC": 10},
       "place": {"name": "Lyon", "latitude": 45.76, "longitude": 4.84, "timeZone": "UTC"},
       "minutes": [\(minutes.joined(separator: ", "))],
       "hours": [{"date": "2026-03-28T14:00:00Z", "precipitationMMPerHour": 2, "precipitationChance01": 0.9},
        {"date": "2026-03-28T15:00:00Z", "precipitationMMPerHour": 2, "precipitationChance01": 0.9}]}
      """, at: now)
    for size in [WidgetSize.small, .medium, .large, .accessoryInline, .accessoryRectangular] {
      let shown = try texts(Design("Gallery/weather"), snapshots, at: now, size).joined(separator: " ")
      #expect(shown.contains("now") && !shown.contains("hour"), "\(size): \(shown)")
    }
  }

  /// The noun goes by the number of goals that there are.
  @Test(arguments: [
    ("en_US", " of 1 goal met"), ("fr_FR", " sur 1 objectif"), ("it_IT", " su 1 obiettivo"), ("pl_PL", " z 1 celu"),
  ])
  func oneGoalIsOne(locale: String, words: String) throws {
    let now = "2026-03-28T13:05:00Z"
    let steps = try read(
      .steps,
      """
      {"version": 1, "fetchedAt": "2026-03-28T13:00:00Z", "today": {"day": "2026-03-28", "steps": 12000},
       "goals": {"weekday": 10000, "weekend": 10000}, "history": []}
      """, at: now)
    let shown = try texts(Design("Gallery/steps-month"), steps, at: now, .large, locale: locale)
    #expect(shown.contains { $0.hasSuffix(words) }, "\(shown)")
  }

  /// All Chinese weekdays begin with the same sign; calendars head their columns with the last one.
  @Test func daysOfTheWeekAreToldApart() throws {
    let now = "2026-03-28T13:05:00Z"
    let snapshots = try Repository.snapshots("lyon", at: #require(InstantText.date(now)))
    let shown = try texts(Design("Gallery/steps"), snapshots, at: now, locale: "zh_Hans_CN")
    #expect(Set(["日", "一", "二", "三", "四", "五", "六"]).isSubset(of: shown), "\(shown)")
  }

  /// From the first day to the last as each language writes them.
  @Test(arguments: [
    ("en_US", "Jul 6–12"), ("pt_BR", "6–12 de jul."), ("zh_Hans_CN", "7月6日至12日"), ("de_DE", "30. Juni – 6. Juli"),
  ])
  func aWeekIsWrittenInOrder(locale: String, week: String) throws {
    let now = "2026-03-28T13:05:00Z"
    let snapshots = try Repository.snapshots("lyon", at: #require(InstantText.date(now)))
    let shown = try texts(Design("Gallery/steps-year"), snapshots, at: now, .large, locale: locale)
    #expect(shown.contains { $0.hasPrefix(week) }, "\(shown)")
  }

  private func ready(_ name: String) throws -> Design {
    try Design(name, text: Array(#require(Language.readyDesign(named: name)).utf8))
  }

  @Test func readyDesignsClaimNothing() throws {
    let now = "2026-03-28T13:05:00Z"
    let steps = try read(
      .steps,
      """
      {"version": 1, "fetchedAt": "2026-03-28T13:00:00Z", "today": {"day": "2026-03-28", "steps": 812},
       "goals": {"weekday": 10000, "weekend": 0}}
      """, at: now)
    let rest = try texts(ready("stepsCard"), steps, at: now)
    #expect(rest.contains("Rest day") && !rest.contains { $0.contains("0%") || $0.contains("of 0") }, "\(rest)")
    let weather = try read(
      .weather,
      """
      {"version": 1, "fetchedAt": "2026-03-28T13:00:00Z", "current": {"temperatureC": 10},
       "place": {"name": "Lyon", "latitude": 45.76, "longitude": 4.84, "timeZone": "Europe/Paris"}, "hours": []}
      """, at: now)
    #expect(try !texts(ready("weatherCard"), weather, at: now).contains("No weather yet"))
    #expect(try texts(ready("weatherCard"), Snapshots(), at: now).contains("No weather yet"))
    // 2.000 is two thousand in Dutch, and not two.
    let count = try texts(ready("stepsCard"), steps, at: now, .accessoryCircular, locale: "nl_NL")
    #expect(count.contains("812"))
    let thousands = try read(
      .steps, #"{"version": 1, "fetchedAt": "2026-03-28T13:00:00Z", "today": {"day": "2026-03-28", "steps": 2000}}"#,
      at: now)
    let dutch = try texts(ready("stepsCard"), thousands, at: now, .accessoryCircular, locale: "nl_NL")
    #expect(dutch.contains("2.000"), "\(dutch)")
  }

  /// How much is left out of a list is said in the reader's language.
  @Test func listsCountInTheReadersLanguage() throws {
    let text = """
      {"version": 8, "name": "Liste", "primaryText": "Koffer", "layout": {"template": "classic"},
       "secondaryText": "[ ] Hemd\\n[ ] Hose\\n[ ] Hut\\n[ ] Buch\\n[ ] Seife\\n[ ] Kamm"}
      """
    let shown = try texts(
      Design("list", text: Array(text.utf8)), Snapshots(), at: "2026-03-28T13:05:00Z", .small, locale: "de_DE")
    #expect(shown.contains("+3 weitere"), "\(shown)")
  }

  /// An hour of the forecast that tells an index alone takes away no reading; three hours later there is none.
  @Test func anHourThatTellsLessTakesNothingAway() throws {
    let text = """
      {"version": 8, "name": "Air", "primaryText": "{{__air_eu|?}} {{__air_pm25|?}}", "layout": {"template": "classic"}}
      """
    let design = try Design("air", text: Array(text.utf8))
    func shown(at now: String) throws -> [String] {
      try texts(design, Repository.snapshots("lyon", at: #require(InstantText.date(now))), at: now)
    }
    #expect(try shown(at: "2026-03-28T13:05:00Z").contains("42 11.5"))
    #expect(try shown(at: "2026-03-28T17:05:00Z").contains("51 ?"))
  }
}
