// SPDX-License-Identifier: MIT

/// Two colours for the tones of a photo.
///
/// The tone of a pixel is its Rec. 709 luma in display light, that is, of the sRGB values as they are stored, and the
/// two colours are mixed in the same values. Equal steps of these values look about equally large, so a middle grey
/// becomes the middle of both colours. In linear light, half of all visible tones would lie in the darkest fifth of the
/// scale, and most of the photo would take the colour of its shadows.
public struct Duotone: Sendable, Hashable {
  /// What black becomes.
  public let shadows: Color
  /// What white becomes.
  public let highlights: Color

  /// A pair of colours. A translucent one lets what lies beneath the photo show through.
  public init(shadows: Color, highlights: Color) {
    self.shadows = shadows
    self.highlights = highlights
  }

  /// The same pair on a display with black ink on white: the darker colour is ink, the other one paper.
  public var inkAndPaper: Duotone {
    let (dark, light) = (shadows.over(.white).relativeLuminance, highlights.over(.white).relativeLuminance)
    return dark <= light
      ? Duotone(shadows: .black, highlights: .white) : Duotone(shadows: .white, highlights: .black)
  }

  /// Identifies the pair among all pairs that give different pixels.
  public var name: String { "duotone \(shadows.hex) \(highlights.hex)" }

  /// The picture in the two colours.
  func applied(to picture: PixelBuffer) -> PixelBuffer {
    let (dark, light) = (Self.premultiplied(shadows), Self.premultiplied(highlights))
    var bytes = picture.bytes
    for place in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[place + 3] > 0 {
      let alpha = Float(bytes[place + 3])
      let luma =
        0.2126 * Float(bytes[place]) + 0.7152 * Float(bytes[place + 1]) + 0.0722 * Float(bytes[place + 2])
      let tone = min(luma / alpha, 1)
      let color = (dark + (light - dark) * tone) * alpha + 0.5
      for part in 0..<4 { bytes[place + part] = UInt8(color[part]) }
    }
    return PixelBuffer(width: picture.width, height: picture.height, bytes: bytes)
  }

  private static func premultiplied(_ color: Color) -> SIMD4<Float> {
    func held(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
    let alpha = held(color.alpha)
    return SIMD4(
      Float(held(color.red) * alpha), Float(held(color.green) * alpha), Float(held(color.blue) * alpha), Float(alpha))
  }
}
