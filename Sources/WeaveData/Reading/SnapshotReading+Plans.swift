// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveSchema
import WeaveTime

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
      isTransparent: object.bool("isTransparent") ?? false)
  }

  /// Nil, and told, where an event says neither a time nor a day, or one that ends before it starts.
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

  /// A span between two moments of an object; nil, and told, where it is reversed.
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

  /// A blank title has a word in its place.
  static func title(_ text: String) -> String { text.isBlank ? "Untitled" : text.trimmed }
}

extension CalendarSnapshot {
  /// By start, then end, then title; whole days begin and end with the days of a zone.
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
