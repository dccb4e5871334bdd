// SPDX-License-Identifier: MIT

public import WeaveGraphics

extension PixelBuffer {
  /// The picture rotated clockwise by quarter turns; any number, including negative ones.
  public func turned(quarters: Int) -> PixelBuffer {
    let turns = (quarters % 4 + 4) % 4
    guard turns > 0 else { return self }
    let (newWidth, newHeight) = turns == 2 ? (width, height) : (height, width)
    var result = PixelBuffer(width: newWidth, height: newHeight)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (sx, sy) =
          switch turns {
          case 1: (y, height - 1 - x)
          case 2: (width - 1 - x, height - 1 - y)
          default: (width - 1 - y, x)
          }
        let from = (sy * width + sx) * 4
        let to = (y * newWidth + x) * 4
        for i in 0..<4 { result.bytes[to + i] = bytes[from + i] }
      }
    }
    return result
  }

  /// The picture rotated clockwise by a small angle and enlarged just enough that no corner is empty; same size.
  ///
  /// - Parameter degrees: −45...45; other values are clamped. NaN changes nothing.
  public func straightened(degrees: Double) -> PixelBuffer {
    guard abs(degrees) >= 0.0001, width > 0, height > 0 else { return self }
    let angle = min(max(degrees, -45), 45) * .pi / 180
    let zoom = Self.straighteningZoom(width: Double(width), height: Double(height), angle: angle)
    // Maps a point in the result back to a point in the source.
    let (c, s) = (cosine(angle) / zoom, sine(angle) / zoom)
    let (midX, midY) = (Double(width) / 2, Double(height) / 2)
    var result = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let dy = Double(y) + 0.5 - midY
      for x in 0..<width {
        let dx = Double(x) + 0.5 - midX
        let value = sample(x: dx * c + dy * s + midX - 0.5, y: dy * c - dx * s + midY - 0.5)
        let to = (y * width + x) * 4
        for i in 0..<4 { result.bytes[to + i] = UInt8(value[i] + 0.5) }
      }
    }
    return result
  }

  /// How much a rotated picture must grow to cover its own frame: the frame, rotated back, must fit into the picture.
  ///
  /// The rotated frame is w·cos + h·sin wide and w·sin + h·cos high.
  static func straighteningZoom(width: Double, height: Double, angle: Double) -> Double {
    let (c, s) = (abs(cosine(angle)), abs(sine(angle)))
    return max((width * c + height * s) / width, (width * s + height * c) / height)
  }

  /// Interpolates linearly between four pixels; the edge pixels extend outwards.
  private func sample(x: Double, y: Double) -> SIMD4<Float> {
    let left = min(max(Int(x.rounded(.down)), 0), width - 1)
    let top = min(max(Int(y.rounded(.down)), 0), height - 1)
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let tx = Float(min(max(x - Double(left), 0), 1))
    let ty = Float(min(max(y - Double(top), 0), 1))
    let above = vector(left, top) * (1 - tx) + vector(right, top) * tx
    let below = vector(left, bottom) * (1 - tx) + vector(right, bottom) * tx
    return above * (1 - ty) + below * ty
  }

  private func vector(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let i = (y * width + x) * 4
    return SIMD4(Float(bytes[i]), Float(bytes[i + 1]), Float(bytes[i + 2]), Float(bytes[i + 3]))
  }
}
