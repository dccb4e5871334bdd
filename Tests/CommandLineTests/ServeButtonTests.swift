// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Buttons of what a display shows, pressed over the network, and tokens that are given out by hand.
@Suite(.waiting) struct ServeButtonTests {
  private static let json = ["Content-Type: application/json"]
  private static let bar = #"""
    "actionBar": {"style": "prominent", "actions": [
      {"id": "5EED0008-0000-4000-8000-000000000001", "title": "Cup", "kind": "incrementVariable", "variableKey": "cups",
       "incrementAmount": 2, "nowFormat": "iso8601"}]},
    """#

  private func household() throws -> Folder {
    let folder = try Household.folder([Household.display("kitchen", "frame-800x480", "cups.json")])
    let text = ##"{"type": "text", "text": "{{cups|none}}", "font": {"size": 40}}"##
    try folder.write(
      #"{"name": "x", \#(Self.bar) "layout": {"template": "custom"}, "content": \#(text)}"#, to: "cups.json")
    return folder
  }

  @Test func aPressChangesThePicture() throws {
    let folder = try household()
    let server = try RunningServer(folder)
    let before = try server.ask("/picture/kitchen.png")
    let pressed = try server.ask("/press/kitchen/1", method: "POST", headers: Self.json)
    #expect(pressed.status == 200, "\(pressed.text)")
    #expect(pressed.text.contains(#""new":"2""#) || pressed.text.contains(#""new": "2""#), "\(pressed.text)")
    _ = try server.ask("/press/kitchen/1", method: "POST", headers: Self.json)
    var after = before
    for _ in 0..<1_000 where after.body == before.body { after = try server.ask("/picture/kitchen.png") }
    let drawn = try Tool.run(
      ["render", "cups.json", "--panel", "frame-800x480", "-o", "-", "--var", "cups=4"], in: folder)
    for _ in 0..<1_000 where after.body != drawn.bytes { after = try server.ask("/picture/kitchen.png") }
    #expect(after.body == drawn.bytes)
    // The command takes it back, as its own presses.
    #expect(try Tool.run(["action", "undo"], in: folder).status == 0)
    #expect(try server.ask("/press/kitchen/2", method: "POST", headers: Self.json).status == 404)
    #expect(try server.ask("/press/nobody/1", method: "POST", headers: Self.json).status == 404)
    // What a form of any site can send.
    #expect(try server.ask("/press/kitchen/1", method: "POST").status == 415)
    #expect(
      try server.ask("/press/kitchen/1", method: "POST", headers: Self.json + ["Origin: https://evil.example"]).status
        == 401)
    // The owner's page has it, too.
    #expect(try server.ask("/display/kitchen").text.contains(">Cup</button>"))
  }

  @Test func pressesOfOthersAreRefused() throws {
    let folder = try household()
    try folder.write("correct horse\n", to: "password")
    let server = try RunningServer(folder, ["--password-file", "password"])
    #expect(try server.ask("/press/kitchen/1", method: "POST", headers: Self.json).status == 401)
    // The token of a display shows its pictures and nothing else.
    let token = try Tool.run(["display", "token", "kitchen"], in: folder).text.trimmingCharacters(in: .newlines)
    let own = Self.json + ["Authorization: Bearer \(token)"]
    #expect(try server.ask("/press/kitchen/1", method: "POST", headers: own).status == 401)
  }

  /// A token that a command gives out is good on the server that runs, and the one before is not.
  @Test func tokensAreGivenOutByHand() throws {
    let folder = try household()
    try folder.write("correct horse\n", to: "password")
    let server = try RunningServer(folder, ["--password-file", "password"])
    func token() throws -> String {
      let outcome = try Tool.run(["display", "token", "kitchen"], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.text.trimmingCharacters(in: .newlines)
    }
    /// The server looks once a second; meanwhile health is asked, as guesses of tokens are few.
    func isGood(_ token: String) throws -> Bool {
      for attempt in 0..<20_000 {
        _ = try server.ask("/health")
        if attempt % 1_500 == 1_499, try server.ask("/picture/kitchen.png?token=\(token)").status == 200 { return true }
      }
      return false
    }
    let first = try token()
    #expect(first.wholeMatch(of: /[0-9a-f]{32}/) != nil)
    #expect(try isGood(first))
    let second = try token()
    #expect(second != first)
    #expect(try isGood(second))
    #expect(try server.ask("/picture/kitchen.png?token=\(first)").status == 401)
    let unknown = try Tool.run(["display", "token", "kitchn"], in: folder)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean `kitchen`?"))
  }

  @Test func aMissingDesignIsRefused() throws {
    let folder = try household()
    let add = ["display", "add", "hall", "--panel", "trmnl-og", "--shows"]
    let outcome = try Tool.run(add + ["cup.json"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("there is no file `cup.json` in the folder; did you mean `cups.json`?"))
    #expect(try Tool.run(["display", "assign", "kitchen", "nothing.json"], in: folder).status == 2)
    #expect(try Tool.run(add + ["cups.json"], in: folder).status == 0)
  }

  /// A design that cannot be drawn yet is taken, and told.
  @Test func aBrokenDesignIsTold() throws {
    let folder = try Folder()
    try folder.write(Design.custom(##"{"type": "tixt"}"##), to: "broken.json")
    try folder.write(Design.red, to: "red.json")
    let add = ["display", "add", "hall", "--panel", "trmnl-og", "--shows", "broken.json"]
    let outcome = try Tool.run(add, in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("broken.json:"))
    #expect(outcome.errors.contains("warning: the display cannot show `broken.json` until this is fixed"))
    #expect(try Tool.run(["display", "assign", "hall", "red.json"], in: folder).errors.isEmpty)
  }

  /// Each display of the file has a line, the first one too.
  @Test func displaysHaveALineEach() throws {
    let folder = try Folder()
    try folder.write(Design.red, to: "red.json")
    for name in ["hall", "attic"] {
      #expect(
        try Tool.run(["display", "add", name, "--panel", "trmnl-og", "--shows", "red.json"], in: folder).status == 0)
    }
    let text = """
      {
        "displays": [
          {"name": "hall", "panel": "trmnl-og", "shows": "red.json"},
          {"name": "attic", "panel": "trmnl-og", "shows": "red.json"}
        ]
      }

      """
    #expect(try folder.read("displays.json") == Data(text.utf8))
  }
}
