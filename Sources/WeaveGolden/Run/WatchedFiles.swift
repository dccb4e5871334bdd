// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSystem

/// The files of folders, to notice which of them are saved.
public struct WatchedFiles: Sendable {
  private let folders: [String]
  private let skipped: Set<String>
  private var versions: [String: FileVersion]
  /// A folder may hold any number of files of other kinds.
  private static let most = 50_000

  /// - Parameters:
  ///   - folders: the folders of designs and of references; missing ones may appear later.
  ///   - skipped: folders inside these that do not count, such as that of the report.
  public init(_ folders: [String], skipping skipped: [String]) {
    self.folders = folders
    self.skipped = Set(skipped.map { realPath($0) ?? $0 })
    versions = [:]
    versions = found()
  }

  /// The files that were saved, added or removed since the last call.
  public mutating func changes() -> Set<String> {
    let now = found()
    defer { versions = now }
    let changed = now.filter { versions[$0.key] != $0.value }.map(\.key)
    return Set(changed).union(versions.keys.filter { now[$0] == nil })
  }

  private func found() -> [String: FileVersion] {
    var found: [String: FileVersion] = [:]
    func look(_ folder: String, depth: Int) {
      guard depth < 32, let names = try? names(inFolder: folder) else { return }
      // Editors write beside the file that they save.
      for name in names where !name.hasPrefix(".") && !name.hasSuffix("~") && found.count < Self.most {
        let path = "\(folder)/\(name)"
        switch try? kind(ofFile: path) {
        case .folder? where !skipped.contains(realPath(path) ?? path): look(path, depth: depth + 1)
        case .file?: found[path] = FileVersion(path)
        default: continue
        }
      }
    }
    for folder in folders { look(folder, depth: 0) }
    return found
  }
}

extension TestSuite {
  /// The names of the pictures that may be others than in an earlier state of the suite.
  ///
  /// - Parameters:
  ///   - files: the files that were saved since then.
  ///   - earlier: the results of the earlier suite, which know the photos of their pictures.
  ///   - golden: the folder of references.
  public func names(
    changedSince old: TestSuite, files: Set<String>, _ earlier: TestOutcome, golden: String
  ) -> Set<String> {
    let before = Dictionary(old.cases.map { ($0.name, $0) }) { first, _ in first }
    // A picture that failed does not say what it lacked.
    let drawn = earlier.results.filter { $0.state != .failed }
    let photos = Dictionary(drawn.map { ($0.name, $0.photos) }) { first, _ in first }
    let others = Set(files.compactMap { realPath($0) })
    let references = files.compactMap { file -> String? in
      guard file.hasPrefix(golden + "/"), let dot = file.lastIndex(of: ".") else { return nil }
      return String(file[..<dot].dropFirst(golden.count + 1))
    }
    let changed = cases.filter { item in
      guard let was = before[item.name] else { return true }
      return !item.isSame(as: was)
        || photos[item.name].map { $0.contains { others.contains(realPath($0) ?? $0) } } ?? true
    }
    return Set(changed.map(\.name) + references)
  }
}

extension TestCase {
  /// Whether it draws the same picture as another case of the same name, as long as its photos are the same.
  fileprivate func isSame(as other: TestCase) -> Bool {
    design.source.bytes == other.design.source.bytes && index == other.index && environment == other.environment
      && settings.isSame(as: other.settings) && snapshots == other.snapshots && profiles == other.profiles
  }
}

extension TestSettings {
  /// Whether a picture is drawn from the same values, and compared in the same way.
  fileprivate func isSame(as other: TestSettings) -> Bool {
    variables == other.variables && assets == other.assets && formats == other.formats && tolerance == other.tolerance
      && densest == other.densest && threshold == other.threshold && ignored == other.ignored
      && largestReference == other.largestReference
  }
}
