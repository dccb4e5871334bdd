// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A mix of inks that looks like a colour, or as near to it as the panel comes.
struct InkMix {
  /// What the eye sees from afar.
  var light: Light
  /// The inks that it is mixed of, a bit each.
  var inks: UInt32
}

/// What can be mixed of a panel's inks.
///
/// Black and white ink stand for black and white in the picture: a colour is first laid between them, as eyes take a page's
/// paper for white. What then lies outside of all mixes becomes the mix that differs least in lightness, colourfulness and,
/// above all, hue.
struct InkGamut {
  /// Measured light of the inks.
  let lights: [Light]
  let labs: [Light]
  /// The inks that stand for black and white in a picture.
  let black, white: Int
  /// Whether no ink has a hue.
  let isGrey: Bool
  private let subsets: [InkSubset]
  /// Whether mixes are worked out; of many inks any colour has a near one, and needs none.
  let hasFewInks: Bool
  /// How much lighter a dark tone is made, so that it is as light as on a screen.
  private let gain: Float

  /// Degrees between the hue of a colour and that of an ink from which on the ink is not used for it.
  ///
  /// - Source: aitjcize/hokku, which found neutral grey clean with it.
  private static let hueBound: Float = 95
  /// Colourfulness in OKLab up to which a colour is grey and takes grey inks alone, and from which on an ink has a hue.
  private static let grey: (color: Float, ink: Float) = (0.004, 0.035)
  /// Where on the way from the panel's black to its white tones begin to be pressed together.
  private static let knee: Float = 0.7
  /// How much more a difference of hue counts than one of lightness or colourfulness.
  private static let hueWeight: Float = 1
  /// How much the unrest of a mix counts beside its difference from the colour.
  private static let noiseWeight: Float = 0.02
  /// More inks than these are greys, or so many that the nearest does.
  static let most = 8

  init(_ inks: [Ink]) {
    let lights = inks.map(\.light)
    self.lights = lights
    labs = lights.map(\.okLab)
    isGrey = inks.allSatisfy(\.isGrey)
    hasFewInks = lights.count <= Self.most
    let order = inks.indices.sorted { inks[$0].value.relativeLuminance < inks[$1].value.relativeLuminance }
    black = order.first ?? 0
    white = order.last ?? 0
    subsets = hasFewInks ? InkSubset.all(of: lights) : []
    // Paper so dark that it is none is not made up for, and the rest not quite: light tones need room to differ.
    let paper = min(max((lights[white] * Light(0.2126, 0.7152, 0.0722, 0)).sum(), 0.2), 1)
    gain = 1 + (1 / paper - 1) * 0.8
  }

  /// A colour of a picture laid between the panel's black and white.
  ///
  /// Dark and middle tones stay nearly as light as they are, as far as white ink leaves room above them; what is lighter is
  /// pressed together. Laid out evenly, a photo on paper that reflects a third of the light would look like dusk.
  func placed(_ light: Light) -> Light {
    let most = light.max()
    guard most > 0 else { return lights[black] }
    return lights[black] + light * (tone(most) / most) * (lights[white] - lights[black])
  }

  /// A straight line, and from a knee on a bend that ends at white.
  private func tone(_ value: Float) -> Float {
    let scaled = value * gain
    guard scaled > Self.knee else { return scaled }
    let rest = 1 - Self.knee
    let (bend, end) = ((scaled - Self.knee) / rest, (gain - Self.knee) / rest)
    return Self.knee + rest * bend * (1 + bend / (end * end)) / (1 + bend)
  }

  /// The mix that shows a colour best.
  ///
  /// - Parameter light: as in the picture; it is laid between the panel's black and white.
  func mix(for light: Light) -> InkMix {
    let target = placed(light)
    guard hasFewInks else { return InkMix(light: target, inks: .max) }
    let lab = target.okLab
    let allowed = allowedInks(for: light)
    var best = InkMix(light: lights[white], inks: 1 << white)
    var least = Float.infinity
    for subset in subsets where subset.inks & ~allowed == 0 {
      guard let (point, weights) = subset.nearest(to: target) else { continue }
      let cost = Self.distance(point.okLab, lab) + noise(of: subset, weights)
      if cost < least { (least, best) = (cost, InkMix(light: point, inks: subset.inks)) }
    }
    return best
  }

  /// The inks that a colour is mixed of and their shares, which add up to 1, from dark to light.
  func shares(for light: Light) -> [(ink: Int, share: Float)] {
    let target = placed(light)
    let mask = mix(for: light).inks
    guard hasFewInks, let subset = subsets.first(where: { $0.inks == mask }),
      let (_, weights) = subset.nearest(to: target)
    else { return pair(around: target) }
    let mixed = subset.members.enumerated().map { (ink: $1, share: weights[$0]) }
    return mixed.sorted { labs[$0.ink].x < labs[$1.ink].x }
  }

  /// Of many inks the one next to a light, and the one that with it makes the mix next to it.
  private func pair(around light: Light) -> [(ink: Int, share: Float)] {
    let near = lights.indices.min { (lights[$0] - light).square < (lights[$1] - light).square } ?? white
    var best: [(ink: Int, share: Float)] = [(near, 1)]
    var least = (lights[near] - light).square
    for other in lights.indices where other != near {
      let edge = lights[other] - lights[near]
      guard edge.square > 1e-9 else { continue }
      let share = min(max(((light - lights[near]) * edge).sum() / edge.square, 0), 0.5)
      let miss = (lights[near] + edge * share - light).square
      // The nearest neighbour of those that do equally well makes the calmest pattern.
      if miss < least - 1e-7 || miss < least + 1e-7 && edge.square < (lights[best[0].ink] - lights[near]).square {
        (least, best) = (miss, [(other, share), (near, 1 - share)])
      }
    }
    return best.sorted { labs[$0.ink].x < labs[$1.ink].x }
  }

  /// The square of how far two colours are apart, hue counting more than lightness, and that more than colourfulness.
  private static func distance(_ p: Light, _ q: Light) -> Float {
    let lightness = p.x - q.x
    let (c, d) = ((p.y * p.y + p.z * p.z).squareRoot(), (q.y * q.y + q.z * q.z).squareRoot())
    let chroma = c - d
    let (a, b) = (p.y - q.y, p.z - q.z)
    let hue = max(0, a * a + b * b - chroma * chroma)
    return lightness * lightness + chroma * chroma + hueWeight * hue
  }

  /// How much the pixels of a mix differ from it, as a small part of the cost: of two mixes alike, the smoother one.
  private func noise(of subset: InkSubset, _ weights: SIMD4<Float>) -> Float {
    var mean = Light.zero
    for (place, ink) in subset.members.enumerated() { mean += weights[place] * labs[ink] }
    var sum: Float = 0
    for (place, ink) in subset.members.enumerated() {
      let miss = labs[ink] - mean
      sum += weights[place] * (miss.square)
    }
    return sum * Self.noiseWeight
  }

  /// The inks that may stand for a colour: those without a hue, and those whose hue is not far from its own.
  ///
  /// - Parameter light: as in the picture, since a tint of the paper is none of the colour's.
  func allowedInks(for light: Light) -> UInt32 {
    let hue = light.okLab
    let length = (hue.y * hue.y + hue.z * hue.z).squareRoot()
    let paper = (labs[white] + labs[black]) / 2
    var allowed: UInt32 = 0
    for (ink, lab) in labs.enumerated() {
      let (a, b) = (lab.y - paper.y, lab.z - paper.z)
      let own = (a * a + b * b).squareRoot()
      if ink == black || ink == white || own < Self.grey.ink {
        allowed |= 1 << UInt32(ink)
      } else if length > Self.grey.color, a * hue.y + b * hue.z > Self.leastCosine * own * length {
        allowed |= 1 << UInt32(ink)
      }
    }
    return allowed
  }

  private static let leastCosine = Float(cosine(Double(hueBound) * .pi / 180))
}
