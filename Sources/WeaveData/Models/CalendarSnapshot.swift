// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON
public import WeaveTime

/// Events of the days ahead: `calendar.json`.
public struct CalendarSnapshot: Sendable, Hashable {
  public var generatedAt: Date
  /// By start, then end, then title.
  public var events: [CalendarEvent]

  public init(generatedAt: Date, events: [CalendarEvent] = []) {
    self.generatedAt = generatedAt
    self.events = events
  }
}

public struct CalendarEvent: Sendable, Hashable {
  /// When an event takes place.
  public enum Span: Sendable, Hashable {
    /// Ends after it starts, or at the same moment.
    case timed(start: Date, end: Date)
    /// Whole days of whoever reads the widget, wherever that is: the last one is part of it.
    case allDay(first: LocalDay, last: LocalDay)
  }

  public var title: String
  public var span: Span
  public var location: String?
  /// The calendar that it stands in.
  public var calendarName: String?
  /// The calendar's colour as `#RRGGBB`.
  public var color: String?
  public var isCancelled: Bool
  /// Whether it leaves the time free, as a birthday does.
  public var isTransparent: Bool

  public init(
    title: String, span: Span, location: String? = nil, calendarName: String? = nil, color: String? = nil,
    isCancelled: Bool = false, isTransparent: Bool = false
  ) {
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
  public static let dateKey = "generatedAt"
  public static let exampleAddress = "calendar.events[0].title"
  public static let freshAge = 900.0
  public static let staleAge = 86_400.0

  public var takenAt: Date? {
    get { generatedAt }
    set { generatedAt = newValue ?? generatedAt }
  }

  public var contents: [String?] { [count(events, "event") ?? "no events"] }

  public var tree: JSONNode { SnapshotWriter.calendar(self) }
}
