// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A formula over variables, parsed once: `count / goal * 100`, `temp < 0 ? "cold" : "mild"`.
public struct Expression: Sendable, Hashable {
  /// The expression as written, without its `=`.
  public let source: String
  package let root: ExpressionNode
  /// Whether a bare variable or text gives a number, as in the app.
  package let givesNumber: Bool

  private init(_ source: String, root: ExpressionNode, givesNumber: Bool) {
    self.source = source
    self.root = root
    self.givesNumber = givesNumber
  }

  /// Reads an expression, without the `=` that marks one in a text or field.
  ///
  /// - Parameter isStrict: true for weave's own fields, where all of the source must be valid, and where `!`, `'…'`,
  ///   `list[0]`, `true` and `false` exist; false for texts, where the app's rules apply: text after the expression
  ///   and unknown characters are ignored with a warning.
  /// - Returns: the expression, or nil if there is none or, if strict, any error; and all issues, placed in `source`.
  public static func parse(_ source: String, strict isStrict: Bool) -> (
    expression: Expression?, issues: [TemplateIssue]
  ) {
    guard source.utf8.count <= Limits.textScalars else {
      return (nil, [TemplateIssue(.textTooLong, "this expression is too long", 0..<source.utf8.count)])
    }
    var parser = ExpressionParser(source, strict: isStrict)
    let root = parser.parse()
    let issues = parser.issues.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let isRejected = isStrict && issues.contains { $0.severity == .error }
    guard let root, !isRejected else { return (nil, issues) }
    return (Expression(source, root: root, givesNumber: !isStrict && root.isBareValue), issues)
  }

  /// The expression's value. Never fails: an absent value is `.missing`, and counts as 0 in sums.
  public func evaluate(in context: EvaluationContext) -> Value {
    let value = root.value(in: context)
    return givesNumber ? .number(value.counted(in: context)) : value
  }

  /// The variables that it reads, as written, including dots, in order, each once.
  public var identifiers: [String] {
    var seen: Set<String> = []
    var names: [String] = []
    root.visit { node in
      if let name = node.variableName, seen.insert(name).inserted { names.append(name) }
    }
    return names
  }

  /// Whether it calls a function that reads the clock.
  package var callsNow: Bool {
    var found = false
    root.visit { if case .call(let function, _) = $0, function.readsClock { found = true } }
    return found
  }
}

extension ExpressionNode {
  /// Whether the whole expression is one variable or text, for which the app has only a number.
  fileprivate var isBareValue: Bool {
    switch self {
    case .literal, .variable: true
    case .call(let function, _): function.type == .variable
    case .chain, .negation, .sign, .power, .not, .all, .any, .present, .list, .record, .access, .choice, .failedCall:
      false
    }
  }

  /// The variable that this node itself reads: by name, or by the text in `var("key")`.
  var variableName: String? {
    switch self {
    case .variable(let variable, _): return variable.dottedName ?? variable.root
    case .call(let function, let arguments) where function.type == .variable:
      if case .literal(.string(let key)) = arguments.first { return key }
      return nil
    case .call, .literal, .chain, .negation, .sign, .power, .not, .all, .any, .present, .list, .record, .access,
      .choice, .failedCall:
      return nil
    }
  }
}
