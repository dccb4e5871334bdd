// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveRender
public import WeaveResolve
public import WeaveSpec
public import WeaveTime

/// What a batch draws, and where its pictures go.
public struct BatchOptions: Sendable {
  /// The archives that pictures can be put into.
  public enum ArchiveFormat: String, Sendable, Hashable, CaseIterable { case tar, zip }

  /// A moment with what is known at it.
  public struct MomentFacts: Sendable {
    /// The moment.
    public var now: Date
    /// The zone of its days and hours.
    public var zone: TimeZone
    /// What is known of the world.
    public var snapshots: Snapshots
    /// What is known to the profiles whose facts a board shows, by their names, and a hash of the files that say so.
    public var profiles: @Sendable (Set<String>) -> (known: [String: Snapshots], sum: String) = { _ in ([:], "") }

    /// A moment in a zone, and what is known at it.
    public init(now: Date, zone: TimeZone, snapshots: Snapshots) {
      (self.now, self.zone, self.snapshots) = (now, zone, snapshots)
    }
  }

  /// Where pictures go.
  public enum Output: Sendable, Hashable {
    /// A folder at a path, a file for each picture.
    case folder(String)
    /// `-` for standard output.
    case archive(String, ArchiveFormat)
    /// A PDF file with a page for each picture, or with sheets of several.
    case document(String)
  }

  /// JSON lines, a CSV file, a design, or a folder of designs; `-` for JSON lines from standard input.
  public var source: String
  /// Where pictures go.
  public var output: Output
  /// The design of rows that name none.
  public var spec: String?
  /// The rows that each design of a folder is drawn for.
  public var rows: String?

  /// Where rows keep what steers them.
  public var map = RowMap()

  // For rows that do not say otherwise
  /// Each row is drawn in each of them.
  public var sizes: [WidgetSize] = [.medium]
  /// Each row is drawn in each of them.
  public var appearances: [RenderEnvironment.Appearance] = [.light]
  /// Device pixels a point; each row is drawn at each of them.
  public var scales: [Int] = [2]
  /// Values for all rows, under those of the row.
  public var variables: [String: Value] = [:]
  /// The locale of rows that name none.
  public var locale = "en_US"
  /// What a picture is drawn for, with its pixels a point; its moment and locale are set anew.
  public var environment: @Sendable (WidgetSize, RenderEnvironment.Appearance, Int) -> RenderEnvironment
  /// Whether that frame was asked for, and so goes before the one that a board says.
  public var hasCanvas = false
  /// The facts at a moment of a row in its zone; where it names none, at those that the batch is asked for.
  public var facts: @Sendable (WrittenMoment?, TimeZone?) throws -> MomentFacts
  /// A hash of the files that the facts come from.
  public var factsSum = ""
  /// Further files that are read, such as snapshots; no picture replaces them.
  public var inputs: [String] = []

  /// How mistakes of designs are taken.
  public var mode = WidgetCompiler.Mode.strict
  /// Whether a warning counts as a mistake.
  public var isStrict = false
  /// A folder of photos, searched after the design's own.
  public var assets: String?
  /// A folder of fonts that come before the standard ones.
  public var fonts: String?
  /// The names of the pictures; nil for the standard ones.
  public var pattern: String?
  /// What each picture is made as.
  public var made = RenderRequest.Output.png
  /// How the pictures of a document lie on its pages; nil for one on each page, which is as large.
  public var sheet: SheetLayout?
  /// How many threads draw.
  public var jobs = 1
  /// The part of all pictures that is drawn; nil for all.
  public var shard: Shard?
  /// Whether the first mistake ends the batch.
  public var failsFast = false
  /// Whether pictures that an earlier run has finished are left as they are.
  public var resumes = false
  /// A folder of pictures by content, shared between batches.
  public var cache: String?

  var format: PictureFormat { made.format }

  /// Whether all pictures become pages of one file.
  var isDocument: Bool {
    if case .document = output { return true }
    return false
  }

  /// A batch of a source, with how a picture's environment and facts are made.
  public init(
    source: String, output: Output,
    environment: @escaping @Sendable (WidgetSize, RenderEnvironment.Appearance, Int) -> RenderEnvironment,
    facts: @escaping @Sendable (WrittenMoment?, TimeZone?) throws -> MomentFacts
  ) {
    self.source = source
    self.output = output
    self.environment = environment
    self.facts = facts
  }
}
