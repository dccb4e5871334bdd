// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A picture to compare: rows from the top left, four bytes a pixel, red, green, blue and alpha; sRGB, alpha straight.
///
/// Files hold their colours so; a premultiplied buffer would have lost those of faint pixels.
public struct StraightImage: Sendable, Hashable {
  public let width: Int
  public let height: Int
  public let bytes: [UInt8]

  /// - Precondition: `bytes` holds `width × height × 4` bytes.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "a picture holds four bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The picture that a PNG file of these pixels holds.
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

  /// The four bytes of a pixel as one number, red lowest.
  func word(_ index: Int) -> UInt32 {
    let i = index * 4
    return UInt32(bytes[i]) | UInt32(bytes[i + 1]) << 8 | UInt32(bytes[i + 2]) << 16 | UInt32(bytes[i + 3]) << 24
  }
}

/// A box of whole pixels.
public struct PixelRegion: Sendable, Hashable {
  public var x, y, width, height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  public func contains(x: Int, y: Int) -> Bool {
    x >= self.x && y >= self.y && x < self.x + width && y < self.y + height
  }
}
