// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics

/// One drawing command. Coordinates are points from the top left of the canvas, or of the surrounding group.
public enum DrawCommand: Sendable, Hashable {
  /// Fills a path; with `evenOdd`, parts within parts are holes.
  case fill(Path, Paint, evenOdd: Bool)
  /// Strokes a path.
  case stroke(Path, StrokeStyle, Paint)
  /// Glyphs whose baseline starts at a point.
  case glyphs(GlyphRun, at: Point, Color)
  /// The part `source` (pixels of the picture, fractions allowed) scaled onto `destination`.
  case image(RasterImage, source: Rect, destination: Rect)
  /// The picture drawn so far, blurred by `radius` (the standard deviation) and with more saturation, within a path.
  case backdrop(Path, radius: Double, saturation: Double)
  /// Items that are moved, clipped, changed or named together.
  indirect case group(DisplayGroup)
}

/// A command and the node that it belongs to.
public struct DisplayItem: Sendable, Hashable {
  /// The command.
  public var command: DrawCommand
  /// The `id` of the node, or its path in the tree, such as `content.children[2]`.
  public var node: String
  /// Where the node stands in the design; nil for nodes that a built-in template draws itself.
  public var range: SourceRange?

  /// A command, with its node and that node's place in the design.
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
  /// The design's name, for readers who cannot see the picture.
  public var title: String
  /// The content of the picture in sentences, for readers who cannot see it.
  public var summary: String
  /// The change of the finished picture as a whole.
  public var finish: Finish?

  /// A change of all colours, after everything has been drawn.
  public enum Finish: Sendable, Hashable {
    /// Maps black to `dark` and white to `light`, linearly by luma.
    case duotone(dark: Color, light: Color)
    /// Makes every pixel black or white. Within the boxes, in points, grey becomes scattered dots or a regular pattern.
    case bilevel(dithered: [Rect], ordered: [Rect] = [])
  }

  /// A list on a canvas in points; title and summary are for readers who cannot see the picture.
  public init(canvas: Size, items: [DisplayItem], title: String = "", summary: String = "") {
    self.canvas = canvas
    self.items = items
    self.title = title
    self.summary = summary
  }
}

extension [DisplayItem] {
  /// Visits every item except groups, in drawing order.
  ///
  /// - Parameters:
  ///   - map: to the canvas.
  ///   - opacity: of all surrounding groups.
  ///   - visit: receives an item with its own map and opacity.
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
