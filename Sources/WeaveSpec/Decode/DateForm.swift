// SPDX-License-Identifier: MIT

/// How the dates of one file are written.
enum DateForm: Sendable {
  /// `2026-02-01T09:30:00Z`
  case iso8601
  /// Seconds since 2001-01-01T00:00:00Z.
  case number
  /// Each date in either form.
  case either
}
