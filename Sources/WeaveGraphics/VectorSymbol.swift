// SPDX-License-Identifier: MIT

/// A symbol as shapes in a box, sorted into layers that rendering modes colour apart.
public struct VectorSymbol: Sendable, Hashable {
  /// The layer that a shape is in: hierarchical drawing makes each paler than the one before.
  public enum Level: Int, Sendable, Hashable, CaseIterable { case primary, secondary, tertiary }

  /// Whether a shape is an area or a line.
  public enum Drawing: Sendable, Hashable {
    case fill(evenOdd: Bool)
    case stroke(StrokeStyle)
  }

  /// One area or line, in the coordinates of the box.
  public struct Shape: Sendable, Hashable {
    public var path: Path
    public var drawing: Drawing
    public var level: Level
    /// What it shows, for multicolour drawing: `sun`, `cloud`, `rain`…; nil takes the tint.
    public var role: String?

    public init(path: Path, drawing: Drawing, level: Level = .primary, role: String? = nil) {
      self.path = path
      self.drawing = drawing
      self.level = level
      self.role = role
    }
  }

  public var name: String
  /// The box that the shapes are drawn in; a symbol of size s is s high.
  public var viewBox: Rect
  /// From back to front.
  public var shapes: [Shape]

  public init(name: String, viewBox: Rect, shapes: [Shape]) {
    self.name = name
    self.viewBox = viewBox
    self.shapes = shapes
  }
}
