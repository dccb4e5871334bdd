// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written in pieces beside its final path and moved there when it is complete; otherwise nothing is
/// left of it.
package final class PendingFile {
  private let place: ConfinedFolder.Place
  private let temporary: TemporaryFile
  private var isFinished = false

  /// - Parameters:
  ///   - path: the final path, in a folder that exists.
  ///   - isInput: whether a file is one of the inputs, which must not be overwritten.
  package init(_ path: String, isInput: (FileIdentity) -> Bool) throws(FileError) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = ConfinedFolder(slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    do throws(FileError) {
      place = try folder.place(of: name, makesFolders: false)
    } catch .notFound { throw .noFolder(path) }
    _ = try place.modeOfReplaceable(.refused, isInput)
    TemporaryFile.removeLeftoversOnce(in: place.folder)
    temporary = try TemporaryFile(in: place.folder, isPrivate: false)
  }

  deinit { if !isFinished { temporary.remove(from: place.folder) } }

  /// The file descriptor's number.
  package var number: Int32 { temporary.file.number }

  /// Appends bytes.
  package func append(_ bytes: [UInt8]) throws(FileError) { try temporary.file.writeAll(bytes) }

  /// Moves the file to its path.
  package func finish() throws(FileError) {
    try temporary.file.synchronize()
    try temporary.takePlace(of: place.name, in: place.folder)
    isFinished = true
  }
}
