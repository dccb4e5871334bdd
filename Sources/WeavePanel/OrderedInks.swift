// SPDX-License-Identifier: MIT

import WeaveGraphics

/// Inks in a regular pattern: in each square of eight by eight places an ink has as many as its share of the mix.
///
/// A pixel depends on its colour and its place alone, so that nothing around it moves a dot.
struct OrderedInks {
  private let gamut: InkGamut
  /// The inks of the 64 thresholds for a colour of 6 bits a part; worked out when it is first met.
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
      // Greys show how light a colour is, and nothing else of it: Rec. 709 luma, as for all that is not in a pattern.
      let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      (red, green, blue) = (luma, luma, luma)
    }
    let light = [red, green, blue].map { Float(Color.linear($0)) }
    let shares = gamut.shares(for: Light(light[0], light[1], light[2], 0))
    return OrderedPattern.ranks.map { rank in
      // A place takes a lighter ink where its threshold lies below the lighter inks' share.
      var rest = 1 - Float(rank) / 256
      for (ink, share) in shares.dropLast() {
        rest -= share
        if rest < 0 { return UInt8(clamping: ink) }
      }
      return UInt8(clamping: shares.last?.ink ?? gamut.white)
    }
  }
}
