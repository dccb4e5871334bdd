// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
import WeaveNative
public import WeaveSpec
public import WeaveSystem

extension LibraryEdit {
  /// How to treat the identifiers, dates and photo names of incoming designs.
  public enum Identity: Sendable {
    /// As in the app: every design gets a new identifier and the current moment, and every photo a new name.
    case new
    /// They stay the same, except identifiers that the library already has and names that belong to another photo.
    case kept
  }

  /// A design that was added, with the photos it lacks.
  public struct Received: Sendable, Hashable {
    /// The design as stored in the library.
    public var spec: WidgetSpec
    /// Photos that the design names but that did not come with it.
    public var missingPhotos: [String]
  }

  /// Adds designs with their photos.
  ///
  /// - Parameters:
  ///   - taken: the identifiers that the library already has.
  ///   - photo: gives the bytes of a photo by name; nil if there is none.
  public mutating func receive(
    _ specs: [WidgetSpec], identity: Identity, now: Date, taken: Set<UUID>, makeID: () -> UUID = { UUID() },
    photo: (String) throws(FileError) -> [UInt8]?
  ) throws(LibraryError) -> [Received] {
    var taken = taken
    var names: [String: String?] = [:]
    var received: [Received] = []
    for spec in specs {
      for name in spec.photoNames where names[name] == nil {
        let bytes: [UInt8]?
        do throws(FileError) { bytes = try photo(name) } catch { throw .file(error) }
        guard let bytes else {
          names[name] = .some(nil)
          continue
        }
        let isPlain = !name.contains("/") && !name.hasPrefix(".") && !name.hasSuffix(".json") && name.utf8.count < 200
        names[name] = try addPhoto(bytes, named: identity == .kept && isPlain ? name : nil)
      }
      var new = spec.renamingPhotos { (names[$0] ?? nil) ?? $0 }
      if identity == .new || taken.contains(spec.id) { new.id = makeID() }
      if identity == .new { new.updatedAt = now }
      taken.insert(new.id)
      try add(new)
      received.append(Received(spec: new, missingPhotos: spec.photoNames.filter { names[$0] == .some(nil) }))
    }
    return received
  }

  /// Adds the designs of a file.
  ///
  /// - Parameter other: gives the bytes of photos that are not in the file itself.
  public mutating func receive(
    _ file: ReceivedDesigns, _ specs: [WidgetSpec], identity: Identity, now: Date, taken: Set<UUID>,
    other: (String) throws(FileError) -> [UInt8]?
  ) throws(LibraryError) -> [Received] {
    try receive(specs, identity: identity, now: now, taken: taken) { name throws(FileError) in
      guard let entry = file.photo(name) else { return try other(name) }
      return try file.bytes(of: entry)
    }
  }
}

extension DesignLibrary {
  /// The photos that no design names, counting deleted designs too.
  public func unusedPhotos() throws(LibraryError) -> [String] {
    var used = Set<String>()
    for entry in try entries() + deleted() {
      guard let bytes = try read(entry.file),
        let spec = LibraryIndex.design(SourceText(name: entry.file, bytes: bytes))
      else { continue }
      used.formUnion(spec.photoNames)
    }
    do throws(FileError) {
      return try names(inFolder: path).filter { name in
        !name.hasPrefix(".") && !used.contains(name)
          && (ImageFormat.isName(name) || name.lowercased().hasSuffix(".dat"))
      }.sorted()
    } catch {
      throw .file(error)
    }
  }

  /// Permanently removes the photos that no design names.
  ///
  /// - Returns: their names.
  public func cleanPhotos() throws(LibraryError) -> [String] {
    try edit { edit throws(LibraryError) in
      let unused = try edit.library.unusedPhotos()
      do throws(FileError) { for name in unused { try ConfinedFolder(path).remove(name) } } catch { throw .file(error) }
      return unused
    }
  }
}
