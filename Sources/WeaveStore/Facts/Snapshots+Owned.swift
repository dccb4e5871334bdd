// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData

extension Snapshots {
  /// Removes events and to-dos that are in another set, and those of its calendars and lists.
  ///
  /// - Parameter includingUnnamed: whether those without a calendar or list belong together too.
  mutating func removeLists(of other: Snapshots, includingUnnamed: Bool = false) {
    if let theirs = other.calendar, var own = calendar?.without(theirs) {
      let names = Set(theirs.events.map(\.calendarName)).filter { includingUnnamed || $0 != nil }
      own.events.removeAll { names.contains($0.calendarName) }
      calendar = own
    }
    if let theirs = other.reminders, var own = reminders?.without(theirs) {
      let lists = Set(theirs.items.map(\.listID)).filter { includingUnnamed || !$0.isEmpty }
      let ids = Set(theirs.items.map(\.id))
      own.items.removeAll { lists.contains($0.listID) || ids.contains($0.id) }
      reminders = own
    }
  }

  /// The snapshots, with those of another set in place of what has not changed, so that their files stay as they are.
  ///
  /// The age of events and to-dos counts from the last answer, changed or not. So they are taken anew after an eighth
  /// of the time in which they become stale.
  func keepingDates(of earlier: Snapshots?) -> Snapshots {
    guard let earlier else { return self }
    var kept = self
    for kind in kinds where SnapshotWriter.hasSameFacts(kind, self, earlier) {
      if kind.definition.isShared, let new = date(of: kind), let old = earlier.date(of: kind) {
        let seconds = new.timeIntervalSince(old)
        if seconds < 0 || seconds >= kind.definition.staleAge / 8 { continue }
      }
      kept[kind] = earlier[kind]
    }
    return kept
  }

  /// When the events or to-dos were read.
  var listDate: Date { date(of: .calendar) ?? date(of: .reminders) ?? .distantPast }
}

extension SnapshotWriter {
  /// Whether two sets have the same facts of a kind, whenever they were taken. They are compared as written texts,
  /// because writing rounds numbers.
  static func hasSameFacts(_ kind: SnapshotKind, _ a: Snapshots, _ b: Snapshots) -> Bool {
    text(kind, of: a.dated(.distantPast)) == text(kind, of: b.dated(.distantPast))
  }
}
