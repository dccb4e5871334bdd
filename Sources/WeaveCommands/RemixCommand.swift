// SPDX-License-Identifier: MIT

public import ArgumentParser
import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveJSON
import WeaveRender
import WeaveResolve
import WeaveSpec
public import WeaveWorkshop

extension Rulebook: ExpressibleByArgument {}

/// `weave remix`: restyles a design a dozen times.
struct RemixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remix", abstract: "Draws a dozen restyled versions of a design on one sheet.",
    discussion: """
      Texts, photo, symbol and buttons stay; layout, colours and fonts change. The same seed gives the same remixes. \
      Look at the sheet, then write the one you like:

        weave remix design.json --seed 7
        weave remix design.json --seed 7 --pick 3 --in-place
      """)

  @Argument(
    help: ArgumentHelp("A design file; - reads standard input.", valueName: "spec"), completion: Completions.designs)
  var spec: String

  @Option(help: ArgumentHelp("The name of the design, in a file with several.", valueName: "name"))
  var design: String?

  @Option(
    help: ArgumentHelp(
      "The random seed. Default: a new one each time, which is printed.", valueName: "number"))
  var seed: UInt64?

  @Option(help: ArgumentHelp("How many, 1 to 60.", valueName: "number"))
  var count = 12

  @Option(
    help: ArgumentHelp(
      "Which rules to follow.",
      discussion: """
        ours: clocks and facts keep their template, and no further text becomes cut or hard to read. app: exactly \
        what WidgetWeaver makes from this seed.
        """))
  var rules = Rulebook.ours

  @Option(help: "The size on the sheet.")
  var size = WidgetSize.medium

  @Option(help: "The appearance on the sheet.")
  var appearance = RenderEnvironment.Appearance.light

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The sheet, a PNG file; - is standard output.", valueName: "path"),
    completion: Completions.pictures)
  var output = "remix.png"

  @Option(
    help: ArgumentHelp(
      "Print the design of this remix, starting at 1, instead of drawing a sheet.", valueName: "number"))
  var pick: Int?

  @Flag(name: .shortAndLong, help: "Write the remix of --pick back to the file.")
  var inPlace = false

  @Option(help: "Readable lines, or a JSON array with the layout and style of each.")
  var format: OutputFormat = .text

  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  func validate() throws {
    if !(1...60).contains(count) { throw ValidationError("--count must be from 1 to 60.") }
    if let pick, !(1...count).contains(pick) { throw ValidationError("--pick must be from 1 to \(count).") }
    if inPlace, pick == nil { throw ValidationError("--in-place needs --pick to choose a remix.") }
    if inPlace, spec == "-" { throw ValidationError("Cannot write back to standard input; give a file.") }
    if pick != nil, seed == nil {
      throw ValidationError("--pick needs the --seed of the sheet that you chose from; 'weave remix' prints it.")
    }
    if format == .json, output == "-" {
      throw ValidationError("--format json and --output - both write to standard output.")
    }
    try PictureFormat.requirePNG(output)
  }

  mutating func run() throws {
    let seed = seed ?? UInt64.random(in: 1...999_999)
    let facts = try moment.facts()
    do {
      let file = try DesignFile.load(spec, reading: reading)
      let renderer = try Renderer(fonts: folders.fonts)
      let environment = RenderEnvironment(
        now: facts.moment.now, timeZone: facts.moment.timeZone, locale: facts.moment.locale, appearance: appearance,
        size: size, canvas: Device.standard.canvas(for: size), scale: 1)
      let variants = try file.variants(
        ofDesign: design, in: environment, facts, variables: facts.variables, folders, reading.mode, renderer)
      let threads = min(Output.processorCount, 4)
      var remixer = Remixer(variants, seed: seed, rules: rules, threads: threads)
      let remixes = try remixer.next(count)
      if let pick { return try write(pick, of: remixes) }
      guard !remixes.isEmpty else {
        throw ValidationError("No remix of '\(spec)' keeps everything that the design shows.")
      }
      let contacts = try ContactSheet(remixes, of: variants, seed: seed, renderer)
      let sheet = try renderer.bytes(of: contacts, scale: 1, as: .png)
      switch format {
      case .text:
        try describe(remixes, seed)
        try Console.deliver(sheet, to: output, inputs: [spec] + moment.files)
      case .json:
        try OutputFile.write(sheet, to: output, inputs: [spec] + moment.files)
        try Console.out(JSONWriter.pretty(RemixVariant.json(of: remixes.map(\.look))) + "\n")
      }
    } catch let exit as ExitCode {
      throw exit
    } catch let usage as ValidationError {
      throw usage
    } catch {
      throw Console.refuse(error)
    }
  }

  private func write(_ number: Int, of remixes: [Remixer.Remix]) throws {
    guard number <= remixes.count else {
      throw ValidationError("There is no remix \(number); this seed gives \(remixes.count) remixes of the design.")
    }
    let text = remixes[number - 1].variant.text
    if inPlace { try OutputFile.rewrite(Array(text.utf8), to: spec) } else { try Console.out(text) }
  }

  /// Describes the sheet; on standard error if the sheet goes to standard output.
  private func describe(_ remixes: [Remixer.Remix], _ seed: UInt64) throws(ExitCode) {
    var text = ""
    for (index, remix) in remixes.enumerated() {
      text += (index < 9 ? " " : "") + "\(index + 1)  \(remix.look.title): \(remix.look.subtitle)\n"
    }
    if remixes.count < count { text += "No further remix keeps everything that the design shows.\n" }
    if self.seed == nil { text += "seed \(seed)\n" }
    if output == "-" { Console.error(text) } else { try Console.out(text) }
  }
}

extension DesignFile {
  /// Variants of one of the file's designs; its diagnostics are printed.
  ///
  /// - Parameter name: which design, in a file with several.
  /// - Throws: the exit code if the design has errors; a usage error if it is not clear which one is meant.
  func variants(
    ofDesign name: String?, in environment: RenderEnvironment, _ facts: MomentFacts, variables: [String: Value],
    _ folders: FolderOptions, _ mode: WidgetCompiler.Mode, _ renderer: Renderer
  ) throws -> DesignVariants {
    printReport()
    guard let design, !report.diagnostics.contains(where: { $0.severity == .error }) else {
      throw Exit.designHasErrors
    }
    let index = try index(ofDesign: name, among: design.document.specs)
    guard let widget = design.widgets[index] else { throw Exit.designHasErrors }
    let job = DrawingJob(name: stem, file: self, widget: widget, environment: environment)
    return DesignVariants(
      of: job.request(facts, variables: variables, folders), in: design.document, at: index, mode: mode,
      renderer: renderer, fonts: folders.fonts)
  }

  /// The index of the requested design.
  func index(ofDesign name: String?, among specs: [WidgetSpec]) throws(ValidationError) -> Int {
    let names = specs.map { "'\($0.name)'" }.joined(separator: ", ")
    guard let name else {
      if specs.count == 1 { return 0 }
      throw ValidationError("'\(path)' has \(specs.count) designs; choose one with --design: \(names).")
    }
    guard let index = specs.firstIndex(where: { $0.name == name }) else {
      throw ValidationError("'\(path)' has no design '\(name)', only \(names).")
    }
    return index
  }
}
