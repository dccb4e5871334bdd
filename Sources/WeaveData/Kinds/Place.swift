// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

/// A place on Earth that a snapshot describes.
public struct Place: Sendable, Hashable {
  /// The display name; empty if it has none.
  public var name: String
  /// Degrees, north positive, -90 to 90.
  public var latitude: Double
  /// Degrees, east positive, -180 to 180.
  public var longitude: Double
  /// Metres above the sea.
  public var elevation: Double?
  /// Its time zone, for local days; nil to use the reader's.
  public var timeZone: TimeZone?

  /// A place from its coordinates in degrees; the elevation is in metres.
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

extension Place {
  /// Whether two places have the same position, whatever their names.
  package func hasSamePosition(as other: Place?) -> Bool {
    guard let other else { return false }
    return latitude == other.latitude && longitude == other.longitude && elevation == other.elevation
      && timeZone == other.timeZone
  }
}

// MARK: In files

extension SnapshotTable {
  static let placeField = Field("place", .object("Place"), "The place of the values.")

  static let place = ObjectType(
    "Place", "A place on Earth.",
    [
      Field("name", .string, default: "\"\"", "The name shown to people."),
      Field("latitude", .number(-90...90), required: true, "Degrees, north positive."),
      Field("longitude", .number(-180...180), required: true, "Degrees, east positive."),
      .quantity("elevation", .length, -1_000...10_000, "Height above the sea."),
      Field("timeZone", .string, "Its time zone, such as `Europe/Paris`, for the days in the file."),
    ])
}

extension SnapshotReading {
  /// Reads a place; nil unless it has both coordinates.
  mutating func place(_ object: SnapshotObject?) -> Place? {
    guard let object, let latitude = object.number("latitude"), let longitude = object.number("longitude") else {
      return nil
    }
    return Place(
      name: object.string("name") ?? "", latitude: latitude, longitude: longitude,
      elevation: object.number("elevationM"), timeZone: zone(object))
  }

  private mutating func zone(_ object: SnapshotObject) -> TimeZone? {
    guard let name = object.string("timeZone") else { return nil }
    if let zone = TimeZone(identifier: name) { return zone }
    add(
      Diagnostic(
        .snapshotUnknownZone, "unknown time zone `\(Diagnostic.Message.clipped(name))`", at: object.range("timeZone")))
    return nil
  }
}

extension SnapshotWriter {
  static func place(_ place: Place) -> JSONNode {
    .object([
      ("elevationM", .number(place.elevation)), ("latitude", .number(place.latitude)),
      ("longitude", .number(place.longitude)), ("name", .text(place.name)),
      ("timeZone", .text(place.timeZone?.identifier)),
    ])
  }
}
