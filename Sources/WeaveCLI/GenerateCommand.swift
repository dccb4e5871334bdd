// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import Weave
import WeaveDiagnostics
import WeaveSpec
import WeaveWorkshop

/// `weave generate`: a design from words.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Makes a new design from words, and prints it.",
    discussion: """
      Unless an --endpoint is given no model is asked: colours, backgrounds, alignment and symbol are chosen by the words that occur, as in WidgetWeaver, \
      and the first words become the texts:

        weave generate 'fitness goals this week, green and bold' -o fitness.json
        weave generate 'a calm reading list' --endpoint http://127.0.0.1:11434 --protocol ollama --model llama3.2
      """)

  @Argument(help: ArgumentHelp("What it is to be, in English, at most 280 characters.", valueName: "words"))
  var prompt: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write it; a file that is there is left.", valueName: "path"),
    completion: .file(extensions: ["json"]))
  var output: String?

  @OptionGroup(title: "Model") var model: ModelOptions
  @OptionGroup var clock: ClockOptions

  func validate() throws {
    if prompt.allSatisfy(\.isWhitespace) { throw ValidationError("Say what the design is to be.") }
    if prompt.count > KeywordRules.promptLimits.generate {
      throw ValidationError("A request has at most \(KeywordRules.promptLimits.generate) characters.")
    }
  }

  mutating func run() throws {
    let base = WidgetSpec(id: UUID(), updatedAt: clock.date(in: clock.zone(of: nil)))
    let prompt = prompt
    let (patch, note) = try model.patch(
      { author throws(ModelFailure) in try author.generate(prompt) }, else: { KeywordRules.generate(prompt) })
    if let note { Console.error("weave: warning: \(note)\n") }
    let spec = patch.applied(to: base)
    let text = Language.formatted(SpecDocument(.single, specs: [spec])) + "\n"
    guard let output, output != "-" else { return try Console.out(text) }
    if FileManager.default.fileExists(atPath: output) {
      throw ValidationError("\(output) is there already; choose another name.")
    }
    do { try Picture.create(Array(text.utf8), at: output) } catch { throw Console.refuse(error) }
    try Console.out(output + "\n")
  }
}
