// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveData
import WeaveDiagnostics
import WeaveRender
import WeaveStore
import WeaveWorkshop

/// `weave new`: creates a design to start from.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Writes a new design to start from, NAME.json.",
    discussion: """
      An existing file is never overwritten. The design refers to its JSON Schema, \(Language.schemaFile), which is \
      written beside it and lets editors complete keys.

      A ready board is written with the designs in its slots, each in a file beside it.

      Without --template, it is a text with a symbol. If there are facts, weave suggests templates that show them.
      """)

  @Argument(help: ArgumentHelp("The name of the design, and of its file.", valueName: "name"))
  var name: String

  @Option(
    help: ArgumentHelp(
      "A layout, a ready-made design or a board; see 'weave templates'.", discussion: "Default: classic."),
    completion: Completions.beginnings)
  var template: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write it, or - for standard output.", valueName: "path"),
    completion: .file(extensions: ["json"]))
  var output: String?

  func validate() throws {
    if name.allSatisfy(\.isWhitespace) { throw ValidationError("A design needs a name, such as 'Morning run'.") }
    if output?.isEmpty == true { throw ValidationError("--output needs a path.") }
    let (layouts, designs) = Language.beginnings
    let known = (layouts + designs + Language.readyBoards).map(\.name)
    if let template, !known.contains(template) {
      let near = nearest(to: template, in: known).first.map { "Did you mean '\($0)'?" } ?? "See 'weave templates'."
      throw ValidationError("There is no template '\(template)'. \(near)")
    }
  }

  mutating func run() throws {
    let path = output ?? NewDesign.fileName(of: name)
    if let files = Language.newBoard(named: name, from: template ?? "") { return try write(files, to: path) }
    guard let text = Language.newDesign(named: name, from: template ?? "classic") else { return }
    if path == "-" { return try Console.out(text) }
    if NewDesign.isTaken(path) {
      throw ValidationError("\(path) already exists; choose another name, or another path with --output.")
    }
    do { try NewDesign.write(text, to: path) } catch { throw Console.refuse(error) }
    if text.contains("photo.jpg") { Console.error("note: put your own photo beside it as photo.jpg\n") }
    if template == nil { Self.offer() }
    try Console.out(path + "\n")
  }

  /// Writes a board and the designs in its slots.
  private func write(_ files: [(file: String, text: String)], to path: String) throws {
    if path == "-" { throw ValidationError("A board has several files; give --output the path of the first.") }
    if NewDesign.isTaken(path) {
      throw ValidationError("\(path) already exists; choose another name, or another path with --output.")
    }
    do { try NewDesign.write(board: files, to: path) } catch { throw Console.refuse(error) }
    try Console.out(path + "\n")
  }

  /// Prints which designs would show the available facts.
  private static func offer() {
    guard let folder = try? SnapshotFolderOptions.standard(), folder.exists else { return }
    let there = folder.presentKinds.subtracting([.variables, .location, .ozone])
    if there.isEmpty { return }
    let fitting = CatalogueEntry.all.filter { entry in entry.fits(there) && entry.facts.contains(where: there.contains)
    }
    let names = fitting.prefix(8).map(\.name).joined(separator: ", ")
    if !names.isEmpty {
      Console.error("note: these templates show facts that you have: \(names); choose one with --template\n")
    }
  }
}
