// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A picture in inks: for each pixel the index of its ink in a list.
public struct PanelFrame: Sendable, Hashable {
  /// In pixels.
  public let width, height: Int
  /// The list of inks that pixels refer to.
  public let inks: [Ink]
  /// Indices in `inks`, row by row.
  public var pixels: [UInt8]

  /// - Precondition: there are `width × height` pixels, and 1 to 256 inks.
  public init(width: Int, height: Int, inks: [Ink], pixels: [UInt8]) {
    precondition(pixels.count == width * height && (1...256).contains(inks.count), "an ink for each pixel")
    self.width = width
    self.height = height
    self.inks = inks
    self.pixels = pixels
  }

  /// The frame rotated clockwise, then mirrored left to right, as a device needs it.
  public func turned(_ rotation: Panel.Rotation, isMirrored: Bool = false) -> PanelFrame {
    let turn = PixelTurn(width: width, height: height, rotation, isMirrored: isMirrored)
    return PanelFrame(width: turn.width, height: turn.height, inks: inks, pixels: turn.turned(pixels))
  }

  /// The frame as the eye sees it, in measured colours: for previews, never for the device, which would dither it
  /// again.
  public func preview() -> PixelBuffer {
    let colors = inks.map { ink -> [UInt8] in
      [ink.measured.red, ink.measured.green, ink.measured.blue].map { UInt8(($0 * 255).rounded()) } + [255]
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels { bytes += colors[Int(pixel)] }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }
}

extension PanelFrame {
  /// The pure value of each pixel's ink, red in the lowest byte.
  var colors: [UInt32] {
    let values = inks.map { ink -> UInt32 in
      let color = ink.value.bytes
      return UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
    }
    return pixels.map { values[Int($0)] }
  }
}

extension UInt32 {
  /// The components of a pixel, red in the lowest byte.
  var parts: (red: UInt8, green: UInt8, blue: UInt8) {
    (
      UInt8(truncatingIfNeeded: self), UInt8(truncatingIfNeeded: self >> 8), UInt8(truncatingIfNeeded: self >> 16)
    )
  }
}

extension Color {
  /// Red, green and blue as bytes.
  var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    return (byte(red), byte(green), byte(blue))
  }
}
