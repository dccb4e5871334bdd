// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveRender
import WeaveSystem
import WeaveWorkshop

/// The designs that a preview shows, and whether they have changed.
struct PreviewFiles {
  /// The paths of the designs, in order.
  private(set) var paths: [String] = []
  /// Whether there are more designs than are listed.
  private(set) var isBounded = false
  private let root: String
  private let isFolder: Bool
  /// The folders that were read, with their stamps: a file that comes or goes changes its folder.
  private var folders: [String: String?] = [:]
  /// The maximum number of designs in one preview.
  private static let most = 2_000
  /// The maximum number of names to read: a folder may hold 100,000 files of other kinds.
  private static let mostNames = 20_000

  /// - Parameter root: a design, or a folder of designs.
  init(_ root: String) {
    self.root = root
    isFolder = WeaveSystem.isFolder(root)
    refresh()
  }

  /// Whether a file may be a design; settings of tests and libraries, and photo albums, are not.
  private static func isDesign(_ name: String, _ folder: String) -> Bool {
    !name.hasSuffix(".test.json") && !name.hasPrefix(AlbumMaker.prefix)
      && !DesignLibrary.isSettings("\(folder)/\(name)")
  }

  /// Lists the designs again.
  mutating func refresh() {
    guard isFolder else {
      paths = [root]
      return
    }
    if !folders.isEmpty, folders.allSatisfy({ fileStamp($0.key) == $0.value }) { return }
    var found: [String] = []
    var seen: [String: String?] = [:]
    var looked = 0
    var isBounded = false
    func look(_ folder: String, depth: Int) {
      // Recorded before reading, so that changes made meanwhile are noticed.
      seen[folder] = fileStamp(folder)
      let names = ((try? WeaveSystem.names(inFolder: folder)) ?? []).filter { !$0.hasPrefix(".") }
      let designs = names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".wwdesign") }
      for name in designs.sorted() where Self.isDesign(name, folder) {
        guard found.count < Self.most else {
          isBounded = true
          return
        }
        found.append("\(folder)/\(name)")
      }
      guard depth < 4 else { return }
      for name in names.sorted() where !name.contains(".") {
        looked += 1
        guard looked < Self.mostNames, found.count < Self.most else {
          isBounded = true
          return
        }
        if WeaveSystem.isFolder("\(folder)/\(name)") { look("\(folder)/\(name)", depth: depth + 1) }
      }
    }
    look(root.hasSuffix("/") && root.count > 1 ? String(root.dropLast()) : root, depth: 0)
    folders = seen
    self.isBounded = isBounded
    paths = found.sorted()
  }

  /// The shown folder, or the folder of the single design.
  var folder: String { isFolder ? root : FilePath.folder(of: root) }

  /// The names of the designs as the page lists them, relative to the folder.
  var names: [String] {
    paths.map { path in
      isFolder
        ? String(path.dropFirst(root.count).drop { $0 == "/" })
        : path.split(separator: "/").last.map(String.init) ?? path
    }
  }

  /// The index of a design in the list; nil if it has none of that name.
  func index(of name: String?) -> Int? { name.flatMap { names.firstIndex(of: $0) } }

  func path(_ index: Int) -> String? { paths.indices.contains(index) ? paths[index] : nil }
}
