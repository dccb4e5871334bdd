// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveTime

extension FeedSource {
  /// iCalendar: events with their recurrence, and reminders.
  ///
  /// - Source: RFC 5545, 7529 and 7986. Times without a zone use `X-WR-TIMEZONE`, or else the reader's zone. A zone
  ///   name is looked up first in the calendar's own definitions, then in the IANA database, then among the Windows
  ///   names.
  static let iCalendar = FeedSource(
    "icalendar", "iCalendar", [.calendar, .reminders],
    recognises: { $0.text.uppercased().contains("BEGIN:VCALENDAR") }
  ) { source, request in
    var reader = ICalendarReader(source, request)
    return reader.read()
  }
}

struct ICalendarReader {
  private let source: SourceText
  private let request: FeedRequest
  private let window: CalendarWindow
  private var text: ICalText
  private var budget = Recurrence.Budget()
  private var zones: [String: CalendarZone] = [:]
  private var events: [CalendarEvent] = []
  private var items: [Reminder] = []
  private var itemIDs: Set<String> = []
  private var hasEvents = false

  init(_ source: SourceText, _ request: FeedRequest) {
    self.source = source
    self.request = request
    window = CalendarWindow(request)
    text = ICalText(source)
  }

  mutating func read() -> Checked<[Snapshots]> {
    guard source.bytes.count <= Limits.feedBytes else {
      return Checked(
        nil,
        [
          Diagnostic(
            .feedTooMany, "the file has \(source.bytes.count) bytes; a calendar may have \(Limits.feedBytes)", at: nil)
        ])
    }
    let calendars = text.calendars().filter { $0.name == "VCALENDAR" }
    guard !calendars.isEmpty else {
      let start = SourceRange(0, min(1, source.bytes.count))
      let found = Diagnostic.wrongShape(of: "a calendar", expected: "it has no `BEGIN:VCALENDAR`", at: start)
      return Checked(nil, text.diagnostics + [found])
    }
    for calendar in calendars { read(calendar) }
    var snapshots = Snapshots()
    if hasEvents || items.isEmpty { snapshots.calendar = calendarSnapshot() }
    if !items.isEmpty { snapshots.reminders = remindersSnapshot() }
    return Checked([snapshots], text.diagnostics)
  }

  // MARK: Calendars

  private mutating func read(_ calendar: ICalComponent) {
    if let scale = calendar.line("CALSCALE"), scale.value.uppercased() != "GREGORIAN" {
      text.add(
        .feedLine, "the calendar scale `\(brief(scale.value))` is not supported; reading it as Gregorian", scale.range)
    }
    zones = [:]
    for block in calendar.children where block.name == "VTIMEZONE" {
      guard let name = block.line("TZID")?.value else { continue }
      if let zone = ZoneBlock(block, until: window.end + 400 * 86_400, &budget) {
        zones[name] = .block(zone)
      } else {
        text.add(.feedZone, "the time zone `\(brief(name))` is defined without offsets", block.range)
      }
    }
    let floating = calendar.line("X-WR-TIMEZONE").flatMap { zone(named: $0.value) } ?? .named(request.timeZone)
    let name = request.name ?? (calendar.line("NAME") ?? calendar.line("X-WR-CALNAME"))?.text.singleLine
    let color =
      request.color
      ?? (calendar.line("COLOR") ?? calendar.line("X-APPLE-CALENDAR-COLOR")).flatMap { CalendarColor.hex($0.value) }
    let isCancelled = calendar.line("METHOD")?.value.uppercased() == "CANCEL"
    var order: [String] = []
    var series: [String: [WrittenEvent]] = [:]
    for (index, component) in calendar.children.enumerated() {
      switch component.name {
      case "VEVENT":
        hasEvents = true
        let uid = component.line("UID")?.value ?? "\u{0}\(index)"
        guard let event = event(component, uid, floating) else { continue }
        if series[uid] == nil { order.append(uid) }
        series[uid, default: []].append(event)
      case "VTODO": add(toDo: component, listTitle: name ?? "", floating)
      default: continue
      }
    }
    var made = CalendarEvents(window: window, name: name, color: color)
    var notes: [(DiagnosticCode, Diagnostic.Message, SourceRange)] = []
    for uid in order { made.add(series[uid] ?? [], &budget) { notes.append(($0, $1, $2)) } }
    for note in notes { text.add(note.0, note.1, note.2) }
    events += isCancelled ? made.events.map { $0.cancelled } : made.events
  }

  private mutating func calendarSnapshot() -> CalendarSnapshot {
    if events.count > Limits.snapshotEvents {
      text.add(
        .feedTooMany,
        "\(events.count) events from \(window.firstDay) to \(window.lastDay); \(Limits.snapshotEvents) are kept",
        SourceRange(0, min(1, source.bytes.count)))
    }
    return CalendarSnapshot(
      generatedAt: request.now, events: CalendarSnapshot.sorted(events, in: request.timeZone, nearest: request.now))
  }

  private mutating func remindersSnapshot() -> RemindersSnapshot {
    if items.count > Limits.snapshotReminders {
      items = Array((items.filter { !$0.isCompleted } + items.filter(\.isCompleted)).prefix(Limits.snapshotReminders))
    }
    return RemindersSnapshot(generatedAt: request.now, items: items)
  }

  // MARK: Times

  /// The zone with a name; nil if it is unknown, which is reported once.
  private mutating func zone(named name: String) -> CalendarZone? {
    if let known = zones[name] { return known }
    let last = name.split(separator: "/").suffix(2).joined(separator: "/")
    let plain = name.replacing("\"", with: "")
    for candidate in [plain, last, WindowsZones.names[plain] ?? ""] where !candidate.isEmpty {
      guard let zone = TimeZone(identifier: candidate) else { continue }
      zones[name] = .named(zone)
      return .named(zone)
    }
    return nil
  }

  /// The time of a property with its zone; nil if it is invalid, which is reported.
  private mutating func time(
    _ line: ICalLine, _ floating: CalendarZone
  ) -> (time: ICalTime, zone: CalendarZone)? {
    guard let time = ICalTime(line.value.stripped) else {
      text.add(.feedLine, "`\(brief(line.value))` is not a time; skipped it", line.range)
      return nil
    }
    switch time.form {
    case .utc: return (time, .utc)
    case .day: return (time, floating)
    case .local:
      guard let name = line.parameters["TZID"] else { return (time, floating) }
      if let zone = zone(named: name) { return (time, zone) }
      text.add(.feedZone, "unknown time zone `\(brief(name))`; using the reader’s", line.range)
      zones[name] = floating
      return (time, floating)
    }
  }

  // MARK: Events

  private mutating func event(_ component: ICalComponent, _ uid: String, _ floating: CalendarZone) -> WrittenEvent? {
    guard let line = component.line("DTSTART") else {
      text.add(.feedLine, "the event has no `DTSTART`; skipped it", component.range)
      return nil
    }
    guard let (start, zone) = time(line, floating) else { return nil }
    var event = WrittenEvent(
      component: component, uid: uid, start: start, zone: zone, length: start.form == .day ? .days(1) : .exact(0),
      replaces: nil, isFromThenOn: false, sequence: component.line("SEQUENCE").flatMap { Int($0.value) } ?? 0)
    event.length = length(of: event, floating)
    if let replaced = component.line("RECURRENCE-ID"), let (time, zone) = time(replaced, floating) {
      event.replaces = time.form == .day ? Double(time.seconds) : zone.moment(of: time.seconds)
      event.isFromThenOn = replaced.parameters["RANGE"]?.uppercased() == "THISANDFUTURE"
    }
    return event
  }

  private mutating func length(of event: WrittenEvent, _ floating: CalendarZone) -> WrittenEvent.Length {
    let isDay = event.start.form == .day
    if let line = event.component.line("DTEND") {
      guard let (end, zone) = time(line, floating) else { return event.length }
      guard isDay == (end.form == .day) else {
        text.add(
          .feedLine, "the event starts with a \(isDay ? "day" : "time") but ends with the other; ignored its end",
          line.range)
        return event.length
      }
      let seconds =
        isDay
        ? end.seconds - event.start.seconds : Int(zone.moment(of: end.seconds) - event.moment(event.start.seconds))
      // Some calendars write the first day as the end of a one-day event.
      guard seconds >= 0 else {
        text.add(.feedLine, "the event ends before it starts; ignored its end", line.range)
        return event.length
      }
      return isDay ? .days(max(seconds / 86_400, 1)) : .exact(seconds)
    }
    guard let line = event.component.line("DURATION") else { return event.length }
    guard let duration = ICalDuration(line.value), duration.days >= 0, duration.seconds >= 0 else {
      text.add(.feedLine, "`\(brief(line.value))` is not a duration; skipped it", line.range)
      return event.length
    }
    return isDay ? .days(max(duration.days + duration.seconds / 86_400, 1)) : .nominal(duration)
  }

  // MARK: Reminders

  private mutating func add(toDo component: ICalComponent, listTitle: String, _ floating: CalendarZone) {
    let status = component.line("STATUS")?.value.uppercased()
    if status == "CANCELLED" { return }
    let title = component.line("SUMMARY").map { $0.text.cleanTitle } ?? "Untitled"
    var id = component.line("UID")?.value ?? title
    if let replaced = component.line("RECURRENCE-ID") { id += "/" + replaced.value }
    guard itemIDs.insert(id).inserted else {
      text.add(
        .feedLine, "another `VTODO` has the same identity `\(brief(id))`; skipped this one", component.range)
      return
    }
    var item = Reminder(id: id, title: title, listID: listTitle, listTitle: listTitle)
    item.due = component.line("DUE").flatMap { when($0, floating) }
    item.start = component.line("DTSTART").flatMap { when($0, floating) }
    if item.due == nil, let start = component.line("DTSTART"), let line = component.line("DURATION"),
      let duration = ICalDuration(line.value), let (begin, zone) = time(start, floating)
    {
      let local = begin.seconds + duration.days * 86_400
      item.due =
        begin.form == .day
        ? .day(LocalDay(number: CivilTime.floorDivision(local, 86_400).quotient))
        : .moment(Date(timeIntervalSince1970: zone.moment(of: local) + Double(duration.seconds)))
    }
    item.priority =
      component.line("PRIORITY").flatMap { Int($0.value) }.flatMap { (0...9).contains($0) ? $0 : nil } ?? 0
    item.isCompleted =
      status == "COMPLETED" || component.line("COMPLETED") != nil || component.line("PERCENT-COMPLETE")?.value == "100"
    item.isRecurring = component.line("RRULE") != nil || component.line("RDATE") != nil
    items.append(item)
  }

  private mutating func when(_ line: ICalLine, _ floating: CalendarZone) -> Reminder.When? {
    guard let (time, zone) = time(line, floating) else { return nil }
    if time.form == .day { return .day(time.day) }
    return .moment(Date(timeIntervalSince1970: zone.moment(of: time.seconds)))
  }
}

extension CalendarEvent {
  fileprivate var cancelled: CalendarEvent {
    var copy = self
    copy.isCancelled = true
    return copy
  }
}

extension CalendarSnapshot {
  /// Sorted by start, then end, then title. If there are too many, events that end after now are kept, the earliest
  /// first, then those that ended last.
  fileprivate static func sorted(_ events: [CalendarEvent], in zone: TimeZone, nearest now: Date) -> [CalendarEvent] {
    let moments = { (event: CalendarEvent) -> (Date, Date) in
      switch event.span {
      case .timed(let start, let end): (start, end)
      case .allDay(let first, let last): (first.start(in: zone), last.advanced(by: 1).start(in: zone))
      }
    }
    let sorted = events.map { (moments($0), $0) }.sorted {
      ($0.0.0, $0.0.1, $0.1.title) < ($1.0.0, $1.0.1, $1.1.title)
    }
    guard sorted.count > Limits.snapshotEvents else { return sorted.map(\.1) }
    let ahead = sorted.filter { $0.0.1 >= now }.prefix(Limits.snapshotEvents)
    let past = sorted.filter { $0.0.1 < now }.suffix(Limits.snapshotEvents - ahead.count)
    return (past + ahead).map(\.1)
  }
}
