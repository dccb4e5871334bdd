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
public func makePrivateFolder(_ path: String) throws(FileError) {
  guard !path.isEmpty, !path.utf8.contains(0) else { throw .notFound(path) }
  if isFolder(path) { return }
  var made = path.hasPrefix("/") ? "/" : ""
  for part in path.split(separator: "/") {
    made += part + "/"
    if unsafe mkdir(made, 0o700) == 0 || isFolder(made) { continue }
    throw errno == EEXIST
      ? .failed(String(made.dropLast()), reason: "a file stands where a folder is to be")
      : FileError(errno, String(made.dropLast()))
  }
}

/// The names in a folder but for `.` and `..`, in no order.
func names(inFolder path: String) throws(FileError) -> [String] {
  guard let folder = unsafe opendir(path) else { throw FileError(errno, path) }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
      unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}
