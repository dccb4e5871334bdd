// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WeaveServe

/// What the gate lets through, and how much at once.
@Suite struct GateTests {
  /// A crowd that guesses passwords from many addresses: a few are checked, the others are sent away at once.
  @Test func fewPasswordsAreCheckedAtOnce() async throws {
    var options = ServerOptions(scene: ServerScene(folder: "/nowhere"), state: "/nowhere", password: "correct horse")
    options.names = []
    let household = try Household([:], [], at: "2026-03-28T14:05:00Z")
    let gate = Gate(options, household.core.state)
    let outcomes = await withTaskGroup(of: Gate.SignIn.self) { group in
      for _ in 0..<400 { group.addTask { await gate.signIn("guess") } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let busy = outcomes.count { if case .busy = $0 { true } else { false } }
    let wrong = outcomes.count { if case .wrongPassword = $0 { true } else { false } }
    #expect(busy + wrong == 400)
    // Two are checked while ten wait; more get a turn only as others end.
    #expect(wrong >= 12)
    #expect(busy > 200)
    guard case .opened = await gate.signIn("correct horse") else {
      Issue.record("the owner is not let in")
      return
    }
  }

  /// A token that ends by itself, by the server's clock.
  @Test func tokensEndAtTheirTime() async throws {
    let household = try Household(
      ["x.json": Household.text("x")], [Household.display("hall", "x.json")], at: "2026-03-28T14:05:00Z")
    let state = household.core.state
    let display = try #require(household.core.shelf.display("hall"))
    let token = try DisplayTokens.renew(
      for: display, lifetime: 90, state: "\(household.path)/.weave", at: household.clock.now)
    await state.keep()
    #expect(await state.owner(ofToken: token) == "hall")
    household.clock.now += 89
    #expect(await state.owner(ofToken: token) == "hall")
    #expect(state.knownOwner(ofToken: token) == "hall")
    household.clock.now += 1
    #expect(await state.owner(ofToken: token) == nil)
    #expect(state.knownOwner(ofToken: token) == nil)
    #expect(state.token(of: "hall") == nil)
  }

  /// When a token was last used is stored to the minute.
  @Test func usesAreStored() async throws {
    let household = try Household(
      ["x.json": Household.text("x")], [Household.display("hall", "x.json")], at: "2026-03-28T14:05:00Z")
    let (state, folder) = (household.core.state, "\(household.path)/.weave")
    let display = try #require(household.core.shelf.display("hall"))
    let token = try DisplayTokens.renew(for: display, state: folder, at: household.clock.now)
    await state.keep()
    #expect(try DisplayTokens.list(state: folder).map(\.used) == [nil])
    for seconds in [10.0, 20, 100] {
      household.clock.now = StandingClock.date("2026-03-28T14:05:00Z") + seconds
      _ = await state.owner(ofToken: token)
    }
    await state.keep()
    #expect(try DisplayTokens.list(state: folder).map(\.used) == [StandingClock.date("2026-03-28T14:06:40Z")])
  }

  /// A database that lost its contents is reported, and a new one is not.
  @Test(arguments: [true, false]) func anEmptiedStateIsReported(_ isEmptied: Bool) async throws {
    let household = try Household(
      ["x.json": Household.text("x")], [Household.display("hall", "x.json")], at: "2026-03-28T14:05:00Z")
    if isEmptied {
      try FileManager.default.createDirectory(atPath: "\(household.path)/.weave", withIntermediateDirectories: true)
      try Data().write(to: URL(filePath: "\(household.path)/.weave/state.sqlite"))
    }
    await household.core.state.keep()
    #expect(household.core.state.wasEmptied == isEmptied)
    #expect(household.core.state.problem == nil)
  }
}
