// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A pane of glass with a rounded rim, through which a blurred picture is seen.
///
/// The middle of the pane is flat. Towards the rim the surface bends down like a quarter of a circle, so what is seen
/// there lies ever further inside: the displacement grows from nothing to `bend` at the rim. All colours bend alike.
struct GlassLens {
  /// The width of the bent rim, in points.
  private static let rim = 18.0
  /// The displacement at the very edge, in points.
  private static let bend = 22.0
  /// The share of white that the light adds at the very edge.
  private static let gloss = 0.3

  /// All in pixels.
  private let width, height, radius, rim, depth: Double

  /// - Parameters:
  ///   - size: of the pane, in pixels.
  ///   - radius: of its corners, in pixels.
  ///   - scale: pixels per point.
  init(width: Int, height: Int, radius: Double, scale: Double) {
    (self.width, self.height) = (Double(width), Double(height))
    let most = min(self.width, self.height) / 2
    rim = min(Self.rim * scale, most)
    // Corners are at least as round as the rim is wide; otherwise the picture would be creased along their diagonals.
    self.radius = min(max(radius, rim), most)
    depth = Self.bend * scale
  }

  /// The picture seen through the pane.
  ///
  /// - Parameter picture: of the pane's size, with a margin of pixels on each side.
  func applied(to picture: PixelBuffer, margin: Int) -> PixelBuffer {
    let (columns, rows) = (Int(width), Int(height))
    var seen = PixelBuffer(width: columns, height: rows)
    seen.bytes.withUnsafeMutableBufferPointer { bytes in
      picture.bytes.withUnsafeBufferPointer { source in
        for y in 0..<rows {
          for x in 0..<columns {
            let (fromX, fromY) = origin(Double(x) + 0.5, Double(y) + 0.5)
            let (left, top) = (fromX - 0.5 + Double(margin), fromY - 0.5 + Double(margin))
            let (x0, y0) = (left.rounded(.down), top.rounded(.down))
            let (fx, fy) = (Float(left - x0), Float(top - y0))
            let a = Self.place(Int(x0), Int(y0), picture)
            let b = Self.place(Int(x0) + 1, Int(y0), picture)
            let c = Self.place(Int(x0), Int(y0) + 1, picture)
            let d = Self.place(Int(x0) + 1, Int(y0) + 1, picture)
            let target = (y * columns + x) * 4
            for part in 0..<4 {
              let upper = Float(source[a + part]) * (1 - fx) + Float(source[b + part]) * fx
              let lower = Float(source[c + part]) * (1 - fx) + Float(source[d + part]) * fx
              bytes[target + part] = UInt8(upper * (1 - fy) + lower * fy + 0.5)
            }
          }
        }
      }
    }
    return seen
  }

  /// Brightens the rim, most where its slope faces the light at the upper left, and opposite of it.
  func light(_ picture: inout PixelBuffer) {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        guard let edge = edge(Double(x) + 0.5, Double(y) + 0.5) else { continue }
        let slope = edge.slope * edge.slope * edge.slope * edge.slope
        let facing = abs(edge.x + edge.y) * 0.5.squareRoot()
        let share = Self.gloss * slope * (0.3 + 0.7 * facing)
        let place = (y * picture.width + x) * 4
        for part in 0..<3 {
          let value = Double(picture.bytes[place + part])
          picture.bytes[place + part] = UInt8((value + (255 - value) * share).rounded())
        }
      }
    }
  }

  /// The place of the picture that is seen at a place of the pane.
  private func origin(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    guard let edge = edge(x, y) else { return (x, y) }
    let shift = depth * (1 - (1 - edge.slope * edge.slope).squareRoot())
    return (x - edge.x * shift, y - edge.y * shift)
  }

  /// The direction of the nearest edge, and how near it is: 1 at the edge, 0 where the rim begins. Nil in the flat
  /// middle.
  private func edge(_ x: Double, _ y: Double) -> (x: Double, y: Double, slope: Double)? {
    let (dx, dy) = (x - width / 2, y - height / 2)
    let (qx, qy) = (abs(dx) - (width / 2 - radius), abs(dy) - (height / 2 - radius))
    let distance: Double
    var (nx, ny) = (0.0, 0.0)
    if qx > 0, qy > 0 {
      let length = (qx * qx + qy * qy).squareRoot()
      distance = radius - length
      (nx, ny) = (qx / length, qy / length)
    } else if qx > qy {
      distance = radius - qx
      nx = 1
    } else {
      distance = radius - qy
      ny = 1
    }
    guard distance < rim else { return nil }
    return (dx < 0 ? -nx : nx, dy < 0 ? -ny : ny, 1 - max(0, distance) / rim)
  }

  private static func place(_ x: Int, _ y: Int, _ picture: PixelBuffer) -> Int {
    (min(max(y, 0), picture.height - 1) * picture.width + min(max(x, 0), picture.width - 1)) * 4
  }
}
