// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import Weave
public import WeaveData
public import WeaveResolve
public import WeaveSpec

/// What a batch draws, and where its pictures go.
public struct BatchOptions: Sendable {
  public enum Format: String, Sendable, Hashable, CaseIterable { case png, svg }
  public enum ArchiveFormat: String, Sendable, Hashable, CaseIterable { case tar, zip }

  /// Where pictures go.
  public enum Output: Sendable, Hashable {
    case folder(String)
    /// `-` for standard output.
    case archive(String, ArchiveFormat)
  }

  /// JSON lines, a CSV file, a design, or a folder of designs; `-` for JSON lines from standard input.
  public var source: String
  public var output: Output
  /// The design of rows that name none.
  public var spec: String?
  /// The rows that each design of a folder is drawn for.
  public var rows: String?

  // For rows that do not say otherwise
  public var sizes: [WidgetSize] = [.medium]
  public var appearances: [RenderEnvironment.Appearance] = [.light]
  public var scales: [Int] = [2]
  public var variables: [String: String] = [:]
  public var locale = "en_US"
  /// What a picture is drawn for, with its pixels a point; its moment and locale are set anew.
  public var environment: @Sendable (WidgetSize, RenderEnvironment.Appearance, Int) -> RenderEnvironment
  /// The facts and the zone at a moment, with a zone that is asked for.
  public var world: @Sendable (Date, TimeZone?) throws -> (snapshots: Snapshots, zone: TimeZone)
  /// A hash of the files that the facts come from.
  public var factsSum = ""

  public var mode = WidgetCompiler.Mode.strict
  public var isStrict = false
  public var assets: String?
  public var fonts: String?
  /// The names of the pictures; nil for the standard ones.
  public var pattern: String?
  public var format = Format.png
  /// Whether an SVG's text stays text.
  public var hasLiveText = false
  public var jobs = 1
  public var shard: Shard?
  public var failsFast = false
  /// Whether pictures that an earlier run has finished are left as they are.
  public var resumes = false
  /// A folder of pictures by content, shared between batches.
  public var cache: String?

  /// What each picture is made as.
  var pictureOutput: RenderRequest.Output {
    switch format {
    case .png: .png
    case .svg: .svg(liveText: hasLiveText)
    }
  }

  public init(
    source: String, output: Output,
    environment: @escaping @Sendable (WidgetSize, RenderEnvironment.Appearance, Int) -> RenderEnvironment,
    world: @escaping @Sendable (Date, TimeZone?) throws -> (snapshots: Snapshots, zone: TimeZone)
  ) {
    self.source = source
    self.output = output
    self.environment = environment
    self.world = world
  }
}
