// SPDX-License-Identifier: MIT

import Synchronization
import WeaveDiagnostics
import WeaveGolden
import WeaveSystem

/// `weave test --watch`: after each save, tests the pictures that it may have changed, and writes the report again.
final class SuiteWatch: Sendable {
  private let command: TestCommand
  private let folder: ReportFolder
  private let state: Mutex<State>

  private struct State {
    var suite: TestSuite
    var outcome: TestOutcome
    var files: WatchedFiles
  }

  init(_ command: TestCommand, _ suite: TestSuite, _ outcome: TestOutcome, _ folder: ReportFolder) throws {
    self.command = command
    self.folder = folder
    let files = WatchedFiles([command.specs, command.golden], skipping: [folder.path])
    state = Mutex(State(suite: suite, outcome: outcome, files: files))
    Console.error("watching \(command.specs), stop with Control-C\n")
  }

  /// Waits for saves until the process ends.
  ///
  /// - Parameter show: receives each later report.
  @Sendable func watch(_ show: @escaping @Sendable (TestReport) -> Void) {
    while true {
      sleepShortly()
      if let report = state.withLock({ test(&$0) }) { show(report) }
    }
  }

  /// The report after a save; nil if nothing was saved, or the settings cannot be read.
  private func test(_ state: inout State) -> TestReport? {
    var saved = state.files.changes()
    guard !saved.isEmpty else { return nil }
    // Editors and tools save several files in a row.
    while case let more = {
      sleepShortly(); return state.files.changes()
    }(), !more.isEmpty { saved.formUnion(more) }
    do {
      let suite = try command.suite()
      let names = suite.names(
        changedSince: state.suite, files: saved, state.outcome, golden: command.golden)
      let before = state.outcome
      let run = TestRun(command.options(isCI: TestCommand.isSet(Inputs.environment("CI"))), report: folder)
      state.outcome = try run.run(suite, again: names, after: before)
      state.suite = suite
      let report = TestReport(state.outcome, golden: command.golden, command: TestCommand.commandLine)
      try command.write(report, folder)
      let count = state.outcome.results.count { names.contains($0.name) }
      let files =
        saved.sorted().prefix(3).joined(separator: ", ") + (saved.count > 3 ? " and \(saved.count - 3) more" : "")
      try Console.out("\n\(files): \(count) \(count == 1 ? "picture" : "pictures") tested\n")
      try command.say(report, folder, isWritten: true)
      return report
    } catch let exit as ExitCode {
      // The message is printed; the next save may mend it.
      _ = exit
      return nil
    } catch {
      Console.error("weave: error: \(error)\n")
      return nil
    }
  }
}
