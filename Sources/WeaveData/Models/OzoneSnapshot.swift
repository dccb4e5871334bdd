// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON
public import WeaveTime

/// The ozone column over a place, a value a day: `ozone.json`.
public struct OzoneSnapshot: Sendable, Hashable {
  public var fetchedAt: Date
  public var place: Place?
  /// In order, each day once.
  public var days: [OzoneDay]
  public var attribution: String?
  /// Where the licence or the service is told of.
  public var attributionURL: String?

  public init(
    fetchedAt: Date, place: Place? = nil, days: [OzoneDay] = [], attribution: String? = nil,
    attributionURL: String? = nil
  ) {
    self.fetchedAt = fetchedAt
    self.place = place
    self.days = days
    self.attribution = attribution
    self.attributionURL = attributionURL
  }
}

public struct OzoneDay: Sendable, Hashable {
  /// The day whose solar noon the values hold for.
  public var day: LocalDay
  /// Dobson units.
  public var column: Double?
  /// The clear-sky index at solar noon, where the source states it.
  public var uvIndex: Double?

  public init(day: LocalDay, column: Double? = nil, uvIndex: Double? = nil) {
    self.day = day
    self.column = column
    self.uvIndex = uvIndex
  }
}

extension OzoneSnapshot: SnapshotModel {
  public static let dateKey = "fetchedAt"
  public static let exampleAddress = "ozone.days[0].ozoneDU"
  public static let freshAge = 86_400.0
  public static let staleAge = 7 * 86_400.0

  public var takenAt: Date? {
    get { fetchedAt }
    set { fetchedAt = newValue ?? fetchedAt }
  }

  public var contents: [String?] { [place?.name, count(days, "day")] }

  public var tree: JSONNode { SnapshotWriter.ozone(self) }
}
