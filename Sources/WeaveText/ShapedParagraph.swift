// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveResolve

/// Lengths during line breaking: whole numbers, so that sums are exact, and proposing a width again breaks the same
/// lines.
enum Ticks {
  static let perPoint = 65_536.0
  /// Wider than any text: 20,000 glyphs of 8,192 points are 2^44 ticks.
  static let unbounded = Int.max >> 2

  /// The nearest whole number, limited so that sums cannot overflow.
  static func of(points: Double) -> Int {
    guard points.isFinite else { return 0 }
    return Int(min(max(points, -1e9), 1e9) * perPoint + (points < 0 ? -0.5 : 0.5))
  }
}

/// A paragraph whose glyphs have their sizes: a row of clusters, ready to be broken into lines.
///
/// A class, although it never changes: line breaking passes it around in its innermost loop, and copying one reference
/// costs less than copying five arrays.
final class ShapedParagraph {
  /// A unit that is never split: a character as a reader sees it, or several in a ligature.
  struct Cluster {
    enum Break: UInt8 { case none, grapheme, hyphen, line }

    /// The run, and the cluster's glyphs within it.
    var run: Int
    var glyphs: Range<Int>
    /// Offsets in the paragraph's UTF-8.
    var bytes: Range<Int>
    /// The span of its style.
    var span: Int
    /// Whether it disappears at a line's end.
    var isSpace: Bool
    /// The break that may follow it.
    var breakAfter: Break
    /// The advance of its glyphs, in units of the shaper.
    var units: Int
  }

  let utf8: [UInt8]
  let isRightToLeft: Bool
  let runs: [PangoRun]
  /// In reading order.
  let clusters: [Cluster]
  /// The start of each cluster, in ticks from the paragraph's start; the last entry is the whole width.
  let offsets: [Int]
  /// For each position between clusters: the position before the spaces that precede it.
  let trimmedEnds: [Int]
  /// The span that gives an empty paragraph its style.
  let firstSpan: Int

  /// A paragraph from its glyphs at the sizes and tracking of its spans.
  init(_ source: ParagraphSource, shaped: PangoParagraph, spans: [TextSpan], style: ParagraphStyle) {
    let utf8 = Array(source.text.utf8)
    let clusters = Self.clusters(of: shaped, utf8: utf8, stretches: source.stretches, style: style)
    self.utf8 = utf8
    self.clusters = clusters
    isRightToLeft = shaped.isRightToLeft
    runs = shaped.runs
    firstSpan = source.firstSpan
    let tabs = style.tabStops.isEmpty ? [] : Set(source.tabs)
    (offsets, trimmedEnds) = Self.offsets(
      of: clusters, utf8: utf8, runs: shaped.runs, spans: spans, tabs: tabs, style: style)
  }

  var width: Int { offsets[offsets.count - 1] }

  /// The clusters without the spaces at their end.
  func trimmed(_ clusters: Range<Int>) -> Range<Int> {
    clusters.lowerBound..<max(clusters.lowerBound, trimmedEnds[clusters.upperBound])
  }

  /// The advance of clusters in ticks.
  func width(_ clusters: Range<Int>) -> Int { offsets[clusters.upperBound] - offsets[clusters.lowerBound] }

  /// The span of the cluster at an index, or of the nearest one.
  func span(near index: Int) -> Int {
    clusters.isEmpty ? firstSpan : clusters[min(max(index, 0), clusters.count - 1)].span
  }
}
