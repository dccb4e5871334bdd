// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveExpressions
import WeaveRender
import WeaveResolve
import WeaveSpec

/// `weave gallery`: several designs on one sheet.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Draws designs at several sizes and appearances on one sheet with captions.")

  @Argument(
    help: ArgumentHelp("Design files; - reads standard input.", valueName: "spec"), completion: Completions.designs)
  var specs: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The picture to write, or - for standard output.", valueName: "path"),
    completion: Completions.pictures)
  var output = "gallery.png"

  @OptionGroup var picture: PictureOptions

  @Option(help: ArgumentHelp("Device pixels per point, 1 to 3.", valueName: "factor"))
  var scale = 1

  @Option(
    help: ArgumentHelp(
      "The sizes, from left to right.", discussion: "Any of \(WordList<WidgetSize>.words).", valueName: "size,…"))
  var sizes = WordList<WidgetSize>([.small, .medium, .large])

  @Option(
    help: ArgumentHelp(
      "The appearances, each with all sizes.",
      discussion: "Any of \(WordList<RenderEnvironment.Appearance>.words).", valueName: "appearance,…"))
  var appearances = WordList(RenderEnvironment.Appearance.coloured)

  @Option(
    help: ArgumentHelp("The device whose widget sizes to use; see 'weave devices'.", valueName: "name"),
    completion: Completions.devices)
  var device: String?

  @Option(
    help: ArgumentHelp(
      "What lies behind an accessory or glass: a colour, a photo, or none for transparent.",
      valueName: "colour-or-photo"), completion: .file())
  var wallpaper: WallpaperChoice?

  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  func validate() throws {
    if !(1...3).contains(scale) { throw ValidationError("--scale must be 1, 2 or 3.") }
    if let device, Device.named(device) == nil {
      throw ValidationError(ScreenOptions.unknownDevice(device))
    }
    _ = try made()
  }

  mutating func run() throws {
    let facts = try moment.facts()
    try checkHeight(facts.moment)
    do {
      let renderer = try Renderer(fonts: folders.fonts)
      var rows: [ContactSheet.Row] = []
      var widgets: [CompiledWidget] = []
      var hasErrors = false
      var photos: Set<String> = []
      for spec in specs {
        let file = try DesignFile.load(spec, reading: reading)
        file.printReport()
        hasErrors = hasErrors || file.report.diagnostics.contains { $0.severity == .error }
        widgets += file.design?.widgets.compactMap(\.self) ?? []
        let drawn = try self.rows(of: file, facts, renderer)
        hasErrors = hasErrors || drawn.contains { $0.cells.isEmpty }
        rows += drawn
        photos.formUnion(drawn.flatMap { $0.cells.flatMap(\.picture.dependencies.photos.keys) })
      }
      guard !hasErrors else { throw Exit.designHasErrors }
      UnreadVariables.warn(facts.given, of: widgets, facts.stored)
      let pictures = rows.flatMap { $0.cells.map(\.picture.dependencies) }
      let credits = FactCredit.credits(for: pictures, from: facts.snapshots)
      let sheet = try renderer.bytes(of: ContactSheet(rows: rows, credits: credits), scale: Double(scale), as: made())
      try Console.deliver(sheet, to: output, inputs: specs + moment.files + photos)
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }

  private func made() throws(ValidationError) -> RenderRequest.Output {
    try picture.output(PictureFormat.chosen(picture.format, for: output))
  }

  /// A row for each design of a file; without cells if one cannot be drawn.
  private func rows(
    of file: DesignFile, _ facts: MomentFacts, _ renderer: Renderer
  ) throws(RenderError) -> [ContactSheet.Row] {
    try (file.design?.widgets ?? []).compactMap { $0 }.map { widget throws(RenderError) in
      var row = ContactSheet.Row(title: widget.spec.name, cells: [])
      // A board has its own frame, unless a device is requested.
      let frames = environments(at: facts.moment)
      for environment in device == nil ? frames.suited(to: widget) : frames {
        let job = DrawingJob(name: row.title, file: file, widget: widget, environment: environment)
        let checked = try renderer.render(job.request(facts, variables: facts.variables, folders))
        let errors = checked.diagnostics.filter { $0.severity == .error }
        file.print(errors)
        guard let picture = checked.output, errors.isEmpty else { return ContactSheet.Row(title: "", cells: []) }
        row.cells.append(
          .init(
            caption: "\(environment.size.caption), \(environment.appearance.rawValue)", picture: picture,
            wallpaper: environment.size.isAccessory && environment.wallpaperPhoto == nil ? environment.wallpaper : nil))
      }
      return row
    }
  }

  /// Refuses more designs than a sheet has room for, before any is drawn.
  private func checkHeight(_ moment: Moment) throws(ValidationError) {
    let most = ContactSheet.mostRows(of: environments(at: moment).map(\.canvas), scale: Double(scale))
    guard specs.count > most else { return }
    throw ValidationError(
      "\(specs.count) designs are too many for one sheet of these sizes; it has room for \(most). Draw several sheets.")
  }

  private func environments(at moment: Moment) -> [RenderEnvironment] {
    let frames = device.flatMap(Device.named) ?? .standard
    return appearances.values.flatMap { appearance in
      sizes.values.map { size in
        let environment = RenderEnvironment(
          now: moment.now, timeZone: moment.timeZone, locale: moment.locale, appearance: appearance, size: size,
          canvas: frames.canvas(for: size), scale: Double(scale))
        return wallpaper.map { environment.over($0, on: frames) } ?? environment
      }
    }
  }
}

extension WidgetSize {
  /// The word that distinguishes it from the others in little room.
  fileprivate var caption: String {
    switch self {
    case .accessoryInline: "inline"
    case .accessoryCircular: "circular"
    case .accessoryRectangular: "rectangular"
    case .small, .medium, .large, .extraLarge: rawValue
    }
  }
}

/// Words of a closed set, separated by commas.
struct WordList<Word>: ExpressibleByArgument
where Word: RawRepresentable & CaseIterable & Sendable, Word.RawValue == String {
  var values: [Word]

  init(_ values: [Word]) { self.values = values }

  init?(argument: String) {
    let values = argument.split(separator: ",", omittingEmptySubsequences: false).map { Word(rawValue: String($0)) }
    guard !values.isEmpty, !values.contains(where: { $0 == nil }) else { return nil }
    self.values = values.compactMap { $0 }
  }

  var defaultValueDescription: String { values.map(\.rawValue).joined(separator: ",") }

  static var defaultCompletionKind: CompletionKind { .list(Word.allCases.map(\.rawValue)) }

  static var words: String { Word.allCases.map(\.rawValue).joined(separator: ", ") }
}
