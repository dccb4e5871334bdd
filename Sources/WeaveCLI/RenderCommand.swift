// SPDX-License-Identifier: MIT

import ArgumentParser
import Weave
import WeaveDiagnostics
import WeaveResolve

/// `weave render`: designs to pictures.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws designs to PNG or SVG files.",
    discussion: """
      Each picture is written to NAME-SIZE.png in the current folder, and its path is printed. NAME is the file's \
      name; a file with several designs adds their names.
      """)

  @Argument(
    help: ArgumentHelp("Design files; - reads standard input.", valueName: "spec"), completion: Completions.designs)
  var specs: [String]

  @OptionGroup(title: "Canvas") var canvas: CanvasOptions
  @OptionGroup(title: "Panel") var panelOptions: PanelOptions
  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  @Option(
    help: ArgumentHelp("The picture's format.", discussion: "Default: what --output ends in, else png."))
  var format: PictureFormat?

  @Option(help: "How an SVG holds its text.")
  var text: SVGText = .outlines

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file, a folder, or - for standard output.", valueName: "path"), completion: .file())
  var output: String?

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output needs a path.") }
    if panelOptions.panel != nil { return try validatePanel() }
    _ = try PictureFormat.chosen(format, for: output)
  }

  mutating func run() throws {
    if let panel = try panelOptions.load() { return try runForPanel(panel) }
    let format = try PictureFormat.chosen(format, for: output)
    let world = try moment.world()
    let session = DrawingSession(folders: folders, as: format.output(text), world: world)
    var jobs: [DrawingJob] = []
    var hasErrors = false
    for spec in specs {
      let file: DesignFile
      do { file = try DesignFile.load(spec, reading: reading) } catch { throw Console.refuse(error) }
      hasErrors = hasErrors || file.report.diagnostics.contains { $0.severity == .error }
      file.printReport()
      jobs += file.jobs(canvas.environments(at: world.moment))
    }
    if hasErrors { throw Exit.designHasErrors }
    UnreadVariables.tell(moment.scope, of: jobs.map(\.widget), world.stored)
    let targets = try Targets(output, jobs: jobs, format: format)
    for (job, target) in zip(jobs, targets.paths) {
      let drawn = try session.draw(job, variables: moment.scope, reading: reading)
      guard let bytes = drawn else {
        hasErrors = true
        continue
      }
      try Console.deliver(bytes, to: target, inputs: specs + moment.files + session.photos)
    }
    if hasErrors { throw Exit.designHasErrors }
  }
}

enum SVGText: String, ExpressibleByArgument, CaseIterable { case outlines, live }

/// Folders that a design may use.
struct FolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder with photos, searched after the design's own.", valueName: "folder"),
    completion: .directory)
  var assets: String?

  @Option(
    help: ArgumentHelp("A folder with fonts, used before the standard ones.", valueName: "folder"),
    completion: .directory)
  var fonts: String?
}

extension PictureFormat {
  /// The same as requests name it.
  func output(_ text: SVGText) -> RenderRequest.Output {
    switch self {
    case .png: .png
    case .svg: .svg(liveText: text == .live)
    }
  }
}
