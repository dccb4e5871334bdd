// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveJSON
import WeaveRender
import WeaveStore
public import WeaveSystem

/// Changes `displays.json` for a command or a page and leaves every other byte as it is.
public struct DisplayEditor {
  /// Why nothing was changed.
  public enum Refusal: Error, Sendable, CustomStringConvertible {
    /// The file cannot be read or written.
    case file(FileError)
    /// The file has errors, or would have after the change.
    case invalid(DiagnosticReport)
    /// No display has the name; `near` is one with a similar name.
    case noDisplay(String, near: String?)
    /// The file to show is not in the folder.
    case noDesign(String, near: String?)
    /// The change would make the file invalid; the reason.
    case edit(String)

    /// The reason, worded as a message.
    public var description: String {
      switch self {
      case .file(let error): "\(error)"
      case .invalid(let report): "this change would make `\(report.source.name)` invalid"
      case .noDisplay(let name, let near):
        "there is no display `\(name)`" + (near.map { "; did you mean `\($0)`?" } ?? "")
      case .noDesign(let path, let near):
        "there is no file `\(path)` in the folder" + (near.map { "; did you mean `\($0)`?" } ?? "")
      case .edit(let reason): reason
      }
    }
  }

  let folder: String
  private var editor: JSONTextEditor
  /// The displays that the file has now.
  public private(set) var displays: [Display]

  /// The text of a file without displays, as the commands write it.
  private static let empty = "{\n  \"displays\": []\n}\n"

  /// Reads the file; a folder without it has no displays.
  public init(folder: String) throws(Refusal) {
    self.folder = folder
    var text: [UInt8]?
    do throws(FileError) {
      text = try ConfinedFolder.read("\(folder)/\(DisplayFile.name)", within: [folder], limit: Limits.displaysBytes)
    } catch .notFound {
      guard isFolder(folder) else { throw .file(.noFolder(folder)) }
    } catch { throw .file(error) }
    let source = SourceText(name: DisplayFile.name, bytes: text ?? Array(Self.empty.utf8))
    let checked = DisplayReader.read(source, in: ConfinedFolder(folder))
    guard let displays = checked.output, let editor = JSONTextEditor(source) else {
      throw .invalid(DiagnosticReport(source: source, diagnostics: checked.diagnostics))
    }
    (self.displays, self.editor) = (displays, editor)
  }

  /// Seconds that a writer waits for another one, many times longer than a change takes.
  static let patience = 60.0

  /// Reads the file, changes it and writes it, without another command or a server's page in between.
  ///
  /// - Parameter edit: makes the changes; the file stays as it is if this throws.
  public static func change<Result>(
    _ folder: String, _ edit: (inout DisplayEditor) throws(Refusal) -> Result
  ) throws(Refusal) -> Result {
    guard isFolder(folder) else { throw .file(.noFolder(folder)) }
    let lock: FolderLock
    do throws(FileError) { lock = try FolderLock(folder, patience: patience) } catch { throw .file(error) }
    var editor = try DisplayEditor(folder: folder)
    let result = try edit(&editor)
    try editor.write(under: lock)
    return result
  }

  /// Adds a display after the others.
  ///
  /// - Parameter keys: keys of `displays.json` with their values; a key with nil is left out.
  public mutating func add(_ keys: [(key: String, value: JSONValue?)]) throws(Refusal) {
    let members = keys.compactMap { key, value in
      value.map { JSONMember(key: key, keyRange: SourceRange(0, 0), value: JSONNode($0, at: SourceRange(0, 0))) }
    }
    let place = displays.count
    for (key, value) in keys where key == "shows" { try check(value) }
    let isFirst = editor.source.bytes == Array(Self.empty.utf8)
    try change { editor throws(EditError) in
      try editor.set(JSONPath([.key("displays"), .index(place)]), to: .object(members))
      if isFirst, let lines = Self.inLines(editor.source) { editor = lines }
    }
  }

  /// Puts the first display on a line of its own, as the later ones will be.
  private static func inLines(_ source: SourceText) -> JSONTextEditor? {
    let text = String(decoding: source.bytes, as: UTF8.self)
    let (head, foot) = ("{\n  \"displays\": [", "]\n}\n")
    guard text.hasPrefix(head), text.hasSuffix(foot) else { return nil }
    let display = text.dropFirst(head.count).dropLast(foot.count)
    return JSONTextEditor(SourceText(name: source.name, text: "\(head)\n    \(display)\n  \(foot)"))
  }

  /// Sets a key of a display to another value.
  public mutating func set(_ key: String, of name: String, to value: JSONValue) throws(Refusal) {
    let place = try place(of: name)
    if key == "shows" { try check(value) }
    try change { editor throws(EditError) in
      try editor.set(JSONPath([.key("displays"), .index(place), .key(key)]), to: value)
    }
  }

  /// Sets a key of the whole house; nil removes it.
  public mutating func setHouse(_ key: String, to value: JSONValue?) throws(Refusal) {
    try change { editor throws(EditError) in
      let path = JSONPath([.key(key)])
      if let value {
        try editor.set(path, to: value)
      } else if editor.root[key] != nil {
        try editor.remove(path)
      }
    }
  }

  /// Removes a display from the file.
  public mutating func remove(_ name: String) throws(Refusal) {
    let place = try place(of: name)
    try change { editor throws(EditError) in try editor.remove(JSONPath([.key("displays"), .index(place)])) }
  }

  /// The display with a name.
  public func display(_ name: String) throws(Refusal) -> Display { displays[try place(of: name)] }

  /// Writes the whole file. A link to it stays a link.
  private func write(under lock: borrowing FolderLock) throws(Refusal) {
    let path = "\(folder)/\(DisplayFile.name)"
    do throws(FileError) { try writeFile(editor.source.bytes, to: realPath(path) ?? path) } catch {
      throw .file(error)
    }
  }

  /// Checks that the file to show exists. A path that leads out of the folder is not checked here; it is reported with
  /// its place in the file.
  private func check(_ value: JSONValue?) throws(Refusal) {
    if case .string(let path) = value { try Self.check(path, in: folder) }
  }

  /// Checks that a file exists, unless its path leads out of the folder.
  static func check(_ path: String, in folder: String) throws(Refusal) {
    guard FolderPath.isInside(path), fileStamp("\(folder)/\(path)") == nil else { return }
    let inner = path.contains("/") ? FilePath.folder(of: path) + "/" : ""
    let known = ((try? names(inFolder: "\(folder)/\(inner)")) ?? []).filter { $0.hasSuffix(".json") }
    let others = known.map { inner + $0 }.filter { $0 != DisplayFile.name }.sorted()
    throw .noDesign(path, near: nearest(to: path, in: others).first)
  }

  private func place(of name: String) throws(Refusal) -> Int {
    guard let place = displays.firstIndex(where: { $0.name == name }) else {
      throw .noDisplay(name, near: nearest(to: name, in: displays.map(\.name)).first)
    }
    return place
  }

  private mutating func change(_ edit: (inout JSONTextEditor) throws(EditError) -> Void) throws(Refusal) {
    var edited = editor
    do { try edit(&edited) } catch { throw .edit("\(error)") }
    let checked = DisplayReader.read(edited.source, in: ConfinedFolder(folder))
    guard let displays = checked.output else {
      throw .invalid(DiagnosticReport(source: edited.source, diagnostics: checked.diagnostics))
    }
    (self.displays, editor) = (displays, edited)
  }
}
