// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written piece by piece beside its place, and put there when it is whole; else nothing is left of it.
package final class PendingFile {
  private let place: ConfinedFolder.Place
  private let temporary: TemporaryFile
  private var isFinished = false

  /// - Parameters:
  ///   - path: where the file is to be, in a folder that exists.
  ///   - isInput: whether a file is one that is read, and so must stay.
  package init(_ path: String, isInput: (FileIdentity) -> Bool) throws(FileError) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = ConfinedFolder(slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    do throws(FileError) {
      place = try folder.place(of: name, makesFolders: false)
    } catch .notFound { throw .noFolder(path) }
    _ = try place.modeOfReplaceable(.refused, isInput)
    TemporaryFile.removeLeftovers(in: place.folder)
    temporary = try TemporaryFile(in: place.folder, isPrivate: false)
  }

  deinit { if !isFinished { temporary.remove(from: place.folder) } }

  /// The system's number of the open file.
  package var number: Int32 { temporary.file.number }

  /// Adds to its end.
  func append(_ bytes: [UInt8]) throws(FileError) { try temporary.file.writeAll(bytes) }

  /// Puts the file in its place.
  package func finish() throws(FileError) {
    try temporary.file.synchronize()
    try temporary.takePlace(of: place.name, in: place.folder)
    isFinished = true
  }
}
