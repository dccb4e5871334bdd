// SPDX-License-Identifier: MIT

import Foundation
import WeaveGraphics

/// A colour in CIELab under daylight (D65).
struct CIELab {
  var l, a, b: Double

  init(l: Double, a: Double, b: Double) { (self.l, self.a, self.b) = (l, a, b) }

  /// - Source: IEC 61966-2-1 for sRGB, CIE 15 for Lab.
  init(_ color: RGB) {
    let (r, g, b) = (Color.linear(color.red / 255), Color.linear(color.green / 255), Color.linear(color.blue / 255))
    func f(_ t: Double) -> Double { t > 216.0 / 24_389 ? cbrt(t) : (24_389.0 / 27 * t + 16) / 116 }
    let x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    self.init(l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The CIEDE2000 difference between two colours; about 1 is just visible.
  ///
  /// - Source: Sharma, Wu and Dalal, The CIEDE2000 color-difference formula: implementation notes, supplementary test
  ///   data, and mathematical observations, 2005.
  func difference(from other: CIELab) -> Double {
    let mean = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let g = 1 + 0.5 * (1 - Self.strength(mean))
    let (c1, c2) = (hypot(a * g, b), hypot(other.a * g, other.b))
    let (h1, h2) = (Self.hue(a * g, b), Self.hue(other.a * g, other.b))
    let isGrey = c1 * c2 == 0
    var turn = isGrey ? 0 : h2 - h1
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    var hue = isGrey ? h1 + h2 : (h1 + h2) / 2
    if !isGrey, abs(h1 - h2) > 180 { hue += h1 + h2 < 360 ? 180 : -180 }
    let (l, c) = ((self.l + other.l) / 2, (c1 + c2) / 2)
    let t =
      1 - 0.17 * Self.cosine(hue - 30) + 0.24 * Self.cosine(2 * hue) + 0.32 * Self.cosine(3 * hue + 6) - 0.2
      * Self.cosine(4 * hue - 63)
    let bend = (l - 50) * (l - 50)
    let dl = (other.l - self.l) / (1 + 0.015 * bend / (20 + bend).squareRoot())
    let dc = (c2 - c1) / (1 + 0.045 * c)
    let dh = 2 * (c1 * c2).squareRoot() * sin(turn / 2 * .pi / 180) / (1 + 0.015 * c * t)
    let blue = 30 * exp(-((hue - 275) / 25) * ((hue - 275) / 25))
    let rotation = -sin(2 * blue * .pi / 180) * 2 * Self.strength(c)
    return (dl * dl + dc * dc + dh * dh + rotation * dc * dh).squareRoot()
  }

  private static func strength(_ c: Double) -> Double { (pow(c, 7) / (pow(c, 7) + pow(25, 7))).squareRoot() }

  private static func hue(_ a: Double, _ b: Double) -> Double {
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}

/// A colour in a design: three levels in 0...255.
struct RGB: Hashable {
  var red, green, blue: Double

  /// - Parameter hex: `#RRGGBB`.
  init(_ hex: String) {
    let number = Int(hex.dropFirst(), radix: 16) ?? 0
    (red, green, blue) = (Double(number >> 16), Double(number >> 8 & 255), Double(number & 255))
  }

  var hex: String {
    "#" + [red, green, blue].map { String(format: "%02X", Int($0)) }.joined()
  }

  /// The colour at about this difference, on the way to another colour.
  func moved(by difference: Double, towards goal: RGB) -> RGB {
    let start = CIELab(self)
    let steps = (1...400).map { step -> RGB in
      let share = Double(step) / 400
      var color = self
      color.red = (red + (goal.red - red) * share).rounded()
      color.green = (green + (goal.green - green) * share).rounded()
      color.blue = (blue + (goal.blue - blue) * share).rounded()
      return color
    }
    func miss(_ color: RGB) -> Double { abs(start.difference(from: CIELab(color)) - difference) }
    return steps.min { miss($0) < miss($1) } ?? self
  }
}
