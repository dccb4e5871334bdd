// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics

@testable import WeaveDiff

/// The measure that works with tables, against the formulas that they stand for.
@Suite struct OKLabMeasureTests {
  private let measure = OKLabMeasure(threshold: 0.02)

  private func word(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    0xFF00_0000 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red)
  }

  @Test func whiteIsOneFromBlack() {
    #expect(abs(measure.distance(0xFF00_0000, 0xFFFF_FFFF) - 1) < 1e-4)
    #expect(measure.distance(0xFF12_3456, 0xFF12_3456) == 0)
  }

  @Test func tablesGiveWhatTheFormulasDo() {
    var random = SplitMix(state: 3)
    for _ in 0..<10_000 {
      let channels = (0..<3).map { _ in Int.random(in: 0...255, using: &random) }
      let light = channels.map { Color.linear(Double($0) / 255) }
      let exact = OKLab(linearRed: light[0], green: light[1], blue: light[2])
      let bent = (1.206 / 1.03 * exact.lightness - 0.206)
      let lightness = 0.5 * (bent + (bent * bent + 4 * 0.03 * 1.206 / 1.03 * exact.lightness).squareRoot())
      let scale = exact.lightness > 0 ? lightness / exact.lightness : 0
      let strength = 4.2 * scale * (exact.a * exact.a + exact.b * exact.b).squareRoot()
      // ln(1 + 4.5 x) / 4.5, as the integral of 1 / (1 + 4.5 x).
      let steps = 400
      let compressed = (0..<steps).reduce(0.0) { sum, step in
        let x = strength * (Double(step) + 0.5) / Double(steps)
        return sum + strength / Double(steps) / (1 + 4.5 * x)
      }
      let tone = measure.tone(word(channels[0], channels[1], channels[2]), over: 0)
      #expect(abs(Double(tone.lightness) - lightness) < 1e-4, "\(channels)")
      let color = measure.color(tone)
      let found = Double((color * color).sum().squareRoot())
      #expect(abs(found - compressed) < 2e-4, "\(channels)")
    }
  }
}
