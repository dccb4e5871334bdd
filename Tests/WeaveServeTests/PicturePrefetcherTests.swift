// SPDX-License-Identifier: MIT

import Foundation
import NIOCore
import Testing
import WeaveDiagnostics
import WeaveExpressions
import WeavePanel
import WeaveRender
import WeaveResolve
import WeaveTime

@testable import WeaveServe

/// Pictures that are drawn before they are asked for, and those that are not.
@Suite struct PicturePrefetcherTests {
  @Test func theNextPictureIsThereBeforeItsMoment() async throws {
    let household = try Household(
      ["clock.json": Household.text("{{__time}}")], [Household.display("hall", "clock.json")],
      at: "2026-03-28T14:05:20Z")
    let (core, clock) = (household.core, household.clock)
    let first = try #require(try await household.fetch("hall"))
    #expect(first.until == StandingClock.date("2026-03-28T14:06:00Z"))
    await PicturePrefetcher(core: core).drawDuePictures()
    #expect(core.drawer.counts.ahead == 1)
    clock.now = StandingClock.date("2026-03-28T14:06:00Z")
    let second = try #require(try await household.fetch("hall"))
    #expect(second.tag != first.tag)
    // It was not drawn when it was asked for.
    #expect(core.drawer.counts.drawn == 1)
  }

  @Test func nothingIsDrawnThatNobodyFetches() async throws {
    let household = try Household(
      ["clock.json": Household.text("{{__time}}")],
      [Household.display("hall", "clock.json"), Household.display("attic", "clock.json", panel: "inky-what")],
      at: "2026-03-28T14:05:20Z")
    let (core, clock) = (household.core, household.clock)
    _ = try await household.fetch("hall")
    for _ in 0..<10 {
      await PicturePrefetcher(core: core).drawDuePictures()
      clock.now += 60
    }
    let counts = core.drawer.counts
    // One picture was asked for, one was drawn ahead of it and never taken.
    #expect((counts.drawn, counts.ahead) == (1, 1))
  }

  @Test func displaysOfOneLookShareAPicture() async throws {
    let household = try Household(
      ["clock.json": Household.text("{{__time}}")],
      (1...5).map { Household.display("display-\($0)", "clock.json") }, at: "2026-03-28T14:05:20Z")
    for number in 1...5 { _ = try await household.fetch("display-\(number)") }
    #expect(household.core.drawer.counts.drawn == 1)
  }

  @Test func manyWhoAskAtOnceCauseOneDrawing() async throws {
    let household = try Household(
      ["red.json": Household.text("x")], [Household.display("hall", "red.json")], at: "2026-03-28T14:05:20Z")
    let core = household.core
    let slot = core.shelf.slot(of: try #require(core.shelf.display("hall")))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1_000 { group.addTask { _ = await core.picture(in: slot) } }
    }
    #expect(core.drawer.counts.drawn == 1)
  }

  /// A clock that is set back, as by the time service, or that begins in 1970.
  @Test func clocksThatJump() async throws {
    let household = try Household(
      ["clock.json": Household.text("{{__time}}")], [Household.display("hall", "clock.json")],
      at: "1970-01-01T00:00:10Z")
    let clock = household.clock
    let early = try #require(try await household.fetch("hall"))
    clock.now = StandingClock.date("2026-03-28T14:05:20Z")
    let right = try #require(try await household.fetch("hall"))
    #expect(right.tag != early.tag)
    await PicturePrefetcher(core: household.core).drawDuePictures()
    clock.now = StandingClock.date("2026-03-28T13:05:20Z")
    let back = try #require(try await household.fetch("hall"))
    #expect(back.holds(at: clock.now))
    #expect(back.tag != right.tag)
    // Another picture never has the date of the one before, by which some displays name it.
    #expect(back.lastModified.seconds > right.lastModified.seconds)
  }

  /// The night in which clocks go forward, and the one in which they go back: a picture of each hour, none left out or shown for
  /// two.
  @Test(arguments: [
    ("2026-03-29T00:30:00Z", ["01:30", "03:30"]), ("2026-10-25T00:30:00Z", ["02:30", "02:30"]),
  ]) func theClockGoesForwardAndBack(_ moment: String, _ words: [String]) async throws {
    let household = try Household(
      ["clock.json": Household.text("{{__time}}")],
      [#"{"name": "hall", "panel": "inky-phat", "shows": "clock.json", "timeZone": "Europe/Paris"}"#], at: moment)
    let clock = household.clock
    var pictures: [KeptPicture] = []
    for _ in 0..<2 {
      let kept = try #require(try await household.fetch("hall"))
      // The minute ends, whatever the hour is called.
      #expect(kept.until == clock.now.addingTimeInterval(60))
      pictures.append(kept)
      clock.now += 3_600
    }
    // Forward, half past one is followed by half past three; back, half past two comes twice.
    #expect((pictures[0].tag == pictures[1].tag) == (words[0] == words[1]))
    #expect(pictures[1].lastModified.seconds >= pictures[0].lastModified.seconds)
  }

  /// A display that asks every second, for ten minutes: each minute is drawn once.
  @Test func aDisplayThatAsksEverySecond() async throws {
    let household = try Household(
      ["clock.json": Household.text("{{__time}}")], [Household.display("hall", "clock.json")],
      at: "2026-03-28T14:00:00Z")
    for second in 0..<600 {
      if second % 30 == 0 { await PicturePrefetcher(core: household.core).drawDuePictures() }
      let kept = try #require(try await household.fetch("hall"))
      #expect(kept.holds(at: household.clock.now))
      household.clock.now += 1
    }
    let counts = household.core.drawer.counts
    #expect(counts.drawn + counts.ahead <= 11)
    #expect(counts.failed == 0)
  }

  /// Facts that change are on the picture before the display asks, once, and not for one that has not asked since.
  @Test func changedValuesAreDrawnAhead() async throws {
    let household = try Household(
      ["door.json": Household.text("{{door}}")], [Household.display("hall", "door.json")], at: "2026-03-28T14:00:00Z")
    let core = household.core
    let first = try #require(try await household.fetch("hall"))
    for word in ["open", "shut", "open", "shut"] {
      core.variables.set(["door": .string(word)])
      await PicturePrefetcher(core: core).drawDuePictures()
    }
    #expect(core.drawer.counts.drawn == 2)
    let second = try #require(try await household.fetch("hall"))
    #expect(second.tag != first.tag)
  }

  @Test func aDesignThatTurnsInvalidKeepsItsLastPicture() async throws {
    let household = try Household(
      ["clock.json": Household.text("{{__time}}")], [Household.display("hall", "clock.json")],
      at: "2026-03-28T12:00:00Z")
    let core = household.core
    let good = try #require(try await household.fetch("hall"))
    try Data("{".utf8).write(to: URL(filePath: household.path + "/clock.json"))
    household.clock.now += 3_600
    let slot = core.shelf.slot(of: try #require(core.shelf.display("hall")))
    let (picture, failure) = await core.picture(in: slot)
    #expect(picture?.tag == good.tag)
    #expect(failure?.reason.hasPrefix("clock.json:1:") == true, "\(failure?.reason ?? "")")
    try Data(Household.text("{{__time}}").utf8).write(to: URL(filePath: household.path + "/clock.json"))
    let (mended, left) = await core.picture(in: slot)
    #expect(left == nil)
    #expect(mended?.tag != good.tag)
  }

  /// A pause begins once after each piece of work, after some looks without any.
  @Test func aPauseBeginsOnceAfterWork() {
    var rest = PicturePrefetcher.Rest()
    func looks(_ work: [Int]) -> [Bool] { work.map { rest.begins(after: $0) } }
    #expect(looks([0, 0, 0, 0, 0, 0]) == [false, false, false, true, false, false])
    #expect(looks([1, 1, 2, 2, 2, 2, 2]) == [false, false, false, false, false, false, true])
  }

  /// Displays that sleep until their pictures change, for a month: each picture is the one of its moment, nothing drifts, and
  /// memory stays. `tools/bench/serve --soak 200` runs it with more displays.
  @Test func aMonthInCompressedTime() async throws {
    let number = ProcessInfo.processInfo.environment["WEAVE_SOAK_DISPLAYS"].flatMap { Int($0) } ?? 2
    let names = (0..<number).map { "display-\($0)" }
    // Every second display changes once a day, the others twice.
    let files = names.enumerated().map { place, name in
      ("\(name).json", Household.text(place % 2 == 0 ? "{{__today}} \(place)" : "{{__half_day}} \(place)"))
    }
    let household = try Household(
      Dictionary(uniqueKeysWithValues: files), names.map { Household.display($0, "\($0).json") },
      at: "2026-03-01T00:00:00Z")
    let (core, clock) = (household.core, household.clock)
    // It keeps nothing from one picture to the next.
    let command = try Renderer(reuse: .off)
    let designs = try names.map { try Self.design("\(household.path)/\($0).json") }
    let end = StandingClock.date("2026-04-01T00:00:00Z")
    var wakes = Dictionary(uniqueKeysWithValues: names.map { ($0, clock.now) })
    var count = 0
    var memory: Int?
    while let wake = wakes.values.min(), wake < end {
      clock.now = wake.addingTimeInterval(-30)
      await PicturePrefetcher(core: core).drawDuePictures()
      clock.now = wake
      for (name, design) in zip(names, designs) where wakes[name] == wake {
        let kept = try #require(try await household.fetch(name))
        #expect(Array(kept.body.readableBytesView) == (try Self.drawn(design, at: wake, by: command)))
        count += 1
        wakes[name] = kept.until
      }
      if wake >= StandingClock.date("2026-03-08T00:00:00Z"), memory == nil { memory = try Self.megabytes() }
    }
    // One picture a day, and two halves of it.
    #expect(count == (number + 1) / 2 * 31 + number / 2 * 62)
    // Only the first ones were drawn while a display waited.
    #expect(core.drawer.counts.drawn == number)
    // Where all tests run, those beside it have memory, too.
    #expect(try Self.megabytes() - (try #require(memory)) < (number > 2 ? 16 : 64))
  }

  /// Megabytes that this process has in memory.
  private static func megabytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    return try #require(text.firstMatch(of: /VmRSS:\s+(\d+) kB/).flatMap { Int($0.output.1) }) / 1_024
  }

  private static func design(_ path: String) throws -> CompiledWidget {
    let source = SourceText(name: path, bytes: [UInt8](try Data(contentsOf: URL(filePath: path))))
    let compiled = WidgetCompiler.compile(source, now: Date(timeIntervalSince1970: 0))
    return try #require(compiled.output?.widgets.first ?? nil)
  }

  /// What the command draws for a moment.
  private static func drawn(_ widget: CompiledWidget, at moment: Date, by renderer: Renderer) throws -> [UInt8] {
    let panel = try #require(Panel.named("inky-phat"))
    let scale = panel.scale()
    let environment = RenderEnvironment(
      now: moment, timeZone: .gmt, locale: Locale(identifier: "en_US"), appearance: panel.appearance,
      size: panel.widgetSize(scale: scale), canvas: panel.canvas(scale: scale), scale: scale, shape: .square)
    let rendering = try renderer.render(widget, in: environment, photos: PhotoFolder(designFolder: ""))
    return try renderer.bytes(of: try #require(rendering.output), on: panel).bytes
  }
}
