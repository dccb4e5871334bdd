// SPDX-License-Identifier: MIT

import WeaveGraphics

/// Which inks stand for the plain colours of a design.
///
/// Colours are compared with the inks' pure values, by which designers name them: a design's red is the panel's red, though
/// the measured one is brown. Contrast is judged by the measured ones.
struct InkChoice {
  private let pure: [Light]
  /// The inks that stand for black and for white.
  private let darkest, lightest: Int
  private let pureLabs: [Light]
  /// Measured lightness between that of black ink, 0, and of white, 1.
  private let lightness: [Float]

  /// Difference of relative lightness that text needs from its ground, at least.
  private static let textContrast: Float = 0.3
  /// Inks of which patterns are tried; of more than that one is near enough.
  private static let most = 16
  /// How much nearer, in OKLab, a pattern must come than the best ink.
  private static let patternGain: Float = 0.09

  init(_ inks: [Ink], _ gamut: InkGamut) {
    (darkest, lightest) = (gamut.black, gamut.white)
    pure = inks.map { Light($0.value) }
    pureLabs = pure.map(\.okLab)
    let (low, high) = (gamut.labs[gamut.black].x, gamut.labs[gamut.white].x)
    lightness = gamut.labs.map { ($0.x - low) / max(high - low, 0.01) }
  }

  /// Colourfulness in OKLab under which a colour is a grey to those who chose it.
  private static let grey: Float = 0.04
  /// OKLab distance up to which one colour passes for another.
  private static let alike: Float = 0.18
  /// OKLab distance under which two colours are one to the eye.
  private static let same: Float = 0.01
  /// Difference of lightness in a design up to which a thing is only a hint, such as the track of a bar.
  private static let faint: Float = 0.1
  /// Difference of lightness in a design from which on a thing is meant to be seen from afar, as the value of a ring is.
  private static let strong: Float = 0.2
  /// What such a thing needs on a panel of few greys, whose next one may also be that of a track.
  private static let strongContrast: Float = 0.4
  /// The cosine of the angle between two hues from which on one cannot stand for the other: 75°. A dark green is 90° from orange.
  private static let foreign: Float = 0.26

  /// Whether an ink may stand for a colour: greys for greys, and for any other hue one that is not far from it. A grey text that
  /// must be darker turns black, not red.
  private func suits(_ ink: Int, _ lab: Light) -> Bool {
    let own = pureLabs[ink]
    let (inkLength, length) = (
      (own.y * own.y + own.z * own.z).squareRoot(), (lab.y * lab.y + lab.z * lab.z).squareRoot()
    )
    if inkLength < Self.grey { return true }
    return length >= Self.grey && own.y * lab.y + own.z * lab.z > Self.foreign * inkLength * length
  }

  private func isGrey(_ ink: Int) -> Bool {
    let lab = pureLabs[ink]
    return (lab.y * lab.y + lab.z * lab.z).squareRoot() < Self.grey
  }

  /// The ink next to a colour.
  func nearest(to color: Light) -> Int { nearest(to: color) { _ in true } ?? 0 }

  private func nearest(to color: Light, where isAllowed: (Int) -> Bool) -> Int? {
    let lab = color.okLab
    let allowed = pureLabs.indices.filter(isAllowed)
    let suited = allowed.filter { suits($0, lab) }
    return (suited.isEmpty ? allowed : suited).min {
      Self.distance(pureLabs[$0], lab) < Self.distance(pureLabs[$1], lab)
    }
  }

  /// Lightness of a design from which on a ground is paper, whatever stands on it.
  private static let pale: Float = 0.85
  /// Measured lightness up to which an ink is a dark ground, and from which on it is a light one.
  private static let (darkGround, lightGround): (Float, Float) = (0.5, 0.6)

  /// The ink of a ground that fades: the one next to its mean of those on which what is read is as much lighter or darker.
  func ground(for mean: PixelMean, under marks: PixelMean) -> Int {
    let light = Light(pixel: mean.pixel)
    let isDark = light.okLab.x < Self.pale && Light(pixel: marks.pixel).okLab.x > light.okLab.x
    let fitting = nearest(to: light) { isDark ? lightness[$0] < Self.darkGround : lightness[$0] > Self.lightGround }
    return fitting ?? nearest(to: light)
  }

  /// The ink or the pattern that shows an area best.
  ///
  /// - Parameters:
  ///   - isPlain: whether it must be one ink, as text stands on it.
  ///   - taken: what lies beside it, and must differ.
  func fill(for color: Light, isPlain: Bool, besides taken: Set<FlatFill> = []) -> FlatFill {
    let lab = color.okLab
    var best = FlatFill.ink(nearest(to: color) { !taken.contains(.ink($0)) } ?? nearest(to: color))
    guard !isPlain, pure.count <= Self.most else { return best }
    var least = taken.contains(best) ? Float.infinity : Self.distance(pureLabs[best.ink(x: 0, y: 0)], lab)
    least = max(0, least - Self.patternGain)
    let suited = pure.indices.filter { suits($0, lab) }
    for first in suited {
      for second in suited where second != first {
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
  ///   - ground: what is beneath, as it is filled.
  ///   - groundColor: the same as the design has it.
  ///   - isPinned: whether the ink next to the colour is kept, seen or not.
  ///   - isThing: whether it is as large as a thing, and no thin line: then what is barely told apart in the design may get a
  ///     pattern.
  ///   - isBare: whether nothing is read on it, so that it may be much darker or lighter than its colour.
  ///   - track: what it lies on besides its ground, and must differ from.
  /// - Returns: the fill, and whether it stands out.
  func mark(
    for color: Light, on ground: FlatFill, ink groundColor: Light, isPinned: Bool = false, isThing: Bool = false,
    isBare: Bool = false, besides track: FlatFill? = nil
  ) -> (fill: FlatFill, standsOut: Bool) {
    let lab = color.okLab
    // Of two inks the other one is that of the ground.
    let track = lightness.count > 2 ? track : nil
    // What nobody sees in the design, such as the middle of an outlined shape, need not be seen here.
    if !isPinned, Self.distance(lab, groundColor.okLab) < Self.same { return (ground, true) }
    let under = relativeLightness(of: ground)
    let wanted = nearest(to: color)
    // What the design tells apart by a breath of tone may stay as close.
    let original = abs(lab.x - groundColor.okLab.x)
    var needed = min(Self.textContrast, max(0.12, original * 0.6))
    if isThing, isBare, original >= Self.strong, lightness.count <= 4, isGrey(wanted) { needed = Self.strongContrast }
    let standsOut = abs(lightness[wanted] - under) >= needed && track != .ink(wanted)
    if standsOut || isPinned { return (.ink(wanted), standsOut) }
    let isFaint = isThing && original < Self.faint
    // Yellow that does not show on white turns black, not green: a colour says something, a grey nothing else.
    let other = nearest(to: color) { ink in
      guard abs(lightness[ink] - under) >= (isFaint ? needed : max(needed, Self.textContrast)), track != .ink(ink)
      else {
        return false
      }
      return isGrey(ink) || Self.distance(pureLabs[ink], lab) < Self.alike
    }
    // The track of a bar that would be black, and hide the bar: a quarter of its pixels do.
    if isFaint, case .ink(let paper) = ground, let other, abs(lightness[other] - under) > 0.45 {
      return (.pattern(paper, other, quarters: 1), true)
    }
    if let other { return (.ink(other), true) }
    let extreme = lightness.indices.max { abs(lightness[$0] - under) < abs(lightness[$1] - under) } ?? wanted
    return (.ink(extreme), abs(lightness[extreme] - under) >= 0.12)
  }

  /// The dots of black and white that are as light as a photo is where a text stands on it.
  func tone(of pixel: UInt32) -> FlatFill {
    let quarters = Int((Light(pixel: pixel).okLab.x * 4).rounded())
    if quarters <= 0 { return .ink(darkest) }
    return quarters >= 4 ? .ink(lightest) : .pattern(darkest, lightest, quarters: quarters)
  }

  /// From 0 for the darkest ink to 1 for the lightest.
  func relativeLightness(of fill: FlatFill) -> Float {
    switch fill {
    case .ink(let ink): lightness[ink]
    case .pattern(let first, let second, let quarters):
      lightness[first] + (lightness[second] - lightness[first]) * Float(quarters) / 4
    }
  }

  private static func distance(_ p: Light, _ q: Light) -> Float { (p - q).square.squareRoot() }
}
