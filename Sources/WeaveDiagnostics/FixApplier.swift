// SPDX-License-Identifier: MIT

/// Carries out the fixes of diagnostics on their source.
public enum FixApplier {
  /// The source with all fixes that are sure enough and do not touch each other.
  ///
  /// Each diagnostic gives its first fix that is sure enough, whole or not at all. Of two that overlap, or insert at the
  /// same place, the one further up in the list stays; validating again then offers the other.
  ///
  /// - Parameters:
  ///   - diagnostics: those of one source.
  ///   - confidence: the least that a fix must have.
  /// - Returns: the new bytes; how many fixes were applied, equal ones counted each; how many were skipped because
  ///   another touches the same bytes or their ranges are not in the source.
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

  /// Copies what stands between the edits, from the front, so that the cost is that of the text.
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
  /// Whether two edits of these ranges would disturb each other. An insertion before or after a replaced range does not.
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

  /// Guesses come before likely fixes, those before sure ones.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
