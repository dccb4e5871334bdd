// SPDX-License-Identifier: MIT

/// The terminal colours, as ANSI escape sequences (ECMA-48, select graphic rendition).
struct TerminalStyle {
  enum Role: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case help = "1;32"
    /// Places and messages.
    case strong = "1"
    /// Line numbers.
    case gutter = "2"
  }

  var isColored: Bool

  func paint(_ text: String, _ role: Role) -> String {
    isColored ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Diagnostic.Severity {
  var role: TerminalStyle.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
