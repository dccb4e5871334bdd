// SPDX-License-Identifier: MIT

import WeaveResolve

/// One paragraph of a text before shaping: its cleaned characters, and the span of each stretch.
struct ParagraphSource {
  struct Stretch {
    /// Offsets in the paragraph's UTF-8; never empty.
    var bytes: Range<Int>
    /// The span's index in the text.
    var span: Int
  }

  var text = ""
  var stretches: [Stretch] = []
  /// The span that gives an empty paragraph its style.
  var firstSpan = 0
  /// The positions of tabs, as offsets in the UTF-8; each is an em space.
  var tabs: [Int] = []
}

extension ParagraphSource {
  /// A text's paragraphs, at least one, and whether it was cut at `limit` scalars.
  ///
  /// Line ends split paragraphs, tabs become em spaces, and other control characters are removed, because no font draws
  /// them.
  static func split(_ spans: [TextSpan], limit: Int) -> (paragraphs: [ParagraphSource], isCut: Bool) {
    var paragraphs: [ParagraphSource] = []
    var current = ParagraphSource()
    var rest = limit
    for (index, span) in spans.enumerated() {
      if current.text.isEmpty { current.firstSpan = index }
      var start = current.text.utf8.count
      var afterCarriageReturn = false
      for scalar in span.text.unicodeScalars {
        guard rest > 0 else {
          current.close(from: start, span: index)
          return (paragraphs + [current], true)
        }
        rest -= 1
        switch ScalarUse(scalar) {
        case .draw: current.text.unicodeScalars.append(scalar)
        case .tab:
          current.tabs.append(current.text.utf8.count)
          current.text.unicodeScalars.append("\u{2003}")
        case .drop: break
        case .lineEnd where scalar == "\n" && afterCarriageReturn: break
        case .lineEnd:
          current.close(from: start, span: index)
          paragraphs.append(current)
          current = ParagraphSource(firstSpan: index)
          start = 0
        }
        afterCarriageReturn = scalar == "\r"
      }
      current.close(from: start, span: index)
    }
    return (paragraphs + [current], false)
  }

  private mutating func close(from start: Int, span: Int) {
    let end = text.utf8.count
    if end > start { stretches.append(Stretch(bytes: start..<end, span: span)) }
  }
}

/// The treatment of a scalar of the design.
private enum ScalarUse {
  case draw, tab, drop, lineEnd

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09: self = .tab
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .lineEnd
    // C0, C1, delete; byte-order mark and the marks of annotations and embedded objects.
    case 0x00...0x1F, 0x7F...0x9F, 0xFEFF, 0xFFF9...0xFFFC: self = .drop
    default: self = .draw
    }
  }
}
