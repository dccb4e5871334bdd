// SPDX-License-Identifier: MIT

public import WeaveGraphics

extension Comparison {
  /// The first picture in faint grey, with differences in red and edges in yellow.
  ///
  /// - Parameter background: one of the two compared pictures.
  public func picture(over background: StraightImage) -> PixelBuffer {
    // Neighbouring pixels often have the same colour.
    var last = (word: 0 as UInt32, faint: Self.faint(0))
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      count = width * height * 4
      for place in 0..<(width * height) {
        let color: (UInt8, UInt8, UInt8)
        switch verdicts[place] {
        case .different: color = (0xE0, 0x1E, 0x2F)
        case .edge: color = (0xF2, 0xC0, 0x2E)
        case .equal, .close:
          let word = background.word(place)
          if word != last.word { last = (word, Self.faint(word)) }
          color = (last.faint, last.faint, last.faint)
        }
        (bytes[place * 4], bytes[place * 4 + 1], bytes[place * 4 + 2]) = color
        bytes[place * 4 + 3] = 255
      }
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  private static func faint(_ word: UInt32) -> UInt8 {
    let c = word.over(255)
    let luma = 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
    return UInt8((255 + (luma - 255) * 0.15).rounded())
  }
}
