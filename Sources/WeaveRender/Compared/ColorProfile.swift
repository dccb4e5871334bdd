// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The colour space of a file, as far as it can be converted to sRGB: three primaries with a curve each, or a curve of
/// grey.
///
/// - Source: ICC.1:2022, sections 7.2 (header), 10.6 (curves), 10.18 (parametric curves) and F.3 (three-component
///   matrix-based profiles); ITU-T H.273 for `cICP`.
struct ColorProfile: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// Red, green and blue: the curve of each, and the linear sRGB of each primary.
    case colors([ToneCurve], [SIMD3<Double>])
    /// A tone without colour.
    case grey(ToneCurve)
    /// Tables, CMYK and anything else.
    case unknown
  }

  /// The name that the file gives it, in one line; made safe where it is printed.
  var name: String
  var kind: Kind

  /// Whether its colours are those of sRGB: no step of a channel comes out as another one.
  var isSRGB: Bool {
    let most = 0.6 / 255
    switch kind {
    case .unknown: return false
    case .grey(let curve):
      return (0...255).allSatisfy { abs(sRGBLevel(curve.light(Double($0) / 255)) - Double($0) / 255) <= most }
    case .colors:
      let levels = stride(from: 0.0, through: 1, by: 0.125)
      return levels.allSatisfy { red in
        levels.allSatisfy { green in
          levels.allSatisfy { blue in
            let color = SIMD3(red, green, blue)
            let change = converted(color).color - color
            return max(abs(change.x), abs(change.y), abs(change.z)) <= most
          }
        }
      }
    }
  }

  /// A colour of the profile in sRGB, 0...1.
  ///
  /// - Returns: the colour, and whether it lies outside of sRGB and was cut.
  func converted(_ color: SIMD3<Double>) -> (color: SIMD3<Double>, isCut: Bool) {
    let light: SIMD3<Double>
    switch kind {
    case .unknown: return (color, false)
    case .grey(let curve): light = SIMD3(repeating: curve.light(color.x))
    case .colors(let curves, let primaries):
      let parts = (0..<3).map { curves[$0].light(color[$0]) }
      light = primaries[0] * parts[0] + primaries[1] * parts[1] + primaries[2] * parts[2]
    }
    let cut = light.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    let excess = cut - light
    // Rounding of the matrix is no excess.
    let isCut = max(abs(excess.x), abs(excess.y), abs(excess.z)) > 0.002
    return (SIMD3(sRGBLevel(cut.x), sRGBLevel(cut.y), sRGBLevel(cut.z)), isCut)
  }

  /// Primaries by their chromaticities, and the white that they are relative to.
  struct Primaries: Sendable, Equatable {
    var red, green, blue, white: SIMD2<Double>

    static let sRGB = Primaries(
      red: SIMD2(0.64, 0.33), green: SIMD2(0.3, 0.6), blue: SIMD2(0.15, 0.06), white: SIMD2(0.3127, 0.329))
    static let displayP3 = Primaries(
      red: SIMD2(0.68, 0.32), green: SIMD2(0.265, 0.69), blue: SIMD2(0.15, 0.06), white: SIMD2(0.3127, 0.329))

    func isClose(to other: Primaries) -> Bool {
      func close(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool { abs(a.x - b.x) < 0.002 && abs(a.y - b.y) < 0.002 }
      return close(red, other.red) && close(green, other.green) && close(blue, other.blue) && close(white, other.white)
    }
  }

  /// A colour space of primaries with the same curve.
  ///
  /// - Returns: nil if the primaries are not a colour space.
  init?(_ name: String, _ primaries: Primaries, _ curve: ToneCurve) {
    guard let matrix = Matrix3.toWhite(primaries), let own = Matrix3.toWhite(.sRGB),
      let adapted = Matrix3.adaptation(from: primaries.white, to: Primaries.sRGB.white), let inverse = own.inverse
    else { return nil }
    self.name = name
    let toSRGB = inverse * adapted * matrix
    kind = .colors([curve, curve, curve], toSRGB.columns)
  }

  init(unknown name: String) { (self.name, kind) = (name, .unknown) }
}

/// The level of a channel for its light, both 0...1.
///
/// - Source: IEC 61966-2-1, sRGB.
func sRGBLevel(_ light: Double) -> Double {
  light <= 0.0031308 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055
}

/// The light of a level, both 0...1.
enum ToneCurve: Sendable, Equatable {
  case sRGB
  case table([UInt16])
  /// `(a x + b)^g + e` from `d` on, and `c x + f` below it.
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)

  static func gamma(_ exponent: Double) -> ToneCurve {
    .parametric(g: exponent, a: 1, b: 0, c: 0, d: 0, e: 0, f: 0)
  }

  func light(_ level: Double) -> Double {
    let light: Double
    switch self {
    case .sRGB: light = Color.linear(level)
    case .table(let table):
      guard let last = table.last, let first = table.first else { return level }
      let place = min(max(level, 0), 1) * Double(table.count - 1)
      let low = Int(place)
      guard low + 1 < table.count else { return Double(table.count == 1 ? first : last) / 65_535 }
      let part = place - Double(low)
      light = (Double(table[low]) + (Double(table[low + 1]) - Double(table[low])) * part) / 65_535
    case .parametric(let g, let a, let b, let c, let d, let e, let f):
      light = level >= d ? power(max(a * level + b, 0), g) + e : c * level + f
    }
    return light.isFinite ? min(max(light, 0), 1) : 0
  }
}

/// A matrix of three columns.
struct Matrix3 {
  var columns: [SIMD3<Double>]

  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) { columns = [x, y, z] }

  static func * (a: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> {
    a.columns[0] * v.x + a.columns[1] * v.y + a.columns[2] * v.z
  }

  static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    Matrix3(a * b.columns[0], a * b.columns[1], a * b.columns[2])
  }

  var inverse: Matrix3? {
    let (x, y, z) = (columns[0], columns[1], columns[2])
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let determinant = (x * cross(y, z)).sum()
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    let rows = [cross(y, z) / determinant, cross(z, x) / determinant, cross(x, y) / determinant]
    func column(_ index: Int) -> SIMD3<Double> { SIMD3(rows[0][index], rows[1][index], rows[2][index]) }
    return Matrix3(column(0), column(1), column(2))
  }

  /// From linear light to XYZ, with the primaries scaled so that all three make the white.
  static func toWhite(_ primaries: ColorProfile.Primaries) -> Matrix3? {
    guard let red = xyz(primaries.red), let green = xyz(primaries.green), let blue = xyz(primaries.blue),
      let white = xyz(primaries.white)
    else { return nil }
    guard let inverse = Matrix3(red, green, blue).inverse else { return nil }
    let scale = inverse * white
    return Matrix3(red * scale.x, green * scale.y, blue * scale.z)
  }

  /// The change of white by Bradford's cones.
  ///
  /// - Source: ICC.1:2022, annex E.
  static func adaptation(from: SIMD2<Double>, to: SIMD2<Double>) -> Matrix3? {
    let bradford = Matrix3(
      SIMD3(0.8951, -0.7502, 0.0389), SIMD3(0.2664, 1.7135, -0.0685), SIMD3(-0.1614, 0.0367, 1.0296))
    guard let a = xyz(from), let b = xyz(to), let inverse = bradford.inverse else { return nil }
    let scale = (bradford * b) / (bradford * a)
    return inverse * Matrix3(SIMD3(scale.x, 0, 0), SIMD3(0, scale.y, 0), SIMD3(0, 0, scale.z)) * bradford
  }

  private static func xyz(_ place: SIMD2<Double>) -> SIMD3<Double>? {
    guard place.y > 1e-6 else { return nil }
    return SIMD3(place.x / place.y, 1, (1 - place.x - place.y) / place.y)
  }
}
