// SPDX-License-Identifier: MIT

public import FoundationEssentials

extension Snapshots {
  /// Whether two snapshots have the same facts, ignoring when each was taken: some services give every answer a new
  /// time.
  public func hasSameFacts(as other: Snapshots) -> Bool { dated(.distantPast) == other.dated(.distantPast) }

  /// The same facts with another time.
  public func dated(_ date: Date) -> Snapshots {
    var copy = self
    for kind in SnapshotKind.allCases { copy[kind]?.takenAt = date }
    return copy
  }
}
