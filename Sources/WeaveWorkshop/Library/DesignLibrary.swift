// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
public import WeaveSpec
import WeaveSystem

/// A folder of designs, a file each with its photos beside it, one of which is the default.
///
/// Reading takes no lock: files are replaced as a whole. Writing goes through `edit`, one writer at a time. How many
/// designs there may be, the app ties to what was paid for; here it is not.
public struct DesignLibrary: Sendable, Hashable {
  /// As messages name it.
  public let path: String

  /// Where it is told which design is the default.
  static let settingsFile = "library.json"
  static let trashFolder = "trash"

  /// - Parameter path: the folder as messages are to name it.
  public init(path: String) { self.path = path }

  /// Where designs are kept if nobody says otherwise: `weave/library` in `$XDG_DATA_HOME`, else in `~/.local/share`.
  ///
  /// - Parameter environment: the value of a variable of the environment.
  /// - Source: XDG Base Directory Specification 0.8.
  public static func standard(environment: (String) -> String?) -> DesignLibrary? {
    func absolute(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let data = absolute("XDG_DATA_HOME") ?? absolute("HOME").map { "\($0)/.local/share" }
    return data.map { DesignLibrary(path: "\($0)/weave/library") }
  }

  /// Whether the folder is there. One that is not reads as an empty library.
  public var exists: Bool { isFolder(path) }

  /// The designs, the newest first; with the files of the folder that hold no single design.
  public func contents() throws(LibraryError) -> (entries: [LibraryEntry], strange: [String]) {
    do throws(FileError) { return try LibraryIndex.read(path, prefix: "") } catch { throw .file(error) }
  }

  /// The designs, in the order of the library.
  public func entries() throws(LibraryError) -> [LibraryEntry] { try contents().entries }

  /// The designs that were deleted.
  public func deleted() throws(LibraryError) -> [LibraryEntry] {
    do throws(FileError) {
      return try LibraryIndex.read("\(path)/\(Self.trashFolder)", prefix: Self.trashFolder + "/").entries
    } catch {
      throw .file(error)
    }
  }

  /// The default design: the one that is chosen, else the newest.
  public func defaultID(among entries: [LibraryEntry]) throws(LibraryError) -> UUID? {
    let chosen = try read(Self.settingsFile).flatMap(Self.defaultID)
    return entries.contains { $0.id == chosen } ? chosen : entries.first?.id
  }

  /// Whether a file is the one in which a library keeps its default, by its name and by what it holds.
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

  /// All designs, read whole.
  public func designs() throws(LibraryError) -> [WidgetSpec] {
    var specs: [WidgetSpec] = []
    for entry in try entries() {
      guard let bytes = try read(entry.file) else { continue }
      if let spec = LibraryIndex.design(SourceText(name: path(of: entry), bytes: bytes)) { specs.append(spec) }
    }
    return specs
  }

  /// The designs in which all of some words occur: in name, texts, template, symbol, colours, buttons or variables.
  public static func search(_ words: [String], among entries: [LibraryEntry]) -> [LibraryEntry] {
    let words = words.flatMap { $0.lowercased().split(whereSeparator: \.isWhitespace) }
    let patterns = words.compactMap { BytePattern(String($0)) }
    return entries.filter { $0.matches(patterns) }
  }

  /// The design that a user names: by identifier, by the first digits of it, four at least, or by name.
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

  /// Changes the library with nobody writing between.
  ///
  /// - Parameters:
  ///   - patience: seconds to wait for another writer.
  ///   - body: says what is to be done. Nothing is written when it throws.
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

  /// Takes the last change back, to the byte.
  ///
  /// - Returns: what it was.
  public func undo() throws(LibraryError) -> String { try folder.undo() }

  /// What can be undone, the last change first.
  public func history() throws(LibraryError) -> [String] { try folder.history() }

  /// The bytes of a file of the library; nil where there is none.
  func read(_ name: String) throws(LibraryError) -> [UInt8]? {
    do throws(FileError) { return try ConfinedFolder(path).read(name, limit: Limits.designBytes) } catch {
      if case .notFound = error { return nil }
      throw .file(error)
    }
  }
}
