// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

extension TextSetter {
  /// Places lines below each other, and their runs beside each other.
  ///
  /// A line is as high as its fonts, and leading stands between lines only, as in SwiftUI. The height of the text is
  /// rounded up to a pixel.
  ///
  /// - Parameter room: the least width of the box, in ticks before shrinking.
  func place(_ lines: [[LinePiece]], scale: Double, room: Int, isTruncated: Bool) -> ShapedText {
    let heights = baselines(of: lines, scale: scale)
    let widths = lines.map { $0.reduce(0) { $0 + width(of: $1) } }
    let widest = max(room, widths.max() ?? 0)
    let points = scale / Ticks.perPoint
    let placed = lines.indices.map { index in
      let x = offset(of: widths[index], within: widest)
      return ShapedLine(
        origin: Point(x: Double(x) * points, y: heights.baselines[index]),
        runs: runs(lines[index], scale: scale), width: Double(widths[index]) * points)
    }
    return ShapedText(
      size: Size(width: Double(max(0, widest - leadingBearing)) * points, height: heights.whole),
      lines: placed, firstBaseline: heights.baselines.first ?? 0, lastBaseline: heights.baselines.last ?? 0,
      isTruncated: isTruncated, scale: scale, missing: missing, absentFamilies: absentFamilies)
  }

  /// The positions of the baselines, from the top of the box, and the height of the box.
  private func baselines(of lines: [[LinePiece]], scale: Double) -> (baselines: [Double], whole: Double) {
    guard spanMetrics != nil, lines.count > 1 else {
      let line = lines.first.map { metrics(of: $0) } ?? metrics
      let (first, whole) =
        text.box == .line
        ? (line.ascent * scale, line.height * scale) : (line.capHeight * scale, line.capHeight * scale)
      let pitch = line.pitch * scale
      let baselines = lines.indices.map { first + Double($0) * pitch }
      return (baselines, roundedUp(whole + Double(lines.count - 1 + unused(lines.count)) * pitch))
    }
    let boxes = lines.map { metrics(of: $0) }
    var (top, baselines) = (text.box == .line ? 0 : boxes[0].capHeight - boxes[0].ascent, [Double]())
    for box in boxes {
      baselines.append((top + box.ascent) * scale)
      top += box.pitch
    }
    let below = Double(unused(boxes.count)) * (boxes.last?.pitch ?? 0)
    return (baselines, roundedUp((height(of: boxes) + below) * scale))
  }

  /// The lines that have room below the last one, although nothing is written on them.
  private func unused(_ count: Int) -> Int {
    text.reservesLines ? max(0, min(text.lineLimit ?? 0, 10_000) - count) : 0
  }

  /// A height in points, rounded up to a device pixel.
  private func roundedUp(_ height: Double) -> Double {
    text.pixelsPerPoint > 0 && text.box == .line ? PixelGrid(scale: text.pixelsPerPoint).roundedUp(height) : height
  }

  private func width(of piece: LinePiece) -> Int {
    switch piece {
    case .clusters(let paragraph, let clusters): paragraphs[paragraph].width(clusters)
    case .mark(let mark, _): mark.width
    }
  }

  /// The start of a line, in ticks. Leading is the right side if the design reads from right to left; the first glyph's
  /// bearing extends beyond the leading edge.
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
    return LineSegment.inVisualOrder(segments).map { segment in
      var run = segment.glyphRun(spans: text.spans, scale: scale)
      if text.stroke != nil { run.outline = shaper.outline(of: run) }
      return run
    }
  }
}
