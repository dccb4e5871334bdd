// SPDX-License-Identifier: MIT

public import WeaveGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A picture to compare: rows from the top left, four bytes per pixel in the order red, green, blue, alpha; sRGB with
/// straight alpha.
///
/// Files store colours this way. A premultiplied buffer would have lost the colours of faint pixels.
public struct StraightImage: Sendable, Hashable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// `width × height × 4` bytes. If the file has 16 bits per channel, each is the nearest one with 8 bits.
  public let bytes: [UInt8]
  /// `width × height × 4` channels of 16 bits, if the file has so many; nil for 8 bits or less.
  public let deep: [UInt16]?

  /// - Precondition: `bytes` holds `width × height × 4` bytes.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "a picture holds four bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
    deep = nil
  }

  /// A picture with 16 bits per channel.
  ///
  /// - Precondition: `deep` holds `width × height × 4` numbers.
  public init(width: Int, height: Int, deep: [UInt16]) {
    precondition(deep.count == width * height * 4, "a picture holds four channels a pixel")
    self.width = width
    self.height = height
    self.deep = deep
    bytes = deep.map { UInt8((UInt32($0) + 128) / 257) }
  }

  /// The bits per channel that are compared: 8 or 16.
  public var depth: Int { deep == nil ? 8 : 16 }

  /// The part of the picture in a box.
  ///
  /// - Precondition: the box lies in the picture.
  public func cropped(to box: PixelRegion) -> StraightImage {
    guard (box.x, box.y, box.width, box.height) != (0, 0, width, height) else { return self }
    func rows<Channel>(_ channels: [Channel]) -> [Channel] {
      var part: [Channel] = []
      part.reserveCapacity(box.width * box.height * 4)
      for y in box.y..<(box.y + box.height) {
        let start = (y * width + box.x) * 4
        part += channels[start..<(start + box.width * 4)]
      }
      return part
    }
    if let deep { return StraightImage(width: box.width, height: box.height, deep: rows(deep)) }
    return StraightImage(width: box.width, height: box.height, bytes: rows(bytes))
  }

  /// The pixels as a PNG file would store them.
  public init(_ pixels: PixelBuffer) {
    var bytes = pixels.bytes
    for i in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[i + 3])
      guard alpha != 255 else { continue }
      for channel in i..<(i + 3) {
        bytes[channel] = alpha == 0 ? 0 : UInt8(min((Int(bytes[channel]) * 255 + alpha / 2) / alpha, 255))
      }
    }
    self.init(width: pixels.width, height: pixels.height, bytes: bytes)
  }

  /// Whether two pictures of the same size are equal; many times faster than `==` on arrays.
  func hasSameBytes(as other: StraightImage) -> Bool {
    bytes.withUnsafeBytes { a in
      other.bytes.withUnsafeBytes { b in
        guard a.count == b.count, let start = a.baseAddress, let other = b.baseAddress else {
          return a.count == b.count
        }
        return memcmp(start, other, a.count) == 0
      }
    }
  }

  /// Whether a row equals the same row of another picture of the same size.
  func hasSameRow(_ y: Int, as other: StraightImage) -> Bool {
    let row = (y * width * 4)..<((y + 1) * width * 4)
    return bytes.withUnsafeBytes { a in
      other.bytes.withUnsafeBytes { b in
        let (a, b) = (UnsafeRawBufferPointer(rebasing: a[row]), UnsafeRawBufferPointer(rebasing: b[row]))
        guard let start = a.baseAddress, let other = b.baseAddress else { return true }
        return memcmp(start, other, row.count) == 0
      }
    }
  }

  /// The four bytes of a pixel as one number, with red lowest.
  func word(_ index: Int) -> UInt32 {
    let i = index * 4
    return UInt32(bytes[i]) | UInt32(bytes[i + 1]) << 8 | UInt32(bytes[i + 2]) << 16 | UInt32(bytes[i + 3]) << 24
  }
}

/// The pixels of a picture as numbers, with red lowest.
struct PixelWords {
  let width: Int
  let height: Int
  let words: [UInt32]
  /// The same as bytes, four per pixel.
  let bytes: [UInt8]

  init(_ image: StraightImage) {
    (width, height, bytes) = (image.width, image.height, image.bytes)
    let count = image.bytes.count / 4
    let copy = [UInt32](unsafeUninitializedCapacity: count) { words, initialized in
      UnsafeMutableRawBufferPointer(words).copyBytes(from: image.bytes)
      initialized = count
    }
    words = 1.littleEndian == 1 ? copy : copy.map { UInt32(littleEndian: $0) }
  }

  subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] }

  func row(_ y: Int) -> ArraySlice<UInt32> { words[(y * width)..<((y + 1) * width)] }
}

/// A box of whole pixels.
public struct PixelRegion: Sendable, Hashable {
  /// In pixels; the upper left corner counts from 0.
  public var x, y, width, height: Int

  /// A box with an upper left corner and a size, in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Whether a pixel is in the box.
  public func contains(x: Int, y: Int) -> Bool {
    x >= self.x && y >= self.y && x < self.x + width && y < self.y + height
  }
}
