// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// What the header of a raster picture claims, read without decoding anything.
struct PhotoHeader: Hashable {
  var width, height: Int
  /// The EXIF orientation: 1 (upright) to 8.
  var orientation = 1
  /// Bytes that a decoder needs besides the pixels: all coefficients of a JPEG with several scans, and the copies of a
  /// HEIC.
  var workspace = 0

  /// Nil if the header is truncated or invalid, and for SVG, which has none.
  init?(_ bytes: [UInt8], _ format: ImageFormat) {
    switch format {
    case .jpeg: self.init(jpeg: bytes)
    case .png: self.init(png: bytes)
    case .webp: self.init(webp: bytes)
    case .heic: self.init(heic: bytes)
    case .svg: return nil
    }
  }

  /// Bytes that decoding takes: the pixels, twice if they are reoriented, and the decoder's workspace.
  ///
  /// - Precondition: the sides are within `Limits`.
  var memory: Int { width * height * 4 * ((2...8).contains(orientation) ? 2 : 1) + workspace }

  /// Throws if the picture takes more memory or time than a file of its size is trusted with, or than the system
  /// allows.
  ///
  /// - Parameter bytes: the size of the file.
  func checkClaim(bytes: Int) throws(ImageDecodingError) {
    guard memory <= max(Limits.imageMemory, bytes * Limits.imageMemoryPerByte),
      width * height <= Limits.imagePixelsOfAnyFile + bytes * Limits.imagePixelsPerByte
    else {
      throw .overstated(width: width, height: height, bytes: bytes)
    }
    guard MemoryBudget.allows(memory) else { throw .memory }
  }

  /// Throws if the picture claims more than `Limits` allow.
  func check(pixelLimit: Int? = nil) throws(ImageDecodingError) {
    guard width > 0, height > 0, width <= Limits.imageSide, height <= Limits.imageSide,
      width * height <= pixelLimit ?? Limits.imagePixels
    else { throw .tooLarge(width: width, height: height) }
  }

  /// Reads IHDR, which must come first, and eXIf, which may be anywhere.
  private init?(png bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    guard reader.tag(12) == "IHDR", let width = reader.big32(16), let height = reader.big32(20) else { return nil }
    self.width = width
    self.height = height
    var offset = 8
    while let length = reader.big32(offset), let tag = reader.tag(offset + 4), tag != "IEND" {
      if tag == "eXIf" { orientation = EXIF.orientation(bytes[...].dropFirst(offset + 8).prefix(length)) ?? 1 }
      guard length < bytes.count - offset else { break }
      offset += length + 12
    }
  }

  /// Reads the first frame header (SOFn), the EXIF block (APP1) before it, and the first scan after it.
  private init?(jpeg bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    var offset = 2
    var orientation = 1
    var frame: JPEGFrame?
    while let marker = reader.byte(offset + 1), reader.byte(offset) == 0xFF {
      // Fill bytes, and markers without content.
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset += 2
        continue
      }
      guard let length = reader.big16(offset + 2), length >= 2, marker != 0xD9 else { break }
      if marker == 0xDA {
        if reader.byte(offset + 4) != frame?.components { frame?.isBuffered = true }
        break
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame, frame == nil {
        guard let found = JPEGFrame(reader, at: offset, marker) else { return nil }
        frame = found
      } else if marker == 0xE1, frame == nil, reader.tag(offset + 4) == "Exif" {
        orientation = EXIF.orientation(bytes[...].dropFirst(offset + 10).prefix(max(0, length - 8))) ?? orientation
      }
      offset += 2 + length
    }
    guard let frame else { return nil }
    (width, height, workspace) = (frame.width, frame.height, frame.workspace)
    self.orientation = orientation
  }

  /// Reads VP8X, VP8L or VP8, and EXIF, which may be anywhere after it.
  private init?(webp bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    switch reader.tag(12) {
    case "VP8X":
      guard let width = reader.little24(24), let height = reader.little24(27) else { return nil }
      (self.width, self.height) = (width + 1, height + 1)
    case "VP8L":
      guard let bits = reader.little32(21) else { return nil }
      (width, height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8 ":
      guard let w = reader.little16(26), let h = reader.little16(28) else { return nil }
      (width, height) = (w & 0x3FFF, h & 0x3FFF)
    default: return nil
    }
    var offset = 12
    while let tag = reader.tag(offset), let length = reader.little32(offset + 4) {
      if tag == "EXIF" {
        let block = bytes[...].dropFirst(offset + 8).prefix(length)
        // Some writers keep the prefix that EXIF has in JPEG files.
        let bare = block.starts(with: "Exif\0\0".utf8) ? block.dropFirst(6) : block
        orientation = EXIF.orientation(bare) ?? 1
      }
      guard length < bytes.count - offset else { break }
      offset += 8 + length + length & 1
    }
  }
}

/// The contents of a JPEG frame header.
private struct JPEGFrame {
  var width, height: Int
  var components: UInt8
  /// Whether the decoder keeps all coefficients until the last scan.
  var isBuffered: Bool
  /// The samples of all components in one block of pixels, and the number of pixels in that block, from the sampling
  /// factors.
  private var samples = 0
  private var largest = 1

  init?(_ reader: ByteReader, at offset: Int, _ marker: UInt8) {
    guard let height = reader.big16(offset + 5), let width = reader.big16(offset + 7),
      let components = reader.byte(offset + 9)
    else { return nil }
    (self.width, self.height, self.components) = (width, height, components)
    // Progressive, with Huffman or arithmetic coding.
    isBuffered = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker)
    var (widest, tallest) = (1, 1)
    for index in 0..<min(Int(components), 4) {
      let factors = Int(reader.byte(offset + 11 + index * 3) ?? 0x11)
      samples += (factors >> 4) * (factors & 15)
      widest = max(widest, factors >> 4)
      tallest = max(tallest, factors & 15)
    }
    largest = widest * tallest
  }

  /// Two bytes per coefficient; there are as many coefficients as samples.
  var workspace: Int { isBuffered ? width * height / largest * samples * 2 : 0 }
}

/// Reads numbers at any offset; nil beyond the end.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }
  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  func byte(_ offset: Int) -> UInt8? {
    guard offset >= 0, offset < bytes.count else { return nil }
    return bytes[bytes.startIndex + offset]
  }

  private func number(_ offset: Int, _ count: Int, big: Bool) -> Int? {
    var value = 0
    for i in 0..<count {
      guard let part = byte(offset + (big ? i : count - 1 - i)) else { return nil }
      value = value << 8 | Int(part)
    }
    return value
  }

  func number(_ offset: Int, bytes count: Int, isBig: Bool) -> Int? { number(offset, count, big: isBig) }
  func big16(_ offset: Int) -> Int? { number(offset, 2, big: true) }
  func big32(_ offset: Int) -> Int? { number(offset, 4, big: true) }
  func little16(_ offset: Int) -> Int? { number(offset, 2, big: false) }
  func little24(_ offset: Int) -> Int? { number(offset, 3, big: false) }
  func little32(_ offset: Int) -> Int? { number(offset, 4, big: false) }

  /// Four bytes as Latin-1 letters.
  func tag(_ offset: Int) -> String? {
    guard let value = big32(offset) else { return nil }
    let letters = [24, 16, 8, 0].map { UnicodeScalar(UInt8(value >> $0 & 0xFF)) }
    return String(String.UnicodeScalarView(letters))
  }
}

/// Reads the one EXIF entry that drawing needs.
enum EXIF {
  /// The orientation in a TIFF block, 1...8; nil if there is none.
  ///
  /// - Source: Exif 2.32, section 4.6.4, tag 0x0112; TIFF 6.0, section 2.
  static func orientation(_ block: ArraySlice<UInt8>) -> Int? {
    let reader = ByteReader(block)
    let isBig: Bool
    switch reader.big16(0) {
    case 0x4D4D: isBig = true
    case 0x4949: isBig = false
    default: return nil
    }
    func number(_ offset: Int, _ count: Int) -> Int? { reader.number(offset, bytes: count, isBig: isBig) }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<min(count, 1_000) {
      let start = directory + 2 + entry * 12
      guard let tag = number(start, 2) else { return nil }
      guard tag == 0x0112, number(start + 2, 2) == 3, let value = number(start + 8, 2) else { continue }
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }
}
