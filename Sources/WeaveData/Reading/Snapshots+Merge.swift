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
  /// The newer of two, completed from the older one: today's count, past days, and goals. If both are equally old, the
  /// larger count of a day wins, because a count only grows.
  func merged(with other: StepsSnapshot) -> StepsSnapshot {
    let (older, newer) = other.fetchedAt < fetchedAt ? (other, self) : (self, other)
    var days = Dictionary(older.history.map { ($0.day, $0) }) { first, _ in first }
    for day in newer.history {
      if other.fetchedAt == fetchedAt, let known = days[day.day], known.steps > day.steps { continue }
      days[day.day] = day
    }
    var merged = newer
    merged.history = days.values.sorted { $0.day < $1.day }
    merged.today = newer.today ?? older.today
    if newer.goals == StepsGoals() { merged.goals = older.goals }
    return merged
  }

  /// The counts that another snapshot does not have.
  package func without(_ other: StepsSnapshot?) -> StepsSnapshot {
    let theirs = Set(other?.history ?? [])
    var rest = self
    rest.history = history.filter { !theirs.contains($0) }
    if today == other?.today { rest.today = nil }
    return rest
  }
}
