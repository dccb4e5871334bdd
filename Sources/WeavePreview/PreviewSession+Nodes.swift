// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit
import WeaveGraphics
import WeaveJSON
import WeaveLayout
import WeaveResolve
import WeaveSchema

/// What a page receives about a picture's nodes and a design's diagnostics.
extension PreviewSession.Shown {
  /// Adds a node and its descendants, with their frames and their places in the text.
  func collect(_ node: LayoutNode, depth: Int, into nodes: inout [JSONNode]) {
    guard nodes.count < 3_000 else { return }
    var text: String?
    var baselines: [JSONNode]?
    if case .text(let resolved, let shaped) = node.content {
      text = resolved.string
      baselines = shaped.lines.prefix(40).map { .number(($0.origin.y * 100).rounded() / 100) }
    }
    let source = whole
    let main = source.parts.first?.range.upper ?? source.bytes.count
    let range = node.range.flatMap { $0.upper <= main ? $0 : nil }
    // A text, a symbol and a photo stand at what they show; their keys are those of the object around.
    let part = node.range.flatMap { $0.lower >= main ? source.place(of: $0.lower) : nil }
    let object = range.flatMap { Regions.node(of: view, around: $0) }
    nodes.append(
      .object([
        ("id", .text(node.id)), ("depth", .integer(depth)), ("x", .number(node.frame.minX)),
        ("y", .number(node.frame.minY)),
        ("w", .number(node.frame.width)), ("h", .number(node.frame.height)),
        ("text", text.map { .text(String($0.prefix(80))) }),
        ("from", range.map { .integer(source.position(of: $0.lower).line) }),
        ("to", range.map { .integer(source.position(of: max($0.lower, $0.upper - 1)).line) }),
        ("at", range.map { .integer($0.lower) }), ("end", range.map { .integer($0.upper) }),
        (
          "units",
          range.map { range in
            let (from, to) = units.units(of: range)
            return .array([.integer(from), .integer(to)])
          }
        ), ("start", object.map { .integer($0.lower) }),
        (
          "object",
          object.map { range in
            let (from, to) = units.units(of: range)
            return .array([.integer(from), .integer(to)])
          }
        ),
        (
          "part",
          part.map { place in
            // An included file.
            .object([
              ("file", .text(place.file)), ("line", .integer(place.position.line)),
              ("column", .integer(place.position.column)),
            ])
          }
        ), ("baselines", baselines.map { .array($0) }),
      ]))
    for child in node.children { collect(child, depth: depth + 1, into: &nodes) }
  }

  /// A diagnostic as the page receives it.
  func node(of diagnostic: Diagnostic) -> JSONNode {
    let place = diagnostic.range.map { whole.place(of: $0.lower) }
    let own = diagnostic.range.flatMap { $0.upper <= source.bytes.count ? units.units(of: $0) : nil }
    return .object([
      ("severity", .text(diagnostic.severity.rawValue)), ("code", .text(diagnostic.code.name)),
      ("message", .text(diagnostic.message.text)), ("line", place.map { .integer($0.position.line) }),
      ("column", place.map { .integer($0.position.column) }),
      // A place in a file that the design includes.
      ("file", place.flatMap { $0.file == whole.name ? nil : .text($0.file) }),
      ("size", diagnostic.size.map(JSONNode.text)),
      ("units", own.map { .array([.integer($0.from), .integer($0.to)]) }),
      ("hasFix", .flag(diagnostic.fixes.contains { !$0.edits.isEmpty })),
      ("node", diagnostic.node.map(JSONNode.text)), ("title", .text(diagnostic.code.title)),
      (
        "notes", .array((diagnostic.notes.map(\.message.text) + diagnostic.fixes.map(\.message.text)).map { .text($0) })
      ),
    ])
  }
}
