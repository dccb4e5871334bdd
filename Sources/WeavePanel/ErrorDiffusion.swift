// SPDX-License-Identifier: MIT

/// Error diffusion: assigns inks to smooth pixels so that the light of neighbours adds up to the intended light.
///
/// - Source: Floyd and Steinberg, An adaptive algorithm for spatial grey scale, 1976; rows alternate in direction. Inks
///   are limited to the few that mix a colour best, as by Shaked, Arad, Fitzhugh and Sobel, Ink relocation for color
///   halftones, 1996.
struct ErrorDiffusion: RowDiffusion {
  private let width: Int
  private let table: InkTable
  private let lights: [Light]
  private let lanes: Lanes
  private let hasFewInks: Bool
  /// The errors of the pixels of the last row and the next, with one extra place on both sides.
  private var errors: [Light]
  var debt: [Light]

  /// The largest error that a pixel may pass on; more would smear over the pixels after it.
  private static let most = Light(repeating: 0.6)

  init(width: Int, gamut: InkGamut, table: InkTable) {
    self.width = width
    self.table = table
    lights = gamut.lights
    lanes = Lanes(lights)
    hasFewInks = gamut.hasFewInks
    errors = [Light](repeating: .zero, count: width + 2)
    debt = errors
  }

  mutating func row(_ y: Int, _ pixels: [UInt32], _ isOpen: [Bool], into inks: inout [UInt8], at start: Int) {
    let (owing, lights, lanes, table) = (debt, self.lights, self.lanes, self.table)
    var later = errors
    (errors, debt) = ([], [])
    for place in later.indices { later[place] = .zero }
    let isReversed = y & 1 == 1
    let step = isReversed ? -1 : 1
    var x = isReversed ? width - 1 : 0
    var carried = Light.zero
    let (source, owed, open, colors) = (pixels.span, owing.span, isOpen.span, lights.span)
    let (gridLights, gridMasks, greyLights) = (table.lights, table.masks, table.greys)
    let (grid, masks, greys, greyInks) = (gridLights.span, gridMasks.span, greyLights.span, table.greyInks)
    let ranks = InkTable.ranks
    let hasFew = hasFewInks
    let pattern = (y & 7) << 3
    var below = later.mutableSpan
    var target = inks.mutableSpan
    for _ in 0..<width {
      if open[x] {
        let pixel = source[start + x]
        let light: Light
        let mask: UInt32
        if let grey = InkTable.grey(of: pixel) {
          (light, mask) = (greys[grey], greyInks)
        } else {
          let place = InkTable.place(of: pixel, rank: ranks[pattern | x & 7])
          (light, mask) = (grid[place], masks[place])
        }
        let debt = (owed[x + 1] + carried).clamped(lowerBound: -Self.most, upperBound: Self.most)
        let wanted = light + debt
        let ink =
          hasFew ? Self.nearest(to: wanted, among: mask, of: lanes) : Self.nearest(to: wanted, of: colors)
        target[start + x] = UInt8(truncatingIfNeeded: ink)
        let error = (wanted - colors[ink]) * 0.0625
        carried = error * 7
        below[x + 1 - step] += error * 3
        below[x + 1] += error * 5
        below[x + 1 + step] += error
      } else {
        carried = .zero
      }
      x += step
    }
    (errors, debt) = (owing, later)
  }

  func soleInk(of pixel: UInt32) -> UInt8? { table.soleInk(of: pixel) }

  static func keep(_ debt: [Light]) -> QuantisedPicture.Debt { .colors(debt) }

  static func debt(_ kept: QuantisedPicture.Debt) -> [Light]? { if case .colors(let debt) = kept { debt } else { nil } }

  /// The ink of a mix whose light is nearest: any order of the inks adds up to the same, and light needs no roots.
  @inline(__always)
  private static func nearest(to light: Light, among mask: UInt32, of lights: Lanes) -> Int {
    var best = mask.trailingZeroBitCount
    var rest = mask & (mask &- 1)
    if rest == 0 { return best }
    // |p - q|² = |p|² - 2(p·q - |q|²/2); |p|² is the same for all inks.
    let score = lights.red * light.x + lights.green * light.y + lights.blue * light.z - lights.half
    var most = score[best]
    while rest != 0 {
      let ink = rest.trailingZeroBitCount
      rest &= rest &- 1
      if score[ink] > most { (most, best) = (score[ink], ink) }
    }
    return best
  }

  /// The nearest of many inks.
  private static func nearest(to light: Light, of inks: Span<Light>) -> Int {
    var (best, least) = (0, Float.infinity)
    for ink in inks.indices {
      let distance = (inks[ink] - light).square
      if distance < least { (best, least) = (ink, distance) }
    }
    return best
  }

  /// The light of all inks by component, and half of the square of each.
  private struct Lanes {
    var red = SIMD8<Float>.zero
    var green = SIMD8<Float>.zero
    var blue = SIMD8<Float>.zero
    var half = SIMD8<Float>.zero

    init(_ lights: [Light]) {
      for (ink, light) in lights.enumerated().prefix(8) {
        (red[ink], green[ink], blue[ink], half[ink]) = (light.x, light.y, light.z, light.square / 2)
      }
    }
  }
}
