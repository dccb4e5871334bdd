// SPDX-License-Identifier: MIT

public import ArgumentParser
import WeaveDiagnostics
import WeaveRender
public import WeaveSpec
public import WeaveWorkshop

extension ActionPreset: ExpressibleByArgument {}
extension ActionBarSpec.Action.NowFormat: ExpressibleByArgument {}
extension ActionBarSpec.Style: ExpressibleByArgument {}

/// `weave action add`: adds a button to a design.
struct ActionAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Gives a design buttons: ready ones, or one of your own.",
    discussion: """
      weave action add design.json --preset counter --in-place
        weave action add design.json --variable glasses --amount 2 --title '+2' --in-place
        weave action add design.json --variable last_done --time dateOnly --title Done --in-place
      """)

  @OptionGroup var changed: ChangedDesignOptions

  @Option(help: "Ready buttons, in the place of those that are there; see 'weave action presets'.")
  var preset: ActionPreset?

  @Option(help: ArgumentHelp("The variable that a button changes.", valueName: "name"))
  var variable: String?

  @Option(help: ArgumentHelp("What a press adds, -99 to 99.", valueName: "number"))
  var amount: Int?

  @Option(help: "What a press writes of the moment, instead of adding.")
  var time: ActionBarSpec.Action.NowFormat?

  @Option(help: ArgumentHelp("What stands on the button, at most 24 characters.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("The button's symbol; see 'weave symbols'.", valueName: "name"))
  var symbol: String?

  @Option(help: "How the buttons look.")
  var style: ActionBarSpec.Style?

  func validate() throws {
    if (preset == nil) == (variable == nil) { throw ValidationError("Give a --preset, or the --variable of a button.") }
    if amount != nil, time != nil { throw ValidationError("A button adds an --amount or writes a --time.") }
    if let amount, amount == 0 || !(-99...99).contains(amount) {
      throw ValidationError("--amount is from -99 to 99, and not 0.")
    }
  }

  mutating func run() throws {
    let edit = try changed.edit()
    var new = edit.spec
    if let preset {
      new = new.replacingButtons(by: preset)
    } else if let variable {
      var button = WidgetSpec.NewButton(variable: variable)
      (button.amount, button.time, button.title, button.symbol) = (amount, time, title, symbol)
      guard let more = new.adding(button) else {
        throw ValidationError("'\(new.name)' has two buttons, and no room for more; take one away first.")
      }
      new = more
    }
    if let style { new.actionBar?.style = style }
    try changed.finish(edit, with: new)
  }
}

/// `weave action remove`: removes a button.
struct ActionRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "remove", abstract: "Takes a button from a design.")

  @OptionGroup var changed: ChangedDesignOptions

  @Option(help: ArgumentHelp("Which button, counted from 1.", valueName: "number"))
  var button: Int

  mutating func run() throws {
    let edit = try changed.edit()
    _ = try ActionCommand.action(button, of: edit.spec)
    try changed.finish(edit, with: edit.spec.removingButton(button - 1))
  }
}
