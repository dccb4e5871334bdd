// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveJSON
import WeaveSchema
import WeaveTime

/// Writes snapshots in our own form: base units, keys in alphabetical order, what is missing left out.
///
/// Reading what was written gives the same snapshot again, moments rounded to milliseconds.
public enum SnapshotWriter {
  /// The text of one kind of snapshot, with a line break at its end; nil where there is none.
  public static func text(_ kind: SnapshotKind, of snapshots: Snapshots) -> String? {
    tree(kind, of: snapshots).map { JSONWriter.pretty($0) + "\n" }
  }

  /// The JSON tree of one kind of snapshot; nil where there is none.
  public static func tree(_ kind: SnapshotKind, of snapshots: Snapshots) -> JSONNode? {
    snapshots[kind]?.tree
  }

  static let version = ("version", JSONNode.integer(SnapshotReader.version) as JSONNode?)

  // MARK: Places and variables

  static func place(_ place: Place) -> JSONNode {
    .object([
      ("elevationM", .number(place.elevation)), ("latitude", .number(place.latitude)),
      ("longitude", .number(place.longitude)), ("name", .text(place.name)),
      ("timeZone", .text(place.timeZone?.identifier)),
    ])
  }

  static func location(_ location: LocationSnapshot) -> JSONNode {
    .object([
      ("attribution", .text(location.attribution)), ("attributionURL", .text(location.attributionURL)),
      ("place", place(location.place)), ("updatedAt", .moment(location.updatedAt)), version,
    ])
  }

  static func ozone(_ ozone: OzoneSnapshot) -> JSONNode {
    let days = ozone.days.map { day in
      JSONNode.object([
        ("day", .day(day.day)), ("ozoneDU", .number(day.column)), ("uvIndex", .number(day.uvIndex)),
      ])
    }
    return .object([
      ("attribution", .text(ozone.attribution)), ("attributionURL", .text(ozone.attributionURL)),
      ("days", .array(days)), ("fetchedAt", .moment(ozone.fetchedAt)),
      ("place", ozone.place.map(place)), version,
    ])
  }

  static func variables(_ variables: StoredVariables) -> JSONNode {
    let values = variables.values.sorted { $0.key < $1.key }.map { key, value -> (String, JSONNode?) in
      (key, value.json)
    }
    return .object([("updatedAt", .moment(variables.updatedAt)), ("values", .object(values)), version])
  }
}
