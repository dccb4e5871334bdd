// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeavePNG
import WeaveRender
public import WeaveSystem

/// Accepts pictures of a report as references for later runs: the pictures that were reviewed, without drawing anything
/// again.
public struct Acceptance: Sendable {
  /// The parts of `report.json` that are needed.
  private struct Stored: Decodable {
    var golden: String
    var run: String?
    var cases: [Entry]
  }

  private struct Entry: Decodable, Sendable {
    var name, state: String
    var after, tree, referenceSum: String?
    /// How it was drawn otherwise than the references, in a sentence.
    var elsewhere: String?
    var largestReference: Int?
    var causes: [String]?

    /// Whether the picture was compared; otherwise only its tree was, whatever picture lies beside it.
    var isPicture: Bool { after != nil }
  }

  private let folder: String
  /// What tells the run of the report from others; nil in reports of earlier versions.
  public let run: String?
  private let references: ReferenceFolder
  private let entries: [String: Entry]
  private let takesOthers: Bool
  /// All pictures of the report that fail or are new, sorted. Orphans and differences within the tolerance can also be
  /// accepted, one by one.
  public let names: [String]

  /// - Parameters:
  ///   - report: the folder of a report.
  ///   - golden: the folder of references; nil for the report's.
  ///   - takesOthers: whether pictures that other fonts or libraries drew may become references.
  /// - Throws: if there is no report, or it cannot be read.
  public init(report: String, golden: String?, takesOthers: Bool = false) throws(AcceptanceError) {
    self.takesOthers = takesOthers
    let path = "\(report)/\(TestReport.jsonName)"
    guard isFolder(report), let bytes = try Self.file(TestReport.jsonName, in: report, limit: 1 << 26) else {
      throw .noReport(report)
    }
    guard let stored = try? JSONDecoder().decode(Stored.self, from: Data(bytes)) else {
      throw .unreadable(path)
    }
    var entries: [String: Entry] = [:]
    let wanted = [CaseResult.State.changed, .missing, .new].map(\.rawValue)
    let states = wanted + [CaseResult.State.close, .orphaned].map(\.rawValue)
    for entry in stored.cases where states.contains(entry.state) && Self.isInside(entry.name) {
      entries[entry.name] = entry
    }
    folder = report
    run = stored.run
    guard golden != nil || Self.isHere(stored.golden) else { throw .foreignGolden(stored.golden) }
    do throws(FileError) { references = try ReferenceFolder(opening: golden ?? stored.golden) } catch {
      throw .file(error)
    }
    self.entries = entries
    names = entries.values.filter { wanted.contains($0.state) }.map(\.name).sorted()
  }

  /// Makes one picture the reference, or removes a reference that no design makes.
  ///
  /// - Returns: false if that has already been done.
  /// - Throws: if the report has no such picture, the reference has changed since the comparison, or a file cannot be
  ///   read or written; then nothing has changed.
  public func accept(_ name: String) throws(AcceptanceError) -> Bool {
    guard let entry = entries[name] else { throw .unknown(name, names) }
    let file = try entry.after.map { path throws(AcceptanceError) in try read(path) }
    let tree = try entry.tree.map { path throws(AcceptanceError) in try read(path) }
    // A report may come from elsewhere; its pictures contain their own checksums.
    guard file.map({ PNGNote(of: $0) != nil }) ?? true, tree.map({ PictureTree(file: $0) != nil }) ?? true else {
      throw .changedPicture(name)
    }
    let hash: [UInt8]?
    if let file, let limit = entry.largestReference, file.count > limit {
      hash = try Self.hash(of: file, name)
    } else {
      hash = nil
    }
    let now = file.flatMap(Provenance.init(reference:)) ?? tree.flatMap { PictureTree(file: $0)?.provenance }
    let (current, isThere): (String, Bool)
    do throws(FileError) {
      current =
        entry.state == CaseResult.State.orphaned.rawValue
        ? try references.sum(of: name) : try references.sum(of: name, isPicture: entry.isPicture)
      isThere = try isReference(name, picture: hash == nil ? file : nil, hash: hash, tree: tree)
    } catch { throw .file(error) }
    guard current == entry.referenceSum ?? "" else {
      if isThere { return false }
      throw .changedSince(name)
    }
    if let refusal = try refusal(of: entry, now) { throw .drawnElsewhere([name], refusal) }
    do throws(FileError) {
      let isWritten = try replace(entry, current, file, hash: hash, tree)
      if let now { try references.record(now) }
      return isWritten
    } catch { throw .file(error) }
  }

  /// Whether files are those of a reference; nil for files that are not compared.
  private func isReference(
    _ name: String, picture: [UInt8]?, hash: [UInt8]?, tree: [UInt8]?
  ) throws(FileError) -> Bool {
    for (form, bytes) in [(ReferenceFolder.Form.picture, picture), (.hash, hash), (.tree, tree)] {
      guard let bytes else { continue }
      if try references.bytes(of: name, form) != bytes { return false }
    }
    return true
  }

  /// Why a picture must not become a reference among the others; nil if it may.
  ///
  /// - Parameter now: what drew the picture; nil if it does not say.
  private func refusal(of entry: Entry, _ now: Provenance?) throws(AcceptanceError) -> String? {
    if takesOthers || entry.state == CaseResult.State.orphaned.rawValue { return nil }
    guard let now else { return nil }
    do throws(FileError) {
      let origin = PictureOrigin(
        now, reference: try references.provenance(of: entry.name, isPicture: entry.isPicture),
        environment: try references.environment()?.provenance)
      // The run that drew it also knew which fonts are not installed.
      return origin.refusal?.sentence() ?? entry.elsewhere
    } catch { throw .file(error) }
  }

  /// Writes the files of a reference, or removes those of an orphan.
  ///
  /// - Parameters:
  ///   - current: the hash of the current reference; empty if there is none.
  ///   - hash: the hash that takes the place of a large picture.
  private func replace(
    _ entry: Entry, _ current: String, _ file: [UInt8]?, hash: [UInt8]?, _ tree: [UInt8]?
  ) throws(FileError) -> Bool {
    let name = entry.name
    if entry.state == CaseResult.State.orphaned.rawValue {
      for form in ReferenceFolder.Form.allCases { try references.remove(name, form) }
      return !current.isEmpty
    }
    var isWritten = false
    if let hash {
      isWritten = try references.write(hash, of: name, .hash)
      try references.remove(name, .picture)
    } else if let file {
      isWritten = try references.write(file, of: name, .picture)
      try references.remove(name, .hash)
    }
    if let tree, try references.write(tree, of: name, .tree) { isWritten = true }
    return isWritten
  }

  /// Writes what was accepted, if the references are an archive: files of a folder have been written at once.
  public func finish() throws(AcceptanceError) {
    do throws(FileError) { try references.finish() } catch { throw .file(error) }
  }

  /// One of the report's own pictures.
  private func read(_ path: String) throws(AcceptanceError) -> [UInt8] {
    guard path.hasPrefix(PictureFolder.name + "/"), Self.isInside(path) else {
      throw .changedPicture(path)
    }
    guard let bytes = try Self.file(path, in: folder, limit: Limits.imageBytes) else {
      throw .file(.notFound("\(folder)/\(path)"))
    }
    guard path.hasSuffix(".\(CompactPicture.ending)") else { return bytes }
    guard let reference = CompactPicture(bytes)?.reference else { throw .changedPicture(path) }
    return reference
  }

  private static func file(_ path: String, in folder: String, limit: Int) throws(AcceptanceError) -> [UInt8]? {
    do { return try ConfinedFolder(folder).read(path, limit: limit) } catch { throw .file(error) }
  }

  /// - Throws: if the report has no such picture.
  public func check(_ name: String) throws(AcceptanceError) {
    if entries[name] == nil { throw .unknown(name, names) }
  }

  /// The pictures that match the names, each once. In a name `*` stands for any letters, and only matches pictures that
  /// fail or are new.
  ///
  /// - Throws: if the report has no such picture; then nothing may be accepted.
  public func names(matching patterns: [String]) throws(AcceptanceError) -> [String] {
    var seen: Set<String> = []
    let found = try patterns.map { text throws(AcceptanceError) -> [String] in
      if entries[text] != nil { return [text] }
      let found = text.contains("*") ? names.filter(NamePattern(text).matches) : []
      guard !found.isEmpty else { throw .unknown(text, names) }
      return found
    }
    return found.joined().filter { seen.insert($0).inserted }
  }

  // MARK: Causes

  /// The names of the causes in the report, sorted.
  public var causes: [String] { Set(entries.values.flatMap { $0.causes ?? [] }).sorted() }

  /// The causes that match the names, each once. In a name `*` stands for any letters.
  ///
  /// - Throws: if the report has no such cause; then nothing may be accepted.
  public func causes(matching patterns: [String]) throws(AcceptanceError) -> [String] {
    let known = causes
    var seen: Set<String> = []
    let found = try patterns.map { text throws(AcceptanceError) -> [String] in
      if known.contains(text) { return [text] }
      let found = text.contains("*") ? known.filter(NamePattern(text).matches) : []
      guard !found.isEmpty else { throw .unknownCause(text, known) }
      return found
    }
    return found.joined().filter { seen.insert($0).inserted }
  }

  /// The pictures that a cause has changed, sorted, each with all its causes.
  public func pictures(of cause: String) -> [(name: String, causes: [String])] {
    entries.values.compactMap { entry in
      entry.causes.flatMap { $0.contains(cause) ? (entry.name, $0) : nil }
    }.sorted { $0.name < $1.name }
  }

  /// Decisions about causes, kept with the report: a picture with several causes is accepted once all of them are, in
  /// one command or in several.
  public struct Decisions: Codable, Sendable, Equatable {
    /// The run that they are about.
    var run: String?
    /// The names of accepted causes.
    public var accepted: Set<String> = []
    /// The names of rejected causes.
    public var rejected: Set<String> = []

    static let fileName = "decisions.json"
  }

  /// The decisions so far; none if they are about another run.
  public func decisions() throws(AcceptanceError) -> Decisions {
    let none = Decisions(run: run)
    guard let run, let bytes = try Self.file(Decisions.fileName, in: folder, limit: 1 << 24),
      let known = try? JSONDecoder().decode(Decisions.self, from: Data(bytes))
    else { return none }
    return known.run == run ? known : none
  }

  /// Keeps decisions with the report.
  public func keep(_ decisions: Decisions) throws(AcceptanceError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard run != nil, let data = try? encoder.encode(decisions) else { return }
    do throws(FileError) { try ConfinedFolder(folder).write(Array(data), to: Decisions.fileName) } catch {
      throw .file(error)
    }
  }

  /// The current files of a reference, for undoing an acceptance.
  func files(of name: String) throws(AcceptanceError) -> [ReferenceFolder.Form: [UInt8]] {
    var files: [ReferenceFolder.Form: [UInt8]] = [:]
    do throws(FileError) {
      for form in ReferenceFolder.Form.allCases { files[form] = try references.bytes(of: name, form) }
    } catch { throw .file(error) }
    return files
  }

  /// Restores the files of a reference, if they are still those that were accepted.
  func restore(
    _ old: [ReferenceFolder.Form: [UInt8]], over accepted: [ReferenceFolder.Form: [UInt8]], of name: String
  ) throws(AcceptanceError) {
    guard try files(of: name) == accepted else { throw .changedSince(name) }
    do throws(FileError) {
      for form in ReferenceFolder.Form.allCases {
        if let bytes = old[form] {
          _ = try references.write(bytes, of: name, form)
        } else {
          try references.remove(name, form)
        }
      }
    } catch { throw .file(error) }
  }

  private static func hash(of file: [UInt8], _ name: String) throws(AcceptanceError) -> [UInt8] {
    guard let note = PNGNote(of: file), let size = PNGSize(of: file) else {
      throw .changedPicture(name)
    }
    let hash = PictureHash(width: size.width, height: size.height, pixels: note.pixels)
    return Array("\(hash.line)\n\(note.text)\(PictureTree.lines(of: Provenance(reference: file)))".utf8)
  }

  /// A report may come from elsewhere: its names must not lead out of the folder of references.
  static func isInside(_ name: String) -> Bool {
    !name.utf8.contains(0)
      && !name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).contains {
        $0.isEmpty || $0.elementsEqual("..".utf8)
      }
  }

  /// Whether a folder that a report names lies in the current folder, after resolving links, as far as it exists.
  private static func isHere(_ folder: String) -> Bool {
    guard isInside(folder), let here = realPath(".") else { return false }
    var path = folder[...]
    while true {
      if let real = realPath(String(path)) { return "\(real)/".utf8.starts(with: "\(here)/".utf8) }
      // A broken link could lead elsewhere by the time the files are written.
      if (try? kind(ofFile: String(path))) != .some(nil) { return false }
      guard let slash = path.lastIndex(of: "/") else { return true }
      path = path[..<slash]
    }
  }
}

/// Why a picture was not accepted.
public enum AcceptanceError: Error, Sendable, CustomStringConvertible {
  /// The folder has no report.
  case noReport(String)
  /// The file is not a report.
  case unreadable(String)
  /// Only the report names this folder of references.
  case foreignGolden(String)
  /// An unknown name, with the possible names.
  case unknown(String, [String])
  /// An unknown cause, with the possible ones.
  case unknownCause(String, [String])
  /// The report is of another run than the one that was looked at.
  case otherRun(String)
  /// The reference has changed since the report.
  case changedSince(String)
  /// Other fonts or libraries drew these pictures than the references: how, in a sentence.
  case drawnElsewhere([String], String)
  /// The picture has changed since the report.
  case changedPicture(String)
  /// A file cannot be read or written.
  case file(FileError)

  /// The reason, as a message.
  public var description: String {
    switch self {
    case .noReport(let folder):
      "there is no report in `\(folder)`; run `weave test` first, or give the folder with --report"
    case .foreignGolden(let path):
      "the report's references in `\(path)` are outside this folder; if they are yours, add `--golden \(path)`"
    case .unreadable(let path): "`\(path)` is not a report; run `weave test` again"
    case .unknown(let name, let names):
      names.isEmpty
        ? "there is nothing to accept in the report"
        : "there is no `\(name)` to accept in the report; it has \(names.prefix(5).map { "`\($0)`" }.joined(separator: ", "))"
          + (names.count > 5 ? " and \(names.count - 5) more" : "")
    case .drawnElsewhere(let names, let how):
      "`\(names.first ?? "")`" + (names.count > 1 ? " and \(names.count - 1) more were " : " was ") + how
        + "; draw them where the references were drawn, or add --from-elsewhere"
    case .unknownCause(let name, let names):
      names.isEmpty
        ? "the report names no causes"
        : "there is no cause `\(name)` in the report; it has \(names.prefix(8).map { "`\($0)`" }.joined(separator: ", "))"
          + (names.count > 8 ? " and \(names.count - 8) more" : "")
    case .otherRun(let folder):
      "the report in `\(folder)` is of a later run than the page that the command comes from; reload the page"
    case .changedPicture(let name): "the report's picture of `\(name)` was changed; run `weave test` again"
    case .changedSince(let name):
      "the reference of `\(name)` has changed since the report; run `weave test` again"
    case .file(let error): "\(error)"
    }
  }
}
