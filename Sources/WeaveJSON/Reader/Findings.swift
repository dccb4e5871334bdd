// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// The diagnostics of one file, at most `Limits.diagnostics`.
struct Findings {
  private var diagnostics: [Diagnostic] = []
  private var warnings = 0
  private var errors = 0
  private var left: (count: Int, first: SourceRange?) = (0, nil)

  /// Whether there are so many errors that more would not help.
  var isFull: Bool { errors >= Limits.diagnostics / 2 }

  /// Whether another warning fits.
  var hasRoomForWarnings: Bool { warnings < Limits.diagnostics / 2 }

  /// Adds a diagnostic. Errors and warnings each get half of the space, so that neither hides the other.
  mutating func add(_ diagnostic: Diagnostic) {
    let count = diagnostic.severity == .error ? errors : warnings
    guard count < Limits.diagnostics / 2 else {
      left = (left.count + 1, left.first ?? diagnostic.range)
      return
    }
    if diagnostic.severity == .error { errors += 1 } else { warnings += 1 }
    diagnostics.append(diagnostic)
  }

  /// All diagnostics in the order of the text, and in the order of discovery for equal places.
  func sorted() -> [Diagnostic] {
    var all = diagnostics.enumerated()
      .sorted { ($0.element.range?.lower ?? -1, $0.offset) < ($1.element.range?.lower ?? -1, $1.offset) }
      .map(\.element)
    if isFull || left.count > 0 {
      all.append(Diagnostic(.jsonTooManyMistakes, .tooManyMistakes, at: left.first ?? all.last?.range))
    }
    return all
  }
}

extension Diagnostic.Message {
  fileprivate static var tooManyMistakes: Self { "further mistakes are not shown; fix the first ones and check again" }
}
