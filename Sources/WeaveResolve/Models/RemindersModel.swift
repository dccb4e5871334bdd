// SPDX-License-Identifier: MIT

import WeaveSpec

/// What the template of reminders reads of a design: which of them it lists, and how.
enum RemindersModel {
  static func values(of config: RemindersConfig) -> [String: Value] {
    [
      "mode": .string(config.mode.rawValue), "presentation": .string(config.presentation.rawValue),
      "title": .string(title(of: config.mode)), "showsDueTimes": .bool(config.showDueTimes),
      "showsProgress": .bool(config.showProgressBadge),
    ]
  }

  private static func title(of mode: RemindersConfig.Mode) -> String {
    switch mode {
    case .today: "Today"
    case .overdue: "Overdue"
    case .soon: "Soon"
    case .flagged: "Flagged"
    case .focus: "Focus"
    case .list: "Reminders"
    }
  }
}
