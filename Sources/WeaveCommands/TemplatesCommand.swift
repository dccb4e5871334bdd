// SPDX-License-Identifier: MIT

public import ArgumentParser
import FoundationEssentials
import WeaveData
import WeaveDiagnostics
public import WeaveRender
import WeaveStore

extension CatalogueEntry.Kind: ExpressibleByArgument {}

/// `weave templates`: lists the starting points for a new design.
struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "Lists layouts and ready-made designs, or searches them.",
    discussion: """
      `weave new NAME --template T` starts a design from one; `weave template T` prints it. For example:

        weave templates photo
        weave templates --kind design --facts steps
        weave templates --fitting
      """)

  @Argument(
    help: ArgumentHelp(
      "Words to search for; all must occur in the name, description, texts or facts.", valueName: "word"))
  var words: [String] = []

  @Option(help: "Only layouts, or only ready-made designs.")
  var kind: CatalogueEntry.Kind?

  @Option(
    help: ArgumentHelp("Only those that show these facts; none means no facts.", valueName: "kind"))
  var facts: FactChoice?

  @Flag(help: "Only those whose facts are in the snapshots.")
  var fitting = false

  @OptionGroup var place: SnapshotFolderOptions

  @Option(help: "A readable list or a JSON array.")
  var format: OutputFormat = .text

  /// One kind of facts, or none.
  struct FactChoice: ExpressibleByArgument {
    var need: CatalogueEntry.FactNeed

    static var allValueStrings: [String] { ["none"] + SnapshotKind.allCases.map(\.rawValue) }

    init?(argument: String) {
      guard let need = CatalogueEntry.FactNeed(argument) else { return nil }
      self.need = need
    }
  }

  mutating func run() throws {
    let there = fitting ? try place.existingFolder()?.presentKinds ?? [] : []
    let entries = CatalogueEntry.find(words, kind: kind, facts: facts?.need, there: fitting ? there : nil)
    if format == .json {
      let objects = entries.map { entry in
        OutputValue.object([
          ("name", .string(entry.name)), ("kind", .string(entry.kind.rawValue)), ("summary", .string(entry.summary)),
          ("facts", .array(entry.facts.map { .string($0.rawValue) })), ("photo", .flag(entry.hasPhoto)),
          ("buttons", .flag(entry.hasButtons)),
        ])
      }
      return try Console.out(OutputValue.array(objects).text)
    }
    let boards = boards
    if entries.isEmpty, boards.isEmpty {
      return Console.error("no layout or design matches; 'weave templates' lists all\n")
    }
    let width = (entries.map(\.name.count) + boards.map(\.name.count)).max() ?? 0
    var title = ""
    for kind in CatalogueEntry.Kind.allCases {
      let rows = entries.filter { $0.kind == kind }
      if rows.isEmpty { continue }
      try Console.out("\(title)\(kind == .layout ? "Layouts" : "Designs")\n")
      for entry in rows {
        let name = entry.name + String(repeating: " ", count: width - entry.name.count)
        try Console.out("  \(name)  \(entry.summary)\n")
      }
      title = "\n"
    }
    if !boards.isEmpty { try Console.out("\(title)Boards\n") }
    for board in boards {
      let name = board.name + String(repeating: " ", count: width - board.name.count)
      try Console.out("  \(name)  \(board.summary)\n")
    }
  }

  /// The ready boards that match the words; none if a kind of design or of facts is asked for.
  private var boards: [(name: String, summary: String)] {
    guard kind == nil, facts == nil, !fitting else { return [] }
    return Language.readyBoards.filter { board in
      words.allSatisfy { "\(board.name) \(board.summary) board".lowercased().contains($0.lowercased()) }
    }
  }
}

/// `weave template`: prints the file behind a name.
struct TemplateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "template",
    abstract: "Prints a built-in template or a ready-made design; without a name, lists templates.")

  @Argument(
    help: ArgumentHelp("The name of a template or a ready-made design; see 'weave templates'.", valueName: "name"),
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
