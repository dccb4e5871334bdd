// SPDX-License-Identifier: MIT

import ArgumentParser
import Weave

/// The command `weave`.
@main
struct WeaveCommand: ParsableCommand {
  static func main() {
    Output.prepare()
    if var render = plainRender() {
      do { try render.run() } catch { exit(withError: error) }
    } else {
      main(nil)
    }
  }

  /// The command that starts most often, read without a look at the others, which takes a third of the time. Nil for any
  /// other command and for wrong usage, which the whole tree of commands explains.
  private static func plainRender() -> RenderCommand? {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first == RenderCommand.configuration.commandName else { return nil }
    return try? RenderCommand.parse(Array(arguments.dropFirst()))
  }

  static let configuration = CommandConfiguration(
    commandName: "weave",
    abstract: "Compiles widget designs to pictures.",
    discussion: """
      A design is a JSON file: a WidgetWeaver design, or one with a layout of your own. Start with

        weave render design.json --size medium

      Exit codes: 0 done, 1 the design has errors, 2 a file or a library failed, 64 wrong usage.
      """,
    version: weaveVersion,
    subcommands: [
      RenderCommand.self, ValidateCommand.self, InspectCommand.self, FormatCommand.self, EvalCommand.self,
      VariablesCommand.self, NextChangeCommand.self, SnapshotCommand.self, ImportCommand.self,
      ActionCommand.self,
      BatchCommand.self, TestCommand.self, AcceptCommand.self, FingerprintCommand.self, DiffCommand.self, GalleryCommand.self,
      NewCommand.self, TemplatesCommand.self, TemplateCommand.self,
      ThemeCommand.self, SymbolsCommand.self,
      SchemaCommand.self, DevicesCommand.self, ExplainCommand.self,
    ])
}
