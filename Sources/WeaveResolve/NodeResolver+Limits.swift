// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSpec

/// What memory and limits put around resolving: a node that is known is not worked out again, and a design that grows too
/// large ends.
extension NodeResolver {
  /// What resolving counts: all that limits hold down, but for the work of texts and expressions.
  struct Spending {
    /// Nodes that will be drawn.
    var nodes = 0
    /// Nodes that were looked at, and turns of every `forEach`.
    var visits = 0
    /// Values of all charts.
    var chartValues = 0
    /// Scalars of all texts that will be shaped.
    var textScalars = 0
    /// Photos that were asked for.
    var photos = 0
    /// Results that come from names of two scopes, which cannot be compared in one.
    var tangles = 0
  }

  /// The concrete nodes that a content node stands for: none, one, or one for every item.
  mutating func resolve(_ node: ContentNode, _ inherited: Inherited) -> [ResolvedNode] {
    guard let memory else { return workedOut(node, inherited) }
    let key = inherited.trail + node.path + inherited.suffix
    if let known = memory.entry(key, inherited, at: environment.now), hasRoom(for: known.cost) {
      add(known.cost)
      log.add(known.reads)
      return known.nodes
    }
    let (before, start) = (cost, log.count)
    let nodes = workedOut(node, inherited)
    let own = cost - before
    // Where the budget has run out, texts are cut short before any node is refused.
    if own.unrepeatable == 0, !hasEnded, !evaluator.budget.isSpent, !evaluator.isFull {
      memory.keep(nodes, at: key, inherited, own, in: log, readsAfter: start, at: environment.now)
    }
    return nodes
  }

  // MARK: Limits

  private var cost: ResolveCost {
    ResolveCost(
      nodes: spent.nodes, visits: spent.visits, chartValues: spent.chartValues, textScalars: spent.textScalars,
      steps: -evaluator.budget.stepsLeft, clockReads: evaluator.budget.clockReads,
      clockEnd: evaluator.budget.clockEnd, unrepeatable: spent.photos + evaluator.reports + spent.tangles)
  }

  /// Whether a known result would reach no limit, so that none is passed over.
  private func hasRoom(for cost: ResolveCost) -> Bool {
    !hasEnded && spent.nodes + cost.nodes < Limits.nodes && spent.visits + cost.visits < Limits.visits
      && spent.chartValues + cost.chartValues <= Limits.chartValues
      && spent.textScalars + cost.textScalars <= Limits.glyphs && evaluator.budget.stepsLeft > cost.steps
  }

  private mutating func add(_ cost: ResolveCost) {
    spent.nodes += cost.nodes
    spent.visits += cost.visits
    spent.chartValues += cost.chartValues
    spent.textScalars += cost.textScalars
    evaluator.budget.spendAgain(cost.steps, clockReads: cost.clockReads, clockEnd: cost.clockEnd)
  }

  /// Counts on from where another resolver of the same picture has come.
  mutating func continueCounting(from other: NodeResolver) {
    let (photos, tangles) = (max(spent.photos, other.spent.photos), max(spent.tangles, other.spent.tangles))
    spent = other.spent
    (spent.photos, spent.tangles) = (photos, tangles)
  }

  /// Whether there is room for one more node; reports the first for which there is none.
  mutating func isWithinLimits(_ node: ContentNode, depth: Int) -> Bool {
    spent.visits += 1
    if hasEnded { return false }
    if depth > Limits.nodeDepth {
      report(.contentTooDeep, .tooDeep, node)
      return false
    }
    if evaluator.budget.isSpent {
      end(.tooMuchWork, node)
    } else if spent.nodes >= Limits.nodes || spent.visits > Limits.visits {
      end(.tooManyNodes, node)
    }
    return !hasEnded
  }

  /// The whole content as one node. Where the work that was too much came with the last node, that is told here.
  mutating func whole(_ content: ContentNode, _ context: Inherited) -> ResolvedNode? {
    let drawn = single(content, context)
    if evaluator.budget.isSpent { end(.tooMuchWork, content) }
    return drawn
  }

  /// Reports a limit that the design as a whole has reached, once, and looks at no more nodes.
  mutating func end(_ message: Diagnostic.Message, _ node: ContentNode) {
    if !hasEnded { report(.contentTooMany, message, node) }
    hasEnded = true
  }
}

extension Diagnostic.Message {
  fileprivate static let tooDeep: Self = "nodes are nested more than \(Limits.nodeDepth) levels deep"
  fileprivate static let tooManyNodes: Self = "the content grows to more than \(Limits.nodes) nodes"
  fileprivate static let tooMuchWork: Self = "the texts and expressions take too long to work out"
}
