// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

/// The place of the widget: `location.json`.
public struct LocationSnapshot: Sendable, Hashable {
  /// When the place was found.
  public var updatedAt: Date
  /// The place of the widget.
  public var place: Place
  /// The credit line that the place's licence requires.
  public var attribution: String?
  /// A link to the licence or the service.
  public var attributionURL: String?

  /// A place and the time when it was found.
  public init(updatedAt: Date, place: Place, attribution: String? = nil, attributionURL: String? = nil) {
    self.updatedAt = updatedAt
    self.place = place
    self.attribution = attribution
    self.attributionURL = attributionURL
  }
}

extension LocationSnapshot: SnapshotModel {
  /// A place never becomes stale.
  public static let definition = SnapshotDefinition(
    dateKey: "updatedAt", exampleAddress: "location.place.latitude", freshAge: .infinity, staleAge: .infinity)

  /// `updatedAt`.
  public var takenAt: Date? {
    get { updatedAt }
    set { updatedAt = newValue ?? updatedAt }
  }

  /// The name, the coordinates and the time zone.
  public var contents: [String?] {
    let coordinates = [place.latitude, place.longitude].map { JSONWriter.text(of: ($0 * 1e4).rounded() / 1e4) }
    return [place.name, coordinates.joined(separator: " "), place.timeZone?.identifier]
  }
}

extension LocationSnapshot: SnapshotFile {
  static let forms = [
    SnapshotForm(.location, .weave, SnapshotTable.location, [SnapshotTable.place]) { $0.location($1) },
    SnapshotForm(.location, .app, AppSnapshotTable.location) { $0.appLocation($1) },
  ]

  var tree: JSONNode { SnapshotWriter.location(self) }

  var moments: [Date] { [] }

  func sharesLists(with other: Self) -> Bool { true }

  var shortTexts: [String?] { [place.name, place.timeZone?.identifier, attribution] }
}

// MARK: As a file

extension SnapshotTable {
  static let location = ObjectType(
    "Location", "The place of the widget.",
    [
      schema, version,
      Field("updatedAt", .moment, required: true, "When the place was found."),
      Field("place", .object("Place"), required: true, "The place."),
      attribution, attributionURL,
    ])
}

extension SnapshotReading {
  mutating func location(_ root: SnapshotObject) -> LocationSnapshot? {
    guard let updatedAt = date(root, "updatedAt"), let place = place(root.object("place")) else { return nil }
    return LocationSnapshot(
      updatedAt: updatedAt, place: place, attribution: root.string("attribution"),
      attributionURL: root.string("attributionURL"))
  }
}

extension SnapshotWriter {
  static func location(_ location: LocationSnapshot) -> JSONNode {
    .object([
      ("attribution", .text(location.attribution)), ("attributionURL", .text(location.attributionURL)),
      ("place", place(location.place)), ("updatedAt", .moment(location.updatedAt)), version,
    ])
  }
}
