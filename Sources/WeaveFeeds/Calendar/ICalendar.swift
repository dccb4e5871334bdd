// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveTime

extension FeedSource {
  /// iCalendar: events with their recurrence, and reminders.
  ///
  /// - Source: RFC 5545, 7529 and 7986. Times without a zone use `X-WR-TIMEZONE`, or else the reader's zone. A zone
  ///   name is looked up first in the calendar's own definitions, for the time that they cover, then in the IANA database
  ///   and among the Windows names.
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
  /// By their text.
  private var zoneBlocks: [String: ZoneBlock] = [:]
  private var events: [CalendarEvent] = []
  private var items: [Reminder] = []
  private var itemIDs: Set<String> = []
  /// The zone that decides on which day a moment in UTC falls, for properties of whole days.
  private var dayZone = CalendarZone.utc
  /// Unknown zones that have been reported.
  private var unknownZones: Set<String> = []
  /// Unknown zones whose definition does not cover a time, if that has been reported.
  private var shortZones: Set<String> = []
  private var hasEvents = false
  /// The number of dates that have been read from lists.
  private var dateCount = 0

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
    guard let calendars = text.calendars()?.filter({ $0.name == "VCALENDAR" }) else {
      return Checked(nil, text.diagnostics)
    }
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
    (zones, unknownZones) = ([:], [])
    var blockNames: [String] = []
    for block in calendar.children where block.name == "VTIMEZONE" {
      guard let name = (block.line("TZID")?.value).map(ZoneNames.plain) else { continue }
      if let zone = zoneBlock(block) {
        let known = ZoneNames.zone(name) ?? block.line("X-LIC-LOCATION").flatMap { ZoneNames.zone($0.value) }
        zones[name] = .block(zone, outside: known)
        blockNames.append(name)
        if zone.isIncomplete {
          text.add(
            .feedZone, "a rule of the time zone `\(brief(name))` gives too many times or takes too long; left it out",
            block.range)
        }
      } else {
        text.add(.feedZone, "the time zone `\(brief(name))` is defined without offsets", block.range)
      }
    }
    let floating = calendar.line("X-WR-TIMEZONE").flatMap { zone(named: $0.value) } ?? .named(request.timeZone)
    // Midnights in UTC belong to the calendar's only zone, wherever its reader is.
    dayZone =
      calendar.line("X-WR-TIMEZONE") == nil && blockNames.count == 1 ? zones[blockNames[0]] ?? floating : floating
    let name = request.name ?? (calendar.line("NAME") ?? calendar.line("X-WR-CALNAME"))?.text.singleLine
    let color =
      request.color
      ?? (calendar.line("COLOR") ?? calendar.line("X-APPLE-CALENDAR-COLOR")).flatMap { CalendarColor.hex($0.value) }
    let isCancelled = calendar.line("METHOD")?.value.uppercased() == "CANCEL"
    var order: [String] = []
    var series: [String: [WrittenEvent]] = [:]
    var toDos = CalendarToDos(request, listTitle: name ?? "")
    for (index, component) in calendar.children.enumerated() {
      switch component.name {
      case "VEVENT":
        hasEvents = true
        let uid = component.line("UID")?.value ?? "\u{0}\(index)"
        guard let event = event(component, uid, floating) else { continue }
        if series[uid] == nil { order.append(uid) }
        series[uid, default: []].append(event)
      case "VTODO": add(component, to: &toDos, floating)
      default: continue
      }
    }
    var made = CalendarEvents(window: window, name: name, color: color)
    var notes: [(DiagnosticCode, Diagnostic.Message, SourceRange)] = []
    for uid in order { made.add(series[uid] ?? [], &budget) { notes.append(($0, $1, $2)) } }
    items += toDos.reminders(&budget) { notes.append(($0, $1, $2)) }
    for note in notes { text.add(note.0, note.1, note.2) }
    events += isCancelled ? made.events.map { $0.cancelled } : made.events
  }

  /// A calendar server gives each event with the same definition of its zone, which is computed once.
  private mutating func zoneBlock(_ component: ICalComponent) -> ZoneBlock? {
    let text = component.children.map { part in
      part.name + (part.lines + part.lists).map { "\($0.name):\($0.value)" }.joined(separator: "\n")
    }.joined(separator: "\n")
    if let known = zoneBlocks[text] { return known }
    let block = ZoneBlock(component, until: window.end + 400 * 86_400, &budget)
    zoneBlocks[text] = block
    return block
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

  /// The zone with a name; nil if it is unknown.
  private mutating func zone(named name: String) -> CalendarZone? {
    // Thousands of events name the same zone.
    if let known = zones[name] { return known }
    let plain = ZoneNames.plain(name)
    guard !unknownZones.contains(plain) else { return nil }
    guard let zone = zones[plain] ?? ZoneNames.zone(plain).map({ .named($0) }) else { return nil }
    zones[name] = zone
    return zone
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
    case .day: return (time, dayZone)
    case .local: return (time, zone(of: line, floating) { $0.moment(of: time.seconds) } ?? floating)
    }
  }

  /// The zone that a property names; nil if it names none. An unknown one is reported once, and is the reader's.
  ///
  /// - Parameter moment: the moment at which the zone is needed.
  private mutating func zone(
    of line: ICalLine, _ floating: CalendarZone, at moment: (CalendarZone) -> Double
  ) -> CalendarZone? {
    guard let name = line.parameters["TZID"] else { return nil }
    guard let zone = zone(named: name) else {
      if unknownZones.insert(ZoneNames.plain(name)).inserted {
        text.add(.feedZone, "unknown time zone `\(brief(name))`; using the reader’s", line.range)
      }
      return floating
    }
    if !zone.isKnown(at: moment(zone)), shortZones.insert(name).inserted {
      text.add(
        .feedZone,
        "`\(brief(name))` is no known time zone, and its definition does not cover this time; using its nearest offset",
        line.range)
    }
    return zone
  }

  /// The times of a list, with what stands after the slash of a period. Other texts are reported.
  ///
  /// - Parameter isDay: whether they are times of a series of whole days. The zone of a midnight does not matter then.
  private mutating func times(_ line: ICalLine, isDay: Bool, _ floating: CalendarZone)
    -> [(time: WrittenTime, end: Substring?)]
  {
    var times: [(time: WrittenTime, end: Substring?)] = []
    let comma = UInt8(ascii: ",")
    for part in line.value.utf8.split(separator: comma, maxSplits: 10_000).prefix(10_000) {
      dateCount += 1
      guard dateCount <= Limits.feedDates else {
        if dateCount == Limits.feedDates + 1 {
          self.text.add(.feedTooMany, "more than \(Limits.feedDates) dates; skipped the rest of them", line.range)
        }
        break
      }
      let text = Substring(part).stripped
      let slash = text.utf8.firstIndex(of: UInt8(ascii: "/"))
      guard let time = ICalTime(text[..<(slash ?? text.endIndex)]) else {
        self.text.add(.feedLine, "`\(brief(String(text)))` is not a time; skipped it", line.range)
        continue
      }
      let needsZone = time.form == .local && !isDay
      let zone = needsZone ? zone(of: line, floating) { $0.moment(of: time.seconds) } : nil
      times.append((WrittenTime(time: time, zone: zone), slash.map { text[text.utf8.index(after: $0)...] }))
    }
    return times
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
    readEnd(of: &event, floating)
    readSeries(of: &event, floating)
    return event
  }

  /// Reads the place of an event in its series, and the times that it adds and excludes.
  private mutating func readSeries(of event: inout WrittenEvent, _ floating: CalendarZone) {
    let component = event.component
    if let line = component.line("RECURRENCE-ID") {
      event.replacedTime = times(line, isDay: event.isDay, floating).first?.time
      event.isFromThenOn = line.parameters["RANGE"]?.uppercased() == "THISANDFUTURE"
    }
    for line in component.lines("EXDATE") {
      event.exclusions += times(line, isDay: event.isDay, floating).map(\.time)
    }
    for line in component.lines("RDATE") {
      for (time, end) in times(line, isDay: event.isDay, floating) {
        event.additions.append((time, end.flatMap { length(from: time, to: $0, event.zone) }))
      }
    }
  }

  /// The length of a period, by its end or its duration.
  private func length(from start: WrittenTime, to end: Substring, _ zone: CalendarZone) -> WrittenEvent.Length? {
    if let duration = ICalDuration(end) { return .nominal(duration) }
    guard let end = ICalTime(end), let from = start.moment(zone),
      let to = WrittenTime(time: end, zone: start.zone).moment(zone), to >= from
    else { return nil }
    return .exact(Int(to - from))
  }

  /// Reads the length of an event. If it ends before it starts, both are exchanged.
  private mutating func readEnd(of event: inout WrittenEvent, _ floating: CalendarZone) {
    if let line = event.component.line("DTEND") {
      // Of two times of one event, the one without a known zone is in the zone of the other.
      guard let (end, zone) = time(line, event.zone) else { return }
      if event.start.form == .local, end.form == .local, !hasZone(event.component.line("DTSTART")), hasZone(line) {
        event.zone = zone
      }
      if event.isDay, end.form != .day, !isMidnight(end, zone) { startAtMidnight(&event, zone) }
      let seconds = seconds(of: event, to: end, zone)
      if seconds < 0 {
        text.add(.feedLine, "the event ends before it starts; exchanged its start and its end", line.range)
        event.start = event.isDay ? event.start.advanced(by: seconds) : event.zone.time(of: end, zone)
      }
      // Some calendars write the first day as the end of a one-day event.
      event.length = event.isDay ? .days(max(abs(seconds) / 86_400, 1)) : .exact(abs(seconds))
      return
    }
    guard let line = event.component.line("DURATION") else { return }
    guard let duration = ICalDuration(line.value), duration.days >= 0, duration.seconds >= 0 else {
      return text.add(.feedLine, "`\(brief(line.value))` is not a duration; skipped it", line.range)
    }
    if event.isDay, duration.seconds % 86_400 != 0 { startAtMidnight(&event, floating) }
    event.length = event.isDay ? .days(max(duration.days + duration.seconds / 86_400, 1)) : .nominal(duration)
  }

  /// Whether a property names a zone that is known.
  private func hasZone(_ line: ICalLine?) -> Bool {
    line?.parameters["TZID"].map { !unknownZones.contains(ZoneNames.plain($0)) } ?? false
  }

  /// Turns the day on which an event starts into its midnight, if the event ends at a time of the day.
  private func startAtMidnight(_ event: inout WrittenEvent, _ zone: CalendarZone) {
    event.start.form = .local
    event.zone = zone
  }

  private func isMidnight(_ time: ICalTime, _ zone: CalendarZone) -> Bool {
    let local = time.form == .utc ? dayZone.local(Double(time.seconds)) : time.seconds
    return time.seconds % 86_400 == 0 || local % 86_400 == 0
  }

  /// Seconds from the start of an event to its end. A day ends at the midnight that begins it.
  private func seconds(of event: WrittenEvent, to end: ICalTime, _ zone: CalendarZone) -> Int {
    if event.isDay { return WrittenTime(time: end).day(in: dayZone) * 86_400 - event.start.seconds }
    let last = end.form == .day ? event.zone.moment(of: end.seconds) : zone.moment(of: end.seconds)
    return Int(last - event.moment(event.start.seconds))
  }

  // MARK: Reminders

  private mutating func add(_ component: ICalComponent, to toDos: inout CalendarToDos, _ floating: CalendarZone) {
    let title = component.line("SUMMARY").map { $0.text.cleanTitle } ?? "Untitled"
    let uid = component.line("UID")?.value ?? title
    let id = component.line("RECURRENCE-ID").map { "\(uid)/\($0.value)" } ?? uid
    guard itemIDs.insert(id).inserted else {
      text.add(
        .feedLine, "another `VTODO` has the same identity `\(brief(id))`; skipped this one", component.range)
      return
    }
    var toDo = WrittenToDo(component, id: id, title: title)
    toDo.due = component.line("DUE").flatMap { time($0, floating) }
    toDo.start = component.line("DTSTART").flatMap { time($0, floating) }
    if let (time, zone) = toDo.start ?? toDo.due {
      var event = WrittenEvent(
        component: component, uid: uid, start: time, zone: zone, length: time.form == .day ? .days(1) : .exact(0),
        replaces: nil, isFromThenOn: false, sequence: 0)
      readSeries(of: &event, floating)
      toDo.event = event
    }
    toDos.add(toDo, uid: uid)
  }
}
