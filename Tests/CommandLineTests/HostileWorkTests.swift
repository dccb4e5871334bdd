// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Designs whose parts are within their limits and take long together: they are refused by counting, on every machine.
@Suite(.waiting) struct HostileWorkTests {
  /// Lines from side to side that cross each other a million times.
  private static let lines =
    "M0 0" + (0..<1_200).map { "L100 \($0 * 37 % 100) L0 \($0 * 61 % 100)" }.joined()

  private static let values = (1...2_000).map(String.init).joined(separator: ", ")

  private static func often(_ node: String) -> String {
    #"{"type": "zstack", "children": [{"type": "forEach", "items": 90, "children": [{"type": "forEach", "items": 90, "children": [\#(node)]}]}]}"#
  }

  private static let tooMuchToDraw =
    "error: from here on, the picture is too much to draw: too many or too large layers, blurs and shapes [W0311]"
  private static let tooMuchToEvaluate = "error: the texts and expressions take too long to evaluate [W0311]"

  @Test(arguments: [
    (
      #"{"type": "zstack", "children": [{"type": "forEach", "items": 30, "children": [{"type": "path", "data": "\#(lines)", "stroke": {"color": "red", "width": 1}}]}]}"#,
      tooMuchToDraw
    ),
    (
      #"{"type": "zstack", "children": [{"type": "forEach", "items": 30, "children": [{"type": "path", "data": "\#(lines)", "fill": "red"}]}]}"#,
      tooMuchToDraw
    ),
    (
      #"{"type": "zstack", "children": [{"type": "forEach", "items": 10, "children": [{"type": "chart", "values": [\#(values)], "fill": "red"}]}]}"#,
      tooMuchToDraw
    ),
    (often(#"{"type": "qr", "text": "\#(String(repeating: "x", count: 500))"}"#), tooMuchToEvaluate),
    (
      often(
        ##"{"type": "shape", "fill": {"angular": {"stops": [{"color": "#F00", "at": 0}, {"color": "#0F0", "at": 1}]}}}"##
      ),
      tooMuchToEvaluate
    ),
  ]) func isRefused(_ content: String, _ error: String) throws {
    let folder = try Folder()
    try folder.write(Design.custom(content), to: "design.json")
    let outcome = try Tool.run(
      ["render", "design.json", "--size", "extraLarge", "--scale", "3"], in: folder, shell: "ulimit -t 60")
    #expect(outcome.status == 1, "\(outcome.errors.prefix(300))")
    #expect(outcome.errors.contains(error), "\(outcome.errors.prefix(300))")
  }

  /// A few of the same are drawn.
  @Test(arguments: [
    #"{"type": "path", "data": "\#(lines)", "fill": "red"}"#,
    #"{"type": "qr", "text": "https://example.org"}"#,
    ##"{"type": "shape", "fill": {"angular": {"stops": [{"color": "#F00", "at": 0}, {"color": "#0F0", "at": 1}]}}}"##,
  ]) func aFewAreDrawn(_ content: String) throws {
    let folder = try Folder()
    try folder.write(Design.custom(content), to: "design.json")
    let outcome = try Tool.run(["render", "design.json", "--size", "large", "-o", "-"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(300))")
  }

  // MARK: Photos

  private func errors(ofPhotos photos: [String]) throws -> String {
    let folder = try Folder()
    let nodes = photos.map { photo in
      #"{"type": "image", "file": "data:image/svg+xml;base64,\#(Data(photo.utf8).base64EncodedString())"}"#
    }
    try folder.write(
      Design.custom(#"{"type": "zstack", "children": [\#(nodes.joined(separator: ", "))]}"#), to: "design.json")
    let outcome = try Tool.run(["render", "design.json", "--size", "medium"], in: folder, shell: "ulimit -t 60")
    #expect(outcome.status == 1)
    return outcome.errors
  }

  private static func svg(_ content: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='2000' height='1000'>\(content)</svg>"
  }

  /// A line of a million dashes, in a dozen photos.
  @Test(arguments: [
    "<path d='M0 0L2000 1000' stroke='red' stroke-width='90' stroke-dasharray='.003 .002'/>",
    "<line x2='2000' y2='1000' stroke='red' stroke-width='90' stroke-dasharray='.003'/>",
    "<g stroke='red' stroke-width='90' style='stroke-dasharray: .003, .002'><circle r='300' cx='500' cy='500'/></g>",
    "<style>rect { stroke: red; stroke-dasharray: .01 }</style><rect width='900' height='900'/>",
    "<path d='M0 0L2000 1000' stroke='red' pathLength='1000000' stroke-dasharray='1'/>",
  ]) func dashes(_ content: String) throws {
    let errors = try errors(ofPhotos: (0..<12).map { Self.svg(content + "<!-- \($0) -->") })
    #expect(errors.components(separatedBy: "paths of more than 50000 segments").count == 13, "\(errors.prefix(400))")
  }

  /// Rules that compare each element with all before it.
  @Test func rulesAboutSiblings() throws {
    let rules = String(repeating: ".y~rect{fill:red}", count: 8)
    let errors = try errors(ofPhotos: [
      Self.svg("<style>\(rules)</style>" + String(repeating: "<rect/>", count: 1_800))
    ])
    #expect(errors.contains("too many style rules for its elements"), "\(errors.prefix(400))")
  }
}
