// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveGraphics

/// The picture in a file's bytes: JPEG, PNG, WebP or SVG, told by the bytes themselves; upright, premultiplied sRGB.
///
/// Colour profiles other than sRGB are not read. Dimensions are checked against `Limits` before anything is decoded, and
/// an SVG is scanned before it is drawn.
///
/// - Parameters:
///   - svgSize: pixels to draw an SVG at; nil for its own size, smaller if that is needlessly large. Others ignore it.
///   - pixelLimit: the most pixels that are decoded; nil for `Limits.imagePixels`.
/// - Throws: `ImageDecodingError`; a picture that is cut short or damaged is an error, never half a picture.
public func decodePhoto(_ bytes: [UInt8], svgSize: Size? = nil, pixelLimit: Int? = nil) throws(ImageDecodingError)
  -> PixelBuffer
{
  guard !bytes.isEmpty else { throw .empty }
  guard bytes.count <= Limits.imageBytes else { throw .tooManyBytes(limit: Limits.imageBytes) }
  guard let format = ImageFormat(bytes) else { throw .unknownFormat }
  let decode: ([UInt8], PhotoHeader) throws(ImageDecodingError) -> PixelBuffer
  switch format {
  case .jpeg: decode = decodeJPEG
  case .png: decode = decodePNG
  case .webp: decode = decodeWebP
  case .svg: return try drawSVG(bytes, size: svgSize, pixelLimit: pixelLimit)
  }
  guard let header = PhotoHeader(bytes, format) else {
    throw .damaged(format: format, reason: "no size in its header")
  }
  try header.check(pixelLimit: pixelLimit)
  try header.checkClaim(bytes: bytes.count)
  return try decode(bytes, header).oriented(header.orientation)
}
