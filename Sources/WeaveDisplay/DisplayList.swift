// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics

/// One thing to draw. Coordinates are points from the top left of the canvas; a `begin…` lasts until its `end`.
public enum DrawCommand: Sendable, Hashable {
  case fill(Path, Paint, evenOdd: Bool)
  case stroke(Path, StrokeStyle, Paint)
  /// Glyphs with the start of their baseline at a point.
  case glyphs(GlyphRun, at: Point, Color)
  /// The part `source` (pixels of the picture, fractions allowed) scaled onto `destination`.
  case image(RasterImage, source: Rect, destination: Rect)
  /// What has been drawn so far, blurred by `radius` (the standard deviation) and made more vivid, within a path.
  case backdrop(Path, radius: Double, saturation: Double)
  case beginClip(Path)
  case beginTransform(Transform)
  /// What follows is drawn apart, and laid over the rest as one picture.
  case beginGroup(Group)
  /// A name for what follows, for readers that cannot see.
  case beginLabel(String)
  case end

  /// Effects on a group as a whole, applied in this order: blur, shadow, opacity, mask.
  public struct Group: Sendable, Hashable {
    /// The standard deviation of a gaussian, in points; 0 for none.
    public var blur: Double
    public var shadow: Shadow?
    /// 0...1.
    public var opacity: Double
    /// Its opacity at each point is the group's there; its colours do not count.
    public var mask: Gradient?

    public init(blur: Double = 0, shadow: Shadow? = nil, opacity: Double = 1, mask: Gradient? = nil) {
      self.blur = blur
      self.shadow = shadow
      self.opacity = opacity
      self.mask = mask
    }
  }

  public struct Shadow: Sendable, Hashable {
    public var color: Color
    /// The standard deviation of the gaussian, in points.
    public var deviation: Double
    public var x, y: Double

    public init(color: Color, deviation: Double, x: Double, y: Double) {
      self.color = color
      self.deviation = deviation
      self.x = x
      self.y = y
    }
  }
}

/// A command and the node that it belongs to.
public struct DisplayItem: Sendable, Hashable {
  public var command: DrawCommand
  public var node: String
  public var range: SourceRange?

  public init(_ command: DrawCommand, node: String, range: SourceRange? = nil) {
    self.command = command
    self.node = node
    self.range = range
  }
}

/// A picture as a flat list of commands, drawn in order on a transparent canvas.
public struct DisplayList: Sendable, Hashable {
  /// Points.
  public var canvas: Size
  public var items: [DisplayItem]
  /// For readers that cannot see: the design's name, and what it says.
  public var title: String
  public var summary: String
  /// What is done with the finished picture as a whole.
  public var finish: Finish?

  /// A change of all colours, after everything has been drawn.
  public enum Finish: Sendable, Hashable {
    /// From black to white becomes from `dark` to `light`, by luma, along a straight line.
    case duotone(dark: Color, light: Color)
    /// Every pixel black or white. Within the boxes, in points, grey becomes a pattern of both.
    case bilevel(dithered: [Rect])
  }

  public init(canvas: Size, items: [DisplayItem], title: String = "", summary: String = "") {
    self.canvas = canvas
    self.items = items
    self.title = title
    self.summary = summary
  }
}
