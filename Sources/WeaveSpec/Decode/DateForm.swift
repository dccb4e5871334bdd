// SPDX-License-Identifier: MIT

/// The form of the dates in a file.
enum DateForm: Sendable {
  /// `2026-02-01T09:30:00Z`
  case iso8601
  /// Seconds since 2001-01-01T00:00:00Z.
  case number
  /// Each date in either form.
  case either
}
