// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveRender

@testable import WeaveGolden

/// The parts of a run, drawn on several machines, as one report.
@Suite struct MergedReportTests {
  private let system: DesignSystem

  init() throws { system = try DesignSystem() }

  private func path(_ name: String) -> String { "\(system.folder)/\(name)" }

  /// Draws a part and writes its report.
  private func draw(_ part: String, into name: String) throws -> TestReport {
    let folder = ReportFolder(path: path(name))
    var options = TestOptions(golden: path("Golden"))
    options.shard = Shard(part)
    var reader = SuiteReader()
    let outcome = try TestRun(options, report: folder).run(try reader.read(path("Specs")))
    var report = TestReport(outcome, golden: path("Golden"), command: "weave test")
    report.part = options.shard
    try folder.write(report)
    return report
  }

  private func merge(_ names: [String], into name: String = "whole") throws -> MergedReport {
    try MergedReport(names.map(path), into: ReportFolder(path: path(name)), golden: path("Golden"), command: "merge")
  }

  @Test func theWholeIsLikeARunOfAll() throws {
    try system.changeKit("#1E66F5", "#C02020")
    try system.changeKit("Aufträge", "Bestellungen")
    _ = try draw("1/2", into: "one")
    _ = try draw("2/2", into: "two")
    let merged = try merge(["one", "two"])
    let whole = try system.report()
    #expect(merged.missing.isEmpty)
    #expect(merged.report.groups == whole.groups)
    #expect(merged.report.outcome.results.map(\.name) == whole.outcome.results.map(\.name))
    // The commands differ, and nothing else.
    #expect(merged.report.json == TestReport(whole.outcome, golden: path("Golden"), command: "merge").json)
    #expect(merged.report.text(color: false) == whole.text(color: false))
  }

  @Test func theWholeIsAcceptedAtOnce() throws {
    try system.changeKit("#1E66F5", "#C02020")
    _ = try draw("1/2", into: "one")
    _ = try draw("2/2", into: "two")
    let folder = ReportFolder(path: path("whole"))
    let merged = try MergedReport([path("one"), path("two")], into: folder, golden: path("Golden"), command: "merge")
    try folder.write(merged.report)
    let acceptance = try Acceptance(report: path("whole"), golden: path("Golden"))
    for (name, _) in acceptance.pictures(of: "colour:brand") { #expect(try acceptance.accept(name)) }
    #expect(try system.run().count(.same) == 12)
  }

  /// A job that ended early leaves no report.
  @Test func aMissingPartFails() throws {
    _ = try draw("1/3", into: "one")
    _ = try draw("3/3", into: "three")
    let merged = try merge(["one", "three"])
    #expect(merged.missing == ["2/3"] && merged.report.outcome.hasFailed)
    #expect(merged.report.text(color: false).contains("part 2/3"))
  }

  @Test func onlyPartsOfOneRunAreMerged() throws {
    try system.changeKit("#1E66F5", "#C02020")
    _ = try draw("1/2", into: "one")
    _ = try draw("1/2", into: "again")
    _ = try draw("2/3", into: "other")
    let twice = #expect(throws: MergeError.self) { try merge(["one", "again"]) }
    #expect(twice?.description.contains("merge the parts of one run") == true)
    #expect(throws: MergeError.self) { try merge(["one", "other"]) }
    #expect(throws: MergeError.self) { try merge(["one"], into: "one") }
    #expect(throws: MergeError.self) { try merge(["nowhere"]) }
  }

  /// A report may come from elsewhere: its paths must be those of its own pictures.
  @Test(arguments: ["/etc/passwd", "../Golden/a-small-light@1x.png", "pictures/../../Specs/a.json"])
  func foreignPathsAreNotCopied(path other: String) throws {
    try system.changeKit("#1E66F5", "#C02020")
    _ = try draw("1/1", into: "one")
    let url = URL(fileURLWithPath: path("one/report.json"))
    let text = try String(contentsOf: url, encoding: .utf8)
    try text.replacing("pictures/a-small-light@1x-after.png", with: other).write(
      to: url, atomically: true, encoding: .utf8)
    #expect(throws: MergeError.self) { try merge(["one"]) }
  }

  // MARK: One run at a time

  @Test func twoRunsDoNotShareAFolder() throws {
    try system.changeKit("#1E66F5", "#C02020")
    let first = ReportFolder(path: path("report"))
    try first.begin()
    let error = #expect(throws: TestError.self) { try system.run() }
    #expect(error?.description.contains("another run writes its report here") == true)
    // What the first run writes is its own.
    try first.begin()
  }

  @Test func aLaterRunLeavesNothingOfAnEarlierOne() throws {
    try system.changeKit("#1E66F5", "#C02020")
    let folder = ReportFolder(path: path("one"))
    try folder.write(try draw("1/1", into: "zero"))
    _ = folder
    let names = { try FileManager.default.contentsOfDirectory(atPath: self.path("zero/pictures")) }
    #expect(try !names().isEmpty)
    try system.changeKit("#C02020", "#1E66F5")
    _ = try draw("1/1", into: "zero")
    #expect(try names().isEmpty)
  }

  // MARK: A comment

  @Test func aCommentFitsAndShowsPictures() throws {
    try system.changeKit("#1E66F5", "#C02020")
    let folder = ReportFolder(path: path("report"))
    let outcome = try system.run(report: "drawn")
    let report = TestReport(outcome, golden: path("Golden"), command: "weave test")
    let drawn = ReportFolder(path: path("drawn"))
    try drawn.writeComment(report, pictures: "https://example.org/x/{}?raw=true", run: "https://example.org/run/1")
    _ = folder
    let text = try String(contentsOfFile: path("drawn/comment.md"), encoding: .utf8)
    #expect(text.contains("#### colour \\`brand\\`: 6 pictures"))
    #expect(text.contains("| Before | After | Difference |"))
    #expect(text.contains(#"<img src="https://example.org/x/1-before.png?raw=true" width="158" alt="before">"#))
    #expect(text.contains("[The report of this run](https://example.org/run/1)"))
    let files = try FileManager.default.contentsOfDirectory(atPath: path("drawn/comment")).sorted()
    #expect(files == (1...2).flatMap { ["\($0)-after.png", "\($0)-before.png", "\($0)-difference.png"] })
  }

  /// GitHub takes 65,536 characters.
  @Test func aCommentIsShortHoweverMuchDiffers() throws {
    let names = (0..<40).map { "\($0)" + String(repeating: "long", count: 60) }
    var results: [CaseResult] = []
    for (index, name) in names.enumerated() {
      for picture in 0..<300 {
        var result = CaseResult("\(name)/\(picture)", .changed)
        result.causes = [ChangeCause(kind: .color, name: "color\(index)", file: "kit.json")]
        results.append(result)
      }
    }
    let report = TestReport(
      TestOutcome(results: results, drift: [], skipped: 0), golden: "Golden", command: "weave test")
    try ReportFolder(path: path("many")).writeComment(report, pictures: "https://example.org", run: nil)
    let text = try String(contentsOfFile: path("many/comment.md"), encoding: .utf8)
    #expect(text.utf8.count < 65_536 && text.contains("more in the report"))
  }
}
