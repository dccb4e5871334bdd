// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveDiff
import WeavePNG

/// Reads BMP files: palettes of 1 to 8 bits, 16, 24 and 32 bits with or without masks, and run-length encoding.
///
/// - Source: Microsoft, Bitmap Storage: BITMAPFILEHEADER, BITMAPCOREHEADER, BITMAPINFOHEADER, BITMAPV4HEADER and
///   BITMAPV5HEADER.
struct BMPPicture {
  /// Why a file is not read, without a full stop.
  struct Refusal: Error {
    var reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// A channel of a pixel: which of its bits, and their greatest value.
  private struct Mask {
    var shift: Int
    var most: Int

    init(_ bits: Int) {
      shift = bits == 0 ? 0 : bits.trailingZeroBitCount
      most = bits >> shift
    }

    func level(_ pixel: Int) -> UInt8 {
      most == 0 ? 0 : UInt8(clamping: ((pixel >> shift & most) * 255 + most / 2) / most)
    }
  }

  private let bytes: [UInt8]
  private var width = 0
  private var height = 0
  private var isTopDown = false
  private var bits = 0
  private var compression = 0
  private var palette: [(UInt8, UInt8, UInt8)] = []
  private var masks: [Mask] = []
  private var hasAlpha = false
  /// The bytes of an embedded colour profile.
  private(set) var profile: [UInt8]?

  static func isBMP(_ bytes: [UInt8]) -> Bool { bytes.count >= 26 && bytes.starts(with: Array("BM".utf8)) }

  init(_ bytes: [UInt8]) throws(Refusal) {
    self.bytes = bytes
    guard Self.isBMP(bytes) else { throw Refusal("not a BMP picture") }
    let size = number(14, 4)
    guard size == 12 || size >= 40 && size <= 4_096, 14 + size <= bytes.count else {
      throw Refusal("damaged BMP: no size in its header")
    }
    if size == 12 {
      (width, height, bits) = (number(18, 2), number(20, 2), number(24, 2))
    } else {
      let rows = Int(Int32(truncatingIfNeeded: number(22, 4)))
      (width, height, isTopDown) = (Int(Int32(truncatingIfNeeded: number(18, 4))), abs(rows), rows < 0)
      (bits, compression) = (number(28, 2), number(30, 4))
    }
    guard width > 0, height > 0, width <= Limits.imageSide, height <= Limits.imageSide,
      width * height <= Limits.imagePixels
    else { throw Refusal("claims \(width) × \(height) pixels, too many to compare") }
    guard width * height <= Limits.imagePixelsOfAnyFile + bytes.count * Limits.imagePixelsPerByte else {
      throw Refusal("claims \(width) × \(height) pixels in \(bytes.count) bytes, too many for such a small file")
    }
    try readColors(headerSize: size)
    if size >= 124, number(70, 4) == 0x4D42_4544 {
      let start = 14 + number(126, 4)
      let length = number(130, 4)
      if start <= bytes.count, length <= min(bytes.count - start, Limits.profileBytes) {
        profile = Array(bytes[start..<(start + length)])
      }
    }
  }

  private mutating func readColors(headerSize size: Int) throws(Refusal) {
    switch (bits, compression) {
    case (1, 0), (2, 0), (4, 0), (8, 0), (8, 1), (4, 2): readPalette(headerSize: size)
    case (16, 0): masks = [0x7C00, 0x3E0, 0x1F].map { Mask($0) }
    case (24, 0), (32, 0): masks = [0xFF_0000, 0xFF00, 0xFF].map { Mask($0) }
    case (16, 3), (16, 6), (32, 3), (32, 6):
      let count = compression == 6 || size >= 56 ? 4 : 3
      guard 54 + count * 4 <= bytes.count else { throw Refusal("damaged BMP: cut short") }
      masks = (0..<count).map { Mask(number(54 + $0 * 4, 4)) }
      hasAlpha = count == 4 && masks[3].most > 0
    default: throw Refusal("a BMP with \(bits) bits and compression \(compression), which weave does not read")
    }
  }

  private mutating func readPalette(headerSize size: Int) {
    let entry = size == 12 ? 3 : 4
    let named = size == 12 ? 0 : number(46, 4)
    let count = named == 0 ? 1 << bits : min(named, 1 << bits)
    for index in 0..<count {
      let place = 14 + size + index * entry
      guard place + 3 <= bytes.count else { return }
      palette.append((bytes[place + 2], bytes[place + 1], bytes[place]))
    }
  }

  /// A little-endian number; bytes beyond the file's end are 0.
  private func number(_ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | (place + $1 < bytes.count ? Int(bytes[place + $1]) << (8 * $1) : 0) }
  }

  // MARK: Pixels

  /// - Throws: if the file ends before its pixels.
  func picture() throws(Refusal) -> StraightImage {
    let start = number(10, 4)
    var result = [UInt8](repeating: 255, count: width * height * 4)
    if compression == 1 || compression == 2 {
      let indices = try runs(from: start)
      for place in indices.indices { put(index: Int(indices[place]), at: place, &result) }
      return StraightImage(width: width, height: height, bytes: result)
    }
    let stride = (width * bits + 31) / 32 * 4
    // The padding of the last row may be missing.
    guard start <= bytes.count, (height - 1) * stride + (width * bits + 7) / 8 <= bytes.count - start else {
      throw Refusal("damaged BMP: cut short")
    }
    for y in 0..<height {
      let row = start + (isTopDown ? y : height - 1 - y) * stride
      for x in 0..<width {
        let place = y * width + x
        if bits <= 8 {
          let shift = 8 - bits * (x % (8 / bits) + 1)
          put(index: Int(bytes[row + x * bits / 8]) >> shift & (1 << bits - 1), at: place, &result)
          continue
        }
        let pixel = number(row + x * (bits / 8), bits / 8)
        for channel in 0..<(hasAlpha ? 4 : 3) { result[place * 4 + channel] = masks[channel].level(pixel) }
      }
    }
    return StraightImage(width: width, height: height, bytes: result)
  }

  private func put(index: Int, at place: Int, _ result: inout [UInt8]) {
    let color = palette.indices.contains(index) ? palette[index] : (0, 0, 0)
    (result[place * 4], result[place * 4 + 1], result[place * 4 + 2]) = color
  }

  /// The palette indices of a run-length encoded picture, from the top left; what is skipped has index 0.
  private func runs(from start: Int) throws(Refusal) -> [UInt8] {
    var indices = [UInt8](repeating: 0, count: width * height)
    var (place, x, y) = (start, 0, 0)
    func set(_ value: UInt8) {
      if x < width, y < height { indices[(isTopDown ? y : height - 1 - y) * width + x] = value }
      x += 1
    }
    while place + 1 < bytes.count {
      let (count, value) = (Int(bytes[place]), bytes[place + 1])
      place += 2
      if count > 0 {
        for i in 0..<count { set(bits == 8 ? value : i % 2 == 0 ? value >> 4 : value & 15) }
        continue
      }
      switch value {
      case 0: (x, y) = (0, y + 1)
      case 1: return indices
      case 2:
        guard place + 1 < bytes.count else { break }
        (x, y) = (x + Int(bytes[place]), y + Int(bytes[place + 1]))
        place += 2
      default:
        let length = bits == 8 ? Int(value) : (Int(value) + 1) / 2
        guard place + length <= bytes.count else { throw Refusal("damaged BMP: cut short") }
        for i in 0..<Int(value) {
          let byte = bytes[place + (bits == 8 ? i : i / 2)]
          set(bits == 8 ? byte : i % 2 == 0 ? byte >> 4 : byte & 15)
        }
        place += length + length % 2
      }
    }
    throw Refusal("damaged BMP: cut short")
  }
}
