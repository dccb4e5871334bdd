// SPDX-License-Identifier: MIT

public import WeaveDiff
public import WeaveRender

/// How a run goes about its pictures.
public struct TestOptions: Sendable {
  /// What is compared, and kept as a reference.
  public enum Format: String, Sendable, Hashable, CaseIterable { case png, tree }

  /// The folder of references.
  public var golden: String
  /// Instead of those that the settings name.
  public var formats: [Format]?
  /// Parts of names; a picture is drawn if its name holds one of them. Empty for all.
  public var filters: [String] = []
  /// The part of all pictures that is drawn; nil for all.
  public var shard: Shard?
  /// How many threads draw.
  public var jobs = 1
  /// Whether the first picture that fails ends the run.
  public var failsFast = false
  /// Whether a picture without a reference fails, as it does where nobody looks.
  public var isCI = false
  /// Whether references are written for new and changed pictures.
  public var updates = false
  /// Whether references without a design are removed.
  public var prunes = false
  /// The tolerance where fonts or libraries are others than the references were drawn with.
  public var environmentTolerance: PixelTolerance?
  /// A folder of fonts that come before the standard ones.
  public var fonts: String?

  /// Options of a run against references in a folder.
  public init(golden: String) { self.golden = golden }

  /// Whether only a part of the pictures is looked at.
  public var isPartial: Bool { !filters.isEmpty || shard != nil || failsFast }

  func selects(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { NamePattern($0).occurs(in: name) }
  }
}
