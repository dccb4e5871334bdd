// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The best mixes of inks for all colours of a picture.
///
/// They are computed on a coarse grid of colours, and interpolated onto a fine one. A regular pattern assigns one of
/// the fine colours around its own to each pixel, so that the average is right; error diffusion does the rest.
struct InkTable {
  /// Colours along each edge of the grids.
  private static let coarse = 17
  static let fine = 33

  /// The light of the mix for each colour of the fine grid, blue fastest.
  let lights: [Light]
  /// The inks for each: those of the coarse colours around it, except inks of a distant hue.
  let masks: [UInt32]
  /// The light of the mix for greys, by value, always from grey inks.
  let greys: [Light]
  let greyInks: UInt32
  /// The ink that is used without mixing for a colour of the fine grid, and for a grey, in a gradient; `none` if they
  /// are mixed.
  private let soles, greySoles: [UInt8]
  private static let none = UInt8.max

  /// The share below which an ink is omitted from a gradient: if fewer than one dot in 16 has the ink, the dots are
  /// isolated and look like dirt on the paper.
  static let leastShare: Float = 1.0 / 16

  init(_ gamut: InkGamut) {
    let levels = (0..<Self.coarse).map { Float(Color.linear(Double($0) / Double(Self.coarse - 1))) }
    var mixes: [InkMix] = []
    var hues: [UInt32] = []
    mixes.reserveCapacity(levels.count * levels.count * levels.count)
    for red in levels {
      for green in levels {
        for blue in levels {
          let light = Light(red, green, blue, 0)
          hues.append(gamut.allowedInks(for: light))
          mixes.append(gamut.mix(for: light))
        }
      }
    }
    var lights: [Light] = []
    var masks: [UInt32] = []
    lights.reserveCapacity(Self.fine * Self.fine * Self.fine)
    masks.reserveCapacity(lights.capacity)
    for red in 0..<Self.fine {
      for green in 0..<Self.fine {
        for blue in 0..<Self.fine {
          let corners = Self.corners(red, green, blue)
          lights.append(corners.reduce(Light.zero) { $0 + mixes[$1].light } / Float(corners.count))
          let all = corners.reduce(0) { $0 | mixes[$1].inks }
          masks.append(all & corners.reduce(0) { $0 | hues[$1] } | mixes[corners[0]].inks)
        }
      }
    }
    (self.lights, self.masks) = (lights, masks)
    let greyInks = gamut.allowedInks(for: .zero)
    self.greyInks = greyInks
    let greys = (0..<256).map { gamut.placed(Light(repeating: Float(Color.linear(Double($0) / 255))).opaque) }
    self.greys = greys
    let all = gamut.lights.indices.filter { _ in gamut.hasFewInks }
    let greyOnes = all.filter { greyInks & 1 << UInt32($0) != 0 }
    soles = zip(lights, masks).map { light, mask in
      Self.sole(for: light, among: all.filter { mask & 1 << UInt32($0) != 0 }, of: gamut.lights)
    }
    greySoles = greys.map { Self.sole(for: $0, among: greyOnes, of: gamut.lights) }
  }

  /// The ink that is used without mixing for a pixel in a gradient; nil if inks are mixed.
  func soleInk(of pixel: UInt32) -> UInt8? {
    let ink = Self.grey(of: pixel).map { greySoles[$0] } ?? soles[Self.place(of: pixel, rank: 128)]
    return ink == Self.none ? nil : ink
  }

  /// The nearest ink to a light, if no other ink has a visible share in its mix.
  private static func sole(for light: Light, among inks: [Int], of lights: [Light]) -> UInt8 {
    guard let near = inks.min(by: { (lights[$0] - light).square < (lights[$1] - light).square }) else { return none }
    let isMixed = inks.contains { other in
      let edge = lights[other] - lights[near]
      return other != near && ((light - lights[near]) * edge).sum() >= leastShare * edge.square
    }
    return isMixed ? none : UInt8(clamping: near)
  }

  /// The coarse colours around a fine one: the colour itself, or the ends or corners that it lies between.
  private static func corners(_ red: Int, _ green: Int, _ blue: Int) -> [Int] {
    func ends(_ place: Int) -> [Int] { place & 1 == 0 ? [place / 2] : [place / 2, place / 2 + 1] }
    return ends(red).flatMap { r in
      ends(green).flatMap { g in ends(blue).map { b in (r * coarse + g) * coarse + b } }
    }
  }

  /// The index of a pixel's colour in the fine grid.
  ///
  /// - Parameters:
  ///   - pixel: red in the lowest byte, then green and blue, as in a pixel buffer.
  ///   - rank: 0..<256, how early a place of the pattern takes the higher colour.
  @inline(__always)
  static func place(of pixel: UInt32, rank: Int) -> Int {
    // 255 is 32 steps of 256 parts.
    let r = (Int(pixel & 0xFF) &* 8224 &>> 8 &+ rank) &>> 8
    let g = (Int(pixel &>> 8 & 0xFF) &* 8224 &>> 8 &+ rank) &>> 8
    let b = (Int(pixel &>> 16 & 0xFF) &* 8224 &>> 8 &+ rank) &>> 8
    return (r &* fine &+ g) &* fine &+ b
  }

  /// The value of a grey pixel, or of one so nearly grey that its dots should be grey; nil for a colour.
  @inline(__always)
  static func grey(of pixel: UInt32) -> Int? {
    let (r, g, b) = (Int(pixel & 0xFF), Int(pixel &>> 8 & 0xFF), Int(pixel &>> 16 & 0xFF))
    return max(r, g, b) &- min(r, g, b) <= 6 ? (r &+ 2 &* g &+ b) &>> 2 : nil
  }

  /// A regular pattern, in the integers of this table.
  static let ranks = OrderedPattern.ranks.map(Int.init)
}

extension Light {
  /// The light with its fourth component set to 0.
  fileprivate var opaque: Light { Light(x, y, z, 0) }
}
