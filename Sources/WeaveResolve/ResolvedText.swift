// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// Which font draws a text, before the shaper picks the file.
public struct FontSpec: Sendable, Hashable {
  /// Where glyphs come from.
  public enum Family: Sendable, Hashable {
    /// Inter under 20 points, Inter Display from 20 on.
    case system
    /// The families that stand for SF Pro Rounded, New York and SF Mono.
    case rounded, serif, monospaced
    /// A family, or several with commas between them: the first that is installed and has a character draws it.
    case named(String)
  }

  /// Where glyphs come from.
  public var family: Family
  /// Points per em.
  public var size: Double
  /// 100...900.
  public var weight: Int
  /// Whether the italic is asked for; where a family has none, it is slanted.
  public var isItalic: Bool
  /// Whether all digits are of one width, so that numbers do not move as they change.
  public var hasTabularDigits: Bool
  /// Points added after each glyph.
  public var tracking: Double
  /// Pixels a point where each pixel is black or white, so that letters stand on whole ones; 0 where they may stand anywhere.
  public var pixelsPerPoint = 0.0

  /// A font by its family and size; weight is 100 to 900, tracking in points.
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

/// A stretch of text with one look.
public struct TextSpan: Sendable, Hashable {
  /// Its characters, with all variables filled in.
  public var text: String
  /// The font of all its characters.
  public var font: FontSpec
  /// The colour of its glyphs; colour emoji have their own.
  public var color: Color
  /// The colour of a 1-point line through the middle of the x-height.
  public var strikethrough: Color?
  /// The colour of a line under the baseline.
  public var underline: Color?
  /// Points from baseline to baseline where a line has no taller font; nil for the `lineHeight` of the text.
  public var lineHeight: Double?

  /// A stretch in one font and colour; lines are nil for none.
  public init(
    _ text: String, font: FontSpec, color: Color, strikethrough: Color? = nil, underline: Color? = nil,
    lineHeight: Double? = nil
  ) {
    self.lineHeight = lineHeight
    self.text = text
    self.font = font
    self.color = color
    self.strikethrough = strikethrough
    self.underline = underline
  }
}

/// A text with all that shaping needs.
public struct ResolvedText: Sendable, Hashable {
  /// Where the ellipsis stands in a text that is cut.
  public enum Truncation: String, Sendable, Hashable, CaseIterable { case head, middle, tail }

  /// What counts as the text's box.
  public enum Box: String, Sendable, Hashable, CaseIterable {
    /// Line boxes, each as high as the tallest font on its line.
    case line
    /// From the cap line of the first line to the baseline of the last.
    case cap
  }

  /// In the order of reading.
  public var spans: [TextSpan]
  /// Points from baseline to baseline, and the height of a single line's box, where spans have no `lineHeight` of their own.
  public var lineHeight: Double
  /// The most lines that are set; nil for as many as fit.
  public var lineLimit: Int?
  /// Where the ellipsis stands in a text that is cut.
  public var truncation: Truncation
  /// The smallest factor that the size may shrink by to fit its lines; 1 never shrinks.
  public var minimumScale: Double
  /// Where lines shorter than the box stand.
  public var alignment: HorizontalAlignment
  /// What counts as the text's box.
  public var box: Box
  /// Whether the first line's ink, and not its side bearing, meets the leading edge.
  public var alignsInkToLeadingEdge: Bool
  /// Whether lines of a wrapped text are made about equally long.
  public var isBalanced: Bool
  /// Whether lines end between words alone, also in scripts whose lines may end between any two letters.
  public var keepsWords: Bool
  /// Points from a paragraph's leading edge at which what follows a tab begins, in any order.
  public var tabStops: [Double]

  /// What most tells texts apart: they are looked up for each size that a layout asks for, and hashing all of a font and its
  /// colour took longer than the lookup.
  public func hash(into hasher: inout Hasher) {
    for span in spans {
      hasher.combine(span.text)
      hasher.combine(span.font.size)
    }
  }

  /// A text of stretches; lengths are points.
  public init(
    spans: [TextSpan], lineHeight: Double, lineLimit: Int? = nil, truncation: Truncation = .tail,
    minimumScale: Double = 1, alignment: HorizontalAlignment = .leading, box: Box = .line,
    alignsInkToLeadingEdge: Bool = false, isBalanced: Bool = false, keepsWords: Bool = false, tabStops: [Double] = []
  ) {
    self.spans = spans
    self.lineHeight = lineHeight
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.minimumScale = minimumScale
    self.alignment = alignment
    self.box = box
    self.alignsInkToLeadingEdge = alignsInkToLeadingEdge
    self.isBalanced = isBalanced
    self.keepsWords = keepsWords
    self.tabStops = tabStops
  }

  /// All characters, in the order of reading.
  public var string: String { spans.map(\.text).joined() }
}

extension ResolvedText {
  /// Whether two equal texts are of the same bytes: Swift takes an é for an e with an accent after it, and fonts do not.
  public func isSpelled(like other: ResolvedText) -> Bool {
    zip(spans, other.spans).allSatisfy { $0.text.utf8.elementsEqual($1.text.utf8) }
  }
}
