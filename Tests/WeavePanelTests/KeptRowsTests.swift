// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
@testable import WeavePanel

/// Pictures that differ from the one before in a few rows.
@Suite struct KeptRowsTests {
  private static let width = 48
  private static let height = 80

  private static func quantiser(_ name: String) throws -> PanelQuantiser {
    let panel = try #require(Panel.named(name))
    return try #require(PanelQuantiser(panel))
  }

  private struct Scene {
    var colors: [UInt32]
    var leaves: [UInt32]
    var kinds: [LeafKind]

    var picture: PixelBuffer {
      PixelBuffer(
        width: KeptRowsTests.width, height: KeptRowsTests.height,
        bytes: colors.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF), 255] })
    }

    var pixelKinds: PixelKinds {
      PixelKinds(width: KeptRowsTests.width, height: KeptRowsTests.height, leaves: leaves, kinds: kinds)
    }
  }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    /// - Source: Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return z ^ z >> 31
    }
  }

  /// Paper, a text, a photo, a gradient and what a design has in a pattern, plain or pinned.
  private static let kinds: [LeafKind] = [.flat, .mark, .photo, .gradient, .ordered, .plain, .pinned]

  private static func scene(_ random: inout Seeded) -> Scene {
    var scene = Scene(
      colors: [UInt32](repeating: 0xFFFFFF, count: width * height),
      leaves: [UInt32](repeating: 0, count: width * height), kinds: kinds)
    for _ in 0..<6 { paint(&scene, &random) }
    return scene
  }

  /// A box of one leaf, at any place.
  private static func paint(_ scene: inout Scene, _ random: inout Seeded) {
    let leaf = UInt32.random(in: 0..<UInt32(kinds.count), using: &random)
    let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
    let (w, h) = (Int.random(in: 1...width, using: &random), Int.random(in: 1...height / 3, using: &random))
    let color = UInt32.random(in: 0...0xFFFFFF, using: &random)
    let isSmooth = [2, 3, 4].contains(leaf)
    for row in y..<min(y + h, height) {
      for column in x..<min(x + w, width) {
        scene.leaves[row * width + column] = leaf
        scene.colors[row * width + column] =
          isSmooth ? (color &+ UInt32(row * 3 + column * 5) &* 0x010203) & 0xFFFFFF : color
      }
    }
  }

  /// Whatever has changed, the inks are those of a picture quantised anew.
  @Test(arguments: ["trmnl-og", "trmnl-og-2bit", "waveshare-7.3-e", "inky-what-red", "trmnl-x"])
  func areThoseOfAPictureQuantisedAnew(_ name: String) throws {
    let panel = try #require(Panel.named(name))
    // One that has its tables and no picture to take rows over from.
    var ready = try #require(PanelQuantiser(panel))
    _ = ready.quantise(PixelBuffer(width: 1, height: 1), PixelKinds(width: 1, height: 1, all: .photo))
    for seed in 1...4 as ClosedRange<UInt64> {
      var random = Seeded(state: seed)
      var scene = Self.scene(&random)
      var kept = ready
      for step in 0..<5 {
        let frame = kept.quantise(scene.picture, scene.pixelKinds).frame
        var fresh = ready
        #expect(frame == fresh.quantise(scene.picture, scene.pixelKinds).frame, "seed \(seed), step \(step)")
        Self.paint(&scene, &random)
      }
    }
  }

  /// A clock above a photo: its rows alone get inks anew, and the photo's keep theirs.
  @Test(arguments: ["trmnl-og", "waveshare-7.3-e", "trmnl-x"]) func aClockCostsItsRowsAlone(_ name: String) throws {
    var quantiser = try Self.quantiser(name)
    func scene(_ minute: Int) -> Scene {
      var scene = Scene(
        colors: [UInt32](repeating: 0xFFFFFF, count: Self.width * Self.height),
        leaves: [UInt32](repeating: 0, count: Self.width * Self.height), kinds: [.flat, .mark, .photo])
      for y in 0..<Self.height {
        for x in 0..<Self.width {
          let place = y * Self.width + x
          if (4..<14).contains(y), (x + minute) % 4 == 0 { (scene.colors[place], scene.leaves[place]) = (0, 1) }
          if y >= 20 { (scene.colors[place], scene.leaves[place]) = (UInt32(x * 5) << 16 | UInt32(y * 3) << 8, 2) }
        }
      }
      return scene
    }
    #expect(quantiser.quantise(scene(0).picture, scene(0).pixelKinds).newRows == Self.height)
    let next = scene(1)
    let outcome = quantiser.quantise(next.picture, next.pixelKinds)
    // Rows 4 to 13 have the clock.
    #expect(outcome.newRows == 10)
    #expect(quantiser.quantise(next.picture, next.pixelKinds).newRows == 0)
  }

  /// A change beside a photo, in the same rows, moves none of its dots.
  @Test func aChangeBesideAPhotoLeavesItsRows() throws {
    var quantiser = try Self.quantiser("waveshare-7.3-e")
    func scene(_ color: UInt32) -> Scene {
      var scene = Scene(colors: [], leaves: [], kinds: [.flat, .photo])
      for y in 0..<Self.height {
        for x in 0..<Self.width {
          scene.colors.append(x < 24 ? (y == 40 ? color : 0xFFFFFF) : UInt32(x * 5) << 16 | UInt32(y * 3))
          scene.leaves.append(x < 24 ? 0 : 1)
        }
      }
      return scene
    }
    let before = quantiser.quantise(scene(0x000000).picture, scene(0x000000).pixelKinds).frame
    let outcome = quantiser.quantise(scene(0xFF0000).picture, scene(0xFF0000).pixelKinds)
    for y in 0..<Self.height {
      for x in 24..<Self.width {
        #expect(outcome.frame.pixels[y * Self.width + x] == before.pixels[y * Self.width + x])
      }
    }
  }
}
