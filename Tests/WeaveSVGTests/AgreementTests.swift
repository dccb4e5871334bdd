// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveNative
import WeavePNG
import WeaveRaster

@testable import WeaveSVG

/// The SVG drawn by librsvg and the rasteriser's pixels are the same picture.
@Suite struct AgreementTests {
  @Test(arguments: Scene.allCases, [1.0, 2.0])
  func librsvgDrawsWhatTheRasterizerDraws(scene: Scene, scale: Double) throws {
    let expected = try Rasterizer().draw(scene.list, scale: scale)
    let size = Size(width: Double(expected.width), height: Double(expected.height))
    let actual = try decodePhoto(Array(write(scene).utf8), svgSize: size)
    #expect(actual.width == expected.width && actual.height == expected.height)
    var different = 0
    for pixel in 0..<expected.width * expected.height {
      let bytes = pixel * 4..<pixel * 4 + 4
      let most = bytes.map { abs(Int(actual.bytes[$0]) - Int(expected.bytes[$0])) }.max() ?? 0
      if most > 24 { different += 1 }
    }
    #expect(different * 100 <= expected.width * expected.height, "\(different) pixels differ")
  }

  private func write(_ scene: Scene) throws -> String {
    let glyphs = FontGlyphs(outliner: try GlyphOutliner())
    let writer = SVGWriter(text: .outlines, outliner: glyphs) { pixels in
      guard var encoder = try? PNGEncoder(), let bytes = try? encoder.encode(pixels) else { return [] }
      return bytes
    }
    let prepared = SVGPreparation(scene.list, scale: 3)
    let pictures = try prepared.parts.map { try Rasterizer().draw($0.list, scale: $0.scale) }
    return writer.write(prepared.list(with: pictures))
  }
}

/// Glyphs of real fonts.
private struct FontGlyphs: GlyphSource {
  let outliner: GlyphOutliner

  func outline(of glyph: UInt32, face: FontFace, size: Double) -> Path? {
    outliner.outline(face, size: size, glyph: glyph)
  }

  func bitmap(of glyph: UInt32, face: FontFace, size: Double) -> (RasterImage, Rect)? {
    guard let bitmap = outliner.bitmap(face, glyph: glyph) else { return nil }
    let frame = bitmap.frame
    // The key leaves the size out: one picture serves all sizes.
    return (
      RasterImage(pixels: bitmap.pixels, key: "\(face.file):\(face.index):\(glyph)"),
      Rect(x: frame.minX * size, y: frame.minY * size, width: frame.width * size, height: frame.height * size)
    )
  }
}
