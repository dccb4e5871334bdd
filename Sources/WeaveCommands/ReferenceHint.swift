// SPDX-License-Identifier: MIT

import WeaveGolden

/// Advice after `weave test`, in one line each.
enum ReferenceHint {
  /// References of an earlier weave do not say what drew them.
  static func unmarked(_ outcome: TestOutcome, specs: String, golden: String, updates: Bool) -> String? {
    guard outcome.unmarked > 0, !updates else { return nil }
    let place = golden == TestCommand.standardGolden ? "" : " --golden \(golden.shellQuoted)"
    let (what, verb) = outcome.unmarked == 1 ? ("1 reference", "does") : ("\(outcome.unmarked) references", "do")
    return "\(what) \(verb) not say which fonts and libraries drew them; `weave test \(specs.shellQuoted)\(place) --update` "
      + "adds that, and changes no pixel of those that are the same"
  }
}
