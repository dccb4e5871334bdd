// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// Two pictures of different sizes beside each other: the first, the second, and the comparison of the pixels that both
/// have. Each is in a box as large as both together, and outlined; the outline of the other one is dashed.
public enum SizePicture {
  /// The outline of the first picture, and of the second.
  private static let colors: [(UInt8, UInt8, UInt8)] = [(0x2B, 0x6C, 0xE0), (0xE0, 0x7A, 0x1E)]
  /// The pixels between the boxes and around them.
  private static let gap = 8

  /// The picture.
  ///
  /// - Parameters:
  ///   - comparison: of the pixels that both have, from the upper left corner.
  ///   - limit: the most pixels of the result.
  /// - Returns: nil if it would have more pixels than `limit`.
  public static func picture(
    _ before: StraightImage, _ after: StraightImage, _ comparison: Comparison, limit: Int
  ) -> PixelBuffer? {
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    let (wide, high) = (3 * width + 4 * gap, height + 2 * gap)
    guard wide * high <= limit else { return nil }
    var canvas = Canvas(PixelBuffer(width: wide, height: high, bytes: background(wide * high)))
    let shared = comparison.picture(
      over: before.cropped(to: PixelRegion(x: 0, y: 0, width: comparison.width, height: comparison.height)))
    for (index, picture) in [before, after].enumerated() {
      let x = gap + index * (width + gap)
      canvas.draw(picture, x: x, y: gap)
      // What only one of them has, below the comparison.
      canvas.draw(picture, x: gap + 2 * (width + gap), y: gap, tint: colors[index])
    }
    canvas.draw(shared, x: gap + 2 * (width + gap), y: gap)
    for index in 0..<3 {
      let x = gap + index * (width + gap)
      for (number, picture) in [before, after].enumerated() {
        canvas.outline(
          x: x, y: gap, width: picture.width, height: picture.height, colors[number],
          around: index == 2 || index == number ? nil : index == 0 ? before : after)
      }
    }
    return canvas.pixels
  }

  private static func background(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { _ in [0xF4, 0xF4, 0xF6, 0xFF] as [UInt8] }
  }
}

/// Pixels that are drawn on.
private struct Canvas {
  var pixels: PixelBuffer

  init(_ pixels: PixelBuffer) { self.pixels = pixels }

  /// Draws a picture; translucent pixels over a checkerboard.
  ///
  /// - Parameter tint: a colour that is mixed with a faint copy of the picture.
  mutating func draw(_ picture: StraightImage, x left: Int, y top: Int, tint: (UInt8, UInt8, UInt8)? = nil) {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let ground: Double = (x / 8 + y / 8) % 2 == 0 ? 255 : 226
        let c = picture.word(y * picture.width + x).over(ground)
        var color = (c.red, c.green, c.blue)
        if let tint {
          let grey = 255 + (0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue - 255) * 0.3
          func mixed(_ channel: UInt8) -> Double { grey * 0.55 + Double(channel) * 0.45 }
          color = (mixed(tint.0), mixed(tint.1), mixed(tint.2))
        }
        set(left + x, top + y, (UInt8(color.0.rounded()), UInt8(color.1.rounded()), UInt8(color.2.rounded())))
      }
    }
  }

  mutating func draw(_ picture: PixelBuffer, x left: Int, y top: Int) {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let c = picture.pixel(x: x, y: y)
        set(left + x, top + y, (c.red, c.green, c.blue))
      }
    }
  }

  /// Draws a line around a box, outside of it.
  ///
  /// - Parameter other: the picture that is shown there, if it is not the one of the box: the line is then dashed, and
  ///   leaves the picture free.
  mutating func outline(
    x left: Int, y top: Int, width: Int, height: Int, _ color: (UInt8, UInt8, UInt8), around other: StraightImage?
  ) {
    func put(_ x: Int, _ y: Int, _ canvas: inout Canvas) {
      if let other {
        let isInside = x >= left && y >= top && x < left + other.width && y < top + other.height
        guard !isInside, (x + y) % 6 < 3 else { return }
      }
      canvas.set(x, y, color)
    }
    for x in (left - 1)...(left + width) {
      put(x, top - 1, &self)
      put(x, top + height, &self)
    }
    for y in top..<(top + height) {
      put(left - 1, y, &self)
      put(left + width, y, &self)
    }
  }

  private mutating func set(_ x: Int, _ y: Int, _ color: (UInt8, UInt8, UInt8)) {
    let i = (y * pixels.width + x) * 4
    (pixels.bytes[i], pixels.bytes[i + 1], pixels.bytes[i + 2]) = color
  }
}
