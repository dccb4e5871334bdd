// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveSystem

@testable import WeaveServe

/// What devices with TRMNL's firmware are told to show, and when they come again.
@Suite(.waiting) struct DeviceTests {
  private static let device = "AA:BB:CC:00:11:22"

  private func household(
    _ files: [String: String], shows: String, _ more: String = "", at moment: String = "2026-03-28T08:00:00Z"
  ) throws -> Household {
    try Household(
      files,
      [
        #"{"name": "hall", "panel": "trmnl-og", "shows": "\#(shows)", "device": "\#(Self.device)", "timeZone": "Europe/Paris"\#(more)}"#
      ], at: moment)
  }

  /// The button of the X goes through the pictures in its memory, so each entry keeps its own (terminus#345,
  /// larapaper#274).
  @Test func eachEntryOfAPlaylistHasItsOwnName() async throws {
    let list = #"{"for": "15m", "entries": [{"show": "a.json"}, {"show": "b.json"}, {"show": "c.json"}]}"#
    let household = try household(
      ["list.json": list, "a.json": Household.text("A"), "b.json": Household.text("B"), "c.json": Household.text("C")],
      shows: "list.json")
    let server = try await LiveServer(household, patience: 20)
    var names: [String] = []
    for _ in 0..<6 {
      let answer = try server.wake(Self.device)
      let sleep = try #require(answer.sleep)
      #expect((895...901).contains(sleep), "\(sleep)")
      names.append(try #require(answer.name))
      #expect(try server.fetch(answer.address).status == 200)
      household.clock.now.addTimeInterval(Double(sleep))
    }
    #expect(Set(names.map { $0.prefix(13) }).count == 3, "\(names)")
    // An entry that returns unchanged is not sent again.
    #expect(Array(names[..<3]) == Array(names[3...]), "\(names)")
  }

  private static let clock = Household.text("{{__time_local}}")

  /// A device that could not come back before the picture changes gets the next one, once.
  @Test func aDeviceThatAsksJustBeforeTheChangeGetsTheNextPicture() async throws {
    let household = try household(
      ["clock.json": Self.clock], shows: "clock.json", #", "minimumRefresh": 60"#, at: "2026-03-28T08:00:55Z")
    let server = try await LiveServer(household, patience: 20)
    let early = try server.wake(Self.device)
    // 5 s that are left, the minute of the next picture, and a second more.
    #expect(early.sleep == 66)
    let picture = try server.fetch(early.address)
    #expect(picture.status == 200)
    household.clock.now.addTimeInterval(10)
    let due = try server.wake(Self.device)
    #expect(due.name == early.name)
    #expect(try server.fetch(due.address).body == picture.body)
  }

  /// Two hours asleep may end 144 seconds early (G6EJD/ESP32-e-Paper-Weather-Display#186).
  @Test func aFastClockCostsNoSecondWake() async throws {
    let design = Household.text("=hour(now()) < 12 ? 'Morning' : 'Noon'")
    let household = try household(
      ["day.json": design], shows: "day.json", #", "maximumRefresh": 7200"#, at: "2026-03-28T09:00:00Z")
    let server = try await LiveServer(household, patience: 20)
    let morning = try server.wake(Self.device)
    #expect(try server.fetch(morning.address).status == 200)
    #expect(morning.sleep == 7_200)
    household.clock.now = StandingClock.date("2026-03-28T10:57:50Z")
    let early = try server.wake(Self.device)
    #expect(early.name != morning.name)
    let picture = try server.fetch(early.address)
    household.clock.now = StandingClock.date("2026-03-28T11:00:01Z")
    #expect(try server.wake(Self.device).name == early.name)
    #expect(try server.fetch(early.address).body == picture.body)
  }

  /// A picture of dates is worth a wake a day, not one an hour (inker#14).
  @Test func aPictureOfDatesSleepsUntilMidnight() async throws {
    let household = try household(
      ["date.json": Household.text("{{__today}}")], shows: "date.json", #", "maximumRefresh": 86400"#)
    let server = try await LiveServer(household, patience: 20)
    let midnight = StandingClock.date("2026-03-28T23:00:00Z")
    let sleep = try #require(try server.wake(Self.device).sleep)
    #expect(abs(Double(sleep) - midnight.timeIntervalSince(household.clock.now)) <= 1, "\(sleep)")
  }

  @Test func sleepsThroughItsQuietHours() async throws {
    let household = try household(
      ["clock.json": Self.clock], shows: "clock.json", #", "quietHours": "22:00-06:30""#, at: "2026-03-28T20:50:00Z")
    let server = try await LiveServer(household, patience: 20)
    // Until 06:30 in Paris, where the clock is set forward in this night.
    let end = StandingClock.date("2026-03-29T04:30:00Z")
    #expect(try server.wake(Self.device).sleep == Int(end.timeIntervalSince(household.clock.now)))
  }

  /// On a battery a minute's clock is not worth a wake.
  @Test func aBatteryIsWokenEveryQuarterOfAnHourAtMost() async throws {
    let household = try household(["clock.json": Self.clock], shows: "clock.json")
    let server = try await LiveServer(household, patience: 20)
    #expect(try server.wake(Self.device).sleep == 900)
    let page = String(decoding: try server.ask("/display/hall").body, as: UTF8.self)
    #expect(page.contains("about 96 a day; 2000 mAh last some 47 days"))
  }

  @Test func tellsHowThePanelIsDriven() async throws {
    let usual = try household(["a.json": Household.text("A")], shows: "a.json")
    let first = try await LiveServer(usual, patience: 20)
    #expect(try first.wake(Self.device).object["maximum_compatibility"] as? Bool == false)
    #expect(try first.wake(Self.device).object["temperature_profile"] as? String == "default")
    let other = try household(
      ["a.json": Household.text("A")], shows: "a.json", #", "maximumCompatibility": true, "temperatureProfile": "b""#)
    let second = try await LiveServer(other, patience: 20)
    #expect(try second.wake(Self.device).object["maximum_compatibility"] as? Bool == true)
    #expect(try second.wake(Self.device).object["temperature_profile"] as? String == "b")
  }

  /// A restarted server shows what it has, while it draws anew what takes long.
  @Test func keptPicturesAreServedAtOnce() async throws {
    let household = try household(["stuck.json": Household.text("A")], shows: "stuck.json")
    let first = try #require(try await household.fetch("hall"))
    await household.core.keepPictures()
    await household.core.state.close()
    let signal = WeaveSystem.Semaphore(places: 0)
    let core = try household.restarted { StuckContent(signal) }
    let hall = try #require(core.shelf.display("hall"))
    let slot = core.shelf.slot(of: hall)
    let (kept, failure) = await core.picture(of: hall, in: slot)
    #expect(kept?.tag == first.tag)
    #expect(failure?.reason == "the picture is still being drawn")
    signal.signal()
    await core.drawer.draw(slot, at: household.clock.now)
    #expect(slot.last.picture?.from == household.clock.now)
    #expect(slot.last.picture?.tag != first.tag)
    core.drawer.close()
  }
}
