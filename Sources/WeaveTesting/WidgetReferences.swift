// SPDX-License-Identifier: MIT

import Foundation
import WeaveGolden
import WeaveRender
import WeaveSystem
import WeaveViews

/// The references of one package, and the report of this run's tests.
///
/// All tests of a process share one report, as `weave test` writes it; each picture is added to it when it is compared.
@MainActor final class WidgetReferences {
  private static var known: [String: WidgetReferences] = [:]

  /// The folder of references, and that of the report.
  let golden, report: String
  private let run: TestRun
  private let folder: ReportFolder
  private var suite = TestSuite.empty
  private var outcome: TestOutcome?

  /// The references of the package that a file belongs to.
  ///
  /// - Parameter records: whether references are written for new and changed pictures.
  static func of(file: String, records: Bool) -> WidgetReferences {
    let root = packageFolder(of: file)
    let key = "\(records) \(root)"
    if let found = known[key] { return found }
    let references = WidgetReferences(root: root, records: records)
    known[key] = references
    return references
  }

  private init(root: String, records: Bool) {
    // `weave accept` takes references only below the folder that it runs in.
    let place = realPath(root) == realPath(".") ? "" : root + "/"
    golden = "\(place)Tests/Golden"
    report = records ? "\(place)weave-report/recorded" : "\(place)weave-report"
    var options = TestOptions(golden: golden)
    options.isCI = environmentVariable("CI").map { !["", "0", "false"].contains($0) } ?? false
    options.updates = records
    folder = ReportFolder(path: report)
    run = TestRun(options, report: folder)
  }

  /// The nearest folder around a file that has a manifest; the file's own folder if there is none.
  static func packageFolder(of file: String) -> String {
    let own = URL(fileURLWithPath: file).deletingLastPathComponent()
    var folder = own
    while folder.path.count > 1 {
      if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") { return folder.path }
      folder = folder.deletingLastPathComponent()
    }
    return own.path
  }

  /// Draws a picture, compares it with its reference, and writes the report again.
  ///
  /// - Returns: nil if it is as its reference, or was recorded; otherwise what differs and what to do.
  func failure(of item: TestCase) throws -> String? {
    suite.add(item)
    var found = try outcome.map { try run.run(suite, again: [item.name], after: $0) } ?? run.run(suite)
    // Other tests make them, or did.
    found.results.removeAll { $0.state == .orphaned }
    outcome = found
    guard let result = found.results.first(where: { $0.name == item.name }) else { return nil }
    if found.results.contains(where: { $0.state != .same }) {
      try folder.write(TestReport(found, golden: golden, command: "swift test"))
    }
    if result.isSettled || result.state == .same || result.state == .close { return nil }
    return message(of: result)
  }

  private func message(of result: CaseResult) -> String {
    var lines = ["\(result.name): \(result.summary)"]
    lines += result.changes.prefix(8).map { "  \($0.node): \($0.text)" }
    if result.state != .failed {
      lines.append("  Look at \(folder.page). To make the picture the reference: weave accept '\(result.name)'")
    }
    return lines.joined(separator: "\n")
  }
}
