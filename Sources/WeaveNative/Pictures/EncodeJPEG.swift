// SPDX-License-Identifier: MIT

internal import CTurboJPEG
public import WeaveGraphics

/// Opaque pixels as a JPEG file. Colour has the same resolution as brightness, so that thin coloured text stays sharp.
///
/// - Parameters:
///   - pixels: alpha is ignored.
///   - quality: 1 to 100.
///   - scale: pixels per point; a point is 1/72 inch.
/// - Throws: `.tooLarge` over 65,500 pixels a side.
/// - Source: ITU-T T.81; the density by ITU-T T.871 (JFIF), section 10.1.
public func encodeJPEG(
  _ pixels: PixelBuffer, quality: Int, scale: Double
) throws(PictureEncodingError) -> [UInt8] {
  guard max(pixels.width, pixels.height) <= 65_500 else { throw .tooLarge(format: "JPEG", most: 65_500) }
  let compressor = try JPEGCompressor()
  return try compressor.encode(pixels, quality: min(max(quality, 1), 100), dotsPerInch: scale * 72)
}

/// The owner of a TurboJPEG compressor.
@safe
private struct JPEGCompressor: ~Copyable {
  private let handle: tjhandle

  init() throws(PictureEncodingError) {
    guard let handle = unsafe tjInitCompress() else { throw .memory }
    unsafe self.handle = handle
  }

  deinit { unsafe _ = tjDestroy(handle) }

  func encode(_ pixels: PixelBuffer, quality: Int, dotsPerInch: Double) throws(PictureEncodingError) -> [UInt8] {
    var file: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let status = unsafe tjCompress2(
      handle, pixels.bytes, Int32(clamping: pixels.width), Int32(clamping: pixels.width * 4),
      Int32(clamping: pixels.height), Int32(TJPF_RGBX.rawValue), &file, &size, Int32(TJSAMP_444.rawValue),
      Int32(quality), TJFLAG_ACCURATEDCT)
    defer { unsafe tjFree(file) }
    guard status == 0, let start = unsafe file else {
      let reason = unsafe tjGetErrorStr2(handle).map { unsafe String(cString: $0) }
      throw .failed(format: "JPEG", reason: reason ?? "TurboJPEG gives no reason")
    }
    var bytes = unsafe Array(UnsafeBufferPointer(start: start, count: Int(size)))
    Self.setDensity(dotsPerInch, of: &bytes)
    return bytes
  }

  /// Writes dots per inch into the JFIF segment, which TurboJPEG always puts first.
  private static func setDensity(_ dots: Double, of file: inout [UInt8]) {
    guard file.count > 20, file[2...10].elementsEqual([0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8)),
      let dots = UInt16(exactly: dots.rounded())
    else { return }
    file.replaceSubrange(13...17, with: [1, UInt8(dots >> 8), UInt8(dots & 255), UInt8(dots >> 8), UInt8(dots & 255)])
  }
}
