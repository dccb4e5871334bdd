// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

/// Draws the few characters wider whose counterparts in Apple's fonts are much wider: the percent sign in Inter, and
/// the digits in Quicksand.
enum StretchedGlyphs {
  /// The width of a character relative to that in the font; 1 for most.
  ///
  /// - Source: ink in pictures that SwiftUI drew: a percent sign of 0.81 to 0.84 em, 0.69 in Inter; digits of SF Pro
  ///   Rounded at 20 and 30 points.
  static func stretch(of byte: UInt8, in style: PangoStyle) -> Double {
    switch byte {
    case UInt8(ascii: "%"):
      style.family == StandardFamily.system.name ? 1.22 : style.family == StandardFamily.display.name ? 1.15 : 1
    case 0x30...0x39: style.family == StandardFamily.rounded.name ? 1.11 : 1
    default: 1
    }
  }

  /// A paragraph in which these characters are runs of their own, of a stretched face.
  static func stretched(_ shaped: PangoParagraph, _ text: String, ranges: [PangoStyledRange]) -> PangoParagraph {
    guard !ranges.isEmpty, text.utf8.contains(where: { $0 == UInt8(ascii: "%") || (0x30...0x39).contains($0) }) else {
      return shaped
    }
    let utf8 = Array(text.utf8)
    func stretch(_ glyph: PangoGlyph) -> Double {
      guard utf8.indices.contains(glyph.cluster), glyph.missing == nil,
        let style = ranges.first(where: { $0.bytes.contains(glyph.cluster) })?.style
      else { return 1 }
      return Self.stretch(of: utf8[glyph.cluster], in: style)
    }
    guard
      shaped.runs.contains(where: { run in !run.isRightToLeft && run.glyphs.contains { stretch($0) != 1 } })
    else { return shaped }
    var result = shaped
    result.runs = shaped.runs.flatMap { $0.isRightToLeft ? [$0] : split($0, stretch) }
    return result
  }

  /// The parts of a run from left to right, each of one stretch.
  private static func split(_ run: PangoRun, _ stretch: (PangoGlyph) -> Double) -> [PangoRun] {
    var parts: [PangoRun] = []
    var start = 0
    while start < run.glyphs.count {
      let width = stretch(run.glyphs[start])
      let end = run.glyphs[start...].firstIndex { stretch($0) != width } ?? run.glyphs.count
      var part = run
      part.glyphs = Array(run.glyphs[start..<end])
      part.face.stretch = width
      let low = start == 0 ? run.bytes.lowerBound : run.glyphs[start].cluster
      let high = end == run.glyphs.count ? run.bytes.upperBound : run.glyphs[end].cluster
      part.bytes = low..<max(low, high)
      // Digits already have the advances that they shall have.
      if width != 1, part.face.family != StandardFamily.rounded.name {
        for index in part.glyphs.indices {
          part.glyphs[index].advance = Int(Double(part.glyphs[index].advance) * width)
          part.glyphs[index].dx = Int(Double(part.glyphs[index].dx) * width)
        }
      }
      parts.append(part)
      start = end
    }
    return parts
  }
}
