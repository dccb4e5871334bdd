// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// A design system of 30 designs in 3 sizes, 2 appearances and 3 languages, taken through a change as `docs/ci.md`
/// describes it: of a colour, a text size, a text, and another colour, which the reviewer rejects.
@Suite(.waiting) struct DesignSystemTests {
  private static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
  private static let generator = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Tools/design_system.py").path

  private let folder: Folder

  init() throws {
    folder = try Folder()
    let made = try Tool.run([Self.generator, "."], in: folder, program: "/usr/bin/python3")
    try #require(made.status == 0, "\(made.errors)")
    let drawn = try Tool.run(["test", "Specs", "--update"], in: folder)
    try #require(
      drawn.status == 0 && drawn.text.hasSuffix("540 new\nreport: weave-report/report.html\n"), "\(drawn.text)")
  }

  private func test(ci: Bool = false) throws -> Tool.Outcome {
    try Tool.run(["test", "Specs"], in: folder, environment: ci ? ["CI": "true"] : [:])
  }

  private func change(_ pairs: (String, String)...) throws {
    let name = "Specs/parts/kit.json"
    let text = String(decoding: try folder.read(name), as: UTF8.self)
    for (old, _) in pairs { try #require(text.contains(old)) }
    try folder.write(pairs.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }, to: name)
  }

  /// The number of pictures of each cause in the report.
  private func causes() throws -> [String: Int] {
    let report = try #require(
      JSONSerialization.jsonObject(with: folder.read("weave-report/report.json")) as? [String: Any])
    let causes = try #require(report["causes"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: causes.compactMap { cause in
        guard let id = cause["id"] as? String, let count = cause["pictures"] as? Int else { return nil }
        return (id, count)
      })
  }

  @Test(.enabled(if: hasPython, "no python3 installed")) func aChangeIsReviewedByItsCauses() throws {
    #expect(try test(ci: true).text == "540 same\n")
    try change(
      ("#1E66F5", "#C02020"), ("\"size\": 13", "\"size\": 14"), ("Open orders", "Orders"), ("#1F7A3D", "#B05A00"))
    let outcome = try test()
    #expect(outcome.status == 1)
    // 30 designs in light pictures; all; those of orders in English; bars in light pictures.
    #expect(try causes() == ["colour:brand": 270, "style:title": 540, "text:orders": 30, "colour:positive": 54])
    #expect(outcome.text.split(separator: "\n").count < 30, "\(outcome.text)")

    let decided = try review(accept: ["colour:brand", "style:title", "text:orders"], reject: "colour:positive")
    #expect(decided.contains("486 accepted, 54 rejected"), "\(decided)")
    // The rejected change is taken back; the pictures that it had in common with others are left.
    try change(("#B05A00", "#1F7A3D"))
    #expect(try test().text.contains("\n54 changed, 486 same\n"))
    #expect(try causes() == ["style:title": 54, "colour:brand": 54, "text:orders": 3])
    let accepted = try Tool.run(["accept", "--cause", "*"], in: folder)
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(try test(ci: true).text == "540 same\n")
  }

  /// Decides causes in a review, as its page does, and ends it.
  private func review(accept: [String], reject: String) throws -> String {
    let review = Process()
    review.executableURL = URL(fileURLWithPath: Tool.path)
    review.arguments = ["test", "Specs", "--review"]
    review.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let (output, errors) = (Pipe(), Pipe())
    review.standardOutput = output
    review.standardError = errors
    try review.start(within: 120)
    defer { review.terminate() }
    var said = ""
    while !said.contains("Control-C") {
      let part = errors.fileHandleForReading.availableData
      try #require(!part.isEmpty, "\(said)")
      said += String(decoding: part, as: UTF8.self)
    }
    let address = try #require(said.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//)?.output)
    let script = """
      import json, sys, re, urllib.request
      address, accepted, rejected = sys.argv[1:]
      page = urllib.request.urlopen(address).read().decode()
      token = re.search(r'"token": "([0-9a-f]+)"', page).group(1)
      def ask(path, body):
          headers = {"X-Weave-Token": token}
          return urllib.request.urlopen(urllib.request.Request(address + path, body.encode(), headers)).read().decode()
      for cause in accepted.split(","):
          assert not json.loads(ask("accept", json.dumps({"causes": [cause]})))["errors"]
      assert not json.loads(ask("reject", json.dumps({"causes": [rejected]})))["errors"]
      ask("finish", "{}")
      """
    let asked = try Tool.run(
      ["-c", script, String(address), accept.joined(separator: ","), reject], in: folder, program: "/usr/bin/python3")
    #expect(asked.status == 0, "\(asked.errors)")
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    review.waitUntilExit()
    return text
  }
}
