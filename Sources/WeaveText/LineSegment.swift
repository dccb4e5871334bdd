// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative
import WeaveResolve

/// Adjacent clusters of one line with the same run and span: they become one glyph run.
struct LineSegment {
  var paragraph: ShapedParagraph
  var clusters: Range<Int>
  /// The bidirectional embedding level in the line.
  var level: UInt8

  /// Segments from left to right.
  ///
  /// - Source: Unicode Annex 9, rule L2: from the highest level down to the lowest odd one, reverse every stretch of
  ///   that level or higher. The spaces at the line's end, which rule L1 concerns, are already removed.
  static func inVisualOrder(_ segments: [LineSegment]) -> [LineSegment] {
    var segments = segments
    guard let highest = segments.map(\.level).max(), highest > 0 else { return segments }
    for level in (1...highest).reversed() {
      var start = 0
      while start < segments.count {
        guard segments[start].level >= level else {
          start += 1
          continue
        }
        let end = segments[start...].firstIndex { $0.level < level } ?? segments.count
        segments[start..<end].reverse()
        start = end
      }
    }
    return segments
  }

  /// The families that are drawn lower than in their files.
  private static let lowered = Set([StandardFamily.system, .display].map(\.name))

  /// The segment's glyphs at their size.
  func glyphRun(spans: [TextSpan], scale: Double) -> GlyphRun {
    let first = paragraph.clusters[clusters.lowerBound]
    let run = paragraph.runs[first.run]
    let size = spans[first.span].font.usedSize * scale
    let perTick = scale / Ticks.perPoint
    let perUnit = size / Double(PangoShaper.unitsPerEm)
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(clusters.count)
    for position in 0..<clusters.count {
      let index = run.isRightToLeft ? clusters.upperBound - 1 - position : clusters.lowerBound + position
      let cluster = paragraph.clusters[index]
      // Ticks from the segment's left end to the cluster's glyphs; tracking follows them in reading order.
      var pen =
        run.isRightToLeft
        ? Double(paragraph.width(index..<clusters.upperBound)) * perTick
          - Double(cluster.units) * perUnit
        : Double(paragraph.width(clusters.lowerBound..<index)) * perTick
      for glyph in run.glyphs[cluster.glyphs] {
        if !glyph.isEmpty {
          glyphs.append(Glyph(id: glyph.id, x: pen + Double(glyph.dx) * perUnit, y: Double(glyph.dy) * perUnit))
        }
        pen += Double(glyph.advance) * perUnit
      }
    }
    var face = run.face
    let font = spans[first.span].font
    if Self.lowered.contains(face.family) { face.height = font.heightRatio }
    font.complete(&face, scaledBy: scale)
    return GlyphRun(
      face: face, size: size, glyphs: glyphs, advance: Double(paragraph.width(clusters)) * perTick,
      text: text, isRightToLeft: run.isRightToLeft, span: first.span)
  }

  private var text: String {
    let bytes =
      paragraph.clusters[clusters.lowerBound].bytes
      .lowerBound..<paragraph.clusters[clusters.upperBound - 1].bytes.upperBound
    return String(decoding: paragraph.utf8[bytes], as: UTF8.self)
  }
}

extension ShapedParagraph {
  /// Adds clusters as segments, in reading order.
  func appendSegments(of clusters: Range<Int>, to segments: inout [LineSegment]) {
    var start = clusters.lowerBound
    while start < clusters.upperBound {
      let first = self.clusters[start]
      let end =
        self.clusters[start..<clusters.upperBound].firstIndex { $0.run != first.run || $0.span != first.span }
        ?? clusters.upperBound
      segments.append(LineSegment(paragraph: self, clusters: start..<end, level: runs[first.run].level))
      start = end
    }
  }
}
