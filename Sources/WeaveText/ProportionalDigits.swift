// SPDX-License-Identifier: MIT

import WeaveNative

/// Sets digits as far apart as Apple's fonts do, in the families whose digits stand closer: Inter Display and Quicksand.
///
/// Digits of San Francisco have the widths of those of Inter. Each digit gets the advance that Inter gives it, and is
/// centred in it.
final class ProportionalDigits {
  private var advances: [Int: [Int]] = [:]

  /// The units by which digits are closer than in Inter, beside the tracking of the letters.
  ///
  /// - Source: fitted to 21 texts in pictures that SwiftUI drew, from 20 to 40 points.
  private static let closer = 30 * PangoShaper.unitsPerEm / 1000

  /// A paragraph with its digits at those distances.
  ///
  /// - Parameter shaper: the shaper that numbers the fonts of the paragraph's runs.
  func spaced(
    _ shaped: PangoParagraph, _ text: String, ranges: [PangoStyledRange], shaper: PangoShaper
  ) -> PangoParagraph {
    let ranges = ranges.filter { Self.families.contains($0.style.family) && !$0.style.hasTabularDigits }
    guard !ranges.isEmpty, text.utf8.contains(where: { $0.isDigit }) else { return shaped }
    let utf8 = Array(text.utf8)
    var spaced = shaped
    for index in spaced.runs.indices where !spaced.runs[index].isRightToLeft {
      space(&spaced.runs[index], utf8, ranges, shaper)
    }
    return spaced
  }

  private static let families = Set([StandardFamily.display, .rounded].map(\.name))

  private func space(_ run: inout PangoRun, _ utf8: [UInt8], _ ranges: [PangoStyledRange], _ shaper: PangoShaper) {
    for index in run.glyphs.indices {
      let glyph = run.glyphs[index]
      guard utf8.indices.contains(glyph.cluster), utf8[glyph.cluster].isDigit, glyph.missing == nil, !glyph.isEmpty,
        isAlone(index, in: run),
        let style = ranges.first(where: { $0.bytes.contains(glyph.cluster) })?.style,
        let own = shaper.advance(of: glyph.id, font: run.font)
      else { continue }
      let advance = advances(weight: style.weight, shaper)[Int(utf8[glyph.cluster] - 0x30)] - Self.closer
      let drawn = Int(Double(own) * StretchedGlyphs.stretch(of: utf8[glyph.cluster], in: style))
      // The difference to its own advance is kerning with the next character.
      run.glyphs[index].advance += advance - own
      run.glyphs[index].dx += (advance - drawn) / 2
    }
  }

  /// Whether the glyph shows only one character.
  private func isAlone(_ index: Int, in run: PangoRun) -> Bool {
    let (glyphs, cluster) = (run.glyphs, run.glyphs[index].cluster)
    if index > 0, glyphs[index - 1].cluster == cluster { return false }
    return (index + 1 < glyphs.count ? glyphs[index + 1].cluster : run.bytes.upperBound) == cluster + 1
  }

  /// The advances of Inter's digits at a weight.
  private func advances(weight: Int, _ shaper: PangoShaper) -> [Int] {
    if let known = advances[weight] { return known }
    let digits = (0..<10).map { digit in
      let range = PangoStyledRange(
        bytes: 0..<1, style: PangoStyle(family: StandardFamily.system.name, weight: weight, isItalic: false))
      let run = shaper.shape("\(digit)", ranges: [range], isRightToLeft: false).runs.first
      return run?.glyphs.first?.advance ?? PangoShaper.unitsPerEm * 6 / 10
    }
    advances[weight] = digits
    return digits
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
