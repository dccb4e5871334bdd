// SPDX-License-Identifier: MIT

import WeaveGraphics

/// Inks of a panel of greys: the nearest ink for plain pixels, error diffusion in linear light for smooth ones.
struct GreyDiffusion: RowDiffusion {
  private let width: Int
  /// The light of a luma value, between that of black ink and of white ink.
  private let lights: [Float]
  /// The nearest ink to a luma value.
  private let nearestPlain: [UInt8]
  /// The nearest ink to an amount of light, in 1,024 steps from black ink to white.
  private let nearest: [UInt8]
  private let inkLights: [Float]
  /// The ink that is used without mixing for a luma value in a gradient; nil if two inks are mixed.
  private let soles: [UInt8?]
  private let low, step: Float
  private var errors: [Float]
  var debt: [Float]

  init(width: Int, inks: [Ink]) {
    self.width = width
    let own = inks.map { Float($0.measured.relativeLuminance) }
    let (low, high) = (own.min() ?? 0, max(own.max() ?? 1, (own.min() ?? 0) + 0.001))
    self.low = low
    step = 1023 / (high - low)
    inkLights = own
    let lights = (0..<256).map { low + Float(Color.linear(Double($0) / 255)) * (high - low) }
    self.lights = lights
    func closest(_ light: Float) -> UInt8 {
      UInt8(clamping: own.indices.min { abs(own[$0] - light) < abs(own[$1] - light) } ?? 0)
    }
    // Plain colours are compared by perceived lightness, which is approximately the cube root of light.
    let roots = own.map { power(Double($0), 1.0 / 3) }
    nearestPlain = lights.map { light in
      let root = power(Double(light), 1.0 / 3)
      return UInt8(clamping: roots.indices.min { abs(roots[$0] - root) < abs(roots[$1] - root) } ?? 0)
    }
    nearest = (0..<1024).map { closest(low + Float($0) / 1023 * (high - low)) }
    // With many greys, two neighbouring ones are so similar that no dots are visible.
    soles = lights.map { light in
      let near = Int(closest(light))
      let isMixed = own.indices.contains { other in
        let edge = own[other] - own[near]
        return other != near && (light - own[near]) * edge >= InkTable.leastShare * edge * edge
      }
      return isMixed || inks.count > InkGamut.most ? nil : UInt8(clamping: near)
    }
    errors = [Float](repeating: 0, count: width + 2)
    debt = errors
  }

  /// The nearest ink to a luma value.
  func plain(_ luma: UInt8) -> UInt8 { nearestPlain[Int(luma)] }

  mutating func row(_ y: Int, _ pixels: [UInt32], _ isOpen: [Bool], into inks: inout [UInt8], at start: Int) {
    swap(&errors, &debt)
    for place in debt.indices { debt[place] = 0 }
    let forward = y & 1 == 0
    let direction = forward ? 1 : -1
    var x = forward ? 0 : width - 1
    var carried: Float = 0
    for _ in 0..<width {
      if isOpen[x] {
        let wanted = lights[Int(pixels[start + x].luma)] + errors[x + 1] + carried
        let place = min(max((wanted - low) * step, 0), 1023)
        let ink = nearest[Int(place)]
        inks[start + x] = ink
        let error = (wanted - inkLights[Int(ink)]) / 16
        carried = error * 7
        debt[x + 1 - direction] += error * 3
        debt[x + 1] += error * 5
        debt[x + 1 + direction] += error
      } else {
        carried = 0
      }
      x += direction
    }
  }

  func soleInk(of pixel: UInt32) -> UInt8? { soles[Int(pixel.luma)] }

  static func keep(_ debt: [Float]) -> QuantisedPicture.Debt { .greys(debt) }

  static func debt(_ kept: QuantisedPicture.Debt) -> [Float]? { if case .greys(let debt) = kept { debt } else { nil } }
}
