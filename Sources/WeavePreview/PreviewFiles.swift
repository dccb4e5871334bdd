// SPDX-License-Identifier: MIT

import Weave
import WeaveDiagnostics
import WeaveSystem

/// The designs that a preview shows, and whether they have changed.
struct PreviewFiles {
  /// The paths of the designs, in order.
  private(set) var paths: [String] = []
  private let root: String
  private let isFolder: Bool
  /// Files in one preview.
  private static let most = 2_000

  /// - Parameter root: a design, or a folder of designs.
  init(_ root: String) {
    self.root = root
    isFolder = WeaveSystem.isFolder(root)
    refresh()
  }

  /// Looks again at which designs there are.
  mutating func refresh() {
    guard isFolder else {
      paths = [root]
      return
    }
    var found: [String] = []
    func look(_ folder: String, depth: Int) {
      for name in ((try? WeaveSystem.names(inFolder: folder)) ?? []).sorted()
      where !name.hasPrefix(".") && found.count < Self.most {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".json") || name.hasSuffix(".wwdesign") {
          if !name.hasSuffix(".test.json") { found.append(path) }
        } else if depth < 4, !name.contains("."), WeaveSystem.isFolder(path) {
          look(path, depth: depth + 1)
        }
      }
    }
    look(root.hasSuffix("/") && root.count > 1 ? String(root.dropLast()) : root, depth: 0)
    paths = found
  }

  /// The names of the designs as the page lists them: below the folder.
  var names: [String] {
    paths.map { path in
      isFolder
        ? String(path.dropFirst(root.count).drop { $0 == "/" })
        : path.split(separator: "/").last.map(String.init) ?? path
    }
  }

  func path(_ index: Int) -> String? { paths.indices.contains(index) ? paths[index] : nil }
}
