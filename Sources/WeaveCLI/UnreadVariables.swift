// SPDX-License-Identifier: MIT

import Weave
import WeaveData
import WeaveResolve

/// Warns of values that were given with `--var` and that no design reads: most often a name is misspelt.
enum UnreadVariables {
  static func tell(_ given: [String: String], of widgets: [CompiledWidget], _ snapshots: Snapshots) {
    guard !given.isEmpty, !widgets.isEmpty else { return }
    var names = ReadNames()
    for widget in widgets { names.add(widget) }
    names.add(snapshots)
    tell(names.unread(of: given))
  }

  static func tell(_ unread: [(name: String, nearest: String?)], reader: String = "no design reads") {
    for (name, nearest) in unread {
      Console.error("weave: warning: \(sentence(name, nearest, reader: reader))\n")
    }
  }

  static func sentence(_ name: String, _ nearest: String?, reader: String = "no design reads") -> String {
    "\(reader) the variable '\(name)' that --var gives" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}
