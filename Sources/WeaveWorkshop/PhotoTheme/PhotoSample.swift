// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A photo reduced to 64 × 64 colours, which is enough to choose a theme.
struct PhotoSample {
  /// One colour of the photo.
  struct Patch {
    /// sRGB, not premultiplied.
    let color: Color
    /// The colour in linear light, 0...1.
    let red, green, blue: Double
    /// Opacity, 0...1.
    let alpha: Double

    init(_ color: Color, alpha: Double) {
      self.color = color
      self.alpha = alpha
      (red, green, blue) = (Color.linear(color.red), Color.linear(color.green), Color.linear(color.blue))
    }

    /// Relative luminance.
    ///
    /// - Source: ITU-R BT.709.
    var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
  }

  static let side = 64

  /// The visible patches; nearly transparent ones are left out.
  let patches: [Patch]

  /// Averages the pixels of each patch.
  init(_ pixels: PixelBuffer) {
    guard pixels.width > 0, pixels.height > 0 else {
      patches = []
      return
    }
    patches = (0..<Self.side * Self.side).compactMap { index in
      let columns = Self.span(index % Self.side, of: pixels.width)
      let rows = Self.span(index / Self.side, of: pixels.height)
      return Self.mean(of: pixels, columns, rows)
    }
  }

  /// The pixels of a patch along one side, at least one.
  private static func span(_ patch: Int, of length: Int) -> Range<Int> {
    let start = patch * length / side
    return start..<max(start + 1, (patch + 1) * length / side)
  }

  private static func mean(of pixels: PixelBuffer, _ columns: Range<Int>, _ rows: Range<Int>) -> Patch? {
    // Sums red, green, blue and alpha together, because a photo has millions of pixels.
    var sums = SIMD4<Int>.zero
    pixels.bytes.withUnsafeBytes { bytes in
      for row in rows {
        var place = (row * pixels.width + columns.lowerBound) * 4
        // A row of 65,500 pixels of value 255 fits in 32 bits.
        var line = SIMD4<UInt32>.zero
        for _ in columns {
          line &+= SIMD4(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt8>.self))
          place += 4
        }
        sums &+= SIMD4(truncatingIfNeeded: line)
      }
    }
    let alpha = sums.w
    let opacity = Double(alpha) / Double(255 * columns.count * rows.count)
    guard opacity >= 0.05 else { return nil }
    // The bytes are premultiplied, so a channel's sum divided by the sum of alpha is the mean visible colour.
    let part = { (sum: Int) in min(1, Double(sum) / Double(alpha)) }
    return Patch(Color(red: part(sums.x), green: part(sums.y), blue: part(sums.z)), alpha: opacity)
  }
}
