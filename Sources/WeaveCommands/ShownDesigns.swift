// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveRender
import WeaveResolve
import WeaveSystem

/// The designs that a command line names, including those that playlists show; each file is read once.
final class ShownDesigns {
  private let reading: ReadingOptions
  private var designs: [String: DesignFile] = [:]
  private var playlists: [String: PlaylistFile?] = [:]
  /// The texts of files that are not playlists, until they are compiled.
  private var sources: [String: SourceText] = [:]
  /// Whether a file had errors, which were printed.
  private(set) var hasErrors = false
  /// All files that were read.
  private(set) var files: Set<String> = []

  init(reading: ReadingOptions) { self.reading = reading }

  /// The pictures of a file at the moment of the facts.
  ///
  /// - Parameters:
  ///   - environments: what designs are drawn in, at any moment.
  ///   - isAsked: whether the user asked for these frames; otherwise a board has its own.
  ///   - tells: whether to print what a playlist shows, and why.
  /// - Throws: if a file cannot be read.
  func jobs(
    of path: String, in facts: MomentFacts, _ environments: [RenderEnvironment], isAsked: Bool, tells: Bool
  ) throws(FileError) -> [DrawingJob] {
    let environments = environments.map { environment in
      var own = environment
      own.now = facts.moment.now
      return own
    }
    guard let playlist = try playlist(at: path) else {
      return try design(at: path).jobs(environments, isAsked: isAsked)
    }
    if tells { Console.error(playlist.account(in: facts)) }
    guard playlist.canBeShown, let showing = playlist.showing(in: facts), let show = showing.show else { return [] }
    let file = try design(at: playlist.path(of: show))
    return file.jobs(environments, isAsked: isAsked).map { job in
      var job = job
      job.entryVariables = showing.variables
      return job
    }
  }

  /// A path with a character for each byte: two spellings of an é are two files, but Swift compares them as equal.
  private static func key(_ path: String) -> String {
    String(String.UnicodeScalarView(path.utf8.map { Unicode.Scalar($0) }))
  }

  /// The playlist in a file, whose mistakes are printed when it is read; nil for a design.
  func playlist(at path: String) throws(FileError) -> PlaylistFile? {
    if let known = playlists[Self.key(path)] { return known }
    let source = try DesignFile.source(at: path)
    let loaded = PlaylistFile.load(source, path, reading: reading)
    playlists[Self.key(path)] = loaded
    if loaded == nil { sources[Self.key(path)] = source }
    if let loaded {
      files.insert(path)
      let reported = loaded.diagnostics.filter { $0.severity > .note }
      if !reported.isEmpty { Console.error([DiagnosticReport(source: loaded.source, diagnostics: reported)]) }
      hasErrors = hasErrors || reported.contains { $0.severity == .error }
    }
    return loaded
  }

  private func design(at path: String) throws(FileError) -> DesignFile {
    if let known = designs[Self.key(path)] { return known }
    let known = sources.removeValue(forKey: Self.key(path))
    let source = if let known { known } else { try DesignFile.source(at: path) }
    let file = DesignFile.load(source, path, reading: reading)
    designs[Self.key(path)] = file
    files.insert(path)
    file.printReport()
    hasErrors = hasErrors || file.report.diagnostics.contains { $0.severity == .error }
    return file
  }
}
