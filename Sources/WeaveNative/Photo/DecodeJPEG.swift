// SPDX-License-Identifier: MIT

internal import CTurboJPEG
import WeaveGraphics

/// The owner of a TurboJPEG decompressor.
@safe
private struct JPEGDecompressor: ~Copyable {
  let handle: tjhandle

  init() throws(ImageDecodingError) {
    guard let handle = unsafe tjInitDecompress() else { throw .memory }
    unsafe self.handle = handle
  }

  deinit { unsafe _ = tjDestroy(handle) }

  /// The last call's words.
  var reason: String { unsafe tjGetErrorStr2(handle).map { unsafe String(cString: $0) } ?? "not a JPEG" }

  /// Throws what a call's result says. A warning is an error too, as half of the picture may be grey, except for stray
  /// bytes between markers, which many cameras write.
  func check(_ result: Int32) throws(ImageDecodingError) {
    guard result != 0 else { return }
    let isWarning = unsafe tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue)
    if isWarning, reason.contains("extraneous bytes") { return }
    throw .damaged(format: .jpeg, reason: reason)
  }
}

/// A JPEG as it is stored, not turned. CMYK and YCCK are converted without a profile.
func decodeJPEG(_ bytes: [UInt8], _ header: PhotoHeader) throws(ImageDecodingError) -> PixelBuffer {
  let decompressor = try JPEGDecompressor()
  var width: Int32 = 0
  var height: Int32 = 0
  var sampling: Int32 = 0
  var space: Int32 = 0
  let read = unsafe tjDecompressHeader3(
    decompressor.handle, bytes, UInt(bytes.count), &width, &height, &sampling, &space)
  try decompressor.check(read)
  // The decoder's own idea of the size must be the one that was checked.
  guard Int(width) == header.width, Int(height) == header.height else {
    throw .damaged(format: .jpeg, reason: "two sizes")
  }
  let isCMYK = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
  let layout = isCMYK ? TJPF_CMYK : TJPF_RGBA
  var pixels = PixelBuffer(width: header.width, height: header.height)
  let decoded = unsafe pixels.bytes.withUnsafeMutableBufferPointer { target in
    // Scans are limited as each costs a pass over the picture.
    unsafe tjDecompress2(
      decompressor.handle, bytes, UInt(bytes.count), target.baseAddress, width, width * 4, height,
      Int32(layout.rawValue), TJFLAG_LIMITSCANS)
  }
  try decompressor.check(decoded)
  if isCMYK { pixels.convertFromInvertedCMYK() }
  return pixels
}

extension PixelBuffer {
  /// Adobe stores CMYK inverted, 255 for no ink, so that ink times black is a product.
  fileprivate mutating func convertFromInvertedCMYK() {
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      for i in stride(from: 0, to: bytes.count - 3, by: 4) {
        let black = unsafe UInt32(bytes[i + 3])
        for channel in i..<(i + 3) {
          unsafe bytes[channel] = UInt8(truncatingIfNeeded: (UInt32(bytes[channel]) * black + 127) / 255)
        }
        unsafe bytes[i + 3] = 255
      }
    }
  }
}
