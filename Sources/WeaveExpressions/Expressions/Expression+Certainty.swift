// SPDX-License-Identifier: MIT

extension Expression {
  /// Whether the condition is true or false independently of missing facts; nil if it depends on them.
  ///
  /// Elsewhere a missing fact counts as 0. Here `rain < 1` is undecided without `rain`, and so are `rain == 0` and
  /// `not rain`. `rain == ""` asks whether it is missing, `rain ?? 0` gives a substitute, and `hour < 9 or rain < 1` is
  /// true before nine.
  ///
  /// - Parameter isFact: whether a variable, as written, is a fact. Other variables count as usual.
  public func certainty(in context: EvaluationContext, isFact: (String) -> Bool) -> Bool? {
    root.certainty(in: context, isFact)
  }

  /// The missing facts that it reads, as written, in order, each once.
  public func missingFacts(in context: EvaluationContext, isFact: (String) -> Bool) -> [String] {
    root.missingFacts(in: context, isFact)
  }
}

extension ExpressionNode {
  fileprivate func certainty(in context: EvaluationContext, _ isFact: (String) -> Bool) -> Bool? {
    guard !missingFacts(in: context, isFact).isEmpty else { return value(in: context).isTruthy }
    switch self {
    case .not(let node): return node.certainty(in: context, isFact).map { !$0 }
    case .all(let nodes): return Self.combined(nodes, endingAt: false, in: context, isFact)
    case .any(let nodes): return Self.combined(nodes, endingAt: true, in: context, isFact)
    case .choice(let condition, let then, let otherwise):
      return condition.certainty(in: context, isFact).flatMap {
        ($0 ? then : otherwise).certainty(in: context, isFact)
      }
    case .chain(let first, let links):
      let testsForMissing = links.count == 1 && links.allSatisfy { first.testsForMissing(by: $0) }
      let hasStandIns = ([first] + links.map(\.operand)).allSatisfy { $0.hasStandIn(in: context, isFact) }
      return testsForMissing || hasStandIns ? value(in: context).isTruthy : nil
    case .present: return hasStandIn(in: context, isFact) ? value(in: context).isTruthy : nil
    case .literal, .variable, .negation, .sign, .power, .list, .record, .access, .call, .failedCall: return nil
    }
  }

  /// `and` ends at the first false operand, `or` at the first true one.
  private static func combined(
    _ nodes: [ExpressionNode], endingAt end: Bool, in context: EvaluationContext, _ isFact: (String) -> Bool
  ) -> Bool? {
    var isOpen = false
    for node in nodes {
      guard let truth = node.certainty(in: context, isFact) else {
        isOpen = true
        continue
      }
      if truth == end { return end }
    }
    return isOpen ? nil : !end
  }

  /// Whether it reads no missing fact, or gives a substitute for it.
  private func hasStandIn(in context: EvaluationContext, _ isFact: (String) -> Bool) -> Bool {
    if case .present(let nodes) = self { return nodes.last?.missingFacts(in: context, isFact).isEmpty == true }
    return missingFacts(in: context, isFact).isEmpty
  }

  /// Whether it compares a value with the empty text, which a missing value equals.
  private func testsForMissing(by link: Link) -> Bool {
    guard link.operation == .equal || link.operation == .unequal else { return false }
    return self == .literal(.string("")) || link.operand == .literal(.string(""))
  }

  fileprivate func missingFacts(in context: EvaluationContext, _ isFact: (String) -> Bool) -> [String] {
    var names: [String] = []
    visit { node in
      guard let name = node.variableName, !names.contains(name), isFact(name), node.value(in: context) == .missing
      else { return }
      names.append(name)
    }
    return names
  }
}
