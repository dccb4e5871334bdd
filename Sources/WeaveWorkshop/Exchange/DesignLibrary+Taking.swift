// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveHash
public import WeaveSpec
public import WeaveSystem

/// Designs to add to a library, with access to their photos.
public struct DesignParcel {
  /// The designs.
  public var specs: [WidgetSpec]
  private var file: ReceivedDesigns?
  private let photo: (String) throws(FileError) -> [UInt8]?

  /// Designs whose photos come from a function.
  ///
  /// - Parameter photo: gives the bytes of a photo by name; nil if there is none.
  public init(_ specs: [WidgetSpec], photo: @escaping (String) throws(FileError) -> [UInt8]?) {
    (self.specs, self.photo) = (specs, photo)
  }

  /// Designs from a file, with the photos that came with it or lie beside it.
  public init(_ specs: [WidgetSpec], of file: ImportedFile) {
    self.init(specs) { name throws(FileError) in try file.photo(name) }
    self.file = file.designs
  }

  fileprivate func received(
    by edit: inout LibraryEdit, _ identity: LibraryEdit.Identity, _ now: Date, _ taken: Set<UUID>
  ) throws(LibraryError) -> [LibraryEdit.Received] {
    guard let file else {
      return try edit.receive(specs, identity: identity, now: now, taken: taken, photo: photo)
    }
    return try edit.receive(file, specs, identity: identity, now: now, taken: taken, other: photo)
  }

  /// The index of the default design that the file's library names.
  fileprivate var defaultIndex: Int? { file?.defaultID.flatMap { id in specs.firstIndex { $0.id == id } } }
}

extension DesignLibrary {
  /// Adds designs with their photos, all or none. If the library was empty, it gets a default: the design that the
  /// file names, else the first.
  ///
  /// - Parameter expected: the `sum` of the library that the caller saw; nil skips this check.
  public func take(
    _ parcels: [DesignParcel], identity: LibraryEdit.Identity, now: Date, over expected: String? = nil
  ) throws(LibraryError) -> [LibraryEdit.Received] {
    try edit { edit throws(LibraryError) in
      try check(expected)
      let entries = try entries()
      var taken = Set(entries.map(\.id))
      var all: [LibraryEdit.Received] = []
      var chosen: UUID?
      for parcel in parcels {
        let new = try parcel.received(by: &edit, identity, now, taken)
        taken.formUnion(new.map(\.spec.id))
        if let index = parcel.defaultIndex { chosen = new[index].spec.id }
        all += new
      }
      if entries.isEmpty, let first = chosen ?? all.first?.spec.id { try edit.makeDefault(first) }
      return all
    }
  }

  /// A hash of the library's contents; it differs after each change.
  public func sum() throws(LibraryError) -> String {
    let stamps = try (entries() + deleted()).map { "\($0.file) \(fileStamp(path(of: $0)) ?? "")" }
    let settings = fileStamp("\(path)/\(Self.settingsFile)") ?? ""
    return Checksum(of: Array((stamps + [settings]).joined(separator: "\n").utf8)).description
  }

  /// Throws if the library has changed since the caller saw it.
  ///
  /// - Parameter expected: its `sum` at that time; nil skips this check.
  public func check(_ expected: String?) throws(LibraryError) {
    guard let expected, try sum() != expected else { return }
    throw .refused("the library was changed elsewhere; reload it")
  }
}
