// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveGraphics
import WeaveRender
import WeaveResolve
import WeaveTime

/// The moon as it is drawn: what is lit is light, on paper as on a dark ground, and as large as the lit part is.
@Suite struct MoonPictureTests {
  /// A moment with the lit part of the moon, by PyEphem 4.2.1.
  struct Night: Sendable, CustomTestStringConvertible {
    var moment: String
    var lit: Double
    var isWaxing: Bool
    var testDescription: String { moment }
  }

  static let nights = [
    Night(moment: "2026-11-09T07:02:00Z", lit: 0, isWaxing: true),
    Night(moment: "2026-11-17T11:48:00Z", lit: 0.5, isWaxing: true),
    Night(moment: "2026-11-20T00:00:00Z", lit: 0.744, isWaxing: true),
    Night(moment: "2026-11-24T14:53:00Z", lit: 1, isWaxing: true),
    Night(moment: "2026-12-01T06:09:00Z", lit: 0.5, isWaxing: false),
  ]

  private static let side = 160.0

  private func pixels(
    _ content: String, _ appearance: RenderEnvironment.Appearance, at moment: String = "2026-11-20T00:00:00Z",
    latitude: Double? = nil
  ) throws -> PixelBuffer {
    let text =
      #"{"name": "Moon", "layout": {"template": "custom"}, "style": {"background": "plain"}, "content": \#(content)}"#
    let design = try Design("moon", text: Array(text.utf8))
    var environment = RenderEnvironment.fixed(
      .small, appearance, shape: .square, canvas: Size(width: 200, height: 200), scale: 2)
    environment.now = try #require(InstantText.date(moment))
    var facts = Snapshots()
    facts.location = latitude.map {
      LocationSnapshot(updatedAt: environment.now, place: Place(name: "Here", latitude: $0, longitude: 10))
    }
    let request = RenderRequest(design: design.widget, environment: environment, facts: facts, photos: design.photos)
    let renderer = try Renderer()
    return try renderer.pixels(try #require(renderer.render(request).output))
  }

  /// Whether a point of the canvas is light.
  private func isLight(_ pixels: PixelBuffer, _ x: Double, _ y: Double) -> Bool {
    pixels.pixel(x: Int(x * 2), y: Int(y * 2)).green > 128
  }

  /// The light part of a disc in the middle of the canvas.
  private func lightShare(_ pixels: PixelBuffer, radius: Double) -> Double {
    var (light, all) = (0, 0)
    for y in 0..<400 {
      for x in 0..<400 where hypot(Double(x) - 199.5, Double(y) - 199.5) < radius * 2 {
        all += 1
        if pixels.pixel(x: x, y: y).green > 128 { light += 1 }
      }
    }
    return Double(light) / Double(all)
  }

  @Test(arguments: nights, [RenderEnvironment.Appearance.light, .dark, .eink])
  func theLitShareIsThatOfTheMoon(night: Night, appearance: RenderEnvironment.Appearance) throws {
    for latitude in [nil, 52.5, -33.9] {
      let pixels = try pixels(
        #"{"type": "use", "template": "moon", "with": {"side": 160}}"#, appearance, at: night.moment, latitude: latitude
      )
      // Inside of the rim, where a gibbous moon is lit by two hundredths more.
      #expect(abs(lightShare(pixels, radius: 76) - night.lit) < 0.03, "\(latitude ?? 0)")
      guard (0.3...0.9).contains(night.lit) else { continue }
      let isRight = night.isWaxing == ((latitude ?? 0) >= 0)
      #expect(isLight(pixels, 100 + 70, 100) == isRight && isLight(pixels, 100 - 70, 100) != isRight)
    }
  }

  /// A unit of the symbol's drawing at 160 points. The disc is 0.996 em wide, as in SF Symbols; in the drawing it has a
  /// radius of 9.2, and a rim of 1.5.
  private var unit: Double { 160 * 0.996 / (2 * 9.2 + 1.5) }

  /// The symbols have eight forms: a gibbous moon is three quarters lit, a crescent a quarter.
  @Test(arguments: [
    ("moonphase.new.moon", 0, false), ("moonphase.waxing.crescent", 0.25, true), ("moonphase.first.quarter", 0.5, true),
    ("moonphase.waxing.gibbous", 0.75, true), ("moonphase.full.moon", 1, true),
    ("moonphase.waning.gibbous", 0.75, false), ("moonphase.last.quarter", 0.5, false),
    ("moonphase.waning.crescent", 0.25, false),
  ])
  func symbolsAreLitAsTheirNamesSay(name: String, lit: Double, isRight: Bool) throws {
    let symbol = #"{"type": "symbol", "name": "\#(name)", "size": 160}"#
    for appearance in [RenderEnvironment.Appearance.light, .dark, .eink] {
      let pixels = try pixels(symbol, appearance)
      let share = lightShare(pixels, radius: unit * 8.3)
      #expect(abs(share - lit) < 0.05, "\(appearance): \(share)")
      guard (0.2...0.8).contains(lit) else { continue }
      let limb = unit * 7.6
      #expect(isLight(pixels, 100 + limb, 100) == isRight && isLight(pixels, 100 - limb, 100) != isRight)
    }
  }

  /// Names are those of the northern hemisphere; in the south a waxing moon looks as a waning one does there.
  @Test func theSymbolOfTheFactIsSeenFromItsPlace() throws {
    let symbol = #"{"type": "symbol", "name": "{{__moon_symbol}}", "size": 160}"#
    let limb = unit * 7.6
    let north = try pixels(symbol, .light, latitude: 52.5)
    #expect(isLight(north, 100 + limb, 100) && !isLight(north, 100 - limb, 100))
    let south = try pixels(symbol, .light, latitude: -33.9)
    #expect(!isLight(south, 100 + limb, 100) && isLight(south, 100 - limb, 100))
  }
}
