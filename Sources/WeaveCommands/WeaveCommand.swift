// SPDX-License-Identifier: MIT

package import ArgumentParser
import WeaveRender
import WeaveSystem

/// The command `weave`, in both of its programs.
package struct WeaveCommand: ParsableCommand {
  package init() {}

  /// Runs the command line, and ends the process if that fails.
  ///
  /// - Parameter own: the network parts of this program; nil if another program has them.
  package static func run(with own: (any NetworkParts)? = nil) {
    LibrarySettings.ignore()
    if let own { NetworkProgram.begin(with: own) }
    Output.prepare()
    do throws(StackError) { try runWithStack { perform() } } catch { exit(withError: Console.refuse(error)) }
  }

  /// Performs the command that the arguments name. Failures end the process.
  private static func perform() {
    let arguments = NegativeValues.joined(BareNow.expanded(TestInitCommand.joined(Inputs.arguments)))
    do {
      if laysOut(arguments) { HeadStart.begin(for: arguments.dropFirst().first { $0.hasSuffix(".json") }) }
      if var command = plainCommand(arguments) {
        try command.run()
      } else {
        // The other program has the whole tree of commands, which handles everything else.
        NetworkProgram.takeOver()
        try CommandNames.check(arguments)
        var command = try parseAsRoot(arguments)
        try command.run()
      }
      // When a process ends, its threads lose the data they work with.
      HeadStart.finish()
    } catch {
      HeadStart.finish()
      end(with: error)
    }
  }

  /// Whether the arguments are those of a command that lays out designs, and name neither fonts nor a language.
  private static func laysOut(_ arguments: [String]) -> Bool {
    guard let name = arguments.first, ["render", "next-change", "inspect"].contains(name) else { return false }
    return !arguments.contains { word in ["--fonts", "--locale", "-h", "--help"].contains { word.hasPrefix($0) } }
  }

  /// Prints what a command asked for, or why it was refused, and ends.
  private static func end(with error: any Error) -> Never {
    let code = exitCode(for: error)
    // Errors that only occur while running need no usage line: the arguments were valid.
    let text = (error as? ValidationError).map { "Error: \($0.message)" } ?? fullMessage(for: error)
    if !text.isEmpty {
      guard code.isSuccess else {
        Console.error(CommandNames.advised(text) + "\n")
        exit(withError: code)
      }
      do throws(ExitCode) { try Console.out(text + "\n") } catch { exit(withError: error) }
    }
    exit(withError: code)
  }

  /// A fully named and correctly used command, parsed without the others, which takes a third of the time of a picture.
  /// Nil for anything else, such as wrong usage and requests for help, which the whole tree of commands handles.
  private static func plainCommand(_ arguments: [String]) -> (any ParsableCommand)? {
    guard let (command, words) = CommandNames.leaf(of: arguments) else { return nil }
    return try? command.parse(words)
  }

  package static let configuration = CommandConfiguration(
    commandName: "weave",
    abstract: "Compiles widget designs to pictures.",
    discussion: """
      A design is a JSON file: a WidgetWeaver design, or one with a layout of your own. Start with

        weave render design.json --size medium

      Exit codes: 0 done, 1 the design has errors, 2 a file or a library failed, 64 wrong usage.
      """,
    version: weaveVersion,
    subcommands: [
      RenderCommand.self, AnimateCommand.self, ValidateCommand.self, InspectCommand.self, FormatCommand.self,
      EvalCommand.self,
      VariablesCommand.self, NextChangeCommand.self, SnapshotCommand.self, ImportCommand.self,
      NetworkCommand.feed.command,
      NetworkCommand.refresh.command, ActionCommand.self, LibraryCommand.self, ExportCommand.self, GenerateCommand.self,
      PatchCommand.self, VariantsCommand.self, PhotoCommand.self,
      BatchCommand.self, TestCommand.self, TestInitCommand.self, AcceptCommand.self, FingerprintCommand.self,
      DiffCommand.self,
      GalleryCommand.self, NetworkCommand.initHome.command, NetworkCommand.serve.command,
      NetworkCommand.display.command, LSPCommand.self, MCPCommand.self,
      NetworkCommand.preview.command, SeeCommand.self,
      NewCommand.self, TemplatesCommand.self, TemplateCommand.self,
      ThemeCommand.self, RemixCommand.self, SymbolsCommand.self,
      SchemaCommand.self, PrimerCommand.self, DevicesCommand.self, PanelsCommand.self, ExplainCommand.self,
      DoctorCommand.self,
    ])
}
