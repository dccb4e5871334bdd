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

/// Creates a folder and its missing parents, accessible only to their owner.
///
/// - Throws: `.failed` if a file is in the way.
public func makePrivateFolder(_ path: String) throws(FileError) { try makeFolder(path, mode: 0o700) }

/// Creates a folder and its missing parents, with the permissions that the user's mask allows.
public func makeFolder(_ path: String) throws(FileError) { try makeFolder(path, mode: 0o777) }

private func makeFolder(_ path: String, mode: mode_t) throws(FileError) {
  guard !path.isEmpty, !path.utf8.contains(0) else { throw .notFound(path) }
  if isFolder(path) { return }
  var made = path.hasPrefix("/") ? "/" : ""
  for part in path.split(separator: "/") {
    made += part + "/"
    if unsafe mkdir(made, mode) == 0 || isFolder(made) { continue }
    throw errno == EEXIST
      ? .failed(String(made.dropLast()), reason: "a file is in the way of this folder")
      : FileError(errno, String(made.dropLast()))
  }
}

/// Lets only its owner into a folder. Nothing happens to a folder of another user, or to one that many users share.
public func keepOthersOut(ofFolder path: String) {
  var info = stat()
  guard !path.utf8.contains(0), unsafe stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else { return }
  guard info.st_uid == geteuid(), info.st_mode & S_ISVTX == 0, info.st_mode & 0o077 != 0 else { return }
  _ = unsafe chmod(path, info.st_mode & 0o7700)
}

/// The kind of file at a path, without following links.
public enum FileKind: Sendable, Hashable {
  /// A kind of file; `other` is a device, a socket or a pipe.
  case file, folder, link, other
}

/// The kind of file at a path, without following links; nil if there is nothing.
///
/// - Throws: `.permissionDenied` and other errors if the kind cannot be determined.
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

/// Removes a file. A link is removed itself, not its target.
public func removeFile(_ path: String) throws(FileError) {
  guard unsafe unlink(path) == 0 else { throw FileError(errno, path) }
}

/// The names in a folder except `.` and `..`, in no order.
public func names(inFolder path: String) throws(FileError) -> [String] {
  try FileDescriptor(opening: path, O_RDONLY | O_DIRECTORY).names()
}

/// The absolute path after resolving all links; nil if nothing is there.
public func realPath(_ path: String) -> String? {
  guard !path.isEmpty, !path.utf8.contains(0), let real = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}

/// Moves a file, replacing the target if it exists.
public func moveFile(_ path: String, to target: String) throws(FileError) {
  guard unsafe rename(path, target) == 0 else { throw FileError(errno, target) }
}

/// A stamp that changes when a file is replaced: its size and modification time; nil if there is no file.
public func fileStamp(_ path: String) -> String? {
  var info = stat()
  guard !path.utf8.contains(0), unsafe stat(path, &info) == 0 else { return nil }
  return "\(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
}

/// Whether anyone but its owner may access a file, following links; nil if there is no file.
public func othersMayRead(_ path: String) -> Bool? {
  var info = stat()
  guard !path.utf8.contains(0), unsafe stat(path, &info) == 0 else { return nil }
  return info.st_mode & 0o077 != 0
}
