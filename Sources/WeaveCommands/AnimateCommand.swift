// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveGraphics
import WeavePNG
import WeavePanel
import WeaveRender
import WeaveResolve
import WeaveSpec

/// `weave animate`: a day of a design, or its next changes, as an animation.
struct AnimateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract: "Draws a design at several moments to an animated PNG file.",
    discussion: """
      By default it shows the day of --now from midnight, in steps of 15 minutes. --at, --until and --every choose \
      another time span; --changes shows the next few changes, each when it happens:

        weave animate board.json --panel frame-800x480 -o day.png
        weave animate board.json --now 2026-03-28T14:05 --changes 3 -o changes.png

      Equal pictures become one that is shown longer. Browsers play such a file; other programs show its first \
      picture. With --panel, the animation previews what the panel would show; a panel itself takes single pictures.
      """)

  @Argument(
    help: ArgumentHelp("A design, a board or a playlist; - reads standard input.", valueName: "spec"),
    completion: Completions.designs)
  var spec: String

  @OptionGroup(title: "Canvas") var canvas: CanvasOptions
  @OptionGroup(title: "Panel") var panelOptions: PanelOptions
  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Several moments") var span: SpanOptions

  @Option(help: ArgumentHelp("Show the current picture, and one after each of this many changes.", valueName: "count"))
  var changes: Int?

  @Option(
    help: ArgumentHelp(
      "How long each moment is shown, in seconds.", discussion: "Default: 0.5, or 2 with --changes.",
      valueName: "seconds"))
  var frame: Double?

  @Option(help: ArgumentHelp("How many times it plays; 0 means forever.", valueName: "count"))
  var plays = 0

  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file, a folder, or - for standard output.", discussion: "Default: NAME-SIZE-animated.png.", valueName: "path"),
    completion: .file())
  var output: String?

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output needs a path.") }
    try PictureFormat.requirePNG(output.flatMap { Targets.isFolder($0) ? nil : $0 })
    if panelOptions.panel != nil, canvas.screen.canvas != nil || canvas.screen.device != nil {
      throw ValidationError("--panel sets the canvas; leave out --canvas and --device.")
    }
    if panelOptions.panelFormat != nil {
      throw ValidationError("A panel cannot show an animation; leave out --panel-format.")
    }
    if let frame, !(0.01...3_600).contains(frame) {
      throw ValidationError("--frame must be from 0.01 to 3600 seconds.")
    }
    if !(0...1_000_000).contains(plays) { throw ValidationError("--plays must be from 0 to 1000000.") }
    if let changes {
      if !(1..<Limits.animationFrames).contains(changes) {
        throw ValidationError("--changes must be from 1 to \(Limits.animationFrames - 1).")
      }
      if span.until != nil || span.every != nil {
        throw ValidationError("--changes sets the moments; leave out --until and --every.")
      }
    }
  }

  mutating func run() throws {
    if moment.clock.now == nil { moment.clock.now = span.at }
    let panel = try panelOptions.load()
    let facts = try moment.facts()
    let environments =
      panel.map { canvas.environments(for: $0, at: facts.moment) } ?? canvas.environments(at: facts.moment)
    guard environments.count == 1 else { throw ValidationError("An animation shows one size; choose one with --size.") }
    let film = Film(
      spec: spec, environments: environments, isAsked: panel != nil || canvas.isAsked, panel: panel, reading: reading,
      folders: folders, facts: facts)
    let seconds = frame ?? (changes == nil ? 0.5 : 2)
    if let changes {
      try film.add(changes: changes, from: span.start(in: facts), seconds: seconds)
    } else {
      try film.add(moments(in: facts), seconds: seconds)
    }
    let (bytes, name) = try film.file(plays: plays)
    try Console.deliver(
      bytes, to: RenderCommand.target(output, name: name), inputs: film.files + moment.files)
  }

  /// The requested moments; those of a whole day by default.
  private func moments(in facts: MomentFacts) throws(ValidationError) -> [Date] {
    var span = span
    if span.at == nil, span.until == nil {
      span.at = span.start(in: facts).day(in: facts.moment.timeZone)
    }
    return try span.moments(in: facts, lasting: 86_399, atMost: Limits.animationFrames)
  }
}

/// Pictures of one design at several moments, collected while they are drawn.
private final class Film {
  private let spec: String
  private let environments: [RenderEnvironment]
  private let isAsked: Bool
  private let panel: Panel?
  private let reading: ReadingOptions
  private let folders: FolderOptions
  private let facts: MomentFacts
  private let session: DrawingSession
  private let shown: ShownDesigns
  private var animation = AnimatedPNG()
  private var name = ""
  private var metadata = PNGEncoder.Metadata()

  init(
    spec: String, environments: [RenderEnvironment], isAsked: Bool, panel: Panel?, reading: ReadingOptions,
    folders: FolderOptions, facts: MomentFacts
  ) {
    (self.spec, self.environments, self.isAsked, self.panel) = (spec, environments, isAsked, panel)
    (self.reading, self.folders, self.facts) = (reading, folders, facts)
    session = DrawingSession(folders: folders, as: .png, facts: facts)
    shown = ShownDesigns(reading: reading)
  }

  /// All files that the pictures were made from.
  var files: [String] { Array(shown.files) + Array(session.photos) }

  /// Adds a picture for each moment.
  func add(_ moments: [Date], seconds: Double) throws {
    for date in moments { _ = try add(date, seconds: seconds) }
  }

  /// Adds the picture of a moment, and those of the changes after it.
  func add(changes: Int, from start: Date, seconds: Double) throws {
    var date = start
    for step in 0...changes {
      guard let job = try add(date, seconds: seconds), step < changes else { return }
      guard let next = try session.nextChange(of: job) else {
        let zone = facts.moment.timeZone
        Console.error("weave: nothing changes within 31 days of \(date.day(in: zone)) \(date.clock(in: zone))\n")
        return
      }
      date = next
    }
  }

  private func add(_ date: Date, seconds: Double) throws -> DrawingJob? {
    session.facts = facts.at(date)
    let jobs: [DrawingJob]
    do {
      jobs = try shown.jobs(of: spec, in: session.facts, environments, isAsked: isAsked, tells: false)
    } catch { throw Console.refuse(error) }
    if shown.hasErrors { throw Exit.designHasErrors }
    guard jobs.count <= 1 else { throw ValidationError("An animation shows one design; \(spec) has \(jobs.count).") }
    guard let job = jobs.first else { return nil }
    guard
      let picture = try session.rendering(job, variables: session.facts.variables, reading: reading, on: panel)
    else { throw Exit.designHasErrors }
    if name.isEmpty {
      name = "\(FilePath.stem(of: spec))-\(job.environment.sizeName)-animated.png"
      metadata = PNGEncoder.Metadata(
        scale: picture.scale, texts: [.init(keyword: "Title", value: job.widget.spec.name)])
    }
    let pixels = try session.pixels(of: picture)
    do { try animation.add(pixels, seconds: seconds) } catch { throw Console.refuse(error) }
    return job
  }

  /// The file, and its name.
  func file(plays: Int) throws(ExitCode) -> (bytes: [UInt8], name: String) {
    guard animation.count > 0 else { throw Console.refuse(NothingShown(path: spec)) }
    do { return (try animation.file(plays: plays, metadata), name) } catch { throw Console.refuse(error) }
  }
}
