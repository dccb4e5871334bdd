// SPDX-License-Identifier: MIT

import WeaveTime

/// Moments in the headers of answers.
typealias HTTPDate = WeaveTime.HTTPDate

extension HTTPDate {
  /// Seconds since 1970; nil if the text is not a moment.
  static func seconds(_ text: String) -> Double? { HTTPDate(text).map { Double($0.seconds) } }
}
