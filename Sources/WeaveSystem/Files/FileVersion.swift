// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A version of a file. Writing, replacing or renaming a file gives another version, even if its size and its
/// modification time stay the same.
public struct FileVersion: Sendable, Hashable {
  private var device, file, size, seconds, nanoseconds: Int64

  /// The version of the file at a path, following links; nil if there is no file.
  public init?(_ path: String) {
    var info = stat()
    guard !path.utf8.contains(0), unsafe stat(path, &info) == 0 else { return nil }
    device = Int64(truncatingIfNeeded: info.st_dev)
    file = Int64(truncatingIfNeeded: info.st_ino)
    size = Int64(info.st_size)
    // The time of the last change of any kind. Programs can set the modification time, but not this.
    seconds = Int64(info.st_ctim.tv_sec)
    nanoseconds = Int64(info.st_ctim.tv_nsec)
  }
}
