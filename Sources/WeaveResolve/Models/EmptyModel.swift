// SPDX-License-Identifier: MIT

import WeaveSpec

/// What a template that lives from snapshots shows while it has none.
enum EmptyModel {
  static func values(for template: Template, title: String) -> [String: Value] {
    let texts: (symbol: String, title: String, hint: String) =
      switch template {
      case .weather: ("cloud.sun.fill", title.isEmpty ? "No weather yet" : title, "No forecast has been stored.")
      case .nextUpCalendar: ("calendar", "Nothing up next", "No events have been stored.")
      case .reminders: ("checklist", "No reminders", "No reminders have been stored.")
      case .clockIcon: ("clock.fill", "Clock", "This face is not drawn yet.")
      default: ("", "", "")
      }
    return ["emptySymbol": .string(texts.symbol), "emptyTitle": .string(texts.title), "emptyHint": .string(texts.hint)]
  }
}
