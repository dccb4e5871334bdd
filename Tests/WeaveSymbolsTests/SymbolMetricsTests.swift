// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveResolve
import WeaveSymbols

/// Where symbols lie beside text, against pictures that SwiftUI drew at three pixels a point.
@Suite("Symbols have the places of SF Symbols") struct SymbolMetricsTests {
  private let library = SymbolLibrary()

  private func place(_ name: String, _ size: Double, _ weight: Int, scale: Double = 1) throws -> ResolvedSymbol.Place {
    let black = Fill.color(.black)
    var symbol = ResolvedSymbol(
      symbol: try library.load(name), size: size, scale: scale, weight: weight, primary: black, secondary: black,
      tertiary: black)
    symbol.pixelsPerPoint = 3
    return symbol.place
  }

  @Test(
    "Ink is as large as Apple's",
    arguments: [
      ("sun.max.fill", 18.0, 600, 20.0, 20.0), ("arrow.clockwise", 9, 600, 7.90, 9.60),
      ("calendar", 32, 400, 31.14, 28.76),
      ("arrow.up", 22, 700, 17.21, 20.55), ("arrow.clockwise.circle", 28, 400, 27.88, 27.86),
    ])
  func ink(name: String, size: Double, weight: Int, width: Double, height: Double) throws {
    let ink = try place(name, size, weight).ink
    #expect(abs(ink.width - width) < 0.1 && abs(ink.height - height) < 0.1, "\(ink)")
  }

  @Test(
    "Boxes are as high as SwiftUI's, to a pixel",
    arguments: [
      ("sun.max.fill", 18.0, 600, 23.33), ("lock.fill", 11, 600, 13.0), ("calendar", 32, 400, 34.0),
      ("exclamationmark.triangle.fill", 48, 400, 50.0), ("arrow.clockwise.circle", 28, 400, 32.67),
    ])
  func height(name: String, size: Double, weight: Int, height: Double) throws {
    #expect(abs(try place(name, size, weight).box.height - height) < 0.5)
  }

  @Test("The box is as wide as the glyph's advance, its sides whole pixels")
  func width() throws {
    let arrow = try place("arrow.up", 22, 700)
    #expect(abs(arrow.box.width - 22.67) < 0.01)
    // Ink begins 2.68 points after the edge in the picture.
    #expect(abs(arrow.ink.minX - 2.68) < 0.02)
  }

  @Test("The middle of the ink is at the middle of the capitals: baseline 66.67, middle 58.92 in the picture")
  func baseline() throws {
    let arrow = try place("arrow.up", 22, 700)
    #expect(abs(arrow.baseline - arrow.ink.midY - (66.67 - 58.92)) < 0.05)
    for name in ["circle.fill", "heart.fill", "checkmark", "square"] {
      let star = try place(name, 100, 400)
      #expect(abs(star.baseline - star.ink.midY - 35.2) < 3, "\(name)")
    }
  }

  @Test("Image scales keep the middle and change the size")
  func imageScale() throws {
    let (small, large) = (try place("circle", 20, 400, scale: 0.79), try place("circle", 20, 400, scale: 1.28))
    let medium = try place("circle", 20, 400)
    #expect(abs(small.ink.width / medium.ink.width - 0.79) < 0.001)
    #expect(abs(large.ink.width / medium.ink.width - 1.28) < 0.001)
    #expect(abs((small.baseline - small.ink.midY) - (large.baseline - large.ink.midY)) < 0.01)
  }

  @Test("Every name has metrics that a symbol can have")
  func all() throws {
    for name in library.symbolNames {
      let metrics = try library.load(name).metrics
      for measures in [metrics.measures(at: 100), metrics.regular, metrics.bold, metrics.measures(at: 900)] {
        #expect(measures.width > 0 && measures.width < 3 && measures.height > 0 && measures.height < 2, "\(name)")
        #expect(measures.left > -0.25 && measures.advance >= measures.width * 0.8, "\(name)")
      }
    }
  }
}
