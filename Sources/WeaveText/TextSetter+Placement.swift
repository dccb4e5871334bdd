// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

extension TextSetter {
  /// Puts lines under each other and their runs beside each other.
  ///
  /// A line is `lineHeight` high whatever its fonts say, and the capitals of the largest font stand in its middle.
  func place(_ lines: [[LinePiece]], scale: Double, isTruncated: Bool) -> ShapedText {
    let pitch = lineHeight * scale
    let cap = capHeight * scale
    let firstBaseline = text.box == .line ? pitch / 2 + baselineDrop * scale : cap
    let widths = lines.map { $0.reduce(0) { $0 + width(of: $1) } }
    let widest = widths.max() ?? 0
    let points = scale / Ticks.perPoint
    let placed = lines.indices.map { index in
      let x = offset(of: widths[index], within: widest)
      return ShapedLine(
        origin: Point(x: Double(x) * points, y: firstBaseline + Double(index) * pitch),
        runs: runs(lines[index], scale: scale), width: Double(widths[index]) * points)
    }
    let below = Double(lines.count - 1) * pitch
    return ShapedText(
      size: Size(
        width: Double(max(0, widest - leadingBearing)) * points, height: below + (text.box == .line ? pitch : cap)),
      lines: placed, firstBaseline: firstBaseline, lastBaseline: firstBaseline + below, isTruncated: isTruncated,
      scale: scale, missing: missing, absentFamilies: absentFamilies)
  }

  private func width(of piece: LinePiece) -> Int {
    switch piece {
    case .clusters(let paragraph, let clusters): paragraphs[paragraph].width(clusters)
    case .mark(let mark, _): mark.width
    }
  }

  /// Where a line begins, in ticks. Leading is the right side where the design reads from right to left; the first
  /// glyph's bearing hangs out over the leading edge.
  private func offset(of width: Int, within widest: Int) -> Int {
    let room = widest - width
    let overhang = isRightToLeft ? 0 : leadingBearing
    return switch text.alignment {
    case .center: room / 2 - overhang
    case .leading: (isRightToLeft ? room : 0) - overhang
    case .trailing: (isRightToLeft ? 0 : room) - overhang
    }
  }

  /// A line's glyph runs from left to right.
  private func runs(_ pieces: [LinePiece], scale: Double) -> [GlyphRun] {
    var segments: [LineSegment] = []
    for piece in pieces {
      switch piece {
      case .clusters(let paragraph, let clusters): paragraphs[paragraph].appendSegments(of: clusters, to: &segments)
      case .mark(let mark, let level):
        let first = segments.count
        mark.appendSegments(of: 0..<mark.clusters.count, to: &segments)
        for index in first..<segments.count { segments[index].level = level }
      }
    }
    return LineSegment.inVisualOrder(segments).map { $0.glyphRun(spans: text.spans, scale: scale) }
  }
}
