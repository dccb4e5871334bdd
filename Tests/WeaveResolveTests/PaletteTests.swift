// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveResolve
import WeaveSpec

@Suite("Colours of the system") struct PaletteTests {
  /// Apple, Human Interface Guidelines, Color: the accessible variants, as red, green and blue. The greys are UIKit's
  /// `secondaryLabel` and `systemFill` with the trait `accessibilityContrast` high.
  @Test(
    "Increased contrast is Apple's",
    arguments: [
      ("red", false, "#D70015"), ("red", true, "#FF6961"), ("blue", false, "#0040DD"), ("green", true, "#30DB5B"),
      ("yellow", false, "#B25000"), ("gray", true, "#AEAEB2"), ("secondary", false, "#3C3C43AD"),
      ("fill", true, "#78788070"),
    ])
  func increasedContrast(name: String, isDark: Bool, hex: String) throws {
    var palette = Palette(isDark: isDark)
    palette.hasIncreasedContrast = true
    let color = palette.color(try #require(ColorName(name)))
    let wanted = try #require(Color(hex: hex))
    let same = [
      (color.red, wanted.red), (color.green, wanted.green), (color.blue, wanted.blue),
      (color.alpha, wanted.alpha),
    ]
    #expect(same.allSatisfy { abs($0 - $1) < 0.003 })
    #expect(
      palette.color(try #require(ColorName(name))) != Palette(isDark: isDark).color(try #require(ColorName(name))))
  }
}
