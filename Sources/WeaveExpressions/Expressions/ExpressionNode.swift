// SPDX-License-Identifier: MIT

/// The syntax tree of an expression. Operators of equal precedence are in one flat list, so that only brackets add
/// depth.
///
/// Variables and operators have their byte ranges in the source, so that a check can point at them.
package indirect enum ExpressionNode: Sendable, Hashable {
  /// A step from a variable into its value.
  package enum Step: Sendable, Hashable {
    case member(String)
    case index(ExpressionNode)
  }

  package enum Operator: String, Sendable, Hashable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contained = "in"
    /// `+` in weave's own fields, where texts, lists and dates can be added too.
    case join = "+ or join"
  }

  package struct Link: Sendable, Hashable {
    package var operation: Operator
    package var operand: ExpressionNode
    /// The operator's bytes.
    package var range: Range<Int>
  }

  /// A member of a record literal: `{to: "Porto"}`.
  package struct Member: Sendable, Hashable {
    package var name: String
    package var value: ExpressionNode
  }

  case literal(Value)
  /// A variable with the steps into its value, and the bytes of the whole.
  case variable(VariableReference, at: Range<Int>)
  /// Operators of equal precedence, from left to right.
  case chain(ExpressionNode, [Link])
  case negation(ExpressionNode)
  case sign(ExpressionNode)
  case power(ExpressionNode, ExpressionNode)
  case not(ExpressionNode)
  case all([ExpressionNode])
  case any([ExpressionNode])
  /// The first value that is not missing, else the last: `a ?? b`.
  case present([ExpressionNode])
  case list([ExpressionNode])
  case record([Member])
  /// Steps into a value that is not a variable: `split(x, ",")[0]`.
  case access(ExpressionNode, [Step])
  case choice(condition: ExpressionNode, then: ExpressionNode, otherwise: ExpressionNode)
  case call(ExpressionFunction, [ExpressionNode])
  /// A call of an unknown function: 0, but the variables in its arguments still count as read.
  case failedCall([ExpressionNode])
}

extension ExpressionNode {
  /// A variable's whole dotted name; nil if it has an index.
  package var dottedName: String? {
    guard case .variable(let variable, _) = self else { return nil }
    return variable.dottedName
  }

  /// Calls a closure for this node and all below it, from left to right, except the names that list functions give to
  /// entries.
  package func visit(_ body: (ExpressionNode) -> Void) { visit(isEntry: false, body) }

  private func visit(isEntry: Bool, _ body: (ExpressionNode) -> Void) {
    if case .variable(let variable, _) = self, isEntry,
      ExpressionFunction.entryNames.contains(variable.root.lowercased())
    {
    } else {
      body(self)
    }
    for (place, child) in children.enumerated() {
      child.visit(isEntry: isEntry || place == entryArgument, body)
    }
  }

  private var entryArgument: Int? { if case .call(let function, _) = self { function.entryArgument } else { nil } }

  /// Its child nodes, from left to right.
  package var children: [ExpressionNode] {
    switch self {
    case .literal: []
    case .variable(let variable, _): Self.indices(variable.steps)
    case .chain(let first, let links): [first] + links.map(\.operand)
    case .negation(let node), .sign(let node), .not(let node): [node]
    case .power(let base, let exponent): [base, exponent]
    case .access(let node, let steps): [node] + Self.indices(steps)
    case .record(let members): members.map(\.value)
    case .all(let nodes), .any(let nodes), .present(let nodes), .list(let nodes), .call(_, let nodes),
      .failedCall(let nodes):
      nodes
    case .choice(let condition, let then, let otherwise): [condition, then, otherwise]
    }
  }

  private static func indices(_ steps: [Step]) -> [ExpressionNode] {
    steps.compactMap { step in
      if case .index(let index) = step { index } else { nil }
    }
  }
}
