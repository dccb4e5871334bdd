// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveEdit
import WeaveLSP
import WeaveRender
import WeaveSystem

/// `weave mcp`: a server for models.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Serves a model over standard input and output, by the Model Context Protocol.",
    discussion: """
      A model's client starts it with the folder that the model may work in. The tools make, change, check and draw the \
      designs of this folder; nothing outside of it is read or written. It opens no connections.

        weave mcp ~/widgets
        weave mcp ~/widgets --snapshots ~/.local/share/weave/snapshots

      Facts come only from the snapshots that you name, and from --var and --data. docs/editors.md shows how clients are \
      set up.
      """)

  @Argument(help: ArgumentHelp("The folder to work in.", valueName: "folder"), completion: .directory)
  var path: String

  @OptionGroup(title: "Moment and data") var moment: MomentOptions

  @Option(
    help: ArgumentHelp("A folder of fonts that take precedence over the standard ones.", valueName: "folder"),
    completion: .directory)
  var fonts: String?

  func validate() throws {
    guard isFolder(path) else { throw ValidationError("There is no folder \(path).") }
  }

  mutating func run() throws {
    let moment = moment
    let first = try moment.facts(readsStandardFolder: false)
    let isLive = moment.clock.now == nil
    let isServed = ModelService.serve(folder: path, fonts: fonts, words: WordRules.functions) {
      let facts = (try? moment.facts(readsStandardFolder: false)) ?? first
      var at = facts.moment
      if isLive { at.now = ClockOptions.current }
      return ServedFacts(
        moment: at, isLive: isLive, snapshots: facts.snapshots, isAsked: moment.folder.isAsked,
        variables: facts.variables)
    }
    if !isServed { throw ValidationError("There is no folder \(path).") }
  }
}

/// `weave primer`: prints the language on one page.
struct PrimerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "primer", abstract: "Prints the design language on one page, for models and people in a hurry.")

  mutating func run() throws { try Console.out(Primer.text) }
}
