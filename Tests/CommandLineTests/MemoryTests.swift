// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The command's behaviour when memory is scarce.
@Suite(.waiting) struct MemoryTests {
  /// Megabytes of address space, from too few to start up to more than enough.
  static let limits = [100, 110, 120, 130, 140, 150, 160, 180, 200, 230, 260, 300, 400, 600, 1_000]

  private func check(_ design: String, files: [String: Data] = [:], canvas: String) throws {
    let folder = try Folder()
    try folder.write(design, to: "design.json")
    for (name, bytes) in files { try folder.write(bytes, to: name) }
    let arguments = ["render", "design.json", "--canvas", canvas, "--scale", "2", "-o", "out.png"]
    let whole = try Tool.run(arguments, in: folder)
    try #require(whole.status == 0, "\(whole.errors)")
    let expected = try folder.read("out.png")
    for limit in Self.limits {
      try? FileManager.default.removeItem(atPath: folder.path + "/out.png")
      let outcome = try Tool.run(arguments, in: folder, shell: "ulimit -v \(limit << 10)")
      switch outcome.status {
      case 0: #expect(try folder.read("out.png") == expected, "other bytes at \(limit) MB")
      // The loader failed: the program did not start.
      case 127: #expect(outcome.errors.contains("error while loading shared libraries"), "\(limit) MB")
      case 1, 2:
        let isExplained = outcome.errors.contains("memory") || outcome.errors.contains("librsvg")
        #expect(isExplained, "\(limit) MB: \(outcome.errors)")
        // Lack of memory must not be reported as a mistake in the design.
        #expect(outcome.status == 2 || !outcome.errors.contains("no memory"), "\(limit) MB: \(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.png"))
      case let status: Issue.record("status \(status) at \(limit) MB: \(outcome.errors)")
      }
    }
  }

  @Test func textsInManyScripts() throws {
    let texts = ["Hamburg", "東京 大阪", "القاهرة", "ירושלים", "मुंबई", "🌧️🌈", "กรุงเทพ"]
    let nodes = texts.map { #"{"type": "text", "text": "\#($0)"}"# }.joined(separator: ", ")
    try check(Design.custom(#"{"type": "vstack", "children": [\#(nodes)]}"#), canvas: "300x300")
  }

  @Test func gradientsAndShadows() throws {
    let shape = ##"{"type": "shape", "fill": "#F00", "cornerRadius": 20, "shadow": {"radius": 8}, "opacity": 0.5}"##
    try check(Design.custom(#"{"type": "zstack", "children": [\#(shape), \#(shape)]}"#), canvas: "1000x1000")
  }

  @Test func photos() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1400"><filter id="f"><feGaussianBlur stdDeviation="9"/>\
      </filter><rect width="900" height="900" filter="url(#f)"/></svg>
      """
    let nodes = ["a.png", "a.svg"].map { #"{"type": "image", "file": "\#($0)"}"# }.joined(separator: ", ")
    try check(
      Design.custom(#"{"type": "vstack", "children": [\#(nodes)]}"#),
      files: ["a.png": PNG.gray(width: 200, height: 200), "a.svg": Data(svg.utf8)], canvas: "300x300")
  }
}
