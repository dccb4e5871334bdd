// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
public import WeaveTime

/// Events in the days ahead: `calendar.json`.
public struct CalendarSnapshot: Sendable, Hashable {
  /// When the calendars were read; the age of the events counts from then.
  public var generatedAt: Date
  /// The events, sorted by start, then end, then title.
  public var events: [CalendarEvent]

  /// A snapshot of events already in the order of `sorted`.
  public init(generatedAt: Date, events: [CalendarEvent] = []) {
    self.generatedAt = generatedAt
    self.events = events
  }
}

/// An event at a time or on whole days.
public struct CalendarEvent: Sendable, Hashable {
  /// The time of an event.
  public enum Span: Sendable, Hashable {
    /// The end is after the start, or equal to it.
    case timed(start: Date, end: Date)
    /// Whole days in the reader's time zone, wherever that is; the last day is included.
    case allDay(first: LocalDay, last: LocalDay)
  }

  /// The identity: for an event in several calendars, all have the same one. Nil if it is unknown.
  public var id: String?
  /// The title; `Untitled` if the calendar gives none.
  public var title: String
  /// The time of the event.
  public var span: Span
  /// The location; nil if the calendar gives none.
  public var location: String?
  /// The calendar that contains it.
  public var calendarName: String?
  /// The calendar's colour as `#RRGGBB`.
  public var color: String?
  /// Whether the event is cancelled.
  public var isCancelled: Bool
  /// Whether the event leaves the time free, as a birthday does.
  public var isTransparent: Bool

  /// An event with a title and a time.
  public init(
    title: String, span: Span, location: String? = nil, calendarName: String? = nil, color: String? = nil,
    isCancelled: Bool = false, isTransparent: Bool = false, id: String? = nil
  ) {
    self.id = id
    self.title = title
    self.span = span
    self.location = location
    self.calendarName = calendarName
    self.color = color
    self.isCancelled = isCancelled
    self.isTransparent = isTransparent
  }
}

extension CalendarSnapshot: SnapshotModel {
  /// Calendars are read every quarter of an hour.
  public static let definition = SnapshotDefinition(
    dateKey: "generatedAt", exampleAddress: "calendar.events[0].title", freshAge: 900.0, staleAge: 86_400.0,
    isShared: true)

  /// `generatedAt`.
  public var takenAt: Date? {
    get { generatedAt }
    set { generatedAt = newValue ?? generatedAt }
  }

  /// The number of events.
  public var contents: [String?] { [count(events, "event") ?? "no events"] }
}

extension CalendarSnapshot: SnapshotFile {
  static let forms = [
    SnapshotForm(.calendar, .weave, SnapshotTable.calendar, [SnapshotTable.event]) { $0.calendar($1) },
    SnapshotForm(.calendar, .app, AppSnapshotTable.calendar, [AppSnapshotTable.event]) { $0.appCalendar($1) },
  ]

  var tree: JSONNode { SnapshotWriter.calendar(self) }

  var moments: [Date] {
    events.flatMap { event in
      if case .timed(let start, let end) = event.span { [start, end] } else { [] as [Date] }
    }
  }

  func sharesLists(with other: Self) -> Bool { events.sharesStorage(with: other.events) }

  var shortTexts: [String?] { [] }
}

// MARK: As a file

extension SnapshotTable {
  static let calendar = ObjectType(
    "Calendar", "Events in the days ahead.",
    [
      schema, version, generatedAt,
      Field("events", .array(.object("Event"), atMost: Limits.snapshotEvents), default: "[]", "The events."),
    ])

  static let event = ObjectType(
    "Event", "An event at a time (`start`, `end`) or on whole days (`firstDay`, `lastDay`).",
    [
      Field("title", .string, required: true, "What it is; a blank one is shown as `Untitled`."),
      Field("start", .moment, "When it begins."),
      Field("end", .moment, "When it ends. Default: `start`."),
      Field("firstDay", .day, "Its first day, in the reader's time zone."),
      Field("lastDay", .day, "Its last day, inclusive. Default: the first."),
      Field("location", .string, "Where it is."),
      Field("calendar", .string, "The calendar that it belongs to."),
      Field("color", .string, "The calendar's colour as `#RRGGBB`."),
      Field("isCancelled", .bool, default: "false", "Whether it does not take place."),
      Field("isTransparent", .bool, default: "false", "Whether it leaves the time free, as a birthday does."),
      Field(
        "id", .string, "Its identity, the same in all calendars that have it; with the same title, it is shown once."),
    ])
}

extension SnapshotReading {
  mutating func calendar(_ root: SnapshotObject) -> CalendarSnapshot? {
    guard let generatedAt = date(root, "generatedAt") else { return nil }
    var events: [CalendarEvent] = []
    for object in root.objects("events") ?? [] { if let event = event(object) { events.append(event) } }
    return CalendarSnapshot(generatedAt: generatedAt, events: CalendarSnapshot.sorted(events, in: timeZone))
  }

  private mutating func event(_ object: SnapshotObject) -> CalendarEvent? {
    guard let title = object.string("title"), let span = span(object) else { return nil }
    return CalendarEvent(
      title: Self.title(title), span: span, location: object.string("location"),
      calendarName: object.string("calendar"), color: color(object), isCancelled: object.bool("isCancelled") ?? false,
      isTransparent: object.bool("isTransparent") ?? false, id: object.string("id"))
  }

  /// The time of an event. Nil, with a diagnostic, if it has neither a time nor a day, or ends before it starts.
  private mutating func span(_ object: SnapshotObject) -> CalendarEvent.Span? {
    if let first = object.day("firstDay") {
      let last = object.node("lastDay") == nil ? first : object.day("lastDay")
      guard let last else { return nil }
      if last >= first { return .allDay(first: first, last: last) }
      add(.endsBeforeStart(object.range("lastDay"), start: object.range("firstDay")))
      return nil
    }
    if object.node("start") == nil, object.node("firstDay") == nil {
      add(
        Diagnostic(
          .snapshotMissingKey, "the event needs `start` and `end`, or `firstDay`", at: object.range("start")))
    }
    guard let start = object.moment("start") else { return nil }
    return span(from: start, object.node("end") == nil ? start : object.moment("end"), object, ("start", "end"))
  }

  /// The span between two moments of an object. Nil, with a diagnostic, if it is reversed.
  mutating func span(
    from start: Date, _ end: Date?, _ object: SnapshotObject, _ keys: (start: String, end: String)
  ) -> CalendarEvent.Span? {
    guard let end else { return nil }
    if end >= start { return .timed(start: start, end: end) }
    add(.endsBeforeStart(object.range(keys.end), start: object.range(keys.start)))
    return nil
  }

  private mutating func color(_ object: SnapshotObject) -> String? {
    guard let text = object.string("color") else { return nil }
    let digits = text.utf8.dropFirst()
    let isHex = digits.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & 0xDF)
    }
    if text.hasPrefix("#"), digits.count == 6, isHex { return text.uppercased() }
    let short = digits.count == 3 && isHex && text.hasPrefix("#")
    let long = "#" + text.dropFirst().map { "\($0)\($0)" }.joined().uppercased()
    let range = object.range("color")
    add(
      Diagnostic(
        .snapshotColor, "`color` needs a colour such as `#34C759`", at: range,
        fixes: short ? [.replace(range, with: quoted(long), .sure)] : []))
    return nil
  }

  /// The title, or a placeholder for a blank one.
  static func title(_ text: String) -> String { text.isBlank ? "Untitled" : text.trimmed }
}

extension CalendarSnapshot {
  /// The events sorted by start, then end, then title. Whole days begin and end at midnight in a zone.
  static func sorted(_ events: [CalendarEvent], in timeZone: TimeZone) -> [CalendarEvent] {
    let keyed = events.map { event -> (start: Date, end: Date, event: CalendarEvent) in
      switch event.span {
      case .timed(let start, let end): (start, end, event)
      case .allDay(let first, let last):
        (first.start(in: timeZone), last.advanced(by: 1).start(in: timeZone), event)
      }
    }
    return keyed.sorted { ($0.start, $0.end, $0.event.title) < ($1.start, $1.end, $1.event.title) }.map(\.event)
  }
}

extension Diagnostic {
  static func endsBeforeStart(_ end: SourceRange, start: SourceRange) -> Diagnostic {
    Diagnostic(
      .snapshotEndsBeforeStart, "the event ends before it starts", at: end, notes: [Note("it starts here", at: start)])
  }
}

extension SnapshotWriter {
  static func calendar(_ calendar: CalendarSnapshot) -> JSONNode {
    .object([
      ("events", .array(calendar.events.map(event))), ("generatedAt", .moment(calendar.generatedAt)), version,
    ])
  }

  private static func event(_ event: CalendarEvent) -> JSONNode {
    .object(
      span(event.span) + [
        ("calendar", .text(event.calendarName)), ("color", .text(event.color)), ("id", .text(event.id)),
        ("isCancelled", event.isCancelled ? .flag(true) : nil),
        ("isTransparent", event.isTransparent ? .flag(true) : nil), ("location", .text(event.location)),
        ("title", .text(event.title)),
      ])
  }

  private static func span(_ span: CalendarEvent.Span) -> [(String, JSONNode?)] {
    switch span {
    case .timed(let start, let end): [("end", .moment(end)), ("start", .moment(start))]
    case .allDay(let first, let last): [("firstDay", .day(first)), ("lastDay", last == first ? nil : .day(last))]
    }
  }
}
