// SPDX-License-Identifier: MIT

public import WeaveData
public import WeaveDiagnostics
public import WeaveExpressions
import WeaveFacts
import WeaveJSON
import WeaveResolve

/// Evaluates text templates outside a design.
public enum TextEvaluation {
  /// The result of a text template at a moment, ignoring mistakes.
  public static func text(
    _ template: String, moment: Moment, variables: [String: Value], snapshots: Snapshots = Snapshots()
  ) -> String {
    let source = SourceText(name: "<text>", text: template)
    return text(source, moment: moment, variables: variables, snapshots: snapshots).output ?? ""
  }

  /// The dialect of a text, by its content: that of a content tree if it is an expression, `=…`, or has a formula that
  /// is only valid there; otherwise that of a field.
  public static func dialect(of text: String) -> TextTemplate.Dialect {
    if text.hasPrefix("=") { return .own }
    return hasBrokenFormula(text, .app) && !hasBrokenFormula(text, .own) ? .own : .app
  }

  private static func hasBrokenFormula(_ text: String, _ dialect: TextTemplate.Dialect) -> Bool {
    TextTemplate(text, dialect: dialect).issues(isKnownVariable: { _ in true }, variableNames: { [] }).contains {
      DiagnosticCode.formulaCodes.contains($0.code)
    }
  }

  /// The result of a text template, or of an expression of a content tree, at a moment, with all its mistakes.
  ///
  /// - Parameters:
  ///   - source: the template, or in the dialect of a content tree also `=` and an expression, as the only text of its
  ///     source.
  ///   - variables: values that take precedence over all others.
  ///   - snapshots: what the facts are read from.
  ///   - dialect: the rules of its expressions.
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
    let names = Set(scope.keys).union(FactTable.all.map(\.name))
    let isKnown = { (name: String) in names.contains(VariableScope.canonicalKey(name)) }
    let allNames = { (Array(names) + FactTable.memberNames).sorted() }
    let written = source.text(in: SourceRange(0, source.bytes.count))
    let notes = EvaluationNotes()
    var issues: [TemplateIssue]
    let text: String
    if dialect == .own, written.hasPrefix("=") {
      let (expression, mistakes) = Expression.parse(String(written.dropFirst()), strict: true)
      issues = mistakes
      issues += expression?.variableIssues(isKnownVariable: isKnown, variableNames: allNames) ?? []
      context.notes = notes
      text = expression.map { printed($0.evaluate(in: context)) } ?? ""
      notes.place(at: 0..<written.utf8.count - 1)
      issues = (issues + notes.take()).map { $0.shifted(by: 1) }
    } else {
      let template = TextTemplate(written, dialect: dialect)
      issues = template.issues(isKnownVariable: isKnown, variableNames: allNames)
      if !issues.contains(where: { $0.severity == .error }) { issues += template.expansionIssues(in: context) }
      context.notes = notes
      text = template.render(in: context)
      issues += notes.take() + FactCheck.unknownMembers(in: template, given: given)
    }
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

  /// A value as text; lists and records as JSON.
  private static func printed(_ value: Value) -> String {
    switch value {
    case .list, .record: JSONWriter.compact(VariableReport.node(value))
    case .missing, .number, .string, .bool, .date, .span: value.text
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let tooMuchWork: Self = "the text takes too long to evaluate"
}

extension Diagnostic.Fix {
  /// A fix of a text that is its own source.
  fileprivate init(_ fix: TemplateFix) {
    let range = SourceRange(fix.range.lowerBound, fix.range.upperBound)
    self.init(fix.message, fix.confidence, [.init(range, with: fix.replacement)])
  }
}
