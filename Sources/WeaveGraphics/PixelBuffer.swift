// SPDX-License-Identifier: MIT

/// Pixels, row by row from the top left, four bytes each: red, green, blue, alpha; sRGB, premultiplied.
public struct PixelBuffer: Sendable, Hashable {
  public let width: Int
  public let height: Int
  /// `width × height × 4` bytes, rows without padding.
  public var bytes: [UInt8]

  /// - Precondition: `bytes` holds `width × height × 4` bytes.
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

  /// The four bytes at a place inside the buffer.
  public func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let i = (y * width + x) * 4
    return (bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3])
  }
}

/// A decoded picture that many drawing commands can share without a copy.
public final class RasterImage: Sendable {
  public let pixels: PixelBuffer
  /// Tells this picture from every other one of a render: path, filter and revision.
  public let key: String

  public init(pixels: PixelBuffer, key: String) {
    self.pixels = pixels
    self.key = key
  }

  public var width: Int { pixels.width }
  public var height: Int { pixels.height }
}

extension RasterImage: Hashable {
  public static func == (a: RasterImage, b: RasterImage) -> Bool { a.key == b.key }
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
