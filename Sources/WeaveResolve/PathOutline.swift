// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A free outline in a box of its own, with the way it fits the box that it is drawn in.
public struct PathOutline: Sendable, Hashable {
  /// The path in the coordinates of `box`.
  public var path: Path
  /// The part of the path's plane that is shown; not empty.
  public var box: Rect
  /// How the path fits its room.
  public var mode: PathFit
  /// Whether the even-odd rule decides what is inside; otherwise the non-zero rule does.
  public var isEvenOdd: Bool

  /// Makes an outline from a path and its box. It is fitted to the room of the node.
  public init(path: Path, box: Rect, mode: PathFit = .fit, isEvenOdd: Bool = false) {
    self.path = path
    self.box = box
    self.mode = mode
    self.isEvenOdd = isEvenOdd
  }

  /// The path fitted to a box and centred there.
  public func path(in r: Rect) -> Path {
    guard box.width > 0, box.height > 0 else { return Path() }
    var (x, y) = (r.width / box.width, r.height / box.height)
    switch mode {
    case .fit: (x, y) = (min(x, y), min(x, y))
    case .fill: (x, y) = (max(x, y), max(x, y))
    case .stretch: break
    }
    return path.transformed(
      by: Transform(a: x, b: 0, c: 0, d: y, tx: r.midX - box.midX * x, ty: r.midY - box.midY * y))
  }
}
