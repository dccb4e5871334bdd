// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Pictures drawn by pixman's different implementations.
@Suite(.waiting) struct DrawingPathTests {
  private static let design = Design.custom(
    ##"{"type": "zstack", "children": [{"type": "shape", "fill": "#F80", "opacity": 0.7, "cornerRadius": 9}, "##
      + ##"{"type": "text", "text": "Weave"}]}"##)

  private func render(_ disabled: String?) throws -> (Tool.Outcome, Data?) {
    let folder = try Folder()
    try folder.write(Self.design, to: "design.json")
    let outcome = try Tool.run(
      ["render", "design.json", "--canvas", "60x40", "--scale", "2", "-o", "out.png"], in: folder,
      environment: disabled.map { ["PIXMAN_DISABLE": $0] } ?? [:])
    return (outcome, try? folder.read("out.png"))
  }

  @Test(arguments: ["ssse3", "ssse3 sse2", "ssse3 sse2 mmx", "arm-neon"]) func giveTheSameBytes(_ disabled: String)
    throws
  {
    let plain = try render(nil)
    #expect(plain.0.status == 0)
    #expect(try render(disabled).1 == plain.1)
  }

  /// Areas of one colour would be missing.
  @Test func theMostGeneralAloneIsRefused() throws {
    let (outcome, picture) = try render("ssse3 sse2 mmx arm-neon fast")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("pixman does not fill areas"), "\(outcome.errors)")
    #expect(picture == nil)
  }
}
