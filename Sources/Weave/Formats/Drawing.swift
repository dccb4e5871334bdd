// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeaveNative
import WeavePNG

/// What a picture's file is written from.
struct Drawing {
  var list: DisplayList
  /// Device pixels per point.
  var scale: Double
  /// What lies behind the picture, in formats that have no transparency.
  var ground: Color

  /// The picture as pixels without transparency.
  func opaquePixels(by renderer: Renderer) throws(RenderError) -> PixelBuffer {
    try renderer.pixels(list, scale: scale).laid(on: ground)
  }

  /// The picture as a WebP file.
  ///
  /// - Parameter quality: 1 to 100; nil for one that loses nothing.
  func webp(by renderer: Renderer, quality: Int?) throws(RenderError) -> [UInt8] {
    let pixels = try renderer.pixels(list, scale: scale)
    do throws(PictureEncodingError) {
      return try encodeWebP(
        straight: pixels.straightBytes(), width: pixels.width, height: pixels.height, quality: quality)
    } catch {
      throw .raster("\(error)")
    }
  }

  /// The picture as a JPEG file.
  ///
  /// - Parameter quality: 1 to 100; nil for 90, at which text shows no noise to the eye.
  func jpeg(by renderer: Renderer, quality: Int?) throws(RenderError) -> [UInt8] {
    let pixels = try opaquePixels(by: renderer)
    do throws(PictureEncodingError) { return try encodeJPEG(pixels, quality: quality ?? 90, scale: scale) } catch {
      throw .raster("\(error)")
    }
  }

  /// The picture as a BMP file: of one bit a pixel in the appearance for e-ink, else of 24.
  func bmp(by renderer: Renderer) throws(RenderError) -> [UInt8] {
    let pixels = try opaquePixels(by: renderer)
    if case .bilevel = list.finish { return BMPFile.bilevel(pixels, scale: scale) }
    return BMPFile.colored(pixels, scale: scale)
  }
}

extension PixelBuffer {
  /// The picture laid on one colour, each part rounded to nearest.
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
