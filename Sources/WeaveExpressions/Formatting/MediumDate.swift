// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A date of medium length in a locale's format: `Feb 1, 2026`, `1 Feb 2026`, `01.02.2026`.
enum MediumDate {
  /// The local date of a moment, in seconds since 1970, on the Gregorian calendar like all dates of a design.
  static func text(seconds: Double, in context: EvaluationContext) -> String {
    LocaleRecord(context.locale).mediumDate.format(seconds: seconds, in: context)
  }
}
