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
    snapshots.file(kind)?.tree
  }

  static let version = ("version", JSONNode.integer(SnapshotReader.version) as JSONNode?)
}
