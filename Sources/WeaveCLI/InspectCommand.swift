// SPDX-License-Identifier: MIT

import ArgumentParser
import Weave
import WeaveDiagnostics
import WeaveDisplay
import WeaveJSON
import WeaveLayout
import WeaveResolve
import WeaveSpec

/// `weave inspect`: what a design comes to at a size.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Prints the values that a design is drawn with, and where each came from.")

  @Argument(
    help: ArgumentHelp("A design file; - reads standard input.", valueName: "spec"), completion: Completions.designs)
  var spec: String

  @Flag(help: "Print the layout tree: every node with its frame.")
  var tree = false

  @Flag(help: "Print the drawing commands.")
  var displayList = false

  @Option(help: "Tables for people or a JSON array, with an object for each design and size.")
  var format: OutputFormat = .text

  @OptionGroup(title: "Canvas") var canvas: CanvasOptions
  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  mutating func run() throws {
    do {
      let file = try DesignFile.load(spec, reading: reading)
      file.printReport()
      if file.report.diagnostics.contains(where: { $0.severity == .error }) { throw Exit.designHasErrors }
      let world = try moment.world()
      let renderer = try Renderer(fonts: folders.fonts)
      let jobs = file.jobs(canvas.environments(at: world.moment), isAsked: canvas.isAsked)
      UnreadVariables.tell(world.given, of: jobs.map(\.widget), world.stored)
      var texts: [String] = []
      var objects: [JSONNode] = []
      for job in jobs {
        let request = job.request(world, variables: world.variables, folders)
        let drawn = try renderer.render(request)
        file.print(reading.graded(drawn.diagnostics).filter { $0.severity == .error })
        guard let picture = drawn.output else { throw Exit.designHasErrors }
        if format == .json {
          objects.append(object(for: job, request, picture))
        } else {
          texts.append(text(for: job, request, picture))
        }
      }
      try Console.out(format == .json ? Inspection.text(of: objects) : texts.joined())
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }

  private func object(for job: DrawingJob, _ request: RenderRequest, _ picture: Rendering) -> JSONNode {
    var parts: Set<Inspection.Part> = []
    if tree { parts.insert(.tree) }
    if displayList { parts.insert(.displayList) }
    return Inspection.json(for: request, picture: picture, source: job.file.source, parts: parts)
  }

  private func text(for job: DrawingJob, _ request: RenderRequest, _ picture: Rendering) -> String {
    if tree { return picture.layout.dump() }
    if displayList { return picture.displayList.dump() }
    return Inspection.text(for: request, picture: picture, source: job.file.source)
  }
}
