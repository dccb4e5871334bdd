// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a whole file or nothing: first to a temporary file beside the target and to the disk, then renamed to the
/// target.
///
/// An existing file's permissions are kept, and a device or pipe is written to directly. The first file that the
/// process writes to a folder also removes the temporary files of writers that were killed.
/// - Parameter isInput: whether a file is one of the inputs, which must not be overwritten.
/// - Throws: `.isLink` for a symbolic link to a file, which is not followed; `FileError` if writing fails. The target
///   is then unchanged, and no temporary file is left.
public func writeFile(
  _ bytes: [UInt8], to path: String, isInput: (FileIdentity) -> Bool = { _ in false }
) throws(FileError) {
  guard !path.isEmpty, !path.utf8.contains(0) else { throw .failed(path, reason: "this is not a file name") }
  if try isStream(path) { return try FileDescriptor(opening: path, O_WRONLY).writeAll(bytes) }
  let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
  let folder = ConfinedFolder(slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
  let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
  do throws(FileError) {
    try folder.write(bytes, to: name, isInput: isInput)
  } catch .notFound {
    throw .noFolder(path)
  } catch {
    throw error.named(path)
  }
}

/// Whether a path is a device or pipe, or names one of the process's own streams in `/dev`.
private func isStream(_ path: String) throws(FileError) -> Bool {
  var info = stat()
  guard unsafe stat(path, &info) == 0 else { return false }
  switch info.st_mode & S_IFMT {
  case S_IFREG: return ["/dev/stdout", "/dev/stderr"].contains(path) || path.hasPrefix("/dev/fd/")
  case S_IFDIR: throw .isDirectory(path)
  default: return true
  }
}

/// Writes a new file.
///
/// - Throws: `.failed` if something already has that name; it is then unchanged.
public func createFile(_ bytes: [UInt8], at path: String) throws(FileError) {
  let file: FileDescriptor
  do throws(FileError) {
    file = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666)
  } catch .notFound { throw .noFolder(path) }
  do throws(FileError) {
    try file.writeAll(bytes)
    try file.synchronize()
  } catch {
    _ = unsafe unlink(path)
    throw error
  }
}

/// Appends bytes to a file, which is created if it is missing.
public func appendFile(_ bytes: [UInt8], to path: String) throws(FileError) {
  try FileDescriptor(opening: path, O_WRONLY | O_APPEND | O_CREAT, mode: 0o666).writeAll(bytes)
}
