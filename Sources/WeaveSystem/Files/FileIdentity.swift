// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The identity of a file, whatever its path: two names of one file have the same identity.
public struct FileIdentity: Sendable, Hashable {
  private let device, number: UInt64

  init(_ info: stat) {
    device = UInt64(truncatingIfNeeded: info.st_dev)
    number = UInt64(truncatingIfNeeded: info.st_ino)
  }

  /// The identity of the file at a path, following links; nil if there is none.
  public init?(_ path: String) {
    var info = stat()
    guard !path.isEmpty, !path.utf8.contains(0), unsafe stat(path, &info) == 0 else { return nil }
    self.init(info)
  }
}
