// SPDX-License-Identifier: MIT

import WeaveSystem

/// A small text that Git LFS leaves in the place of a file that it has not fetched.
///
/// - Source: the specification of Git LFS, "The Pointer".
struct GitLFSPointer {
  private static let start = Array("version https://git-lfs.github.com/spec/".utf8)
  /// A pointer has fewer bytes.
  static let longest = 1_024

  let path: String

  /// Nil for a file that is not a pointer.
  init?(_ bytes: [UInt8], of path: String) {
    guard bytes.starts(with: Self.start) else { return nil }
    self.path = path
  }

  var error: FileError {
    .failed(path, reason: "a pointer of Git LFS, not the file itself; fetch it with `git lfs pull`")
  }
}
