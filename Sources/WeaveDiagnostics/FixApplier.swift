// SPDX-License-Identifier: MIT

/// Applies the fixes of diagnostics to their source.
public enum FixApplier {
  /// Applies all fixes that are certain enough and do not conflict.
  ///
  /// Each diagnostic contributes its first fix that is certain enough, completely or not at all. If two fixes overlap
  /// or insert at the same place, the first in the list wins; validating again then offers the other.
  ///
  /// - Parameters:
  ///   - diagnostics: the diagnostics of one source.
  ///   - confidence: the lowest confidence to apply.
  /// - Returns: the new bytes; the number of fixes applied, counting equal ones separately; the number skipped
  ///   because they conflict with another or their ranges are not in the source.
  public static func apply(
    _ diagnostics: [Diagnostic], to source: SourceText, atLeast confidence: Diagnostic.Fix.Confidence = .sure
  ) -> (bytes: [UInt8], applied: Int, skipped: Int) {
    var chosen: [Diagnostic.Fix.Edit] = []
    var taken: Set<[Diagnostic.Fix.Edit]> = []
    var applied = 0
    var skipped = 0
    for fix in diagnostics.compactMap({ $0.firstFix(atLeast: confidence) }) {
      if taken.contains(fix.edits) {
        applied += 1
      } else if fix.edits.allSatisfy({ $0.fits(source) }), !conflicts(fix.edits, with: chosen) {
        applied += 1
        taken.insert(fix.edits)
        chosen += fix.edits
      } else {
        skipped += 1
      }
    }
    return (carryOut(chosen, on: source.bytes), applied, skipped)
  }

  private static func conflicts(_ edits: [Diagnostic.Fix.Edit], with others: [Diagnostic.Fix.Edit]) -> Bool {
    edits.indices.contains { index in
      (others + edits[..<index]).contains { $0.range.touches(edits[index].range) }
    }
  }

  /// Copies the text between the edits from front to back, so that the cost is proportional to the text.
  private static func carryOut(_ edits: [Diagnostic.Fix.Edit], on bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for edit in edits.sorted(by: { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }) {
      result += bytes[copied..<edit.range.lower]
      result += Array(edit.replacement.utf8)
      copied = edit.range.upper
    }
    return result + bytes[copied...]
  }
}

extension SourceRange {
  /// Whether edits of these ranges would conflict. An insertion before or after a replaced range does not.
  fileprivate func touches(_ other: SourceRange) -> Bool {
    self == other || (lower < other.upper && other.lower < upper)
  }
}

extension Diagnostic.Fix.Edit {
  fileprivate func fits(_ source: SourceText) -> Bool { range.lower >= 0 && range.upper <= source.bytes.count }
}

extension Diagnostic {
  fileprivate func firstFix(atLeast confidence: Fix.Confidence) -> Fix? {
    fixes.first { !$0.edits.isEmpty && $0.confidence >= confidence }
  }
}

extension Diagnostic.Fix.Confidence: Comparable {
  private var rank: Int {
    switch self {
    case .guess: 0
    case .likely: 1
    case .sure: 2
    }
  }

  /// Orders by confidence: guesses, then likely fixes, then sure ones.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
