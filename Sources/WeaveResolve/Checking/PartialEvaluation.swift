// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveExpressions

/// Evaluates an expression with only some variables known; nil if the result depends on the others.
struct PartialEvaluation {
  /// The value of a variable by its dotted name; nil if it is not known.
  let known: (String) -> Value?
  /// Whether comparisons with `<`, `>` and the like count as unknown.
  var ignoresOrder = false

  func value(of node: ExpressionNode) -> Value? {
    switch node {
    case .literal(let value): value
    case .variable: node.dottedName.flatMap(known)
    case .chain(let first, let links): value(of: first, links)
    case .negation(let node): value(of: node).map { .number(-($0.number ?? 0)) }
    case .sign(let node): value(of: node).map { .number($0.number ?? 0) }
    case .power: nil
    case .not(let node): truth(of: node).map { .bool(!$0) }
    case .all(let nodes): combined(nodes, endingAt: false).map { .bool($0) }
    case .any(let nodes): combined(nodes, endingAt: true).map { .bool($0) }
    case .choice(let condition, let then, let otherwise):
      truth(of: condition).map { value(of: $0 ? then : otherwise) } ?? same(then, otherwise)
    case .present(let nodes): firstPresent(of: nodes[...])
    case .list, .record, .access: nil
    case .call(let function, let arguments): value(of: function, arguments)
    case .failedCall: .number(0)
    }
  }

  /// Whether the expression is true; nil if that is not known.
  func truth(of node: ExpressionNode) -> Bool? { value(of: node)?.isTruthy }

  private func value(of first: ExpressionNode, _ links: [ExpressionNode.Link]) -> Value? {
    var result = value(of: first)
    for link in links {
      if ignoresOrder && link.operation.isOrder { return nil }
      guard let left = result, let right = value(of: link.operand) else { return nil }
      result = link.operation.apply(left, right, in: Self.context)
    }
    return result
  }

  /// `and` ends at the first false part, `or` at the first true one.
  private func combined(_ nodes: [ExpressionNode], endingAt end: Bool) -> Bool? {
    let truths = nodes.map(truth)
    if truths.contains(end) { return end }
    return truths.contains(nil) ? nil : !end
  }

  private func firstPresent(of nodes: ArraySlice<ExpressionNode>) -> Value? {
    guard let first = nodes.first, let value = value(of: first) else { return nil }
    return value == .missing && nodes.count > 1 ? firstPresent(of: nodes.dropFirst()) : value
  }

  private func same(_ a: ExpressionNode, _ b: ExpressionNode) -> Value? {
    guard let first = value(of: a), let second = value(of: b), first == second else { return nil }
    return first
  }

  private func value(of function: ExpressionFunction, _ arguments: [ExpressionNode]) -> Value? {
    if function.readsClock || function.entryArgument != nil { return nil }
    if function.type == .variable {
      if case .literal(.string(let key))? = arguments.first { return known(key) }
      return arguments.first.flatMap { $0.dottedName.flatMap(known) }
    }
    let values = arguments.compactMap(value)
    guard values.count == arguments.count else { return nil }
    return function.value(of: values.map { .literal($0) }, in: Self.context)
  }

  /// The context for constants, whose values do not depend on the moment.
  private static var context: EvaluationContext { EvaluationContext(now: Date(timeIntervalSince1970: 0)) }
}

extension ExpressionNode.Operator {
  var isOrder: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }

  var isComparison: Bool { isOrder || self == .equal || self == .unequal }
}
