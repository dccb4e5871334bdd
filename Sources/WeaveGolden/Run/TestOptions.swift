// SPDX-License-Identifier: MIT

public import WeaveDiff
public import WeaveRender

/// The options of a run.
public struct TestOptions: Sendable {
  /// The forms that are compared and kept as references.
  public enum Format: String, Sendable, Hashable, CaseIterable { case png, tree }

  /// The folder of references.
  public var golden: String
  /// Replaces the formats in the settings.
  public var formats: [Format]?
  /// Parts of names; a picture is drawn if its name contains one of them. Empty for all.
  public var filters: [String] = []
  /// The part of all pictures that is drawn; nil for all.
  public var shard: Shard?
  /// Only pictures that these changes may show in are drawn; nil for all.
  public var since: ChangedFiles?
  /// The number of threads that draw.
  public var jobs = 1
  /// Whether the first picture that fails ends the run.
  public var failsFast = false
  /// Whether a picture without a reference fails, as in a run that nobody watches.
  public var isCI = false
  /// Whether references are written for new and changed pictures.
  public var updates = false
  /// Whether references without a design are removed.
  public var prunes = false
  /// The tolerance if fonts or libraries differ from those of the references.
  public var environmentTolerance: PixelTolerance?
  /// A folder of fonts that come before the standard ones.
  public var fonts: String?

  /// Options of a run against references in a folder.
  public init(golden: String) { self.golden = golden }

  /// Whether only some of the pictures are drawn.
  public var isPartial: Bool { !filters.isEmpty || shard != nil || since != nil || failsFast }

  func selects(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { NamePattern($0).occurs(in: name) }
  }
}
