// SPDX-License-Identifier: MIT

import WeaveData
import WeaveFacts
import WeaveRender
import WeaveResolve
import WeaveSpec

/// Warns of three kinds of values. Values given with `--var`, `--var-json` or `--data` that no design reads often have
/// a misspelt name. Others have a type that the designs do not expect. The third kind is declared by a design, but not
/// given.
enum UnreadVariables {
  /// - Parameter includesUnset: whether to report declared variables without a value; `validate` reports them where they
  ///   are read.
  static func warn(
    _ given: GivenData, of widgets: [CompiledWidget], _ snapshots: Snapshots, includesUnset: Bool = true
  ) {
    if includesUnset { warnOfUnset(given, widgets, snapshots) }
    guard !given.values.isEmpty, !widgets.isEmpty else { return }
    let misfits = given.typeMismatches(in: widgets)
    if !misfits.isEmpty { Console.error(misfits) }
    var names = ReadNames()
    for widget in widgets { names.add(widget) }
    names.add(snapshots)
    for (name, nearest) in names.unread(of: given.namedValues) {
      Console.error("weave: warning: \(sentence(name, nearest, option: given.option(of: name)))\n")
    }
  }

  private static func warnOfUnset(_ given: GivenData, _ widgets: [CompiledWidget], _ snapshots: Snapshots) {
    let names = Array(given.values.keys) + Array((snapshots.variables?.scope ?? [:]).keys)
    var warned: Set<String> = []
    for member in widgets.flatMap({ ReadNames.unset(in: $0, given: names) }) where warned.insert(member.name).inserted {
      Console.error(
        "weave: warning: the variable '\(member.name)', which the design declares as \(member.type.phrase), has no value; "
          + "set it with --var, or with a sample in `variables`\n")
    }
  }

  static func warn(_ unread: [(name: String, nearest: String?)], reader: String = "no design reads") {
    for (name, nearest) in unread {
      Console.error("weave: warning: \(sentence(name, nearest, reader: reader))\n")
    }
  }

  static func sentence(
    _ name: String, _ nearest: String?, reader: String = "no design reads", option: String = "--var"
  ) -> String {
    "\(reader) the variable '\(name)' of \(option)" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}
