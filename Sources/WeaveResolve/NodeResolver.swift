// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSpec
import WeaveTemplates

/// Turns content nodes into concrete ones: for one size, appearance, time and data.
struct NodeResolver {
  let environment: RenderEnvironment
  let symbols: any SymbolSupplier
  let images: any ImageSupplier
  /// Where nodes of built-in templates stand in the design, by their `id`.
  let places: [String: SourceRange]
  /// Whether photos that cannot be had are left out with a warning.
  let isLenient: Bool
  var evaluator: Evaluator
  /// Nodes that will be drawn.
  private var count = 0
  /// Nodes that were looked at, and turns of every `forEach`.
  private var visits = 0
  /// Whether a limit of the whole design was reached; nothing can be drawn then.
  private(set) var hasEnded = false
  /// Values of all charts.
  var chartValues = 0
  /// Scalars of all texts that will be shaped.
  var textScalars = 0
  /// Photos that were asked for.
  var photos = 0
  /// What the picture's texts and expressions have read.
  let log: ReadLog
  /// Results that come from names of two scopes, which cannot be compared in one.
  var tangles = 0
  /// The designs of files that nodes name.
  let designs: [String: NestedDesign]
  /// What nodes came to in the last picture of the same kind.
  private let memory: ResolveMemory?

  init(
    environment: RenderEnvironment, symbols: any SymbolSupplier, images: any ImageSupplier,
    places: [String: SourceRange], isLenient: Bool, budget: EvaluationBudget, log: ReadLog, memory: ResolveMemory?,
    colors: [String: Property] = [:], designs: [String: NestedDesign] = [:]
  ) {
    self.designs = designs
    self.environment = environment
    self.symbols = symbols
    self.images = images
    self.places = places
    self.isLenient = isLenient
    self.log = log
    self.memory = memory
    evaluator = Evaluator(environment: environment, budget: budget, colors: colors)
  }

  /// The concrete nodes that a content node stands for: none, one, or one for every item.
  mutating func resolve(_ node: ContentNode, _ inherited: Inherited) -> [ResolvedNode] {
    guard let memory else { return resolveAnew(node, inherited) }
    let key = inherited.trail + node.path + inherited.suffix
    if let known = memory.entry(key, inherited, at: environment.now), hasRoom(for: known.cost) {
      add(known.cost)
      log.add(known.reads)
      return known.nodes
    }
    let (before, start) = (cost, log.count)
    let nodes = resolveAnew(node, inherited)
    let own = cost - before
    // Where the budget has run out, texts are cut short before any node is refused.
    if own.unrepeatable == 0, !hasEnded, !evaluator.budget.isSpent, !evaluator.isFull {
      memory.keep(nodes, at: key, inherited, own, in: log, readsAfter: start, at: environment.now)
    }
    return nodes
  }

  private mutating func resolveAnew(_ node: ContentNode, _ inherited: Inherited) -> [ResolvedNode] {
    var context = inherited
    context.depth += 1
    guard isWithinLimits(node, depth: context.depth) else { return [] }
    guard evaluator.bool(node.properties["when"], context, default: true) else { return [] }
    inheritStyle(of: node, into: &context)
    switch node.type {
    case .forEach: return repeated(node, context)
    case .when: return chosen(node, context)
    case .use: return used(node, context)
    case .slot: return filled(node, context)
    case .widget: return widget(node, context).map { wrapped($0, as: node, context) } ?? []
    default:
      count += 1
      guard let kind = kind(of: node, context) else { return [] }
      return [ResolvedNode(id: id(of: node, context), range: place(of: node), kind, modifiers(of: node, context))]
    }
  }

  // MARK: Costs

  private var cost: ResolveCost {
    ResolveCost(
      nodes: count, visits: visits, chartValues: chartValues, textScalars: textScalars,
      steps: -evaluator.budget.stepsLeft, clockReads: evaluator.budget.clockReads,
      unrepeatable: photos + evaluator.reports + tangles)
  }

  /// Whether a known result would reach no limit, so that none is passed over.
  private func hasRoom(for cost: ResolveCost) -> Bool {
    !hasEnded && count + cost.nodes < Limits.nodes && visits + cost.visits < Limits.visits
      && chartValues + cost.chartValues <= Limits.chartValues && textScalars + cost.textScalars <= Limits.glyphs
      && evaluator.budget.stepsLeft > cost.steps
  }

  private mutating func add(_ cost: ResolveCost) {
    count += cost.nodes
    visits += cost.visits
    chartValues += cost.chartValues
    textScalars += cost.textScalars
    evaluator.budget.spendAgain(cost.steps, clockReads: cost.clockReads)
  }

  /// Counts on from where another resolver of the same picture has come.
  mutating func continueCounting(from other: NodeResolver) {
    (count, visits, chartValues, textScalars) = (other.count, other.visits, other.chartValues, other.textScalars)
    (photos, tangles) = (max(photos, other.photos), max(tangles, other.tangles))
  }

  /// Whether there is room for one more node; reports the first for which there is none.
  mutating func isWithinLimits(_ node: ContentNode, depth: Int) -> Bool {
    visits += 1
    if hasEnded { return false }
    if depth > Limits.nodeDepth {
      report(.contentTooDeep, .tooDeep, node)
      return false
    }
    if evaluator.budget.isSpent {
      end(.tooMuchWork, node)
    } else if count >= Limits.nodes || visits > Limits.visits {
      end(.tooManyNodes, node)
    }
    return !hasEnded
  }

  /// Reports a limit that the design as a whole has reached, once, and looks at no more nodes.
  mutating func end(_ message: Diagnostic.Message, _ node: ContentNode) {
    if !hasEnded { report(.contentTooMany, message, node) }
    hasEnded = true
  }

  mutating func children(_ key: String, of node: ContentNode, _ context: Inherited) -> [ResolvedNode] {
    node.nodes(key).flatMap { resolve($0, context) }
  }

  /// The one node that several stand for.
  mutating func single(_ node: ContentNode, _ context: Inherited) -> ResolvedNode? {
    let nodes = resolve(node, context)
    return nodes.count == 1
      ? nodes.first
      : nodes.isEmpty
        ? nil
        : ResolvedNode(id: id(of: node, context), range: range(of: node), .zstack(alignment: .center, nodes))
  }

  // MARK: Structure

  private mutating func chosen(_ node: ContentNode, _ context: Inherited) -> [ResolvedNode] {
    children(holds(node, context) ? "then" : "else", of: node, context)
  }

  private mutating func holds(_ node: ContentNode, _ context: Inherited) -> Bool {
    switch node.properties["size"]?.value {
    case .token(let size) where size != environment.size.rawValue: return false
    case .array(let sizes):
      let names = sizes.compactMap { if case .token(let name) = $0.value { name } else { nil } }
      if !names.contains(environment.size.rawValue) { return false }
    default: break
    }
    if case .token(let appearance)? = node.properties["appearance"]?.value,
      appearance != environment.appearance.rawValue, appearance != (context.palette.isDark ? "dark" : "light")
    {
      return false
    }
    return evaluator.bool(node.properties["condition"], context, default: true)
  }

  private mutating func used(_ node: ContentNode, _ context: Inherited) -> [ResolvedNode] {
    if case .node(let body)? = node.properties[ContentNode.bodyKey]?.value {
      return component(body, of: node, context).map { wrapped($0, as: node, context) } ?? []
    }
    guard let name = evaluator.text(node.properties["template"], context), let root = BuiltinTemplates.tree(named: name)
    else {
      report(.contentUnknownTemplate, .unknownTemplate, node)
      return []
    }
    var inner = context
    var names: [String] = []
    if case .object(let values)? = node.properties["with"]?.value {
      inner.scope = context.scope.adding(values.mapValues { evaluator.value($0, context) })
      names = Array(values.keys)
    }
    inner.prefix = id(of: node, context) + "/"
    inner.trail = "\(context.trail)\(node.path)\(context.suffix):\(name)/"
    let start = log.count
    let drawn = single(root, inner)
    log.forget(names, after: start)
    return drawn.map { wrapped($0, as: node, context) } ?? []
  }

  /// What a `use` draws, in the modifiers of the `use`.
  private mutating func wrapped(
    _ resolved: ResolvedNode, as node: ContentNode, _ context: Inherited
  ) -> [ResolvedNode] {
    count += 1
    let outer = modifiers(of: node, context)
    return [
      outer.isEmpty
        ? resolved
        : ResolvedNode(
          id: id(of: node, context), range: range(of: node), .zstack(alignment: .center, [resolved]), outer)
    ]
  }

  // MARK: Places

  func id(of node: ContentNode, _ context: Inherited) -> String {
    if case .token(let name)? = node.properties["id"]?.value { return context.prefix + name + context.suffix }
    return context.prefix + node.path + context.suffix
  }

  func range(of node: ContentNode) -> SourceRange? {
    if let range = node.range { return range }
    if case .token(let name)? = node.properties["id"]?.value { return places[name] }
    return nil
  }

  /// Where to point at for what a node draws: at the words of a text, the name of a symbol, the file of a photo.
  private func place(of node: ContentNode) -> SourceRange? {
    let key: String? =
      switch node.type {
      case .text: "text"
      case .symbol: "name"
      case .image: "file"
      default: nil
      }
    return key.flatMap { node.properties[$0]?.range } ?? range(of: node)
  }

  mutating func report(_ code: DiagnosticCode, _ message: Diagnostic.Message, _ node: ContentNode) {
    evaluator.report(
      Diagnostic(code, message, at: range(of: node), size: environment.size.rawValue, node: node.path))
  }

  // MARK: Inherited style

  private mutating func inheritStyle(of node: ContentNode, into context: inout Inherited) {
    if environment.followsColorSchemes, let scheme = evaluator.text(node.properties["colorScheme"], context),
      ["light", "dark"].contains(scheme)
    {
      context.palette.isDark = scheme == "dark"
      context.foreground = ColorName("label").map(context.palette.color) ?? context.foreground
      context.scope = context.scope.adding(["isDark": .bool(context.palette.isDark)])
      context.root = context.root.adding(["isDark": .bool(context.palette.isDark)])
    }
    if let color = evaluator.color(node.properties["foreground"], context) { context.foreground = color }
    if let font = font(node.properties["font"], context) { context.font = font }
  }
}

extension Diagnostic.Message {
  fileprivate static let tooDeep: Self = "nodes are nested more than \(Limits.nodeDepth) levels deep"
  fileprivate static let tooManyNodes: Self = "the content grows to more than \(Limits.nodes) nodes"
  fileprivate static let tooMuchWork: Self = "the texts and expressions take too long to work out"
  fileprivate static let unknownTemplate: Self = "no built-in template has this name"
}
