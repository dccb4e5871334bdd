// SPDX-License-Identifier: MIT

import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeaveResolve
import WeaveSpec

/// Mistakes in how a design uses facts, at their places in the file.
struct FactDiagnostics {
  let widget: CompiledWidget
  let source: SourceText
  /// Values from outside.
  let given: [String: Value]

  /// The mistakes that no data can fix.
  var diagnostics: [Diagnostic] { FactCheck.findings(in: widget, given: given).map(diagnostic) }

  /// A note for each snapshot that is needed and missing or stale.
  func notes(on snapshots: Snapshots, at moment: Moment) -> [Diagnostic] {
    FactCheck.snapshotNotes(for: widget, snapshots: snapshots, now: moment.now, given: given.keys).map(diagnostic)
  }

  private func diagnostic(_ finding: FactCheck.Finding) -> Diagnostic {
    let map = JSONStringMap(source: source, literal: finding.literal)
    var diagnostic = finding.issue.diagnostic(in: map, shiftedBy: finding.shift)
    diagnostic.node = finding.node
    diagnostic.size = finding.size
    diagnostic.notes += finding.related.map { related in
      let map = JSONStringMap(source: source, literal: related.literal)
      let range = related.range.lowerBound + related.shift..<related.range.upperBound + related.shift
      return Diagnostic.Note(related.message, at: map.range(ofDecoded: range))
    }
    return diagnostic
  }
}
