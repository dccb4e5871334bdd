// SPDX-License-Identifier: MIT

public import FoundationEssentials

extension Snapshots {
  /// Removes snapshots older than a limit, and returns their kinds.
  ///
  /// A place and the author's variables never become stale: they stay valid until somebody changes them.
  ///
  /// - Parameter age: in seconds.
  public mutating func removeOlder(than age: Double, at now: Date) -> [SnapshotKind] {
    let old = SnapshotKind.aging.filter { kind in date(of: kind).map { now.timeIntervalSince($0) > age } ?? false }
    for kind in old { remove(kind) }
    return old
  }

  /// The last moments at which the snapshots are still within an age limit, in order.
  public func lastMoments(within age: Double) -> [Date] {
    SnapshotKind.aging.compactMap { date(of: $0)?.addingTimeInterval(age) }.sorted()
  }
}

extension SnapshotKind {
  fileprivate static let aging = allCases.filter { $0.definition.staleAge.isFinite }
}
