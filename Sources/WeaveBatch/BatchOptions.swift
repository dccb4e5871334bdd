// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveData
public import WeaveExpressions
public import WeaveRender
public import WeaveResolve
public import WeaveSpec
public import WeaveTime

/// What a batch draws, and where its pictures go.
public struct BatchOptions: Sendable {
  /// The archive formats for pictures.
  public enum ArchiveFormat: String, Sendable, Hashable, CaseIterable { case tar, zip }

  /// A moment with the facts known at that moment.
  public struct MomentFacts: Sendable {
    /// The moment.
    public var now: Date
    /// The time zone of its days and hours.
    public var zone: TimeZone
    /// The known facts.
    public var snapshots: Snapshots
    /// The facts of the profiles that a board shows, by profile name, and a hash of their files.
    public var profiles: @Sendable (Set<String>) -> (known: [String: Snapshots], sum: String) = { _ in ([:], "") }

    /// A moment in a time zone, and the facts known at that moment.
    public init(now: Date, zone: TimeZone, snapshots: Snapshots) {
      (self.now, self.zone, self.snapshots) = (now, zone, snapshots)
    }
  }

  /// Where pictures go.
  public enum Output: Sendable, Hashable {
    /// A folder at a path, with one file per picture.
    case folder(String)
    /// An archive at a path; `-` for standard output.
    case archive(String, ArchiveFormat)
    /// A PDF file with one page per picture, or with sheets of several pictures.
    case document(String)
  }

  /// JSON lines, a CSV file, a design, or a folder of designs; `-` for JSON lines from standard input.
  public var source: String
  /// Where pictures go.
  public var output: Output
  /// The design for rows that name none.
  public var spec: String?
  /// A file of rows; each design of a folder is drawn for all of them.
  public var rows: String?

  /// Where rows keep their settings.
  public var map = RowMap()

  // Defaults for rows that do not set a value
  /// Each row is drawn in all of these sizes.
  public var sizes: [WidgetSize] = [.medium]
  /// Each row is drawn in all of these appearances.
  public var appearances: [RenderEnvironment.Appearance] = [.light]
  /// Device pixels per point; each row is drawn at all of these scales.
  public var scales: [Int] = [2]
  /// Values for all rows; a row's own values take precedence.
  public var variables: [String: Value] = [:]
  /// The locale for rows that name none.
  public var locale = "en_US"
  /// The environment of a picture at a scale; its moment and locale are set later.
  public var environment: @Sendable (WidgetSize, RenderEnvironment.Appearance, Int) -> RenderEnvironment
  /// Whether the user asked for that canvas, which then takes precedence over a board's own.
  public var hasCanvas = false
  /// The facts for a row's moment and time zone; nil means the batch's own moment or zone.
  public var facts: @Sendable (WrittenMoment?, TimeZone?) throws(BatchError) -> MomentFacts
  /// A hash of the files with the facts.
  public var factsSum = ""
  /// Other input files, such as snapshots; no picture may replace them.
  public var inputs: [String] = []

  /// How strictly mistakes in designs are treated.
  public var mode = WidgetCompiler.Mode.strict
  /// Whether a warning counts as an error.
  public var isStrict = false
  /// A folder of photos, searched after the design's own folder.
  public var assets: String?
  /// A folder of fonts that take precedence over the standard ones.
  public var fonts: String?
  /// The pattern for names of pictures; nil for the standard names.
  public var pattern: String?
  /// The output format of each picture.
  public var made = RenderRequest.Output.png
  /// How pictures are laid out on the pages of a document; nil for one picture per page, with the page as large as the
  /// picture.
  public var sheet: SheetLayout?
  /// The number of drawing threads.
  public var jobs = 1
  /// The part of all pictures to draw; nil for all.
  public var shard: Shard?
  /// Whether the first error ends the batch.
  public var failsFast = false
  /// Whether pictures finished by an earlier run are kept.
  public var resumes = false
  /// A folder of pictures named by content, shared between batches.
  public var cache: String?

  var format: PictureFormat { made.format }

  /// Whether all pictures become pages of one document.
  var isDocument: Bool {
    if case .document = output { return true }
    return false
  }

  /// A batch of a source; the closures make the environment and the facts of each picture.
  public init(
    source: String, output: Output,
    environment: @escaping @Sendable (WidgetSize, RenderEnvironment.Appearance, Int) -> RenderEnvironment,
    facts: @escaping @Sendable (WrittenMoment?, TimeZone?) throws(BatchError) -> MomentFacts
  ) {
    self.source = source
    self.output = output
    self.environment = environment
    self.facts = facts
  }
}
