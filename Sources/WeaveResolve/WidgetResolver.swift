// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveDiagnostics
import WeaveData
import WeaveGraphics
public import WeaveSpec
import WeaveTemplates

/// A design as one concrete tree, with what drawing it as a whole needs.
public struct ResolvedWidget: Sendable, Hashable {
  public var root: ResolvedNode
  /// The design's name and what it says, for readers that cannot see.
  public var title: String
  public var summary: String
  /// Every fact and stored variable that it read, by key.
  public var facts: [String: FactReading]
  /// Whether it counts from the moment itself, besides the facts that it reads.
  public var readsClock: Bool
  /// Until when what it counts from the moment comes to the same; nil where that is not known.
  public var clockEnd: Date?

  public init(
    root: ResolvedNode, title: String, summary: String, facts: [String: FactReading] = [:], readsClock: Bool = false,
    clockEnd: Date? = nil
  ) {
    self.clockEnd = clockEnd
    self.root = root
    self.title = title
    self.summary = summary
    self.facts = facts
    self.readsClock = readsClock
  }

  /// Whether another one is drawn as the same picture.
  public func looks(like other: ResolvedWidget) -> Bool {
    title == other.title && summary == other.summary && root == other.root
  }
}

/// The pass from a design, its data and an environment to concrete nodes.
public struct WidgetResolver {
  let widget: CompiledWidget
  let environment: RenderEnvironment
  let symbols: any SymbolSupplier
  let images: any ImageSupplier
  private let memory: ResolveMemory?

  /// - Parameter memory: of the same design in the same environment, at any moment; nil to work out everything.
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
  ///   - variables: what the design's texts and expressions can read, besides facts; these go before all others.
  ///   - facts: the clock and what snapshots tell; the clock alone where nil.
  public func resolve(variables: [String: Value], facts: FactVariables? = nil) -> Checked<ResolvedWidget> {
    var spec = widget.spec.resolved(for: environment.size.key)
    let album = takeFromAlbum(&spec)
    let absence = widget.isLenient ? takeAwayPhoto(of: &spec) : nil
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
    for diagnostic in found + [album.told, absence].compactMap({ $0 }) { resolver.evaluator.report(diagnostic) }
    let model = model(of: spec, texts, palette: palette)
    let inherited = inherited(spec, scope: scope.adding(model), palette: palette)
    guard let content = widget.tree(for: spec.layout.template, in: environment.size),
      let drawn = resolver.single(content, inherited),
      !resolver.hasEnded
    else {
      let found = resolver.evaluator.diagnostics
      let isTold = found.contains { $0.severity == .error }
      return Checked(nil, isTold ? found : found + [nothingDrawn(spec.layout.template)])
    }
    let root = framed(drawn, over: backdrop(spec, inherited, &resolver), spec)
    let label = spec.accessibilityLabel.map { widget.template($0).render(in: evaluation(scope, budget)) }
    var readings = Self.readings(log, facts)
    if let choice = album.choice { readings[choice.readingName] = choice.reading }
    return Checked(
      ResolvedWidget(
        root: root, title: texts.name, summary: label ?? drawn.spokenText, facts: readings,
        readsClock: budget.hasReadClock,
        clockEnd: budget.hasReadClock && budget.clockEnd > 0 ? Date(timeIntervalSince1970: budget.clockEnd) : nil),
      resolver.evaluator.diagnostics)
  }

  /// Takes a photo that cannot be had out of a design, which is then drawn as the app draws it: a poster asks for a photo,
  /// the other templates have none.
  ///
  /// - Returns: what is told of it; nil where nothing is missing.
  private func takeAwayPhoto(of spec: inout WidgetSpec) -> Diagnostic? {
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
      failure.code, "\(failure.sentence); it is drawn without a photo, as the app does", at: place, severity: .warning)
  }

  /// Why there is no picture where nothing else was said.
  private func nothingDrawn(_ template: Template) -> Diagnostic {
    let root = widget.tree(for: template, in: environment.size)
    let condition = root?.properties["when"]
    return Diagnostic(
      .contentNothing, condition == nil ? .nothingLeft : .rootLeftOut, at: condition?.range ?? root?.range,
      size: environment.size.rawValue, node: root?.path)
  }

  /// What was read of the facts; stored variables change only with their snapshot.
  private static func readings(_ log: ReadLog, _ facts: FactVariables) -> [String: FactReading] {
    var readings: [String: FactReading] = [:]
    for (name, value) in log.sourced {
      let period = FactTable.key(name).map { facts.reading(of: $0).period } ?? .always
      readings[name] = FactReading(value: value, period: period)
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
    func text(_ source: String, _ path: String) -> String {
      let text = widget.template(source).render(in: context)
      guard !notes.isEmpty else { return text }
      let place = spec.places.range(of: path)
      found += notes.take().map { Diagnostic($0.code, $0.message, at: place, size: environment.size.rawValue) }
      return text
    }
    let name = text(spec.name, "name")
    let primary = text(spec.primaryText, "primaryText")
    return (name, primary, text(spec.secondaryText ?? "", "secondaryText"))
  }

  /// A night sky is dark in both appearances; a coloured background wants stronger text.
  func palette(of spec: WidgetSpec) -> Palette {
    let background = spec.style.background
    let hasPhoto = spec.layout.template == .poster && spec.image != nil
    if environment.isVibrant { return vibrantPalette(spec) }
    let isDark =
      environment.appearance.isDark || (background == .midnight && !hasPhoto && environment.appearance != .eink)
    let isTinted =
      background != .plain
      || (spec.style.backgroundOverlayOpacity > 0 && spec.style.backgroundOverlay != .plain)
    return Palette(
      isDark: isDark, isTinted: isTinted, accent: spec.style.accent.rawValue,
      ownAccent: spec.style.accentHex.flatMap { Color(hex: $0) })
  }

  /// White on a dark wallpaper, nearly black on a light one.
  private func vibrantPalette(_ spec: WidgetSpec) -> Palette {
    let wallpaper = environment.wallpaper
    // Over nothing, the appearance tells what will be beneath.
    let isDark = wallpaper.alpha < 0.5 ? environment.appearance.isDark : wallpaper.relativeLuminance < 0.45
    return Palette(
      isDark: isDark, accent: spec.style.accent.rawValue,
      ownAccent: spec.style.accentHex.flatMap { Color(hex: $0) }, vibrant: isDark ? .white : Color(rgb: 0x10151F))
  }

  func nodeResolver(_ spec: WidgetSpec, _ budget: EvaluationBudget, _ log: ReadLog) -> NodeResolver {
    var places: [String: SourceRange] = [:]
    let fields = [
      "name": "name", "primary": "primaryText", "secondary": "secondaryText", "symbol": "symbol.name",
      "image": "image.fileName",
    ]
    for (id, path) in fields { places[id] = spec.places.range(of: path) }
    if let image = spec.image, image.smartPhoto != nil { places["image"] = spec.places.range(of: "image.smartPhoto") }
    var environment = environment
    if environment.size.isAccessory {
      environment.textSize = .large
    } else if spec.layout.template != .custom {
      environment.textSize = environment.textSize.held(toRoomOf: environment.size, of: spec.layout.template)
    }
    return NodeResolver(
      environment: environment, symbols: symbols, images: images, places: places,
      isLenient: widget.isLenient, budget: budget, log: log, memory: memory, colors: widget.colors,
      designs: widget.designs)
  }

  /// What templates read: the environment, and the view model of the design's template.
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
      "isAccessory": .bool(environment.size.isAccessory), "isTinted": .bool(environment.appearance == .tinted),
      "isEInk": .bool(environment.appearance == .eink),
      "isSquare": .bool(environment.shape == .square),
      "isRightToLeft": .bool(environment.isRightToLeft),
      "isPlaceholder": .bool(environment.content == .placeholder),
      "isUnavailable": .bool(environment.content == .unavailable),
      "width": .number(environment.canvas.width), "height": .number(environment.canvas.height),
      "parent": .record([
        "width": .number(environment.canvas.width), "height": .number(environment.canvas.height),
      ]),
    ]
  }

  /// How large hero's symbol is, and whether there is room for it.
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
      isDark: environment.appearance.isDark, primary: primary, locale: environment.locale
    ).values
    values.merge(choice?.values ?? [:]) { $1 }
    // A photo that cannot be read is reported where the template would draw it.
    values["hasPhoto"] = .bool(choice != nil)
    return values
  }

  func inherited(_ spec: WidgetSpec, scope: VariableScope, palette: Palette) -> Inherited {
    Inherited(
      foreground: ColorName("label").map(palette.color) ?? .black,
      font: TextStyle.body.font(at: environment.textSize), palette: palette, scope: scope, root: scope)
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
    // Over a photo, and for an overlay that would paint over everything, the token is not drawn here.
    let isPoster = spec.layout.template == .poster
    let overlayHides = style.backgroundOverlay == .plain
    context.scope = inherited.scope.adding([
      "background": .string(style.background.rawValue), "overlay": .string(style.backgroundOverlay.rawValue),
      "overlayOpacity": .number(isPoster && spec.image != nil || overlayHides ? 0 : style.backgroundOverlayOpacity),
      "glow": .bool(style.backgroundGlowEnabled),
    ])
    return resolver.single(tree, context)
  }

  /// The content over its backdrop, cut to the widget's outline.
  func framed(_ content: ResolvedNode, over backdrop: ResolvedNode?, _ spec: WidgetSpec) -> ResolvedNode {
    let frame = ResolvedNode.Modifier.frame(
      FrameConstraint(width: environment.canvas.width, height: environment.canvas.height))
    let layers = [backdrop, content].compactMap { $0 }
    let outline: ShapeOutline =
      environment.shape == .square || environment.size.isAccessory
      ? .rectangle : .roundedRectangle(radius: spec.style.cornerRadius, .continuous)
    return ResolvedNode(id: "widget", .zstack(alignment: .center, layers), [frame, .effect(.clip(outline))])
  }
}

extension TextSize {
  /// Whether it is one of the sizes beyond those of every reader's settings.
  fileprivate var isForAccessibility: Bool {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    }
  }

  /// The largest text size, up to this one, at which a built-in template still shows all its parts.
  ///
  /// A widget cannot grow as an app's page does: Apple's own hold their text sizes in the same way.
  /// Templates of facts are full at every size: they follow up to xLarge, and tall ones one step further for who needs
  /// the largest texts.
  fileprivate func held(toRoomOf size: WidgetSize, of template: Template) -> TextSize {
    let bound: TextSize =
      switch size {
      case .large where template.showsFacts, .extraLarge where template.showsFacts:
        isForAccessibility ? .xxLarge : .xLarge
      case _ where template.showsFacts: .xLarge
      case .small: .xLarge
      case .medium: .xxLarge
      case .large, .extraLarge: .accessibility1
      case .accessoryInline, .accessoryCircular, .accessoryRectangular: .large
      }
    let order = TextSize.allCases
    guard let own = order.firstIndex(of: self), let limit = order.firstIndex(of: bound) else { return self }
    return order[min(own, limit)]
  }
}

extension WidgetSize {
  /// The same size, as matched sets name it; an accessory has the room of the smallest.
  public var key: MatchedSet.Key {
    switch self {
    case .small, .accessoryInline, .accessoryCircular, .accessoryRectangular: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

extension ResolvedNode {
  /// What the node says, read from first to last.
  var spokenText: String {
    var parts: [String] = []
    collectSpokenText(into: &parts)
    return parts.joined(separator: ", ")
  }

  private func collectSpokenText(into parts: inout [String]) {
    for case .effect(.label(let label)) in modifiers {
      parts.append(label)
      return
    }
    switch kind {
    case .text(let text):
      let words = text.string.trimmed
      if !words.isEmpty { parts.append(words) }
    case .hstack(_, _, let children), .vstack(_, _, let children), .zstack(_, let children):
      for child in children { child.collectSpokenText(into: &parts) }
    case .viewThatFits(_, _, let children): children.first?.collectSpokenText(into: &parts)
    case .grid(let grid): for cell in grid.cells { cell.collectSpokenText(into: &parts) }
    case .spacer, .divider, .leaf: break
    }
    for modifier in modifiers {
      if case .overlay(let node, _) = modifier { node.collectSpokenText(into: &parts) }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let rootLeftOut: Self =
    "this `when` leaves out the whole content, so there is nothing to draw; put it on a node inside a stack"
  fileprivate static let nothingLeft: Self = "the content comes to no node here, so there is nothing to draw"
}
