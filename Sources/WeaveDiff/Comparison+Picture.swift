// SPDX-License-Identifier: MIT

public import WeaveGraphics

extension Comparison {
  /// The first picture, grey and faint, with what differs in red and edges in yellow.
  ///
  /// - Parameter background: one of the two pictures that were compared.
  public func picture(over background: StraightImage) -> PixelBuffer {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for place in 0..<(width * height) {
      let color: (UInt8, UInt8, UInt8)
      switch verdicts[place] {
      case .different: color = (0xE0, 0x1E, 0x2F)
      case .edge: color = (0xF2, 0xC0, 0x2E)
      case .equal, .close:
        let c = background.word(place).over(255)
        let luma = 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
        let faint = UInt8((255 + (luma - 255) * 0.15).rounded())
        color = (faint, faint, faint)
      }
      (bytes[place * 4], bytes[place * 4 + 1], bytes[place * 4 + 2]) = color
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }
}
