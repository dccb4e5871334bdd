// SPDX-License-Identifier: MIT

public import WeaveStore
public import WeaveWorkshop

/// What the page of the workshop works on besides the designs that a preview shows.
public struct Workshop: Sendable {
  /// Where designs are kept; nil where there is no such place.
  public var library: DesignLibrary?
  /// Where variables are kept; nil where there is no such place.
  public var snapshots: SnapshotFolder?
  /// The folder of fonts that designs are drawn with before the standard ones.
  public var fonts: String?

  /// A workshop of designs alone, without a library and without variables.
  public init() {}
}
