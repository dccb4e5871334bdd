// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

extension [Diagnostic] {
  /// The diagnostics, with warnings turned into errors if `strict` is set.
  public func graded(strict: Bool) -> [Diagnostic] {
    guard strict else { return self }
    return map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.severity == .warning { diagnostic.severity = .error }
      return diagnostic
    }
  }
}
