// SPDX-License-Identifier: MIT

public import ArgumentParser
import FoundationEssentials
public import WeaveBatch
import WeaveData
import WeaveRender
import WeaveResolve
import WeaveStore
import WeaveTime

/// `weave batch`: draws large numbers of pictures.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", abstract: "Draws a picture for each row of a table, or for each design of a folder.",
    discussion: """
      JOBS is a file of JSON lines, a CSV file whose columns are variables, a design, or a folder of designs. A row \
      with errors is reported and the others are drawn. manifest.jsonl lists the pictures with their hashes.

      Exit codes: 0 all drawn, 1 a row has errors, 2 a file cannot be read or written, 64 wrong usage, 130 and 143 \
      interrupted (run it again with --resume).
      """)

  @Argument(
    help: ArgumentHelp("Rows or designs; - reads JSON lines from standard input.", valueName: "jobs"),
    completion: .file(extensions: ["csv", "tsv", "jsonl", "json"]))
  var jobs: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A folder, an archive that ends in .tar or .zip, a document that ends in .pdf, or - for an archive on standard output.",
      valueName: "path"),
    completion: .file())
  var output: String

  @OptionGroup(title: "Rows") var rows: BatchRowOptions
  @OptionGroup(title: "Canvas") var canvas: BatchCanvasOptions
  @OptionGroup(title: "Sheets") var sheets: SheetOptions
  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Run") var work: BatchWorkOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  func validate() throws {
    _ = try canvas.picture.output(format())
    if output.isEmpty { throw ValidationError("--output needs a path.") }
    if [".gz", ".tgz", ".xz", ".bz2", ".7z"].contains(where: output.lowercased().hasSuffix) {
      throw ValidationError("Use .tar or .zip for archives; the pictures are already compressed.")
    }
    if work.resume, archive != nil {
      throw ValidationError("--resume needs a folder: an archive is written as a whole.")
    }
    if isDocument {
      if rows.names != nil {
        throw ValidationError("--names does not apply to a PDF document: its pages have no names.")
      }
      if work.resume || work.cache != nil {
        throw ValidationError(
          "--resume and --cache need one file per picture; a document is written as a whole.")
      }
    } else if sheets.sheet != nil {
      throw ValidationError("--sheet lays pictures out on the pages of a PDF file; write --output sheets.pdf.")
    }
    if work.archive != nil, archive == nil {
      throw ValidationError("--archive only applies to --output -; otherwise the file's ending, .tar or .zip, decides.")
    }
  }

  mutating func run() throws {
    let printer = BatchPrinter(work.progress)
    let summary: BatchSummary
    do {
      let options = try options()
      Output.listenForInterruption()
      let run = BatchRun(
        options, now: moment.clock.date(in: moment.clock.zone(of: nil)),
        zone: moment.clock.timeZone.flatMap { TimeZone(identifier: $0) })
      summary = try run.run { printer.report($0) }
    } catch let exit as ExitCode {
      throw exit
    } catch BatchError.pattern(let mistake) {
      throw ValidationError("\(mistake)".sentence)
    } catch let mistake as PatternError {
      throw ValidationError("\(mistake)".sentence)
    } catch {
      printer.clear()
      throw Console.refuse(error)
    }
    let text = printer.summary(summary, canResume: archive == nil)
    if output == "-" { Console.error(text) } else { try Console.out(text) }
    if let signal = summary.signal { throw ExitCode(128 + signal) }
    if summary.progress.failed > 0 { throw Exit.designHasErrors }
  }

  /// The archive format of the output's name; nil for a folder.
  private var archive: BatchOptions.ArchiveFormat? {
    if output == "-" { return work.archive ?? .tar }
    return BatchOptions.ArchiveFormat.allCases.first { output.lowercased().hasSuffix(".\($0.rawValue)") }
  }

  /// Whether all pictures become pages of one file.
  private var isDocument: Bool { output.lowercased().hasSuffix(".pdf") }

  /// The requested format, or that of the picture names' extension. Text in braces may contain a dot.
  private func format() throws(ValidationError) -> PictureFormat {
    if isDocument {
      guard canvas.picture.format ?? .pdf == .pdf else {
        throw ValidationError(
          "--format \(canvas.picture.format?.rawValue ?? "") and '\(output)' contradict each other.")
      }
      return .pdf
    }
    if let format = canvas.picture.format { return format }
    guard let names = rows.names, !names.hasSuffix("}") else { return .png }
    do throws(UnknownFormat) { return try PictureFormat.named(by: names) ?? .png } catch {
      throw ValidationError("--names: \(error)".sentence)
    }
  }

  private func options() throws -> BatchOptions {
    let facts = try moment.facts()
    let screen = canvas.screen
    let (moment, cache) = (moment, facts.cache)
    var options = BatchOptions(
      source: jobs,
      output: isDocument ? .document(output) : archive.map { .archive(output, $0) } ?? .folder(output),
      environment: { size, appearance, scale in
        screen.environment(size, appearance, scale: Double(scale), at: facts.moment)
      },
      facts: { now, zone throws(BatchError) in
        do { return try moment.facts(at: now, zone: zone, keptIn: cache) } catch { throw .source("\(error)") }
      })
    options.hasCanvas = screen.canvas != nil || screen.device != nil
    options.factsSum = try moment.factsSum(in: facts.moment.timeZone, keptIn: cache)
    options.inputs = moment.files
    options.spec = rows.spec
    options.rows = rows.rows
    options.map = try RowMap(rows.map)
    options.pattern = rows.names
    options.sizes = canvas.size.values
    options.appearances = canvas.appearance.values
    options.scales = canvas.scale?.values.map(\.pixels) ?? [screen.scale]
    options.locale = moment.locale
    options.variables = facts.variables
    options.mode = reading.mode
    options.isStrict = reading.strict
    options.assets = folders.assets
    options.fonts = folders.fonts
    options.made = try canvas.picture.output(format())
    options.sheet = try sheets.layout()
    options.jobs = work.jobs ?? Output.processorCount
    options.shard = work.shard
    options.failsFast = work.failFast
    options.resumes = work.resume
    options.cache = work.cache
    return options
  }
}

/// Which rows are drawn, and how their pictures are named.
struct BatchRowOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The design for rows that do not name one.", valueName: "design"),
    completion: Completions.designs)
  var spec: String?

  @Option(
    help: ArgumentHelp(
      "The rows to draw each design for.",
      discussion: "Default: rows.csv or rows.jsonl in the folder of designs.",
      valueName: "file"), completion: .file(extensions: ["csv", "tsv", "jsonl"]))
  var rows: String?

  @Option(
    help: ArgumentHelp(
      "The file name of each picture, with {name}, {spec}, {row}, {size}, {appearance}, {scale}, {locale} or a variable.",
      discussion: "Default: {name}-{size}@{scale}x.png.", valueName: "pattern"))
  var names: String?

  @Option(
    help: ArgumentHelp(
      "The column for a key of rows, such as name=title; size= treats a column named size as data. May be repeated.",
      valueName: "key=column"))
  var map: [String] = []

  func validate() throws {
    do { _ = try RowMap(map) } catch { throw ValidationError("--map: \(error)".sentence) }
    for path in [spec, rows, names] where path?.isEmpty == true {
      throw ValidationError("--spec, --rows and --names cannot be empty.")
    }
  }
}

/// The environment of each row, unless the row sets its own.
struct BatchCanvasOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The widget sizes.", discussion: "Any of \(WordList<WidgetSize>.words).", valueName: "size,…"))
  var size = WordList<WidgetSize>([.medium])

  @Option(
    help: ArgumentHelp(
      "How the screen shows widgets.", discussion: "Any of \(WordList<RenderEnvironment.Appearance>.words).",
      valueName: "appearance,…"))
  var appearance = WordList<RenderEnvironment.Appearance>([.light])

  @Option(
    help: ArgumentHelp(
      "Device pixels per point, 1 to 3.", discussion: "Default: 2, or the device's.", valueName: "factor,…"))
  var scale: WordList<PixelScale>?

  @OptionGroup var picture: PictureOptions

  @OptionGroup var screen: ScreenOptions
}

enum PixelScale: String, CaseIterable {
  case one = "1"
  case two = "2"
  case three = "3"

  var pixels: Int {
    switch self {
    case .one: 1
    case .two: 2
    case .three: 3
    }
  }
}

/// How a batch does its work.
struct BatchWorkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many pictures to draw at once.", discussion: "Default: the number of processors.", valueName: "count"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp("Draw only part i of n, to share the work between machines: 1/4 to 4/4.", valueName: "i/n"))
  var shard: Shard?

  @Flag(help: "Skip pictures that an earlier run finished from the same design, values and facts.")
  var resume = false

  @Option(
    help: ArgumentHelp(
      "A folder that caches pictures by content, so that equal ones are drawn once; batches can share it.",
      valueName: "folder"), completion: .directory)
  var cache: String?

  @Flag(help: "Stop at the first row that cannot be drawn.")
  var failFast = false

  @Option(help: "The archive format on standard output. Default: tar.")
  var archive: BatchOptions.ArchiveFormat?

  @Option(help: "How to show progress on standard error: a bar on a terminal, else lines.")
  var progress: BatchProgressStyle = .auto

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be from 1 to 256.") }
    if cache?.isEmpty == true { throw ValidationError("--cache needs the path of a folder.") }
  }
}

extension BatchOptions.ArchiveFormat: ExpressibleByArgument {}

extension MomentOptions {
  /// The facts at the moment of a row, in the time zone that it may set. Mistakes in snapshots have already been
  /// reported.
  ///
  /// - Parameter cache: what was read for other rows.
  func facts(
    at moment: WrittenMoment?, zone: TimeZone?, keptIn cache: SnapshotCache
  ) throws -> BatchOptions.MomentFacts {
    let moment = moment ?? clock.written
    guard let folder = try folder.existingFolder() else {
      let zone = zone ?? clock.zone(of: nil)
      return .init(now: clock.date(of: moment, in: zone), zone: zone, snapshots: Snapshots())
    }
    let read = try folder.read(at: { clock.date(of: moment, in: $0) }, keptIn: cache) { zone ?? clock.zone(of: $0) }
    var snapshots = read.stored.snapshots
    if let maxAge { _ = snapshots.removeOlder(than: maxAge.seconds, at: read.now) }
    var facts = BatchOptions.MomentFacts(now: read.now, zone: read.zone, snapshots: snapshots)
    facts.profiles = { names in
      guard !names.isEmpty else { return ([:], "") }
      let sums = names.sorted().map { name in
        (try? folder.profile(name)?.sum(timeZone: read.zone, keptIn: cache)) ?? ""
      }
      let known = folder.profiles(names, at: read.now, zone: read.zone, keptIn: cache)
      return (known, " " + sums.joined(separator: " "))
    }
    return facts
  }

  /// A hash of the files that facts are read from.
  func factsSum(in zone: TimeZone, keptIn cache: SnapshotCache) throws -> String {
    guard let folder = try folder.existingFolder() else { return "" }
    let age = maxAge.map { " \($0.seconds)" } ?? ""
    do { return try folder.sum(timeZone: zone, keptIn: cache) + age } catch { throw Console.refuse(error) }
  }
}
