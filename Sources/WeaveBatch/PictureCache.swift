// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveHash
import WeaveJSON
import WeaveRender
import WeaveSystem

/// A folder of pictures named by content, which several batches may share: `ab/abcdef….png.kept`.
///
/// A picture that shows facts or photos has a note beside it that names them; the picture is used only while they are
/// unchanged. Every file carries a hash of its name and contents, so that truncated, changed or swapped files are
/// rejected.
final class PictureCache: Sendable {
  enum Answer {
    case none
    case picture([UInt8], PictureInputs)
    /// The path of a file that is not as it was written.
    case damaged(String)
  }

  private let folder: ConfinedFolder

  init(folder: String) { self.folder = ConfinedFolder(folder) }

  var path: String { folder.path }

  /// A picture whose inputs are current.
  func picture(_ key: String, _ format: PictureFormat, isCurrent: (PictureInputs) -> Bool) -> Answer {
    var inputs = PictureInputs()
    let note = Self.name(key, "inputs")
    switch read(note, limit: 1 << 20) {
    case .failure: return .damaged("\(path)/\(note)")
    case .success(let text?):
      guard let root = JSONParser.parse(SourceText(name: key, bytes: text)).output else {
        return .damaged("\(path)/\(note)")
      }
      inputs = PictureInputs(root)
    case .success(nil): break
    }
    guard isCurrent(inputs) else { return .none }
    let name = Self.name(Self.key(key, inputs), format.rawValue)
    switch read(name, limit: 1 << 29) {
    case .success(let bytes?): return .picture(bytes, inputs)
    case .success(nil): return .none
    case .failure: return .damaged("\(path)/\(name)")
    }
  }

  /// Stores a picture.
  func add(_ bytes: [UInt8], _ key: String, _ inputs: PictureInputs, _ format: PictureFormat) throws(FileError) {
    try makeFolder(path)
    // A note with other inputs would make this picture unreachable.
    let note = Self.name(key, "inputs")
    if inputs.isEmpty { try? folder.remove(note) } else { try write(Array(inputs.json.utf8), to: note) }
    try write(bytes, to: Self.name(Self.key(key, inputs), format.rawValue))
  }

  // MARK: Files

  /// A file is not as it was written.
  private struct Damage: Error {}

  private func read(_ name: String, limit: Int) -> Result<[UInt8]?, Damage> {
    let found: [UInt8]?
    do throws(FileError) { found = try folder.read(name, limit: limit) } catch { return .failure(Damage()) }
    guard let file = found else { return .success(nil) }
    guard let end = file.firstIndex(of: UInt8(ascii: "\n")) else { return .failure(Damage()) }
    let bytes = Array(file[(end + 1)...])
    guard file[...end].elementsEqual(Self.line(for: bytes, as: name)) else { return .failure(Damage()) }
    return .success(bytes)
  }

  private func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    try folder.write(Self.line(for: bytes, as: name) + bytes, to: name, isSynchronized: false, link: .replaced)
  }

  /// The first line of a file: a hash of its name and of everything after the line.
  private static func line(for bytes: [UInt8], as name: String) -> [UInt8] {
    Array("weave-kept 1 \(Checksum(of: Array("\(name)\n".utf8) + bytes))\n".utf8)
  }

  private static func name(_ key: String, _ ending: String) -> String { "\(key.prefix(2))/\(key).\(ending).kept" }

  /// The key including facts and photos, so that pictures with the same base key but other inputs coexist.
  private static func key(_ key: String, _ inputs: PictureInputs) -> String {
    inputs.isEmpty ? key : "\(key)-\(Checksum(of: Array(inputs.json.utf8)).description.prefix(16))"
  }
}
