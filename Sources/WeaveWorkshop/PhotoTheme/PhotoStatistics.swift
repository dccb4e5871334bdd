// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The measurements of a photo's colours that WidgetWeaver uses to choose a theme. All shares and levels are 0...1.
struct PhotoStatistics {
  /// The mean, deviation and range of luminance.
  let mean, deviation, range: Double
  /// The mean and the 90th percentile of saturation, the latter in steps of 1/32.
  let saturation, highSaturation: Double
  /// The mean colour in linear light.
  let meanColor: LinearColor
  /// The dominant hue of the coloured part; nil if the photo has no colour.
  let hue: Hue?
  /// The share of the photo that has a hue.
  let colouredShare: Double

  struct Hue {
    /// The centre of the bin, in degrees.
    var degrees: Double
    /// The bin's share of the photo, of its coloured part, and of all weights.
    var share, shareOfColoured, weightShare: Double
    var color: LinearColor
  }

  struct LinearColor: Hashable {
    var red, green, blue: Double

    func squaredDistance(to other: LinearColor) -> Double {
      let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
      return r * r + g * g + b * b
    }
  }

  init?(_ sample: PhotoSample) {
    let total = sample.patches.reduce(0) { $0 + $1.alpha }
    guard total > 0 else { return nil }
    let weighted = { (value: (PhotoSample.Patch) -> Double) in
      sample.patches.reduce(0) { $0 + $1.alpha * value($1) } / total
    }
    let colors = sample.patches.map { HueSaturation($0.color) }
    let mean = weighted(\.luminance)
    self.mean = mean
    deviation = weighted { ($0.luminance - mean) * ($0.luminance - mean) }.squareRoot()
    let levels = sample.patches.map(\.luminance)
    range = (levels.max() ?? 0) - (levels.min() ?? 0)
    meanColor = LinearColor(red: weighted(\.red), green: weighted(\.green), blue: weighted(\.blue))
    saturation = zip(sample.patches, colors).reduce(0) { $0 + $1.0.alpha * $1.1.saturation } / total
    highSaturation = Self.ninthTenth(zip(colors, sample.patches).map { ($0.saturation, $1.alpha) }, total)
    (hue, colouredShare) = Self.hue(sample, colors, total)
  }

  /// The weighted 90th percentile.
  private static func ninthTenth(_ values: [(value: Double, weight: Double)], _ total: Double) -> Double {
    var bins = [Double](repeating: 0, count: 32)
    for (value, weight) in values { bins[min(31, Int(value * 32))] += weight }
    var sum = 0.0
    for (index, bin) in bins.enumerated() {
      sum += bin
      if sum >= 0.9 * total { return (Double(index) + 0.5) / 32 }
    }
    return 1
  }

  /// The heaviest of 36 hue bins. Strong colours of medium brightness count most.
  private static func hue(
    _ sample: PhotoSample, _ colors: [HueSaturation], _ total: Double
  ) -> (Hue?, colouredShare: Double) {
    struct Bin {
      var area = 0.0
      var weight = 0.0
      var color = LinearColor(red: 0, green: 0, blue: 0)
    }
    var bins = [Bin](repeating: Bin(), count: 36)
    for (patch, color) in zip(sample.patches, colors) where color.saturation >= 0.03 {
      let strength = 0.2 + 0.8 * min(1, max(0, (color.saturation - 0.02) / 0.3))
      let middle = 0.3 + 0.7 * (1 - abs(patch.luminance - 0.5) * 2)
      let weight = patch.alpha * strength * middle
      let index = min(35, Int(color.hue / 10))
      bins[index].area += patch.alpha
      bins[index].weight += weight
      bins[index].color.red += weight * patch.red
      bins[index].color.green += weight * patch.green
      bins[index].color.blue += weight * patch.blue
    }
    let (area, weight) = bins.reduce((0, 0)) { ($0.0 + $1.area, $0.1 + $1.weight) }
    guard weight > 0, let best = bins.indices.max(by: { bins[$0].weight < bins[$1].weight }) else { return (nil, 0) }
    let bin = bins[best]
    let color = LinearColor(
      red: bin.color.red / bin.weight, green: bin.color.green / bin.weight, blue: bin.color.blue / bin.weight)
    let hue = Hue(
      degrees: Double(best * 10 + 5), share: bin.area / total, shareOfColoured: bin.area / area,
      weightShare: bin.weight / weight, color: color)
    return (hue, area / total)
  }
}

/// The HSV hue in degrees and the saturation of an sRGB colour.
///
/// - Source: A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978.
struct HueSaturation {
  /// In 0..<360; 0 for a grey.
  let hue: Double
  /// In 0...1.
  let saturation: Double

  init(_ color: Color) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let most = max(red, green, blue)
    let span = most - min(red, green, blue)
    saturation = most > 0 ? span / most : 0
    guard span > 0 else {
      hue = 0
      return
    }
    let sector =
      switch most {
      case red: (green - blue) / span
      case green: (blue - red) / span + 2
      default: (red - green) / span + 4
      }
    hue = (sector < 0 ? sector + 6 : sector) * 60
  }
}
