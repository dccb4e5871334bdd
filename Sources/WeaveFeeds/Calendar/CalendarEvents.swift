// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveTime

/// One event as a calendar writes it: its first time, its length and its recurrence.
struct WrittenEvent {
  var component: ICalComponent
  var uid: String
  var start: ICalTime
  var zone: CalendarZone
  var length: Length
  /// The occurrence of its series that it replaces, in seconds since 1970; for whole days, midnight UTC of the day.
  var replaces: Double?
  /// Whether it also replaces all later occurrences.
  var isFromThenOn: Bool
  var sequence: Int

  enum Length {
    /// Exact seconds.
    case exact(Int)
    /// Calendar days plus exact seconds.
    case nominal(ICalDuration)
    /// Whole days.
    case days(Int)
  }

  /// The moment of a local time of the event.
  func moment(_ local: Int) -> Double { start.form == .day ? Double(local) : zone.moment(of: local) }

  /// The span of the occurrence that begins at a local time.
  func span(at local: Int) -> CalendarEvent.Span {
    if start.form == .day {
      let first = LocalDay(number: CivilTime.floorDivision(local, 86_400).quotient)
      guard case .days(let count) = length else { return .allDay(first: first, last: first) }
      return .allDay(first: first, last: first.advanced(by: max(count, 1) - 1))
    }
    let begin = moment(local)
    let end =
      switch length {
      case .exact(let seconds): begin + Double(seconds)
      case .nominal(let duration):
        (duration.days == 0 ? begin : moment(local + duration.days * 86_400)) + Double(duration.seconds)
      case .days(let count): moment(local + count * 86_400)
      }
    return .timed(
      start: Date(timeIntervalSince1970: begin), end: Date(timeIntervalSince1970: max(begin, end)))
  }
}

/// Expands the events of one calendar into occurrences.
struct CalendarEvents {
  let window: CalendarWindow
  private(set) var events: [CalendarEvent] = []
  private let calendarName: String?
  private let color: String?

  init(window: CalendarWindow, name: String?, color: String?) {
    self.window = window
    calendarName = name
    self.color = color
  }

  /// Adds the occurrences of one series: its master event, and the events that replace occurrences.
  mutating func add(
    _ series: [WrittenEvent], _ budget: inout Recurrence.Budget,
    _ add: (DiagnosticCode, Diagnostic.Message, SourceRange) -> Void
  ) {
    var overrides: [Double: WrittenEvent] = [:]
    var masters: [WrittenEvent] = []
    for event in series {
      guard let replaced = event.replaces else {
        masters.append(event)
        continue
      }
      if let other = overrides[replaced], other.sequence > event.sequence { continue }
      overrides[replaced] = event
    }
    let changes = overrides.values.filter(\.isFromThenOn).sorted { ($0.replaces ?? 0) < ($1.replaces ?? 0) }
    // Of two versions of one event the later one wins.
    guard
      let master = masters.enumerated().max(by: { ($0.element.sequence, $0.offset) < ($1.element.sequence, $1.offset) }
      )?.element
    else {
      for event in overrides.values { addOccurrence(event, at: event.start.seconds) }
      return
    }
    let (times, excluded) = occurrences(of: master, &budget, add)
    // The text of an event is the same for all of its occurrences, of which there may be thousands.
    let words = calendarEvent(from: master)
    for local in times {
      let moment = master.moment(local)
      if overrides[moment] != nil || excluded.contains(moment) { continue }
      guard let change = changes.last(where: { ($0.replaces ?? 0) <= moment }), let from = change.replaces else {
        addOccurrence(master, at: local, words)
        continue
      }
      // All later occurrences move by as much as the changed one.
      let shift = change.start.seconds - change.zone.localOrDay(from, isDay: master.start.form == .day)
      addOccurrence(change, at: local + shift)
    }
    for event in overrides.values { addOccurrence(event, at: event.start.seconds) }
  }

  // MARK: Recurrence

  private func occurrences(
    of master: WrittenEvent, _ budget: inout Recurrence.Budget,
    _ add: (DiagnosticCode, Diagnostic.Message, SourceRange) -> Void
  ) -> (times: Set<Int>, excluded: Set<Double>) {
    let component = master.component
    var times: Set<Int> = [master.start.seconds]
    var excluded: Set<Double> = []
    for line in component.lines("RRULE") {
      switch follow(line, of: master, &budget) {
      case .times(let found): times.formUnion(found)
      case .notFollowed:
        add(.feedRule, "the rule `\(brief(line.value, to: 80))` is not supported", line.range)
      }
    }
    for line in component.lines("EXRULE") {
      if case .times(let found) = follow(line, of: master, &budget) { excluded.formUnion(found.map(master.moment)) }
    }
    for line in component.lines("RDATE") {
      for text in line.value.split(separator: ",").prefix(10_000) {
        // A period begins with its start time.
        guard let time = ICalTime(text.prefix { $0 != "/" }) else {
          add(.feedLine, "`\(brief(String(text)))` is not a time; skipped it", line.range)
          continue
        }
        times.insert(local(time, line, of: master))
      }
    }
    for line in component.lines("EXDATE") {
      for text in line.value.split(separator: ",").prefix(10_000) {
        guard let time = ICalTime(text) else { continue }
        if time.form == .day, master.start.form != .day {
          // A whole day excludes every occurrence that begins on it.
          for local in times where CivilTime.floorDivision(local, 86_400).quotient == time.day.number {
            excluded.insert(master.moment(local))
          }
        } else {
          excluded.insert(master.moment(local(time, line, of: master)))
        }
      }
    }
    return (times, excluded)
  }

  private func follow(_ line: ICalLine, of master: WrittenEvent, _ budget: inout Recurrence.Budget)
    -> Recurrence.Outcome
  {
    guard let rule = RecurrenceRule(line.value) else { return .notFollowed }
    let recurrence = Recurrence(rule: rule, start: master.start.seconds, isDay: master.start.form == .day)
    let lower = Int(window.start) - 2 * 86_400 - min(lengthInSeconds(master), 400 * 86_400)
    let upper = Int(window.end) + 2 * 86_400
    guard let until = rule.until else { return recurrence.times(from: lower, to: upper, &budget) }
    return recurrence.times(from: lower, to: upper, &budget) { local in
      switch until.form {
      // The rule includes the whole day.
      case .day: CivilTime.floorDivision(local, 86_400).quotient > until.day.number
      case .local: local > until.seconds
      case .utc: master.moment(local) > Double(until.seconds)
      }
    }
  }

  private func lengthInSeconds(_ event: WrittenEvent) -> Int {
    switch event.length {
    case .exact(let seconds): max(seconds, 0)
    case .nominal(let duration): max(duration.days * 86_400 + duration.seconds, 0)
    case .days(let count): count * 86_400
    }
  }

  /// A time of a list, as the event's local time.
  private func local(_ time: ICalTime, _ line: ICalLine, of master: WrittenEvent) -> Int {
    guard time.form == .utc, master.start.form != .day else { return time.seconds }
    return master.zone.local(Double(time.seconds))
  }

  // MARK: Occurrences

  /// - Parameter words: the event at its first time, if it has already been made.
  private mutating func addOccurrence(_ event: WrittenEvent, at local: Int, _ words: CalendarEvent? = nil) {
    let span = event.span(at: local)
    guard window.contains(span) else { return }
    var occurrence = words ?? calendarEvent(from: event)
    occurrence.span = span
    events.append(occurrence)
  }

  /// The event at its first time.
  private func calendarEvent(from event: WrittenEvent) -> CalendarEvent {
    let component = event.component
    return CalendarEvent(
      title: component.line("SUMMARY").map { $0.text.cleanTitle } ?? "Untitled",
      span: event.span(at: event.start.seconds),
      location: component.line("LOCATION").flatMap { $0.text.isEmpty ? nil : $0.text },
      calendarName: calendarName,
      color: component.line("COLOR").flatMap { CalendarColor.hex($0.value) } ?? color,
      isCancelled: component.line("STATUS")?.value.uppercased() == "CANCELLED",
      isTransparent: component.line("TRANSP")?.value.uppercased() == "TRANSPARENT")
  }
}

/// The days whose events are read.
struct CalendarWindow {
  var start: Double
  var end: Double
  var firstDay: LocalDay
  var lastDay: LocalDay

  init(_ request: FeedRequest) {
    let today = LocalDay(request.now, in: request.timeZone)
    firstDay = today.advanced(by: -min(max(request.daysBack, 0), 3_660))
    lastDay = today.advanced(by: min(max(request.daysAhead, 0), 3_660))
    start = firstDay.start(in: request.timeZone).timeIntervalSince1970
    end = lastDay.advanced(by: 1).start(in: request.timeZone).timeIntervalSince1970
  }

  func contains(_ span: CalendarEvent.Span) -> Bool {
    switch span {
    case .timed(let from, let to):
      from.timeIntervalSince1970 < end
        && (to.timeIntervalSince1970 > start || from == to && from.timeIntervalSince1970 >= start)
    case .allDay(let first, let last): first <= lastDay && last >= firstDay
    }
  }
}

extension CalendarZone {
  /// The local time of a replaced occurrence; for whole days, the number unchanged.
  fileprivate func localOrDay(_ moment: Double, isDay: Bool) -> Int { isDay ? Int(moment) : local(moment) }
}

/// Colours of calendars.
enum CalendarColor {
  /// `#RRGGBB` from the same form, from `#RRGGBBAA`, or from a CSS colour name that calendars use; nil for anything
  /// else.
  static func hex(_ text: String) -> String? {
    if text.hasPrefix("#") {
      let digits = text.dropFirst().prefix(6)
      let isHex = digits.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x46).contains($0 & 0xDF) }
      return digits.count == 6 && isHex ? "#" + digits.uppercased() : nil
    }
    return names[text.lowercased()]
  }

  /// - Source: CSS Color Module Level 3, the basic names and some common others.
  private static let names = [
    "black": "#000000", "silver": "#C0C0C0", "gray": "#808080", "grey": "#808080", "white": "#FFFFFF",
    "maroon": "#800000", "red": "#FF0000", "purple": "#800080", "fuchsia": "#FF00FF", "magenta": "#FF00FF",
    "green": "#008000", "lime": "#00FF00", "olive": "#808000", "yellow": "#FFFF00", "navy": "#000080",
    "blue": "#0000FF", "teal": "#008080", "aqua": "#00FFFF", "cyan": "#00FFFF", "orange": "#FFA500",
    "brown": "#A52A2A", "pink": "#FFC0CB", "gold": "#FFD700", "indigo": "#4B0082", "violet": "#EE82EE",
    "turquoise": "#40E0D0", "tomato": "#FF6347", "salmon": "#FA8072", "crimson": "#DC143C", "steelblue": "#4682B4",
    "royalblue": "#4169E1", "skyblue": "#87CEEB", "forestgreen": "#228B22", "seagreen": "#2E8B57",
    "darkblue": "#00008B", "darkgreen": "#006400", "darkred": "#8B0000", "darkorange": "#FF8C00",
  ]
}

extension String {
  /// The text on one line; `Untitled` if it is empty.
  var cleanTitle: String {
    let title = singleLine
    return title.isEmpty ? "Untitled" : title
  }
}
