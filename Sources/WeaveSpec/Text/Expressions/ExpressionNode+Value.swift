// SPDX-License-Identifier: MIT

import WeaveDiagnostics

extension ExpressionNode {
  /// The value of this node; missing where the budget is spent.
  func value(in context: EvaluationContext) -> Value {
    guard context.budget.spend(1) else { return .missing }
    return switch self {
    case .literal(let value): value
    case .variable(let root, let steps, _):
      Self.weighed(Self.lookUp(root, steps, in: context), of: root, in: context)
    case .chain(let first, let links):
      links.reduce(first.value(in: context)) { $1.operation.apply($0, $1.operand.value(in: context)) }
    case .negation(let node): .number(-node.number(in: context))
    case .sign(let node): .number(node.number(in: context))
    case .power(let base, let exponent):
      .number(Elementary.power(base.number(in: context), exponent.number(in: context)))
    case .not(let node): .bool(!node.value(in: context).isTruthy)
    case .all(let nodes): .bool(nodes.allSatisfy { $0.value(in: context).isTruthy })
    case .any(let nodes): .bool(nodes.contains { $0.value(in: context).isTruthy })
    case .choice(let condition, let then, let otherwise):
      (condition.value(in: context).isTruthy ? then : otherwise).value(in: context)
    case .call(let function, let arguments): function.value(of: arguments, in: context)
    case .failedCall: .number(0)
    }
  }

  /// The value of a variable, paid for: what reads it looks at all of it.
  private static func weighed(_ value: Value, of root: String, in context: EvaluationContext) -> Value {
    // Looked for again with spaces.
    let isTwice = root.utf8.contains(UInt8(ascii: "_"))
    context.budget.spend(Limits.lookUpSteps * (isTwice ? 2 : 1) + value.weight)
    return value
  }

  /// The value as a number; 0 where it is none.
  func number(in context: EvaluationContext) -> Double { value(in: context).number ?? 0 }

  /// A variable and the steps into it; where they lead nowhere, the key that the dotted name spells.
  private static func lookUp(_ root: String, _ steps: [Step], in context: EvaluationContext) -> Value {
    guard !steps.isEmpty else { return context.scope.value(for: root) ?? .missing }
    var value = context.scope.value(for: root)
    for step in steps {
      switch step {
      case .member(let name): value = value?.member(name)
      case .index(let index): value = value?.entry(index.number(in: context))
      }
    }
    return value ?? dottedName(root, steps).flatMap { context.scope.value(for: $0) } ?? .missing
  }
}

extension ExpressionNode.Operator {
  /// The operator on two values. Division by 0 gives 0.
  package func apply(_ a: Value, _ b: Value) -> Value {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder: .number(arithmetic(a.number ?? 0, b.number ?? 0))
    case .equal: .bool(a.equals(b))
    case .unequal: .bool(!a.equals(b))
    case .less, .lessOrEqual, .greater, .greaterOrEqual: .bool(isOrdered(a, b))
    }
  }

  private func arithmetic(_ a: Double, _ b: Double) -> Double {
    switch self {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: b == 0 ? 0 : a / b
    default: b == 0 ? 0 : a.truncatingRemainder(dividingBy: b)
    }
  }

  /// Numbers by size; two texts of which one is no number by their letters.
  private func isOrdered(_ a: Value, _ b: Value) -> Bool {
    if case .string(let left) = a, case .string(let right) = b, a.number == nil || b.number == nil {
      return holds(left, right)
    }
    return holds(a.number ?? 0, b.number ?? 0)
  }

  private func holds<Operand: Comparable>(_ a: Operand, _ b: Operand) -> Bool {
    switch self {
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    default: a >= b
    }
  }
}

extension Value {
  /// Equality as expressions have it: two texts by their letters, a number and a text by what the text is worth; what
  /// is missing equals nothing but the empty text, 0, false, and itself.
  func equals(_ other: Value) -> Bool {
    switch (self, other) {
    case (.string(let a), .string(let b)): a == b
    case (.missing, .missing): true
    case (.missing, .string(let text)), (.string(let text), .missing): text.isEmpty
    case (.missing, .number(let number)), (.number(let number), .missing): number == 0
    case (.missing, .bool(let bool)), (.bool(let bool), .missing): !bool
    case (.list, _), (_, .list), (.record, _), (_, .record), (.missing, _), (_, .missing): self == other
    case (.number, _), (.bool, _), (_, .number), (_, .bool):
      if let a = number, let b = other.number { a == b } else { false }
    }
  }
}
