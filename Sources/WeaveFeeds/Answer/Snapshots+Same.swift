// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData

extension Snapshots {
  /// Whether two say the same, whenever each was taken: some services restamp every answer.
  public func saysTheSame(as other: Snapshots) -> Bool { dated(.distantPast) == other.dated(.distantPast) }

  /// The same facts as if they had been taken at another moment.
  public func dated(_ date: Date) -> Snapshots {
    var copy = self
    for kind in SnapshotKind.allCases { copy[kind]?.takenAt = date }
    return copy
  }
}
