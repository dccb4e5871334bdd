// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import Weave
import WeaveDiagnostics

/// `weave templates`: what a new design can be made from.
struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates", abstract: "Lists layouts and ready designs, with a line each.",
    discussion: "`weave new NAME --template T` begins a design; `weave template T` prints how it is made.")

  @Option(help: "A list for people or a JSON array.")
  var format: OutputFormat = .text

  mutating func run() throws {
    let (layouts, designs) = Language.beginnings
    if format == .json {
      let rows = layouts.map { ($0, "layout") } + designs.map { ($0, "design") }
      let objects = rows.map { entry, kind in
        OutputValue.object([
          ("name", .string(entry.name)), ("kind", .string(kind)), ("summary", .string(entry.summary)),
        ])
      }
      return try Console.out(OutputValue.array(objects).text)
    }
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

/// `weave template`: what is behind a name.
struct TemplateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "template", abstract: "Prints a built-in template or a ready design; without a name, lists templates.")

  @Argument(
    help: ArgumentHelp("The name of a template, or of a ready design; see 'weave templates'.", valueName: "name"),
    completion: Completions.templates)
  var name: String?

  mutating func run() throws {
    guard let name else {
      try Console.out(Language.templateNames.map { $0 + "\n" }.joined())
      return
    }
    guard let text = Language.template(named: name) ?? Language.readyDesign(named: name) else {
      let known = Language.templateNames + Language.beginnings.designs.map(\.name)
      let near = nearest(to: name, in: known).first.map { "Did you mean '\($0)'?" }
      throw ValidationError(
        "There is no template '\(name)'. \(near ?? "'weave template' and 'weave templates' list them.")")
    }
    try Console.out(text.hasSuffix("\n") ? text : text + "\n")
  }
}
