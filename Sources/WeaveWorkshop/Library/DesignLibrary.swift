// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeaveSchema
public import WeaveSpec
import WeaveSystem

/// A folder of designs, one file each, with their photos beside them. One design is the default.
///
/// Reading takes no lock, because files are replaced as a whole. Writing goes through `edit`, one writer at a time.
/// The app limits the number of designs by what the user has paid for; this library does not.
public struct DesignLibrary: Sendable, Hashable {
  /// The path as messages show it.
  public let path: String

  /// The file that records which design is the default.
  static let settingsFile = "library.json"
  static let trashFolder = "trash"

  /// - Parameter path: the folder, as messages should show it.
  public init(path: String) { self.path = path }

  /// The default folder for designs: `weave/library` in `$XDG_DATA_HOME`, else in `~/.local/share`.
  ///
  /// - Parameter environment: gives the value of an environment variable.
  /// - Source: XDG Base Directory Specification 0.8.
  public static func standard(environment: (String) -> String?) -> DesignLibrary? {
    func absolute(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let data = absolute("XDG_DATA_HOME") ?? absolute("HOME").map { "\($0)/.local/share" }
    return data.map { DesignLibrary(path: "\($0)/weave/library") }
  }

  /// Whether the folder exists. A missing folder reads as an empty library.
  public var exists: Bool { isFolder(path) }

  /// The designs, newest first, and the files in the folder that do not hold exactly one design.
  public func contents() throws(LibraryError) -> (entries: [LibraryEntry], strange: [String]) {
    do throws(FileError) { return try LibraryIndex.read(path, prefix: "") } catch { throw .file(error) }
  }

  /// The designs, in the order of the library.
  public func entries() throws(LibraryError) -> [LibraryEntry] { try contents().entries }

  /// The deleted designs.
  public func deleted() throws(LibraryError) -> [LibraryEntry] {
    do throws(FileError) {
      return try LibraryIndex.read("\(path)/\(Self.trashFolder)", prefix: Self.trashFolder + "/").entries
    } catch {
      throw .file(error)
    }
  }

  /// The default design: the chosen one, else the newest.
  public func defaultID(among entries: [LibraryEntry]) throws(LibraryError) -> UUID? {
    let chosen = try read(Self.settingsFile).flatMap(Self.defaultID)
    return entries.contains { $0.id == chosen } ? chosen : entries.first?.id
  }

  /// Whether a file is the settings file of a library, judged by its name and contents.
  public static func isSettings(_ path: String) -> Bool {
    guard path == settingsFile || path.hasSuffix("/" + settingsFile),
      let bytes = try? readFile(path, limit: 4_096)
    else { return false }
    let members = JSONParser.parse(SourceText(name: path, bytes: bytes)).output?.members ?? []
    return !members.isEmpty && members.allSatisfy { ["default", "version"].contains($0.key) }
  }

  static func defaultID(_ bytes: [UInt8]) -> UUID? {
    let root = JSONParser.parse(SourceText(name: settingsFile, bytes: bytes)).output
    return root?["default"]?.stringValue.flatMap { UUID(uuidString: $0) }
  }

  /// The path of a design's file.
  public func path(of entry: LibraryEntry) -> String { "\(path)/\(entry.file)" }

  /// The text of a design's file.
  public func text(of entry: LibraryEntry) throws(LibraryError) -> String {
    guard let bytes = try read(entry.file) else { throw .file(.notFound(path(of: entry))) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All designs, fully read.
  public func designs() throws(LibraryError) -> [WidgetSpec] {
    var specs: [WidgetSpec] = []
    for entry in try entries() {
      guard let bytes = try read(entry.file) else { continue }
      if let spec = LibraryIndex.design(SourceText(name: path(of: entry), bytes: bytes)) { specs.append(spec) }
    }
    return specs
  }

  /// The designs that contain all the words in their name, texts, template, symbol, colours, buttons or variables.
  public static func search(_ words: [String], among entries: [LibraryEntry]) -> [LibraryEntry] {
    let words = words.flatMap { $0.lowercased().split(whereSeparator: \.isWhitespace) }
    let patterns = words.compactMap { BytePattern(String($0)) }
    return entries.filter { $0.matches(patterns) }
  }

  /// The design that a user names by its identifier, by at least the first four digits of it, or by its name.
  public static func find(_ name: String, among entries: [LibraryEntry]) throws(LibraryError) -> LibraryEntry {
    let folded = name.lowercased()
    let exact = entries.filter { $0.id.uuidString.lowercased() == folded || $0.name == name || $0.file == name }
    if exact.count == 1 { return exact[0] }
    if exact.count > 1 { throw .ambiguous(name, exact) }
    let loose = entries.filter {
      $0.name.lowercased() == folded || (name.count >= 4 && $0.id.uuidString.lowercased().hasPrefix(folded))
    }
    if loose.count == 1 { return loose[0] }
    if loose.count > 1 { throw .ambiguous(name, loose) }
    throw .noDesign(name, near: nearest(to: name, in: entries.prefix(2_000).map(\.name)).first)
  }

  // MARK: Changes

  private var folder: RecordedFolder { RecordedFolder(path: path) }

  /// Changes the library; nobody else can write in between.
  ///
  /// - Parameters:
  ///   - patience: seconds to wait for another writer.
  ///   - body: makes the changes. If it throws, nothing is written.
  @discardableResult
  public func edit<Result>(
    patience: Double = 10, _ body: (inout LibraryEdit) throws(LibraryError) -> Result
  ) throws(LibraryError) -> Result {
    try folder.edit(patience: patience) { files throws(LibraryError) in
      var edit = LibraryEdit(self, files)
      let result = try body(&edit)
      files = edit.files
      return result
    }
  }

  /// Undoes the last change and restores the exact bytes.
  ///
  /// - Returns: the description of the change.
  public func undo() throws(LibraryError) -> String { try folder.undo() }

  /// The changes that can be undone, newest first.
  public func history() throws(LibraryError) -> [String] { try folder.history() }

  /// The bytes of a file in the library; nil if there is none.
  func read(_ name: String) throws(LibraryError) -> [UInt8]? {
    do throws(FileError) { return try ConfinedFolder(path).read(name, limit: Limits.designBytes) } catch {
      if case .notFound = error { return nil }
      throw .file(error)
    }
  }
}
