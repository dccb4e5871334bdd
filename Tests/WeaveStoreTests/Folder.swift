// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveStore
import WeaveSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A new folder of snapshots, removed with all in it at the end of a test.
final class Folder {
  let path: String

  init() throws {
    path = "/tmp/weave-store-tests-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    try makePrivateFolder(path)
  }

  deinit {
    for name in Self.names(in: path + "/facts") { unlink("\(path)/facts/\(name)") }
    for name in names where unlink("\(path)/\(name)") != 0 { rmdir("\(path)/\(name)") }
    rmdir(path)
  }

  var snapshots: SnapshotFolder { SnapshotFolder(path: path) }

  func write(_ text: String, to name: String) throws { try writeFile(Array(text.utf8), to: "\(path)/\(name)") }

  func read(_ name: String) throws -> String {
    String(decoding: try readFile("\(path)/\(name)", limit: 1 << 20), as: UTF8.self)
  }

  /// All names in it, sorted.
  var names: [String] { Self.names(in: path) }

  static func names(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var list: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { list.append(name) }
    }
    return list.sorted()
  }
}
