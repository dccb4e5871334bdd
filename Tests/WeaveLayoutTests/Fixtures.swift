// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// A text engine that one can do in one's head: every character is 10 points wide, lines break anywhere, the
/// baseline is at four fifths of the line height, and an ellipsis takes the place of a character.
struct TypewriterMeasurer: TextMeasurer {
  func shape(_ text: ResolvedText, width: Double?, height: Double?, isRightToLeft: Bool) -> ShapedText {
    let characters = Array(text.string)
    let room = width.map { max(1, Int(min($0, 1e6) / 10)) } ?? max(1, characters.count)
    var limit = text.lineLimit ?? .max
    if let height { limit = min(limit, max(1, Int(min(height, 1e6) / text.lineHeight))) }
    var rows = stride(from: 0, to: max(1, characters.count), by: room).map {
      String(characters[min($0, characters.count)..<min($0 + room, characters.count)])
    }
    let isTruncated = rows.count > limit
    if isTruncated {
      rows = Array(rows.prefix(limit))
      rows[limit - 1] = rows[limit - 1].dropLast() + "…"
    }
    return shaped(text, rows, isTruncated: isTruncated)
  }

  private func shaped(_ text: ResolvedText, _ rows: [String], isTruncated: Bool) -> ShapedText {
    let face = FontFace(file: "", index: 0, family: "Typewriter", weight: 400, isItalic: false, hasColor: false)
    let lines = rows.enumerated().map { i, row in
      let advance = Double(row.count) * 10
      let glyphs = (0..<row.count).map { Glyph(id: 1, x: Double($0) * 10, y: 0) }
      return ShapedLine(
        origin: Point(x: 0, y: (Double(i) + 0.8) * text.lineHeight),
        runs: [GlyphRun(face: face, size: 10, glyphs: glyphs, advance: advance, text: row)], width: advance)
    }
    return ShapedText(
      size: Size(width: lines.map(\.width).max() ?? 0, height: Double(rows.count) * text.lineHeight),
      lines: lines, firstBaseline: 0.8 * text.lineHeight,
      lastBaseline: (Double(rows.count) - 0.2) * text.lineHeight, isTruncated: isTruncated,
      missing: text.string.unicodeScalars.filter { $0.value > 0xFFFF })
  }
}

/// Lays out on a canvas, at one pixel a point unless said otherwise.
func layOut(
  _ node: ResolvedNode, _ width: Double = 200, _ height: Double = 100, scale: Double = 1, rightToLeft: Bool = false
) -> LayoutResult {
  LayoutEngine(measurer: TypewriterMeasurer(), scale: scale, isRightToLeft: rightToLeft)
    .layOut(node, in: Size(width: width, height: height))
}

/// The frame of a node by its id; the outermost one where modifiers made several.
func frame(_ id: String, in result: LayoutResult) -> Rect? { result.root.first(id)?.frame }

extension LayoutNode {
  func first(_ id: String) -> LayoutNode? {
    if self.id == id { return self }
    for child in children {
      if let found = child.first(id) { return found }
    }
    return nil
  }

  var all: [LayoutNode] { [self] + children.flatMap(\.all) }
}

// MARK: Nodes in few words

func text(
  _ string: String, _ id: String = "text", lineHeight: Double = 20, size: Double = 16, limit: Int? = nil,
  _ modifiers: [ResolvedNode.Modifier] = []
) -> ResolvedNode {
  let span = TextSpan(string, font: FontSpec(size: size), color: .black)
  return ResolvedNode(
    id: id, .text(ResolvedText(spans: [span], lineHeight: lineHeight, lineLimit: limit)), modifiers)
}

func box(_ id: String, _ modifiers: [ResolvedNode.Modifier] = []) -> ResolvedNode {
  ResolvedNode(id: id, .leaf(.shape(ResolvedShape(outline: .rectangle, fill: .color(.black)))), modifiers)
}

func box(_ id: String, _ width: Double?, _ height: Double?) -> ResolvedNode {
  box(id, [.frame(FrameConstraint(width: width, height: height))])
}

func spacer(_ least: Double = 0) -> ResolvedNode { ResolvedNode(id: "spacer", .spacer(minLength: least)) }

func hstack(
  _ children: [ResolvedNode], spacing: Double = 0, _ alignment: VerticalAlignment = .center, id: String = "row",
  _ modifiers: [ResolvedNode.Modifier] = []
) -> ResolvedNode {
  ResolvedNode(id: id, .hstack(spacing: spacing, alignment: alignment, children), modifiers)
}

func vstack(
  _ children: [ResolvedNode], spacing: Double = 0, _ alignment: HorizontalAlignment = .center, id: String = "column",
  _ modifiers: [ResolvedNode.Modifier] = []
) -> ResolvedNode {
  ResolvedNode(id: id, .vstack(spacing: spacing, alignment: alignment, children), modifiers)
}

func zstack(_ children: [ResolvedNode], _ alignment: Alignment = .center, id: String = "layers") -> ResolvedNode {
  ResolvedNode(id: id, .zstack(alignment: alignment, children))
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}
