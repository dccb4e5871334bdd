// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveResolve

extension ShapedParagraph {
  /// A paragraph from its glyphs at the sizes and tracking of its spans.
  init(_ source: ParagraphSource, shaped: PangoParagraph, spans: [TextSpan]) {
    utf8 = Array(source.text.utf8)
    isRightToLeft = shaped.isRightToLeft
    runs = shaped.runs
    firstSpan = source.firstSpan
    clusters = []
    offsets = [0]
    trimmedEnds = [0]
    clusters.reserveCapacity(utf8.count)
    var stretch = 0
    for index in runs.indices {
      Self.forEachCluster(of: runs[index]) { glyphs, bytes in
        while stretch + 1 < source.stretches.count, source.stretches[stretch].bytes.upperBound <= bytes.lowerBound {
          stretch += 1
        }
        clusters.append(
          Cluster(
            run: index, glyphs: glyphs, bytes: bytes, span: source.stretches[stretch].span,
            isSpace: shaped.boundaries[bytes.lowerBound].contains(.space), breakAfter: .none))
      }
    }
    findBreaks(shaped.boundaries)
    addUp(spans)
  }

  /// Groups a run's glyphs by the text they show, in reading order.
  private static func forEachCluster(of run: PangoRun, _ body: (_ glyphs: Range<Int>, _ bytes: Range<Int>) -> Void) {
    let glyphs = run.glyphs
    var position = run.isRightToLeft ? glyphs.count : 0
    let isAtEnd = { run.isRightToLeft ? position == 0 : position == glyphs.count }
    while !isAtEnd() {
      let from = position
      let start = glyphs[run.isRightToLeft ? position - 1 : position].cluster
      repeat {
        position += run.isRightToLeft ? -1 : 1
      } while !isAtEnd()
        && glyphs[run.isRightToLeft ? position - 1 : position].cluster == start
      let next = isAtEnd() ? run.bytes.upperBound : glyphs[run.isRightToLeft ? position - 1 : position].cluster
      // A font's tables may order clusters in a way that no reader does; nothing here depends on their being right.
      let end = min(max(next, start), run.bytes.upperBound)
      body(min(from, position)..<max(from, position), min(start, end)..<end)
    }
  }

  private mutating func findBreaks(_ boundaries: [PangoBoundary]) {
    for index in clusters.indices {
      let end = clusters[index].bytes.upperBound
      let boundary = boundaries[end]
      if boundary.contains(.line) {
        let isSoftHyphen = end >= 2 && utf8[end - 2] == 0xC2 && utf8[end - 1] == 0xAD
        clusters[index].breakAfter = isSoftHyphen ? .hyphen : .line
      } else if boundary.contains(.grapheme) {
        clusters[index].breakAfter = .grapheme
      }
    }
  }

  /// Adds up advances. A cluster never moves the pen backwards, however negative its tracking.
  private mutating func addUp(_ spans: [TextSpan]) {
    offsets.reserveCapacity(clusters.count + 1)
    trimmedEnds.reserveCapacity(clusters.count + 1)
    for (index, cluster) in clusters.enumerated() {
      let font = spans[cluster.span].font
      let units = runs[cluster.run].glyphs[cluster.glyphs].reduce(0) { $0 + $1.advance }
      var advance = Self.ticks(units: units, size: font.usedSize)
      if !runs[cluster.run].isCursive { advance += Ticks.of(points: font.usedTracking) }
      offsets.append(offsets[index] + max(0, advance))
      trimmedEnds.append(cluster.isSpace ? trimmedEnds[index] : index + 1)
    }
  }

  /// The width of the widest character: no line can be narrower.
  var widestCharacter: Int {
    var (widest, start) = (0, 0)
    for index in clusters.indices where clusters[index].breakAfter != .none || index == clusters.count - 1 {
      if !clusters[index].isSpace { widest = max(widest, width(start..<index + 1)) }
      start = index + 1
    }
    return widest
  }

  /// A length of the shaper in ticks.
  static func ticks(units: Int, size: Double) -> Int {
    Ticks.of(points: Double(units) * size / Double(PangoShaper.unitsPerEm))
  }
}
