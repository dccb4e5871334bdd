// SPDX-License-Identifier: MIT

/// The edges of device pixels, in points.
public struct PixelGrid: Sendable, Hashable {
  /// Device pixels per point.
  public var scale: Double

  /// - Parameter scale: device pixels per point; a value that is not a positive number counts as 1.
  public init(scale: Double) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  /// The nearest edge to a coordinate; if two are equally near, the lower or right one.
  public func rounded(_ value: Double) -> Double { (pixels(value) + 0.5).rounded(.down) / scale }

  /// The smallest number of whole pixels that holds a length, in points.
  public func roundedUp(_ value: Double) -> Double { pixels(value).rounded(.up) / scale }

  /// Two sums that should be equal may differ in their last bits. Rounding to fractions of a pixel keeps them together
  /// if the exact value lies on an edge or between two, which is common in designs.
  private func pixels(_ value: Double) -> Double { (value * scale * 256).rounded() / 256 }

  /// A thickness in whole pixels, at least one.
  public func thickness(_ value: Double) -> Double { max(1, (value * scale).rounded()) / scale }

  /// The box with its edges on pixels; a side longer than zero keeps at least one pixel.
  public func rounded(_ r: Rect) -> Rect {
    func side(_ low: Double, _ high: Double, _ length: Double) -> Double {
      length > 0 ? max(high - low, 1 / scale) : 0
    }
    let x = rounded(r.minX)
    let y = rounded(r.minY)
    return Rect(
      x: x, y: y, width: side(x, rounded(r.maxX), r.width), height: side(y, rounded(r.maxY), r.height))
  }
}
