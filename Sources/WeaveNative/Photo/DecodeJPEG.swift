// SPDX-License-Identifier: MIT

internal import CTurboJPEG
import WeaveDiagnostics
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

  /// The error message of the last call.
  var reason: String { unsafe tjGetErrorStr2(handle).map { unsafe String(cString: $0) } ?? "not a JPEG" }

  /// Throws if a call has failed. A warning is also an error, since half of the picture may be grey. The exception is
  /// stray bytes between markers, which many cameras write.
  func check(_ result: Int32) throws(ImageDecodingError) {
    guard result != 0 else { return }
    let isWarning = unsafe tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue)
    if isWarning, reason.contains("extraneous bytes") { return }
    throw .damaged(format: .jpeg, reason: reason)
  }
}

/// A JPEG as stored, without applying its orientation. CMYK and YCCK are converted without a profile.
func decodeJPEG(_ bytes: [UInt8], _ header: PhotoHeader) throws(ImageDecodingError) -> PixelBuffer {
  try checkScans(bytes)
  let decompressor = try JPEGDecompressor()
  var width: Int32 = 0
  var height: Int32 = 0
  var sampling: Int32 = 0
  var space: Int32 = 0
  let read = unsafe tjDecompressHeader3(
    decompressor.handle, bytes, UInt(bytes.count), &width, &height, &sampling, &space)
  try decompressor.check(read)
  // The size that the decoder reports must be the one that was checked.
  guard Int(width) == header.width, Int(height) == header.height else {
    throw .damaged(format: .jpeg, reason: "two sizes")
  }
  let isCMYK = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
  let layout = isCMYK ? TJPF_CMYK : TJPF_RGBA
  var decoded: Int32 = 0
  // Not filled with zeros first: if the decoder leaves anything unwritten, it reports an error and the samples are
  // discarded.
  let samples = unsafe [UInt8](unsafeUninitializedCapacity: header.width * header.height * 4) { target, count in
    unsafe MemoryBudget.useLargePages(target)
    decoded = unsafe tjDecompress2(
      decompressor.handle, bytes, UInt(bytes.count), target.baseAddress, width, width * 4, height,
      Int32(layout.rawValue), TJFLAG_LIMITSCANS)
    count = header.width * header.height * 4
  }
  try decompressor.check(decoded)
  var pixels = PixelBuffer(width: header.width, height: header.height, bytes: samples)
  if isCMYK { pixels.convertFromInvertedCMYK() }
  return pixels
}

/// Throws if the picture has more scans than any encoder writes, because each scan is a pass over all pixels.
///
/// Within a scan 0xFF is followed by 0, so each SOS marker (0xFFDA) is a scan, or a scan of a thumbnail.
private func checkScans(_ bytes: [UInt8]) throws(ImageDecodingError) {
  var scans = 0
  var isAfterMark = false
  for byte in bytes {
    if isAfterMark, byte == 0xDA { scans += 1 }
    isAfterMark = byte == 0xFF
  }
  guard scans <= Limits.jpegScans else {
    throw .damaged(format: .jpeg, reason: "more than \(Limits.jpegScans) scans")
  }
}

extension PixelBuffer {
  /// Converts CMYK to RGB. Adobe stores CMYK inverted, 255 for no ink, so each channel is the product of its ink and
  /// black.
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
