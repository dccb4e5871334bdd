// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveExpressions

@testable import WeaveServe

/// What addresses can ask for, and what they cannot.
@Suite struct AddressTests {
  @Test(arguments: [
    "", "*", "picture", "http://example.org/", "/a/../b", "/..", "/%2e%2e", "/a b", "/a/b/c/d/e", "/küche",
    "/" + String(repeating: "a", count: 3_000),
  ]) func otherTargetsAreNone(_ path: String) { #expect(Target(path) == nil) }

  @Test func readsQueries() throws {
    let target = try #require(Target("/picture/hall.png?token=a%20b&x=1+2&x=3&empty&odd=%zz"))
    #expect(target.parts == ["picture", "hall.png"])
    #expect(target["token"] == "a b")
    #expect(target["x"] == "1 2")
    #expect(target["empty"] == "")
    #expect(target["odd"] == "%zz")
    #expect(target["missing"] == nil)
  }

  /// Each form and turn is written in one way, so that nobody fills the server with others.
  @Test func turnsAreWrittenInOneWay() throws {
    let household = try Household(
      ["red.json": Household.text("x")], [Household.display("hall", "red.json")], at: "2026-03-28T14:05:20Z")
    let shelf = household.core.shelf
    for rotation in ["0", "90", "180", "270"] { #expect(shelf.slot("hall", "png", rotation: rotation) != nil) }
    for rotation in ["090", "+90", "45", "360", "-90", ""] {
      #expect(shelf.slot("hall", "png", rotation: rotation) == nil, "\(rotation)")
    }
    #expect(shelf.slot("hall", "png", format: "png-1") != nil)
    for format in ["png-24", "bmp-1", "PNG-1", ""] { #expect(shelf.slot("hall", "png", format: format) == nil) }
  }

  @Test func valuesFromOutsideAreFew() {
    let variables = SharedVariables()
    variables.set(Dictionary(uniqueKeysWithValues: (0..<SharedVariables.limit).map { ("v\($0)", Value.number(1)) }))
    #expect(variables.hasRoom(for: ["v7"]))
    #expect(!variables.hasRoom(for: ["another"]))
  }

  @Test(arguments: [
    ("AA:BB:CC:00:11:22", "AA:BB:CC:00:11:22"), ("aa-bb-cc-00-11-22", "AA:BB:CC:00:11:22"),
    ("aabbcc001122", "AA:BB:CC:00:11:22"), ("AA:BB:CC:00:11", nil), ("GG:BB:CC:00:11:22", nil), ("", nil),
  ]) func readsHardwareAddresses(_ text: String, _ normal: String?) {
    #expect(HardwareAddress.normal(text) == normal)
  }
}
