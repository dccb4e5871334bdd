// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// Photos behind glass and accessories.
@Suite struct WallpaperTests {
  private static let photo = "\(Repository.root)/Specs/Gallery/lake-day.jpg"

  private func drawn(
    _ environment: RenderEnvironment, _ content: String = #"{"type": "text", "text": "Hi"}"#
  ) throws -> (picture: Rendering, pixels: PixelBuffer) {
    let text =
      #"{"name": "Card", "layout": {"template": "custom"}, "style": {"background": "plain"}, "content": "# + content
      + "}"
    let design = try Design("card", text: Array(text.utf8))
    let renderer = try Renderer()
    let picture = try #require(try renderer.render(design.widget, in: environment, photos: design.photos).output)
    return (picture, try renderer.pixels(picture))
  }

  private func environment(
    _ size: WidgetSize, _ appearance: RenderEnvironment.Appearance, photo: String = photo
  ) -> RenderEnvironment {
    RenderEnvironment.fixed(size, appearance).over(.photo(path: photo), on: .standard)
  }

  private func luminance(_ pixels: PixelBuffer, _ x: Int, _ y: Int) -> Double {
    let pixel = pixels.pixel(x: x, y: y)
    return Color(red: Double(pixel.red) / 255, green: Double(pixel.green) / 255, blue: Double(pixel.blue) / 255)
      .relativeLuminance
  }

  @Test func wordsAreColoursOrPhotos() {
    #expect(WallpaperChoice("none") == .color(.clear))
    #expect(WallpaperChoice("#203050") == .color(Color(rgb: 0x203050)))
    #expect(WallpaperChoice("203050") == .color(Color(rgb: 0x203050)))
    #expect(WallpaperChoice("lake.jpg") == .photo(path: "lake.jpg"))
    #expect(WallpaperChoice("./abc") == .photo(path: "./abc"))
    #expect(WallpaperChoice("") == nil)
  }

  /// White text on the glass can be read wherever it stands.
  @Test(arguments: [RenderEnvironment.Appearance.clear, .accented], [WidgetSize.small, .medium, .large])
  func whiteIsReadOnTheGlass(_ appearance: RenderEnvironment.Appearance, _ size: WidgetSize) throws {
    let (_, pixels) = try drawn(environment(size, appearance), #"{"type": "shape", "fill": "clear"}"#)
    var dim = 0
    let inside = stride(from: 20, to: pixels.width - 20, by: 7).flatMap { x in
      stride(from: 20, to: pixels.height - 20, by: 7).map { (x, $0) }
    }
    for (x, y) in inside where 1.05 / (luminance(pixels, x, y) + 0.05) < 4 { dim += 1 }
    #expect(dim * 10 < inside.count)
  }

  /// The corners show the photo as it is; the glass does not.
  @Test func theCornersShowThePhoto() throws {
    let (picture, pixels) = try drawn(environment(.small, .clear))
    #expect(pixels.pixel(x: 0, y: 0).alpha == 255)
    let (_, plain) = try drawn(.fixed(.small, .clear))
    #expect(plain.pixel(x: 0, y: 0).alpha == 0)
    #expect(picture.dependencies.photos.keys.contains(Self.photo))
    #expect(Set(stride(from: 0, to: pixels.bytes.count, by: 4).map { pixels.bytes[$0] }).count > 100)
  }

  /// A small widget shows the left part of what a medium one shows.
  @Test func thePlaceIsThatOfTheHomeScreen() throws {
    let small = try drawn(environment(.small, .clear)).pixels
    let medium = try drawn(environment(.medium, .clear)).pixels
    for y in [0, small.height - 1] {
      #expect(
        small.bytes[y * small.width * 4..<y * small.width * 4 + 4].elementsEqual(
          medium.bytes[y * medium.width * 4..<y * medium.width * 4 + 4]))
    }
  }

  @Test(arguments: [RenderEnvironment.Appearance.light, .dark, .tinted, .eink])
  func otherAppearancesCoverIt(_ appearance: RenderEnvironment.Appearance) throws {
    let with = try drawn(environment(.medium, appearance))
    #expect(with.pixels == (try drawn(.fixed(.medium, appearance)).pixels))
    #expect(!with.picture.dependencies.photos.keys.contains(Self.photo))
  }

  /// Behind an accessory lies the photo itself, and its brightness chooses between white and black.
  @Test func anAccessoryLiesOnThePhoto() throws {
    let (picture, pixels) = try drawn(environment(.accessoryRectangular, .light))
    var hasPhoto = false
    var inks: Set<Color> = []
    picture.displayList.items.forEachLeaf { item, _, _ in
      switch item.command {
      case .image: hasPhoto = true
      case .glyphs(_, _, let color): inks.insert(color)
      case .fill, .stroke, .backdrop, .group: break
      }
    }
    #expect(hasPhoto && inks.count == 1 && pixels.pixel(x: 0, y: 0).alpha == 255)
    let ink = try #require(inks.first)
    let ground = (0..<10).map { luminance(pixels, $0 * 12, 4) }.reduce(0, +) / 10
    #expect((ink.relativeLuminance > 0.5) == (ground < 0.45))
  }

  /// The same request gives the same bytes from a new renderer and from one that has drawn before.
  @Test func theGlassIsKept() throws {
    let text = #"{"name": "A", "layout": {"template": "custom"}, "content": {"type": "text", "text": "A"}}"#
    let design = try Design("card", text: Array(text.utf8))
    let renderer = try Renderer()
    let environment = environment(.medium, .clear)
    func png(_ renderer: Renderer) throws -> [UInt8] {
      try renderer.png(#require(try renderer.render(design.widget, in: environment, photos: design.photos).output))
    }
    let first = try png(renderer)
    #expect(try png(renderer) == first)
    #expect(try png(Renderer()) == first)
  }

  @Test func aMissingPhotoIsNamed() throws {
    for appearance in [RenderEnvironment.Appearance.clear, .light] {
      let error = #expect(throws: RenderError.self) {
        try drawn(environment(.small, appearance, photo: "/no/lake.jpg"))
      }
      #expect(error?.description.contains("/no/lake.jpg") == true)
    }
  }

  @Test func aFileThatIsNoPhotoIsNamed() throws {
    let path = "\(Repository.root)/Specs/Gallery/lake-clock.json"
    let error = #expect(throws: RenderError.self) { try drawn(environment(.small, .clear, photo: path)) }
    #expect(error?.description.contains("lake-clock.json") == true)
  }
}
