// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeaveNative

/// What the file of a picture is written from.
struct Drawing {
  var list: DisplayList
  /// Device pixels per point.
  var scale: Double
  /// The colour behind the picture, in formats without transparency.
  var ground: Color

  /// The picture as pixels without transparency.
  func opaquePixels(by renderer: Renderer) throws(RenderError) -> PixelBuffer {
    try renderer.pixels(list, scale: scale).laid(on: ground)
  }

  /// The result of an encoder, with its errors turned into drawing errors.
  func encoded(
    _ encode: () throws(PictureEncodingError) -> [UInt8]
  ) throws(RenderError) -> [UInt8] {
    do throws(PictureEncodingError) { return try encode() } catch { throw .raster("\(error)") }
  }
}

extension PixelBuffer {
  /// The picture on a solid colour, each component rounded to nearest.
  func laid(on ground: Color) -> PixelBuffer {
    var result = self
    let parts = [ground.red, ground.green, ground.blue].map { UInt32((min(max($0, 0), 1) * 255).rounded()) }
    for pixel in stride(from: 0, to: bytes.count, by: 4) where bytes[pixel + 3] < 255 {
      let rest = 255 - UInt32(bytes[pixel + 3])
      for part in 0..<3 {
        result.bytes[pixel + part] = UInt8(min(255, UInt32(bytes[pixel + part]) + (rest * parts[part] + 127) / 255))
      }
      result.bytes[pixel + 3] = 255
    }
    return result
  }
}
