// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveRender

/// `weave symbols`: lists the names that designs can use.
struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "Lists symbols by SF Symbols name, or draws up to \(SymbolSheet.limit) on a sheet.")

  @Argument(
    help: ArgumentHelp("List only names that contain this.", valueName: "query"),
    completion: Completions.symbols)
  var query: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Draw them to this PNG file, or - for standard output.", valueName: "path"),
    completion: Completions.pictures)
  var output: String?

  @Option(help: "One name per line, or a JSON array of objects.")
  var format: OutputFormat = .text

  func validate() throws {
    if output != nil, format == .json {
      throw ValidationError("--format json lists names and cannot be used with --output.")
    }
    try PictureFormat.requirePNG(output)
  }

  mutating func run() throws {
    let names = Language.symbolNames(matching: query ?? "")
    guard !names.isEmpty else {
      let near = nearest(to: query ?? "", in: Language.symbolNames(matching: "")).first
      throw ValidationError("There is no symbol '\(query ?? "")'." + (near.map { " Did you mean '\($0)'?" } ?? ""))
    }
    if format == .json {
      return try Console.out(OutputValue.array(names.map { .object([("name", .string($0))]) }).text)
    }
    guard let output else { return try Console.out(names.map { $0 + "\n" }.joined()) }
    guard names.count <= SymbolSheet.limit else {
      throw ValidationError(
        "\(names.count) symbols are too many for a sheet, which has room for \(SymbolSheet.limit); give a part of their names, such as 'weave symbols cloud'."
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
