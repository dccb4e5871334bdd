// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
import WeaveSpec
import WeaveStore
import WeaveWorkshop

/// `weave action`: the buttons of a design and their actions.
struct ActionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "action", abstract: "Lists, presses and changes the buttons of a design.",
    discussion: """
      A button changes a variable. Texts show it as {{streak}}:

        weave action add design.json --preset habit --in-place
        weave action list design.json
        weave action run design.json --button 1
        weave action undo
      """,
    subcommands: [
      ActionListCommand.self, ActionRunCommand.self, ActionUndoCommand.self, ActionAddCommand.self,
      ActionRemoveCommand.self, ActionPresetsCommand.self,
    ])
}

/// `weave action list`: lists the actions of a design's buttons.
struct ActionListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the buttons of a design, what each does, and the value of its variable.")

  @OptionGroup var target: DesignOptions

  @Option(help: "Readable lines or a JSON array.")
  var format: OutputFormat = .text

  @OptionGroup var place: SnapshotFolderOptions
  @OptionGroup var clock: ClockOptions

  mutating func run() throws {
    let spec = try target.edit().spec
    let actions = spec.actionBar?.actions ?? []
    let folder = try place.folder()
    let values = try VariableEditing.values(folder, clock)
    if format == .json {
      let objects = actions.map { action in
        OutputValue.object([
          ("title", .string(action.title)), ("kind", .string(action.kind.rawValue)),
          ("variable", .string(action.variableKey)), ("amount", .integer(action.incrementAmount)),
          ("nowFormat", .string(action.nowFormat.rawValue)), ("does", .string(action.effect)),
          ("value", values[action.variableKey].map { .string($0) } ?? .null),
        ])
      }
      return try Console.out(OutputValue.array(objects).text)
    }
    if actions.isEmpty { return Console.error("'\(spec.name)' has no buttons; add some with 'weave action add'\n") }
    let width = actions.map(\.title.count).max() ?? 0
    for (index, action) in actions.enumerated() {
      let title = action.title + String(repeating: " ", count: width - action.title.count)
      let value = values[action.variableKey].map { "now \($0)" } ?? "not set"
      try Console.out("\(index + 1)  \(title)  \(action.effect) (\(value))\n")
    }
  }
}

/// `weave action run`: presses a button once.
struct ActionRunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Presses a button of a design's action bar and prints how its variable changes.",
    discussion: "The variable is stored in variables.json in the snapshots folder; texts show it as {{streak}}.")

  @OptionGroup var target: DesignOptions

  @Option(help: ArgumentHelp("The number of the button, starting at 1.", valueName: "number"))
  var button: Int

  @OptionGroup var place: SnapshotFolderOptions
  @OptionGroup var clock: ClockOptions

  mutating func run() throws {
    let spec = try target.edit().spec
    let action = try ActionCommand.action(button, of: spec)
    let folder = try place.folder()
    let zone = try VariableEditing.zone(folder, clock)
    let now = clock.date(in: zone)
    let changes = try LibraryExit.run { () throws(LibraryError) in
      try VariableStore(folder).press(action, of: spec, now: now, timeZone: zone)
    }
    try VariableEditing.print(changes)
  }
}

extension ActionCommand {
  static func action(_ button: Int, of spec: WidgetSpec) throws(ValidationError) -> ActionBarSpec.Action {
    guard let actions = spec.actionBar?.actions else {
      throw ValidationError("The design '\(spec.name)' has no action bar.")
    }
    guard button >= 1, button <= actions.count else {
      let count = actions.count == 1 ? "1 button" : "\(actions.count) buttons"
      throw ValidationError("There is no button \(button); the action bar has \(count).")
    }
    return actions[button - 1]
  }
}

/// `weave action undo`: undoes presses.
struct ActionUndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Undoes the last press or change of a variable, byte for byte.",
    discussion:
      "The last 100 changes can be undone. Variables that you have changed by hand since then stay as they are.")

  @Flag(help: "List what can be undone, newest first.")
  var list = false

  @OptionGroup var place: SnapshotFolderOptions

  mutating func run() throws {
    let store = VariableStore(try place.folder())
    let isList = list
    let text = try LibraryExit.run { () throws(LibraryError) in
      isList ? try store.history().map { $0 + "\n" }.joined() : "undone: \(try store.undo())\n"
    }
    try Console.out(text)
  }
}

/// `weave action presets`: lists ready-made buttons.
struct ActionPresetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets", abstract: "Lists the presets for buttons and what they do.")

  mutating func run() throws {
    let width = ActionPreset.words.map(\.count).max() ?? 0
    for preset in ActionPreset.allCases {
      let name = preset.rawValue + String(repeating: " ", count: width - preset.rawValue.count)
      let titles = preset.bar().actions.map { "\($0.title): \($0.effect)" }.joined(separator: ", ")
      try Console.out("\(name)  \(preset.summary) (\(titles))\n")
    }
  }
}
