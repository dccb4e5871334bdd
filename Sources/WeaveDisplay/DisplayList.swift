// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics

/// One thing to draw. Coordinates are points from the top left of the canvas, or of the group around it.
public enum DrawCommand: Sendable, Hashable {
  /// Paints the inside of a path; with `evenOdd` parts within parts are holes.
  case fill(Path, Paint, evenOdd: Bool)
  /// Paints a line along a path.
  case stroke(Path, StrokeStyle, Paint)
  /// Glyphs with the start of their baseline at a point.
  case glyphs(GlyphRun, at: Point, Color)
  /// The part `source` (pixels of the picture, fractions allowed) scaled onto `destination`.
  case image(RasterImage, source: Rect, destination: Rect)
  /// What has been drawn so far, blurred by `radius` (the standard deviation) and made more vivid, within a path.
  case backdrop(Path, radius: Double, saturation: Double)
  /// Things that are moved, cut, changed or named as one.
  indirect case group(DisplayGroup)
}

/// A command and the node that it belongs to.
public struct DisplayItem: Sendable, Hashable {
  /// What is done.
  public var command: DrawCommand
  /// The `id` of the node, or its place in the tree, such as `content.children[2]`.
  public var node: String
  /// Where the node stands in the design; nil for what a built-in template draws by itself.
  public var range: SourceRange?

  /// A thing to draw, with the node that it is drawn for and that node's place in the design.
  public init(_ command: DrawCommand, node: String, range: SourceRange? = nil) {
    self.command = command
    self.node = node
    self.range = range
  }
}

/// A picture as a tree of commands, drawn in order on a transparent canvas.
public struct DisplayList: Sendable, Hashable {
  /// Points.
  public var canvas: Size
  /// From back to front.
  public var items: [DisplayItem]
  /// For readers that cannot see: the design's name, and what it says.
  public var title: String
  /// What the picture shows, in sentences for people who do not see it.
  public var summary: String
  /// What is done with the finished picture as a whole.
  public var finish: Finish?

  /// A change of all colours, after everything has been drawn.
  public enum Finish: Sendable, Hashable {
    /// From black to white becomes from `dark` to `light`, by luma, along a straight line.
    case duotone(dark: Color, light: Color)
    /// Every pixel black or white. Within the boxes, in points, grey becomes scattered dots of both, or a regular pattern.
    case bilevel(dithered: [Rect], ordered: [Rect] = [])
  }

  /// A list on a canvas in points; title and summary are for people who do not see the picture.
  public init(canvas: Size, items: [DisplayItem], title: String = "", summary: String = "") {
    self.canvas = canvas
    self.items = items
    self.title = title
    self.summary = summary
  }
}

extension [DisplayItem] {
  /// Visits everything that is drawn, groups apart, in the order of drawing.
  ///
  /// - Parameters:
  ///   - map: to the canvas.
  ///   - opacity: of all groups around.
  ///   - visit: gets an item with its own map and opacity.
  public func forEachLeaf(
    _ map: Transform = .identity, _ opacity: Double = 1, _ visit: (DisplayItem, Transform, _ opacity: Double) -> Void
  ) {
    for item in self {
      guard case .group(let group) = item.command else {
        visit(item, map, opacity)
        continue
      }
      group.children.forEachLeaf(
        group.transform?.then(map) ?? map, opacity * (group.effects?.opacity ?? 1), visit)
    }
  }
}
