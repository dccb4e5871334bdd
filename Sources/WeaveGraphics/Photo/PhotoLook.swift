// SPDX-License-Identifier: MIT

/// A photo filter and its strength.
public struct PhotoLook: Sendable, Hashable {
  private let filter: PhotoFilter
  private let intensity: Double

  /// Nil if it would change nothing.
  ///
  /// - Parameters:
  ///   - name: a raw value of `PhotoFilter`; any other name gives nil.
  ///   - intensity: 0 (the original) to 1 (the filter); other values are clamped.
  public init?(_ name: String, intensity: Double) {
    guard let filter = PhotoFilter(rawValue: name), intensity > 0 else { return nil }
    self.filter = filter
    self.intensity = min(intensity, 1)
  }

  /// The picture with the filter, mixed with the original by the strength.
  public func applied(to picture: PixelBuffer) -> PixelBuffer {
    let grade = filter.grade
    let curve = grade.curve
    let share = Float(intensity)
    var bytes = picture.bytes
    // Adjacent pixels of photos often have the same colour.
    var last: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    var graded: (UInt8, UInt8, UInt8) = (0, 0, 0)
    for i in stride(from: 0, to: bytes.count - 3, by: 4) {
      let pixel = (bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3])
      if pixel.3 == 0 { continue }
      if pixel != last {
        last = pixel
        let alpha = Float(pixel.3)
        let color = SIMD3(Float(pixel.0), Float(pixel.1), Float(pixel.2)) / alpha
        let mixed = color + (grade.apply(to: color, curve) - color) * share
        let held = pointwiseMin(mixed, SIMD3(repeating: 1)) * alpha + 0.5
        graded = (UInt8(held.x), UInt8(held.y), UInt8(held.z))
      }
      (bytes[i], bytes[i + 1], bytes[i + 2]) = graded
    }
    return PixelBuffer(width: picture.width, height: picture.height, bytes: bytes)
  }
}
