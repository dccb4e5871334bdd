// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveExpressions
import WeaveSpec

/// Checks how a design uses facts, before any are known: whether they may be missing, their kinds and their units.
public enum FactCheck {
  /// An issue with the string that contains it.
  public struct Finding: Sendable, Hashable {
    /// The issue, with its place in bytes of the string that templates and expressions are cut from.
    public var issue: TemplateIssue
    /// The string's literal in the file.
    public var literal: SourceRange
    /// Bytes of the decoded string before the text: 1 for an expression, which follows its `=`.
    public var shift: Int
    /// The node that contains it; nil for a field of the design.
    public var node: String?
    /// The only size that shows it; nil if several do.
    public var size: String?
    /// Another place that explains it.
    public var related: [Related] = []
  }

  /// A place in another string.
  public struct Related: Sendable, Hashable {
    /// How the place relates to the issue.
    public var message: Diagnostic.Message
    /// The place in bytes of its string.
    public var range: Range<Int>
    /// The literal of its string in the file.
    public var literal: SourceRange
    /// Bytes of its decoded string before the text.
    public var shift: Int
  }

  /// All errors in how a design reads facts, in the order of the file.
  ///
  /// - Parameter given: values from outside, such as those of `--var` and `--data`.
  public static func findings(in widget: CompiledWidget, given: [String: Value] = [:]) -> [Finding] {
    var mixture = UnitMixture()
    var findings: [Finding] = []
    for text in widget.designTexts(given: given) {
      guard let literal = text.range, findings.count < Limits.diagnostics else { continue }
      let (issues, shown) = check(text)
      findings += issues.map { text.finding($0, in: literal) }
      for mention in shown { mixture.add(mention, of: text, in: literal) }
    }
    // A component is checked once for each use.
    var seen: Set<Finding> = []
    return (findings + mixture.findings).filter { seen.insert($0).inserted }.sorted {
      ($0.literal.lower, $0.issue.range.lowerBound) < ($1.literal.lower, $1.issue.range.lowerBound)
    }
  }

  /// The members that a text reads but the given values do not have.
  public static func unknownMembers(in template: TextTemplate, given: [String: Value]) -> [TemplateIssue] {
    var scope = TypeScope()
    for (name, value) in given {
      let (key, type) = (VariableScope.canonicalKey(name), FactType(DataType(of: value)))
      scope.own.insert(key)
      if type.isWhole { scope.samples[key] = type }
    }
    return TextTyping(template, in: scope).issues.filter { $0.code == .factUnknownMember }
  }

  /// Checks a condition outside of any design. Finds facts that are compared with values they never have, and mixed
  /// units.
  ///
  /// - Parameter given: names of variables with values from outside. Facts that may be missing are not reported: here,
  ///   a missing fact counts as nothing.
  public static func issues(ofCondition condition: Expression, given: some Sequence<String>) -> [TemplateIssue] {
    var typing = ExpressionTyping(quote: "'")
    _ = typing.type(of: condition.root, in: TypeScope(own: Set(given.map(VariableScope.canonicalKey))))
    return typing.issues.filter { $0.code != .factCountsAsZero }
  }

  /// The issues of one text, and the facts that it prints with their units.
  private static func check(_ text: DesignText) -> (issues: [TemplateIssue], shown: [FactMention]) {
    switch text.content {
    case .template(let template):
      let typing = TextTyping(template, in: text.scope, mayBeEmpty: text.role == .sample)
      return (typing.issues, typing.shown)
    case .expression(let expression):
      return check(expression, text)
    }
  }

  private static func check(
    _ expression: Expression, _ text: DesignText
  ) -> (issues: [TemplateIssue], shown: [FactMention]) {
    var typing = ExpressionTyping(quote: "'")
    guard text.role != .condition else {
      typing.checkCondition(expression.root, in: text.scope)
      return (typing.issues, [])
    }
    let type = typing.type(of: expression.root, in: text.scope)
    let range = 0..<expression.source.utf8.count
    if text.role == .amount {
      return (typing.issues + Absence(type, hasFallback: false).gaugeIssues(of: expression.source, at: range), [])
    }
    guard text.role == .text else { return (typing.issues, []) }
    if type.printsNothing { typing.report(.textPrintsList, .printsWhole(expression.source, type), range) }
    let absent = Absence(type, hasFallback: false).issues(of: expression.source, at: range, quote: "'")
    return (typing.issues + absent, type.unit == nil ? [] : type.origins)
  }
}

extension DesignText {
  /// The bytes of the decoded string before the text.
  var shift: Int { if case .expression = content { 1 } else { 0 } }

  func finding(_ issue: TemplateIssue, in literal: SourceRange) -> FactCheck.Finding {
    FactCheck.Finding(issue: issue, literal: literal, shift: shift, node: node, size: size)
  }
}
