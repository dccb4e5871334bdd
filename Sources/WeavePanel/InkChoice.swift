// SPDX-License-Identifier: MIT

import WeaveGraphics

/// Which inks stand for the plain colours of a design.
///
/// Colours are compared with the inks' pure values, by which designers name them: a design's red is the panel's red, though
/// the measured one is brown. Contrast is judged by the measured ones.
struct InkChoice {
  private let pure: [Light]
  private let pureLabs: [Light]
  /// Measured lightness between that of black ink, 0, and of white, 1.
  private let lightness: [Float]

  /// Difference of relative lightness that text needs from its ground, at least.
  private static let textContrast: Float = 0.3
  /// How much nearer, in OKLab, a pattern must come than the best ink.
  private static let patternGain: Float = 0.09

  init(_ inks: [Ink], _ gamut: InkGamut) {
    pure = inks.map { Light($0.value) }
    pureLabs = pure.map(\.okLab)
    let (low, high) = (gamut.labs[gamut.black].x, gamut.labs[gamut.white].x)
    lightness = gamut.labs.map { ($0.x - low) / max(high - low, 0.01) }
  }

  /// The ink next to a colour.
  func nearest(to color: Light) -> Int { nearest(to: color) { _ in true } ?? 0 }

  private func nearest(to color: Light, where isAllowed: (Int) -> Bool) -> Int? {
    let lab = color.okLab
    return pureLabs.indices.filter(isAllowed).min {
      Self.distance(pureLabs[$0], lab) < Self.distance(pureLabs[$1], lab)
    }
  }

  /// The ink or the pattern that shows an area best.
  ///
  /// - Parameters:
  ///   - isPlain: whether it must be one ink, as text stands on it.
  ///   - taken: what lies beside it, and must differ.
  func fill(for color: Light, isPlain: Bool, besides taken: Set<FlatFill> = []) -> FlatFill {
    let lab = color.okLab
    var best = FlatFill.ink(nearest(to: color) { !taken.contains(.ink($0)) } ?? nearest(to: color))
    guard !isPlain else { return best }
    var least = taken.contains(best) ? Float.infinity : Self.distance(pureLabs[best.ink(x: 0, y: 0)], lab)
    least = max(0, least - Self.patternGain)
    for first in pure.indices {
      for second in pure.indices where second != first {
        for quarters in 1...2 {
          let fill = FlatFill.pattern(first, second, quarters: quarters)
          let part = Float(quarters) / 4
          let distance = Self.distance((pure[first] * (1 - part) + pure[second] * part).okLab, lab)
          if distance < least, !taken.contains(fill) { (least, best) = (distance, fill) }
        }
      }
    }
    return best
  }

  /// The ink of text, a line or a symbol on a ground that has its fill already.
  ///
  /// - Parameters:
  ///   - grounds: the inks beneath, the most frequent first.
  /// - Returns: the ink, and whether it stands out.
  func mark(for color: Light, on ground: FlatFill, ink groundColor: Light) -> (ink: Int, standsOut: Bool) {
    let under = relativeLightness(of: ground)
    let wanted = nearest(to: color)
    // What the design tells apart by a breath of tone may stay as close.
    let original = abs(color.okLab.x - groundColor.okLab.x)
    let needed = min(Self.textContrast, max(0.12, original * 0.6))
    if abs(lightness[wanted] - under) >= needed { return (wanted, true) }
    if let other = nearest(to: color, where: { abs(lightness[$0] - under) >= Self.textContrast }) {
      return (other, true)
    }
    let extreme = lightness.indices.max { abs(lightness[$0] - under) < abs(lightness[$1] - under) } ?? wanted
    return (extreme, abs(lightness[extreme] - under) >= 0.12)
  }

  private func relativeLightness(of fill: FlatFill) -> Float {
    switch fill {
    case .ink(let ink): lightness[ink]
    case .pattern(let first, let second, let quarters):
      lightness[first] + (lightness[second] - lightness[first]) * Float(quarters) / 4
    }
  }

  private static func distance(_ p: Light, _ q: Light) -> Float { (p - q).square.squareRoot() }
}
