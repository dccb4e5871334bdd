// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The sum of the lightness and colour distances in OKLab; 1 from black to white.
///
/// OKLab's lightness is mapped to CIELab's. Its colour is scaled to CIELab's as well, and strong colours are compressed
/// as in CIE94, because the eye distinguishes greys better than vivid tones; without this, equal distances look up to
/// five times as different. Translucent colours are drawn over a checkerboard, so that white on a clear background
/// differs from clear.
///
/// - Source: B. Ottosson, A perceptual color space for image processing, 2020, and the toe of Okhsv and Okhsl, 2021; Abasi,
///   Tehran and Fairchild, Distance metrics for very large color differences, 2020 (HyAB); Thomsen, A Euclidean color
///   space in high agreement with the CIE94 color difference formula, 2000.
struct OKLabMeasure: ColorMeasure {
  private static let grounds = (even: 48.0 as Float, odd: 207.0 as Float)

  private let limit: Float
  /// What a level of a channel adds to the response of the three cones: long, medium and short waves.
  private let red, green, blue: [SIMD4<Float>]
  private let cubeRoot = CubeRootTable()
  private let compression = CompressionTable()

  init(threshold: Double) {
    limit = Float(threshold)
    let light = (0..<256).map { Color.linear(Double($0) / 255) }
    func cones(_ long: Double, _ medium: Double, _ short: Double) -> [SIMD4<Float>] {
      light.map { SIMD4(Float(long * $0), Float(medium * $0), Float(short * $0), 0) }
    }
    red = cones(0.4122214708, 0.2119034982, 0.0883024619)
    green = cones(0.5363325363, 0.6806995451, 0.2817188376)
    blue = cones(0.0514459929, 0.1073969566, 0.6299787005)
  }

  func difference(_ a: UInt32, _ b: UInt32, isOddCell: Bool) -> ColorDifference {
    if limit * 3 <= Self.leastOfSteps.distance && Self.isStep(a, b) { return .clear }
    let ground = isOddCell ? Self.grounds.odd : Self.grounds.even
    return difference(tone(a, over: ground), tone(b, over: ground))
  }

  func difference(_ a: DeepColor, _ b: DeepColor, isOddCell: Bool) -> ColorDifference {
    let ground = Double(isOddCell ? Self.grounds.odd : Self.grounds.even)
    return difference(tone(light(a.over(ground))), tone(light(b.over(ground))))
  }

  private func difference(_ p: Tone, _ q: Tone) -> ColorDifference {
    let lightness = abs(p.lightness - q.lightness)
    // Colour is half of the work, and lightness alone often decides.
    guard lightness <= 3 * limit else { return .clear }
    let color = colorDistance(p, q)
    return lightness + color <= limit ? .none : lightness + color <= 3 * limit ? .faint : .clear
  }

  func verdict(x: Int, y: Int, _ difference: ColorDifference, _ detector: inout ShiftDetector) -> PixelVerdict {
    if detector.isShift(x: x, y: y) { return .edge }
    return difference == .faint && detector.isNoise(x: x, y: y) ? .close : .different
  }

  /// If one colour is brighter by this many levels in every channel, the lightness differs by at least `distance`,
  /// because lightness grows with each channel. This avoids most of the arithmetic for unrelated pictures.
  static let leastOfSteps = (levels: 28, distance: 0.062 as Float)

  private static func isStep(_ a: UInt32, _ b: UInt32) -> Bool {
    guard a.isOpaque, b.isOpaque else { return false }
    let red = Int(a & 0xFF) - Int(b & 0xFF)
    let green = Int(a >> 8 & 0xFF) - Int(b >> 8 & 0xFF)
    let blue = Int(a >> 16 & 0xFF) - Int(b >> 16 & 0xFF)
    return min(red, green, blue) >= leastOfSteps.levels || max(red, green, blue) <= -leastOfSteps.levels
  }

  func distance(_ a: UInt32, _ b: UInt32) -> Float {
    let (p, q) = (tone(a, over: 0), tone(b, over: 0))
    return abs(p.lightness - q.lightness) + colorDistance(p, q)
  }

  /// A colour as the responses of the three cones.
  struct Tone {
    /// Cube roots of light: long, medium and short waves.
    var cones: SIMD4<Float>
    /// OKLab's lightness, without the toe.
    var rawLightness: Float
    var lightness: Float
  }

  @inline(__always)
  func tone(_ color: UInt32, over ground: Float) -> Tone {
    tone(color.isOpaque ? light(color) : light(color, over: ground))
  }

  @inline(__always)
  private func tone(_ light: SIMD4<Float>) -> Tone {
    let (l, m, s) = (cubeRoot(light.x), cubeRoot(light.y), cubeRoot(light.z))
    let lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    return Tone(cones: SIMD4(l, m, s, 0), rawLightness: lightness, lightness: Self.toe(lightness))
  }

  private func colorDistance(_ p: Tone, _ q: Tone) -> Float {
    let difference = color(p) - color(q)
    return (difference * difference).sum().squareRoot()
  }

  /// Green to red, blue to yellow.
  func color(_ tone: Tone) -> SIMD2<Float> {
    guard tone.rawLightness > 0 else { return .zero }
    var color = SIMD2(1.9779984951, 0.0259040371) * tone.cones.x
    color += SIMD2(-2.4285922050, 0.7827717662) * tone.cones.y
    color += SIMD2(0.4505937099, -0.8086757660) * tone.cones.z
    // Dark colours lose as much colour as lightness.
    color *= tone.lightness / tone.rawLightness
    return color * compression((color * color).sum().squareRoot())
  }

  @inline(__always)
  private func light(_ color: UInt32) -> SIMD4<Float> {
    red[Int(color & 0xFF)] + green[Int(color >> 8 & 0xFF)] + blue[Int(color >> 16 & 0xFF)]
  }

  private func light(_ color: UInt32, over ground: Float) -> SIMD4<Float> {
    let cover = Float(color >> 24) / 255
    func mixed(_ level: UInt32) -> Float { ground + (Float(level & 0xFF) - ground) * cover }
    return Self.part(red, mixed(color)) + Self.part(green, mixed(color >> 8)) + Self.part(blue, mixed(color >> 16))
  }

  private func light(_ color: (red: Double, green: Double, blue: Double)) -> SIMD4<Float> {
    Self.part(red, Float(color.red)) + Self.part(green, Float(color.green)) + Self.part(blue, Float(color.blue))
  }

  /// The light of a level between two of the table, 0...255.
  @inline(__always)
  private static func part(_ table: [SIMD4<Float>], _ level: Float) -> SIMD4<Float> {
    let low = min(Int(level), 254)
    return table[low] + (table[low + 1] - table[low]) * (level - Float(low))
  }

  /// Lightness close to CIELab's, which distinguishes dark tones less.
  private static func toe(_ x: Float) -> Float {
    let (k1, k2) = (0.206 as Float, 0.03 as Float)
    let k3 = (1 + k1) / (1 + k2)
    let base = k3 * x - k1
    return 0.5 * (base + (base * base + 4 * k2 * k3 * x).squareRoot())
  }
}

/// Cube roots of 0...1, accurate to two millionths: one line segment for each exponent and first seven bits.
private struct CubeRootTable {
  private let lines: [SIMD2<Float>]
  private static let shift: UInt32 = 16
  /// Less light than any colour but black has.
  private static let first = Float(1e-5).bitPattern >> shift

  init() {
    lines = (Self.first...(Float(1.01).bitPattern >> Self.shift)).map { place in
      let low = Double(Float(bitPattern: place << Self.shift))
      let high = Double(Float(bitPattern: (place + 1) << Self.shift))
      let (p, q) = (power(low, 1.0 / 3), power(high, 1.0 / 3))
      let slope = (q - p) / (high - low)
      return SIMD2(Float(p - slope * low), Float(slope))
    }
  }

  @inline(__always)
  func callAsFunction(_ x: Float) -> Float {
    let place = x.bitPattern >> Self.shift
    guard place >= Self.first else { return 0 }
    let line = lines[Int(place - Self.first)]
    return line.x + line.y * x
  }
}

/// The scale factor of a colour, by its distance to grey in OKLab.
private struct CompressionTable {
  private let lines: [SIMD2<Float>]
  private static let steps: Float = 2_048

  init() {
    // At the corners of sRGB, the CIELab distance to grey, in hundredths, is 4.1 to 4.6 times as large.
    func scale(_ distance: Double) -> Double {
      let x = 4.2 * distance
      // CIE94: 1 + 0.045 C, for a C of 0 to 100.
      return x == 0 ? 4.2 : 4.2 * logarithm(1 + 4.5 * x) / (4.5 * x)
    }
    lines = (0...Int(Self.steps / 2)).map { step in
      let (low, high) = (Double(step) / Double(Self.steps), Double(step + 1) / Double(Self.steps))
      let slope = (scale(high) - scale(low)) / (high - low)
      return SIMD2(Float(scale(low) - slope * low), Float(slope))
    }
  }

  @inline(__always)
  func callAsFunction(_ distance: Float) -> Float {
    let line = lines[min(Int(distance * Self.steps), lines.count - 1)]
    return line.x + line.y * distance
  }
}
