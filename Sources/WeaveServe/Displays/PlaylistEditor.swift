// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveRender
import WeaveSpec
import WeaveStore
import WeaveSystem

/// Changes a playlist for the owner's page. What an entry says besides its file stays with it.
struct PlaylistEditor {
  /// What to change.
  enum Change: Sendable, Hashable {
    /// Shows another file after the others.
    case add(String)
    /// Moves the entry at a place to another place.
    case move(Int, to: Int)
    case remove(Int)
    /// How many minutes the turn of an entry lasts.
    case turn(Int, minutes: Int)
  }

  /// The longest turn, a day.
  static let minutes = 1...1_440

  private let path: String
  private var editor: JSONTextEditor

  /// Makes a change and writes the file, without another command or page in between, unless the playlist would be none
  /// any more.
  ///
  /// - Parameter file: the playlist, below the folder.
  static func make(_ change: Change, of file: String, in folder: String) throws(DisplayEditor.Refusal) {
    if case .add(let show) = change { try DisplayEditor.check(show, in: folder) }
    let lock: FolderLock
    do throws(FileError) { lock = try FolderLock(folder, patience: DisplayEditor.patience) } catch {
      throw .file(error)
    }
    var editor = try PlaylistEditor(file, in: folder)
    try editor.make(change, under: lock)
  }

  private init(_ file: String, in folder: String) throws(DisplayEditor.Refusal) {
    path = "\(folder)/\(file)"
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try ConfinedFolder.read(path, within: [folder], limit: Limits.designBytes)
    } catch { throw .file(error) }
    guard let editor = JSONTextEditor(SourceText(name: file, bytes: bytes)) else {
      throw .edit("`\(file)` cannot be read as JSON")
    }
    self.editor = editor
  }

  private mutating func make(
    _ change: Change, under lock: borrowing FolderLock
  ) throws(DisplayEditor.Refusal) {
    var entries = editor.root["entries"]?.elements ?? []
    switch change {
    case .add(let show): entries.append(Self.object([("show", .string(show))]))
    case .move(let from, let to):
      guard entries.indices.contains(from), entries.indices.contains(to) else { throw .edit("there is no such entry") }
      entries.insert(entries.remove(at: from), at: to)
    case .remove(let place):
      guard entries.indices.contains(place) else { throw .edit("there is no such entry") }
      entries.remove(at: place)
    case .turn(let place, let minutes):
      guard entries.indices.contains(place), Self.minutes.contains(minutes) else {
        throw .edit("a turn lasts from 1 to 1440 minutes")
      }
      let kept = (entries[place].members ?? []).filter { $0.key != "for" }.map { (key: $0.key, value: $0.value.value) }
      entries[place] = Self.object(kept + [("for", .string("\(minutes)m"))])
    }
    do { try editor.set(JSONPath([.key("entries")]), to: .array(entries)) } catch { throw .edit("\(error)") }
    let checked = PlaylistReader.read(editor.source)
    guard checked.output != nil else {
      throw .invalid(DiagnosticReport(source: editor.source, diagnostics: checked.diagnostics))
    }
    do throws(FileError) { try writeFile(editor.source.bytes, to: realPath(path) ?? path) } catch { throw .file(error) }
  }

  private static func object(_ members: [(key: String, value: JSONValue)]) -> JSONNode {
    let nowhere = SourceRange(0, 0)
    return JSONNode(
      .object(members.map { JSONMember(key: $0.key, keyRange: nowhere, value: JSONNode($0.value, at: nowhere)) }),
      at: nowhere)
  }

  /// The text of a playlist with one entry.
  static func text(named name: String, showing file: String) -> String {
    """
    {
      "name": \(JSONText.literal(name)),
      "for": "1h",
      "entries": [{ "show": \(JSONText.literal(file)) }]
    }

    """
  }
}
