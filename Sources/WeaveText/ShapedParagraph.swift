// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveResolve

/// Lengths while lines are broken: whole numbers, so that sums are exact and a width that is proposed again
/// breaks the same lines.
enum Ticks {
  static let perPoint = 65_536.0
  /// Wider than any text: 20,000 glyphs of 8,192 points are 2^44 ticks.
  static let unbounded = Int.max >> 2

  /// The nearest whole number, held to what sums can bear.
  static func of(points: Double) -> Int {
    guard points.isFinite else { return 0 }
    return Int(min(max(points, -1e9), 1e9) * perPoint + (points < 0 ? -0.5 : 0.5))
  }
}

/// A paragraph whose glyphs have their sizes: a row of clusters, ready to be broken into lines.
///
/// A class, though it never changes: line breaking hands it around in its innermost loop, and one reference costs less
/// to copy than five arrays.
final class ShapedParagraph {
  /// What is never torn apart: a character as a reader sees it, or several in a ligature.
  struct Cluster {
    enum Break: UInt8 { case none, grapheme, hyphen, line }

    /// The run, and the cluster's glyphs within it.
    var run: Int
    var glyphs: Range<Int>
    /// Offsets in the paragraph's UTF-8.
    var bytes: Range<Int>
    /// The span that its looks come from.
    var span: Int
    /// Whether it vanishes at a line's end.
    var isSpace: Bool
    /// What may follow it.
    var breakAfter: Break
    /// The advance of its glyphs, in units of the shaper.
    var units: Int
  }

  let utf8: [UInt8]
  let isRightToLeft: Bool
  let runs: [PangoRun]
  /// In reading order.
  let clusters: [Cluster]
  /// Where each cluster begins, in ticks from the paragraph's start; the last entry is the whole width.
  let offsets: [Int]
  /// For each place between clusters: the place before the spaces that stand there.
  let trimmedEnds: [Int]
  /// The span that an empty paragraph takes its looks from.
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
    (offsets, trimmedEnds) = Self.offsets(of: clusters, runs: shaped.runs, spans: spans, tabs: tabs, style: style)
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
