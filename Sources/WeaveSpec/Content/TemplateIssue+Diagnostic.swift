// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveExpressions
public import WeaveJSON

extension TemplateIssue {
  /// The issue as a diagnostic at its place in the file.
  ///
  /// - Parameters:
  ///   - map: maps the decoded string to the bytes of its literal.
  ///   - shift: where the text begins in the decoded string: 1 for an expression, after its `=`.
  public func diagnostic(in map: JSONStringMap, shiftedBy shift: Int = 0) -> Diagnostic {
    func place(_ range: Range<Int>) -> SourceRange {
      map.range(ofDecoded: range.lowerBound + shift..<range.upperBound + shift)
    }
    let fixes = fixes.map { fix in
      Diagnostic.Fix(
        fix.message, fix.confidence,
        [.init(place(fix.range), with: String(JSONText.literal(fix.replacement).dropFirst().dropLast()))])
    }
    return Diagnostic(code, message, at: place(range), severity: severity, fixes: fixes)
  }
}
