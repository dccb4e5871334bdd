// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveTime

/// What a person did on one day: `activity.json`. A value that may not be read is nil.
public struct ActivitySnapshot: Sendable, Hashable {
  public var fetchedAt: Date
  public var access: AccessState
  public var day: LocalDay
  public var steps: Int?
  public var flightsClimbed: Int?
  /// Metres walked and run.
  public var distance: Double?
  /// Kilocalories.
  public var activeEnergy: Double?

  public init(fetchedAt: Date, access: AccessState = .authorised, day: LocalDay) {
    self.fetchedAt = fetchedAt
    self.access = access
    self.day = day
  }
}
