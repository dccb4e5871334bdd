// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout

/// A node that a mask names, in a picture and in its reference.
struct MaskedNode {
  /// Where the node is, and where it was.
  private(set) var frames: [Rect] = []
  /// The id that the node has now, if it is another.
  private(set) var movedTo: String?

  /// - Parameters:
  ///   - id: the node's id, as `weave inspect --tree` prints it.
  ///   - before: the tree of the reference; nil if it has none.
  ///   - after: the tree of the picture; nil if it is not compared.
  init(_ id: String, in layout: LayoutNode, before: PictureTree?, after: PictureTree?) {
    guard let before, let after, let old = before.nodes, let new = after.nodes,
      let was = old.first(where: { $0.id == id })
    else {
      // A node that draws nothing itself, such as a stack, has only its id.
      frames = (before?.frames(of: id) ?? []) + Self.frames(of: id, in: layout)
      return
    }
    frames = old.filter { $0.id == id }.map(\.frame)
    let now = Self.counterpart(of: was, among: new) ?? id
    if now != id { movedTo = now }
    frames += Self.frames(of: now, in: layout)
  }

  /// The id of a node in another picture; nil if it is not there.
  private static func counterpart(of node: NodeTrace, among nodes: [NodeTrace]) -> String? {
    func isSame(_ other: NodeTrace) -> Bool {
      // The source of a text stays the same while its words change with the facts.
      other.kinds == node.kinds && (node.origin == nil ? other.likeness == node.likeness : other.origin == node.origin)
    }
    let same = nodes.filter(isSame)
    if same.contains(where: { $0.id == node.id }) { return node.id }
    if same.count == 1 { return same[0].id }
    return nodes.contains { $0.id == node.id } ? node.id : nil
  }

  private static func frames(of id: String, in node: LayoutNode) -> [Rect] {
    (node.id == id ? [node.frame] : []) + node.children.flatMap { frames(of: id, in: $0) }
  }
}

extension PictureTree {
  /// The frames of all nodes with an id, read from the lines of the layout: `group  8 8 40 × 14  content`.
  fileprivate func frames(of id: String) -> [Rect] {
    let layout = text.prefix(upTo: text.firstRange(of: "\n\ndisplay\n")?.lowerBound ?? text.endIndex)
    return layout.split(separator: "\n").compactMap { line in
      guard line.hasSuffix("  \(id)") else { return nil }
      let place = line.dropLast(id.count + 2)
      guard let start = place.ranges(of: "  ").last?.upperBound else { return nil }
      let numbers = place[start...].split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}
