// SPDX-License-Identifier: MIT

import Foundation

/// Seconds since 1970 of `2026-03-20T12:00Z`, with or without seconds.
func moment(_ text: String) throws -> Double {
  let full = text.count == 17 ? text.replacingOccurrences(of: "Z", with: ":00Z") : text
  return try Date.ISO8601FormatStyle().parse(full).timeIntervalSince1970
}
