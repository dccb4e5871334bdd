// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics
import WeaveNative
import WeaveRaster
import WeaveSystem

private let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
private let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

private func isThere(_ path: String) -> Bool { (try? readFile(path, limit: 64 << 20)) != nil }

@Suite struct GlyphTests {
  private func face(_ file: String, color: Bool = false) -> FontFace {
    FontFace(file: file, index: 0, family: "", weight: 400, isItalic: false, hasColor: color)
  }

  private func draw(_ commands: [DrawCommand], _ side: Double = 60, scale: Double = 1) throws -> PixelBuffer {
    try Rasterizer().draw(
      DisplayList(canvas: Size(width: side, height: side), items: commands.map { DisplayItem($0, node: "") }),
      scale: scale)
  }

  private func run(_ face: FontFace, _ size: Double, _ glyphs: [Glyph]) -> GlyphRun {
    GlyphRun(face: face, size: size, glyphs: glyphs, advance: 0, text: "")
  }

  /// The picture of a run is the picture of its outlines, filled at quarter pixels.
  @Test(.enabled(if: isThere(inter), "no fonts-inter installed"), arguments: [11.0, 17, 34, 200])
  func glyphsAreTheirOutlines(_ size: Double) throws {
    let outliner = try GlyphOutliner()
    let regular = face(inter)
    // Apart from each other, as a path has no overlaps to add up.
    let glyphs = (0..<5).map { Glyph(id: UInt32(40 + $0 * 11), x: Double($0) * size * 1.7, y: 0) }
    let at = Point(x: 3.25, y: size * 1.5)
    let text = try draw([.glyphs(run(regular, size, glyphs), at: at, .black)], size * 9)
    var outlines = Path()
    for glyph in glyphs {
      let x = ((at.x + glyph.x) * 4).rounded() / 4
      let place = Transform.translation(x: x, y: at.y)
      outlines.elements += outliner.outline(regular, size: size, glyph: glyph.id).transformed(by: place).elements
    }
    let filled = try draw([.fill(outlines, .color(.black), evenOdd: false)], size * 9)
    let differences = zip(text.bytes, filled.bytes).map { abs(Int($0) - Int($1)) }
    // Cairo rounds an outline's points to 1/256 pixel, here after a different sum; that can move an edge across one of
    // the fifteen lines that it samples a pixel on, which are 17 levels apart.
    #expect((differences.max() ?? 0) <= 17)
    #expect(differences.count { $0 > 3 } < differences.count / 1_000)
    #expect(text.bytes.contains { $0 > 200 }, "something is drawn")
  }

  @Test(.enabled(if: isThere(inter), "no fonts-inter installed")) func aGlyphMovesByQuartersOfAPixel() throws {
    let glyph = [Glyph(id: 60, x: 0, y: 0)]
    func centroid(_ x: Double) throws -> Double {
      let picture = try draw([.glyphs(run(face(inter), 20, glyph), at: Point(x: x, y: 40), .black)])
      var (sum, weight) = (0.0, 0.0)
      for i in 0..<(60 * 60) {
        let alpha = Double(picture.bytes[i * 4 + 3])
        sum += alpha * Double(i % 60)
        weight += alpha
      }
      return sum / weight
    }
    let start = try centroid(10)
    for quarter in 1...4 { #expect(abs(try centroid(10 + Double(quarter) / 4) - start - Double(quarter) / 4) < 0.02) }
  }

  @Test(.enabled(if: isThere(inter), "no fonts-inter installed")) func overlapsOfTranslucentTextAreNotDarker() throws {
    let glyphs = [Glyph(id: 60, x: 0, y: 0), Glyph(id: 60, x: 0, y: 0)]
    let picture = try draw([.glyphs(run(face(inter), 40, glyphs), at: Point(x: 10, y: 45), .black.opacity(0.5))])
    #expect(picture.bytes.max() == 128)
  }

  @Test(.enabled(if: isThere(inter), "no fonts-inter installed")) func unknownGlyphsAndFontsDrawNothingAndHarmNothing()
    throws
  {
    let outliner = try GlyphOutliner()
    let regular = face(inter)
    let good = outliner.outline(regular, size: 10, glyph: 60)
    #expect(!good.isEmpty)
    for id: UInt32 in [65_535, 0x0FFF_FFFF, .max] { #expect(outliner.outline(regular, size: 10, glyph: id).isEmpty) }
    #expect(outliner.outline(face("/none"), size: 10, glyph: 3).isEmpty)
    #expect(outliner.outline(face("/etc/hostname"), size: 10, glyph: 3).isEmpty)
    let after = outliner.outline(regular, size: 10, glyph: 61)
    #expect(!after.isEmpty)
    #expect(outliner.bitmap(regular, glyph: 60) == nil)
  }

  @Test(.enabled(if: isThere(emoji), "no fonts-noto-color-emoji installed"), arguments: [12.0, 40])
  func emojiAreInColorAtAnySize(_ size: Double) throws {
    let picture = try draw(
      [.glyphs(run(face(emoji, color: true), size, [Glyph(id: 600, x: 0, y: 0)]), at: Point(x: 4, y: 45), .black)])
    let inked = (0..<3600).filter { picture.bytes[$0 * 4 + 3] > 40 }
    // The font's pictures lie in a box of 1.25 × 1.17 em.
    #expect(inked.count > Int(size * size * 0.3) && inked.count < Int(size * size * 1.6))
    #expect(inked.contains { picture.bytes[$0 * 4] > picture.bytes[$0 * 4 + 2] &+ 40 }, "not grey")
    let columns = inked.map { $0 % 60 }
    #expect((columns.min() ?? 0) >= 4)
    #expect(try GlyphOutliner().outline(face(emoji, color: true), size: 9, glyph: 600).isEmpty)
  }
}
