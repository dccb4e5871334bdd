// SPDX-License-Identifier: MIT

/// A symbol as shapes in a box, sorted into layers that rendering modes colour apart.
public struct VectorSymbol: Sendable, Hashable {
  /// The layer that a shape is in: hierarchical drawing makes each paler than the one before.
  public enum Level: Int, Sendable, Hashable, CaseIterable { case primary, secondary, tertiary }

  /// Whether a shape is an area or a line.
  public enum Drawing: Sendable, Hashable {
    /// The inside is painted; with `evenOdd` parts within parts are holes, else where directions are opposite.
    case fill(evenOdd: Bool)
    /// A line along the path is painted.
    case stroke(StrokeStyle)
  }

  /// One area or line, in the coordinates of the box.
  public struct Shape: Sendable, Hashable {
    /// In the coordinates of the symbol's view box.
    public var path: Path
    /// Whether the inside or a line is painted.
    public var drawing: Drawing
    /// Which of the layers of a hierarchical symbol it belongs to.
    public var level: Level
    /// What it shows, for multicolour drawing: `sun`, `cloud`, `rain`…; nil takes the tint.
    public var role: String?

    /// A shape of a symbol; `role` names what it is a part of where colours of its own are known.
    public init(path: Path, drawing: Drawing, level: Level = .primary, role: String? = nil) {
      self.path = path
      self.drawing = drawing
      self.level = level
      self.role = role
    }
  }

  /// The name that it was asked for by.
  public var name: String
  /// The box that the shapes are drawn in; a symbol of size s is s high.
  public var viewBox: Rect
  /// From back to front.
  public var shapes: [Shape]

  /// A symbol of shapes in the coordinates of a view box.
  public init(name: String, viewBox: Rect, shapes: [Shape]) {
    self.name = name
    self.viewBox = viewBox
    self.shapes = shapes
  }
}
