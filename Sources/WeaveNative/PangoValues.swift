// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// Why the text engine cannot start.
public enum PangoError: Error, Sendable, Hashable {
  /// fontconfig does not understand the configuration.
  case configuration
  /// The folders hold no font.
  case noFonts
}

/// What picks a font file and its features; a size is no part of it, since outlines are not hinted and scale.
public struct PangoStyle: Sendable, Hashable {
  /// A family, or several with commas between them.
  public var family: String
  /// 1...1000, as OpenType counts.
  public var weight: Int
  /// Whether an italic of the family is asked for.
  public var isItalic: Bool
  /// OpenType features as HarfBuzz reads them: `tnum=1,liga=0`.
  public var features: String

  /// A style by its family; the weight is 1 to 1000.
  public init(family: String, weight: Int, isItalic: Bool = false, features: String = "") {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
  }
}

/// A stretch of a paragraph that is shaped by itself in one style.
public struct PangoStyledRange: Sendable, Hashable {
  /// Offsets in the paragraph's UTF-8.
  public var bytes: Range<Int>
  /// What these bytes are set in.
  public var style: PangoStyle

  /// A stretch of UTF-8 bytes in one style.
  public init(bytes: Range<Int>, style: PangoStyle) {
    self.bytes = bytes
    self.style = style
  }
}

/// One shaped glyph; lengths in units of which `PangoShaper.unitsPerEm` make an em.
public struct PangoGlyph: Sendable, Hashable {
  /// The glyph's index in its font; 0 is the box for a character that no font has.
  public var id: UInt32
  /// Where the text that it shows begins, in the paragraph's UTF-8; the same for glyphs that belong together.
  public var cluster: Int
  /// How far the pen moves after it.
  public var advance: Int
  /// The glyph's distance from the pen; y grows downwards.
  public var dx, dy: Int
  /// The character, where no font has it.
  public var missing: Unicode.Scalar?
  /// Whether nothing is drawn: joiners, marks of direction.
  public var isEmpty: Bool
}

/// Glyphs of one font and direction, in visual order from left to right.
public struct PangoRun: Sendable, Hashable {
  /// The file that the glyphs are numbered in.
  public var face: FontFace
  /// The font's number in the shaper that made the run.
  public var font: Int
  /// The bidirectional embedding level; odd levels read from right to left.
  public var level: UInt8
  /// Whether letters join, so that space between them would tear the word.
  public var isCursive: Bool
  /// Offsets in the paragraph's UTF-8.
  public var bytes: Range<Int>
  /// From left to right, whatever is read first.
  public var glyphs: [PangoGlyph]

  /// Whether its text is read from right to left.
  public var isRightToLeft: Bool { level % 2 == 1 }
}

/// What may happen before one byte of a paragraph.
public struct PangoBoundary: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt8

  /// Options by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line may end here: Unicode Annex 14.
  public static let line = PangoBoundary(rawValue: 1)
  /// A user-perceived character begins here: Unicode Annex 29.
  public static let grapheme = PangoBoundary(rawValue: 2)
  /// The character that begins here is a space that vanishes at a line's end.
  public static let space = PangoBoundary(rawValue: 4)
}

/// A shaped paragraph, not yet broken into lines.
public struct PangoParagraph: Sendable, Hashable {
  /// In reading order.
  public var runs: [PangoRun]
  /// One for each byte of the text and one for its end.
  public var boundaries: [PangoBoundary]
  /// The base direction: the first strong character's, or the caller's where there is none.
  public var isRightToLeft: Bool
}
