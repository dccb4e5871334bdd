// SPDX-License-Identifier: MIT

import WeaveGraphics

/// Inks in a regular pattern: in each square of eight by eight pixels, an ink has as many pixels as its share of the
/// mix.
///
/// A pixel only depends on its colour and its position, so nothing around it moves a dot.
struct OrderedInks {
  private let gamut: InkGamut
  /// The inks of the 64 thresholds for a colour of 6 bits per component; computed when it first occurs.
  private var known: [UInt32: [UInt8]] = [:]

  init(_ gamut: InkGamut) { self.gamut = gamut }

  /// The ink of a pixel: red in the lowest byte, then green and blue.
  mutating func ink(of pixel: UInt32, x: Int, y: Int) -> UInt8 {
    func part(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 0xFF) * 63 + 127) / 255) << shift }
    let key = part(0) | part(8) | part(16)
    let place = (y & 7) << 3 | x & 7
    if let inks = known[key] { return inks[place] }
    let inks = pattern(key)
    known[key] = inks
    return inks[place]
  }

  private func pattern(_ key: UInt32) -> [UInt8] {
    func part(_ shift: UInt32) -> Double { Double(key >> shift & 0x3F) / 63 }
    var (red, green, blue) = (part(0), part(8), part(16))
    if gamut.isGrey, red != green || green != blue {
      // Greys only represent the lightness of a colour: Rec. 709 luma, as for everything that is not in a pattern.
      let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      (red, green, blue) = (luma, luma, luma)
    }
    let light = [red, green, blue].map { Float(Color.linear($0)) }
    let shares = gamut.shares(for: Light(light[0], light[1], light[2], 0))
    return OrderedPattern.ranks.map { rank in
      // A pixel takes a lighter ink if its threshold lies below the share of the lighter inks.
      var rest = 1 - Float(rank) / 256
      for (ink, share) in shares.dropLast() {
        rest -= share
        if rest < 0 { return UInt8(clamping: ink) }
      }
      return UInt8(clamping: shares.last?.ink ?? gamut.white)
    }
  }
}
