// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit
import WeaveRender
import WeaveSystem

/// The designs and files of parts below the editor's folders, each read when it is first needed and again when it has
/// changed. A server that an editor opened for one file has none.
struct FolderIndex {
  /// The paths of the folders, without a slash at the end.
  var folders: [String] = []
  private var paths: [String]?
  private var known: [String: (version: FileVersion, view: DesignView)] = [:]

  /// The most files that are looked at. Stops: a home folder that is opened as a project.
  private static let mostFiles = 4_000
  /// The most bytes of texts that are kept.
  private static let mostBytes = 64 << 20
  /// The depth of subfolders, as designs are kept in few.
  private static let depth = 8
  /// Folders that hold other things, often by the thousand.
  private static let skipped: Set<String> = ["node_modules", "target", "build", "dist", "venv"]

  init() {}

  /// The files below the folders that are designs, boards or parts, in the order of their paths.
  mutating func files() -> [(path: String, view: DesignView)] {
    let paths = self.paths ?? Self.paths(below: folders)
    self.paths = paths
    var found: [(path: String, view: DesignView)] = []
    var bytes = 0
    var present: Set<String> = []
    for path in paths {
      guard bytes < Self.mostBytes, let view = view(of: path) else { continue }
      bytes += view.source.bytes.count
      present.insert(path)
      if view.kind != .other { found.append((path, view)) }
    }
    known = known.filter { present.contains($0.key) }
    return found
  }

  private mutating func view(of path: String) -> DesignView? {
    guard let version = FileVersion(path) else { return nil }
    if let known = known[path], known.version == version { return known.view }
    guard let bytes = try? readFile(path, limit: Limits.designBytes) else { return nil }
    let view = DesignView(SourceText(name: path, bytes: bytes), isAsked: OpenDocument.isDesignName(path))
    known[path] = (version, view)
    return view
  }

  /// Whether a folder is one of the folders or below one.
  func contains(_ folder: String) -> Bool { folders.contains { folder == $0 || folder.hasPrefix("\($0)/") } }

  /// Lists the folders again when they are needed next.
  mutating func forget() { paths = nil }

  /// The paths of all files that may be designs.
  private static func paths(below folders: [String]) -> [String] {
    var found: [String] = []
    func look(_ folder: String, depth: Int) {
      for name in ((try? names(inFolder: folder)) ?? []).sorted() where !name.hasPrefix(".") {
        guard found.count < mostFiles else { return }
        let path = "\(folder)/\(name)"
        if name.lowercased().hasSuffix(".json") || OpenDocument.isDesignName(name) {
          found.append(path)
        } else if depth > 0, !name.contains("."), !skipped.contains(name), isFolder(path) {
          look(path, depth: depth - 1)
        }
      }
    }
    for folder in folders { look(folder, depth: depth) }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }
}
