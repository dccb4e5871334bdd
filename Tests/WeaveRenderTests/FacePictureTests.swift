// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// Pictures of texts in display faces, and what is reported about them.
@Suite struct FacePictureTests {
  private static let areInstalled: Bool = {
    guard let installation = try? Installation(fonts: nil) else { return false }
    return !installation.missing.contains { $0.loss?.hasPrefix("the face ") == true }
  }()

  private func design(_ font: String, text: String = "Gate 14") throws -> Design {
    let text = """
      {"version": 8, "name": "Gate", "primaryText": "", "layout": {"template": "custom"},
       "style": {"background": "plain"}, "content": {"type": "text", "text": "\(text)", "font": \(font)}}
      """
    return try Design("gate", text: Array(text.utf8))
  }

  private func codes(_ font: String, _ environment: RenderEnvironment = .fixed(.medium)) throws -> [String] {
    let design = try design(font)
    return try Renderer().render(design.widget, in: environment, photos: design.photos).diagnostics.map(\.code.name)
  }

  /// At a multiple of its own size, every square of the face is a block of whole pixels of one colour: in black and
  /// white, and where edges are smooth.
  @Test(
    .enabled(if: areInstalled, "no display faces installed"),
    arguments: [(RenderEnvironment.Appearance.eink, 16.0, 1.0), (.eink, 48, 1), (.light, 32, 1), (.light, 24, 2)])
  func squaresAreWholePixels(appearance: RenderEnvironment.Appearance, size: Double, scale: Double) throws {
    let renderer = try Renderer()
    let environment = RenderEnvironment.fixed(
      .medium, appearance, shape: .square, canvas: Size(width: 301, height: 101), scale: scale)
    let design = try design(#"{"face": "spleen", "size": \#(size)}"#)
    let drawn = try #require(renderer.render(design.widget, in: environment, photos: design.photos).output)
    let pixels = try renderer.pixels(drawn)
    let side = Int(size * scale) / 16
    func isInk(_ x: Int, _ y: Int) -> Bool { pixels.pixel(x: x, y: y).red < 128 }
    let inked = (0..<pixels.height).flatMap { y in (0..<pixels.width).filter { isInk($0, y) }.map { (x: $0, y: y) } }
    let left = try #require(inked.map(\.x).min()) % side
    let top = try #require(inked.map(\.y).min()) % side
    var blocks = 0
    for y in stride(from: top, to: pixels.height - side, by: side) {
      for x in stride(from: left, to: pixels.width - side, by: side) {
        let block = (0..<side).flatMap { dy in (0..<side).map { dx in pixels.pixel(x: x + dx, y: y + dy) } }
        #expect(Set(block.map(\.red)).count == 1, "\(x), \(y)")
        if block[0].red < 128 { blocks += 1 }
        #expect(block[0].red == 0 || block[0].red > 200, "\(x), \(y)")
      }
    }
    // The area of the six letters' outlines in the font file, divided by that of a square.
    #expect(blocks == 188)
  }

  @Test(arguments: [
    (#"{"face": "spleen", "size": 20}"#, ["W0514"]), (#"{"face": "spleen", "size": 24}"#, []),
    (#"{"face": "karla", "size": 24, "axes": {"wght": 450}}"#, []),
    (#"{"face": "karla", "size": 24, "axes": {"wght": 900}}"#, ["W0513"]),
    (#"{"face": "karla", "size": 24, "axes": {"wdth": 80}}"#, ["W0512"]),
    (#"{"face": "bebasNeue", "size": 24, "axes": {"wght": 450}}"#, ["W0512"]),
    (#"{"size": 24, "axes": {"wght": 450}}"#, ["W0512"]),
    (#"{"face": "leagueMono", "size": 24, "axes": {"wdth": 10}}"#, ["W0513"]),
    (#"{"face": "leagueMono", "size": 24, "axes": {"wdth": "=40 + 20"}}"#, []),
  ])
  func reports(font: String, expected: [String]) throws {
    #expect(try codes(font).filter { $0 != "W0510" } == expected)
  }

  /// An axis applies to the face that a surrounding node has set.
  @Test func anInheritedFaceHasItsAxes() throws {
    let text = """
      {"version": 8, "name": "Gate", "primaryText": "", "layout": {"template": "custom"},
       "content": {"type": "vstack", "font": {"face": "karla", "size": 24}, "children": [
         {"type": "text", "text": "Gate", "font": {"axes": {"wght": 450}}}]}}
      """
    let design = try Design("gate", text: Array(text.utf8))
    let picture = try Renderer().render(design.widget, in: .fixed(.medium), photos: design.photos)
    #expect(picture.diagnostics.filter { $0.code.name != "W0510" }.isEmpty)
    let list = try #require(picture.output).displayList
    var weights: [Int] = []
    list.items.forEachLeaf { item, _, _ in
      if case .glyphs(let run, _, _) = item.command, run.face.family == "Karla" { weights.append(run.face.weight) }
    }
    if Self.areInstalled { #expect(weights == [450]) }
  }
}
