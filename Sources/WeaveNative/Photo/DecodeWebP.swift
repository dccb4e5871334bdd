// SPDX-License-Identifier: MIT

internal import CWebP
import WeaveGraphics

/// A still WebP picture, lossy or lossless.
func decodeWebP(_ bytes: [UInt8], _ header: PhotoHeader) throws(ImageDecodingError) -> PixelBuffer {
  var width: Int32 = 0
  var height: Int32 = 0
  guard unsafe WebPGetInfo(bytes, bytes.count, &width, &height) != 0, Int(width) == header.width,
    Int(height) == header.height
  else { throw .damaged(format: .webp, reason: "no size in its header, or two sizes") }
  var pixels = PixelBuffer(width: header.width, height: header.height)
  let decoded = unsafe pixels.bytes.withUnsafeMutableBufferPointer { target in
    unsafe WebPDecodeRGBAInto(bytes, bytes.count, target.baseAddress, target.count, width * 4) != nil
  }
  guard decoded else {
    throw .damaged(format: .webp, reason: "cut short, damaged, or moving pictures")
  }
  pixels.premultiply()
  return pixels
}
