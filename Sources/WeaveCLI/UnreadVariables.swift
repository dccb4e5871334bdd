// SPDX-License-Identifier: MIT

import Weave
import WeaveData
import WeaveResolve

/// Warns of values that were given with `--var`, `--var-json` or `--data` and that no design reads, as most often a name
/// is misspelt, and of those that are not what the designs expect.
enum UnreadVariables {
  static func tell(_ given: GivenData, of widgets: [CompiledWidget], _ snapshots: Snapshots) {
    guard !given.values.isEmpty, !widgets.isEmpty else { return }
    let misfits = given.misfits(in: widgets)
    if !misfits.isEmpty { Console.error(misfits) }
    var names = ReadNames()
    for widget in widgets { names.add(widget) }
    names.add(snapshots)
    for (name, nearest) in names.unread(of: given.namedValues) {
      Console.error("weave: warning: \(sentence(name, nearest, option: given.option(of: name)))\n")
    }
  }

  static func tell(_ unread: [(name: String, nearest: String?)], reader: String = "no design reads") {
    for (name, nearest) in unread {
      Console.error("weave: warning: \(sentence(name, nearest, reader: reader))\n")
    }
  }

  static func sentence(
    _ name: String, _ nearest: String?, reader: String = "no design reads", option: String = "--var"
  ) -> String {
    "\(reader) the variable '\(name)' that \(option) gives" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}
