// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveExpressions

@testable import WeaveServe

/// Which pictures a posted value draws again.
@Suite struct PostedValueTests {
  /// Forty displays and ten values that none of them reads.
  @Test func whatNobodyReadsDrawsNothing() async throws {
    let names = (0..<40).map { "display-\($0)" }
    let files = names.map { ("\($0).json", Household.text("\($0) {{door}}")) }
    let household = try Household(
      Dictionary(uniqueKeysWithValues: files), names.map { Household.display($0, "\($0).json") },
      at: "2026-03-28T14:00:00Z")
    let core = household.core
    for name in names { _ = try await household.fetch(name) }
    for number in 0..<10 {
      core.variables.set(["unread \(number)": .number(1)])
      await PicturePrefetcher(core: core).drawDuePictures()
      for name in names { _ = try await household.fetch(name) }
    }
    #expect(core.drawer.counts.drawn == 40)
    core.variables.set(["Door": .string("open")])
    for name in names { _ = try await household.fetch(name) }
    #expect(core.drawer.counts.drawn == 80)
  }

  /// Values that a picture depends on without naming them in its text, or only now and then.
  @Test(arguments: [
    (#"{"type": "text", "text": "=a ? b : c"}"#, ["a": Value.number(1)], "b", true),
    (#"{"type": "text", "text": "=a ? b : c"}"#, ["a": Value.number(1)], "c", false),
    (#"{"type": "text", "text": "x", "when": "=shown ?? false"}"#, [:], "shown", true),
    (#"{"type": "forEach", "items": "=rows", "children": [{"type": "text", "text": "{{item}}"}]}"#, [:], "rows", true),
    (
      #"{"type": "forEach", "items": [1, 2], "as": "row", "children": [{"type": "text", "text": "{{row}}"}]}"#, [:],
      "row", false
    ),
    (#"{"type": "text", "text": "{{two words}}"}"#, [:], "two words", true),
    (#"{"type": "text", "text": "=two_words"}"#, [:], "two words", true),
    (#"{"type": "text", "text": "{{door.state}}"}"#, ["door": Value.record(["state": .string("open")])], "door", true),
  ]) func whatIsReadDrawsThePicture(_ content: String, _ given: [String: Value], _ name: String, _ isRead: Bool)
    async throws
  {
    let design =
      #"{"name": "x", "variables": {"sample": 1}, "samples": ["sample"], "layout": {"template": "custom"}, "content": {"type": "vstack", "children": [{"type": "text", "text": "still"}, \#(content)]}}"#
    let household = try Household(
      ["x.json": design], [Household.display("hall", "x.json")], at: "2026-03-28T14:00:00Z")
    let core = household.core
    // Values that are stored nowhere would be forgotten when the state is read.
    await core.state.keep()
    core.variables.set(given)
    _ = try await household.fetch("hall")
    #expect(core.drawer.counts.drawn == 1)
    core.variables.set([name: .list([.string("other")])])
    _ = try await household.fetch("hall")
    #expect(core.drawer.counts.drawn == (isRead ? 2 : 1))
    // Whether a sample is shown, and what the reader prefers, concerns the whole design.
    core.variables.set(["sample": .number(2)])
    _ = try await household.fetch("hall")
    #expect(core.drawer.counts.drawn == (isRead ? 3 : 2))
  }

  /// The condition of a playlist decides which picture is shown.
  @Test func conditionsOfPlaylists() async throws {
    let list = #"{"entries": [{"show": "a.json", "when": "guests"}], "otherwise": "b.json"}"#
    let household = try Household(
      ["list.json": list, "a.json": Household.text("a"), "b.json": Household.text("b")],
      [Household.display("hall", "list.json")], at: "2026-03-28T14:00:00Z")
    let core = household.core
    let first = try #require(try await household.fetch("hall"))
    core.variables.set(["unread": .bool(true)])
    _ = try await household.fetch("hall")
    #expect(core.drawer.counts.drawn == 1)
    core.variables.set(["guests": .bool(true)])
    let second = try #require(try await household.fetch("hall"))
    #expect(second.tag != first.tag)
  }

  @Test func valuesAreRemoved() async throws {
    let household = try Household(
      ["x.json": Household.text("{{door|none}}")], [Household.display("hall", "x.json")], at: "2026-03-28T14:00:00Z")
    let before = try #require(try await household.fetch("hall"))
    household.core.variables.set(["door": .string("open")])
    #expect(try await household.fetch("hall")?.tag != before.tag)
    household.core.variables.set(["door": nil])
    #expect(try await household.fetch("hall")?.tag == before.tag)
  }

  @Test(arguments: [
    ("door", true), ("front door", true), ("Tür_2", true), ("sensor.door-1", true), ("", false), ("__now", false),
    ("__anything", false), ("../../x", false), ("a/b", false), ("..", false), (" ", false),
    (String(repeating: "x", count: 65), false), ("a\nb", false),
  ]) func names(_ name: String, _ isName: Bool) { #expect(SharedVariables.isName(name) == isName) }
}
