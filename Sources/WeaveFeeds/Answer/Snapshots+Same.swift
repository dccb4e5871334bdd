// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData

extension Snapshots {
  /// Whether two say the same, whenever each was taken: some services restamp every answer.
  public func saysTheSame(as other: Snapshots) -> Bool { dated(.distantPast) == other.dated(.distantPast) }

  /// The same facts as if they had been taken at another moment.
  public func dated(_ date: Date) -> Snapshots {
    var copy = self
    copy.weather?.fetchedAt = date
    copy.steps?.fetchedAt = date
    copy.activity?.fetchedAt = date
    copy.calendar?.generatedAt = date
    copy.reminders?.generatedAt = date
    copy.location?.updatedAt = date
    copy.ozone?.fetchedAt = date
    copy.air?.fetchedAt = date
    copy.variables?.updatedAt = date
    return copy
  }
}
