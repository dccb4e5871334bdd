// SPDX-License-Identifier: MIT

internal import CPNG
import WeaveDiagnostics
import WeaveGraphics

/// The owner of libpng's reading state. It uses the simplified interface, which never jumps out of a function.
@safe
private struct PNGImage: ~Copyable {
  var image = unsafe png_image()

  init() { unsafe image.version = UInt32(PNG_IMAGE_VERSION) }

  deinit {
    var image = unsafe image
    unsafe png_image_free(&image)
  }

  /// The last error or warning.
  var reason: String {
    let bytes = unsafe withUnsafeBytes(of: image.message) { unsafe Array($0.prefix { $0 != 0 }) }
    return bytes.isEmpty ? "not a PNG" : String(decoding: bytes, as: UTF8.self)
  }

  /// Bit 1 is an error; warnings (bit 0) concern chunks that are not pixels.
  func check(_ result: Int32) throws(ImageDecodingError) {
    guard result != 0, unsafe image.warning_or_error & 2 == 0 else {
      throw .damaged(format: .png, reason: reason)
    }
  }

  mutating func decode(_ bytes: UnsafeRawBufferPointer, _ header: PhotoHeader) throws(ImageDecodingError) -> PixelBuffer
  {
    try unsafe check(png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count))
    guard unsafe Int(image.width) == header.width, unsafe Int(image.height) == header.height else {
      throw .damaged(format: .png, reason: "two sizes")
    }
    // Without this flag, 16-bit channels would be read as linear light if the file names no colour space; they are sRGB
    // like all others.
    unsafe image.flags |= 4  // PNG_IMAGE_FLAG_16BIT_sRGB
    unsafe image.format = 3  // PNG_FORMAT_RGBA: colour and alpha, 8 bits, sRGB; other formats are converted
    var pixels = PixelBuffer(width: header.width, height: header.height)
    let result = unsafe pixels.bytes.withUnsafeMutableBytes { target in
      unsafe png_image_finish_read(&image, nil, target.baseAddress, Int32(header.width * 4), nil)
    }
    try check(result)
    return pixels
  }
}

/// A PNG of any kind: grey, palette, 16 bits, interlaced.
func decodePNG(_ bytes: [UInt8], _ header: PhotoHeader) throws(ImageDecodingError) -> PixelBuffer {
  var pixels = try straightPixels(bytes, header)
  pixels.premultiply()
  return pixels
}

/// The pixels of a PNG file as stored: red, green, blue, alpha, 8 bits each, straight alpha; rows from the top left.
///
/// - Throws: `ImageDecodingError` if the file is not a PNG, is damaged, or is too large.
public func decodeStraightPNG(_ bytes: [UInt8]) throws(ImageDecodingError) -> (width: Int, height: Int, bytes: [UInt8])
{
  guard !bytes.isEmpty else { throw .empty }
  guard bytes.count <= Limits.imageBytes else { throw .tooManyBytes(limit: Limits.imageBytes) }
  guard ImageFormat(bytes) == .png else { throw .notPNG }
  guard let header = PhotoHeader(bytes, .png) else { throw .damaged(format: .png, reason: "no size in its header") }
  try header.check()
  let pixels = try straightPixels(bytes, header)
  return (pixels.width, pixels.height, pixels.bytes)
}

private func straightPixels(_ bytes: [UInt8], _ header: PhotoHeader) throws(ImageDecodingError) -> PixelBuffer {
  let bytes = try PNGChunks.pixelsOnly(bytes)
  let outcome = unsafe bytes.withUnsafeBytes { buffer -> Result<PixelBuffer, ImageDecodingError> in
    var image = PNGImage()
    do throws(ImageDecodingError) { return .success(try unsafe image.decode(buffer, header)) } catch {
      return .failure(error)
    }
  }
  return try outcome.get()
}
