// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// A PNG takes the smallest form that loses nothing.
@Suite(.waiting) struct PNGFormTests {
  static func chunks(_ name: String, _ environment: RenderEnvironment) throws -> PNGChunks {
    let renderer = try Renderer()
    return try #require(PNGChunks(renderer.png(Design(name).drawn(renderer, environment))))
  }

  @Test func flatColorsArePalette() throws {
    #expect(try Self.chunks("Fixtures/grid", .fixture).colorType == 3)
  }

  @Test func squarePhotosHaveNoAlpha() throws {
    #expect(try Self.chunks("Gallery/lake-caption", .fixed(.medium, shape: .square)).colorType == 2)
  }

  @Test func roundedPhotosHaveAlpha() throws {
    #expect(try Self.chunks("Gallery/lake-caption", .fixed(.medium)).colorType == 6)
  }

  /// Pixels per metre: scale × 72 / 0.0254.
  @Test(arguments: [(1.0, 2835), (2, 5669), (3, 8504)]) func densityFollowsTheScale(scale: Double, density: Int) throws
  {
    var environment = RenderEnvironment.fixture
    environment.scale = scale
    #expect(try Self.chunks("Fixtures/stack", environment).density == density)
  }

  /// Python, with nothing but its zlib, reads the same pixels: filters, bit depths, palette and all.
  @Test(arguments: ["Fixtures/grid", "Fixtures/choice", "Fixtures/gradient", "Fixtures/emoji", "Fixtures/text"])
  func pythonReadsTheSamePixels(name: String) throws {
    let renderer = try Renderer()
    for shape in RenderEnvironment.CanvasShape.allCases {
      var environment = RenderEnvironment.fixture
      environment.shape = shape
      let picture = try Design(name).drawn(renderer, environment)
      let file = NSTemporaryDirectory() + "weave-\(UUID().uuidString).png"
      try OutputFile.write(renderer.png(picture), to: file, inputs: [])
      defer { try? FileManager.default.removeItem(atPath: file) }
      let straight = try Command().run(
        URL(fileURLWithPath: "/usr/bin/python3"), ["\(Repository.root)/Tests/Tools/read_png.py", file])
      let premultiplied = stride(from: 0, to: straight.count, by: 4).flatMap { place -> [UInt8] in
        let alpha = Int(straight[place + 3])
        return straight[place..<place + 3].map { UInt8((Int($0) * alpha * 2 + 255) / 510) } + [straight[place + 3]]
      }
      #expect(try premultiplied == renderer.pixels(picture).bytes, "\(shape)")
    }
  }
}
