// SPDX-License-Identifier: MIT

/// Pixels, row by row from the top left, four bytes each: red, green, blue, alpha; sRGB, premultiplied.
public struct PixelBuffer: Sendable, Hashable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// `width × height × 4` bytes, rows without padding.
  public var bytes: [UInt8]

  /// - Precondition: `bytes` has `width × height × 4` bytes.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "a pixel buffer holds four bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// A buffer of transparent black.
  public init(width: Int, height: Int) {
    self.init(width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
  }

  /// The pixel at a position inside the buffer.
  public func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let i = (y * width + x) * 4
    return (bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3])
  }
}
