// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WeaveGolden

/// Which pictures of a report can be accepted.
@Suite struct AcceptanceTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "accept-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// A report with a case for each name and state.
  private func acceptance(_ cases: [(name: String, state: String)]) throws -> Acceptance {
    let entries = cases.map { #"{"name": "\#($0.name)", "state": "\#($0.state)"}"# }.joined(separator: ", ")
    let report = #"{"golden": "Golden", "cases": [\#(entries)]}"#
    try report.write(toFile: "\(folder)/\(TestReport.jsonName)", atomically: true, encoding: .utf8)
    return try Acceptance(report: folder, golden: "\(folder)/Golden")
  }

  @Test func whatFailsOrIsNewIsOffered() throws {
    let states: [CaseResult.State] = [.changed, .missing, .new, .close, .orphaned, .same]
    let found = try acceptance(states.map { ("tea/\($0.rawValue)", $0.rawValue) })
    #expect(found.names == [CaseResult.State.changed, .missing, .new].map { "tea/\($0.rawValue)" }.sorted())
    // The others are accepted by their names, and what is the same is not.
    try found.check("tea/\(CaseResult.State.orphaned.rawValue)")
    #expect(throws: AcceptanceError.self) { try found.check("tea/\(CaseResult.State.same.rawValue)") }
  }

  @Test func patternsTakeEachOnce() throws {
    let changed = CaseResult.State.changed.rawValue
    let found = try acceptance(["tea-small", "tea-large", "milk-small"].map { ($0, changed) })
    #expect(try found.names(matching: ["tea*", "*small"]) == ["tea-large", "tea-small", "milk-small"])
    #expect(throws: AcceptanceError.self) { try found.names(matching: ["tea*", "honey*"]) }
  }

  /// A report may have come from elsewhere.
  @Test(arguments: ["../tea", "a/../../tea", "/etc/tea", "a//b"])
  func namesThatLeadOutAreNotThere(name: String) throws {
    #expect(try acceptance([(name, CaseResult.State.new.rawValue)]).names.isEmpty)
  }

  @Test func referencesOfAnotherFolderAreNotBelieved() throws {
    try #"{"golden": "/etc", "cases": []}"#.write(
      toFile: "\(folder)/\(TestReport.jsonName)", atomically: true, encoding: .utf8)
    #expect(throws: AcceptanceError.self) { try Acceptance(report: folder, golden: nil) }
  }

  @Test func aFolderWithoutAReportIsTold() throws {
    let error = #expect(throws: AcceptanceError.self) { try Acceptance(report: folder, golden: nil) }
    #expect(error?.description.hasPrefix("there is no report in") == true)
  }
}
