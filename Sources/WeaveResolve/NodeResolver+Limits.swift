// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveSpec

/// Wraps resolving with memory and limits: known nodes are not resolved again, and a design that grows too large is
/// stopped.
extension NodeResolver {
  /// Everything that resolving counts against limits, except the work of texts and expressions.
  struct Spending {
    /// Nodes that will be drawn.
    var nodes = 0
    /// Nodes that were visited, plus the iterations of every `forEach`.
    var visits = 0
    /// Values of all charts.
    var chartValues = 0
    /// Scalars of all texts that will be shaped.
    var textScalars = 0
    /// Requested photos.
    var photos = 0
    /// Results that read names from two scopes, so that no single scope can tell whether they changed.
    var tangles = 0
  }

  /// The concrete nodes for a content node: none, one, or one for each item.
  mutating func resolve(_ node: ContentNode, _ inherited: Inherited) -> [ResolvedNode] {
    guard let memory else { return resolveUncached(node, inherited) }
    let key = inherited.trail + node.path + inherited.suffix
    if let known = memory.entry(key, inherited, at: environment.now), hasRoom(for: known.cost) {
      add(known.cost)
      log.add(known.reads)
      return known.nodes
    }
    let (before, start) = (cost, log.count)
    let nodes = resolveUncached(node, inherited)
    let own = cost - before
    // Once the budget has run out, texts are cut short before any node is refused.
    if own.unrepeatable == 0, !hasEnded, !evaluator.budget.isSpent, !evaluator.isFull {
      memory.store(nodes, at: key, inherited, own, in: log, readsAfter: start, at: environment.now)
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

  /// Whether a known result stays below every limit, so that no limit is missed.
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

  /// Continues counting from the totals of another resolver for the same picture.
  mutating func continueCounting(from other: NodeResolver) {
    let (photos, tangles) = (max(spent.photos, other.spent.photos), max(spent.tangles, other.spent.tangles))
    spent = other.spent
    (spent.photos, spent.tangles) = (photos, tangles)
  }

  /// Whether there is room for one more node; reports the first node that exceeds a limit.
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

  /// The whole content as one node. If the last node exceeded the work budget, reports it here.
  mutating func whole(_ content: ContentNode, _ context: Inherited) -> ResolvedNode? {
    let drawn = single(content, context)
    if evaluator.budget.isSpent { end(.tooMuchWork, content) }
    return drawn
  }

  /// Reports, once, that the design as a whole has reached a limit, and stops resolving nodes.
  mutating func end(_ message: Diagnostic.Message, _ node: ContentNode) {
    if !hasEnded { report(.contentTooMany, message, node) }
    hasEnded = true
  }
}

extension Diagnostic.Message {
  fileprivate static let tooDeep: Self = "nodes are nested more than \(Limits.nodeDepth) levels deep"
  fileprivate static let tooManyNodes: Self = "the content grows to more than \(Limits.nodes) nodes"
  fileprivate static let tooMuchWork: Self = "the texts and expressions take too long to evaluate"
}
