// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a whole file or nothing: beside the target first, onto the disk, then renamed over it.
///
/// A link is followed, so that it goes on to point at what was written; an existing file's permissions stay, and a
/// device or pipe is written to directly.
/// - Throws: `FileError`; then the target is as it was and no temporary file is left.
public func writeFile(_ bytes: [UInt8], to path: String) throws(FileError) {
  guard !path.isEmpty, !path.utf8.contains(0) else { throw .failed(path, reason: "this names no file") }
  var info = stat()
  let exists = unsafe stat(path, &info) == 0
  guard exists else { return try replace(path, named: path, with: bytes, mode: nil) }
  switch info.st_mode & S_IFMT {
  case S_IFREG: try replace(realPath(path) ?? path, named: path, with: bytes, mode: info.st_mode & 0o777)
  case S_IFDIR: throw .isDirectory(path)
  default: try FileDescriptor(opening: path, O_WRONLY).writeAll(bytes)
  }
}

private func replace(_ target: String, named path: String, with bytes: [UInt8], mode: mode_t?) throws(FileError) {
  // Renaming needs no permission on the target itself; writing to it must.
  if mode != nil, unsafe access(target, W_OK) != 0 { throw FileError(errno, path) }
  let temporary = "\(target).\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
  do throws(FileError) {
    try writeNew(bytes, to: temporary, mode: mode)
    guard unsafe rename(temporary, target) == 0 else { throw FileError(errno, path) }
  } catch {
    _ = unsafe unlink(temporary)
    if case .notFound = error { throw .noFolder(path) }
    throw error.named(path)
  }
}

private func writeNew(_ bytes: [UInt8], to path: String, mode: mode_t?) throws(FileError) {
  let file = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
  if let mode { _ = fchmod(file.number, mode) }
  try file.writeAll(bytes)
  try file.synchronize()
}

/// Writes a whole file or nothing, as `writeFile` does, but leaves it to the system when it reaches the disk: for files by the
/// thousand, which can be made again.
///
/// A link in its place is replaced, not followed.
public func writeFileSoon(_ bytes: [UInt8], to path: String) throws(FileError) {
  guard !path.isEmpty, !path.utf8.contains(0) else { throw .failed(path, reason: "this names no file") }
  // Not the name with an ending, which would be too long where the name is as long as can be.
  let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
  let temporary = "\(folder).weave-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
  do throws(FileError) {
    try FileDescriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666).writeAll(bytes)
    guard unsafe rename(temporary, path) == 0 else { throw FileError(errno, path) }
  } catch {
    _ = unsafe unlink(temporary)
    if case .notFound = error { throw .noFolder(path) }
    throw error.named(path)
  }
}

/// Adds bytes to the end of a file, which is made where it is missing.
public func appendFile(_ bytes: [UInt8], to path: String) throws(FileError) {
  try FileDescriptor(opening: path, O_WRONLY | O_APPEND | O_CREAT, mode: 0o666).writeAll(bytes)
}
