// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Everything listed for people is available for programs too.
@Suite(.waiting) struct JSONOutputTests {
  private func list(_ arguments: String...) throws -> [[String: Any]] {
    let folder = try Folder()
    try folder.write(Design.custom(#"{"type": "text", "text": "{{city}}"}"#), to: "design.json")
    let outcome = try Tool.run(arguments + ["--format", "json"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try #require(try JSONSerialization.jsonObject(with: outcome.bytes) as? [[String: Any]])
  }

  @Test func templates() throws {
    let all = try list("templates")
    #expect(all.count == 64)
    #expect(all.contains { $0["name"] as? String == "uv" && $0["kind"] as? String == "layout" })
    #expect(all.contains { $0["name"] as? String == "countdown" && $0["kind"] as? String == "design" })
    #expect(all.allSatisfy { ($0["summary"] as? String)?.isEmpty == false })
  }

  @Test func symbolsAndThemes() throws {
    #expect(
      try list("symbols", "cloud.sun.bolt").compactMap { $0["name"] as? String } == [
        "cloud.sun.bolt", "cloud.sun.bolt.circle", "cloud.sun.bolt.fill", "illustrated.cloud.sun.bolt",
        "illustrated.cloud.sun.bolt.fill", "illustrated.color.cloud.sun.bolt", "illustrated.color.cloud.sun.bolt.fill",
        "illustrated.small.cloud.sun.bolt", "illustrated.small.cloud.sun.bolt.fill",
      ])
    let themes = try list("theme", "list")
    #expect(themes.contains { $0["name"] as? String == "ember-night" && $0["background"] as? String == "midnight" })
  }

  @Test func devices() throws {
    let device = try #require(try list("devices").first { $0["name"] as? String == "iphone-390" })
    #expect(device["scale"] as? Int == 3)
    #expect((device["medium"] as? [String: Any])?["width"] as? Int == 338)
    #expect(device["extraLarge"] is NSNull)
  }

  @Test func explanations() throws {
    #expect(try list("explain").contains { $0["code"] as? String == "W0501" && $0["severity"] as? String == "warning" })
    let one = try Tool.run(["explain", "w0501", "--format", "json"], in: try Folder())
    let object = try #require(try JSONSerialization.jsonObject(with: one.bytes) as? [String: Any])
    #expect(object["title"] as? String == "a text is cut")
  }

  @Test func inspections() throws {
    let sizes = try list("inspect", "design.json", "--size", "all", "--var", "city=Oslo", "--tree", "--display-list")
    #expect(sizes.map { $0["size"] as? String } == ["small", "medium", "large"])
    let small = sizes[0]
    #expect(small["width"] as? Int == 158 && small["scale"] as? Int == 2)
    let fields = try #require(small["fields"] as? [[String: Any]])
    #expect(
      fields.contains { $0["key"] as? String == "name" && $0["value"] as? String == "x" && $0["line"] as? Int == 1 })
    #expect(fields.contains { $0["key"] as? String == "style.accent" && $0["line"] is NSNull })
    #expect((small["texts"] as? [[String: Any]])?.first?["text"] as? String == "Oslo")
    #expect((small["tree"] as? [String: Any])?["width"] as? Int == 158)
    #expect((small["displayList"] as? [String])?.isEmpty == false)
    #expect(try list("inspect", "design.json")[0]["tree"] == nil)
  }
}
