// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeaveJSON
import WeaveResolve
public import WeaveSpec

extension Playlist {
  /// Mistakes in the entries' conditions, at their places: facts that do not exist, and facts compared with values that
  /// they never have.
  ///
  /// - Parameter source: the text that the playlist was read from.
  public func conditionDiagnostics(in source: SourceText) -> [Diagnostic] {
    let facts = Set(FactTable.all.map(\.name))
    return entries.flatMap { entry -> [Diagnostic] in
      guard let condition = entry.condition, let literal = entry.conditionRange else { return [] }
      let known = facts.union(entry.variables.keys.map(VariableScope.canonicalKey))
      let unknown = condition.variableIssues(
        isKnownVariable: { known.contains(VariableScope.canonicalKey($0)) }, variableNames: { known.sorted() })
      let issues =
        unknown.filter { Self.isMistake($0, in: condition) }
        + FactCheck.issues(ofCondition: condition, given: entry.variables.keys)
      let map = JSONStringMap(source: source, literal: literal)
      return issues.map { $0.diagnostic(in: map, shiftedBy: entry.conditionShift) }
    }
  }

  /// Whether an unknown name is a mistake: values from outside have neither the name of a fact nor a similar one.
  private static func isMistake(_ issue: TemplateIssue, in condition: Expression) -> Bool {
    !issue.fixes.isEmpty || condition.source.utf8.dropFirst(issue.range.lowerBound).starts(with: "__".utf8)
  }
}
