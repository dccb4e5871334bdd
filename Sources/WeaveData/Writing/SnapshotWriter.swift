// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveJSON
import WeaveSchema
import WeaveTime

/// Writes snapshots in weave's own form: base units, keys in alphabetical order, missing values left out.
///
/// Reading the text back gives the same snapshot, with moments rounded to milliseconds.
public enum SnapshotWriter {
  /// The text of one kind of snapshot, with a line break at its end; nil if it is missing.
  public static func text(_ kind: SnapshotKind, of snapshots: Snapshots) -> String? {
    tree(kind, of: snapshots).map { JSONWriter.pretty($0) + "\n" }
  }

  /// The JSON tree of one kind of snapshot; nil if it is missing.
  public static func tree(_ kind: SnapshotKind, of snapshots: Snapshots) -> JSONNode? {
    snapshots.file(kind)?.tree
  }

  static let version: (String, JSONNode?) = ("version", JSONNode.integer(Optional(SnapshotReader.version)))
}
