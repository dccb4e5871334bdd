// SPDX-License-Identifier: MIT

import Synchronization
public import WeaveDiagnostics
import WeaveJSON
public import WeaveSpec

/// The built-in templates, each written in weave's own language: one JSON file in `Templates`.
public enum BuiltinTemplates {
  /// All names, sorted.
  public static var names: [String] { texts.keys.sorted() }

  /// The JSON text of a template, for users who want to adapt it.
  public static func text(named name: String) -> String? { texts[name] }

  /// The tree of a template, parsed on first use; nil for an unknown name.
  ///
  /// - Precondition: the file is free of errors, which a test checks for every template.
  public static func tree(named name: String) -> ContentNode? {
    if let known = trees.withLock({ $0[name] }) { return known }
    let tree = parsedTree(named: name)
    trees.withLock { $0[name] = tree }
    return tree
  }

  /// Parses templates, and the templates that they use, ahead of time.
  ///
  /// - Parameter names: any words; those that are not template names are ignored.
  package static func prepare(_ names: some Sequence<String>) {
    var pending = Array(names)
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let tree = tree(named: name) else { continue }
      pending += tree.usedTemplates
    }
  }

  /// Shared by all designs and threads; a tree never changes once it is parsed.
  private static let trees = Mutex<[String: ContentNode]>([:])

  private static func parsedTree(named name: String) -> ContentNode? {
    guard let text = texts[name] else { return nil }
    let source = SourceText(name: "\(name).json", text: text)
    guard let json = JSONParser.parse(source).output else { return nil }
    return ContentParser.parse(json, source: nil, path: name).output
  }

  /// The diagnostics of a template's own file; none in a build that passed its tests.
  public static func diagnostics(named name: String) -> [Diagnostic] {
    guard let text = texts[name] else { return [] }
    let source = SourceText(name: "\(name).json", text: text)
    let json = JSONParser.parse(source)
    guard let root = json.output else { return json.diagnostics }
    return json.diagnostics + ContentParser.parse(root, source: source, path: name).diagnostics
  }
}
