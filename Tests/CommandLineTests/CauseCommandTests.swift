// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Changes that several pictures share, as a team meets them: on the terminal, on CI servers and while it works.
@Suite(.waiting) struct CauseCommandTests {
  private static let kit = """
    {
      "colors": { "brand": "#1E66F5" },
      "strings": { "en": { "orders": "Open orders" }, "de": { "orders": "Aufträge" } },
      "components": {
        "stat": { "content": { "type": "text", "text": "=localized('orders')", "foreground": "brand" } }
      }
    }
    """
  private static let settings =
    #"{"sizes": ["small"], "appearances": ["light"], "locales": ["en_US", "de_DE"], "scales": [1], "exclude": ["parts"]}"#
  private static let design =
    #"{"name": "x", "layout": {"template": "custom"}, "include": "parts/kit.json", "content": {"type": "use", "component": "stat"}}"#

  /// Two designs that share a colour and a text, in two languages, with their references.
  private func system() throws -> GoldenFolder {
    let golden = try GoldenFolder([])
    try golden.path.makeFolder("Specs/parts")
    try golden.path.write(Self.kit, to: "Specs/parts/kit.json")
    try golden.path.write(Self.settings, to: "Specs/weave.test.json")
    for name in ["a", "b"] { try golden.path.write(Self.design, to: "Specs/\(name).json") }
    let outcome = try golden.test("--update")
    try #require(outcome.status == 0, "\(outcome.errors)")
    return golden
  }

  private func change(_ golden: GoldenFolder, _ pairs: (String, String)...) throws {
    let text = pairs.reduce(Self.kit) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    try golden.path.write(text, to: "Specs/parts/kit.json")
  }

  @Test func causesAreAcceptedOneByOne() throws {
    let golden = try system()
    try change(golden, ("#1E66F5", "#C02020"), ("Aufträge", "Bestellungen"))
    let outcome = try golden.test()
    #expect(outcome.status == 1)
    #expect(
      outcome.text.hasPrefix("changed  4 pictures: colour `brand`: #1E66F5 → #C02020  Specs/parts/kit.json:2:24\n"),
      "\(outcome.text)")
    #expect(outcome.text.contains("accept: weave accept --cause colour:brand\n"))
    #expect(outcome.text.contains("changed  2 pictures: text `orders`: Aufträge → Bestellungen"))
    let first = try Tool.run(["accept", "--cause", "colour:brand"], in: golden.path)
    #expect(first.status == 0 && first.text == "accepted colour:brand: 2 pictures; 2 wait for text:orders\n")
    let second = try Tool.run(["accept", "--cause", "text:*"], in: golden.path)
    #expect(second.status == 0 && second.text == "accepted text:orders: 2 pictures\n", "\(second.errors)")
    #expect(try golden.test(ci: true).text == "4 same\n")
  }

  @Test func onlyCausesOfTheReportAreAccepted() throws {
    let golden = try system()
    try change(golden, ("#1E66F5", "#C02020"))
    #expect(try golden.test().status == 1)
    let unknown = try Tool.run(["accept", "--cause", "colour:brnad"], in: golden.path)
    #expect(
      unknown.status == 2
        && unknown.errors.contains("there is no cause `colour:brnad` in the report; it has `colour:brand`"))
    let other = try Tool.run(["accept", "--cause", "colour:brand", "--run", "00000000"], in: golden.path)
    #expect(other.status == 2 && other.errors.contains("is of a later run"))
    let run = try #require(golden.report()["run"] as? String)
    #expect(try Tool.run(["accept", "--cause", "colour:brand", "--run", run], in: golden.path).status == 0)
    #expect(try Tool.run(["accept", "--all", "--cause", "colour:brand"], in: golden.path).status == 64)
  }

  @Test func partsBecomeOneReport() throws {
    let golden = try system()
    try change(golden, ("#1E66F5", "#C02020"))
    for part in 1...2 {
      #expect(try golden.test("--shard", "\(part)/2", "--report", "part-\(part)", "--format", "junit").status == 1)
    }
    let merged = try Tool.run(["test", "--merge", "part-1", "part-2", "--report", "whole"], in: golden.path)
    #expect(
      merged.status == 1 && merged.text.hasPrefix("changed  4 pictures: colour `brand`"),
      "\(merged.text)\(merged.errors)")
    let accepted = try Tool.run(["accept", "--report", "whole", "--cause", "colour:brand"], in: golden.path)
    #expect(accepted.text == "accepted colour:brand: 4 pictures\n", "\(accepted.errors)")
    #expect(try golden.test(ci: true).text == "4 same\n")
    #expect(
      try Tool.run(["test", "--merge", "part-1", "--report", "whole"], in: golden.path).text.contains("part 2/2"))
    #expect(try Tool.run(["test", "Specs", "--merge", "part-1"], in: golden.path).status == 64)
    #expect(try Tool.run(["test"], in: golden.path).status == 64)
  }

  @Test func aCommentIsWrittenOnRequest() throws {
    let golden = try system()
    try change(golden, ("#1E66F5", "#C02020"))
    #expect(try golden.test("--comment", "https://example.org/{}?raw=true").status == 1)
    let text = String(decoding: try golden.path.read("weave-report/comment.md"), as: UTF8.self)
    #expect(text.contains(#"<img src="https://example.org/1-difference.png?raw=true" width="158" alt="difference">"#))
    #expect(try golden.path.read("weave-report/comment/1-difference.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  /// A save of a design tests its own pictures again; the report is that of all.
  @Test func savesAreWatched() throws {
    let golden = try system()
    let watch = Process()
    watch.executableURL = URL(fileURLWithPath: Tool.path)
    watch.arguments = ["test", "Specs", "--watch"]
    watch.currentDirectoryURL = URL(fileURLWithPath: golden.path.path)
    let (output, errors) = (Pipe(), Pipe())
    watch.standardOutput = output
    watch.standardError = errors
    try watch.start(within: 120)
    defer { watch.terminate() }
    var said = ""
    while !said.contains("Control-C") {
      let part = errors.fileHandleForReading.availableData
      try #require(!part.isEmpty, "\(said)")
      said += String(decoding: part, as: UTF8.self)
    }
    /// What is printed until a text occurs.
    func printed(until end: String) throws -> String {
      var text = ""
      while !text.contains(end) {
        let part = output.fileHandleForReading.availableData
        try #require(!part.isEmpty, "\(text)")
        text += String(decoding: part, as: UTF8.self)
      }
      return text
    }
    try golden.path.write(
      Self.design.replacingOccurrences(of: #""component": "stat""#, with: #""component": "stat", "opacity": 0.4"#),
      to: "Specs/a.json")
    let first = try printed(until: "report: weave-report/report.html\n")
    #expect(first.contains("Specs/a.json saved: 2 pictures tested") && first.contains("2 changed, 2 same"), "\(first)")
    #expect(try golden.counts() == ["changed": 2, "same": 2])
    // A part tests all that include it again, and the page is that of the whole suite.
    try change(golden, ("#1E66F5", "#C02020"))
    let second = try printed(until: "report: weave-report/report.html\n")
    #expect(second.contains("Specs/parts/kit.json saved: 4 pictures tested"), "\(second)")
    #expect(try golden.counts() == ["changed": 4])
    let page = String(decoding: try golden.path.read("weave-report/report.html"), as: UTF8.self)
    #expect(page.contains("colour:brand") && page.contains("design:Specs/a.json"))
    // The folder is in use.
    let other = try golden.test()
    #expect(other.status == 2 && other.errors.contains("another run writes its report here"), "\(other.errors)")
  }
}
