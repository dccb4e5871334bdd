// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveGolden
import WeaveRender
import WeaveResolve
import WeaveSee
import WeaveSystem

/// `weave see`: draws the previews of SwiftUI source.
struct SeeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "see",
    abstract: "Draws the previews of SwiftUI source, or a view that you name.",
    discussion: """
      Compiles the files with the Swift compiler of this machine, and draws each #Preview, and each view of a
      PreviewProvider, in light and dark: in the family that it is for, or else in all families of the home screen. Files
      that do not compile are left out, with the compiler's messages. Asset catalogues, string catalogues and
      localisations are found beside the files. docs/swiftui.md says what is carried.

        weave see Sources/CupsWidget --output pictures
        weave see CupsView.swift --view 'CupsView(count: 3)' --family small

      The first call compiles weave's own SwiftUI, which takes minutes and needs the sources of weave.
      """)

  @Argument(help: "Swift files, and folders of them.", completion: .file(extensions: ["swift"]))
  var files: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder of the pictures.", valueName: "dir"))
  var output = "previews"

  @Option(
    help: ArgumentHelp(
      "Draw this view or widget instead of the previews, such as 'CupsView(count: 3)'.", valueName: "expression"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "The families, instead of those of the previews.", discussion: "Any of \(WordList<WidgetSize>.words).",
      valueName: "family,…"))
  var family: WordList<WidgetSize>?

  @Option(
    help: ArgumentHelp(
      "How the screen shows widgets.", discussion: "Any of \(WordList<RenderEnvironment.Appearance>.words).",
      valueName: "appearance,…"))
  var appearance = WordList<RenderEnvironment.Appearance>([.light, .dark])

  @Option(help: ArgumentHelp("A folder with further assets and texts; may be repeated.", valueName: "dir"))
  var resources: [String] = []

  @OptionGroup var clock: ClockOptions

  @Option(help: ArgumentHelp("The language and region, such as de-DE.", valueName: "id"))
  var locale = "en_US"

  @Option(help: "Device pixels per point, 1 to 4.")
  var scale = 2

  @Flag(help: "Draw again whenever a file is saved.")
  var watch = false

  @Option(name: .customShort("D"), help: ArgumentHelp("A condition of compilation.", valueName: "name"))
  var conditions: [String] = []

  @Option(help: ArgumentHelp("The language mode of the files.", valueName: "version"))
  var swiftVersion = "5"

  @Option(help: ArgumentHelp("The compiler; swiftc in PATH by default.", valueName: "path"))
  var swiftc: String?

  @Option(
    name: .customLong("weave"),
    help: ArgumentHelp("The folder with the sources of weave; also read from WEAVE_SOURCE.", valueName: "dir"))
  var checkout: String?

  @Option(help: ArgumentHelp("A folder of compiled modules, instead of the cache.", valueName: "dir"))
  var products: String?

  func validate() throws {
    guard (1...4).contains(scale) else { throw ValidationError("--scale is 1 to 4.") }
  }

  func run() throws {
    do {
      let cache = Self.cache
      let program = try program()
      let compiler = try SwiftCompiler(named: swiftc)
      let modules =
        try products.map(PreviewModules.init(folder:))
        ?? PreviewModules(of: SourceCheckout(named: checkout), in: cache, compiler) { Console.error($0 + "\n") }
      let isDone = try draw(program, modules, compiler)
      if watch { try follow(modules, compiler) }
      if !isDone { throw Exit.designHasErrors }
    } catch let error as SeeError {
      throw Console.refuse(error)
    }
  }

  /// The folder of the cache.
  private static var cache: String {
    let folder =
      Inputs.environment("XDG_CACHE_HOME").flatMap { $0.isEmpty ? nil : $0 }
      ?? (Inputs.environment("HOME") ?? "/tmp") + "/.cache"
    return "\(folder)/weave/see"
  }

  // MARK: Drawing

  /// Compiles and draws once.
  ///
  /// - Returns: whether all files compiled and all previews were drawn.
  private func draw(
    _ program: SourceProgram, _ modules: PreviewModules, _ compiler: SwiftCompiler
  ) throws -> Bool {
    let compilation = try program.compile(modules, compiler)
    for line in compilation.messages { Console.error(line + "\n") }
    let count = program.sources.count
    let isWhole = compilation.library != nil && compilation.compiled == count
    if !isWhole {
      Console.error("weave: error: \(compilation.compiled) of \(count) \(count == 1 ? "file" : "files") compile\n")
    }
    guard let library = compilation.library else { return false }
    let drawn = try SourceProgram.draw(library, modules, options: options(for: program))
    for line in drawn.lines {
      switch line {
      case .message(let text): Console.error(text + "\n")
      case .picture(let path): try Console.out(path + "\n")
      }
    }
    return isWhole && drawn.isDone
  }

  private func options(for program: SourceProgram) -> [String] {
    let zone = clock.zone(of: nil)
    var words = ["--output", output, "--locale", locale, "--scale", "\(scale)", "--time-zone", zone.identifier]
    words += ["--now", MomentText.text(watch && clock.now == nil ? ClockOptions.current : clock.date(in: zone))]
    for folder in program.resources + resources { words += ["--resources", folder] }
    if let family { words += ["--families", family.values.map(\.rawValue).joined(separator: ",")] }
    words += ["--appearances", appearance.values.map(\.rawValue).joined(separator: ",")]
    return words
  }

  /// Draws again after each save, until the process is ended.
  private func follow(_ modules: PreviewModules, _ compiler: SwiftCompiler) throws {
    let program = try program()
    var files = WatchedFiles(program.resources + resources, skipping: [output])
    Console.error("watching \(self.files.joined(separator: ", ")), stop with Control-C\n")
    while true {
      sleepShortly()
      guard !files.changes().isEmpty else { continue }
      // Editors save several files in a row.
      while true {
        sleepShortly()
        if files.changes().isEmpty { break }
      }
      // A new file belongs to its folder.
      do { _ = try draw(self.program(), modules, compiler) } catch let error as SeeError {
        Console.error("weave: error: \(error)\n")
      }
    }
  }

  private func program() throws(SeeError) -> SourceProgram {
    try SourceProgram(files, view: view, languageMode: swiftVersion, conditions: conditions, cache: Self.cache)
  }
}
