// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The mix of inks that looks most like a colour.
struct InkMix {
  /// The light that the eye sees from afar.
  var light: Light
  /// The inks of the mix, one bit each.
  var inks: UInt32
}

/// The colours that can be mixed from a panel's inks.
///
/// Black and white ink represent black and white in the picture: a colour is first mapped between them, because eyes
/// accept a page's paper as white. Colours that then lie outside of all mixes become the mix that differs least in
/// lightness, chroma and, above all, hue.
struct InkGamut {
  /// The measured light of the inks.
  let lights: [Light]
  let labs: [Light]
  /// The inks that represent black and white.
  let black, white: Int
  /// Whether no ink has a hue.
  let isGrey: Bool
  private let subsets: [InkSubset]
  /// Whether mixes are computed; with many inks, each colour has a near ink and needs no mix.
  let hasFewInks: Bool
  /// The factor by which dark tones are made lighter, so that they are as light as on a screen.
  private let gain: Float

  /// The angle between the hues of a colour and of an ink, in degrees, from which the ink is not used for the colour.
  ///
  /// - Source: aitjcize/hokku, which found that it keeps neutral grey clean.
  private static let hueBound: Float = 95
  /// The OKLab chroma up to which a colour is grey and only gets grey inks, and the chroma from which an ink has a hue.
  private static let grey: (color: Float, ink: Float) = (0.004, 0.035)
  /// The position between the panel's black and white from which tones are compressed.
  private static let knee: Float = 0.7
  /// The weight of a difference in hue, relative to lightness or chroma.
  private static let hueWeight: Float = 1
  /// The weight of the noise of a mix, relative to its difference from the colour.
  private static let noiseWeight: Float = 0.02
  /// More inks than these are greys, or so many that the nearest one is enough.
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
    // Very dark paper is not compensated, and other paper not completely: light tones need room to differ.
    let paper = min(max((lights[white] * Light(0.2126, 0.7152, 0.0722, 0)).sum(), 0.2), 1)
    gain = 1 + (1 / paper - 1) * 0.8
  }

  /// A colour of a picture, mapped between the panel's black and white.
  ///
  /// Dark and middle tones stay nearly as light as they are, as far as white ink leaves room above them; lighter tones
  /// are compressed. With a linear map, a photo on paper that reflects a third of the light would look like dusk.
  func placed(_ light: Light) -> Light {
    let most = light.max()
    guard most > 0 else { return lights[black] }
    return lights[black] + light * (tone(most) / most) * (lights[white] - lights[black])
  }

  /// A straight line, followed from the knee by a curve that ends at white.
  private func tone(_ value: Float) -> Float {
    let scaled = value * gain
    guard scaled > Self.knee else { return scaled }
    let rest = 1 - Self.knee
    let (bend, end) = ((scaled - Self.knee) / rest, (gain - Self.knee) / rest)
    return Self.knee + rest * bend * (1 + bend / (end * end)) / (1 + bend)
  }

  /// The mix that represents a colour best.
  ///
  /// - Parameter light: as in the picture; it is mapped between the panel's black and white.
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

  /// The inks of a colour's mix and their shares, which add up to 1, from dark to light.
  func shares(for light: Light) -> [(ink: Int, share: Float)] {
    let target = placed(light)
    let mask = mix(for: light).inks
    guard hasFewInks, let subset = subsets.first(where: { $0.inks == mask }),
      let (_, weights) = subset.nearest(to: target)
    else { return pair(around: target) }
    let mixed = subset.members.enumerated().map { (ink: $1, share: weights[$0]) }
    return mixed.sorted { labs[$0.ink].x < labs[$1.ink].x }
  }

  /// The nearest of many inks to a light, and the ink whose mix with it is nearest.
  private func pair(around light: Light) -> [(ink: Int, share: Float)] {
    let near = lights.indices.min { (lights[$0] - light).square < (lights[$1] - light).square } ?? white
    var best: [(ink: Int, share: Float)] = [(near, 1)]
    var least = (lights[near] - light).square
    for other in lights.indices where other != near {
      let edge = lights[other] - lights[near]
      guard edge.square > 1e-9 else { continue }
      let share = min(max(((light - lights[near]) * edge).sum() / edge.square, 0), 0.5)
      let miss = (lights[near] + edge * share - light).square
      // Of those with equal results, the nearest neighbour makes the calmest pattern.
      if miss < least - 1e-7 || miss < least + 1e-7 && edge.square < (lights[best[0].ink] - lights[near]).square {
        (least, best) = (miss, [(other, share), (near, 1 - share)])
      }
    }
    return best.sorted { labs[$0.ink].x < labs[$1.ink].x }
  }

  /// The squared distance of two colours; hue counts more than lightness, and lightness more than chroma.
  private static func distance(_ p: Light, _ q: Light) -> Float {
    let lightness = p.x - q.x
    let (c, d) = ((p.y * p.y + p.z * p.z).squareRoot(), (q.y * q.y + q.z * q.z).squareRoot())
    let chroma = c - d
    let (a, b) = (p.y - q.y, p.z - q.z)
    let hue = max(0, a * a + b * b - chroma * chroma)
    return lightness * lightness + chroma * chroma + hueWeight * hue
  }

  /// How much the pixels of a mix differ from it. It is a small part of the cost: of two similar mixes the smoother one
  /// wins.
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

  /// The inks that may represent a colour: those without a hue, and those whose hue is not far from the colour's.
  ///
  /// - Parameter light: as in the picture, because a tint of the paper is not part of the colour.
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
