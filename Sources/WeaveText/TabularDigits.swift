// SPDX-License-Identifier: MIT

import WeaveNative

/// Sets digits in boxes of equal width if a style asks for tabular digits.
///
/// Some fonts have no tabular forms (Quicksand), and some have forms of unequal widths (Inter Display). Every digit
/// gets the advance of the font's widest one and is centred in it. Digits of fonts whose tabular forms are equal stay
/// as they are.
final class TabularDigits {
  private struct Key: Hashable {
    var font: Int
    var zero: UInt32
  }

  private var widest: [Key: Int] = [:]

  /// A paragraph with its tabular digits in boxes.
  ///
  /// - Parameter shaper: the shaper that numbers the fonts of the paragraph's runs.
  func boxed(
    _ shaped: PangoParagraph, _ text: String, ranges: [PangoStyledRange], shaper: PangoShaper
  ) -> PangoParagraph {
    let tabular = ranges.filter(\.style.hasTabularDigits).map(\.bytes)
    guard !tabular.isEmpty else { return shaped }
    let digits = Self.digits(of: text, within: tabular)
    guard !digits.isEmpty else { return shaped }
    var boxed = shaped
    for index in boxed.runs.indices {
      box(&boxed.runs[index], digits, shaper: shaper)
    }
    return boxed
  }

  /// A decimal digit of a text.
  private struct Digit {
    /// The character for 0 in the same script.
    var zero: Unicode.Scalar
    /// The start of the next character, in UTF-8.
    var end: Int
  }

  /// The decimal digits in some stretches of a text, by the byte at which they begin.
  private static func digits(of text: String, within stretches: [Range<Int>]) -> [Int: Digit] {
    var digits: [Int: Digit] = [:]
    var byte = 0
    for scalar in text.unicodeScalars {
      let end = byte + UTF8.width(scalar)
      // The ten digits of a script are consecutive: Unicode Standard 4.6, "Numeric Value".
      if let value = scalar.decimalDigit, let zero = Unicode.Scalar(scalar.value - value),
        stretches.contains(where: { $0.contains(byte) })
      {
        digits[byte] = Digit(zero: zero, end: end)
      }
      byte = end
    }
    return digits
  }

  private func box(_ run: inout PangoRun, _ digits: [Int: Digit], shaper: PangoShaper) {
    for index in run.glyphs.indices {
      let glyph = run.glyphs[index]
      guard let digit = digits[glyph.cluster], glyph.missing == nil, !glyph.isEmpty, isAlone(index, digit, in: run),
        let width = width(of: digit, font: run.font, shaper: shaper),
        let own = shaper.advance(of: glyph.id, font: run.font)
      else { continue }
      // The advance may include kerning with the next letter, which differs from digit to digit.
      run.glyphs[index].advance = width
      run.glyphs[index].dx += (width - own) / 2
      undoKerning(before: index, in: &run, digits, shaper: shaper)
    }
  }

  /// Whether the glyph shows only one digit, without a mark or the keycap of an emoji.
  private func isAlone(_ index: Int, _ digit: Digit, in run: PangoRun) -> Bool {
    let glyphs = run.glyphs
    let cluster = glyphs[index].cluster
    if index > 0, glyphs[index - 1].cluster == cluster { return false }
    if index + 1 < glyphs.count, glyphs[index + 1].cluster == cluster { return false }
    let next = run.isRightToLeft ? index - 1 : index + 1
    return (glyphs.indices.contains(next) ? glyphs[next].cluster : run.bytes.upperBound) == digit.end
  }

  /// Gives the glyph before a digit its own advance: kerning between both would depend on the digit.
  private func undoKerning(before index: Int, in run: inout PangoRun, _ digits: [Int: Digit], shaper: PangoShaper) {
    let before = index - 1
    guard before >= 0, !run.isRightToLeft, !run.isCursive, digits[run.glyphs[before].cluster] == nil else { return }
    let glyph = run.glyphs[before]
    guard glyph.missing == nil, !glyph.isEmpty, before == 0 || run.glyphs[before - 1].cluster != glyph.cluster,
      let own = shaper.advance(of: glyph.id, font: run.font)
    else { return }
    run.glyphs[before].advance = own
  }

  /// The widest of the ten digits of a script in a font, in units of the shaper.
  private func width(of digit: Digit, font: Int, shaper: PangoShaper) -> Int? {
    let key = Key(font: font, zero: digit.zero.value)
    if let known = widest[key] { return known }
    let scalars = (0..<10).compactMap { Unicode.Scalar(digit.zero.value + $0) }
    guard let width = shaper.widestTabularAdvance(of: scalars, font: font) else { return nil }
    widest[key] = width
    return width
  }
}

extension PangoStyle {
  var hasTabularDigits: Bool { features.hasPrefix(Self.tabularDigits) }

  /// The OpenType feature that asks for digits of one width.
  static let tabularDigits = "tnum=1"
}

extension Unicode.Scalar {
  /// 0 to 9 for a decimal digit of any script.
  fileprivate var decimalDigit: UInt32? {
    if value < 0x80 { return (0x30...0x39).contains(value) ? value - 0x30 : nil }
    guard properties.generalCategory == .decimalNumber, let number = properties.numericValue else { return nil }
    return UInt32(exactly: number)
  }
}
