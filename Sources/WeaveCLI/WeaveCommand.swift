// SPDX-License-Identifier: MIT

import ArgumentParser
import Weave

/// The command `weave`.
@main
struct WeaveCommand: ParsableCommand {
  static func main() {
    Output.prepare()
    main(nil)
  }

  static let configuration = CommandConfiguration(
    commandName: "weave",
    abstract: "Compiles widget designs to pictures.",
    discussion: """
      A design is a JSON file: a WidgetWeaver design, or one with a layout of your own. Start with

        weave render design.json --size medium

      Exit codes: 0 done, 1 the design has errors, 2 a file or a library failed, 64 wrong usage.
      """,
    version: "1.0.0",
    subcommands: [
      RenderCommand.self, ValidateCommand.self, InspectCommand.self, FormatCommand.self, EvalCommand.self, VariablesCommand.self,
      TemplateCommand.self, SchemaCommand.self, DevicesCommand.self, ExplainCommand.self,
    ])
}
