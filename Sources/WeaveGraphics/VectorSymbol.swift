// SPDX-License-Identifier: MIT

/// A symbol as shapes in a box, sorted into layers that rendering modes colour apart.
public struct VectorSymbol: Sendable, Hashable {
  /// What a layer shows, for multicolour drawing: `sun`, `cloud`, `rain`…; nil takes the tint.
  public enum Level: Int, Sendable, Hashable, CaseIterable { case primary, secondary, tertiary }

  public enum Drawing: Sendable, Hashable {
    case fill(evenOdd: Bool)
    case stroke(StrokeStyle)
  }

  public struct Shape: Sendable, Hashable {
    public var path: Path
    public var drawing: Drawing
    public var level: Level
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
  public var shapes: [Shape]

  public init(name: String, viewBox: Rect, shapes: [Shape]) {
    self.name = name
    self.viewBox = viewBox
    self.shapes = shapes
  }
}
