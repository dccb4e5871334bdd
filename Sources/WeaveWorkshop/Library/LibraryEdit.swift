// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveHash
import WeaveJSON
import WeaveNative
import WeaveSchema
public import WeaveSpec
import WeaveSystem

/// A change of the library in preparation; its files are written once it is complete.
public struct LibraryEdit {
  /// The library to change.
  public let library: DesignLibrary
  /// The files that it changes.
  var files: FolderEdit

  init(_ library: DesignLibrary, _ files: FolderEdit) {
    self.library = library
    self.files = files
  }

  /// Adds a description of the change, for `undo`.
  public mutating func note(_ text: String) { files.note(text) }

  private mutating func write(_ bytes: [UInt8]?, to name: String) throws(LibraryError) {
    try files.write(bytes, to: name)
  }

  private mutating func write(_ spec: WidgetSpec, to file: String) throws(LibraryError) {
    try write(Array((JSONWriter.pretty(SpecEncoder.encode(spec)) + "\n").utf8), to: file)
  }

  // MARK: Designs

  /// Adds a design; the first one becomes the default.
  ///
  /// - Returns: the name of its file.
  @discardableResult
  public mutating func add(_ spec: WidgetSpec) throws(LibraryError) -> String {
    let file = "\(spec.id.uuidString).json"
    try write(spec, to: file)
    note("add '\(spec.name)'")
    return file
  }

  /// Replaces a design; the rest of the library does not change.
  public mutating func put(_ spec: WidgetSpec, inPlaceOf entry: LibraryEntry, what: String) throws(LibraryError) {
    try write(spec, to: entry.file)
    note(what)
  }

  /// Makes a design the default.
  public mutating func makeDefault(_ id: UUID?) throws(LibraryError) {
    let node = JSONNode.object([("default", id.map { .text($0.uuidString) }), ("version", .integer(1))])
    try write(Array((JSONWriter.pretty(node) + "\n").utf8), to: DesignLibrary.settingsFile)
  }

  /// Copies a design under a new identifier.
  public mutating func duplicate(
    _ entry: LibraryEntry, named name: String?, now: Date, taken: Set<String>, makeID: () -> UUID = { UUID() }
  ) throws(LibraryError) -> WidgetSpec {
    var spec = try design(entry)
    spec.id = makeID()
    spec.updatedAt = now
    spec.name = name ?? Self.freeName("\(spec.name) Copy", among: taken)
    spec = spec.normalized()
    try write(spec, to: "\(spec.id.uuidString).json")
    note("duplicate '\(entry.name)'")
    return spec
  }

  /// Renames a design; `now` becomes its date of change.
  public mutating func rename(_ entry: LibraryEntry, to name: String, now: Date) throws(LibraryError) {
    var spec = try design(entry)
    spec.name = name
    spec.updatedAt = now
    try put(spec.normalized(), inPlaceOf: entry, what: "rename '\(entry.name)' to '\(name)'")
  }

  /// Moves a design to the trash.
  public mutating func delete(_ entry: LibraryEntry) throws(LibraryError) {
    let bytes = try bytes(entry)
    var target = "\(DesignLibrary.trashFolder)/\(entry.file)"
    if try library.read(target) != nil { target = "\(DesignLibrary.trashFolder)/\(UUID().uuidString).json" }
    try write(bytes, to: target)
    try write(nil, to: entry.file)
    note("delete '\(entry.name)'")
  }

  /// Restores a design from the trash, with a new identifier if its own is in use.
  public mutating func restore(_ entry: LibraryEntry, taken: Set<UUID>) throws(LibraryError) {
    if taken.contains(entry.id) {
      var spec = try design(entry)
      spec.id = UUID()
      try write(spec, to: "\(spec.id.uuidString).json")
    } else {
      try write(try bytes(entry), to: "\(entry.id.uuidString).json")
    }
    try write(nil, to: entry.file)
    note("restore '\(entry.name)'")
  }

  private func bytes(_ entry: LibraryEntry) throws(LibraryError) -> [UInt8] {
    guard let bytes = try library.read(entry.file) else { throw .file(.notFound(library.path(of: entry))) }
    return bytes
  }

  /// The design of an entry.
  public func design(_ entry: LibraryEntry) throws(LibraryError) -> WidgetSpec {
    let path = library.path(of: entry)
    guard let spec = LibraryIndex.design(SourceText(name: path, bytes: try bytes(entry))) else {
      throw .damaged(path, reason: "it is not a single design")
    }
    return spec
  }

  /// The name, with the first free number appended if it is taken.
  static func freeName(_ name: String, among taken: Set<String>) -> String {
    if !taken.contains(name) { return name }
    return (2...).lazy.map { "\(name) \($0)" }.first { !taken.contains($0) } ?? name
  }

  // MARK: Photos

  /// Writes a photo beside the designs, unless the same bytes are already there.
  ///
  /// Undo does not remove it; `cleanPhotos` removes photos that no design names any more.
  ///
  /// - Parameter name: the preferred name if it is free; nil for a name derived from the contents.
  /// - Returns: the name of its file.
  public func addPhoto(_ bytes: [UInt8], named name: String? = nil) throws(LibraryError) -> String {
    let sum = Checksum(of: bytes)
    let ending = ImageFormat(bytes)?.endings.first ?? "dat"
    var candidates = name.map { [$0] } ?? []
    candidates += (0..<16).map { "image-\(Self.identifier(of: sum, turn: UInt8($0))).\(ending)" }
    let folder = ConfinedFolder(library.path)
    do throws(FileError) {
      for candidate in candidates {
        guard let old = try folder.read(candidate, limit: Limits.imageBytes) else {
          try folder.write(bytes, to: candidate)
          return candidate
        }
        if old == bytes { return candidate }
      }
    } catch { throw .file(error) }
    throw .damaged(library.path, reason: "sixteen photos of one hash differ")
  }

  /// An identifier derived from the contents, so that the same photo always has the same name. The app names photos
  /// by identifiers.
  private static func identifier(of sum: Checksum, turn: UInt8) -> String {
    let digits = sum.description.uppercased()
    var parts: [Substring] = []
    var rest = digits[...]
    for length in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    let name = parts.joined(separator: "-")
    return turn == 0 ? name : "\(name)-\(turn)"
  }
}
