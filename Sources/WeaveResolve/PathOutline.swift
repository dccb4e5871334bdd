// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A free outline in a box of its own, and how that takes the box that it is drawn in.
public struct PathOutline: Sendable, Hashable {
  /// How a path is laid into its room: whole, covering it, or stretched to it.
  public enum Mode: String, Sendable, Hashable, CaseIterable { case fit, fill, stretch }

  /// In the coordinates of `box`.
  public var path: Path
  /// The part of the path's plane that is shown; not empty.
  public var box: Rect
  /// How it is laid into its room.
  public var mode: Mode
  /// Whether overlapping parts are holes by turns, and not by the direction in which they run.
  public var isEvenOdd: Bool

  /// A path in a box, laid into the room that the node gets.
  public init(path: Path, box: Rect, mode: Mode = .fit, isEvenOdd: Bool = false) {
    self.path = path
    self.box = box
    self.mode = mode
    self.isEvenOdd = isEvenOdd
  }

  /// The outline in a box, its own box in the middle.
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
