// SPDX-License-Identifier: MIT

import ArgumentParser
import Weave
import WeaveDiagnostics
import WeaveDisplay
import WeaveLayout
import WeaveResolve
import WeaveSpec

/// `weave inspect`: what a design comes to at a size.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Prints the values that a design is drawn with, and where each came from.")

  @Argument(help: ArgumentHelp("A design file; - reads standard input.", valueName: "spec"))
  var spec: String

  @Flag(help: "Print the layout tree: every node with its frame.")
  var tree = false

  @Flag(help: "Print the drawing commands.")
  var displayList = false

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
      for job in file.jobs(canvas.environments(at: world.moment)) {
        let request = job.request(world, variables: moment.scope, folders)
        guard let picture = try renderer.render(request).output else { throw Exit.designHasErrors }
        try Console.out(text(for: job, request, picture))
      }
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }

  private func text(for job: DrawingJob, _ request: RenderRequest, _ picture: Rendering) -> String {
    if tree { return picture.layout.dump() }
    if displayList { return picture.displayList.dump() }
    return Inspection.text(for: request, picture: picture, source: job.file.source)
  }
}
