// SPDX-License-Identifier: MIT

import WeaveExpressions
import WeaveSpec

/// The reminders template's values from a design: which reminders it lists, and how.
enum RemindersModel {
  static func values(of config: RemindersConfig) -> [String: Value] {
    [
      "mode": .string(config.mode.rawValue), "presentation": .string(config.presentation.rawValue),
      // The template names the mode in the reader's language.
      "title": .string(""), "showsDueTimes": .bool(config.showDueTimes),
      "showsProgress": .bool(config.showProgressBadge),
    ]
  }
}
