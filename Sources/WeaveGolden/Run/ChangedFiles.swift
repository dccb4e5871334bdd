// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveRender
import WeaveResolve
import WeaveSystem

/// The files that differ between a commit and the folder of a Git repository as it is now, new files included.
public struct ChangedFiles: Sendable {
  /// The commit as the user named it.
  public let revision: String
  /// Absolute paths, without links.
  let paths: Set<String>

  /// The files of the repository that contains a folder.
  ///
  /// - Throws: if there is no repository, no such commit, or no Git.
  public init(since revision: String, in folder: String) throws(TestError) {
    self.revision = revision
    guard !revision.hasPrefix("-"), !revision.isEmpty else { throw .noRevision(revision, folder) }
    guard let top = try? Self.git(["rev-parse", "--show-toplevel"], in: folder), let root = top.first else {
      throw .folder(folder, reason: "this is not in a Git repository, or Git is not installed; --since needs both")
    }
    let names = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    guard let commit = try? Self.git(names, in: root).first else { throw .noRevision(revision, folder) }
    let place = realPath(root) ?? root
    do throws(FileError) {
      let diff = ["diff", "--name-only", "--no-renames", "--no-ext-diff", "--no-textconv", "-z", commit, "--"]
      let changed = try Self.git(diff, in: root)
      let new = try Self.git(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
      paths = Set((changed + new).map { "\(place)/\($0)" })
    } catch { throw .file(error) }
  }

  /// Files by their absolute paths, without links.
  init(_ paths: Set<String>, since revision: String) { (self.paths, self.revision) = (paths, revision) }

  /// The parts of an answer of Git, which end with a null byte or a line break. Nothing in the repository's own settings
  /// can start another program.
  private static func git(_ words: [String], in folder: String) throws(FileError) -> [String] {
    let settings = ["-c", "core.fsmonitor=false", "-c", "core.quotePath=false"]
    let bytes = try output(of: ["git", "-C", folder] + settings + words, within: 120, limit: 1 << 28)
    let end: UInt8 = words.contains("-z") ? 0 : 10
    return bytes.split(separator: end).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: What a picture depends on

  /// Whether any of these files has changed.
  private func contains(file path: String) -> Bool { paths.contains(Self.resolved(path)) }

  /// The changed files below a folder.
  private func files(below folder: String) -> [String] {
    let start = Self.resolved(folder) + "/"
    return paths.filter { $0.hasPrefix(start) }
  }

  /// The path without links; a file that was removed is named by its folder.
  private static func resolved(_ path: String) -> String {
    if let real = realPath(path) { return real }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return realPath(FilePath.folder(of: path)).map { "\($0)/\(name)" } ?? path
  }

  /// Whether a change may show in a picture: a change of the design, of a file that it includes or shows, of the settings
  /// around it, of its facts, data and photos, or of its reference.
  ///
  /// - Parameters:
  ///   - suite: the folder of all designs.
  ///   - options: the options of the run.
  func touch(_ item: TestCase, of suite: String, _ options: TestOptions) -> Bool {
    if let fonts = options.fonts, !files(below: fonts).isEmpty { return true }
    if item.design.source.parts.contains(where: { contains(file: $0.name) }) { return true }
    if settings(around: item.design.path, of: suite).contains(where: contains(file:)) { return true }
    if item.settings.dataFiles.contains(where: contains(file:)) { return true }
    if let facts = item.settings.snapshots, !files(below: facts).isEmpty { return true }
    if case .photo(path: let path)? = item.settings.wallpaper, contains(file: path) { return true }
    if ReferenceFolder.isArchive(options.golden) {
      if contains(file: options.golden) { return true }
    } else if ReferenceFolder.Form.allCases.contains(where: { form in
      contains(file: "\(options.golden)/\(item.name).\(form.rawValue)")
    }) {
      return true
    }
    return showsChangedPhoto(item)
  }

  /// The files of settings that apply to a design.
  private func settings(around path: String, of suite: String) -> [String] {
    var folder = FilePath.folder(of: path)
    var files: [String] = []
    while true {
      files.append("\(folder)/\(TestSettings.fileName)")
      guard folder != suite, folder.count > suite.count, folder.contains("/") else { return files }
      folder = FilePath.folder(of: folder)
    }
  }

  /// Whether a changed file in the folders of its photos may be one that it shows. A name that the design computes may be
  /// any of them.
  private func showsChangedPhoto(_ item: TestCase) -> Bool {
    let names = ([item.design.folder] + [item.settings.assets].compactMap(\.self)).flatMap(files(below:))
      .compactMap { $0.split(separator: "/").last.map(String.init) }
      .filter { !$0.hasSuffix(".json") }
    guard !names.isEmpty else { return false }
    let text = String(decoding: item.design.source.bytes, as: UTF8.self)
    if names.contains(where: text.contains) { return true }
    let isComputed = text.contains("{{") || text.contains("\"=")
    return isComputed && ["\"image\"", "photo", "Photo", "album"].contains(where: text.contains)
  }
}
