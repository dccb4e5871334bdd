// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// Why the text engine cannot start.
public enum PangoError: Error, Sendable, Hashable {
  /// fontconfig does not understand the configuration.
  case configuration
  /// The folders contain no fonts.
  case noFonts
}

/// The properties that select a font file and its features. Size is not included: outlines are not hinted, so they
/// scale.
public struct PangoStyle: Sendable, Hashable {
  /// A family, or several separated by commas.
  public var family: String
  /// 1...1000, as in OpenType.
  public var weight: Int
  /// Whether an italic font is requested.
  public var isItalic: Bool
  /// OpenType features in HarfBuzz syntax: `tnum=1,liga=0`.
  public var features: String
  /// Width and place on axes; nil for the normal width of any font.
  public var variant: PangoVariant?

  /// A style by its family; the weight is 1 to 1000.
  public init(
    family: String, weight: Int, isItalic: Bool = false, features: String = "", variant: PangoVariant? = nil
  ) {
    self.variant = variant
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
  }
}

/// What selects among the fonts of a family beside weight and slant.
public struct PangoVariant: Sendable, Hashable {
  /// In percent of the normal width; the nearest width of the family is used.
  public var width: Int
  /// The weight on the axis `wght` of a variable font; 0 for fonts without one.
  public var axisWeight: Int

  /// A width in percent, and a weight on an axis.
  public init(width: Int = 100, axisWeight: Int = 0) {
    self.width = width
    self.axisWeight = axisWeight
  }

  /// Pango's nine widths in percent, from the narrowest: OpenType's `usWidthClass` 1 to 9.
  static let widths = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
}

/// A range of a paragraph in one style.
public struct PangoStyledRange: Sendable, Hashable {
  /// Offsets in the paragraph's UTF-8.
  public var bytes: Range<Int>
  /// The style of these bytes.
  public var style: PangoStyle

  /// A range of UTF-8 bytes in one style.
  public init(bytes: Range<Int>, style: PangoStyle) {
    self.bytes = bytes
    self.style = style
  }
}

/// One shaped glyph. Lengths are in units; `PangoShaper.unitsPerEm` units make an em.
public struct PangoGlyph: Sendable, Hashable {
  /// The glyph's index in its font; 0 is the box for a character that no font has.
  public var id: UInt32
  /// The start of the text that it shows, in the paragraph's UTF-8. Glyphs that belong together have the same value.
  public var cluster: Int
  /// How far the pen moves after it.
  public var advance: Int
  /// The glyph's offset from the pen; y grows downwards.
  public var dx, dy: Int
  /// The character, if no font has it.
  public var missing: Unicode.Scalar?
  /// Whether the glyph is never drawn, such as a joiner or a direction mark.
  public var isEmpty: Bool
}

/// Glyphs of one font and direction, in visual order from left to right.
public struct PangoRun: Sendable, Hashable {
  /// The font file that the glyph indices refer to.
  public var face: FontFace
  /// The font's number in the shaper that made the run.
  public var font: Int
  /// The bidirectional embedding level; odd levels read from right to left.
  public var level: UInt8
  /// Whether letters join, so that letter spacing would tear words apart.
  public var isCursive: Bool
  /// Offsets in the paragraph's UTF-8.
  public var bytes: Range<Int>
  /// From left to right, whatever the reading direction.
  public var glyphs: [PangoGlyph]

  /// Whether its text is read from right to left.
  public var isRightToLeft: Bool { level % 2 == 1 }
}

/// What is allowed before one byte of a paragraph.
public struct PangoBoundary: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt8

  /// Options by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line may end here: Unicode Annex 14.
  public static let line = PangoBoundary(rawValue: 1)
  /// A user-perceived character begins here: Unicode Annex 29.
  public static let grapheme = PangoBoundary(rawValue: 2)
  /// The character that begins here is a space that is dropped at the end of a line.
  public static let space = PangoBoundary(rawValue: 4)
}

/// A shaped paragraph, not yet broken into lines.
public struct PangoParagraph: Sendable, Hashable {
  /// In reading order.
  public var runs: [PangoRun]
  /// One for each byte of the text, and one for its end.
  public var boundaries: [PangoBoundary]
  /// The base direction: that of the first strong character, or the caller's if there is none.
  public var isRightToLeft: Bool
}
