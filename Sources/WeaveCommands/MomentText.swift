// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// The command's text form of moments.
enum MomentText {
  /// Such as `2026-03-28T13:05:00Z`.
  static func text(_ date: Date) -> String { InstantText.text(date) }
}
