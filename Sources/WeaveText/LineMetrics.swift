// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// The heights of a line, in points before the text shrinks.
struct LineMetrics: Equatable {
  /// From the top of the line to its baseline.
  var ascent: Double
  /// From the baseline to the bottom of the line.
  var descent: Double
  /// Between this line and the next; negative if they overlap.
  var leading: Double
  /// From the baseline to the top of the capitals.
  var capHeight: Double
  /// Points per em of the largest font.
  var size: Double

  /// The height that the line would have alone.
  var height: Double { ascent + descent }

  /// The distance between baselines, if the next line has the same metrics.
  var pitch: Double { height + leading }

  init(font: FontSpec, lineHeight: Double, lineBox: Double?, shaper: ParagraphShaper) {
    size = font.usedSize
    capHeight = shaper.capHeight(font.style) * size * font.heightRatio
    let natural = size * FontSpec.lineRatio
    let height = lineBox.map { $0 >= 0 ? min($0, natural) : natural } ?? natural
    // A lower line loses the same above and below.
    ascent = font.ascent(capHeight: capHeight) - (natural - height) / 2
    descent = height - ascent
    leading = (lineHeight > 0 ? min(lineHeight, 16_384) : natural) - height
  }

  /// The metrics of a text's largest font, and those of each span; the latter is nil if all lines have the same height.
  static func of(_ text: ResolvedText, shaper: ParagraphShaper) -> (whole: Self, spans: [Self]?) {
    let largest = text.spans.max { $0.font.usedSize < $1.font.usedSize }?.font ?? FontSpec(size: 17)
    let whole = LineMetrics(font: largest, lineHeight: text.lineHeight, lineBox: text.lineBox, shaper: shaper)
    guard let first = text.spans.first,
      text.spans.contains(where: {
        $0.lineHeight != first.lineHeight || $0.lineBox != first.lineBox || $0.font.usedSize != first.font.usedSize
      })
    else { return (whole, nil) }
    let spans = text.spans.map { span in
      LineMetrics(
        font: span.font, lineHeight: span.lineHeight ?? text.lineHeight,
        lineBox: span.lineHeight == nil ? text.lineBox : span.lineBox, shaper: shaper)
    }
    return (whole, spans)
  }

  /// Extends the line with another font, so that both have room above and below the baseline, and to the next line.
  mutating func join(_ other: Self) {
    let pitch = max(pitch, other.pitch)
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = pitch - height
    if other.size > size { (size, capHeight) = (other.size, other.capHeight) }
  }
}

extension TextSetter {
  /// The metrics of a line, from the fonts on it.
  func metrics(of line: [LinePiece]) -> LineMetrics {
    guard let spanMetrics else { return metrics }
    var joined: LineMetrics?
    func add(_ span: Int) {
      guard spanMetrics.indices.contains(span) else { return }
      if joined == nil { joined = spanMetrics[span] } else { joined?.join(spanMetrics[span]) }
    }
    for piece in line {
      switch piece {
      case .clusters(let index, let clusters):
        let paragraph = paragraphs[index]
        if clusters.isEmpty { add(paragraph.span(near: clusters.lowerBound)) }
        for cluster in paragraph.clusters[clusters] { add(cluster.span) }
      case .mark(let mark, _): for cluster in mark.clusters { add(cluster.span) }
      }
    }
    return joined ?? metrics
  }

  /// The metrics of lines that are not set yet.
  func metrics(of lines: [LineRange]) -> [LineMetrics] {
    lines.map { line in
      metrics(of: [.clusters(paragraph: line.paragraph, paragraphs[line.paragraph].trimmed(line.clusters))])
    }
  }

  /// The total height of lines before the text shrinks, not rounded to pixels.
  func height(of lines: [LineMetrics]) -> Double {
    guard let first = lines.first, let last = lines.last else { return 0 }
    let boxes = lines.dropLast().reduce(last.height) { $0 + $1.pitch }
    return text.box == .line ? boxes : boxes - first.ascent + first.capHeight - last.descent
  }
}
