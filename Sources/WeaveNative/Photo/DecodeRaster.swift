// SPDX-License-Identifier: MIT

internal import CConfine
import WeaveDiagnostics
import WeaveGraphics

/// The pixels of a JPEG, PNG, WebP or HEIC as its decoder gives them.
struct DecodedSamples {
  var format: ImageFormat
  /// Four channels of 8 bits each: red, green, blue and straight alpha; or inverted cyan, magenta, yellow and black.
  var samples: PixelBuffer
  var isCMYK = false

  /// Premultiplied sRGB.
  func premultiplied() -> PixelBuffer {
    var pixels = samples
    // A JPEG has no alpha.
    if isCMYK { pixels.convertFromInvertedCMYK() } else if format != .jpeg { pixels.premultiply() }
    return pixels
  }
}

extension ImageFormat {
  /// The number of the format for a worker; nil for SVG.
  var decoder: Int? {
    switch self {
    case .png: Int(WEAVE_PNG)
    case .jpeg: Int(WEAVE_JPEG)
    case .webp: Int(WEAVE_WEBP)
    case .heic: Int(WEAVE_HEIC)
    case .svg: nil
    }
  }
}

/// The part of a file that its decoder needs.
///
/// - Throws: if it is damaged, or asks for more work than any program writes.
func essentialBytes(_ bytes: [UInt8], _ format: ImageFormat, _ header: PhotoHeader) throws(ImageDecodingError)
  -> [UInt8]
{
  switch format {
  case .png: return try PNGChunks.pixelsOnly(bytes)
  case .jpeg:
    try checkScans(bytes, header)
    return bytes
  case .webp, .heic, .svg: return bytes
  }
}

/// Decodes a raster picture in this process: only for files that this program has written itself.
func decodeHere(_ bytes: [UInt8], _ format: ImageFormat, _ header: PhotoHeader) throws(ImageDecodingError)
  -> DecodedSamples
{
  guard let decoder = format.decoder else { throw .unknownFormat }
  let bytes = try essentialBytes(bytes, format, header)
  var outcome = weave_outcome()
  // Not filled with zeros first: if the decoder leaves anything unwritten, it reports an error and the samples are
  // discarded.
  let samples = unsafe [UInt8](unsafeUninitializedCapacity: header.width * header.height * 4) { target, count in
    unsafe MemoryBudget.useLargePages(target)
    unsafe weave_decode(
      UInt32(decoder), bytes, bytes.count, Int32(header.width), Int32(header.height), target.baseAddress, &outcome)
    count = header.width * header.height * 4
  }
  guard outcome.done else {
    let reason = unsafe withUnsafeBytes(of: outcome.reason) { unsafe Array($0.prefix { $0 != 0 }) }
    throw .damaged(format: format, reason: String(decoding: reason, as: UTF8.self))
  }
  return DecodedSamples(
    format: format, samples: PixelBuffer(width: header.width, height: header.height, bytes: samples),
    isCMYK: outcome.is_cmyk)
}

/// The pixels of a PNG file as stored: red, green, blue, alpha, 8 bits each, straight alpha; rows from the top left.
/// For references and other files of the owner, which are decoded in this process.
///
/// - Throws: `ImageDecodingError` if the file is not a PNG, is damaged, or is too large.
public func decodeStraightPNG(_ bytes: [UInt8]) throws(ImageDecodingError) -> (width: Int, height: Int, bytes: [UInt8])
{
  guard !bytes.isEmpty else { throw .empty }
  guard bytes.count <= Limits.imageBytes else { throw .tooManyBytes(limit: Limits.imageBytes) }
  guard ImageFormat(bytes) == .png else { throw .notPNG }
  guard let header = PhotoHeader(bytes, .png) else { throw .damaged(format: .png, reason: "no size in its header") }
  try header.check()
  let pixels = try decodeHere(bytes, .png, header).samples
  return (pixels.width, pixels.height, pixels.bytes)
}

/// Throws if the picture has more scans than any encoder writes, because each scan is a pass over all pixels.
///
/// Within a scan 0xFF is followed by 0, so each SOS marker (0xFFDA) is a scan, or a scan of a thumbnail.
private func checkScans(_ bytes: [UInt8], _ header: PhotoHeader) throws(ImageDecodingError) {
  var scans = 0
  var isAfterMark = false
  for byte in bytes {
    if isAfterMark, byte == 0xDA { scans += 1 }
    isAfterMark = byte == 0xFF
  }
  guard scans <= Limits.jpegScans else {
    throw .damaged(format: .jpeg, reason: "more than \(Limits.jpegScans) scans")
  }
  guard scans * header.width * header.height <= Limits.jpegScannedPixels else {
    throw .damaged(format: .jpeg, reason: "\(scans) scans of \(header.width) × \(header.height) pixels")
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
