// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeaveResolve

/// One line of shaped text.
public struct ShapedLine: Sendable, Hashable {
  /// The start of the line's baseline, relative to the top left of the text's box.
  public var origin: Point
  /// From left to right, whatever the reading order.
  public var runs: [GlyphRun]
  /// How far the line moves the pen, without trailing space.
  public var width: Double

  /// A line at an origin in its text's box, `width` points long.
  public init(origin: Point, runs: [GlyphRun], width: Double) {
    self.origin = origin
    self.runs = runs
    self.width = width
  }
}

/// A text that has been shaped for a width: its size and its glyphs, ready to be drawn.
public struct ShapedText: Sendable, Hashable {
  /// As large as the lines need; only wider than the proposed width if a single glyph is.
  public var size: Size
  /// From top to bottom; at least one.
  public var lines: [ShapedLine]
  /// From the top of the box, in points.
  public var firstBaseline: Double
  /// From the top of the box, in points; equals the first baseline if there is one line.
  public var lastBaseline: Double
  /// Whether an ellipsis replaces some of the text, or a line is cut.
  public var isTruncated: Bool
  /// The factor by which the sizes were reduced; 1 if they were not.
  public var scale: Double
  /// Scalars that no font of the set can draw.
  public var missing: [Unicode.Scalar]
  /// Families that the text would be set in if they were installed.
  public var absentFamilies: [AbsentFamily]

  /// A text by its lines and the results of fitting it.
  public init(
    size: Size, lines: [ShapedLine], firstBaseline: Double, lastBaseline: Double, isTruncated: Bool = false,
    scale: Double = 1, missing: [Unicode.Scalar] = [], absentFamilies: [AbsentFamily] = []
  ) {
    self.size = size
    self.lines = lines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
    self.scale = scale
    self.missing = missing
    self.absentFamilies = absentFamilies
  }
}

/// Shapes text for layout, which does not depend on a text engine.
public protocol TextMeasurer {
  /// The text, broken, shrunk and cut for a width.
  ///
  /// - Parameters:
  ///   - width: the most that a line may take; nil or infinite for no bound; 0 asks for the narrowest.
  ///   - height: the most that all lines may take; nil for no bound. At least one line is always shaped.
  ///   - isRightToLeft: the base direction, if the text itself does not determine it.
  func shape(_ text: ResolvedText, width: Double?, height: Double?, isRightToLeft: Bool) -> ShapedText
}
