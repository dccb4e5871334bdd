// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import Weave
import WeaveDiagnostics
import WeaveSpec
import WeaveStore

/// `weave action`: what the buttons of a design do.
struct ActionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "action", abstract: "Does what a button of a design does.", subcommands: [ActionRunCommand.self])
}

/// `weave action run`: one press of a button.
struct ActionRunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Presses a button of a design's action bar and prints how its variable changes.",
    discussion: "The variable is kept in variables.json of the snapshots; texts show it by its name, {{streak}}.")

  @Argument(help: "A design file; - reads standard input.", completion: Completions.designs)
  var spec: String

  @Option(help: ArgumentHelp("Which button, counted from 1.", valueName: "number"))
  var button: Int

  @Option(help: ArgumentHelp("The name of the design, in a file with several.", valueName: "name"))
  var design: String?

  @OptionGroup var place: SnapshotFolderOptions
  @OptionGroup var clock: ClockOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions

  mutating func run() throws {
    let file = try loaded()
    let specs = file.design?.document.specs ?? []
    let spec = specs[try file.index(ofDesign: design, among: specs)]
    let action = try action(of: spec)
    let folder = try place.folder()
    let change: (old: String?, new: String)
    do throws(StoreError) {
      let zone = try SnapshotEditing.zone(folder, clock)
      let now = clock.date(in: zone)
      change = try folder.changeVariable(action.variableKey, now: now, timeZone: zone) { old in
        action.value(after: old, now: now, timeZone: zone)
      }
    } catch {
      throw SnapshotEditing.refuse(error)
    }
    try Console.out("\(action.variableKey): \(change.old ?? "not set") → \(change.new)\n")
  }

  private func loaded() throws -> DesignFile {
    let file: DesignFile
    do { file = try DesignFile.load(spec, reading: reading) } catch { throw Console.refuse(error) }
    file.printReport()
    if file.report.diagnostics.contains(where: { $0.severity == .error }) { throw Exit.designHasErrors }
    return file
  }

  private func action(of spec: WidgetSpec) throws -> ActionBarSpec.Action {
    guard let actions = spec.actionBar?.actions else {
      throw ValidationError("The design '\(spec.name)' has no action bar.")
    }
    guard button >= 1, button <= actions.count else {
      let count = actions.count == 1 ? "1 button" : "\(actions.count) buttons"
      throw ValidationError("The action bar has \(count); there is no button \(button).")
    }
    return actions[button - 1]
  }
}
