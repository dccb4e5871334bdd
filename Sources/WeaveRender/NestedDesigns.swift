// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveHash
import WeaveJSON
import WeaveResolve
import WeaveSpec

/// Reads the designs that `widget` nodes of a tree name, and the designs that these name in turn.
struct NestedDesigns {
  let mode: WidgetCompiler.Mode
  let now: Date
  private(set) var diagnostics: [Diagnostic] = []

  init(mode: WidgetCompiler.Mode, now: Date) { (self.mode, self.now) = (mode, now) }

  /// The designs, by the names that the tree uses for them.
  ///
  /// - Parameters:
  ///   - prefix: the folder of the tree's file, below the first file's, with a slash at its end.
  ///   - chain: the files that lead to it.
  mutating func read(
    in content: DesignContent?, _ files: inout SlotFiles, prefix: String = "", chain: [String]
  ) -> [String: NestedDesign] {
    guard let content, content.kinds.contains(.widget) else { return [:] }
    var named: [String: SourceRange?] = [:]
    content.root.collectDesigns(into: &named)
    var designs: [String: NestedDesign] = [:]
    for (name, range) in named.sorted(by: { $0.key < $1.key }) {
      do throws(SlotFailure) {
        designs[name] = try design((prefix + name).withoutDots, &files, chain)
      } catch {
        diagnostics += error.found
        let code: DiagnosticCode = error.isCycle ? .boardCycle : .contentWidget
        diagnostics.append(Diagnostic(code, .init("this widget cannot be shown: \(error.reason)"), at: range))
      }
    }
    return designs
  }

  private mutating func design(
    _ path: String, _ files: inout SlotFiles, _ chain: [String]
  ) throws(SlotFailure) -> NestedDesign {
    if chain.contains(path) { throw SlotFailure("`\(path)` would contain itself", isCycle: true) }
    if chain.count > Limits.boardDepth {
      throw SlotFailure("designs are nested more than \(Limits.boardDepth) levels deep")
    }
    let parsed = try files.tree(path)
    guard let root = parsed.output, !parsed.hasErrors, !root.isBoard else {
      throw SlotFailure("`\(path)` \(parsed.hasErrors ? "has errors" : "is a board")", found: parsed.diagnostics)
    }
    let prefix = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let decoded = SpecDecoder.decode(root, source: files.source, mode: mode, now: now)
    let included = files.including(decoded.output?.specs ?? [], in: prefix)
    guard included.specs.count == 1, let spec = included.specs.first else {
      throw SlotFailure("`\(path)` has \(included.specs.count) designs", found: decoded.diagnostics)
    }
    let content = WidgetCompiler.content(of: spec, source: files.source)
    let inner = read(in: content.output, &files, prefix: prefix, chain: chain + [path])
    let found = decoded.diagnostics + included.found + content.diagnostics
    let widget = CompiledWidget(
      spec: spec, content: content.output, origin: "\(Checksum(of: files.source.bytes)) \(path) \(mode)",
      isLenient: mode == .lenient, designs: inner)
    guard let widget, !found.contains(where: { $0.severity == .error }) else {
      throw SlotFailure("`\(path)` has errors", found: found)
    }
    diagnostics += found
    return NestedDesign(widget: widget, folder: String(prefix.dropLast()))
  }
}

extension ContentNode {
  /// The names of designs in nested nodes, each with its first place.
  fileprivate func collectDesigns(into names: inout [String: SourceRange?]) {
    if type == .widget, let property = self[WidgetKeys.self][WidgetKeys.design], case .token(let name) = property.value,
      names[name] == nil
    {
      names[name] = property.range
    }
    for property in properties.values { property.collectDesigns(into: &names) }
  }
}

extension Property {
  fileprivate func collectDesigns(into names: inout [String: SourceRange?]) {
    switch value {
    case .node(let node): node.collectDesigns(into: &names)
    case .array(let entries): for entry in entries { entry.collectDesigns(into: &names) }
    case .object(let entries), .cases(let entries):
      for entry in entries.values { entry.collectDesigns(into: &names) }
    case .record(let entries):
      for entry in entries.values { entry.collectDesigns(into: &names) }
    case .null, .number, .bool, .token, .template, .expression: break
    }
  }
}

extension String {
  /// A path below a folder, without `.` steps.
  var withoutDots: String { split(separator: "/").filter { $0 != "." }.joined(separator: "/") }
}
