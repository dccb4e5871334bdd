// SPDX-License-Identifier: MIT

/// A photo filter and its strength, and the two colours that its tones get afterwards.
public struct PhotoLook: Sendable, Hashable {
  private let filter: PhotoFilter?
  private let intensity: Double
  private let duotone: Duotone?

  /// Nil if it would change nothing.
  ///
  /// - Parameters:
  ///   - name: a raw value of `PhotoFilter`; any other name gives nil.
  ///   - intensity: 0 (the original) to 1 (the filter); other values are clamped.
  public init?(_ name: String, intensity: Double) {
    self.init(name, intensity: intensity, duotone: nil)
  }

  /// Nil if it would change nothing.
  ///
  /// - Parameters:
  ///   - name: a raw value of `PhotoFilter`; any other name, or none, is no filter.
  ///   - intensity: of the filter, from 0 to 1; other values are clamped.
  ///   - duotone: the colours for the tones that the filter gives; nil to keep its colours.
  public init?(_ name: String?, intensity: Double, duotone: Duotone?) {
    let filter = intensity > 0 ? name.flatMap { PhotoFilter(rawValue: $0) } : nil
    if filter == nil, duotone == nil { return nil }
    self.filter = filter
    self.intensity = min(intensity, 1)
    self.duotone = duotone
  }

  /// The picture with the filter, mixed with the original by the strength, in the two colours if there are any.
  public func applied(to picture: PixelBuffer) -> PixelBuffer {
    var shown = picture
    if let filter { shown = graded(shown, filter) }
    if let duotone { shown = duotone.applied(to: shown) }
    return shown
  }

  private func graded(_ picture: PixelBuffer, _ filter: PhotoFilter) -> PixelBuffer {
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
