// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WeaveGolden

/// What a save makes `weave test --watch` draw again.
@Suite struct WatchTests {
  private let system: DesignSystem

  init() throws { system = try DesignSystem() }

  private func suite() throws -> TestSuite {
    var reader = SuiteReader()
    return try reader.read("\(system.folder)/Specs")
  }

  private func run() -> TestRun {
    TestRun(TestOptions(golden: "\(system.folder)/Golden"), report: ReportFolder(path: "\(system.folder)/report"))
  }

  /// The pictures that a change of files touches.
  private func touched(by change: () throws -> Void) throws -> Set<String> {
    let before = try suite()
    let outcome = try run().run(before)
    var files = WatchedFiles(["\(system.folder)/Specs", "\(system.folder)/Golden"], skipping: [])
    try change()
    let saved = files.changes()
    #expect(files.changes().isEmpty)
    return try suite().names(changedSince: before, files: saved, outcome, golden: "\(system.folder)/Golden")
  }

  @Test func aDesignTouchesItsOwnPictures() throws {
    let names = try touched { try system.write(DesignSystem.card("orders", figure: "13"), "a.json") }
    #expect(names.count == 4 && names.allSatisfy { $0.hasPrefix("a-") })
  }

  @Test func partsTouchAllThatIncludeThem() throws {
    try system.write(#"{ "name": "Plain", "primaryText": "Hello" }"#, "plain.json")
    let names = try touched { try system.changeKit("#1E66F5", "#C02020") }
    #expect(names.count == 12 && names.allSatisfy { !$0.hasPrefix("plain") })
  }

  @Test func settingsTouchWhatTheyChange() throws {
    let names = try touched {
      try system.write(
        DesignSystem.settings.replacing("\"light\", \"dark\"", with: "\"light\", \"tinted\""), "weave.test.json")
    }
    #expect(names.count == 6 && names.allSatisfy { $0.contains("tinted") })
  }

  @Test func aFileOfAnotherKindTouchesNothing() throws {
    #expect(try touched { try system.write("# Notes", "notes.md") }.isEmpty)
  }

  @Test func aReferenceTouchesItsPicture() throws {
    let name = "a-small-light@1x"
    let names = try touched { try FileManager.default.removeItem(atPath: "\(system.folder)/Golden/\(name).png") }
    #expect(names == [name])
  }

  /// Only what was touched is drawn; the outcome is that of a run of all.
  @Test func theOutcomeIsThatOfAWholeRun() throws {
    let before = try suite()
    let folder = ReportFolder(path: "\(system.folder)/report")
    let run = TestRun(TestOptions(golden: "\(system.folder)/Golden"), report: folder)
    let first = try run.run(before)
    #expect(first.count(.same) == 12)
    try system.changeKit("Aufträge", "Bestellungen")
    let later = try suite()
    let names = Set(later.cases.map(\.name).filter { $0.contains("de-DE") })
    let second = try run.run(later, again: names, after: first)
    #expect(second.count(.changed) == 4 && second.count(.same) == 8)
    let groups = CauseGroup.groups(of: second.results)
    #expect(groups.map(\.id) == ["text:orders"])
    // Taken back, nothing is left of it.
    try system.changeKit("Bestellungen", "Aufträge")
    let third = try run.run(try suite(), again: names, after: second)
    #expect(third.count(.same) == 12)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(system.folder)/report/pictures").isEmpty)
  }
}
