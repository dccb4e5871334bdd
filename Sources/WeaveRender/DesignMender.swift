// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiagnostics
public import WeaveSpec

/// Applies the fixes that are sure.
public enum DesignMender {
  /// Fixes may uncover others; more rounds than this no design needs.
  private static let rounds = 8

  /// The file after its sure fixes, and how many they were.
  ///
  /// Nothing is left to apply in the result, and it has no more errors than before: a round that adds one is undone.
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
