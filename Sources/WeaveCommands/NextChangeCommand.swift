// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveExpressions
import WeaveRender
import WeaveResolve

/// `weave next-change`: how long a display may sleep.
struct NextChangeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    // For the same reason as in `render`.
    commandName: "next-change", _superCommandName: "weave",
    abstract: "Prints when a picture next changes by itself, and why.",
    discussion: """
      A display can keep its picture until then. Nothing is drawn: weave checks the facts that the design reads, \
      minute by minute from --now. --format json prints an object for each design and size: `name`, `size`, `at` \
      (null if nothing changes), `inSeconds` and `reasons`. For a playlist, it is when the shown design changes or \
      the next one is due.
      """)

  @Argument(
    help: ArgumentHelp("A design, a board or a playlist; - reads standard input.", valueName: "spec"),
    completion: Completions.designs)
  var spec: String

  @OptionGroup(title: "Canvas") var canvas: CanvasOptions
  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  @Option(help: ArgumentHelp("How far ahead to look, at most 31d.", valueName: "duration"))
  var within = TimeSpan(seconds: 2 * 86_400)

  @Option(
    help: ArgumentHelp(
      "The step between the moments checked, at most 1d.",
      discussion: "Default: 5m with --appearance eink, else every moment when something may change.",
      valueName: "duration"))
  var grain: TimeSpan?

  @Option(help: "Readable lines or a JSON array.")
  var format: OutputFormat = .text

  func validate() throws {
    if let grain, grain.seconds > 86_400 { throw ValidationError("--grain must be at most 1d.") }
    if within.seconds > 31 * 86_400 { throw ValidationError("--within must be at most 31d.") }
  }

  mutating func run() throws {
    do {
      let facts = try moment.facts()
      let designs = ShownDesigns(reading: reading)
      let environments = canvas.environments(at: facts.moment)
      let jobs = try designs.jobs(of: spec, in: facts, environments, isAsked: canvas.isAsked, tells: false)
      if designs.hasErrors { throw Exit.designHasErrors }
      let turn = try designs.playlist(at: spec)?.change(in: facts, within: within.seconds)
      let renderer = try Renderer(fonts: folders.fonts)
      // It is never freed, because freeing everything that it keeps takes long.
      _ = Unmanaged.passRetained(renderer)
      var changes: [NextChangeReport] = []
      UnreadVariables.warn(facts.given, of: jobs.map(\.widget), facts.stored)
      for job in jobs {
        let own = try renderer.nextChange(
          of: job.request(facts, variables: facts.variables, folders), within: within.seconds,
          grain: grain?.seconds)
        let isTurn = turn.map { turn in own.map { turn.date <= $0.date } ?? true } ?? false
        changes.append(
          NextChangeReport(
            name: job.name, size: job.environment.size, moment: facts.moment, change: isTurn ? turn : own))
      }
      if jobs.isEmpty {
        // A playlist that shows nothing now.
        changes = environments.map { NextChangeReport(name: spec, size: $0.size, moment: facts.moment, change: turn) }
      }
      try Console.out(format == .json ? NextChangeReport.json(changes) : changes.map(\.text).joined())
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }
}
