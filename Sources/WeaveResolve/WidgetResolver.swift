// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveDiagnostics
import WeaveData
public import WeaveExpressions
public import WeaveFacts
import WeaveGraphics
public import WeaveSpec
import WeaveTemplates

/// The pass from a design, its data and an environment to concrete nodes.
public struct WidgetResolver {
  let widget: CompiledWidget
  let environment: RenderEnvironment
  let symbols: any SymbolSupplier
  let images: any ImageSupplier
  private let memory: ResolveMemory?

  /// - Parameter memory: from the same design in the same environment, at any moment; nil to resolve everything.
  public init(
    widget: CompiledWidget, environment: RenderEnvironment, symbols: any SymbolSupplier, images: any ImageSupplier,
    memory: ResolveMemory? = nil
  ) {
    self.memory = memory
    self.widget = widget
    self.environment = environment
    self.symbols = symbols
    self.images = images
  }

  /// The concrete tree for the environment's size.
  ///
  /// - Parameters:
  ///   - variables: values for the design's texts and expressions. They take precedence over all others.
  ///   - facts: the clock and the facts from snapshots; nil for only the clock.
  public func resolve(variables: [String: Value], facts: FactVariables? = nil) -> Checked<ResolvedWidget> {
    resolve(variables: variables, facts: facts, frames: nil, measure: nil)
  }

  /// The concrete tree for the environment's size.
  ///
  /// - Parameters:
  ///   - frames: where nodes of a view were in the layout of its last tree; nil before the first.
  ///   - measure: measures nodes of a view; nil for a design without one.
  package func resolve(
    variables: [String: Value], facts: FactVariables?, frames: ViewFrames?, measure: ViewMeasure?
  ) -> Checked<ResolvedWidget> {
    var spec = widget.spec.resolved(for: environment.size.key)
    let album = takeFromAlbum(&spec)
    let absence = widget.isLenient ? removeMissingPhoto(of: &spec) : nil
    let facts = facts ?? environment.facts(of: Snapshots())
    var variables = variables
    if let year = album.choice?.year { variables[FactTable.albumYear] = .number(Double(year)) }
    var scope = VariableScope(facts: facts, samples: spec.variables.mapValues(\.value), given: variables)
    scope.strings = spec.parts.strings
    let log = ReadLog(keepsReads: memory != nil)
    scope.log = log
    let budget = EvaluationBudget()
    var found: [Diagnostic] = []
    let texts = texts(of: spec, evaluation(scope, budget), &found)
    let palette = palette(of: spec)
    var resolver = nodeResolver(spec, budget, log)
    for diagnostic in found + [album.diagnostic, absence].compactMap({ $0 }) { resolver.evaluator.report(diagnostic) }
    var model = model(of: spec, texts, palette: palette)
    model["isSample"] = .bool(spec.showsSample(given: variables, stored: facts.snapshots.variables))
    let inherited = inherited(spec, scope: scope.adding(model), palette: palette)
    let content = content(spec, inherited, frames, measure, &resolver)
    guard let drawn = content.root, !resolver.hasEnded else {
      let found = resolver.evaluator.diagnostics
      let hasError = found.contains { $0.severity == .error }
      return Checked(nil, hasError ? found : found + [nothingDrawn(spec.layout.template)])
    }
    let root = framed(drawn, over: content.background ?? backdrop(spec, inherited, &resolver), spec)
    let label = widget.texts(for: environment.size.key).accessibilityLabel.map {
      $0.render(in: evaluation(scope, budget))
    }
    var readings = Self.readings(log, facts)
    if let choice = album.choice { readings[choice.readingName] = choice.reading }
    return Checked(
      ResolvedWidget(
        root: root, title: texts.name, summary: label ?? drawn.spokenText, facts: readings, unstored: log.unstored,
        given: Self.given(variables, spec, log), steps: Limits.evaluationSteps - budget.stepsLeft,
        readsClock: budget.hasReadClock,
        clockEnd: budget.hasReadClock && budget.clockEnd > 0 ? Date(timeIntervalSince1970: budget.clockEnd) : nil,
        wantedFrames: content.wantedFrames, remembered: content.remembered),
      resolver.evaluator.diagnostics)
  }

  /// What a design draws: its view, or else its tree.
  private func content(
    _ spec: WidgetSpec, _ inherited: Inherited, _ frames: ViewFrames?, _ measure: ViewMeasure?,
    _ resolver: inout NodeResolver
  ) -> ViewNodes {
    guard let view = widget.view else {
      let tree = widget.tree(for: spec.layout.template, in: environment.size)
      return ViewNodes(root: tree.flatMap { resolver.whole($0, inherited) })
    }
    var views = ViewResolver(resolver, inherited, frames: frames, measure: measure)
    var nodes = view.nodes(&views)
    (nodes.wantedFrames, nodes.remembered) = (views.wantedFrames, views.remembered)
    resolver = views.resolver
    return nodes
  }

  /// Removes a missing photo from a design. The design is then drawn as in the app: a poster asks for a photo, the
  /// other templates have none.
  ///
  /// - Returns: a diagnostic for the missing photo; nil if nothing is missing.
  private func removeMissingPhoto(of spec: inout WidgetSpec) -> Diagnostic? {
    guard spec.layout.template != .custom, let image = spec.image else { return nil }
    let candidates = PhotoChoice.candidates(for: spec, size: environment.size.key)
    var failure: ImageFailure?
    for choice in candidates {
      switch images.image(choice.request) {
      case .success: return nil
      case .failure(let reason): failure = reason
      }
    }
    guard let failure else { return nil }
    let path = image.smartPhoto == nil ? "image.fileName" : "image.smartPhoto"
    let place = spec.places.range(of: path)
    spec.image = nil
    return Diagnostic(
      failure.code, "\(failure.sentence); the design is drawn without a photo, as in the app", at: place,
      severity: .warning)
  }

  /// Why there is no picture, if no other diagnostic says it.
  private func nothingDrawn(_ template: Template) -> Diagnostic {
    let root = widget.tree(for: template, in: environment.size)
    let condition = root?[ModifierKeys.self][ModifierKeys.when]
    return Diagnostic(
      .contentNothing, condition == nil ? .nothingLeft : .rootLeftOut, at: condition?.range ?? root?.range,
      size: environment.size.rawValue, node: root?.path)
  }

  /// The facts that were read. Stored variables change only with their snapshot.
  /// Which of the caller's values the result depends on.
  private static func given(_ variables: [String: Value], _ spec: WidgetSpec, _ log: ReadLog) -> Set<String> {
    if variables.isEmpty { return [] }
    let given = Set(variables.keys.map(VariableScope.canonicalKey))
    guard let read = log.names else { return given }
    // Whether a design shows its samples depends on all of them, and facts depend on the reader's preferences.
    let known = Set(spec.samples.map(VariableScope.canonicalKey)).union(FactInputs.preferences)
    return given.intersection(read.union(known))
  }

  private static func readings(_ log: ReadLog, _ facts: FactVariables) -> [String: FactReading] {
    var readings: [String: FactReading] = [:]
    let answers = log.answers
    for (name, answer) in zip(answers.names, answers.elements) {
      let members = answer.members.map(Set.init)
      var reading =
        facts.reading(of: name, members: members) ?? FactReading(value: nil, period: .always, members: members)
      // If parts are read separately, each answer holds less than all requests together.
      if !reading.isPart { reading.value = answer.value }
      readings[name.key] = reading
    }
    return readings
  }

  // MARK: Steps

  func evaluation(_ scope: VariableScope, _ budget: EvaluationBudget) -> EvaluationContext {
    EvaluationContext(
      scope: scope, now: environment.now, timeZone: environment.timeZone, locale: environment.locale, budget: budget)
  }

  func texts(
    of spec: WidgetSpec, _ context: EvaluationContext, _ found: inout [Diagnostic]
  ) -> (name: String, primary: String, secondary: String) {
    var context = context
    let notes = EvaluationNotes()
    context.notes = notes
    func text(_ template: TextTemplate, _ path: String) -> String {
      let text = template.render(in: context)
      guard !notes.isEmpty else { return text }
      let place = spec.places.range(of: path)
      found += notes.take().map { Diagnostic($0.code, $0.message, at: place, size: environment.size.rawValue) }
      return text
    }
    let texts = widget.texts(for: environment.size.key)
    let name = text(texts.name, "name")
    let primary = text(texts.primary, "primaryText")
    return (name, primary, text(texts.secondary, "secondaryText"))
  }

  /// The colours of a design. A night sky is dark in both appearances; a coloured background needs stronger text.
  func palette(of spec: WidgetSpec) -> Palette {
    let background = spec.style.background
    let hasPhoto = spec.layout.template == .poster && spec.image != nil
    if environment.isVibrant { return vibrantPalette(spec) }
    let isDark =
      environment.appearance.isDark || (background == .midnight && !hasPhoto && environment.appearance != .eink)
    let isTinted =
      background != .plain || environment.appearance.isGlass
      || (spec.style.backgroundOverlayOpacity > 0 && spec.style.backgroundOverlay != .plain)
    var palette = Palette(
      isDark: isDark, isTinted: isTinted, accent: spec.style.accent.rawValue,
      ownAccent: spec.style.accentHex.flatMap { Color(hex: $0) })
    palette.hasIncreasedContrast = environment.contrast == .increased
    return palette
  }

  /// White on a dark wallpaper, almost black on a light one.
  private func vibrantPalette(_ spec: WidgetSpec) -> Palette {
    let wallpaper = environment.wallpaper
    // Without a wallpaper, the appearance decides which ground to expect.
    let isDark = wallpaper.alpha < 0.5 ? environment.appearance.isDark : wallpaper.relativeLuminance < 0.45
    return Palette(
      isDark: isDark, accent: spec.style.accent.rawValue,
      ownAccent: spec.style.accentHex.flatMap { Color(hex: $0) }, vibrant: isDark ? .white : Color(rgb: 0x10151F))
  }

  func nodeResolver(_ spec: WidgetSpec, _ budget: EvaluationBudget, _ log: ReadLog) -> NodeResolver {
    var environment = environment
    if environment.size.isAccessory {
      environment.textSize = .large
    } else if spec.layout.template != .custom {
      environment.textSize = environment.textSize.held(toRoomOf: environment.size, of: spec.layout.template)
    }
    var resolver = NodeResolver(
      environment: environment, symbols: symbols, images: images, places: spec.places,
      isLenient: widget.isLenient, budget: budget, log: log, memory: memory, colors: widget.colors,
      fonts: widget.fonts, designs: widget.designs)
    resolver.insistsOnSizes = spec.layout.template == .custom
    resolver.widgetRadius = hasSquareCorners ? 0 : cornerRadius(of: spec)
    return resolver
  }

  /// The variables for templates: the environment and the view model of the design's template.
  func model(
    of spec: WidgetSpec, _ texts: (name: String, primary: String, secondary: String), palette: Palette
  ) -> [String: Value] {
    var values = environmentValues(palette)
    if spec.layout.template == .custom { return values }
    let textSize = environment.textSize.held(toRoomOf: environment.size, of: spec.layout.template)
    let standard = TextStyle.body.font(at: .large).spec.size
    values["textScale"] = .number(
      environment.size.isAccessory ? 1 : TextStyle.body.font(at: textSize).spec.size / standard)
    let design = DesignModel(
      spec: spec, size: environment.size, name: texts.name, primary: texts.primary, secondary: texts.secondary)
    values.merge(design.values) { $1 }
    values.merge(symbolFit(spec)) { $1 }
    if spec.layout.template == .poster || spec.image != nil { values.merge(poster(spec, texts.primary)) { $1 } }
    if spec.layout.template == .reminders {
      values.merge(RemindersModel.values(of: spec.remindersConfig ?? RemindersConfig())) { $1 }
    }
    if spec.layout.template == .clockIcon {
      values.merge(ClockModel.values(of: spec.clockConfig ?? ClockConfig())) { $1 }
    }
    values["hasBanner"] = .bool(spec.image != nil)
    return values
  }

  private func environmentValues(_ palette: Palette) -> [String: Value] {
    [
      "size": .string(environment.size.rawValue), "isSmall": .bool(environment.size == .small),
      "isMedium": .bool(environment.size == .medium),
      "isTall": .bool(environment.size == .large || environment.size == .extraLarge),
      "isDark": .bool(palette.isDark), "isLight": .bool(!environment.appearance.isDark),
      "isAccessory": .bool(environment.size.isAccessory), "isTinted": .bool(environment.appearance.isMonochrome),
      "isEInk": .bool(environment.appearance == .eink),
      "isSquare": .bool(environment.shape == .square),
      "screenFrame": .string(environment.frame?.rawValue ?? ""),
      "contentMargin": .number(environment.frame?.contentMargin ?? environment.size.contentMargin),
      "isRightToLeft": .bool(environment.isRightToLeft),
      "isPlaceholder": .bool(environment.content == .placeholder),
      "isUnavailable": .bool(environment.content == .unavailable),
      "width": .number(environment.canvas.width), "height": .number(environment.canvas.height),
      "parent": .record([
        "width": .number(environment.canvas.width), "height": .number(environment.canvas.height),
      ]),
    ]
  }

  /// The size of hero's symbol, and whether there is room for it.
  private func symbolFit(_ spec: WidgetSpec) -> [String: Value] {
    guard let symbol = spec.symbol else { return ["showsSymbol": .bool(false), "symbolSide": .number(0)] }
    let scale = min(max(spec.style.symbolSize / 34 * symbol.size / 18, 0.4), 2)
    let base: Double =
      switch environment.size {
      case .small: 16
      case .medium: 20
      default: 26
      }
    let hasRoom = environment.size != .small || spec.actionBar == nil
    return ["showsSymbol": .bool(hasRoom), "symbolSide": .number((base * scale).rounded())]
  }

  private func poster(_ spec: WidgetSpec, _ primary: String) -> [String: Value] {
    let candidates = PhotoChoice.candidates(for: spec, size: environment.size.key)
    let found = candidates.lazy.compactMap { choice in
      (try? images.image(choice.request).get()).map { (choice, $0) }
    }.first
    let choice = found?.0 ?? candidates.first
    let photo = found?.1
    var values = PosterModel(
      spec: spec, size: environment.size, canvas: environment.canvas, photo: photo,
      isDark: environment.appearance.isDark, primary: primary, locale: environment.locale, memory: memory
    ).values
    values.merge(choice?.values ?? [:]) { $1 }
    // An unreadable photo is reported where the template draws it.
    values["hasPhoto"] = .bool(choice != nil)
    return values
  }

  func inherited(_ spec: WidgetSpec, scope: VariableScope, palette: Palette) -> Inherited {
    Inherited(
      foreground: ColorName("label").map(palette.color) ?? .black,
      font: environment.font(.body), palette: palette, scope: scope, root: scope)
  }

  func backdrop(
    _ spec: WidgetSpec, _ inherited: Inherited, _ resolver: inout NodeResolver
  ) -> ResolvedNode? {
    if environment.size.isAccessory {
      return ResolvedNode(
        id: "wallpaper", .leaf(.shape(ResolvedShape(outline: .rectangle, fill: .color(environment.wallpaper)))))
    }
    guard let tree = BuiltinTemplates.tree(named: "backdrop") else { return nil }
    var context = inherited
    context.prefix += "backdrop/"
    context.trail += "backdrop:"
    let style = spec.style
    // The token is not drawn here over a photo, or if the overlay would cover everything.
    let isPoster = spec.layout.template == .poster
    let overlayHides = style.backgroundOverlay == .plain
    context.scope = inherited.scope.adding([
      "background": .string(style.background.rawValue), "overlay": .string(style.backgroundOverlay.rawValue),
      "overlayOpacity": .number(isPoster && spec.image != nil || overlayHides ? 0 : style.backgroundOverlayOpacity),
      "glow": .bool(style.backgroundGlowEnabled),
    ])
    return resolver.single(tree, context)
  }

  private func cornerRadius(of spec: WidgetSpec) -> Double {
    environment.frame?.cornerRadius ?? spec.style.cornerRadius
  }

  private var hasSquareCorners: Bool { environment.shape == .square || environment.size.isAccessory }

  /// The content over its backdrop, clipped to the widget's outline.
  func framed(_ content: ResolvedNode, over backdrop: ResolvedNode?, _ spec: WidgetSpec) -> ResolvedNode {
    let frame = ResolvedNode.Modifier.frame(
      FrameConstraint(width: environment.canvas.width, height: environment.canvas.height))
    let black = ResolvedNode(
      id: "ground", .leaf(.shape(ResolvedShape(outline: .rectangle, fill: .color(.black)))))
    let layers = [environment.frame?.isBlack == true ? black : backdrop, content].compactMap { $0 }
    let outline: ShapeOutline =
      hasSquareCorners ? .rectangle : .roundedRectangle(radius: cornerRadius(of: spec), .continuous)
    return ResolvedNode(id: "widget", .zstack(alignment: .center, layers), [frame, .effect(.clip(outline))])
  }
}

extension WidgetSpec {
  /// Whether a variable with a sample has no value from outside, so that the sample is shown.
  ///
  /// - Parameters:
  ///   - given: the caller's values, by name.
  ///   - stored: the stored variables; nil if there are none.
  func showsSample(given: [String: Value], stored: StoredVariables?) -> Bool {
    if samples.isEmpty { return false }
    var names = Set(given.keys.map(VariableScope.canonicalKey))
    names.formUnion((stored?.scope ?? [:]).keys.map(VariableScope.canonicalKey))
    return samples.contains { !names.contains(VariableScope.canonicalKey($0)) }
  }
}

extension WidgetSize {
  /// The same size as a key of matched sets; an accessory counts as the smallest size.
  public var key: MatchedSet.Key {
    switch self {
    case .small, .accessoryInline, .accessoryCircular, .accessoryRectangular: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let rootLeftOut: Self =
    "this `when` leaves out the whole content, so there is nothing to draw; put it on a node inside a stack"
  fileprivate static let nothingLeft: Self = "the content gives no node here, so there is nothing to draw"
}
