// SPDX-License-Identifier: MIT

import Foundation

/// A folder of its own for one test, removed with it.
final class Scratch {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/weave-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  func read(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))) }

  /// All files below it but hidden ones, with their contents.
  func files(in folder: String = "") throws -> [String: [UInt8]] {
    let root = folder.isEmpty ? path : "\(path)/\(folder)"
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    var files: [String: [UInt8]] = [:]
    for name in names where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      if let data = FileManager.default.contents(atPath: "\(root)/\(name)") { files[name] = [UInt8](data) }
    }
    return files
  }
}
