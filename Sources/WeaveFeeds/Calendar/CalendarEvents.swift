// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveTime

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
    // Of two versions of one event the later one wins.
    let masters = series.enumerated().filter { $0.element.replacedTime == nil }
    let master = masters.max { ($0.element.sequence, $0.offset) < ($1.element.sequence, $1.offset) }?.element
    var overrides: [Double: WrittenEvent] = [:]
    for event in series {
      guard let time = event.replacedTime else { continue }
      var event = event
      let owner = master ?? event
      let replaced = owner.moment(owner.local(of: time))
      event.replaces = replaced
      if let other = overrides[replaced], other.sequence > event.sequence { continue }
      overrides[replaced] = event
    }
    guard let master else {
      for event in overrides.values { addOccurrence(event, at: event.start.seconds) }
      return
    }
    let times = SeriesTimes(of: master, from: lowest(of: series), to: Int(window.end) + 2 * 86_400, &budget, add)
    let moments = times.locals.map(master.moment)
    let given = Set(moments)
    overrides = overrides.filter { !times.excluded.contains($0.key) && !isOutdated($0.value, of: master, given) }
    // The text of an event is the same for all of its occurrences, of which there may be thousands.
    let words = calendarEvent(from: master)
    let changes = overrides.values.filter(\.isFromThenOn).sorted { ($0.replaces ?? 0) < ($1.replaces ?? 0) }
    var next = 0
    var change: (event: WrittenEvent, words: CalendarEvent, shift: Int)?
    for (local, moment) in zip(times.locals, moments) {
      while next < changes.count, let from = changes[next].replaces, from <= moment {
        // All later occurrences move by as much as the changed one.
        let event = changes[next]
        next += 1
        guard next == changes.count || changes[next].replaces ?? 0 > moment else { continue }
        let shift = event.start.seconds - event.zone.localOrDay(from, isDay: master.isDay)
        change = (event, calendarEvent(from: event), shift)
      }
      if overrides[moment] != nil || times.excluded.contains(moment) { continue }
      if let change {
        addOccurrence(change.event, at: local + change.shift, change.words)
      } else {
        addOccurrence(master, at: local, words, times.lengths[local])
      }
    }
    for event in overrides.values { addOccurrence(event, at: event.start.seconds) }
  }

  /// The first local time at which an occurrence may reach into the window.
  private func lowest(of series: [WrittenEvent]) -> Int {
    Int(window.start) - 2 * 86_400 - min(series.map(\.lengthInSeconds).max() ?? 0, 400 * 86_400)
  }

  /// Whether a change belongs to an older version of its series, which had an occurrence where the present one has none.
  ///
  /// - Parameter given: the moments that the series gives.
  /// - Source: RFC 5546, 2.1.4, for the order of versions by SEQUENCE.
  private func isOutdated(_ change: WrittenEvent, of master: WrittenEvent, _ given: Set<Double>) -> Bool {
    guard change.sequence < master.sequence, change.component.hasRule, let replaced = change.replaces else {
      return false
    }
    return replaced >= window.start && replaced < window.end && !given.contains(replaced)
  }

  // MARK: Occurrences

  /// - Parameters:
  ///   - words: the event at its first time, if it has already been made.
  ///   - length: the length of this occurrence, if it has its own.
  private mutating func addOccurrence(
    _ event: WrittenEvent, at local: Int, _ words: CalendarEvent? = nil, _ length: WrittenEvent.Length? = nil
  ) {
    let span = event.span(at: local, length)
    guard window.contains(span) else { return }
    var occurrence = words ?? calendarEvent(from: event)
    occurrence.span = span
    occurrence.id = event.identity(at: local)
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

extension WrittenEvent {
  /// The longest `UID` that is compared, in bytes. Programs write up to about 150.
  private static let longestUID = 255

  /// The `UID`; for an occurrence of a series also the time that the series gives it, wherever it was moved.
  ///
  /// - Returns: nil if the event has no `UID`, or a very long one.
  fileprivate func identity(at local: Int) -> String? {
    guard component.line("UID") != nil, uid.utf8.count <= Self.longestUID else { return nil }
    guard replaces != nil || component.recurs else { return uid }
    // Later occurrences that a change moves keep its identity, each with its own time.
    let moment = isFromThenOn ? self.moment(local) : replaces ?? self.moment(local)
    let number = Int(exactly: moment.rounded()) ?? 0
    let isDay = start.form == .day
    let time = isDay ? LocalDay(number: CivilTime.floorDivision(number, 86_400).quotient).description : nil
    return uid + " " + (time ?? InstantText.text(Date(timeIntervalSince1970: moment)))
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
