// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// The screens on which a widget is not drawn in its own colours, and the moments at which it has no facts.
@Suite struct AppearanceTests {
  private func drawn(_ design: String, _ environment: RenderEnvironment, snapshots: Snapshots = Snapshots()) throws
    -> (Rendering, PixelBuffer)
  {
    let design = try Design("Gallery/\(design)")
    let renderer = try Renderer()
    let checked = try renderer.render(
      design.widget, in: environment, photos: design.photos, snapshots: snapshots)
    let picture = try #require(checked.output)
    return (picture, try renderer.pixels(picture))
  }

  /// The pixels that nothing shines through.
  private func opaque(_ picture: PixelBuffer) -> [(red: UInt8, green: UInt8, blue: UInt8)] {
    stride(from: 0, to: picture.bytes.count, by: 4).filter { picture.bytes[$0 + 3] == 255 }
      .map { (picture.bytes[$0], picture.bytes[$0 + 1], picture.bytes[$0 + 2]) }
  }

  @Test(arguments: ["habit-streak", "lake-caption", "week-rain"]) func tintedShowsShadesOfOneColour(_ name: String)
    throws
  {
    var environment = RenderEnvironment.fixed(.medium, .tinted)
    environment.tint = Color(rgb: 0x00C000)
    let pixels = opaque(try drawn(name, environment).1)
    // The tint has as much red as blue; mixed with white or black, so has each of its shades.
    #expect(pixels.allSatisfy { abs(Int($0.red) - Int($0.blue)) <= 1 && $0.green >= $0.red })
    #expect(Set(pixels.map(\.green)).count > 8)
  }

  @Test(arguments: ["habit-streak", "lake-caption", "cabin-glass", "packing"]) func einkIsBlackAndWhite(_ name: String)
    throws
  {
    let pixels = opaque(try drawn(name, .fixed(.medium, .eink)).1)
    #expect(pixels.allSatisfy { $0.red == $0.green && $0.green == $0.blue && ($0.red == 0 || $0.red == 255) })
    #expect(pixels.contains { $0.red == 0 } && pixels.contains { $0.red == 255 })
  }

  /// A bit a pixel in the file, too.
  @Test func einkFilesAreSmall() throws {
    let design = try Design("Gallery/packing")
    let renderer = try Renderer()
    let picture = try #require(
      renderer.render(design.widget, in: .fixed(.medium, .eink, shape: .square), photos: design.photos).output)
    let file = try renderer.png(picture)
    // Bit depth and colour type of the header.
    #expect(file[24] == 1 && (file[25] == 3 || file[25] == 0))
  }

  // MARK: The lock screen

  @Test func theWallpaperChoosesTheTint() throws {
    let black = Color(rgb: 0x10151F)
    for (wallpaper, tint) in [(Color(rgb: 0xF2E8DA), black), (Color(rgb: 0x203050), .white), (.clear, black)] {
      var environment = RenderEnvironment.fixed(.accessoryRectangular)
      environment.wallpaper = wallpaper
      let (picture, pixels) = try drawn("habit-streak", environment)
      var colors: Set<Color> = []
      picture.displayList.items.forEachLeaf { item, _, _ in
        guard case .glyphs(_, _, let color) = item.command else { return }
        colors.insert(Color(red: color.red, green: color.green, blue: color.blue))
      }
      #expect(colors == [tint])
      let corner = pixels.pixel(x: 0, y: 0)
      #expect(
        Int(corner.alpha) == Int(wallpaper.alpha * 255)
          && Int(corner.red) == Int((wallpaper.red * wallpaper.alpha * 255).rounded()))
    }
  }

  @Test func framesFollowTheDevice() throws {
    let phone = try #require(Device.named("iphone-402-ios26"))
    #expect(phone.canvas(for: .accessoryCircular) == Size(width: 58, height: 58))
    #expect(phone.canvas(for: .accessoryRectangular) == Size(width: 148, height: 58))
    #expect(Device.standard.canvas(for: .accessoryInline) == Size(width: 234, height: 26))
  }

  // MARK: Without facts

  @Test func aPlaceholderTellsNothing() throws {
    var environment = RenderEnvironment.fixed()
    let (live, _) = try drawn("habit-streak", environment)
    environment.content = .placeholder
    let (empty, pixels) = try drawn("habit-streak", environment)
    empty.displayList.items.forEachLeaf { item, _, _ in
      if case .glyphs(let run, _, _) = item.command { Issue.record("\(run.text)") }
    }
    #expect(empty.layout == live.layout)
    #expect(Set(opaque(pixels).map(\.red)).count > 3)
  }

  @Test func unavailableIsAsWithoutSnapshots() throws {
    var environment = RenderEnvironment.fixed()
    environment.now = Date(timeIntervalSince1970: 1_774_702_800)
    let snapshots = try Repository.snapshots("lyon", at: environment.now)
    let live = try drawn("weather", environment, snapshots: snapshots).1
    let without = try drawn("weather", environment).1
    environment.content = .unavailable
    let unavailable = try drawn("weather", environment, snapshots: snapshots).1
    #expect(unavailable == without && live != without)
  }
}
