// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSpec
import WeaveSystem

/// A cache of a folder's designs, so that a file is read again only after it has changed.
///
/// Only the design files themselves count: losing the index, or having an old one, does no harm.
struct LibraryIndex {
  static let fileName = ".index"
  /// The largest index that is read, in bytes; ten thousand designs take three million.
  private static let limit = 64 << 20
  private static let head = "weave library index 2"

  private var rows: [String: (stamp: String, entry: LibraryEntry?)] = [:]
  private var isChanged = false

  /// The designs in a folder, and the files that hold none.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - prefix: the prefix of file names in entries, such as `trash/`.
  static func read(_ path: String, prefix: String) throws(FileError) -> (entries: [LibraryEntry], strange: [String]) {
    var index = LibraryIndex(path, prefix)
    let names: [String]
    do throws(FileError) { names = try WeaveSystem.names(inFolder: path) } catch .notFound { return ([], []) }
    var entries: [LibraryEntry] = []
    var strange: [String] = []
    var seen = Set<String>()
    for name in names where name.hasSuffix(".json") && !name.hasPrefix(".") && name != DesignLibrary.settingsFile {
      guard let stamp = fileStamp("\(path)/\(name)") else { continue }
      seen.insert(name)
      if let entry = index.entry(of: name, stamp, in: path, prefix) {
        entries.append(entry)
      } else {
        strange.append(name)
      }
    }
    index.keep(seen, in: path)
    entries.sort { ($1.updatedAt, $0.name, $0.file) < ($0.updatedAt, $1.name, $1.file) }
    return (entries, strange.sorted())
  }

  private init(_ path: String, _ prefix: String) {
    guard let bytes = try? readFile("\(path)/\(Self.fileName)", limit: Self.limit) else { return }
    let head = Array((Self.head + "\n").utf8)
    guard bytes.starts(with: head) else { return }
    var fields: [Range<Int>] = []
    var start = head.count
    // Scans bytes instead of characters: there are millions, and finding character boundaries takes most of the time.
    for place in head.count..<bytes.count {
      guard bytes[place] == UInt8(ascii: "\t") || bytes[place] == UInt8(ascii: "\n") else { continue }
      fields.append(start..<place)
      start = place + 1
      guard bytes[place] == UInt8(ascii: "\n") else { continue }
      if fields.count >= 2 {
        let stamp = String(decoding: bytes[fields[1]], as: UTF8.self)
        rows[String(decoding: bytes[fields[0]], as: UTF8.self)] = (stamp, LibraryEntry(bytes, fields.dropFirst(2)))
      }
      fields.removeAll(keepingCapacity: true)
    }
  }

  private mutating func entry(of name: String, _ stamp: String, in path: String, _ prefix: String) -> LibraryEntry? {
    if let row = rows[name], row.stamp == stamp { return row.entry }
    let entry = Self.design(at: "\(path)/\(name)").map { LibraryEntry($0, file: prefix + name) }
    rows[name] = (stamp, entry)
    isChanged = true
    return entry
  }

  /// The only design in a file.
  static func design(at path: String) -> WidgetSpec? {
    guard let bytes = try? readFile(path, limit: Limits.designBytes) else { return nil }
    return design(SourceText(name: path, bytes: bytes))
  }

  static func design(_ source: SourceText) -> WidgetSpec? {
    guard let root = JSONParser.parse(source).output, root.members != nil else { return nil }
    let decoded = SpecDecoder.decode(root, source: source, now: Date(timeIntervalSince1970: 0))
    guard let specs = decoded.output?.specs, specs.count == 1,
      !decoded.diagnostics.contains(where: { $0.code == .specNotDesign })
    else { return nil }
    return specs[0]
  }

  /// Writes the index if it has changed. A read-only folder works without an index.
  private mutating func keep(_ names: Set<String>, in path: String) {
    if rows.count != names.count {
      rows = rows.filter { names.contains($0.key) }
      isChanged = true
    }
    guard isChanged else { return }
    let lines = rows.sorted { $0.key < $1.key }.map { name, row in "\(name)\t\(row.stamp)\t\(row.entry?.line ?? "")\n" }
    let text = Self.head + "\n" + lines.joined()
    try? ConfinedFolder(path).write(Array(text.utf8), to: Self.fileName, isSynchronized: false)
  }
}
