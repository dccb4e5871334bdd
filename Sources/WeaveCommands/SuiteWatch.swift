// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveGolden
import WeaveRender
import WeaveSystem

/// `weave test --watch`: after each save, tests the pictures that it may have changed, and writes the report again.
final class SuiteWatch {
  private let command: TestCommand
  private let folder: ReportFolder
  private var suite: TestSuite
  private var outcome: TestOutcome
  private var files: WatchedFiles

  init(_ command: TestCommand, _ suite: TestSuite, _ outcome: TestOutcome, _ folder: ReportFolder) {
    self.command = command
    self.suite = suite
    self.outcome = outcome
    self.folder = folder
    files = WatchedFiles([command.specs, command.golden], skipping: [folder.path])
  }

  /// Waits for saves.
  ///
  /// - Parameters:
  ///   - isOver: whether nobody looks any more.
  ///   - show: receives each later report.
  func watch(_ isOver: () -> Bool, _ show: (TestReport) -> Void) {
    Console.error("watching \(command.specs), stop with Control-C\n")
    while !isOver() {
      sleepShortly()
      var saved = files.changes()
      guard !saved.isEmpty else { continue }
      // Editors and tools save several files in a row.
      while true {
        sleepShortly()
        let more = files.changes()
        if more.isEmpty { break }
        saved.formUnion(more)
      }
      if let report = test(after: saved) { show(report) }
    }
  }

  /// The report after a save; nil if there is none, because the settings cannot be read or a file cannot be written.
  private func test(after saved: Set<String>) -> TestReport? {
    do {
      let later = try command.suite()
      let names = later.names(changedSince: suite, files: saved, outcome, golden: command.golden)
      let isCI = TestCommand.isSet(Inputs.environment("CI"))
      outcome = try TestRun(command.options(isCI: isCI), report: folder).run(later, again: names, after: outcome)
      suite = later
      let report = TestReport(outcome, golden: command.golden, command: TestCommand.commandLine)
      try command.write(report, folder)
      let count = outcome.results.count { names.contains($0.name) }
      let others = saved.count > 3 ? " and \(saved.count - 3) more" : ""
      let list = saved.sorted().prefix(3).joined(separator: ", ") + others
      try Console.out("\n\(list) saved: \(count) \(count == 1 ? "picture" : "pictures") tested\n")
      try command.say(report, folder, isWritten: true)
      return report
    } catch is ExitCode {
      // Its reason is printed already; the next save may mend it.
      return nil
    } catch {
      Console.error("weave: error: \(error)\n")
      return nil
    }
  }
}
