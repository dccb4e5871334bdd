// SPDX-License-Identifier: MIT

internal import CCairo

/// Cairo could not make or finish a picture.
public struct CairoError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Cairo's own message, such as `out of memory`.
  public var description: String

  /// An error with Cairo's message.
  public init(_ description: String) { self.description = description }

  /// The error of a status; nil for success.
  init?(_ status: cairo_status_t) {
    guard status != CAIRO_STATUS_SUCCESS else { return nil }
    if status == CAIRO_STATUS_NO_MEMORY { MemoryBudget.noteFailure() }
    description = unsafe String(cString: cairo_status_to_string(status))
  }
}
