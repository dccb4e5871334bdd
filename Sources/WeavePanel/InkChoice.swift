// SPDX-License-Identifier: MIT

import WeaveGraphics

/// Chooses the inks for the plain colours of a design.
///
/// Colours are compared with the inks' pure values, by which designers name them: a design's red becomes the panel's
/// red, although the measured red is brown. Contrast is judged by the measured colours.
struct InkChoice {
  private let pure: [Light]
  /// The inks for black and for white.
  private let darkest, lightest: Int
  private let pureLabs: [Light]
  /// Measured lightness, relative to black ink, 0, and white ink, 1.
  private let lightness: [Float]

  /// The smallest difference of relative lightness between text and its background.
  private static let textContrast: Float = 0.3
  /// Patterns are only tried with up to this many inks; with more inks, one is near enough.
  private static let most = 16
  /// How much nearer, in OKLab, a pattern must be than the best ink.
  private static let patternGain: Float = 0.09

  init(_ inks: [Ink], _ gamut: InkGamut) {
    (darkest, lightest) = (gamut.black, gamut.white)
    pure = inks.map { Light($0.value) }
    pureLabs = pure.map(\.okLab)
    let (low, high) = (gamut.labs[gamut.black].x, gamut.labs[gamut.white].x)
    lightness = gamut.labs.map { ($0.x - low) / max(high - low, 0.01) }
  }

  /// The OKLab chroma below which a designer means a grey.
  private static let grey: Float = 0.04
  /// The OKLab distance up to which one colour passes for another.
  private static let alike: Float = 0.18
  /// The OKLab distance below which two colours look the same.
  private static let same: Float = 0.01
  /// The difference of lightness in a design up to which an item is only a hint, such as the track of a bar.
  private static let faint: Float = 0.1
  /// The difference of lightness in a design from which an item is meant to be seen from afar, such as the value of a
  /// ring.
  private static let strong: Float = 0.2
  /// The contrast that such an item needs on a panel of few greys, whose next grey may also be that of a track.
  private static let strongContrast: Float = 0.4
  /// The cosine of the angle between two hues from which one cannot represent the other: 75°. A dark green is 90° from
  /// orange.
  private static let foreign: Float = 0.26

  /// Whether an ink may represent a colour: greys for greys, and for any hue only inks whose hue is not far from it. A
  /// grey text that must be darker turns black, not red.
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

  /// The nearest ink to a colour.
  func nearest(to color: Light) -> Int { nearest(to: color) { _ in true } ?? 0 }

  private func nearest(to color: Light, where isAllowed: (Int) -> Bool) -> Int? {
    let lab = color.okLab
    let allowed = pureLabs.indices.filter(isAllowed)
    let suited = allowed.filter { suits($0, lab) }
    return (suited.isEmpty ? allowed : suited).min {
      Self.distance(pureLabs[$0], lab) < Self.distance(pureLabs[$1], lab)
    }
  }

  /// The lightness in a design from which a background becomes white, whatever lies on it.
  private static let pale: Float = 0.85
  /// The measured lightness up to which an ink is a dark background, and from which it is a light one.
  private static let (darkGround, lightGround): (Float, Float) = (0.5, 0.6)

  /// The ink of a fading background: the nearest ink to its mean on which the content has the same contrast direction,
  /// lighter or darker.
  func ground(for mean: PixelMean, under marks: PixelMean) -> Int {
    let light = Light(pixel: mean.pixel)
    let isDark = light.okLab.x < Self.pale && Light(pixel: marks.pixel).okLab.x > light.okLab.x
    let fitting = nearest(to: light) { isDark ? lightness[$0] < Self.darkGround : lightness[$0] > Self.lightGround }
    return fitting ?? nearest(to: light)
  }

  /// The ink or the pattern that represents an area best.
  ///
  /// - Parameters:
  ///   - isPlain: whether it must be one ink, because text lies on it.
  ///   - taken: the fills beside it, which must differ.
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

  /// The ink of text, a line or a symbol on a background whose fill is already decided.
  ///
  /// - Parameters:
  ///   - ground: the fill beneath.
  ///   - groundColor: the colour beneath in the design.
  ///   - isPinned: whether the nearest ink to the colour is kept, visible or not.
  ///   - isThing: whether it is an object instead of a thin line: then it may get a pattern if the design hardly
  ///     distinguishes
  ///     it.
  ///   - isBare: whether nothing is read on it, so that it may be much darker or lighter than its colour.
  ///   - track: the fill that it lies on besides its background, and must differ from.
  /// - Returns: the fill, and whether it stands out.
  func mark(
    for color: Light, on ground: FlatFill, ink groundColor: Light, isPinned: Bool = false, isThing: Bool = false,
    isBare: Bool = false, besides track: FlatFill? = nil
  ) -> (fill: FlatFill, standsOut: Bool) {
    let lab = color.okLab
    // With two inks, the other ink is that of the background.
    let track = lightness.count > 2 ? track : nil
    // An item that is invisible in the design, such as the middle of an outlined shape, need not be visible here.
    if !isPinned, Self.distance(lab, groundColor.okLab) < Self.same { return (ground, true) }
    let under = relativeLightness(of: ground)
    let wanted = nearest(to: color)
    // Items that the design distinguishes only slightly may stay as similar.
    let original = abs(lab.x - groundColor.okLab.x)
    var needed = min(Self.textContrast, max(0.12, original * 0.6))
    if isThing, isBare, original >= Self.strong, lightness.count <= 4, isGrey(wanted) { needed = Self.strongContrast }
    let standsOut = abs(lightness[wanted] - under) >= needed && track != .ink(wanted)
    if standsOut || isPinned { return (.ink(wanted), standsOut) }
    let isFaint = isThing && original < Self.faint
    // Yellow that is invisible on white turns black, not green: a colour has a meaning, a grey has none.
    let other = nearest(to: color) { ink in
      guard abs(lightness[ink] - under) >= (isFaint ? needed : max(needed, Self.textContrast)), track != .ink(ink)
      else {
        return false
      }
      return isGrey(ink) || Self.distance(pureLabs[ink], lab) < Self.alike
    }
    // The track of a bar would become black and hide the bar: a quarter of its pixels do instead.
    if isFaint, case .ink(let paper) = ground, let other, abs(lightness[other] - under) > 0.45 {
      return (.pattern(paper, other, quarters: 1), true)
    }
    if let other { return (.ink(other), true) }
    let extreme = lightness.indices.max { abs(lightness[$0] - under) < abs(lightness[$1] - under) } ?? wanted
    return (.ink(extreme), abs(lightness[extreme] - under) >= 0.12)
  }

  /// The pattern of black and white with the lightness of a photo, for pixels on which text lies.
  func tone(of pixel: UInt32) -> FlatFill {
    let quarters = Int((Light(pixel: pixel).okLab.x * 4).rounded())
    if quarters <= 0 { return .ink(darkest) }
    return quarters >= 4 ? .ink(lightest) : .pattern(darkest, lightest, quarters: quarters)
  }

  /// 0 for the darkest ink, 1 for the lightest.
  func relativeLightness(of fill: FlatFill) -> Float {
    switch fill {
    case .ink(let ink): lightness[ink]
    case .pattern(let first, let second, let quarters):
      lightness[first] + (lightness[second] - lightness[first]) * Float(quarters) / 4
    }
  }

  private static func distance(_ p: Light, _ q: Light) -> Float { (p - q).square.squareRoot() }
}
