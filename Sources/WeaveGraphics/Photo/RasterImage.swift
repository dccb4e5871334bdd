// SPDX-License-Identifier: MIT

/// A decoded picture that many drawing commands share without copying, and the look that it is shown with.
public final class RasterImage: Sendable {
  /// Identifies this picture among all pictures of a render: path, filter and revision.
  public let key: String
  /// Applied only when the picture is painted, because many pictures are not visible or have not changed.
  public let look: PhotoLook?
  /// In pixels.
  public let width, height: Int
  /// Nil if only the size is known.
  private let decoded: PixelBuffer?

  /// - Parameter pixels: without the look.
  public init(pixels: PixelBuffer, key: String, look: PhotoLook? = nil) {
    decoded = pixels
    (width, height) = (pixels.width, pixels.height)
    self.key = key
    self.look = look
  }

  /// A picture that is laid out but never painted; its pixels are transparent black.
  public init(width: Int, height: Int, key: String, look: PhotoLook? = nil) {
    decoded = nil
    (self.width, self.height) = (width, height)
    self.key = key
    self.look = look
  }

  /// The pixels as shown. The look is applied again at each access.
  public var pixels: PixelBuffer {
    guard let decoded else { return PixelBuffer(width: width, height: height) }
    return look?.applied(to: decoded) ?? decoded
  }

  /// Single pixels as shown, in one row; the positions must be inside the picture.
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
  /// Images are equal if their keys are equal; pixels are not compared.
  public static func == (a: RasterImage, b: RasterImage) -> Bool { a.key == b.key }
  /// Hashes the key, in agreement with equality.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
