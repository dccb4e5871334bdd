// SPDX-License-Identifier: MIT

/// A decoded picture that many drawing commands can share without a copy, and the look that it is shown with.
public final class RasterImage: Sendable {
  /// Tells this picture from every other one of a render: path, filter and revision.
  public let key: String
  /// Worked out where the picture is painted, as many pictures are never seen at all, or as they were before.
  public let look: PhotoLook?
  /// In pixels.
  public let width, height: Int
  /// Nil where only the size is known.
  private let decoded: PixelBuffer?

  /// - Parameter pixels: without the look.
  public init(pixels: PixelBuffer, key: String, look: PhotoLook? = nil) {
    decoded = pixels
    (width, height) = (pixels.width, pixels.height)
    self.key = key
    self.look = look
  }

  /// A picture that takes its place and is never painted: what is asked of its pixels is transparent black.
  public init(width: Int, height: Int, key: String, look: PhotoLook? = nil) {
    decoded = nil
    (self.width, self.height) = (width, height)
    self.key = key
    self.look = look
  }

  /// As it is shown. A look is worked out each time that this is asked.
  public var pixels: PixelBuffer {
    guard let decoded else { return PixelBuffer(width: width, height: height) }
    return look?.applied(to: decoded) ?? decoded
  }

  /// Single pixels as they are shown, in a row; their places must lie inside.
  public func pixels(at places: [(x: Int, y: Int)]) -> PixelBuffer {
    guard let decoded else { return PixelBuffer(width: places.count, height: 1) }
    var bytes: [UInt8] = []
    for place in places {
      let pixel = decoded.pixel(x: place.x, y: place.y)
      bytes += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }
    let row = PixelBuffer(width: places.count, height: 1, bytes: bytes)
    return look?.applied(to: row) ?? row
  }
}

extension RasterImage: Hashable {
  /// Images are equal where their keys are: no pixel is compared.
  public static func == (a: RasterImage, b: RasterImage) -> Bool { a.key == b.key }
  /// Hashes the key, as equality goes by it.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
