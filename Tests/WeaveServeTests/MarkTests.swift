// SPDX-License-Identifier: MIT

import Foundation
import Logging
import NIOCore
import Testing
import WeaveNative
import WeavePanel
import WeaveTime

@testable import WeaveServe

/// What the server says on pictures: their age once they are stale, and what needs the owner.
@Suite struct MarkTests {
  /// A picture as rows of colours, by a reader that is not the server's own.
  private struct Picture {
    var width, height: Int
    var pixels: [[UInt8]]

    init(_ kept: KeptPicture) throws {
      let read = try decodeStraightPNG(Array(kept.body.readableBytesView))
      (width, height) = (read.width, read.height)
      pixels = stride(from: 0, to: read.bytes.count, by: 4).map { Array(read.bytes[$0..<$0 + 3]) }
    }
  }

  private func household(_ panel: String, _ more: String = "") throws -> Household {
    try Household(
      ["clock.json": Household.text("{{__time}}")],
      [#"{"name": "hall", "panel": "\#(panel)", "shows": "clock.json"\#(more)}"#], at: "2026-03-28T14:00:00Z")
  }

  private func shown(_ household: Household, _ name: String = "hall") async throws -> KeptPicture {
    let display = try #require(household.core.shelf.display(name))
    return try #require(await household.core.picture(of: display, in: household.core.shelf.slot(of: display)).picture)
  }

  private func write(_ text: String, _ household: Household) throws {
    try Data(text.utf8).write(to: URL(filePath: household.path + "/clock.json"))
  }

  @Test(arguments: [
    (899.0, nil), (900, "15 min ago"), (3_599, "45 min ago"), (7_200, "2 h ago"), (86_400, "24 h ago"),
    (172_800, "2 days ago"), (604_800, "7 days ago"), (-60, nil),
  ]) func agesAreSaidInSteps(_ seconds: Double, _ words: String?) { #expect(PictureMark.age(seconds) == words) }

  /// The age lies in the lower right corner as people see it, however the display is turned; size and inks stay.
  @Test(arguments: [
    ("trmnl-og", 0), ("trmnl-og-2bit", 0), ("waveshare-7.3-e", 0), ("trmnl-og", 180), ("trmnl-og", 90),
    ("trmnl-og", 270), ("frame-800x480", 0),
  ]) func aStalePictureSaysHowOldItIs(_ panel: String, _ rotation: Int) async throws {
    let household = try household(panel, #", "rotation": \#(rotation)"#)
    let good = try Picture(try await shown(household))
    try write("{", household)
    // Two hours and half a minute after the last minute that the picture was of.
    household.clock.now += 7_290
    let kept = try await shown(household)
    let marked = try Picture(kept)
    #expect((marked.width, marked.height) == (good.width, good.height))
    let inks = Set((try #require(Panel.named(panel))).inks.map { PictureReading.color($0.value) })
    if !inks.isEmpty {
      let colors = Set(marked.pixels.map { UInt32($0[0]) | UInt32($0[1]) << 8 | UInt32($0[2]) << 16 })
      #expect(colors.isSubset(of: inks))
    }
    let changed = zip(good.pixels, marked.pixels).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
    #expect(!changed.isEmpty)
    // Turned clockwise, the lower right corner comes to the lower left, the upper left, the upper right.
    let (right, lower) =
      switch rotation {
      case 90: (false, true)
      case 180: (false, false)
      case 270: (true, false)
      default: (true, true)
      }
    #expect(changed.allSatisfy { ($0 % good.width >= good.width / 2) == right })
    #expect(changed.allSatisfy { ($0 / good.width >= good.height / 2) == lower })
    // The same words are the same picture, and a mended design is one without.
    household.clock.now += 60
    #expect(try await shown(household).tag == kept.tag)
    try write(Household.text("{{__time}}"), household)
    household.clock.now += 60
    let mended = try await shown(household)
    #expect(mended.tag != kept.tag)
    #expect(mended.lastModified.seconds > kept.lastModified.seconds)
  }

  /// Every form that a panel takes shows the same mark.
  @Test(arguments: [
    ("trmnl-og", "bmp-1", "png-1"), ("frame-800x480", "bmp-24", "png-24"), ("waveshare-7.3-e", "raw-4", "png-4"),
    ("waveshare-7.5-b", "raw-planes", "png-2"),
  ]) func everyFormIsMarked(_ panel: String, _ form: String, _ png: String) async throws {
    let known = try #require(Panel.named(panel))
    let formats = [form, png].compactMap { PanelFormat(rawValue: $0) }
    try #require(formats.count == 2 && formats.allSatisfy { known.formats.contains($0) }, "\(known.formats)")
    var pictures: [PictureReading] = []
    for format in formats {
      let household = try household(panel, #", "format": "\#(format.rawValue)""#)
      _ = try await shown(household)
      try write("{", household)
      household.clock.now += 7_200
      let bytes = Array(try await shown(household).body.readableBytesView)
      pictures.append(try #require(PictureReading(bytes, of: known, as: format)))
    }
    #expect(pictures[0].pixels == pictures[1].pixels)
  }

  @Test func anSVGIsMarked() async throws {
    let household = try household("frame-800x480")
    let display = try #require(household.core.shelf.display("hall"))
    let slot = try #require(household.core.shelf.slot("hall", "svg"))
    let good = try #require(await household.core.picture(of: display, in: slot).picture)
    try write("{", household)
    household.clock.now += 7_200
    let marked = try #require(await household.core.picture(of: display, in: slot).picture)
    let text = String(decoding: marked.body.readableBytesView, as: UTF8.self)
    #expect(text.contains("data:image/png;base64,"))
    #expect(marked.body.readableBytes > good.body.readableBytes)
  }

  @Test func batteriesAndLostDisplaysAreToldWhereTheOwnerWantsIt() async throws {
    let household = try Household(
      ["red.json": Household.text("x")],
      [
        #"{"name": "hall", "panel": "trmnl-og", "shows": "red.json", "warnings": ["battery", "lost"]}"#,
        #"{"name": "quiet", "panel": "trmnl-og", "shows": "red.json"}"#,
        #"{"name": "attic", "label": "Attic", "panel": "inky-phat", "shows": "red.json"}"#,
      ], at: "2026-03-28T14:00:00Z")
    let (core, clock) = (household.core, household.clock)
    let plain = try await shown(household)
    for name in ["hall", "quiet"] {
      var sighting = Sighting(at: clock.now)
      sighting.percent = 9
      core.state.see(name, sighting)
    }
    let low = try await shown(household)
    #expect(low.tag != plain.tag)
    // A display whose owner wants no warning shows the picture as it is.
    #expect(try await shown(household, "quiet").tag == plain.tag)
    var away = Sighting(at: clock.now)
    away.wake = clock.now.addingTimeInterval(600)
    core.state.see("attic", away)
    clock.now += 86_400
    core.noticeLostDisplays()
    let both = try await shown(household)
    #expect(both.tag != low.tag)
    // Charged, and come back: without a mark, and later than the one with it.
    core.state.see("hall", Sighting(at: clock.now))
    core.state.see("attic", Sighting(at: clock.now))
    core.noticeLostDisplays()
    let mended = try await shown(household)
    #expect(mended.tag == plain.tag)
    #expect(mended.lastModified.seconds > both.lastModified.seconds)
  }

  /// The server is started anew while the design is broken: the last good picture is shown, with its age.
  @Test func theLastGoodPictureSurvivesARestart() async throws {
    let household = try household("trmnl-og")
    let good = try await shown(household)
    try write("{", household)
    household.clock.now += 60
    #expect(try await shown(household).tag == good.tag)
    await household.core.state.close()
    var log = Logger(label: "test")
    log.logLevel = .critical
    let options = ServerOptions(scene: ServerScene(folder: household.path), state: "\(household.path)/.weave")
    let second = ServerCore(options, clock: household.clock, log: log)
    second.readDisplays(after: .zero)
    let display = try #require(second.shelf.display("hall"))
    let (picture, failure) = await second.picture(of: display, in: second.shelf.slot(of: display))
    let kept = try #require(picture)
    #expect(kept.tag == good.tag)
    #expect(kept.lastModified == good.lastModified)
    #expect(failure?.since == StandingClock.date("2026-03-28T14:01:00Z"))
    household.clock.now += 7_200
    let (later, _) = await second.picture(of: display, in: second.shelf.slot(of: display))
    #expect(later?.tag != good.tag)
    await second.state.close()
  }
}
