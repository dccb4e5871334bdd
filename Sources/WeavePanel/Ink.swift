// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// One colour of a panel, with its value in files and its measured appearance.
public struct Ink: Sendable, Hashable {
  /// The name: `black`, `red`, `grey 5`.
  public var name: String
  /// The colour of the ink in files: pure, such as `#FF0000`.
  public var value: Color
  /// The index of the ink in raw pixels.
  public var index: Int
  /// The appearance on the panel, as a colour in sRGB.
  public var measured: Color
  /// Who measured it, and on which panel; empty if nobody has and `measured` equals `value`.
  public var source: String

  /// An ink: its name in designs, its pure value and its index in files, and its measured colour.
  public init(_ name: String, value: Color, index: Int, measured: Color? = nil, source: String = "") {
    self.name = name
    self.value = value
    self.index = index
    self.measured = measured ?? value
    self.source = source
  }

  /// The measured colour as light.
  var light: Light { Light(measured) }
}

/// An amount of red, green and blue light, each 0...1 on a screen; the fourth component is unused.
typealias Light = SIMD4<Float>

extension Light {
  init(_ color: Color) {
    self.init(
      Float(Color.linear(color.red)), Float(Color.linear(color.green)), Float(Color.linear(color.blue)), 0)
  }

  /// The colour in OKLab: lightness, a and b.
  ///
  /// Negative light, which errors can cause, counts as none.
  /// - Source: B. Ottosson, A perceptual color space for image processing, 2020.
  var okLab: SIMD4<Float> {
    let l = Light(0.4122214708, 0.2119034982, 0.0883024619, 0) * x
    let m = Light(0.5363325363, 0.6806995451, 0.2817188376, 0) * y
    let s = Light(0.0514459929, 0.1073969566, 0.6299787005, 0) * z
    let root = (l + m + s).cubeRoots
    return Light(0.2104542553, 1.9779984951, 0.0259040371, 0) * root.x
      + Light(0.7936177850, -2.4285922050, 0.7827717662, 0) * root.y
      + Light(-0.0040720468, 0.4505937099, -0.8086757660, 0) * root.z
  }

  /// Cube roots of the components to about four digits: a guess from the exponent, and two Newton steps.
  private var cubeRoots: Light {
    let value = clamped(lowerBound: Light(repeating: 1e-6), upperBound: Light(repeating: 4))
    let bits = unsafeBitCast(value, to: SIMD4<UInt32>.self)
    // A third of the exponent: 0x2A51_3792 is two thirds of the bit pattern of 1.
    let third = SIMD4<Float>(bits) * (1.0 / 3)
    var root = unsafeBitCast(SIMD4<UInt32>(third) &+ 0x2A51_3792, to: Light.self)
    root = (2 * root + value / (root * root)) * (1.0 / 3)
    return (2 * root + value / (root * root)) * (1.0 / 3)
  }

  /// The sum of the squares of the components.
  var square: Float { (self * self).sum() }
}
