// SPDX-License-Identifier: MIT

import Foundation
import FoundationXML
import Testing
import Waiting

/// `weave test` and `weave accept`, as a team and its CI use them.
@Suite(.waiting) struct TestCommandTests {
  private let one = GoldenFolder.one

  /// A folder whose references are written.
  private func settled(_ names: [String] = ["one", "two"]) throws -> GoldenFolder {
    let golden = try GoldenFolder(names)
    let outcome = try golden.test("--update")
    try #require(outcome.status == 0, "\(outcome.errors)")
    return golden
  }

  // MARK: States

  @Test func newPicturesAreToldAndNotWritten() throws {
    let golden = try GoldenFolder()
    let outcome = try golden.test()
    #expect(outcome.status == 0 && outcome.text.contains("2 new"))
    #expect(!golden.path.names.contains("Golden"))
  }

  @Test func missingReferencesFailInCI() throws {
    let golden = try GoldenFolder()
    let outcome = try golden.test(ci: true)
    #expect(outcome.status == 1 && outcome.text.contains("2 missing"))
    #expect(!golden.path.names.contains("Golden"))
    #expect(try golden.test("--update", ci: true).status == 0)
    #expect(try golden.test(ci: true).text == "2 same\n")
  }

  @Test func samePicturesNeedNoReport() throws {
    let golden = try settled()
    try FileManager.default.removeItem(atPath: golden.path.path + "/weave-report")
    let outcome = try golden.test(ci: true)
    #expect(outcome.status == 0 && outcome.text == "2 same\n" && outcome.errors.isEmpty)
    #expect(!golden.path.names.contains("weave-report"))
  }

  @Test func changedPicturesFailAndAreShown() throws {
    let golden = try settled()
    try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/one.json")
    let before = try golden.path.read("Golden/\(one).png")
    let outcome = try golden.test()
    #expect(outcome.status == 1 && outcome.text.contains("1 changed, 1 same"))
    #expect(try golden.path.read("Golden/\(one).png") == before)
    for role in ["before", "after"] {
      #expect(try golden.path.read("weave-report/pictures/\(one)-\(role).png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test func orphansAreToldAndRemovedOnlyWhenAsked() throws {
    let golden = try settled()
    try FileManager.default.removeItem(atPath: golden.path.path + "/Specs/two.json")
    #expect(try golden.test(ci: true).text.contains("1 orphaned, 1 same"))
    // A run that looks at a part still knows all designs.
    #expect(try !golden.test("--filter", "one").text.contains("orphaned"))
    #expect(try golden.test("--update").text.contains("1 orphaned"))
    #expect(try golden.test("--update", "--prune", "--filter", "two").status == 64)
    #expect(try golden.test("--update", "--prune").text.contains("removed  two"))
    #expect(try golden.test().text == "1 same\n")
  }

  @Test func aDesignWithErrorsFailsAndItsReferencesAreNoOrphans() throws {
    let golden = try settled()
    try golden.path.write(#"{"name": "x", "layout": {"template": "clasic"}}"#, to: "Specs/one.json")
    let outcome = try golden.test()
    #expect(outcome.status == 1 && outcome.text.contains("1 failed, 1 same") && outcome.text.contains("did you mean"))
  }

  @Test func anEqualFileIsNeverRewritten() throws {
    let golden = try settled()
    // The same pixels in other bytes, as an optimiser leaves them: here, without the chunk before the last.
    var file = try golden.path.read("Golden/\(one).png")
    let chunk = try #require(file.range(of: Data("trEE".utf8)))
    file.removeSubrange((chunk.lowerBound - 4)..<(file.count - 12))
    try golden.path.write(file, to: "Golden/\(one).png")
    #expect(try golden.test("--update").text == "2 same\n")
    #expect(try golden.path.read("Golden/\(one).png") == file)
  }

  // MARK: Verdicts

  @Test(arguments: [
    ("text changed", GoldenFolder.design("Stairs"), "text “Stairs” was “Steps”", 3),
    ("recoloured", GoldenFolder.design(color: "#C02050"), "text “Steps” is #C02050 instead of #2050C0", 3),
    ("moved", GoldenFolder.design(padding: 10), "text “Steps” moved 2 pt down", 3),
    ("disappeared", GoldenFolder.design(second: ""), "text “Walk” disappeared", 5),
  ])
  func aChangeIsTracedToItsNode(verdict: String, design: String, text: String, line: Int) throws {
    let golden = try settled()
    try golden.path.write(design, to: "Specs/one.json")
    #expect(try golden.test().status == 1)
    let changes = try golden.changes(one)
    #expect(changes.count == 1)
    #expect(changes.first?["verdict"] as? String == verdict && changes.first?["text"] as? String == text)
    #expect((changes.first?["place"] as? String)?.hasPrefix("Specs/one.json:\(line):") == true, "\(changes)")
  }

  @Test func aFactThatChangedIsNoChangeOfTheDesign() throws {
    let golden = try GoldenFolder(["one"])
    try golden.path.write(GoldenFolder.design("{{place}}"), to: "Specs/one.json")
    func settings(_ place: String) -> String {
      GoldenFolder.settings.dropLast() + #", "variables": {"place": "\#(place)"}}"#
    }
    try golden.path.write(settings("Lyon"), to: "Specs/weave.test.json")
    #expect(try golden.test("--update").status == 0)
    try golden.path.write(settings("Paris"), to: "Specs/weave.test.json")
    #expect(try golden.test().status == 1)
    #expect(try golden.changes(one).map { $0["verdict"] as? String } == ["data changed"])
  }

  @Test func aLongerTextWraps() throws {
    let golden = try GoldenFolder(["one"])
    let long = "Ten thousand steps a day"
    try golden.path.write(GoldenFolder.design(long), to: "Specs/one.json")
    #expect(try golden.test("--update").status == 0)
    try golden.path.write(
      GoldenFolder.design(long).replacingOccurrences(of: #""leading": 8,"#, with: #""leading": 8, "trailing": 60,"#),
      to: "Specs/one.json")
    #expect(try golden.test().status == 1)
    #expect(try golden.changes(one).map { $0["verdict"] as? String } == ["re-wrapped"])
  }

  /// A node put before others gives them other ids.
  @Test func whatStandsBeforeOthersAppearsAlone() throws {
    let golden = try settled()
    let more = ##"{"type": "shape", "shape": "circle", "fill": "#FF0000", "frame": {"width": 20, "height": 20}},"##
    let text = GoldenFolder.design().replacingOccurrences(
      of: #"{"type": "text", "text": "Steps""#, with: more + #"{"type": "text", "text": "Steps""#)
    try golden.path.write(text, to: "Specs/one.json")
    #expect(try golden.test().status == 1)
    #expect(try golden.changes(one).map { $0["text"] as? String } == ["circle shape appeared"])
  }

  /// Pixels that nobody asked for: here the reference was painted over.
  @Test func whatNothingExplainsIsTheDrawing() throws {
    let golden = try settled()
    let own = try golden.path.read("Golden/\(one).png")
    try golden.path.write(GoldenFolder.design("Stops"), to: "Specs/two.json")
    #expect(try golden.test("--update", "--filter", "two").status == 0)
    let other = try golden.path.read("Golden/\(GoldenFolder.two).png")
    try golden.path.write(#require(PNG.reference(picture: other, note: own)), to: "Golden/\(one).png")
    #expect(try golden.test("--filter", "one").status == 1)
    #expect(try golden.changes(one).map { $0["verdict"] as? String } == ["drawing changed"])
  }

  // MARK: What is allowed

  @Test(arguments: [#""tolerance": 400"#, #""tolerance": "5%""#, #""threshold": 0.9"#])
  func aSmallDifferenceMayBeAllowed(setting: String) throws {
    let golden = try settled()
    try golden.path.write(GoldenFolder.design("Steps", color: "#2050C0", padding: 9), to: "Specs/one.json")
    try golden.path.write(GoldenFolder.settings.dropLast() + ", \(setting)}", to: "Specs/weave.test.json")
    #expect(try golden.test().status == 0)
  }

  @Test func aDenseDifferenceMayBeForbidden() throws {
    let golden = try settled()
    try golden.path.write(GoldenFolder.design(padding: 9), to: "Specs/one.json")
    try golden.path.write(
      GoldenFolder.settings.dropLast() + #", "tolerance": "5%", "densest": 20}"#, to: "Specs/weave.test.json")
    #expect(try golden.test().status == 1)
  }

  @Test(arguments: [#""0,0,158x60""#, #""content.children[1]""#])
  func aPartMayBeLeftOut(part: String) throws {
    let golden = try settled()
    try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/one.json")
    try golden.path.write(
      GoldenFolder.settings.dropLast() + #", "designs": {"one.json": {"ignore": [\#(part)]}}}"#,
      to: "Specs/weave.test.json")
    #expect(try golden.test().status == 0)
  }

  // MARK: Other forms of references

  @Test func treesReadAsReviews() throws {
    let golden = try GoldenFolder()
    #expect(try golden.test("--golden-format", "tree", "--update").status == 0)
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: golden.path.path + "/Golden")) == [
        "environment.json", "\(one).tree", "\(GoldenFolder.two).tree",
      ])
    try golden.path.write(GoldenFolder.design(padding: 10), to: "Specs/one.json")
    let outcome = try golden.test("--golden-format", "tree")
    #expect(outcome.status == 1 && outcome.text.contains("moved: text “Steps” moved 2 pt down"))
    let lines = try #require(golden.item(one)["lines"] as? [String])
    #expect(lines.contains { $0.hasPrefix("- ") && $0.contains("\"Steps\"") })
    #expect(try Tool.run(["accept", one], in: golden.path).status == 0)
    #expect(try golden.test("--golden-format", "tree").text == "2 same\n")
  }

  @Test func largeReferencesAreKeptAsHashes() throws {
    let golden = try GoldenFolder(["one"])
    let settings = GoldenFolder.settings.dropLast() + #", "largestReference": 100}"#
    try golden.path.write(String(settings), to: "Specs/weave.test.json")
    #expect(try golden.test("--update").status == 0)
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: golden.path.path + "/Golden")) == [
        "environment.json", "\(one).hash",
      ])
    #expect(try golden.test(ci: true).text == "1 same\n")
    try golden.path.write(GoldenFolder.design(padding: 10), to: "Specs/one.json")
    let outcome = try golden.test(ci: true)
    #expect(
      outcome.status == 1 && outcome.text.contains("stored as a hash") && outcome.text.contains("moved 2 pt down"))
    #expect(try Tool.run(["accept", one], in: golden.path).status == 0)
    #expect(try golden.test(ci: true).text == "1 same\n")
  }

  // MARK: Approving

  @Test func whatTheReportShowsIsAccepted() throws {
    let golden = try settled()
    for name in ["one", "two"] { try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/\(name).json") }
    #expect(try golden.test().status == 1)
    let outcome = try Tool.run(["accept", one], in: golden.path)
    #expect(outcome.status == 0 && outcome.text == "accepted \(one)\n")
    #expect(try golden.test().text.contains("1 changed, 1 same"))
    #expect(try Tool.run(["accept", "--all"], in: golden.path).status == 0)
    #expect(try golden.test().text == "2 same\n")
  }

  @Test func aReferenceThatChangedSinceIsNotOverwritten() throws {
    let golden = try settled()
    try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/one.json")
    #expect(try golden.test().status == 1)
    let other = try golden.path.read("Golden/\(GoldenFolder.two).png") + Data([0])
    try golden.path.write(other, to: "Golden/\(one).png")
    let outcome = try Tool.run(["accept", one], in: golden.path)
    #expect(outcome.status == 2 && outcome.errors.contains("has changed since the report"))
    #expect(try golden.path.read("Golden/\(one).png") == other)
  }

  @Test func onlyPicturesOfTheReportAreAccepted() throws {
    let golden = try settled()
    try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/one.json")
    #expect(try golden.test().status == 1)
    let before = try golden.path.read("Golden/\(one).png")
    let report = String(decoding: try golden.path.read("weave-report/report.json"), as: UTF8.self)
    for path in ["../Specs/one.json", "report.json", "pictures/../../Specs/one.json", "pictures/\(one)-difference.png"]
    {
      try golden.path.write(
        report.replacingOccurrences(of: "\"after\": \"pictures/\(one)-after.png\"", with: "\"after\": \"\(path)\""),
        to: "weave-report/report.json")
      #expect(try Tool.run(["accept", "--all"], in: golden.path).status == 2, "\(path)")
      #expect(try golden.path.read("Golden/\(one).png") == before)
    }
  }

  @Test func whereThereIsNoDesignNothingIsRemoved() throws {
    let golden = try settled()
    for name in ["one", "two"] { try FileManager.default.removeItem(atPath: golden.path.path + "/Specs/\(name).json") }
    #expect(try golden.test("--update", "--prune").status == 1)
    #expect(try !golden.path.read("Golden/\(one).png").isEmpty)
  }

  @Test func namesMustNotLeadOut() throws {
    let golden = try settled()
    try golden.path.write(
      #"{"golden": "Golden", "cases": [{"name": "../../x", "state": "new", "after": "report.json"}]}"#,
      to: "weave-report/report.json")
    #expect(try Tool.run(["accept", "../../x"], in: golden.path).status == 2)
    #expect(try Tool.run(["accept"], in: golden.path).status == 64)
    #expect(try Tool.run(["accept", "x"], in: Folder()).errors.contains("there is no report"))
  }

  /// One pattern takes all sizes of a design; one that nothing answers to takes nothing.
  @Test func patternsAreAccepted() throws {
    let golden = try settled()
    for name in ["one", "two"] {
      try golden.path.write(GoldenFolder.design(color: "#C02020"), to: "Specs/\(name).json")
    }
    #expect(try golden.test().status == 1)
    let none = try Tool.run(["accept", "one*", "three*"], in: golden.path)
    #expect(
      none.status == 2 && none.text == "" && none.errors.contains("there is no `three*` to accept in the report"),
      "\(none.errors)")
    let outcome = try Tool.run(["accept", "one*light@1x", GoldenFolder.one], in: golden.path)
    #expect(outcome.status == 0 && outcome.text == "accepted \(GoldenFolder.one)\n", "\(outcome.errors)")
    let all = try Tool.run(["accept", "*small*"], in: golden.path)
    #expect(all.text.contains("accepted \(GoldenFolder.two)\n"))
  }

  // MARK: Parts

  @Test func shardsTakeEachPictureOnce() throws {
    let golden = try settled(["a", "b", "c", "d", "e"])
    let counts = try (1...3).map { try golden.test("--shard", "\($0)/3").text }
    #expect(counts == ["2 same\n", "2 same\n", "1 same\n"])
    #expect(try golden.test("--shard", "4/3").status == 64)
  }

  @Test func filtersTakeNames() throws {
    let golden = try settled(["walk", "run", "ride"])
    #expect(try golden.test("--filter", "r*light").text == "2 same\n")
    #expect(try golden.test("--filter", "walk", "--filter", "ride").text == "2 same\n")
    let none = try golden.test("--filter", "swim")
    #expect(none.status == 1 && none.errors.contains("nothing to draw: no design found"))
  }

  @Test func theFirstFailureMayEndTheRun() throws {
    let golden = try settled(["a", "b", "c"])
    for name in ["a", "b", "c"] { try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/\(name).json") }
    let outcome = try golden.test("--fail-fast", "--jobs", "1")
    #expect(outcome.status == 1 && outcome.text.contains("1 changed, 2 skipped"))
  }

  // MARK: For machines

  @Test func formatsForCIServers() throws {
    let golden = try settled()
    try golden.path.write(GoldenFolder.design("<&>"), to: "Specs/one.json")
    let github = try golden.test("--format", "github")
    #expect(github.text.hasPrefix("::error file=Specs/one.json,line=3,col="))
    #expect(
      try golden.test("--format", "junit").text.contains(
        #"<testsuite name="weave test" tests="2" failures="1" errors="0">"#))
    let parser = XMLCheck(try golden.path.read("weave-report/junit.xml"))
    #expect(parser.isWellFormed && parser.elements["failure"] == 1 && parser.elements["testcase"] == 2)
    let sarif = try #require(
      JSONSerialization.jsonObject(with: Data(golden.test("--format", "sarif").bytes)) as? [String: Any])
    let results = (sarif["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    #expect(results?.map { $0["ruleId"] as? String } == ["W1021"])
    let page = try String(decoding: golden.path.read("weave-report/report.html"), as: UTF8.self)
    #expect(!page.contains("<&>") && page.contains(#"\u003C&>"#))
  }

  @Test func githubGetsAnnotationsAndASummary() throws {
    let golden = try settled()
    try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/one.json")
    try golden.path.write("before\n", to: "summary.md")
    let outcome = try Tool.run(
      ["test", "Specs"], in: golden.path,
      environment: ["CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": golden.path.path + "/summary.md"])
    #expect(outcome.text.contains("::error file=Specs/one.json"))
    let summary = String(decoding: try golden.path.read("summary.md"), as: UTF8.self)
    #expect(summary.hasPrefix("before\n### Widgets\n") && summary.contains("text changed: text “Stairs” was “Steps”"))
  }

  // MARK: Environment

  @Test func theFingerprintNamesWhatDraws() throws {
    let outcome = try Tool.run(["fingerprint"], in: Folder())
    let root = try #require(JSONSerialization.jsonObject(with: outcome.bytes) as? [String: Any])
    let fonts = try #require(root["fonts"] as? [[String: String]]).compactMap { $0["name"] }
    let libraries = try #require(root["libraries"] as? [[String: String]])
    #expect(fonts.contains("Inter-Regular.otf") && fonts.contains("NotoColorEmoji.ttf"))
    #expect(libraries.contains { $0["name"] == "libcairo.so.2" && $0["file"]?.hasPrefix("libcairo.so.2.") == true })
    #expect(libraries.allSatisfy { $0["xxh128"]?.count == 32 })
    let inter = try #require(root["fonts"] as? [[String: String]]).first { $0["name"] == "Inter-Regular.otf" }
    #expect(try inter?["version"] == FontFile.installed().revision && inter?["family"] == "Inter")
    #expect(["x86-64", "arm64"].contains(root["processor"] as? String))
    let plain = try Tool.run(["fingerprint"], in: Folder(), environment: ["PIXMAN_DISABLE": "ssse3 mmx sse2"])
    #expect(plain.text.contains(" without mmx, sse2, ssse3\""), "\(plain.errors)")
  }
}

/// Whether a text is XML, and which elements it has.
private final class XMLCheck: NSObject, XMLParserDelegate {
  private(set) var elements: [String: Int] = [:]
  private(set) var isWellFormed = false

  init(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements[name, default: 0] += 1
  }
}
