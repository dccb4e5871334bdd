// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

extension Snapshots {
  /// Takes over what another set has: of two snapshots of a kind the newer one holds, of two equally old ones the other
  /// set's.
  ///
  /// Steps are merged part by part, as the app keeps those of today and those of past days in two files.
  public mutating func merge(_ other: Snapshots) {
    for kind in SnapshotKind.allCases {
      guard let theirs = other.date(of: kind) ?? other.undated(kind) else { continue }
      if let ours = date(of: kind), kind != .steps, ours > theirs { continue }
      take(kind, from: other)
    }
  }

  /// Variables need not say when they were made; such ones hold.
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
  /// The newer of two with what only the older one knows: today's count, days of the past, goals that were set.
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
