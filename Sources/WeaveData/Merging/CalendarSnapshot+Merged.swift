// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveTime

extension CalendarSnapshot {
  /// The events of several calendars in one list; nil without calendars.
  ///
  /// Events with the same identity and title are shown once. The title is compared because some programs number their
  /// events instead of giving each an identity of its own.
  ///
  /// If there are too many events, those that are over are left out first, then the last ones.
  static func merged(_ calendars: [CalendarSnapshot], in timeZone: TimeZone) -> CalendarSnapshot? {
    guard let newest = calendars.map(\.generatedAt).max() else { return nil }
    var known: Set<[String]> = []
    let events = calendars.flatMap(\.events).filter { event in
      event.id.map { known.insert([$0, event.title]).inserted } ?? true
    }
    let sorted = sorted(events, in: timeZone)
    guard sorted.count > Limits.snapshotEvents else { return CalendarSnapshot(generatedAt: newest, events: sorted) }
    let ahead = sorted.filter { $0.end(in: timeZone) >= newest }.prefix(Limits.snapshotEvents)
    let over = sorted.filter { $0.end(in: timeZone) < newest }.suffix(Limits.snapshotEvents - ahead.count)
    return CalendarSnapshot(generatedAt: newest, events: Array(over + ahead))
  }

  /// The calendar without events that another one has, whatever their identities.
  package func without(_ other: CalendarSnapshot?) -> CalendarSnapshot {
    let theirs = Set(other?.events.map(\.unidentified) ?? [])
    return CalendarSnapshot(generatedAt: generatedAt, events: events.filter { !theirs.contains($0.unidentified) })
  }
}

extension CalendarEvent {
  /// The event without its identity, which older files and other programs do not have.
  fileprivate var unidentified: CalendarEvent {
    var copy = self
    copy.id = nil
    return copy
  }

  fileprivate func end(in timeZone: TimeZone) -> Date {
    switch span {
    case .timed(_, let end): end
    case .allDay(_, let last): last.advanced(by: 1).start(in: timeZone)
    }
  }
}
