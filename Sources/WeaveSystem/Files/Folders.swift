// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether a path leads to a folder.
public func isFolder(_ path: String) -> Bool {
  var info = stat()
  guard !path.utf8.contains(0) else { return false }
  return unsafe stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
}

/// Makes a folder and those around it, where they are missing, for their owner alone.
///
/// - Throws: `.failed` where a file stands in the way.
public func makePrivateFolder(_ path: String) throws(FileError) { try makeFolder(path, mode: 0o700) }

/// The same for whom the user's mask lets in.
public func makeFolder(_ path: String) throws(FileError) { try makeFolder(path, mode: 0o777) }

private func makeFolder(_ path: String, mode: mode_t) throws(FileError) {
  guard !path.isEmpty, !path.utf8.contains(0) else { throw .notFound(path) }
  if isFolder(path) { return }
  var made = path.hasPrefix("/") ? "/" : ""
  for part in path.split(separator: "/") {
    made += part + "/"
    if unsafe mkdir(made, mode) == 0 || isFolder(made) { continue }
    throw errno == EEXIST
      ? .failed(String(made.dropLast()), reason: "a file stands where a folder is to be")
      : FileError(errno, String(made.dropLast()))
  }
}

/// What stands at a path, links not followed.
public enum FileKind: Sendable, Hashable {
  /// What stands at a path; `other` is a device, a socket or a pipe.
  case file, folder, link, other
}

/// What stands at a path, links not followed; nil for nothing.
///
/// - Throws: `.permissionDenied` and others where that cannot be told.
public func kind(ofFile path: String) throws(FileError) -> FileKind? {
  guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
  var info = stat()
  guard unsafe lstat(path, &info) == 0 else {
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileError(errno, path)
  }
  switch info.st_mode & S_IFMT {
  case S_IFREG: return .file
  case S_IFDIR: return .folder
  case S_IFLNK: return .link
  default: return .other
  }
}

/// Removes a file that is there; a link, and not what it leads to.
public func removeFile(_ path: String) throws(FileError) {
  guard unsafe unlink(path) == 0 else { throw FileError(errno, path) }
}

/// The names in a folder but for `.` and `..`, in no order.
public func names(inFolder path: String) throws(FileError) -> [String] {
  try FileDescriptor(opening: path, O_RDONLY | O_DIRECTORY).names()
}

/// The absolute path of what a path leads to, without links; nil where that is nothing.
public func realPath(_ path: String) -> String? {
  guard !path.isEmpty, !path.utf8.contains(0), let real = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}

/// Puts a file in the place of another.
public func moveFile(_ path: String, to target: String) throws(FileError) {
  guard unsafe rename(path, target) == 0 else { throw FileError(errno, target) }
}

/// What changes when a file is replaced: its size and the time of its last change; nil where there is none.
public func fileStamp(_ path: String) -> String? {
  var info = stat()
  guard !path.utf8.contains(0), unsafe stat(path, &info) == 0 else { return nil }
  return "\(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
}

/// Whether others than its owner may read a file, links followed; nil where there is none.
public func othersMayRead(_ path: String) -> Bool? {
  var info = stat()
  guard !path.utf8.contains(0), unsafe stat(path, &info) == 0 else { return nil }
  return info.st_mode & 0o077 != 0
}
