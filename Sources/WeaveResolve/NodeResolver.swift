// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveSpec
import WeaveTemplates

/// Resolves content nodes to concrete nodes for one size, appearance, time and set of data.
struct NodeResolver {
  let environment: RenderEnvironment
  let symbols: any SymbolSupplier
  let images: any ImageSupplier
  /// The source places of the design's fields that built-in templates show.
  let places: SpecPlaces
  /// The source place of the field that the template's node shows, or of the nearest node around it that shows one.
  private var origin: SourceRange?
  /// Whether missing photos are left out with a warning.
  let isLenient: Bool
  var evaluator: Evaluator
  /// The cost of the nodes so far.
  var spent = Spending()
  /// Whether the whole design has reached a limit. Nothing can be drawn then.
  var hasEnded = false
  /// Everything that the picture's texts and expressions have read.
  let log: ReadLog
  /// Font families in order of preference, by their name in the design.
  let fonts: [String: [String]]
  /// Designs from files that nodes refer to, by file name.
  let designs: [String: NestedDesign]
  /// Resolved nodes of the last picture of the same kind.
  let memory: ResolveMemory?
  /// Whether font sizes apply unchanged on every screen: true for a user's own design, false for templates.
  var insistsOnSizes = true
  /// The radius of the widget's corners in points.
  var widgetRadius = 0.0

  init(
    environment: RenderEnvironment, symbols: any SymbolSupplier, images: any ImageSupplier,
    places: SpecPlaces, isLenient: Bool, budget: EvaluationBudget, log: ReadLog, memory: ResolveMemory?,
    colors: [String: Property] = [:], fonts: [String: [String]] = [:], designs: [String: NestedDesign] = [:]
  ) {
    self.fonts = fonts
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

  /// The concrete nodes for a content node: none, one, or one for each item. `resolve` adds memory and limits.
  mutating func resolveUncached(_ node: ContentNode, _ inherited: Inherited) -> [ResolvedNode] {
    var context = inherited
    context.depth += 1
    guard isWithinLimits(node, depth: context.depth) else { return [] }
    let surrounding = origin
    defer { origin = surrounding }
    if !node.origins.isEmpty { origin = place(of: node.origins, context) }
    guard evaluator.read(ModifierKeys.when, node[ModifierKeys.self], context) ?? true else { return [] }
    inheritStyle(of: node, into: &context)
    return nodes(of: node, context)
  }

  mutating func children<Owner>(
    _ key: ContentKey<Owner, NodeList?>, of node: ContentNode, _ context: Inherited
  ) -> [ResolvedNode] {
    guard case .array(let entries)? = node[Owner.self][key]?.value else { return [] }
    // Avoids `nodes`, which would first copy all children, possibly thousands.
    var children: [ResolvedNode] = []
    children.reserveCapacity(entries.count)
    for case .node(let child) in entries.lazy.map(\.value) { children += resolve(child, context) }
    return children
  }

  /// Several nodes combined into one.
  mutating func single(_ node: ContentNode, _ context: Inherited) -> ResolvedNode? {
    let nodes = resolve(node, context)
    return nodes.count == 1
      ? nodes.first
      : nodes.isEmpty
        ? nil
        : ResolvedNode(id: id(of: node, context), range: range(of: node), .zstack(alignment: .center, nodes))
  }

  // MARK: Structure

  mutating func chosen(_ node: ContentNode, _ context: Inherited) -> [ResolvedNode] {
    children(holds(node, context) ? WhenKeys.then : WhenKeys.else, of: node, context)
  }

  private mutating func holds(_ node: ContentNode, _ context: Inherited) -> Bool {
    let p = node[WhenKeys.self]
    switch p[WhenKeys.size]?.value {
    case .token(let size) where size != environment.size.rawValue: return false
    case .array(let sizes):
      let names = sizes.compactMap { if case .token(let name) = $0.value { name } else { nil } }
      if !names.contains(environment.size.rawValue) { return false }
    default: break
    }
    if case .token(let appearance)? = p[WhenKeys.appearance]?.value,
      !environment.appearance.words.contains(appearance), appearance != (context.palette.isDark ? "dark" : "light")
    {
      return false
    }
    return evaluator.read(WhenKeys.condition, p, context) ?? true
  }

  mutating func used(_ node: ContentNode, _ context: Inherited) -> [ResolvedNode] {
    if let body = node.componentBody {
      return component(body, of: node, context).map { wrapped($0, as: node, context) } ?? []
    }
    guard let name = evaluator.read(UseKeys.template, node[UseKeys.self], context),
      let root = BuiltinTemplates.tree(named: name)
    else {
      report(.contentUnknownTemplate, .unknownTemplate, node)
      return []
    }
    var inner = context
    let given = values(of: node.given, context)
    if !given.isEmpty { inner.scope = context.scope.adding(given) }
    inner.prefix = id(of: node, context) + "/"
    inner.trail = "\(context.trail)\(node.path)\(context.suffix):\(name)/"
    let start = log.count
    let drawn = single(root, inner)
    log.forget(given.map(\.name), after: start)
    return drawn.map { wrapped($0, as: node, context) } ?? []
  }

  /// The values of a `with`, as the used component or template sees them.
  mutating func values(of given: GivenValues, _ context: Inherited) -> [(name: VariableName, value: Value)] {
    var values: [(name: VariableName, value: Value)] = []
    values.reserveCapacity(given.entries.count)
    for entry in given.entries {
      let value = evaluator.value(entry.property, context)
      if !entry.isHidden { values.append((entry.name, value)) }
    }
    return values
  }

  /// The content of a `use` with the modifiers of the `use`.
  mutating func wrapped(
    _ resolved: ResolvedNode, as node: ContentNode, _ context: Inherited
  ) -> [ResolvedNode] {
    spent.nodes += 1
    let outer = modifiers(of: node, context)
    guard outer.isEmpty else {
      return [
        ResolvedNode(id: id(of: node, context), range: range(of: node), .zstack(alignment: .center, [resolved]), outer)
      ]
    }
    var drawn = resolved
    // Nodes of a built-in template have no source place of their own, so they take that of their use.
    drawn.range = drawn.range ?? range(of: node)
    return [drawn]
  }

  // MARK: Places

  func id(of node: ContentNode, _ context: Inherited) -> String {
    if case .token(let name)? = node[ModifierKeys.self][ModifierKeys.id]?.value {
      return context.prefix + name + context.suffix
    }
    return context.prefix + node.path + context.suffix
  }

  func range(of node: ContentNode) -> SourceRange? { node.range ?? origin }

  /// The source place of the first of these fields that the design has.
  private func place(of origins: [String], _ context: Inherited) -> SourceRange? {
    let copy = context.suffix.split(separator: "#").last ?? "0"
    return origins.lazy.compactMap { places.range(of: $0.replacing("[#]", with: "[\(copy)]")) }.first
  }

  /// The source place to report for what a node draws: the words of a text, the name of a symbol, the file of a photo.
  func place(of node: ContentNode) -> SourceRange? {
    node.subject?.range ?? range(of: node)
  }

  mutating func report(_ code: DiagnosticCode, _ message: Diagnostic.Message, _ node: ContentNode) {
    evaluator.report(
      Diagnostic(code, message, at: range(of: node), size: environment.size.rawValue, node: node.path))
  }

  // MARK: Inherited style

  private static let isDark = VariableName("isDark")

  private mutating func inheritStyle(of node: ContentNode, into context: inout Inherited) {
    let p = node[ModifierKeys.self]
    if environment.followsColorSchemes, let scheme = evaluator.read(ModifierKeys.colorScheme, p, context) {
      context.palette.isDark = scheme == .dark
      if let label = ColorName("label").map(context.palette.color) { context.setForeground(.color(label)) }
      let isDark = [(name: Self.isDark, value: Value.bool(context.palette.isDark))]
      context.scope = context.scope.adding(isDark)
      context.root = context.root.adding(isDark)
    }
    if let fill = evaluator.read(ModifierKeys.foreground, p, context) { context.setForeground(shown(fill)) }
    if let font = font(p[ModifierKeys.font], context) { context.font = font }
    if node.modifiers.contains(.texts) { inheritTextSettings(p, into: &context) }
  }

  /// The paint as this screen can show it on letters: where one colour is all there is, a gradient is its mean.
  func shown(_ fill: Fill) -> Fill {
    environment.appearance == .eink || environment.appearance.isMonochrome || environment.isVibrant
      ? .color(fill.mean) : fill
  }

  private mutating func inheritTextSettings(_ p: Properties<ModifierKeys>, into context: inout Inherited) {
    if let limit = evaluator.read(ModifierKeys.lineLimit, p, context) {
      context.texts.lineLimit = limit > 0 ? limit : nil
    }
    if let flag = evaluator.read(ModifierKeys.reservesSpace, p, context) { context.texts.reservesSpace = flag }
    if let place = evaluator.read(ModifierKeys.truncation, p, context) { context.texts.truncation = place }
    if let scale = evaluator.read(ModifierKeys.minimumScale, p, context) { context.texts.minimumScale = scale }
    if let side = evaluator.read(ModifierKeys.multilineAlignment, p, context) { context.texts.alignment = side }
    if let points = evaluator.read(ModifierKeys.lineSpacing, p, context) { context.texts.lineSpacing = points }
    if let letters = evaluator.read(ModifierKeys.textCase, p, context) { context.texts.letters = letters }
  }
}

extension Diagnostic.Message {
  fileprivate static let unknownTemplate: Self = "no built-in template has this name"
}
