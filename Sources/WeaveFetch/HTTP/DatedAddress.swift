// SPDX-License-Identifier: MIT

import WeaveTime

/// An address in which `{yyyy}`, `{MM}`, `{dd}`, `{M}` and `{d}` stand for the day of the request.
struct DatedAddress {
  private let text: String

  init(_ text: String) { self.text = text }

  func text(on day: LocalDay) -> String {
    if !text.contains("{") { return text }
    // `2026-03-28`
    let parts = day.description.split(separator: "-").map(String.init)
    guard parts.count == 3, let month = Int(parts[1]), let number = Int(parts[2]) else { return text }
    let fields = [
      "{yyyy}": parts[0], "{MM}": parts[1], "{dd}": parts[2], "{M}": "\(month)", "{d}": "\(number)",
    ]
    return fields.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }
}
