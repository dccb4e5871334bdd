// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveNative
import WeaveResolve

/// Shapes paragraphs and keeps their glyphs, which are the same at every size and colour.
final class ParagraphShaper {
  private struct Key: Hashable {
    var text: String
    var ranges: [PangoStyledRange]
    /// The ranges whose digits and percent signs get the widths of Apple's fonts.
    var adapted: [PangoStyledRange]
    var isRightToLeft: Bool
  }

  /// Has only the Latin families if possible, otherwise all fonts.
  private let first: PangoShaper
  /// Has all fonts; created for the first text that needs them.
  private lazy var whole = makeWhole()
  private let makeWhole: () -> PangoShaper
  /// Has the display faces, too; created for the first text that asks for one, so that no other text is searched for in
  /// them.
  private lazy var faced = makeFaced()
  private let fonts: FontSet
  private let language: String
  private let fitting = PixelFitting()
  private let tabularDigits = TabularDigits()
  private let proportionalDigits = ProportionalDigits()
  /// Reads the letters of texts with a stroke; nil without memory for it.
  private lazy var outliner = try? GlyphOutliner()
  private var known = RecentEntries<Key, PangoParagraph>(capacity: ParagraphShaper.capacity)
  /// The number of texts that are kept: a picture shows tens of them, and each takes some kilobytes with all its
  /// results.
  static let capacity = 1_024

  /// - Throws: if the text engine cannot start.
  init(fonts: FontSet, language: String) throws(PangoError) {
    (self.fonts, self.language) = (fonts, language)
    guard let configuration = fonts.latinConfiguration,
      let latin = try? PangoShaper(configuration: configuration, language: language)
    else {
      let all = try PangoShaper(
        configuration: fonts.configuration, language: language, eastAsianFamilies: FontSet.eastAsianFamilies)
      first = all
      makeWhole = { all }
      return
    }
    first = latin
    // If not all fonts can be read, the Latin ones have to do.
    makeWhole = {
      let all = try? PangoShaper(
        configuration: fonts.configuration, language: language, eastAsianFamilies: FontSet.eastAsianFamilies,
        numberingFontsWith: latin)
      return all ?? latin
    }
  }

  private func makeFaced() -> PangoShaper {
    let made = try? PangoShaper(
      configuration: fonts.configurationWithFaces, language: language, eastAsianFamilies: FontSet.eastAsianFamilies,
      numberingFontsWith: first)
    return made ?? whole
  }

  /// Drops all shaped texts; fonts stay open.
  func forgetTexts() { known.removeAll() }

  /// The outlines of a run's glyphs, in points from the start of its baseline.
  func outline(of run: GlyphRun) -> Path? {
    guard let outliner else { return nil }
    var path = Path()
    for glyph in run.glyphs {
      let outline = outliner.outline(run.face, size: run.size, glyph: glyph.id)
      path.elements += outline.transformed(by: .translation(x: glyph.x, y: glyph.y)).elements
    }
    return path
  }

  /// The families that texts may name, by their English names, sorted.
  var families: [String] { whole.families }

  /// Whether a family of `LatinText` is installed.
  func hasLatin(_ family: String) -> Bool { first.hasFamily(family) }

  /// Whether a family is installed. Reads all fonts, unless an earlier text needed them.
  func hasFamily(_ family: String) -> Bool { whole.hasFamily(family) }

  /// Whether the family of a display face is installed.
  func hasFace(_ family: String) -> Bool { faced.hasFamily(family) }

  /// The standard families that are not installed, in their order. Reads all fonts, as `hasFamily` does.
  private(set) lazy var absentStandard = StandardFamily.all.filter { !whole.hasFamily($0.name) }

  /// Opens the font of a style, for shaping and for drawing.
  func openFont(_ font: FontSpec) {
    let style = font.style
    engine(for: style).openFont(style, height: font.heightRatio)
  }

  /// The height of the capital H above the baseline, in em.
  func capHeight(_ style: PangoStyle) -> Double {
    engine(for: style).capHeight(style)
  }

  private func engine(for style: PangoStyle) -> PangoShaper {
    if LatinText.families.contains(style.family) { return first }
    return style.variant == nil ? whole : faced
  }

  /// The bounds of a glyph's ink in units, from its origin, y growing upwards; nil if the font has no such glyph.
  func inkBounds(of glyph: UInt32, in run: PangoRun) -> (minX: Int, minY: Int, maxX: Int, maxY: Int)? {
    first.inkBounds(of: glyph, font: run.font)
  }

  /// A paragraph of a text with these spans.
  func shape(
    _ source: ParagraphSource, spans: [TextSpan], style: ParagraphStyle = ParagraphStyle(), isRightToLeft: Bool
  ) -> ShapedParagraph {
    let ranges = Self.ranges(source, spans)
    let key = Key(
      text: source.text, ranges: ranges.map(\.range), adapted: ranges.filter(\.isAdapted).map(\.range),
      isRightToLeft: isRightToLeft)
    let shaped = known.value(of: key) ?? shape(key)
    let fitted = fitting.fitted(shaped, source, spans: spans)
    return ShapedParagraph(source, shaped: fitted, spans: spans, style: style)
  }

  private func shape(_ key: Key) -> PangoParagraph {
    let engine: PangoShaper
    if LatinText.holds(key.text, key.ranges) {
      engine = first
    } else {
      engine = key.ranges.contains { $0.style.variant != nil } ? faced : whole
    }
    let plain = engine.shape(key.text, ranges: key.ranges, isRightToLeft: key.isRightToLeft)
    // Both engines number fonts in the same way, so either knows the fonts of any run.
    let boxed = tabularDigits.boxed(plain, key.text, ranges: key.ranges, shaper: first)
    let spaced = proportionalDigits.spaced(boxed, key.text, ranges: key.adapted, shaper: first)
    let shaped = StretchedGlyphs.stretched(spaced, key.text, ranges: key.adapted)
    known.keep(shaped, for: key)
    return shaped
  }

  /// An ellipsis or a hyphen in the style of a span.
  func mark(_ mark: String, span: Int, spans: [TextSpan], isRightToLeft: Bool) -> ShapedParagraph {
    let stretch = ParagraphSource.Stretch(bytes: 0..<mark.utf8.count, span: span)
    let source = ParagraphSource(text: mark, stretches: [stretch], firstSpan: span)
    return shape(source, spans: spans, isRightToLeft: isRightToLeft)
  }

  /// Adjacent spans that only differ in colour are shaped as one, so that kerning and joined letters continue across
  /// them.
  private static func ranges(
    _ source: ParagraphSource, _ spans: [TextSpan]
  ) -> [(range: PangoStyledRange, isAdapted: Bool)] {
    var ranges: [(range: PangoStyledRange, isAdapted: Bool)] = []
    var last: FontSpec?
    for stretch in source.stretches {
      let font = spans[stretch.span].font
      if font == last, let index = ranges.indices.last {
        ranges[index].range.bytes = ranges[index].range.bytes.lowerBound..<stretch.bytes.upperBound
      } else {
        ranges.append((PangoStyledRange(bytes: stretch.bytes, style: font.style), font.isAdapted))
      }
      last = font
    }
    return ranges
  }
}
