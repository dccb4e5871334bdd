// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveLayout
import WeaveNative
import WeaveResolve

/// Sets one text: from shaped paragraphs to placed lines.
struct TextSetter {
  let text: ResolvedText
  let isRightToLeft: Bool
  let shaper: ParagraphShaper
  let paragraphs: [ShapedParagraph]
  /// Whether the text was too long to be shaped completely.
  let isCut: Bool
  let missing: [Unicode.Scalar]
  let absentFamilies: [AbsentFamily]
  /// The metrics of lines with one font; with several fonts, those of the tallest line and the largest font.
  let metrics: LineMetrics
  /// The metrics of each span; nil if all are equal, so that all lines have the same height.
  let spanMetrics: [LineMetrics]?
  /// The smallest width of a line in ticks.
  let widestCharacter: Int
  /// Ticks from the leading edge of the first glyph to its ink, if the text is aligned by its ink.
  let leadingBearing: Int

  init(_ text: ResolvedText, isRightToLeft: Bool, shaper: ParagraphShaper) {
    let split = ParagraphSource.split(text.spans, limit: text.longestShaped)
    let style = ParagraphStyle(text)
    let paragraphs = split.paragraphs.map {
      shaper.shape($0, spans: text.spans, style: style, isRightToLeft: isRightToLeft)
    }
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.shaper = shaper
    self.paragraphs = paragraphs
    isCut = split.isCut
    missing = Self.missing(paragraphs)
    absentFamilies = shaper.absentFamilies(spans: text.spans, paragraphs: paragraphs)
    (metrics, spanMetrics) = LineMetrics.of(text, shaper: shaper)
    widestCharacter = paragraphs.map(\.widestCharacter).max() ?? 0
    leadingBearing =
      text.alignsInkToLeadingEdge
      ? paragraphs.first?.leadingBearing(
        spans: text.spans, isRightToLeft: isRightToLeft, isLine: text.lineLimit == 1, shaper: shaper) ?? 0
      : 0
  }

  /// The text for a width and a height: shrunk if necessary and allowed, broken, balanced, cut, placed.
  func set(width: Double?, height: Double?) -> ShapedText {
    var fit = fit(width: width, height: height)
    balance(&fit)
    let lines = setLines(fit)
    return place(lines, scale: fit.scale, room: room(of: fit), isTruncated: isCut || !fit.breaking.isComplete)
  }

  /// The width of the widest line with the spaces at its end, within the width that was offered: a text that wraps is as
  /// wide in SwiftUI, although the spaces do not count where its lines are placed.
  private func room(of fit: Fit) -> Int {
    guard fit.breaking.lines.count > 1 else { return 0 }
    let widest = fit.breaking.lines.map { paragraphs[$0.paragraph].width($0.clusters) }.max() ?? 0
    return min(widest, fit.width)
  }

  /// Every character that no font has, once, in the order of the text.
  private static func missing(_ paragraphs: [ShapedParagraph]) -> [Unicode.Scalar] {
    var seen: Set<Unicode.Scalar> = []
    return paragraphs.flatMap { $0.runs.flatMap { $0.glyphs.compactMap(\.missing) } }.filter {
      seen.insert($0).inserted
    }
  }
}

extension ResolvedText {
  /// The largest number of scalars that can be visible: the limit for one text, or what the lines hold on the widest
  /// canvas at the smallest scale with letters of a fifth of an em. The rest is not shaped.
  fileprivate var longestShaped: Int {
    guard let lineLimit, truncation == .tail else { return Limits.shapedScalars }
    let smallest = spans.map(\.font.usedSize).min() ?? 17
    let perLine = Limits.canvasSide / (smallest * max(0.05, min(1, minimumScale)) * 0.2)
    let count = perLine * Double(max(1, min(lineLimit, Limits.shapedScalars)))
    return count < Double(Limits.shapedScalars) ? Int(count) + 64 : Limits.shapedScalars
  }
}

extension ShapedParagraph {
  /// Ticks from the leading edge of the first glyph there to its ink; 0 if the paragraph begins against the text's
  /// direction, unless it is a single line of one run, such as the digits of a clock.
  fileprivate func leadingBearing(
    spans: [TextSpan], isRightToLeft: Bool, isLine: Bool, shaper: ParagraphShaper
  ) -> Int {
    guard let cluster = clusters.first else { return 0 }
    let run = runs[cluster.run]
    let isAgainst = run.isRightToLeft != isRightToLeft
    guard !isAgainst || isLine && runs.count == 1 else { return 0 }
    let glyphs = isAgainst ? run.glyphs[...] : run.glyphs[cluster.glyphs]
    guard let glyph = isRightToLeft ? glyphs.last : glyphs.first, !glyph.isEmpty,
      let ink = shaper.inkBounds(of: glyph.id, in: run), ink.maxX > ink.minX
    else { return 0 }
    let units = isRightToLeft ? glyph.advance - glyph.dx - ink.maxX : glyph.dx + ink.minX
    let font = spans[cluster.span].font
    // The tracking of the last letter lies between it and the edge.
    let tracking = isAgainst && !run.isCursive ? Ticks.of(points: font.givenTracking + font.naturalTracking) : 0
    return Self.ticks(units: units, size: font.usedSize) + tracking
  }
}
