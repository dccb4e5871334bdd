// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

extension Snapshots {
  /// Adds the snapshots of another set. The newer snapshot of a kind wins; if both are equally old, the other set's
  /// wins.
  ///
  /// Steps are merged part by part, because the app stores today and past days in two files.
  public mutating func merge(_ other: Snapshots) {
    for kind in SnapshotKind.allCases {
      guard let theirs = other.date(of: kind) ?? other.undated(kind) else { continue }
      if let ours = date(of: kind), kind != .steps, ours > theirs { continue }
      take(kind, from: other)
    }
  }

  /// Variables need not have a date; those without one always win.
  private func undated(_ kind: SnapshotKind) -> Date? { kind == .variables && variables != nil ? .distantFuture : nil }

  private mutating func take(_ kind: SnapshotKind, from other: Snapshots) {
    if kind == .steps, let mine = steps, let theirs = other.steps {
      steps = mine.merged(with: theirs)
    } else {
      self[kind] = other[kind]
    }
  }
}

extension StepsSnapshot {
  /// The newer of two, completed from the older one: today's count, past days, and goals.
  func merged(with other: StepsSnapshot) -> StepsSnapshot {
    let (older, newer) = other.fetchedAt < fetchedAt ? (other, self) : (self, other)
    var days = Dictionary(older.history.map { ($0.day, $0) }) { first, _ in first }
    for day in newer.history { days[day.day] = day }
    var merged = newer
    merged.history = days.values.sorted { $0.day < $1.day }
    merged.today = newer.today ?? older.today
    if newer.goals == StepsGoals() { merged.goals = older.goals }
    return merged
  }
}
