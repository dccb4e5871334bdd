// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts

/// Infers the type of an expression, and finds values that do not fit together.
struct ExpressionTyping {
  /// The start of all places: the first byte of the expression in its text.
  let offset: Int
  /// The quotation mark for texts inside the expression.
  let quote: String
  private(set) var issues: [TemplateIssue] = []

  init(offset: Int = 0, quote: String) {
    self.offset = offset
    self.quote = quote
  }

  /// The type of a node, including all nodes below it.
  mutating func type(of node: ExpressionNode, in scope: TypeScope) -> FactType {
    switch node {
    case .literal(let value): return .literal(value)
    case .variable(let variable, let range): return type(of: variable, at: range, in: scope)
    case .chain(let first, let links): return type(of: first, links, in: scope)
    case .negation(let node), .sign(let node): return number(of: node, in: scope).counted
    case .power(let base, let exponent): return product([number(of: base, in: scope), number(of: exponent, in: scope)])
    case .not(let node):
      _ = type(of: node, in: scope)
      return .flag
    case .all(let nodes): return conditions(nodes, being: true, in: scope)
    case .any(let nodes): return conditions(nodes, being: false, in: scope)
    case .choice(let condition, let then, let otherwise):
      checkCondition(condition, in: scope)
      return type(of: then, in: scope.narrowed(by: condition, being: true))
        .joined(type(of: otherwise, in: scope.narrowed(by: condition, being: false)))
    case .present(let nodes):
      let types = nodes.map { type(of: $0, in: scope) }
      guard var type = types.first else { return .unknown }
      for other in types.dropFirst() { type = type.joined(other) }
      // The last value is used if the others are missing.
      type.blank = types.last?.blank ?? []
      return type
    case .list(let nodes):
      for node in nodes { _ = type(of: node, in: scope) }
      return FactType(kind: .list)
    case .record(let members):
      for member in members { _ = type(of: member.value, in: scope) }
      return .unknown
    case .access(let node, let steps):
      let base = type(of: node, in: scope)
      return steps.isEmpty ? .unknown : type(of: steps, from: base, in: scope)
    case .call(let function, let arguments): return type(of: function, arguments, in: scope)
    case .failedCall(let arguments):
      for argument in arguments { _ = type(of: argument, in: scope) }
      return .unknown
    }
  }

  /// A part of `and` is evaluated only if the parts before it are true; a part of `or` only if they are false.
  private mutating func conditions(_ nodes: [ExpressionNode], being truth: Bool, in scope: TypeScope) -> FactType {
    var scope = scope
    for node in nodes {
      _ = type(of: node, in: scope)
      scope = scope.narrowed(by: node, being: truth)
    }
    return .flag
  }

  /// Types a condition. Reports a number if the condition is true when it is missing.
  mutating func checkCondition(_ condition: ExpressionNode, in scope: TypeScope) {
    _ = type(of: condition, in: scope)
    for key in GuardAnalysis(condition, in: scope).keysCountedIn {
      guard let range = condition.range(reading: key.name) else { continue }
      report(.factCountsAsZero, .holdsWithout(key.name), range)
    }
  }

  // MARK: Chains

  private mutating func type(
    of first: ExpressionNode, _ links: [ExpressionNode.Link], in scope: TypeScope
  ) -> FactType {
    var left = type(of: first, in: scope)
    for link in links {
      let right = type(of: link.operand, in: scope)
      if link.operation.isComparison {
        compare(left, right, link)
        left = .flag
      } else if link.operation == .contained {
        left = .flag
      } else if link.operation == .join {
        left = left.kind == .number && right.kind == .number ? sum(left, right) : joinedSum(left, right)
      } else if link.operation == .subtract, Self.isTimeSpan(left, right) {
        left = FactType(blank: left.blank + right.blank)
      } else {
        checkNumber(left)
        checkNumber(right)
        left = link.operation.isSum ? sum(left, right) : product([left, right])
      }
    }
    return left
  }

  /// Whether a difference may be between two dates, or between a date and a length of time.
  private static func isTimeSpan(_ left: FactType, _ right: FactType) -> Bool {
    let kinds: [FactKey.Kind?] = [.instant, .day]
    let isDate = (kinds.contains(left.kind), kinds.contains(right.kind))
    // The result of a call has no name; it may be a date or a length of time.
    return isDate.0 && (right.kind == nil || isDate.1 && right.origins.isEmpty || left.origins.isEmpty)
      || isDate.1 && (left.kind == nil || left.origins.isEmpty)
  }

  /// The type of a sum in which not every part is a number: a text, list or date, like the sum of the values.
  private func joinedSum(_ a: FactType, _ b: FactType) -> FactType {
    if a.kind == .list, b.kind == .list { return FactType(kind: .list, blank: a.blank + b.blank) }
    return FactType(kind: a.isWord || b.isWord ? .text : nil, blank: a.blank + b.blank)
  }

  /// The type of a value after steps that do not start from a variable's name.
  private mutating func type(
    of steps: [ExpressionNode.Step], from base: FactType, in scope: TypeScope
  ) -> FactType {
    var type = base
    for step in steps {
      switch step {
      case .index(let index):
        _ = self.type(of: index, in: scope)
        type = type.element
      // Its place is not known, so a missing member is not reported.
      case .member(let name):
        type = type.member(name, dotted: name, at: 0..<0) ?? .unknown
        type.blank = []
      }
    }
    type.origins = []
    return type
  }

  /// The type of an operand that must be a number.
  mutating func number(of node: ExpressionNode, in scope: TypeScope) -> FactType {
    let type = type(of: node, in: scope)
    checkNumber(type)
    return type
  }

  mutating func report(
    _ code: DiagnosticCode, _ message: Diagnostic.Message, _ range: Range<Int>, fixes: [TemplateFix] = []
  ) {
    issues.append(TemplateIssue(code, message, range, fixes: fixes).shifted(by: offset))
  }
}

extension ExpressionNode {
  /// The bytes of the first place that reads a key.
  func range(reading key: String) -> Range<Int>? {
    var found: Range<Int>?
    visit { node in
      guard found == nil, case .variable(let variable, let range) = node else { return }
      let name = variable.dottedName ?? variable.root
      if [name, variable.root].contains(where: { VariableScope.canonicalKey($0) == key }) { found = range }
    }
    return found
  }

  /// The bytes from the first variable or operator to the last.
  var span: Range<Int>? {
    var span: Range<Int>?
    visit { node in
      guard case .variable(_, let range) = node else { return }
      span = span.map { min($0.lowerBound, range.lowerBound)..<max($0.upperBound, range.upperBound) } ?? range
    }
    return span
  }
}

extension ExpressionNode.Operator {
  /// Whether the result keeps the unit of the operands.
  fileprivate var isSum: Bool { self == .add || self == .join || self == .subtract || self == .remainder }
}

extension Diagnostic.Message {
  fileprivate static func holdsWithout(_ name: String) -> Self {
    "a missing `\(name)` counts as 0 here, so this is true without it; test first whether it is present"
  }
}
