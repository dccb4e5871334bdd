// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Parts that are not compared: they must exist, and stay with their nodes.
@Suite(.waiting) struct MaskTests {
  private let one = GoldenFolder.one
  private let golden: GoldenFolder

  init() throws {
    golden = try GoldenFolder(["one"])
    try #require(try golden.test("--update").status == 0)
  }

  private func ignore(_ part: String) throws {
    try golden.path.write(
      GoldenFolder.settings.dropLast() + ", \"ignore\": [\"\(part)\"]}", to: "Specs/weave.test.json")
  }

  @Test(arguments: [
    ("nonsense", "no picture has a node `nonsense`: the nearest node is `"),
    ("content.children[7]", "no picture has a node `content.children[7]`: the nearest node is `content.children["),
    (
      "400,8,20x20",
      "this rectangle lies outside of every picture: the picture is 158 × 158 points; the nearest node is `"
    ),
    ("-40,-40,20x20", "this rectangle lies outside of every picture"),
  ])
  func aMaskThatCoversNothingIsAMistake(part: String, message: String) throws {
    try ignore(part)
    let outcome = try golden.test()
    let place = "Specs/weave.test.json:1:\(GoldenFolder.settings.count + 13): error: "
    #expect(outcome.status == 1 && outcome.text.contains("\(place)\(message)"), "\(outcome.text)")
    #expect(outcome.text.contains("1 failed, 1 same"), "\(outcome.text)")
    // A run that draws a part of the pictures cannot tell.
    try golden.path.write(GoldenFolder.design(), to: "Specs/two.json")
    #expect(try golden.test("--filter", "one").text == "1 same\n")
  }

  /// Ids of nodes in templates begin with the nodes around them.
  @Test func theLastPartOfAnIdIsEnoughToFindIt() throws {
    try golden.path.write(
      #"{"name": "one", "primaryText": "Hello", "layout": {"template": "classic"}}"#, to: "Specs/one.json")
    try ignore("primry")
    let outcome = try golden.test()
    #expect(outcome.text.contains("the nearest node is `classic."), "\(outcome.text)")
    #expect(outcome.text.contains("/primary`; `weave inspect --tree` lists all"), "\(outcome.text)")
  }

  /// A folder's mask is meant for those of its pictures that have the node.
  @Test func aMaskNeedNotBeInEachPicture() throws {
    try golden.path.write(
      Design.custom(#"{"type": "text", "text": "Run", "id": "word"}"#), to: "Specs/two.json")
    try ignore("word")
    #expect(try golden.test("--update").status == 0)
    try golden.path.write(
      Design.custom(#"{"type": "text", "text": "Ran", "id": "word"}"#), to: "Specs/two.json")
    #expect(try golden.test().text.hasPrefix("1 close, 1 same\n"))
  }

  /// A node that moves is covered where it was and where it is.
  @Test func aMaskCoversBothPlaces() throws {
    try ignore("content.children[1]")
    try golden.path.write(GoldenFolder.design("Stairs", padding: 40), to: "Specs/one.json")
    let outcome = try golden.test()
    #expect(outcome.status == 0 && outcome.text.hasPrefix("1 close\n") && outcome.errors.isEmpty, "\(outcome.errors)")
  }

  /// A node put before it gives it another id.
  @Test func aMaskFollowsItsNodeToAnotherID() throws {
    try ignore("content.children[1]")
    let dot = ##"{"type": "shape", "shape": "circle", "fill": "#FF0000", "frame": {"width": 9, "height": 9}},"##
    func design(_ color: String) -> String {
      GoldenFolder.design(color: color).replacingOccurrences(
        of: #"{"type": "text", "text": "Steps""#, with: dot + #"{"type": "text", "text": "Steps""#)
    }
    try golden.path.write(design("#C02050"), to: "Specs/one.json")
    let outcome = try golden.test()
    #expect(outcome.status == 1)
    // The new dot is not hidden by the mask, and the text is.
    #expect(try golden.changes(one).map { $0["text"] as? String } == ["circle shape appeared"])
    #expect(
      outcome.errors.contains(
        "the node that `content.children[1]` named is `content.children[2]` now, and is still ignored there"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("Specs/weave.test.json:1:"), "\(outcome.errors)")
  }
}
