// SPDX-License-Identifier: MIT

public import WeaveStore
public import WeaveWorkshop

/// What the workshop page works on besides the designs of a preview.
public struct Workshop: Sendable {
  /// The library of designs; nil if there is none.
  public var library: DesignLibrary?
  /// The folder of stored variables; nil if there is none.
  public var snapshots: SnapshotFolder?
  /// A folder of fonts that take precedence over the standard ones.
  public var fonts: String?

  /// A workshop for designs only, without a library or variables.
  public init() {}
}
