// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveRender
import WeaveStore

/// `weave variables`: what designs can read, and which variables are stored.
struct VariablesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "variables", abstract: "Prints every key that designs can read, and changes variables.",
    discussion: """
      Without a subcommand, it lists the keys: weave variables weather

      To change a stored value: weave variables set streak=4
      """,
    subcommands: [
      VariablesListCommand.self, VariablesSetCommand.self, VariablesDeleteCommand.self, VariablesRenameCommand.self,
      VariablesUsesCommand.self,
    ], defaultSubcommand: VariablesListCommand.self)
}

/// `weave variables list`: lists every key that designs can read.
struct VariablesListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Prints every key that designs can read, with its value.",
    discussion: """
      Each line has a key, its value, its unit, its snapshot with the feed or file that it came from, and its age. \
      For a key without a value, the line says why it is missing.
      """)

  @Argument(help: ArgumentHelp("Print only names that contain this, or a pattern with *.", valueName: "pattern"))
  var pattern: String?

  @OptionGroup var moment: MomentOptions

  @Option(help: "A readable table or a JSON array.")
  var format: OutputFormat = .text

  mutating func run() throws {
    let facts = try moment.facts()
    let (at, given) = (facts.moment, facts.variables)
    if let pattern,
      !VariableReport.has(matching: pattern, snapshots: facts.snapshots, moment: at, variables: given)
    {
      let near = nearest(to: pattern, in: Language.factNames).first.map { "Did you mean '\($0)'?" }
      throw ValidationError("There is no variable '\(pattern)'. \(near ?? "'weave variables' lists them all.")")
    }
    let sources = try moment.folder.existingFolder()?.sources ?? FactSources()
    let text =
      switch format {
      case .text:
        VariableReport.text(
          matching: pattern, snapshots: facts.snapshots, moment: at, variables: given, sources: sources)
      case .json:
        VariableReport.json(
          matching: pattern, snapshots: facts.snapshots, moment: at, variables: given, sources: sources)
      }
    try Console.out(text)
  }
}
