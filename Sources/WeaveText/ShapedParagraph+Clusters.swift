// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveResolve

extension ShapedParagraph {
  /// The clusters of all runs, in reading order, each with its span and the break that may follow it.
  static func clusters(
    of shaped: PangoParagraph, utf8: [UInt8], stretches: [ParagraphSource.Stretch], style: ParagraphStyle
  ) -> [Cluster] {
    var clusters: [Cluster] = []
    clusters.reserveCapacity(utf8.count)
    var stretch = 0
    for index in shaped.runs.indices {
      forEachCluster(of: shaped.runs[index]) { glyphs, bytes, units in
        while stretch + 1 < stretches.count, stretches[stretch].bytes.upperBound <= bytes.lowerBound { stretch += 1 }
        clusters.append(
          Cluster(
            run: index, glyphs: glyphs, bytes: bytes, span: stretches[stretch].span,
            isSpace: shaped.boundaries[bytes.lowerBound].contains(.space),
            breakAfter: breakAfter(bytes.upperBound, of: utf8, boundaries: shaped.boundaries, style), units: units))
      }
    }
    return clusters
  }

  /// Groups a run's glyphs by the text they show, in reading order, and sums their advances.
  private static func forEachCluster(
    of run: PangoRun, _ body: (_ glyphs: Range<Int>, _ bytes: Range<Int>, _ units: Int) -> Void
  ) {
    let glyphs = run.glyphs
    let isReversed = run.isRightToLeft
    // The index of a glyph in reading order; the glyphs of a run are stored from left to right.
    let index = { (place: Int) in isReversed ? glyphs.count - 1 - place : place }
    var place = 0
    while place < glyphs.count {
      let (first, start) = (place, glyphs[index(place)].cluster)
      var units = 0
      while place < glyphs.count, glyphs[index(place)].cluster == start {
        units += glyphs[index(place)].advance
        place += 1
      }
      // A font's tables may order clusters in an unreadable way; nothing here depends on a correct order.
      let next = place < glyphs.count ? glyphs[index(place)].cluster : run.bytes.upperBound
      let end = min(max(next, start), run.bytes.upperBound)
      let (low, high) = isReversed ? (index(place - 1), index(first)) : (first, place - 1)
      body(low..<high + 1, min(start, end)..<end, units)
    }
  }

  private static func breakAfter(
    _ end: Int, of utf8: [UInt8], boundaries: [PangoBoundary], _ style: ParagraphStyle
  ) -> Cluster.Break {
    guard boundaries[end].contains(.line), style.mayEndLine(at: end, of: utf8) else {
      return boundaries[end].contains(.grapheme) ? .grapheme : .none
    }
    let isSoftHyphen = end >= 2 && utf8[end - 2] == 0xC2 && utf8[end - 1] == 0xAD
    return isSoftHyphen ? .hyphen : .line
  }

  /// Sums advances. A cluster never moves the pen backwards, however negative its tracking is, and a tab moves it to
  /// the next stop of the paragraph.
  static func offsets(
    of clusters: [Cluster], utf8: [UInt8], runs: [PangoRun], spans: [TextSpan], tabs: Set<Int>, style: ParagraphStyle
  ) -> (offsets: [Int], trimmedEnds: [Int]) {
    var (offsets, trimmedEnds) = ([0], [0])
    offsets.reserveCapacity(clusters.count + 1)
    trimmedEnds.reserveCapacity(clusters.count + 1)
    var (span, size, given, natural, space) = (-1, 0.0, 0, 0, 0)
    for (index, cluster) in clusters.enumerated() {
      if cluster.span != span {
        let font = spans[cluster.span].font
        (span, size) = (cluster.span, font.usedSize)
        (given, natural) = (Ticks.of(points: font.givenTracking), Ticks.of(points: font.naturalTracking))
        space = Ticks.of(points: font.naturalSpace)
      }
      var tracking = given
      if natural != 0, utf8.beginsSimpleLetter(at: cluster.bytes.lowerBound) {
        tracking += natural
        if utf8[cluster.bytes.lowerBound] == UInt8(ascii: " ") { tracking += space }
      }
      let advance = ticks(units: cluster.units, size: size) + (runs[cluster.run].isCursive ? 0 : tracking)
      let stop = tabs.contains(cluster.bytes.lowerBound) ? style.stop(after: offsets[index]) : nil
      offsets.append(stop ?? offsets[index] + max(0, advance))
      trimmedEnds.append(cluster.isSpace ? trimmedEnds[index] : index + 1)
    }
    return (offsets, trimmedEnds)
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
