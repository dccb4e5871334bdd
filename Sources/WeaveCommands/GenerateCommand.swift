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
      Without --endpoint, no model is used: the words, days, numbers and lists of the description choose a ready design \
      or a layout and fill it in:

        weave generate 'countdown to my wedding on 20 June 2027' -o wedding.json
        weave generate 'shopping list: milk, eggs, bread' -o shopping.json
        weave generate 'steps this month, green' -o steps.json
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
    if model.endpoint == nil { return try deliver(words(facts), facts) }
    try deliver(try custom ? layout(facts) : design(facts), facts)
  }

  /// A design that the words choose; nil if they choose a board, which is then written.
  private func words(_ facts: MomentFacts) throws -> String? {
    let made: WordDesign
    do throws(WordDesign.Refusal) {
      made = try WordDesign.make(prompt, at: facts.moment)
    } catch { throw ValidationError(error.description) }
    for line in made.lines { Console.error("note: \(line)\n") }
    switch made.outcome {
    case .design(let text): return text
    case .board(let name):
      try write(board: name)
      return nil
    }
  }

  /// Writes a ready board, and the designs in its slots beside it.
  private func write(board name: String) throws {
    guard let files = Language.newBoard(from: name) else { return }
    guard let output, output != "-" else {
      throw ValidationError("The board '\(name)' has several files; give --output the path of the first.")
    }
    do { try NewDesign.write(board: files, to: output) } catch { throw Console.refuse(error) }
    try Console.out(output + "\n")
  }

  /// Draws and writes a design.
  private func deliver(_ text: String?, _ facts: MomentFacts) throws {
    guard let text else { return }
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

  /// A design from the app's templates, made by a model; by the app's own rules if it fails.
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
