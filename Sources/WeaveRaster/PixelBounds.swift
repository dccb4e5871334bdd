// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A box of whole pixels.
struct PixelBounds: Hashable {
  var x, y, width, height: Int

  static let empty = PixelBounds(x: 0, y: 0, width: 0, height: 0)

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The number of its pixels.
  var pixels: Int { width * height }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The pixels that a box touches. Infinite boxes are limited to ±2²⁰ pixels; a box with NaN is empty.
  init(around r: Rect) {
    let limit = 1_048_576.0
    func held(_ v: Double) -> Int? { v.isNaN ? nil : Int(min(max(v, -limit), limit)) }
    guard let left = held(r.minX.rounded(.down)), let top = held(r.minY.rounded(.down)),
      let right = held(r.maxX.rounded(.up)), let bottom = held(r.maxY.rounded(.up))
    else {
      self = .empty
      return
    }
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelBounds(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelBounds(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The box with the same margin on all sides.
  func grown(by margin: Int) -> PixelBounds {
    isEmpty ? self : PixelBounds(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  func offset(x dx: Int, y dy: Int) -> PixelBounds {
    isEmpty ? self : PixelBounds(x: x + dx, y: y + dy, width: width, height: height)
  }

  var rect: Rect { Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)) }
}

extension Transform {
  /// Whether the map only moves and scales equally in both directions.
  var isUniform: Bool { b == 0 && c == 0 && a == d && a > 0 }

  /// Whether pictures stay upright, so that each can be scaled to its pixels.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether upright boxes stay upright.
  var isAxisAligned: Bool { b == 0 && c == 0 }
}
