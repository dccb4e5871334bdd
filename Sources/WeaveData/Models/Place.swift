// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveJSON

/// Where on Earth a snapshot speaks of.
public struct Place: Sendable, Hashable {
  /// What people call it; empty where nobody named it.
  public var name: String
  /// Degrees, north positive, -90 to 90.
  public var latitude: Double
  /// Degrees, east positive, -180 to 180.
  public var longitude: Double
  /// Metres above the sea.
  public var elevation: Double?
  /// Its own zone, for its local days; nil where the reader's counts.
  public var timeZone: TimeZone?

  public init(
    name: String, latitude: Double, longitude: Double, elevation: Double? = nil, timeZone: TimeZone? = nil
  ) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
    self.timeZone = timeZone
  }
}

/// The place of the widget: `location.json`.
public struct LocationSnapshot: Sendable, Hashable {
  public var updatedAt: Date
  public var place: Place
  /// Whom the place comes from, as its licence wants it shown.
  public var attribution: String?
  /// Where the licence or the service is told of.
  public var attributionURL: String?

  public init(updatedAt: Date, place: Place, attribution: String? = nil, attributionURL: String? = nil) {
    self.updatedAt = updatedAt
    self.place = place
    self.attribution = attribution
    self.attributionURL = attributionURL
  }
}

extension LocationSnapshot: SnapshotModel {
  public static let dateKey = "updatedAt"
  public static let exampleAddress = "location.place.latitude"
  public static let freshAge = Double.infinity
  public static let staleAge = Double.infinity

  public var takenAt: Date? {
    get { updatedAt }
    set { updatedAt = newValue ?? updatedAt }
  }

  public var contents: [String?] {
    let coordinates = [place.latitude, place.longitude].map { JSONWriter.text(of: ($0 * 1e4).rounded() / 1e4) }
    return [place.name, coordinates.joined(separator: " "), place.timeZone?.identifier]
  }

  public var tree: JSONNode { SnapshotWriter.location(self) }
}
