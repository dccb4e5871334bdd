// SPDX-License-Identifier: MIT

public import ArgumentParser
import FoundationEssentials
import Weave
public import WeaveSpec

/// `weave templates`: what `layout.template` can be.
struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates", abstract: "Lists what a design's layout can be, with a line each.",
    discussion: "`weave new NAME --template T` begins a design; `weave template T` prints how a template is made.")

  mutating func run() throws {
    let width = Template.allCases.map(\.rawValue.count).max() ?? 0
    for template in Template.allCases {
      let name = template.rawValue + String(repeating: " ", count: width - template.rawValue.count)
      try Console.out("\(name)  \(template.summary)\n")
    }
  }
}

extension Template: ExpressibleByArgument {}

/// `weave new`: a design to start from.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Writes a design to start from, NAME.json.",
    discussion: "A file that is there already is never overwritten.")

  @Argument(help: ArgumentHelp("What the design is called; its file is called after it.", valueName: "name"))
  var name: String

  @Option(help: "What draws it; see 'weave templates'.")
  var template: Template = .classic

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write it, or - for standard output.", valueName: "path"))
  var output: String?

  func validate() throws {
    if fileName.isEmpty { throw ValidationError("'\(name)' has no letter or digit to name a file by.") }
  }

  mutating func run() throws {
    let text = Language.newDesign(named: name, template: template)
    let path = output ?? fileName + ".json"
    if path == "-" { return try Console.out(text) }
    if FileManager.default.fileExists(atPath: path) {
      throw ValidationError("\(path) is there already; choose another name, or another place with --output.")
    }
    do { try Picture.write(Array(text.utf8), to: path) } catch { throw Console.refuse(error) }
    try Console.out(path + "\n")
  }

  /// The letters and digits of the name, the rest as hyphens.
  private var fileName: String {
    name.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
  }
}
