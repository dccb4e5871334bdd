// SPDX-License-Identifier: MIT

/// A face of a font file, as chosen by the text shaper.
public struct FontFace: Sendable, Hashable {
  /// Path of the font file.
  public var file: String
  /// Index of the face within the file.
  public var index: Int
  /// The family by its English name.
  public var family: String
  /// 100 (thin) to 900 (black), as in CSS and OpenType.
  public var weight: Int
  /// Whether it is an italic face.
  public var isItalic: Bool
  /// Whether its glyphs have their own colours (emoji).
  public var hasColor: Bool
  /// The width of its glyphs relative to those in the file.
  public var stretch = 1.0
  /// The height of its glyphs relative to those in the file.
  public var height = 1.0
  /// The weight on the axis `wght` of a variable font; 0 for the weight that `index` names.
  public var axisWeight = 0
  /// Whether its glyphs consist of squares that are drawn as whole pixels.
  public var isOnPixels = false

  /// A face by its file, its index in the file, and its properties from fontconfig.
  public init(file: String, index: Int, family: String, weight: Int, isItalic: Bool, hasColor: Bool) {
    self.file = file
    self.index = index
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.hasColor = hasColor
  }
}

/// One glyph, positioned relative to the start of its run's baseline; in points.
public struct Glyph: Sendable, Hashable {
  /// The index of the glyph in its font file.
  public var id: UInt32
  /// Its origin, in points from the start of the baseline; y grows downwards.
  public var x, y: Double

  /// A glyph at an offset from the beginning of its run, in points.
  public init(id: UInt32, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// Shaped text of one face, size and direction, used for both measuring and drawing.
public struct GlyphRun: Sendable, Hashable {
  /// The face that the glyph indices refer to.
  public var face: FontFace
  /// Points per em.
  public var size: Double
  /// In visual order from left to right, whatever the direction of the text.
  public var glyphs: [Glyph]
  /// How far the run moves the pen, in points.
  public var advance: Double
  /// The text that the run shows, for live text and for accessibility.
  public var text: String
  /// Whether the text reads from right to left.
  public var isRightToLeft: Bool
  /// The span of the text that the run belongs to; it has that span's colour.
  public var span: Int
  /// The outlines of all glyphs, in points from the start of the baseline; nil unless the text has a stroke.
  public var outline: Path?

  /// A run of glyphs of one face and size.
  ///
  /// - Parameters:
  ///   - size: of the em, in points.
  ///   - advance: the width of the run, in points.
  ///   - text: the characters that the glyphs show, in reading order.
  ///   - span: the index of the text's span that it belongs to.
  public init(
    face: FontFace, size: Double, glyphs: [Glyph], advance: Double, text: String, isRightToLeft: Bool = false,
    span: Int = 0
  ) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.advance = advance
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.span = span
  }
}
