// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveTime

extension CalendarEvent {
  var cancelled: CalendarEvent {
    var copy = self
    copy.isCancelled = true
    return copy
  }
}

extension CalendarSnapshot {
  /// Sorted by start, then end, then title. If there are too many, events that end after now are kept, the earliest
  /// first, then those that ended last.
  static func sorted(_ events: [CalendarEvent], in zone: TimeZone, nearest now: Date) -> [CalendarEvent] {
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
