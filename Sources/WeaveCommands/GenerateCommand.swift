// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
import WeaveResolve
import WeaveSpec
import WeaveWorkshop

/// `weave generate`: creates a design from a description.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Makes a design from a description in words, and prints it.",
    discussion: """
      Without --endpoint, no model is used: colours, backgrounds, alignment and symbol are chosen by keywords, as in \
      WidgetWeaver, and the first words become the texts:

        weave generate 'fitness goals this week, green and bold' -o fitness.json
        weave generate 'a calm reading list' --endpoint http://127.0.0.1:11434 --protocol ollama --model llama3.2

      With --custom, the model writes its own layout in the content language. weave compiles and draws it at three \
      sizes, light and dark. A layout with cut texts or too little contrast is never written: it goes back to the \
      model with the list of problems:

        weave generate 'steps as a ring, with the time' --custom --endpoint http://127.0.0.1:8080 --picture steps.png
      """)

  @Argument(help: ArgumentHelp("A description in English, at most 280 characters.", valueName: "words"))
  var prompt: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write it; an existing file is not overwritten.", valueName: "path"),
    completion: .file(extensions: ["json"]))
  var output: String?

  @Flag(help: "Let the model write the whole layout; needs --endpoint.")
  var custom = false

  @Option(
    help: ArgumentHelp("A PNG file for the design at three sizes.", valueName: "path"),
    completion: Completions.pictures)
  var picture: String?

  @OptionGroup(title: "Model") var model: ModelOptions
  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  func validate() throws {
    if custom, model.endpoint == nil {
      throw ValidationError("--custom needs a model; give the address of one with --endpoint.")
    }
    try PictureFormat.requirePNG(picture)
    if prompt.allSatisfy(\.isWhitespace) { throw ValidationError("Describe the design in words.") }
    if prompt.count > KeywordRules.promptLimits.generate {
      throw ValidationError("A request has at most \(KeywordRules.promptLimits.generate) characters.")
    }
  }

  mutating func run() throws {
    let facts = try moment.facts()
    let text = try custom ? layout(facts) : design(facts)
    if let picture {
      let reading = try ReadingOptions.parse([])
      let file = DesignFile.load(SourceText(name: "the design", text: text), "-", reading: reading)
      let proposal = try Proposal(file, nil, facts, folders, reading)
      try Console.deliver(proposal.sheetOfBase(), to: picture, inputs: [])
    }
    guard let output, output != "-" else { return try Console.out(text) }
    if FileManager.default.fileExists(atPath: output) {
      throw ValidationError("\(output) already exists; choose another name.")
    }
    do { try OutputFile.create(Array(text.utf8), at: output) } catch { throw Console.refuse(error) }
    try Console.out(output + "\n")
  }

  /// A design from the app's templates, made by a model or by the rules.
  private func design(_ facts: MomentFacts) throws(ValidationError) -> String {
    let base = WidgetSpec(id: UUID(), updatedAt: facts.moment.now)
    let prompt = prompt
    let (patch, note) = try model.patch(
      { author throws(ModelFailure) in try author.generate(prompt) }, else: { KeywordRules.generate(prompt) })
    if let note { Console.error("weave: warning: \(note)\n") }
    return Language.formatted(SpecDocument(.single, specs: [patch.applied(to: base)])) + "\n"
  }

  /// A layout made by a model; if none is valid, prints the reason and writes nothing.
  private func layout(_ facts: MomentFacts) throws -> String {
    guard let author = try model.author() else {
      throw ValidationError("--custom needs a model; give the address of one with --endpoint.")
    }
    do {
      let renderer = try Renderer(fonts: folders.fonts)
      let environment = RenderEnvironment(
        now: facts.moment.now, timeZone: facts.moment.timeZone, locale: facts.moment.locale,
        canvas: Device.standard.canvas(for: .medium), scale: 1)
      let layouts = LayoutAuthor(author, now: facts.moment.now, renderer: renderer) { widget in
        RenderRequest(
          design: widget, environment: environment, facts: facts.snapshots, variables: facts.variables,
          photos: PhotoFolder(designFolder: ""))
      }
      let proposal = try layouts.layout(prompt)
      if proposal.answers > 1 { Console.error("weave: note: the model needed \(proposal.answers) attempts\n") }
      return proposal.text
    } catch let failure as ModelFailure {
      Console.error("weave: error: \(failure); nothing was written\n")
      throw Exit.designHasErrors
    } catch {
      throw Console.refuse(error)
    }
  }
}
