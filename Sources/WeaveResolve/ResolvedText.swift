// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// The font of a text, before the shaper picks the file.
public struct FontSpec: Sendable, Hashable {
  /// The source of the glyphs.
  public enum Family: Sendable, Hashable {
    /// Inter below 20 points, Inter Display from 20 points.
    case system
    /// The families that replace SF Pro Rounded, New York and SF Mono.
    case rounded, serif, monospaced
    /// A family, or several separated by commas: the first that is installed and has the character draws it.
    case named(String)
    /// A face by its name, and its width in percent.
    case face(DisplayFace, width: Int)
  }

  /// The source of the glyphs.
  public var family: Family
  /// Points per em.
  public var size: Double
  /// The weight, 100...900.
  public var weight: Int
  /// Whether an italic is requested; a family without italics is slanted.
  public var isItalic: Bool
  /// Whether all digits have the same width, so that numbers do not move when they change.
  public var hasTabularDigits: Bool
  /// Points added after each glyph, beside the spacing that belongs to the family and the size.
  public var tracking: Double
  /// Pixels per point if pixels can only be black or white, so that letters are placed on whole pixels; 0 if they may
  /// be placed anywhere.
  public var pixelsPerPoint = 0.0

  /// Makes a font from its family and size; weight is 100 to 900, tracking in points.
  public init(
    family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false,
    hasTabularDigits: Bool = false, tracking: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasTabularDigits = hasTabularDigits
    self.tracking = tracking
  }
}

extension FontSpec {
  /// The distance from a line's top to its baseline, per em.
  ///
  /// - Source: the table `hhea` of SF Pro: 1950 of 2048 units. Pictures that SwiftUI drew agree.
  public static let ascentRatio = 1950.0 / 2048
  /// The height of a single line, per em: the ascent and the 494 units of the descent.
  public static let lineRatio = ascentRatio + 494.0 / 2048
}

/// A stretch of text in one style.
public struct TextSpan: Sendable, Hashable {
  /// The characters, with all variables filled in.
  public var text: String
  /// The font of all characters.
  public var font: FontSpec
  /// The colour of the glyphs; colour emoji keep their own.
  public var color: Color
  /// The gradient of the glyphs over the whole text, instead of the colour; nil for none.
  public var gradient: Fill?
  /// The colour of a 1-point line through the middle of the x-height; nil for no line.
  public var strikethrough: Color?
  /// The colour of a line under the baseline; nil for no line.
  public var underline: Color?
  /// Points from baseline to baseline if the line has no taller font; nil for the `lineHeight` of the text.
  public var lineHeight: Double?
  /// The height of a single line in points, if it is lower than the font's own; only used with `lineHeight`.
  public var lineBox: Double?

  /// Makes a span in one font and colour; a nil line colour draws no line.
  public init(
    _ text: String, font: FontSpec, color: Color, gradient: Fill? = nil, strikethrough: Color? = nil,
    underline: Color? = nil, lineHeight: Double? = nil, lineBox: Double? = nil
  ) {
    self.lineHeight = lineHeight
    self.lineBox = lineBox
    self.text = text
    self.font = font
    self.color = color
    self.gradient = gradient
    self.strikethrough = strikethrough
    self.underline = underline
  }
}

/// A line around the letters of a text.
public struct TextStroke: Sendable, Hashable {
  /// Its paint, over the box of the text.
  public var fill: Fill
  /// Its width outside of the letters, in points; along the edges of clear letters it has half of it on both sides.
  public var width: Double

  /// A line by its paint and its width in points.
  public init(fill: Fill, width: Double) {
    self.fill = fill
    self.width = width
  }
}

/// A text with everything that shaping needs.
public struct ResolvedText: Sendable, Hashable {
  /// The spans in reading order.
  public var spans: [TextSpan]
  /// Points from baseline to baseline, for spans without a `lineHeight` of their own.
  public var lineHeight: Double
  /// The height of a single line in points, if it is lower than the font's own, `FontSpec.lineRatio`.
  public var lineBox: Double?
  /// Device pixels per point; the height of the whole text is rounded up to a pixel. 0 does not round.
  public var pixelsPerPoint: Double
  /// The greatest number of lines; nil for as many as fit.
  public var lineLimit: Int?
  /// Whether it is as high as `lineLimit` lines even with fewer.
  public var reservesLines: Bool
  /// The place of the ellipsis in a truncated text.
  public var truncation: TextTruncation
  /// The smallest factor by which the size may shrink to fit the lines; 1 never shrinks.
  public var minimumScale: Double
  /// Whether it also shrinks for a height that is too low, and not only for a width.
  public var shrinksForHeight = false
  /// A line around the letters; nil for none.
  public var stroke: TextStroke?
  /// The alignment of lines that are shorter than the box.
  public var alignment: HorizontalAlignment
  /// What counts as the text's box.
  public var box: TextBox
  /// Whether the leading edge is aligned with the first line's ink instead of its side bearing.
  public var alignsInkToLeadingEdge: Bool
  /// Whether the lines of a wrapped text get about equal lengths.
  public var isBalanced: Bool
  /// Whether lines break only between words, even in scripts that allow a break between any two letters.
  public var keepsWords: Bool
  /// Tab stops in points from a paragraph's leading edge, in any order. The text after a tab begins at one.
  public var tabStops: [Double]

  /// Hashes only what differs most between texts. Texts are looked up for each size that layout tries, and hashing the
  /// whole font and colour took longer than the lookup.
  public func hash(into hasher: inout Hasher) {
    for span in spans {
      hasher.combine(span.text)
      hasher.combine(span.font.size)
    }
  }

  /// Makes a text from spans; lengths are in points.
  public init(
    spans: [TextSpan], lineHeight: Double, lineBox: Double? = nil, pixelsPerPoint: Double = 0,
    lineLimit: Int? = nil, reservesLines: Bool = false, truncation: TextTruncation = .tail,
    minimumScale: Double = 1, alignment: HorizontalAlignment = .leading, box: TextBox = .line,
    alignsInkToLeadingEdge: Bool = false, isBalanced: Bool = false, keepsWords: Bool = false, tabStops: [Double] = []
  ) {
    self.spans = spans
    self.lineHeight = lineHeight
    self.lineBox = lineBox
    self.pixelsPerPoint = pixelsPerPoint
    self.lineLimit = lineLimit
    self.reservesLines = reservesLines
    self.truncation = truncation
    self.minimumScale = minimumScale
    self.alignment = alignment
    self.box = box
    self.alignsInkToLeadingEdge = alignsInkToLeadingEdge
    self.isBalanced = isBalanced
    self.keepsWords = keepsWords
    self.tabStops = tabStops
  }

  /// All characters in reading order.
  public var string: String { spans.map(\.text).joined() }
}

extension ResolvedText {
  /// Whether two equal texts have the same bytes. Swift treats é and e with a combining accent as equal, but fonts do
  /// not.
  public func isSpelled(like other: ResolvedText) -> Bool {
    zip(spans, other.spans).allSatisfy { $0.text.utf8.elementsEqual($1.text.utf8) }
  }
}
