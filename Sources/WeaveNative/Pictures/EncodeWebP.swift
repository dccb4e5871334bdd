// SPDX-License-Identifier: MIT

internal import CWebP

/// Pixels as a WebP file.
///
/// - Parameters:
///   - pixels: `width × height × 4` bytes: red, green, blue and alpha, not premultiplied.
///   - quality: 1 to 100 for a lossy file; nil for a lossless one.
/// - Throws: `.tooLarge` over 16,383 pixels a side, the format's own limit.
/// - Source: WebP's lossless and lossy bitstreams, as libwebp writes them.
package func encodeWebP(
  straight pixels: [UInt8], width: Int, height: Int, quality: Int? = nil
) throws(PictureEncodingError) -> [UInt8] {
  guard max(width, height) <= Int(WEBP_MAX_DIMENSION) else {
    throw .tooLarge(format: "WebP", most: Int(WEBP_MAX_DIMENSION))
  }
  guard width > 0, height > 0, pixels.count == width * height * 4 else {
    throw .failed(format: "WebP", reason: "it has no pixels")
  }
  var config = WebPConfig()
  guard unsafe WebPConfigInit(&config) != 0 else { throw .failed(format: "WebP", reason: "another version of libwebp") }
  if let quality {
    config.quality = Float(min(max(quality, 1), 100))
    // Keeps the colour edges of thin text sharp.
    config.use_sharp_yuv = 1
  } else {
    guard unsafe WebPConfigLosslessPreset(&config, 6) != 0 else {
      throw .failed(format: "WebP", reason: "no such level")
    }
    config.exact = 1
  }
  let picture = try WebPImage(pixels, width: width, height: height)
  return try picture.encode(config)
}

/// The owner of a libwebp picture and of the buffer that it is encoded into.
@safe
private final class WebPImage {
  private var picture = unsafe WebPPicture()
  private var writer = unsafe WebPMemoryWriter()

  init(_ pixels: [UInt8], width: Int, height: Int) throws(PictureEncodingError) {
    guard unsafe WebPPictureInit(&picture) != 0 else {
      throw .failed(format: "WebP", reason: "another version of libwebp")
    }
    unsafe WebPMemoryWriterInit(&writer)
    unsafe picture.use_argb = 1
    unsafe picture.width = Int32(clamping: width)
    unsafe picture.height = Int32(clamping: height)
    guard unsafe WebPPictureImportRGBA(&picture, pixels, Int32(clamping: width * 4)) != 0 else {
      throw .memory
    }
  }

  deinit {
    unsafe WebPPictureFree(&picture)
    unsafe WebPMemoryWriterClear(&writer)
  }

  func encode(_ config: WebPConfig) throws(PictureEncodingError) -> [UInt8] {
    var config = config
    let isWritten = unsafe withUnsafeMutablePointer(to: &writer) { writer in
      unsafe picture.writer = WebPMemoryWrite
      unsafe picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return unsafe WebPEncode(&config, &picture) != 0
    }
    guard isWritten else {
      let code = unsafe picture.error_code
      if code == VP8_ENC_ERROR_OUT_OF_MEMORY || code == VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY { throw .memory }
      throw .failed(format: "WebP", reason: "libwebp's error \(code.rawValue)")
    }
    return unsafe Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }
}
