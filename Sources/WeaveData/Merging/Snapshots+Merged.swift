// SPDX-License-Identifier: MIT

public import FoundationEssentials

extension Snapshots {
  /// The facts of several sources as one snapshot of each kind.
  ///
  /// - Events are joined and sorted. Of events with the same identity and title, the first one counts.
  /// - To-dos are joined in the order of the sources. Of to-dos with the same identity and title, the first one counts.
  /// - Steps are merged day by day; the newer snapshot wins.
  /// - The newest weather counts, completed by older weather of the same place.
  /// - Of everything else, the newest counts.
  ///
  /// Events and to-dos are as old as the oldest feed that gives any, since feeds are read again and again. Without
  /// feeds, they are as old as the newest source.
  ///
  /// - Parameters:
  ///   - feeds: what feeds gave, one element for each feed.
  ///   - others: what other sources gave: imported files, and programs that write snapshots.
  ///   - timeZone: the reader's zone, in which whole days begin.
  /// - Returns: every kind except variables, which have no sources of their own.
  public static func merged(feeds: [Snapshots], others: [Snapshots] = [], in timeZone: TimeZone) -> Snapshots {
    let all = feeds + others
    var merged = Snapshots()
    for kind in SnapshotKind.allCases where kind != .variables {
      switch kind {
      case .calendar: merged.calendar = CalendarSnapshot.merged(all.compactMap(\.calendar), in: timeZone)
      case .reminders: merged.reminders = RemindersSnapshot.merged(all.compactMap(\.reminders))
      case .steps: merged.steps = oldestFirst(all.compactMap(\.steps)).reduce(nil) { $0?.merged(with: $1) ?? $1 }
      case .weather:
        let newest = oldestFirst(all.compactMap(\.weather)).reversed()
        merged.weather = newest.reduce(nil) { $0?.completed(by: $1) ?? $1 }
      default: merged[kind] = all.filter { $0.has(kind) }.max { $0.isOlder($1, kind) }?[kind]
      }
      guard kind.definition.isShared, merged.has(kind) else { continue }
      let dates = feeds.compactMap { $0.date(of: kind) }
      merged[kind]?.takenAt = dates.min() ?? others.compactMap { $0.date(of: kind) }.max()
    }
    return merged
  }

  private func isOlder(_ other: Snapshots, _ kind: SnapshotKind) -> Bool {
    (date(of: kind) ?? .distantPast) < (other.date(of: kind) ?? .distantPast)
  }

  /// In the order of their age; of equally old ones, the first source comes last and wins.
  private static func oldestFirst<Snapshot: SnapshotModel>(_ list: [Snapshot]) -> [Snapshot] {
    list.enumerated().sorted {
      ($0.element.takenAt ?? .distantPast, $1.offset) < ($1.element.takenAt ?? .distantPast, $0.offset)
    }.map(\.element)
  }

  /// The kinds that are present.
  public var kinds: [SnapshotKind] { SnapshotKind.allCases.filter(has) }
}
