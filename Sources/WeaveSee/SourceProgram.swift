// SPDX-License-Identifier: MIT

import WeaveHash
import WeaveSystem

/// Swift files whose previews are drawn: they are compiled as one module in a folder of the cache.
public struct SourceProgram: Sendable {
  /// The absolute paths of the files, in order.
  public let sources: [String]
  /// An expression that makes a view or a widget, which is drawn instead of the previews; nil for those.
  let view: String?
  /// The language mode, such as `5`.
  let languageMode: String
  /// Additional conditions of compilation.
  let conditions: [String]
  /// The folder of what is compiled.
  let folder: String

  /// - Parameters:
  ///   - paths: Swift files, and folders that are searched for them.
  ///   - view: `CupsView(count: 3)`, or the name of a type that is made without arguments.
  ///   - cache: the folder of the cache, for all programs.
  public init(
    _ paths: [String], view: String?, languageMode: String, conditions: [String], cache: String
  ) throws(SeeError) {
    var found: [String] = []
    for path in paths {
      guard let real = realPath(path) else { throw .file(.notFound(path)) }
      found += isFolder(real) ? Self.swiftFiles(in: real) : [real]
    }
    var seen: Set<String> = []
    sources = found.filter { seen.insert($0).inserted }
    guard !sources.isEmpty else { throw .noSources }
    self.view = view.map { $0.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) } ? "\($0)()" : $0 }
    (self.languageMode, self.conditions) = (languageMode, conditions)
    let key = sources.joined(separator: "\n") + "\n\(languageMode) \(conditions)"
    folder = "\(cache)/programs/\("\(Checksum(of: Array(key.utf8)))".prefix(16))"
  }

  private static func swiftFiles(in folder: String) -> [String] {
    ((try? names(inFolder: folder)) ?? []).sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasPrefix(".") || name == "Package.swift" { return [] }
      if isFolder(path) { return swiftFiles(in: path) }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }

  // MARK: Beside the sources

  /// Asset catalogues, string catalogues and localisations: in the folders of the sources, and in those around them up
  /// to the folder of the package or project.
  public var resources: [String] {
    let folders = Set(sources.map(Self.folder(of:))).sorted()
    var found = folders
    for folder in folders {
      var around = folder
      for _ in 0..<4 {
        if Self.isProject(around) { break }
        around = Self.folder(of: around)
        guard around.count > 1 else { break }
        let kinds = [".xcassets", ".xcstrings", ".lproj", ".strings"]
        let names = ((try? names(inFolder: around)) ?? []).filter { name in kinds.contains { name.hasSuffix($0) } }
        if !names.isEmpty { found += Self.isProject(around) || isSmall(around) ? [around] : [] }
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func isSmall(_ folder: String) -> Bool { ((try? names(inFolder: folder)) ?? []).count < 500 }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  private static func isProject(_ folder: String) -> Bool {
    ((try? names(inFolder: folder)) ?? []).contains {
      $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj")
    }
  }

  // MARK: Compiling

  /// What became of the files.
  public struct Compilation: Sendable {
    /// The path of the library; nil if nothing could be compiled.
    public var library: String?
    /// The compiler's messages, line by line.
    public var messages: [String]
    /// How many of the files compile.
    public var compiled: Int
  }

  /// Compiles the files. Files with errors are left out, as long as the others compile without them.
  public func compile(_ modules: PreviewModules, _ compiler: SwiftCompiler) throws(SeeError) -> Compilation {
    do { try makeFolder("\(folder)/objects") } catch { throw .file(error) }
    var left = sources
    var messages: [String] = []
    for _ in 0..<4 {
      let run = try compile(left, modules, compiler)
      if run.isDone { return Compilation(library: library, messages: messages, compiled: left.count) }
      messages += run.lines
      let broken = CompilerMessages(run.lines, sources: left).broken
      left.removeAll { broken.contains($0) }
      if broken.isEmpty { return Compilation(library: nil, messages: messages, compiled: 0) }
      if left.isEmpty { break }
    }
    return Compilation(library: nil, messages: messages, compiled: left.count)
  }

  private var library: String { "\(folder)/libPreviews.so" }

  private func compile(
    _ files: [String], _ modules: PreviewModules, _ compiler: SwiftCompiler
  ) throws(SeeError) -> (isDone: Bool, lines: [String]) {
    var files = files
    do {
      if let view {
        let path = "\(folder)/objects/view.swift"
        try write(Self.source(of: view), to: path)
        files.append(path)
      }
      try write(outputs(of: files), to: "\(folder)/outputs.json")
    } catch { throw .file(error) }
    let library = [
      "-emit-library", "-o", self.library, "-L", modules.folder, "-lWeavePreviews", "-use-ld=lld", "-Xlinker", "-rpath",
      "-Xlinker", modules.folder,
    ]
    let build = [
      "-parse-as-library", "-module-name", "Previews", "-Onone", "-enable-testing", "-incremental", "-output-file-map",
      "\(folder)/outputs.json", "-swift-version", languageMode, "-suppress-warnings", "-module-cache-path",
      "\(folder)/../../modules", "-working-directory", folder, "-D", "DEBUG", "-j\(processorCount())",
    ]
    return try compiler.run(
      build + library + modules.options + conditions.flatMap { ["-D", $0] } + files)
  }

  /// Where the compiler keeps what it has made of each file, so that it compiles only files that have changed.
  private func outputs(of files: [String]) -> String {
    let entries = files.enumerated().map { index, file in
      let object = "\(folder)/objects/\(Checksum(of: Array(file.utf8)))"
      return """
        "\(Self.quoted(file))": {"object": "\(object).o", "swift-dependencies": "\(object).swiftdeps"}
        """
    }
    return "{\"\": {\"swift-dependencies\": \"\(folder)/objects/all.swiftdeps\"},\n"
      + entries.joined(separator: ",\n") + "}\n"
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// A file with a preview of a view or widget that an expression makes.
  private static func source(of view: String) -> String {
    """
    import SwiftUI
    import WidgetKit
    struct _NamedPreview: SwiftUI._PreviewRegistry {
      static var _isNamed: Bool { true }
      @MainActor static func _preview() -> any SwiftUI._PreviewContent {
        _namedPreview("\(quoted(view))") {
    #sourceLocation(file: "--view", line: 1)
    \(view)
    #sourceLocation()
        }
      }
    }

    """
  }

  /// Writes a file, unless it has these contents already: the compiler looks at when it was written.
  private func write(_ text: String, to path: String) throws(FileError) {
    if let known = try? readFile(path, limit: 10_000_000), known == Array(text.utf8) { return }
    try writeFile(Array(text.utf8), to: path)
  }

  // MARK: Drawing

  /// Draws the previews of a compiled library.
  ///
  /// - Parameter options: as `WeavePreviews` reads them.
  /// - Returns: whether all previews could be drawn, and what the program wrote.
  public static func draw(
    _ library: String, _ modules: PreviewModules, options: [String]
  ) throws(SeeError) -> (isDone: Bool, lines: [SeeLine]) {
    let run = try linesOfProgram([modules.program, library] + options)
    var lines = run.lines.map { line -> SeeLine in
      let mark = "picture: "
      return line.hasPrefix(mark) ? .picture(String(line.dropFirst(mark.count))) : .message(line)
    }
    if run.code == nil { lines.append(.message("weave: error: the program of the previews crashed")) }
    return (run.code == 0, lines)
  }
}

/// A line of the program that draws previews.
public enum SeeLine: Sendable, Hashable {
  /// The path of a picture, or of the page with all of them.
  case picture(String)
  /// Something to read.
  case message(String)
}
