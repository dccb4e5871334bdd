// SPDX-License-Identifier: MIT

/// The syntax tree of an expression. Rows of equal rank are flat, so that its depth is that of the brackets.
///
/// Variables and operators know their bytes in the source, so that a check can point at them.
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
    /// `+` in places of our own, where texts, lists and dates can be added, too.
    case join = "+ or join"
  }

  package struct Link: Sendable, Hashable {
    package var operation: Operator
    package var operand: ExpressionNode
    /// The operator's bytes.
    package var range: Range<Int>
  }

  /// A member of a record as it is written: `{to: "Porto"}`.
  package struct Member: Sendable, Hashable {
    package var name: String
    package var value: ExpressionNode
  }

  case literal(Value)
  /// A name, the steps into its value, and the bytes of all of it.
  case variable(VariableReference, at: Range<Int>)
  /// Operators of one rank, from left to right.
  case chain(ExpressionNode, [Link])
  case negation(ExpressionNode)
  case sign(ExpressionNode)
  case power(ExpressionNode, ExpressionNode)
  case not(ExpressionNode)
  case all([ExpressionNode])
  case any([ExpressionNode])
  /// The first that is there, else the last: `a ?? b`.
  case present([ExpressionNode])
  case list([ExpressionNode])
  case record([Member])
  /// Steps into a value that is no variable's: `split(x, ",")[0]`.
  case access(ExpressionNode, [Step])
  case choice(condition: ExpressionNode, then: ExpressionNode, otherwise: ExpressionNode)
  case call(ExpressionFunction, [ExpressionNode])
  /// A call that no function answers: 0, but its arguments are still read for their variables.
  case failedCall([ExpressionNode])
}

extension ExpressionNode {
  /// A variable's whole dotted name, where it has no index.
  package var dottedName: String? {
    guard case .variable(let variable, _) = self else { return nil }
    return variable.dottedName
  }

  /// Calls a closure for this node and all below it, from left to right, but for the names that functions over lists
  /// give to entries.
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

  /// The nodes that it is made of, from left to right.
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
