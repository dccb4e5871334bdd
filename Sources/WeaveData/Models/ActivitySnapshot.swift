// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON
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

extension ActivitySnapshot: SnapshotModel {
  public static let dateKey = "fetchedAt"
  public static let exampleAddress = "activity.flightsClimbed"
  public static let freshAge = 900.0
  public static let staleAge = 86_400.0

  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  public var contents: [String?] {
    ["\(day)", steps.map { "\($0) steps" }, flightsClimbed.map { "\($0) flights" }]
  }

  public var tree: JSONNode { SnapshotWriter.activity(self) }
}
