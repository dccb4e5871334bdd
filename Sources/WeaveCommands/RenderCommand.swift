// SPDX-License-Identifier: MIT

package import ArgumentParser
import WeaveDiagnostics
import WeaveRender
import WeaveResolve

/// `weave render`: draws designs as pictures.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    // Named explicitly, so that its arguments are not first searched for a completion request, which has its own types.
    commandName: "render", _superCommandName: "weave",
    abstract: "Draws designs to PNG, SVG, PDF, WebP, JPEG or BMP files.",
    discussion: """
      Each picture is written to NAME-SIZE.png in the current folder, and its path is printed. NAME is the file's \
      name; a file with several designs adds their names. If --output is a PDF file, it has a page for each picture.

      For a playlist, it draws the design that is shown at --now, and prints why the others are not. With --until or \
      --every, it draws a picture for each moment on one sheet, NAME-SIZE-sheet.png.
      """)

  @Argument(
    help: ArgumentHelp("Design files; - reads standard input.", valueName: "spec"), completion: Completions.designs)
  var specs: [String]

  @OptionGroup(title: "Canvas") var canvas: CanvasOptions
  @OptionGroup(title: "Panel") var panelOptions: PanelOptions
  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Several moments") var span: SpanOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  @OptionGroup var picture: PictureOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file, a folder, or - for standard output.", valueName: "path"), completion: .file())
  var output: String?

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output needs a path.") }
    if panelOptions.panel != nil { return try validatePanel() }
    _ = try picture.output(PictureFormat.chosen(picture.format, for: output))
  }

  mutating func run() throws {
    if moment.clock.now == nil { moment.clock.now = span.at }
    if span.until != nil || span.every != nil { return try runSheet() }
    if let panel = try panelOptions.load() { return try runForPanel(panel) }
    let made = try picture.output(PictureFormat.chosen(picture.format, for: output))
    let facts = try self.facts()
    let session = DrawingSession(folders: folders, as: made, facts: facts, keepsDesigns: false)
    let jobs = try jobs(in: canvas.environments(at: facts.moment), facts)
    if made.format.hasPages, let output, output == "-" || !Targets.isFolder(output) {
      try deliverPages(jobs, by: session, to: output)
    } else {
      try deliver(jobs, by: session, Targets(output, jobs: jobs, format: made.format))
    }
  }

  /// All jobs; diagnostics of the designs are printed.
  func jobs(in environments: [RenderEnvironment], _ facts: MomentFacts) throws(ExitCode) -> [DrawingJob] {
    let shown = ShownDesigns(reading: reading)
    var jobs: [DrawingJob] = []
    for spec in specs {
      do {
        jobs += try shown.jobs(of: spec, in: facts, environments, isAsked: isAsked, tells: true)
      } catch { throw Console.refuse(error) }
    }
    if shown.hasErrors { throw Exit.designHasErrors }
    UnreadVariables.warn(facts.given, of: jobs.map(\.widget), facts.stored)
    return jobs
  }

  /// Whether the user asks for frames, which override those of boards.
  var isAsked: Bool { panelOptions.panel != nil || canvas.isAsked }

  /// The facts at the moment that is drawn.
  func facts() throws -> MomentFacts {
    let facts = try moment.facts()
    return facts.at(span.start(in: facts))
  }

  /// Draws each job to its own file.
  private func deliver(_ jobs: [DrawingJob], by session: DrawingSession, _ targets: Targets) throws(ExitCode) {
    var hasErrors = false
    for (job, target) in zip(jobs, targets.paths) {
      guard let bytes = try session.draw(job, variables: session.facts.variables, reading: reading) else {
        hasErrors = true
        continue
      }
      try Console.deliver(bytes, to: target, inputs: specs + moment.files + session.photos)
    }
    if hasErrors { throw Exit.designHasErrors }
  }

  /// Draws all jobs as pages of one file, which is only written if none of them has errors.
  private func deliverPages(_ jobs: [DrawingJob], by session: DrawingSession, to output: String) throws(ExitCode) {
    let pages = try jobs.map { job throws(ExitCode) in
      try session.page(job, variables: session.facts.variables, reading: reading)
    }
    guard !pages.contains(where: { $0 == nil }) else { throw Exit.designHasErrors }
    let bytes: [UInt8]
    do { bytes = try Document.bytes(of: pages.compactMap(\.self)) } catch { throw Console.refuse(error) }
    try Console.deliver(bytes, to: output, inputs: specs + moment.files + session.photos)
  }
}

/// Folders that a design may use.
package struct FolderOptions: ParsableArguments {
  package init() {}

  @Option(
    help: ArgumentHelp("A folder with photos, searched after the design's own.", valueName: "folder"),
    completion: .directory)
  package var assets: String?

  @Option(
    help: ArgumentHelp("A folder of fonts that take precedence over the standard ones.", valueName: "folder"),
    completion: .directory)
  package var fonts: String?
}
