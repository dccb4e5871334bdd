// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveGraphics

/// The picture in a file's bytes: JPEG, PNG, WebP, HEIC or SVG, recognized by its content; upright, premultiplied sRGB.
///
/// Colour profiles other than sRGB are not read. Dimensions are checked against `Limits` before anything is decoded,
/// and an SVG is scanned before it is drawn. HEIC needs libheif, and SVG needs librsvg.
///
/// - Parameters:
///   - svgSize: pixels to draw an SVG at; nil for its own size, reduced if that is needlessly large. Ignored for other
///     formats.
///   - pixelLimit: the most pixels that are decoded; nil for `Limits.imagePixels`.
///   - budget: shared by all photos of a picture; nil for a photo by itself.
/// - Throws: `ImageDecodingError`. A truncated or damaged picture is an error, never half a picture.
public func decodePhoto(
  _ bytes: [UInt8], svgSize: Size? = nil, pixelLimit: Int? = nil, budget: PhotoBudget? = nil
) throws(ImageDecodingError) -> PixelBuffer {
  let budget = budget ?? PhotoBudget()
  let format = try format(of: bytes)
  if format == .svg { return try drawSVG(bytes, size: svgSize, pixelLimit: pixelLimit, budget) }
  let header = try header(of: bytes, format, pixelLimit: pixelLimit)
  #if canImport(Glibc)
    let essential = try essentialBytes(bytes, format, header)
    let decoded = try PhotoWorkers.withWorker(format == .heic ? .heic : .raster) { worker throws(ImageDecodingError) in
      try worker.decode(essential, format, header, budget)
    }
  #else
    let decoded = try decodeHere(bytes, format, header)
  #endif
  return decoded.premultiplied().oriented(header.orientation)
}

/// A JPEG or WebP for a comparison: upright, red, green, blue and straight alpha, decoded by a worker. Colour profiles
/// are not applied.
///
/// - Throws: `ImageDecodingError`, as `decodePhoto`.
public func decodeStraightPhoto(
  _ bytes: [UInt8]
) throws(ImageDecodingError) -> (width: Int, height: Int, bytes: [UInt8]) {
  let format = try format(of: bytes)
  guard format == .jpeg || format == .webp else { throw .unknownFormat }
  let header = try header(of: bytes, format, pixelLimit: nil)
  #if canImport(Glibc)
    let essential = try essentialBytes(bytes, format, header)
    let budget = PhotoBudget()
    let decoded = try PhotoWorkers.withWorker(.raster) { worker throws(ImageDecodingError) in
      try worker.decode(essential, format, header, budget)
    }
  #else
    let decoded = try decodeHere(bytes, format, header)
  #endif
  let pixels = (decoded.isCMYK ? decoded.premultiplied() : decoded.samples).oriented(header.orientation)
  return (pixels.width, pixels.height, pixels.bytes)
}

/// The same for JPEG, PNG and WebP, decoded in this process: for pictures that this program has written itself, and for
/// fuzzing the decoders.
public func decodeOwnPicture(_ bytes: [UInt8], pixelLimit: Int? = nil) throws(ImageDecodingError) -> PixelBuffer {
  let format = try format(of: bytes)
  if format == .svg || format == .heic { throw .unknownFormat }
  let header = try header(of: bytes, format, pixelLimit: pixelLimit)
  return try decodeHere(bytes, format, header).premultiplied().oriented(header.orientation)
}

/// The upright size of the picture in a file's bytes, read from its header: the size that `decodePhoto` gives, without
/// decoding pixels.
///
/// - Parameter pixelLimit: the most pixels that it may have; nil for `Limits.imagePixels`.
/// - Returns: pixels; nil for SVG, whose size is known only when it is drawn.
/// - Throws: `ImageDecodingError`. Damage after the header is not detected.
public func photoSize(
  _ bytes: [UInt8], pixelLimit: Int? = nil
) throws(ImageDecodingError) -> (width: Int, height: Int)? {
  let format = try format(of: bytes)
  if format == .svg { return nil }
  let header = try header(of: bytes, format, pixelLimit: pixelLimit)
  return (5...8).contains(header.orientation) ? (header.height, header.width) : (header.width, header.height)
}

private func format(of bytes: [UInt8]) throws(ImageDecodingError) -> ImageFormat {
  guard !bytes.isEmpty else { throw .empty }
  guard bytes.count <= Limits.imageBytes else { throw .tooManyBytes(limit: Limits.imageBytes) }
  guard let format = ImageFormat(bytes) else { throw .unknownFormat }
  return format
}

/// A header whose claims have been checked.
private func header(
  of bytes: [UInt8], _ format: ImageFormat, pixelLimit: Int?
) throws(ImageDecodingError) -> PhotoHeader {
  guard let header = PhotoHeader(bytes, format) else {
    throw .damaged(format: format, reason: "no size in its header")
  }
  try header.check(pixelLimit: pixelLimit)
  try header.checkClaim(bytes: bytes.count)
  return header
}
