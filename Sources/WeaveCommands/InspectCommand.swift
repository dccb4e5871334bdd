// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveData
import WeaveDiagnostics
import WeaveDisplay
import WeaveExpressions
import WeaveGolden
import WeaveJSON
import WeaveLayout
import WeaveRender
import WeaveResolve
import WeaveStore
import WeaveWorkshop

/// `weave inspect`: shows the values that a design has at a size.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Prints the values that a design is drawn with, and where each comes from.",
    discussion: """
      For a playlist, this is the design that is shown at --now. For a reference of 'weave test', it is what drew it, \
      its layout and its nodes; 'git diff' can show that.
      """)

  @Argument(
    help: ArgumentHelp(
      "A design, a board, a playlist or a reference of weave test; - reads standard input.", valueName: "spec"),
    completion: Completions.designs)
  var spec: String

  @Flag(help: "Print the layout tree: every node with its frame.")
  var tree = false

  @Flag(help: "Print the drawing commands.")
  var displayList = false

  @Flag(help: "Also print everything else: photos, buttons, variables, and points worth checking.")
  var all = false

  @Option(help: "Readable tables, or a JSON array with an object for each design and size.")
  var format: OutputFormat = .text

  @OptionGroup(title: "Canvas") var canvas: CanvasOptions
  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  mutating func run() throws {
    do {
      if let text = try reference() { return try Console.out(text) }
      let facts = try moment.facts()
      let designs = ShownDesigns(reading: reading)
      let jobs = try designs.jobs(
        of: spec, in: facts, canvas.environments(at: facts.moment), isAsked: canvas.isAsked, tells: true)
      if designs.hasErrors { throw Exit.designHasErrors }
      if jobs.isEmpty, try designs.playlist(at: spec) != nil { throw NothingShown(path: spec) }
      let renderer = try Renderer(fonts: folders.fonts)
      UnreadVariables.warn(facts.given, of: jobs.map(\.widget), facts.stored)
      let values = all ? facts.storedVariables : [:]
      var texts: [String] = []
      var objects: [JSONNode] = []
      for job in jobs {
        let request = job.request(facts, variables: facts.variables, folders)
        let drawn = try renderer.render(request)
        job.file.print(reading.graded(drawn.diagnostics).filter { $0.severity == .error })
        guard let picture = drawn.output else { throw Exit.designHasErrors }
        if format == .json {
          let object = object(for: job, request, picture)
          objects.append(all ? inspector(job, values).joined(to: object) : object)
        } else {
          texts.append(text(for: job, request, picture) + (all ? "\n" + inspector(job, values).text : ""))
        }
      }
      try Console.out(format == .json ? Inspection.text(of: objects) : texts.joined())
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }

  /// The text of a reference; nil for a design.
  private func reference() throws -> String? {
    guard ["png", "tree", "hash"].contains(where: { spec.hasSuffix(".\($0)") }) else { return nil }
    return ReferenceText(try Inputs.read(spec, limit: Limits.imageBytes))?.text
  }

  private func inspector(_ job: DrawingJob, _ values: [String: String]) -> DesignInspector {
    let photos = DesignPhotos(job.file, assets: folders.assets)
    return DesignInspector(
      job.widget.spec, size: job.environment.size.key, photo: { photos.bytes(of: $0)?.count }, values: values)
  }

  private func object(for job: DrawingJob, _ request: RenderRequest, _ picture: Rendering) -> JSONNode {
    var parts: Set<Inspection.Part> = []
    if tree { parts.insert(.tree) }
    if displayList { parts.insert(.displayList) }
    return Inspection.json(for: request, picture: picture, source: job.file.wholeSource, parts: parts)
  }

  private func text(for job: DrawingJob, _ request: RenderRequest, _ picture: Rendering) -> String {
    if tree { return picture.layout.dump() }
    if displayList { return picture.displayList.dump() }
    return Inspection.text(for: request, picture: picture, source: job.file.wholeSource)
  }
}

extension MomentFacts {
  /// The variables that are stored or given, as texts by their keys.
  fileprivate var storedVariables: [String: String] {
    let stored = snapshots.variables?.values.mapValues(\.text) ?? [:]
    let given = variables.mapValues(\.text)
    return stored.merging(given.map { (VariableScope.canonicalKey($0.key), $0.value) }) { $1 }
  }
}
