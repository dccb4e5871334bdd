// SPDX-License-Identifier: MIT

/// A colour adjustment: saturation, then a tone curve, then tints of shadows and lights.
struct ColorGrade: Sendable {
  /// 0 is grey, 1 leaves the colour unchanged.
  var saturation: Float
  /// Around the middle tone, 0.5.
  var contrast: Float
  /// Added to every tone.
  var lift: Float
  /// Over 1 darkens the middle tones.
  var gamma: Double
  /// Added in black, fading towards white.
  var shadows: SIMD3<Float> = [0, 0, 0]
  /// Added in white, fading towards black.
  var lights: SIMD3<Float> = [0, 0, 0]
  /// Multiplies every channel.
  var tint: SIMD3<Float> = [1, 1, 1]

  /// The tone curve, one value per level.
  var curve: [Float] {
    (0...255).map { level in
      let toned = Float(power(Double(level) / 255, gamma))
      return min(max((toned - 0.5) * contrast + 0.5 + lift, 0), 1)
    }
  }

  /// The adjusted colour.
  ///
  /// - Parameters:
  ///   - color: straight red, green and blue, 0...1.
  ///   - curve: this grade's `curve`.
  func apply(to color: SIMD3<Float>, _ curve: [Float]) -> SIMD3<Float> {
    // Rec. 709 luma, used wherever the project converts to grey.
    let luma = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
    let gray = SIMD3<Float>(repeating: luma)
    let vivid = Self.held(gray + (color - gray) * saturation)
    let toned = SIMD3(Self.look(curve, vivid.x), Self.look(curve, vivid.y), Self.look(curve, vivid.z))
    let shade = shadows * (1 - luma) + lights * luma
    return Self.held(toned * tint + shade)
  }

  private static func look(_ curve: [Float], _ value: Float) -> Float {
    // Interpolates between two levels of the curve.
    let place = value * 255
    let low = min(Int(place), 254)
    return curve[low] + (curve[low + 1] - curve[low]) * (place - Float(low))
  }

  private static func held(_ v: SIMD3<Float>) -> SIMD3<Float> {
    pointwiseMin(pointwiseMax(v, SIMD3(repeating: 0)), SIMD3(repeating: 1))
  }
}
