// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics

@testable import WeaveGolden

/// Changes in a file of parts that designs include, through a whole run.
@Suite struct IncludedPlaceTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "included-\(UUID())").path
    try FileManager.default.createDirectory(atPath: "\(folder)/Specs/parts", withIntermediateDirectories: true)
  }

  private static let parts = """
    {
      "colors": { "deep": "#1E66F5" },
      "strings": { "en": { "tide": "High tide" } },
      "components": {
        "line": {
          "content": {
            "type": "text", "text": "=localized('tide')", "foreground": "deep"
          }
        }
      }
    }
    """

  private func write(_ text: String, _ name: String) throws {
    try text.write(toFile: "\(folder)/Specs/\(name)", atomically: true, encoding: .utf8)
  }

  /// What a run tells of the parts after a change of them, against the references of the parts as they were.
  private func report(after change: (String) -> String) throws -> TestReport {
    try write(
      #"{ "name": "Card", "layout": { "template": "custom" }, "include": "parts/kit.json", "#
        + #""content": { "type": "use", "component": "line" } }"#, "card.json")
    try write(
      #"{ "sizes": ["small"], "appearances": ["light"], "scales": [1], "exclude": ["parts"] }"#, "weave.test.json")
    try write(Self.parts, "parts/kit.json")
    _ = try run(updates: true)
    try write(change(Self.parts), "parts/kit.json")
    return TestReport(try run(), golden: "\(folder)/Golden", command: "weave test")
  }

  private func run(updates: Bool = false) throws -> TestOutcome {
    var options = TestOptions(golden: "\(folder)/Golden")
    options.updates = updates
    var reader = SuiteReader()
    return try TestRun(options, report: ReportFolder(path: "\(folder)/report")).run(try reader.read("\(folder)/Specs"))
  }

  /// The text of the component stands in line 7 of the included file.
  @Test func placesNameTheIncludedFile() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = try report { $0.replacing("#1E66F5", with: "#C02020") }
    #expect(report.outcome.results.map(\.state) == [.changed])
    #expect(report.outcome.results.first?.changes.map(\.verdict) == [.recolored])
    let place = "\(folder)/Specs/parts/kit.json:7:"
    for text in [
      report.text(color: false), report.junit, report.markdown, report.html(in: ReportFolder(path: "\(folder)/report")),
    ] {
      #expect(text.contains(place))
      #expect(!text.contains("card.json:"), "\(text.prefix(2_000))")
    }
    #expect(report.json.contains(place) || report.json.replacing("\\/", with: "/").contains(place))
    // An annotation stands where the change was made, and names the node that shows it.
    let github = GitHubPrinter().text(for: report.annotations())
    #expect(github.contains("file=\(folder)/Specs/parts/kit.json,line=2"), "\(github)")
    #expect(github.contains("Specs/parts/kit.json:7:"), "\(github)")
  }

  @Test func aTextOfTheDesignsOwnIsNoData() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = try report { $0.replacing("High tide", with: "Low tide") }
    let changes = try #require(report.outcome.results.first).changes
    #expect(changes.map(\.verdict) == [.textChanged])
    #expect(changes.first?.text.hasPrefix("text “Low tide” was “High tide”") == true, "\(changes.map(\.text))")
  }

  /// A text that the design does not name has no part in what another text shows.
  @Test func otherTextsChangeNothing() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = try report {
      $0.replacing(#""tide": "High tide""#, with: #""wind": "Fresh breeze", "tide": "High tide""#)
    }
    #expect(report.outcome.results.map(\.state) == [.same])
  }
}
