// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import Weave
import WeaveDiagnostics

/// `weave templates`: what a new design can be made from.
struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates", abstract: "Lists layouts and ready designs, with a line each.",
    discussion: "`weave new NAME --template T` begins a design; `weave template T` prints how a layout is made.")

  mutating func run() throws {
    let (layouts, designs) = Language.beginnings
    let width = (layouts + designs).map(\.name.count).max() ?? 0
    func list(_ title: String, _ entries: [(name: String, summary: String)]) throws {
      try Console.out(title + "\n")
      for entry in entries {
        let name = entry.name + String(repeating: " ", count: width - entry.name.count)
        try Console.out("  \(name)  \(entry.summary)\n")
      }
    }
    try list("Layouts", layouts)
    try list("\nDesigns", designs)
  }
}

/// `weave new`: a design to start from.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Writes a design to start from, NAME.json.",
    discussion: "A file that is there already is never overwritten.")

  @Argument(help: ArgumentHelp("What the design is called; its file is called after it.", valueName: "name"))
  var name: String

  @Option(help: "A layout or a ready design; see 'weave templates'.")
  var template = "classic"

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write it, or - for standard output.", valueName: "path"))
  var output: String?

  func validate() throws {
    let (layouts, designs) = Language.beginnings
    let known = (layouts + designs).map(\.name)
    if !known.contains(template) {
      let near = nearest(to: template, in: known).first.map { "Did you mean '\($0)'?" } ?? "See 'weave templates'."
      throw ValidationError("There is no template '\(template)'. \(near)")
    }
  }

  mutating func run() throws {
    guard let text = Language.newDesign(named: name, from: template) else { return }
    let path = output ?? fileName + ".json"
    if path == "-" { return try Console.out(text) }
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    if isLink || FileManager.default.fileExists(atPath: path) {
      throw ValidationError("\(path) is there already; choose another name, or another place with --output.")
    }
    do { try Picture.create(Array(text.utf8), at: path) } catch { throw Console.refuse(error) }
    if text.contains("photo.jpg") { Console.error("note: put a photo of yours beside it as photo.jpg\n") }
    try Console.out(path + "\n")
  }

  /// The letters and digits of the name, the rest as hyphens; as many as a file's name may have.
  private var fileName: String {
    let words = name.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    return words.isEmpty ? "design" : String(words.prefix(60))
  }
}
