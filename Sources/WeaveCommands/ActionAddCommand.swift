// SPDX-License-Identifier: MIT

public import ArgumentParser
import WeaveDiagnostics
import WeaveRender
import WeaveSpec
public import WeaveWorkshop

extension ActionPreset: ExpressibleByArgument {}
extension ActionBarSpec.Action.NowFormat: ExpressibleByArgument {}
extension ActionBarSpec.Style: ExpressibleByArgument {}

/// `weave action add`: adds a button to a design.
struct ActionAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds buttons to a design: a preset, or one of your own.",
    discussion: """
      weave action add design.json --preset counter --in-place
        weave action add design.json --variable glasses --amount 2 --title '+2' --in-place
        weave action add design.json --variable last_done --time dateOnly --title Done --in-place
      """)

  @OptionGroup var changed: ChangedDesignOptions

  @Option(help: "A preset, which replaces the buttons of the design; see 'weave action presets'.")
  var preset: ActionPreset?

  @Option(help: ArgumentHelp("The variable that a button changes.", valueName: "name"))
  var variable: String?

  @Option(help: ArgumentHelp("What a press adds, -99 to 99.", valueName: "number"))
  var amount: Int?

  @Option(help: "Write the current time in this format, instead of adding.")
  var time: ActionBarSpec.Action.NowFormat?

  @Option(help: ArgumentHelp("The button's label, at most 24 characters.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("The button's symbol; see 'weave symbols'.", valueName: "name"))
  var symbol: String?

  @Option(help: "How the buttons look.")
  var style: ActionBarSpec.Style?

  func validate() throws {
    if (preset == nil) == (variable == nil) { throw ValidationError("Give either --preset or --variable.") }
    if amount != nil, time != nil { throw ValidationError("Give --amount or --time, not both.") }
    if let amount, amount == 0 || !(-99...99).contains(amount) {
      throw ValidationError("--amount must be from -99 to 99, and not 0.")
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
        throw ValidationError("'\(new.name)' already has two buttons, the most there can be; remove one first.")
      }
      new = more
    }
    if let style { new.actionBar?.style = style }
    try changed.finish(edit, with: new)
  }
}

/// `weave action remove`: removes a button.
struct ActionRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "remove", abstract: "Removes a button from a design.")

  @OptionGroup var changed: ChangedDesignOptions

  @Option(help: ArgumentHelp("The number of the button, starting at 1.", valueName: "number"))
  var button: Int

  mutating func run() throws {
    let edit = try changed.edit()
    _ = try ActionCommand.action(button, of: edit.spec)
    try changed.finish(edit, with: edit.spec.removingButton(button - 1))
  }
}
