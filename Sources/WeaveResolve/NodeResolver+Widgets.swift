// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveSpec

extension NodeResolver {
  /// The identity of a design that does not come from a file.
  private static let nobody = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

  /// A whole widget as a node: a template with its background, clipped to its outline, laid out for its own size class
  /// in its own frame.
  mutating func widget(_ node: ContentNode, _ context: Inherited) -> ResolvedNode? {
    let p = node[WidgetKeys.self]
    if case .token(let name)? = p[WidgetKeys.design]?.value { return nested(name, node, context) }
    guard case .token(let name)? = p[WidgetKeys.template]?.value, let template = Template(rawValue: name) else {
      return nil
    }
    var spec = WidgetSpec(id: Self.nobody, updatedAt: environment.now)
    spec.layout.template = template
    spec.name = evaluator.read(WidgetKeys.name, p, context) ?? spec.name
    spec.primaryText = evaluator.read(WidgetKeys.primaryText, p, context) ?? ""
    spec.secondaryText = evaluator.read(WidgetKeys.secondaryText, p, context)
    spec.style.accent = evaluator.read(WidgetKeys.accent, p, context)
    spec.style.background = evaluator.read(WidgetKeys.ground, p, context)
    spec.style.cornerRadius = evaluator.read(WidgetKeys.radius, p, context)
    guard let design = CompiledWidget(spec: spec.normalized(), content: nil, origin: "") else { return nil }
    let resolver = WidgetResolver(
      widget: design, environment: cell(node, context).inLanguage(of: design.spec), symbols: symbols, images: images)
    return resolver.resolve(as: node, in: context, of: &self)
  }

  /// A widget from the design in a file. Errors in the file are reported when it is read.
  private mutating func nested(_ name: String, _ node: ContentNode, _ context: Inherited) -> ResolvedNode? {
    guard let design = designs[name] else { return nil }
    var inner = context
    let given = values(of: node.given, context)
    if !given.isEmpty { inner.root = context.root.adding(given) }
    let photos = design.folder.isEmpty ? images : PhotosBelow(photos: images, folder: design.folder)
    let resolver = WidgetResolver(
      widget: design.widget, environment: cell(node, context).inLanguage(of: design.widget.spec),
      symbols: symbols,
      images: photos)
    return resolver.resolve(as: node, in: inner, of: &self)
  }

  /// The environment of a widget in a cell: its size class, and its own frame or the frame that a device gives this
  /// class.
  private mutating func cell(_ node: ContentNode, _ context: Inherited) -> RenderEnvironment {
    let p = node[WidgetKeys.self]
    var cell = environment
    let size = evaluator.read(WidgetKeys.size, p, context)
    cell.size =
      p[WidgetKeys.size].flatMap { evaluator.token(size, at: $0) } ?? WidgetSize(rawValue: WidgetKeys.size.standard)
      ?? .small
    cell.canvas = Device.standard.canvas(for: cell.size)
    cell.shape = .rounded
    cell.frame = nil
    if let frame = node[ModifierKeys.self].object(ModifierKeys.frame) {
      let room = environment.canvas
      let width =
        evaluator.part(frame[FrameKeys.width], context).map { $0 * room.width }
        ?? evaluator.read(FrameKeys.width, frame, context)
      let height =
        evaluator.part(frame[FrameKeys.height], context).map { $0 * room.height }
        ?? evaluator.read(FrameKeys.height, frame, context)
      if let width, width > 0 { cell.canvas.width = width }
      if let height, height > 0 { cell.canvas.height = height }
    }
    return cell
  }

  /// Adds the diagnostics and counts of a resolver for a part.
  mutating func absorb(_ part: NodeResolver, at node: ContentNode) {
    for var diagnostic in part.evaluator.diagnostics {
      if diagnostic.range == nil { diagnostic.range = range(of: node) }
      evaluator.report(diagnostic)
    }
    continueCounting(from: part)
    if part.hasEnded, !hasEnded { end("this widget contains more than a picture may hold", node) }
  }
}

extension WidgetResolver {
  /// Resolves the design inside another one, with the counts and memory of the outer resolver.
  fileprivate func resolve(
    as node: ContentNode, in context: Inherited, of outer: inout NodeResolver
  ) -> ResolvedNode? {
    let spec = widget.spec.resolved(for: environment.size.key)
    let budget = outer.evaluator.budget
    // The texts are already evaluated and their errors reported.
    var found: [Diagnostic] = []
    let texts = texts(of: spec, evaluation(context.root, budget), &found)
    let palette = palette(of: spec)
    var resolver = nodeResolver(spec, budget, outer.log)
    resolver.continueCounting(from: outer)
    var model = model(of: spec, texts, palette: palette)
    let isGiven = { (name: String) in context.root.value(for: VariableScope.canonicalKey(name)) != nil }
    model["isSample"] = .bool(!spec.samples.allSatisfy(isGiven))
    let samples = spec.variables.mapValues(\.value).filter { context.root.value(for: $0.key) == nil }
    let scope = context.root.adding(samples).adding(model)
    var inherited = inherited(spec, scope: scope, palette: palette)
    inherited.prefix = outer.id(of: node, context) + "/"
    inherited.depth = context.depth
    defer { outer.absorb(resolver, at: node) }
    guard let content = widget.tree(for: spec.layout.template, in: environment.size),
      let drawn = resolver.single(content, inherited)
    else { return nil }
    var root = framed(drawn, over: backdrop(spec, inherited, &resolver), spec)
    root.id = inherited.prefix + "widget"
    return root
  }
}
