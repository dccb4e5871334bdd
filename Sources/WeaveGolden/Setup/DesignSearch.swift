// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeaveRender
import WeaveSpec
import WeaveSystem

/// The designs in a folder and what lies beside them, for a new suite of tests.
struct DesignSearch {
  /// Paths of designs, relative to the folder.
  private(set) var designs: [String] = []
  /// Paths of folders with snapshots, relative to the folder; empty for the folder itself.
  private(set) var snapshots: [String] = []
  /// The languages of the designs' own texts, in the order in which they were found.
  private(set) var languages: [String] = []
  /// Paths of JSON files that are no designs.
  private(set) var others: [String] = []

  /// Names of folders that hold no designs of the project.
  private static let skipped: Set<String> = ["node_modules", "vendor", "weave-report", "Golden"]
  /// The most files that are read.
  private static let most = 20_000

  private let root: String
  private var isFull = false

  /// - Parameter folder: the folder to search; links are not followed.
  init(_ folder: String) throws(TestError) {
    root = folder
    do throws(FileError) { try search("") } catch { throw .file(error) }
  }

  private mutating func search(_ folder: String) throws(FileError) {
    let place = folder.isEmpty ? root : "\(root)/\(folder)"
    let names = try WeaveSystem.names(inFolder: place).sorted().filter { !$0.hasPrefix(".") }
    // References and reports have these.
    if names.contains(ReferenceEnvironment.fileName) || names.contains("report.sarif") { return }
    let known = Set(SnapshotKind.allCases.map(\.fileName))
    let facts = names.filter { known.contains($0) && isSnapshot("\(place)/\($0)") }
    if !facts.isEmpty { snapshots.append(folder) }
    for name in names where !isFull {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch try kind(ofFile: "\(root)/\(path)") {
      case .folder where !Self.skipped.contains(name): try search(path)
      case .file where name.hasSuffix(".json") && !facts.contains(name) && name != TestSettings.fileName:
        if isDesign(path) { designs.append(path) } else { others.append(path) }
        isFull = designs.count + others.count > Self.most
      default: continue
      }
    }
  }

  private func root(of path: String) -> (SourceText, JSONNode)? {
    guard let bytes = try? ConfinedFolder(root).read(path, limit: Limits.designBytes) else { return nil }
    let source = SourceText(name: "\(root)/\(path)", bytes: bytes)
    return JSONParser.parse(source).output.map { (source, $0) }
  }

  /// A file with the name of a snapshot may be a design.
  private func isSnapshot(_ path: String) -> Bool {
    guard let (_, tree) = root(of: String(path.dropFirst(root.count + 1))) else { return false }
    return !Self.looksLikeDesign(tree)
  }

  /// Whether a file has designs, even with mistakes.
  private mutating func isDesign(_ path: String) -> Bool {
    guard let (source, tree) = root(of: path) else { return false }
    guard (tree.elements ?? [tree]).contains(where: Self.looksLikeDesign) else { return false }
    let keys = tree.members?.map(\.key) ?? []
    // A file of parts, which designs include.
    if !keys.isEmpty, keys.allSatisfy({ DesignParts.keys.contains($0) || $0 == "$schema" }) { return false }
    let checked = WidgetCompiler.compile(
      source, now: TestSettings().now, folder: FilePath.folder(of: "\(root)/\(path)"))
    guard let output = checked.output, !checked.hasErrors else { return true }
    for language in output.document.specs.flatMap({ $0.parts.strings?.languages ?? [] })
    where !languages.contains(language) {
      languages.append(language)
    }
    return true
  }

  private static func looksLikeDesign(_ node: JSONNode) -> Bool {
    ["layout", "content", "primaryText", "slots"].contains { node[$0] != nil }
  }
}
