// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// The heights of a line, in points before the text shrinks.
struct LineMetrics: Equatable {
  /// The height of the line box; the distance between baselines, if the next line has the same height.
  var height: Double
  /// From the baseline to the top of the capitals.
  var capHeight: Double
  /// From the middle of the box to the baseline.
  var baselineDrop: Double
  /// Points per em of the largest font.
  var size: Double

  /// From the top of the box to the baseline.
  var baseline: Double { height / 2 + baselineDrop }

  init(font: FontSpec, lineHeight: Double, shaper: ParagraphShaper) {
    size = font.usedSize
    height = lineHeight > 0 ? min(lineHeight, 16_384) : size * 1.25
    capHeight = shaper.capHeight(font.style) * size
    baselineDrop = font.baselineDrop(capHeight: capHeight)
  }

  /// The metrics of a text's largest font, and those of each span; the latter is nil if all lines have the same height.
  static func of(_ text: ResolvedText, shaper: ParagraphShaper) -> (whole: Self, spans: [Self]?) {
    let largest = text.spans.max { $0.font.usedSize < $1.font.usedSize }?.font ?? FontSpec(size: 17)
    let whole = LineMetrics(font: largest, lineHeight: text.lineHeight, shaper: shaper)
    guard let first = text.spans.first,
      text.spans.contains(where: { $0.lineHeight != first.lineHeight || $0.font.usedSize != first.font.usedSize })
    else { return (whole, nil) }
    let spans = text.spans.map { span in
      LineMetrics(font: span.font, lineHeight: span.lineHeight ?? text.lineHeight, shaper: shaper)
    }
    return (whole, spans)
  }

  /// Extends the line with another font: as high as the taller one, with the capitals of the larger one in its middle.
  mutating func join(_ other: Self) {
    let height = max(height, other.height)
    if other.size > size { self = other }
    self.height = height
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

  /// The total height of lines before the text shrinks.
  func height(of lines: [LineMetrics]) -> Double {
    guard let first = lines.first, let last = lines.last else { return 0 }
    let boxes = lines.reduce(0) { $0 + $1.height }
    return text.box == .line ? boxes : boxes - first.baseline + first.capHeight - (last.height - last.baseline)
  }
}
