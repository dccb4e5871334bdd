// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension LayoutNode {
  /// The tree as text, one node a line: its kind, its frame (`x y width × height`, points), its texts line by line and
  /// its id.
  public func dump() -> String {
    var lines: [String] = []
    write(into: &lines, depth: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(into lines: inout [String], depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    let place =
      "\(decimal(frame.minX)) \(decimal(frame.minY)) \(decimal(frame.width)) × \(decimal(frame.height))"
    lines.append("\(indent)\(content.dumped)  \(place)  \(id)")
    if case .text(_, let shaped) = content {
      for line in shaped.lines {
        let place = "\(decimal(line.origin.x)) \(decimal(line.origin.y)), \(decimal(line.width)) wide"
        lines.append("\(indent)  | \"\(line.text)\" at \(place)")
      }
    }
    for child in children { child.write(into: &lines, depth: depth + 1) }
  }
}

extension ShapedLine {
  /// The line's text.
  package var text: String { runs.map(\.text).joined().filter { !$0.isNewline } }
}

extension LayoutNode.Content {
  /// The kind of leaf in a line of the tree: `shape capsule`.
  package var dumped: String {
    switch self {
    case .group: "group"
    case .text(_, let shaped):
      "text" + (shaped.scale < 1 ? " ×\(decimal(shaped.scale))" : "") + (shaped.isTruncated ? " cut" : "")
    case .leaf(let leaf): leaf.traits.dumped
    case .effect(let effect): effect.dumped
    }
  }
}
