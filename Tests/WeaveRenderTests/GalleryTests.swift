// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveNative
import WeaveRender
import WeaveResolve

/// Every design of the gallery, at three sizes, light and dark.
@Suite struct GalleryTests {
  static let designs = Repository.designs(in: "Gallery")

  @Test func galleryHoldsTwelveDesignsOrMore() {
    #expect(Self.designs.count >= 12)
  }

  @Test(arguments: designs) func pictureIsAPNGThatOthersRead(name: String) throws {
    let design = try Design(name)
    let renderer = try Renderer()
    for environment in RenderEnvironment.phone {
      let picture = try design.drawn(renderer, environment)
      let bytes = try renderer.png(picture)
      let chunks = try #require(PNGChunks(bytes))
      #expect(chunks.isIntact)
      #expect(chunks.width == Int((environment.canvas.width * 2).rounded()))
      #expect(chunks.height == Int((environment.canvas.height * 2).rounded()))
      #expect(chunks.intent != nil)
      // 144 pixels an inch: 144 / 0.0254.
      #expect(chunks.density == 5669)
      // libpng, which is not what wrote the file.
      #expect(
        try decodePhoto(bytes) == renderer.pixels(picture), "\(name) \(environment.size) \(environment.appearance)")
    }
  }

  @Test(arguments: designs) func pictureShowsSomething(name: String) throws {
    let design = try Design(name)
    let renderer = try Renderer()
    for environment in RenderEnvironment.phone {
      let pixels = try renderer.pixels(design.drawn(renderer, environment))
      // The edges of a text or a symbol alone have more tones.
      let tones = (0..<pixels.height).flatMap { y in
        stride(from: 0, to: pixels.width, by: 3).map { x in pixels.bytes(x, y) }
      }
      #expect(Set(tones).count > 16, "\(environment.size)")
      #expect(pixels.pixel(x: pixels.width / 2, y: pixels.height / 2).alpha == 255)
      #expect(pixels.pixel(x: 0, y: 0).alpha == 0, "the corner is cut")
    }
  }

  @Test(arguments: designs) func librsvgDrawsTheSVGAsThePNG(name: String) throws {
    let design = try Design(name)
    let renderer = try Renderer()
    for environment in RenderEnvironment.phone {
      let picture = try design.drawn(renderer, environment)
      let expected = try renderer.pixels(picture)
      let svg = try renderer.svg(picture)
      let size = Size(width: Double(expected.width), height: Double(expected.height))
      let actual = try decodePhoto(Array(svg.utf8), svgSize: size)
      let share = try #require(expected.share(differingFrom: actual, byMoreThan: 24))
      #expect(share <= 0.01, "\(name) \(environment.size) \(environment.appearance): \(share * 100) %")
    }
  }
}

extension PixelBuffer {
  /// The part of the pixels of which a channel differs by more than some of 255; nil for pictures of two sizes.
  func share(differingFrom other: PixelBuffer, byMoreThan tolerance: Int) -> Double? {
    guard width == other.width, height == other.height, bytes.count == other.bytes.count else { return nil }
    var different = 0
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let differs = (pixel..<pixel + 4).contains { abs(Int(bytes[$0]) - Int(other.bytes[$0])) > tolerance }
      if differs { different += 1 }
    }
    return Double(different) / Double(max(width * height, 1))
  }
}
