// SPDX-License-Identifier: MIT

import ArgumentParser
import Weave
import WeaveDiagnostics

/// `weave symbols`: the names that designs can use.
struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "Lists symbols by their SF Symbols names, or draws up to \(SymbolSheet.limit) of them on a sheet.")

  @Argument(help: ArgumentHelp("A part of the names to list; all of them if missing.", valueName: "query"))
  var query: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Draw them to this PNG file, or - for standard output.", valueName: "path"))
  var output: String?

  mutating func run() throws {
    let names = Language.symbolNames(matching: query ?? "")
    guard !names.isEmpty else {
      let near = nearest(to: query ?? "", in: Language.symbolNames(matching: "")).first
      throw ValidationError("No symbol is called '\(query ?? "")'." + (near.map { " Did you mean '\($0)'?" } ?? ""))
    }
    guard let output else { return try Console.out(names.map { $0 + "\n" }.joined()) }
    guard names.count <= SymbolSheet.limit else {
      throw ValidationError(
        "\(names.count) symbols are too many for a sheet, which has room for \(SymbolSheet.limit); ask for a part of their names, such as 'weave symbols cloud'."
      )
    }
    do {
      let sheet = try SymbolSheet.png(of: names)
      try Console.deliver(sheet, to: output, inputs: [])
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }
}
