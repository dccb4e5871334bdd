// SPDX-License-Identifier: MIT

import WeaveSchema

/// What can follow a variable or expression in a text: `{{count||number:2}}`. The one list of them.
public enum TextFilter: String, Sendable, Hashable, CaseIterable {
  case upper, lower, trim, title, prefix, suffix, pad
  case number, percent, currency, round, floor, ceil, abs, clamp
  case date, relative
  case daysUntil = "daysuntil"
  case hoursUntil = "hoursuntil"
  case minutesUntil = "minutesuntil"
  case sinceDays = "sincedays"
  case sinceHours = "sincehours"
  case sinceMinutes = "sinceminutes"
  case plural, bar

  /// Every filter, in the order of the reference.
  public static let all: [TextFilter] = allCases

  /// The filter's name in a text, in lower case.
  public var name: String { rawValue }

  /// A filter by its name, whatever its case; nil where there is none.
  public init?(name: some StringProtocol) {
    guard name.utf8.count <= 16 else { return nil }
    self.init(rawValue: name.trimmed.lowercased())
  }

  /// Whether its text changes as time goes by though the value stays.
  package var readsClock: Bool {
    switch self {
    case .relative, .daysUntil, .hoursUntil, .minutesUntil, .sinceDays, .sinceHours, .sinceMinutes: true
    default: false
    }
  }

  /// Whether it reads its value as a date.
  package var readsDate: Bool { self == .date || readsClock }
}
