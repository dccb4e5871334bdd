// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveGraphics
import WeaveRender
import WeaveResolve
import WeaveTime

/// The headset's extra large widget is 450 points wide, less than two thirds of a tablet's.
@Suite struct NarrowExtraLargeTests {
  @Test(
    arguments: [
      "activity", "conditions", "feels-like", "next-up", "reminders", "reminders-focus", "steps", "steps-month",
      "steps-year", "uv", "weather", "wet-bulb",
    ], ["en_US", "de_DE", "pl_PL"])
  func nothingIsCutOnTheHeadset(name: String, locale: String) throws {
    let design = try Design("Gallery/\(name)")
    let canvas = try #require(Device.named("vision")).canvas(for: .extraLarge)
    #expect(canvas.width == 450)
    var environment = RenderEnvironment.fixed(.extraLarge, locale: locale, canvas: canvas)
    environment.now = try #require(InstantText.date("2026-03-28T13:05:00Z"))
    environment.timeZone = try #require(TimeZone(identifier: "Europe/Paris"))
    let facts = try Repository.snapshots("lyon", at: environment.now)
    let request = RenderRequest(design: design.widget, environment: environment, facts: facts, photos: design.photos)
    let drawn = try Renderer().render(request)
    let problems = drawn.diagnostics.filter {
      [DiagnosticCode.layoutOverflow, .layoutTextCut, .layoutClipped].contains($0.code)
    }
    #expect(drawn.output != nil && problems.map(\.message.text) == [])
  }
}
