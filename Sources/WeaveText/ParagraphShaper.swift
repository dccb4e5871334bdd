// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveResolve

/// Shapes paragraphs and remembers their glyphs, which are the same at every size and colour.
final class ParagraphShaper {
  private struct Key: Hashable {
    var text: String
    var ranges: [PangoStyledRange]
    var isRightToLeft: Bool
  }

  let engine: PangoShaper
  private var known: [Key: PangoParagraph] = [:]
  /// A widget shows tens of texts and a batch thousands; at about a kilobyte each this is a few megabytes.
  private let capacity = 4_096

  init(engine: PangoShaper) { self.engine = engine }

  /// A paragraph of a text with those spans.
  func shape(_ source: ParagraphSource, spans: [TextSpan], isRightToLeft: Bool) -> ShapedParagraph {
    let key = Key(text: source.text, ranges: Self.ranges(source, spans), isRightToLeft: isRightToLeft)
    if let shaped = known[key] { return ShapedParagraph(source, shaped: shaped, spans: spans) }
    let shaped = engine.shape(key.text, ranges: key.ranges, isRightToLeft: isRightToLeft)
    if known.count >= capacity { known.removeAll(keepingCapacity: true) }
    known[key] = shaped
    return ShapedParagraph(source, shaped: shaped, spans: spans)
  }

  /// An ellipsis or a hyphen with the looks of a span.
  func mark(_ mark: String, span: Int, spans: [TextSpan], isRightToLeft: Bool) -> ShapedParagraph {
    let stretch = ParagraphSource.Stretch(bytes: 0..<mark.utf8.count, span: span)
    let source = ParagraphSource(text: mark, stretches: [stretch], firstSpan: span)
    return shape(source, spans: spans, isRightToLeft: isRightToLeft)
  }

  /// Neighbours that differ in colour alone are shaped as one, so that kerning and joined letters go on through.
  private static func ranges(_ source: ParagraphSource, _ spans: [TextSpan]) -> [PangoStyledRange] {
    var ranges: [PangoStyledRange] = []
    var last: FontSpec?
    for stretch in source.stretches {
      let font = spans[stretch.span].font
      if font == last, let index = ranges.indices.last {
        ranges[index].bytes = ranges[index].bytes.lowerBound..<stretch.bytes.upperBound
      } else {
        ranges.append(PangoStyledRange(bytes: stretch.bytes, style: font.style))
      }
      last = font
    }
    return ranges
  }
}
