// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Which file a path leads to, whatever the path is: two names of one file have the same identity.
public struct FileIdentity: Sendable, Hashable {
  private let device, number: UInt64

  init(_ info: stat) {
    device = UInt64(truncatingIfNeeded: info.st_dev)
    number = UInt64(truncatingIfNeeded: info.st_ino)
  }

  /// The file that a path leads to, links followed; nil where there is none.
  public init?(_ path: String) {
    var info = stat()
    guard !path.isEmpty, !path.utf8.contains(0), unsafe stat(path, &info) == 0 else { return nil }
    self.init(info)
  }
}
