// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// Moments as this command writes them.
enum MomentText {
  /// Such as `2026-03-28T13:05:00Z`.
  static func text(_ date: Date) -> String { InstantText.text(date) }
}
