// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics
import WeaveResolve
public import WeaveSpec

/// Text templates apart from a design.
public enum TextEvaluation {
  /// What a text template gives at a moment, whatever is wrong with it.
  public static func text(
    _ template: String, moment: Moment, variables: [String: Value], snapshots: Snapshots = Snapshots()
  ) -> String {
    let source = SourceText(name: "<text>", text: template)
    return text(source, moment: moment, variables: variables, snapshots: snapshots).output ?? ""
  }

  /// What a text template gives at a moment, with everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - source: the template, as the only text of its source.
  ///   - variables: values that go before all others.
  ///   - snapshots: what the facts are read from.
  ///   - dialect: whose rules its expressions follow.
  public static func text(
    _ source: SourceText, moment: Moment, variables: [String: Value], snapshots: Snapshots = Snapshots(),
    dialect: TextTemplate.Dialect = .app
  ) -> Checked<String> {
    let given = variables
    let facts = FactVariables(
      snapshots: snapshots, given: given, now: moment.now, timeZone: moment.timeZone, locale: moment.locale)
    let scope = VariableScope(facts: facts, given: given)
    var context = EvaluationContext(
      scope: scope, now: moment.now, timeZone: moment.timeZone, locale: moment.locale)
    let template = TextTemplate(source.text(in: SourceRange(0, source.bytes.count)), dialect: dialect)
    let names = Set(scope.keys).union(FactTable.all.map(\.name))
    var issues = template.issues(
      isKnownVariable: { names.contains(VariableScope.canonicalKey($0)) }, variableNames: { names.sorted() })
    if !issues.contains(where: { $0.severity == .error }) { issues += template.expansionIssues(in: context) }
    let notes = EvaluationNotes()
    context.notes = notes
    let text = template.render(in: context)
    issues += notes.take() + FactCheck.unknownMembers(in: template, given: given)
    if context.budget.isSpent {
      issues.append(TemplateIssue(.contentTooMany, .tooMuchWork, 0..<source.bytes.count))
    }
    return Checked(
      text,
      issues.map { issue in
        Diagnostic(
          issue.code, issue.message, at: SourceRange(issue.range.lowerBound, issue.range.upperBound),
          severity: issue.severity, fixes: issue.fixes.map(Diagnostic.Fix.init))
      })
  }
}

extension Diagnostic.Message {
  fileprivate static let tooMuchWork: Self = "the text takes too long to work out"
}

extension Diagnostic.Fix {
  /// A fix of a text that is a source of its own.
  fileprivate init(_ fix: TemplateFix) {
    let range = SourceRange(fix.range.lowerBound, fix.range.upperBound)
    self.init(fix.message, fix.confidence, [.init(range, with: fix.replacement)])
  }
}
