// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGolden

/// Advice after `weave test`, in one line each.
enum ReferenceHint {
  /// References of an earlier weave do not say what drew them.
  static func unmarked(_ outcome: TestOutcome, specs: String, golden: String, updates: Bool) -> String? {
    guard outcome.unmarked > 0, !updates else { return nil }
    let place = golden == TestCommand.standardGolden ? "" : " --golden \(golden.shellQuoted)"
    let (what, verb) = outcome.unmarked == 1 ? ("1 reference", "does") : ("\(outcome.unmarked) references", "do")
    return
      "\(what) \(verb) not say which fonts and libraries drew them; `weave test \(specs.shellQuoted)\(place) --update` "
      + "adds that, and changes no pixel of those that are the same"
  }

  /// What to do after the first run on a CI server, where nothing can be compared yet; nil for any other run.
  ///
  /// - Parameter report: the folder of the report.
  static func firstRun(_ outcome: TestOutcome, specs: String, golden: String, report: String) -> String? {
    let drawn = outcome.results.filter { $0.item != nil && $0.state != .failed }
    let others = outcome.results.contains { $0.state == .orphaned }
    guard !drawn.isEmpty, !others, drawn.allSatisfy({ $0.state == .missing && !$0.isSettled }) else { return nil }
    let place = golden == TestCommand.standardGolden ? "" : " --golden \(golden.shellQuoted)"
    let count = drawn.count == 1 ? "The picture" : "The \(drawn.count) pictures"
    return """
      `\(golden)` has no references yet, so there is nothing to compare with. \(count) of this run \
      \(drawn.count == 1 ? "is" : "are") in the folder `\(report)`, which the workflow should keep as an artifact.
      Look at \(report)/report.html, and make the pictures the references, in one of two ways:

          weave accept --all --report \(report.shellQuoted)    # with the report of this run, in the project's folder
          weave test \(specs.shellQuoted)\(place) --update    # draws them again on your machine

      Then commit `\(golden)`.
      """
  }
}
