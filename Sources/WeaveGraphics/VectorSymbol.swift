// SPDX-License-Identifier: MIT

/// A symbol as shapes in a box, assigned to layers that rendering modes colour separately.
public struct VectorSymbol: Sendable, Hashable {
  /// The layer of a shape. In hierarchical drawing, each is paler than the one before.
  public enum Level: Int, Sendable, Hashable, CaseIterable { case primary, secondary, tertiary }

  /// Whether a shape is an area or a line.
  public enum Drawing: Sendable, Hashable {
    /// The inside is painted. With `evenOdd`, nested parts are holes; otherwise parts of opposite direction are.
    case fill(evenOdd: Bool)
    /// A line along the path is painted.
    case stroke(StrokeStyle)
  }

  /// One area or line, in the coordinates of the box.
  public struct Shape: Sendable, Hashable {
    /// In the coordinates of the symbol's view box.
    public var path: Path
    /// Whether the inside or a line along the path is painted.
    public var drawing: Drawing
    /// The layer of a hierarchical symbol that it belongs to.
    public var level: Level
    /// What it shows, for multicolour drawing: `sun`, `cloud`, `rain`…; nil uses the tint.
    public var role: String?

    /// A shape of a symbol; `role` selects a colour in multicolour drawing.
    public init(path: Path, drawing: Drawing, level: Level = .primary, role: String? = nil) {
      self.path = path
      self.drawing = drawing
      self.level = level
      self.role = role
    }
  }

  /// The name that it was requested by.
  public var name: String
  /// The box that the shapes are drawn in.
  public var viewBox: Rect
  /// The box around all shapes, including the widths of lines.
  public var ink: Rect
  /// Where the ink lies beside text.
  public var metrics: SymbolMetrics
  /// From back to front.
  public var shapes: [Shape]

  /// A symbol of shapes in the coordinates of a view box; without metrics, those of its drawing.
  public init(name: String, viewBox: Rect, shapes: [Shape], metrics: SymbolMetrics? = nil) {
    self.name = name
    self.viewBox = viewBox
    self.shapes = shapes
    ink = Self.ink(of: shapes) ?? viewBox
    self.metrics = metrics ?? SymbolMetrics(ink: ink, viewBox: viewBox)
  }

  private static func ink(of shapes: [Shape]) -> Rect? {
    shapes.reduce(into: nil) { bounds, shape in
      guard var box = shape.path.extent else { return }
      if case .stroke(let style) = shape.drawing { box = box.insetBy(dx: -style.width / 2, dy: -style.width / 2) }
      bounds = bounds.map { $0.union(box) } ?? box
    }
  }
}
