// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeaveLayout
import WeaveResolve

let red = Color(rgb: 0xFF0000)
let blue = Color(rgb: 0x0000FF)

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

func node(_ content: LayoutNode.Content, _ frame: Rect, _ children: [LayoutNode] = [], id: String = "n") -> LayoutNode {
  LayoutNode(id: id, frame: frame, content, children: children)
}

/// A filled rectangle.
func box(_ frame: Rect, _ color: Color = red, id: String = "box") -> LayoutNode {
  node(.leaf(.shape(ResolvedShape(outline: .rectangle, fill: .color(color)))), frame, id: id)
}

/// The list of a tree on a canvas of 100 × 50 points at two pixels a point.
func list(_ root: LayoutNode, scale: Double = 2, rightToLeft: Bool = false) -> DisplayList {
  DisplayListBuilder.build(
    root, canvas: Size(width: 100, height: 50), scale: scale, title: "", summary: "", isRightToLeft: rightToLeft)
}

/// The dump of a tree without the line of the canvas.
func dump(_ root: LayoutNode, scale: Double = 2) -> String {
  list(root, scale: scale).dump().split(separator: "\n").dropFirst().joined(separator: "\n")
}

extension DisplayList {
  /// All commands that draw, groups apart, in order.
  var leaves: [DrawCommand] {
    var leaves: [DrawCommand] = []
    items.forEachLeaf { item, _, _ in leaves.append(item.command) }
    return leaves
  }

  /// The groups that lie in no other.
  var groups: [DisplayGroup] { items.compactMap { if case .group(let group) = $0.command { group } else { nil } } }

  var paths: [Path] {
    leaves.compactMap {
      switch $0 {
      case .fill(let path, _, _), .stroke(let path, _, _): path
      default: nil
      }
    }
  }

  /// Boxes around the paths that are filled or stroked.
  var boxes: [Rect] { paths.compactMap(\.controlBounds) }
}

/// A line of glyphs, each ten points wide, in one run for each text.
func shapedLine(_ texts: [String], y: Double, size: Double = 10) -> ShapedLine {
  let runs = texts.enumerated().map { i, text in
    GlyphRun(
      face: FontFace(file: "", index: 0, family: "Inter", weight: 400, isItalic: false, hasColor: false), size: size,
      glyphs: text.indices.map { _ in Glyph(id: 1, x: 0, y: 0) }, advance: Double(text.count) * 10, text: text, span: i)
  }
  return ShapedLine(
    origin: Point(x: 0, y: y), runs: runs, width: runs.reduce(0) { $0 + $1.advance })
}

func close(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }
