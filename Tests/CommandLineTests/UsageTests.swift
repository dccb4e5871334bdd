// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Arguments that make no sense: an explanation, and code 64 or, for a canvas beyond the limits, 2.
@Suite(.waiting) struct UsageTests {
  private func run(_ arguments: [String]) throws -> Tool.Outcome {
    let folder = try Folder()
    try folder.write(Design.red, to: "design.json")
    let outcome = try Tool.run(arguments, in: folder)
    #expect(folder.names == ["design.json"])
    return outcome
  }

  static let canvases: [(String, String)] = [
    ("8193x10", "8193 × 10"), ("10x8193", "10 × 8193"), ("8192x8192", "8192 × 8192"), ("1e300x1", "1e+300 × 1"),
  ]

  @Test(arguments: canvases) func aCanvasBeyondTheLimits(_ canvas: String, _ size: String) throws {
    let outcome = try run(["render", "design.json", "--canvas", canvas, "--scale", "1"])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "weave: error: a canvas of \(size) points is more than 8192 points a side or 64 megapixels\n")
  }

  @Test(arguments: ["0x0", "-5x5", "nanx1", "infx1", "5", "5x", "x5", "5x5x5"]) func noCanvas(_ canvas: String)
    throws
  {
    let outcome = try run(["render", "design.json", "--canvas=\(canvas)"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        "Error: '\(canvas)' is not a canvas size; write width and height in points, such as 338x158.\n"))
  }

  static let mistakes: [([String], String)] = [
    ([], "Error: Missing expected argument '<spec> ...'\n"),
    (["design.json", "--scale", "0"], "Error: --scale must be a number from 0.5 to 8.\n"),
    (["design.json", "--scale", "99999999999999999999"], "Error: --scale must be a number from 0.5 to 8.\n"),
    (
      ["design.json", "--size", "huge"], "Error: The value 'huge' is invalid for '--size <size>'. Please provide one of"
    ),
    (["design.json", "--device", "fridge"], "Error: There is no device 'fridge'. Choose one of "),
    (
      ["design.json", "--now", "today"],
      "Error: 'today' is not a date; write it like 2026-03-28T14:05:00+01:00, 2026-03-28T14:05 or 2026-03-28.\n"
    ),
    (["design.json", "--time-zone", "../../etc/passwd"], "Error: '../../etc/passwd' is not a time zone"),
    (["design.json", "--var", "steps"], "Error: 'steps' has no '='; write --var key=value.\n"),
    (["design.json", "--lenient", "--strict"], "Error: Give --lenient or --strict, not both.\n"),
    (["design.json", "--bogus"], "Error: Unknown option '--bogus'"),
  ]

  @Test(arguments: mistakes) func aMistake(_ arguments: [String], _ error: String) throws {
    let outcome = try run(["render"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix(error), "\(outcome.errors)")
    #expect(outcome.text == "")
  }

  @Test func anUnknownSubcommand() throws { #expect(try run(["draw"]).status == 64) }

  @Test(arguments: [["explain", "W9999"], ["template", "clasic"]]) func anUnknownName(_ arguments: [String]) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 64)
    let expected =
      arguments[0] == "explain"
      ? "Error: There is no code 'W9999'. 'weave explain' lists them all.\n"
      : "Error: There is no template 'clasic'. Did you mean 'classic'?\n"
    #expect(outcome.errors.hasPrefix(expected))
  }
}
