// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiagnostics
public import WeaveSpec

/// Applies the fixes that are certain.
public enum DesignMender {
  /// Fixes may reveal others; no design needs more rounds than this.
  private static let rounds = 8

  /// The file after its certain fixes, and how many there were.
  ///
  /// No such fix remains in the result, and it has no more errors than before: a round that adds one is undone.
  public static func mended(
    _ source: SourceText, mode: WidgetCompiler.Mode = .strict, now: Date, folder: String? = nil
  ) -> (source: SourceText, applied: Int) {
    var current = source
    var applied = 0
    var diagnostics = WidgetCompiler.compile(current, mode: mode, now: now, folder: folder).diagnostics
    for _ in 0..<rounds {
      let result = FixApplier.apply(diagnostics, to: current)
      guard result.applied > 0 else { break }
      let next = SourceText(name: source.name, bytes: result.bytes)
      let after = WidgetCompiler.compile(next, mode: mode, now: now, folder: folder).diagnostics
      guard after.errorCount <= diagnostics.errorCount else { break }
      (current, diagnostics) = (next, after)
      applied += result.applied
    }
    return (current, applied)
  }
}

extension [Diagnostic] {
  fileprivate var errorCount: Int { count { $0.severity == .error } }
}
