// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveRender
import WeaveResolve
import WeaveSpec
import WeaveWorkshop

/// `weave patch`: changes a design by a description.
struct PatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "patch", abstract: "Changes a design as described in words; shows the changes first.",
    discussion: """
      Without --apply, it only prints a review: a line for each value that would change, and warnings. For example:

        weave patch design.json 'more padding, corner radius 12 and a teal accent'
        weave patch design.json 'remove the symbol' --picture review.png
        weave patch design.json 'padding 20' --apply
        weave patch design.json --undo

      Without --endpoint, no model is used. Requests such as these are understood, several at once between commas: \
      make the title bigger, dark background, remove the buttons, a green accent, use a heart icon, change the date \
      to 24 December 2027, add milk to the list, centre the text, a thicker ring, padding 20. A part that is not \
      understood is named with the nearest ones that are.
      """)

  @Argument(help: "A design file; - reads standard input.", completion: Completions.designs)
  var spec: String

  @Argument(help: ArgumentHelp("What to change, in English, at most 220 characters.", valueName: "words"))
  var prompt: String?

  @Flag(help: "Write the design back to its file; --undo restores it.")
  var apply = false

  @Flag(help: "Undo the last --apply.")
  var undo = false

  @Option(
    help: ArgumentHelp("A PNG file for the design before and after, at three sizes.", valueName: "path"),
    completion: Completions.pictures)
  var picture: String?

  @Option(help: ArgumentHelp("The name of the design, in a file with several.", valueName: "name"))
  var design: String?

  @Option(help: "Readable lines or a JSON object.")
  var format: OutputFormat = .text

  @OptionGroup(title: "Model") var model: ModelOptions
  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  func validate() throws {
    if undo != (prompt == nil) { throw ValidationError("Say what to change, or give --undo.") }
    if let prompt, prompt.count > KeywordRules.promptLimits.patch {
      throw ValidationError("A request has at most \(KeywordRules.promptLimits.patch) characters.")
    }
    if apply || undo, spec == "-" { throw ValidationError("Cannot write back to standard input; give a file.") }
    try PictureFormat.requirePNG(picture)
  }

  mutating func run() throws {
    guard let prompt else {
      let path = spec
      let what = try LibraryExit.run { () throws(LibraryError) in try UndoFile(of: path).undo() }
      return try Console.out("undone: \(what)\n")
    }
    let facts = try moment.facts()
    let file: DesignFile
    do { file = try DesignFile.load(spec, reading: reading) } catch { throw Console.refuse(error) }
    let proposal = try Proposal(file, design, facts, folders, reading)
    if model.endpoint == nil { return try change(file, proposal, prompt, facts) }
    let base = proposal.variants.base
    let (patch, note) = try model.patch(
      { author throws(ModelFailure) in try author.patch(prompt, of: base) },
      else: { KeywordRules.patch(prompt, of: base) })
    if let note, patch.isEmpty { Console.error("weave: warning: \(note)\n") }
    if patch.isEmpty {
      throw ValidationError("Could not understand '\(prompt)'; 'weave patch --help' lists what you can ask for.")
    }
    try proposal.finish(patch, prompt, note: note, picture: picture, format)
    if apply { try write(proposal, patch, prompt, file) }
  }

  /// Changes the design by the words themselves.
  private func change(_ file: DesignFile, _ proposal: Proposal, _ prompt: String, _ facts: MomentFacts) throws {
    let index = try file.index(ofDesign: design, among: file.design?.document.specs ?? [])
    let change = WordChange(prompt, of: file.source, design: index, at: facts.moment)
    guard !change.lines.isEmpty else { throw ValidationError(change.missed.joined(separator: "\n")) }
    try proposal.finish(change, at: index, folder: file.folder, picture: picture, format)
    guard apply else { return }
    let path = spec
    try LibraryExit.run { () throws(LibraryError) in
      try UndoFile(of: path).replace(file.source.bytes, by: change.source.bytes, what: prompt)
    }
  }

  private func write(
    _ proposal: Proposal, _ patch: DesignPatch, _ prompt: String, _ file: DesignFile
  ) throws(ExitCode) {
    guard let text = proposal.variants.variant(patch.applied(to: proposal.variants.base))?.text else { return }
    let path = spec
    try LibraryExit.run { () throws(LibraryError) in
      try UndoFile(of: path).replace(file.source.bytes, by: Array(text.utf8), what: prompt)
    }
  }
}

/// A design and its changed form, for review.
struct Proposal {
  let variants: DesignVariants
  private let renderer: Renderer
  private let moment: Moment

  init(
    _ file: DesignFile, _ design: String?, _ facts: MomentFacts, _ folders: FolderOptions, _ reading: ReadingOptions
  ) throws {
    do {
      renderer = try Renderer(fonts: folders.fonts)
    } catch {
      throw Console.refuse(error)
    }
    moment = facts.moment
    let environment = RenderEnvironment(
      now: facts.moment.now, timeZone: facts.moment.timeZone, locale: facts.moment.locale,
      canvas: Device.standard.canvas(for: .medium), scale: 1)
    variants = try file.variants(
      ofDesign: design, in: environment, facts, variables: facts.variables, folders, reading.mode, renderer)
  }

  /// Prints the review, and draws it if requested.
  func finish(
    _ patch: DesignPatch, _ prompt: String, note: String? = nil, picture path: String?, _ format: OutputFormat
  ) throws(ExitCode) {
    try finish(picture: path, format) { () throws(RenderError) in
      try DesignReview(patch, of: variants, prompt: prompt, note: note)
    }
  }

  /// Prints the review of a change of the text, and draws it if requested.
  func finish(
    _ change: WordChange, at index: Int, folder: String, picture path: String?, _ format: OutputFormat
  ) throws(ExitCode) {
    try finish(picture: path, format) { () throws(RenderError) in
      try DesignReview(change, of: variants, at: index, folder: folder)
    }
  }

  private func finish(
    picture path: String?, _ format: OutputFormat, _ review: () throws(RenderError) -> DesignReview?
  ) throws(ExitCode) {
    do {
      guard let review = try review() else {
        Console.error("weave: error: the result could not be drawn; nothing was changed\n")
        throw Exit.designHasErrors
      }
      switch format {
      case .text: try Console.out(review.text)
      case .json:
        let changes = review.changes.map { change in
          OutputValue.object([
            ("path", .string(change.path)), ("old", change.old.map { .string($0) } ?? .null),
            ("new", change.new.map { .string($0) } ?? .null),
          ])
        }
        try Console.out(
          OutputValue.object([
            ("changes", .array(changes)), ("warnings", .array(review.warnings.map { .string($0) })),
          ]).text)
      }
      if let path { try Console.deliver(sheet(review), to: path, inputs: []) }
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }

  /// The original design at three sizes.
  func sheetOfBase() throws(ExitCode) -> [UInt8] {
    do { return try sheet(of: [(variants.base.name, variants.request.design)]) } catch { throw Console.refuse(error) }
  }

  /// The design before and after, one row each, at three sizes.
  private func sheet(_ review: DesignReview) throws(RenderError) -> [UInt8] {
    try sheet(of: [("before", variants.request.design), ("after", review.variant.widget)])
  }

  /// Variants of a design, one row each, at three sizes.
  func sheet(of variants: [(title: String, variant: DesignVariants.Variant)]) throws(ExitCode) -> [UInt8] {
    do { return try sheet(of: variants.map { ($0.title, $0.variant.widget) }) } catch { throw Console.refuse(error) }
  }

  private func sheet(of forms: [(title: String, widget: CompiledWidget)]) throws(RenderError) -> [UInt8] {
    var rows: [ContactSheet.Row] = []
    for (title, widget) in forms {
      var request = variants.request
      request.design = widget
      var cells: [ContactSheet.Cell] = []
      for size in [WidgetSize.small, .medium, .large] {
        request.environment.size = size
        request.environment.canvas = Device.standard.canvas(for: size)
        if let picture = try renderer.render(request).output {
          cells.append(.init(caption: size.rawValue, picture: picture))
        }
      }
      rows.append(ContactSheet.Row(title: title, cells: cells))
    }
    return try renderer.bytes(of: ContactSheet(rows: rows), scale: 1, as: .png)
  }
}
