// SPDX-License-Identifier: MIT

package import WeaveDiagnostics
package import WeaveGraphics
package import WeaveSpec

/// What code that makes nodes may ask for: the environment, fonts, colours, texts, symbols and pictures, as designs get
/// them, and the frames of nodes in the last layout.
package struct ViewResolver {
  var resolver: NodeResolver
  private let inherited: Inherited
  private let known: ViewFrames?
  private let measure: ViewMeasure?
  /// The names of the nodes whose frames were asked for.
  package private(set) var wantedFrames: Set<String> = []
  private(set) var remembered: [String: Rect] = [:]

  init(_ resolver: NodeResolver, _ inherited: Inherited, frames: ViewFrames?, measure: ViewMeasure?) {
    (self.resolver, self.inherited, known, self.measure) = (resolver, inherited, frames, measure)
  }

  /// The moment, the reader, the screen and the canvas.
  package var environment: RenderEnvironment { resolver.environment }

  /// The colours of the surroundings.
  package var palette: Palette { inherited.palette }

  /// The radius of the widget's corners in points; 0 for square ones.
  package var widgetRadius: Double { resolver.widgetRadius }

  /// The frame of a node in the last layout; nil before the first, and for a node that was not drawn.
  package mutating func frame(of node: String) -> Rect? {
    wantedFrames.insert(node)
    return known?.frames[node]
  }

  /// A frame that an earlier tree has remembered; it is kept for the next ones.
  package mutating func remembered(_ name: String) -> Rect? {
    guard let frame = known?.remembered[name] else { return nil }
    remembered[name] = frame
    return frame
  }

  /// Remembers a frame for the next trees.
  package mutating func remember(_ frame: Rect, as name: String) { remembered[name] = frame }

  /// The size that nodes take of a proposal in points, and their baselines; nil proposes the ideal length.
  package func size(of node: ResolvedNode, width: Double?, height: Double?) -> ViewAnswer {
    measure?(node, width, height) ?? ViewAnswer(size: Size(width: width ?? 0, height: height ?? 0))
  }

  /// Whether this is the first tree, for which no frames are known.
  package var isFirstTree: Bool { known == nil }

  // MARK: Fonts and paints

  /// The font of a text style at a text size.
  package func font(_ style: TextStyle, at size: TextSize) -> FontSetting {
    environment.readable(style.font(at: size))
  }

  /// A font with another size, and the line height that belongs to it.
  package func font(_ font: FontSetting, size: Double) -> FontSetting { environment.font(font, size: size) }

  /// The paint as this screen can show it on letters.
  package func shown(_ fill: Fill) -> Fill { resolver.shown(fill) }

  /// A colour of code as this screen shows it: on the lock screen, a strength of the only colour.
  package func color(_ color: Color) -> Color {
    guard let vibrant = palette.vibrant else { return color }
    return vibrant.opacity(color.alpha)
  }

  // MARK: Leaves

  /// A text of spans, as the screen can show it. It has no letters once the texts of the picture exceed the limit.
  package mutating func text(
    _ spans: [ViewSpan], _ settings: ViewTextSettings, at place: ViewPlace
  ) -> ResolvedText {
    var context = inherited
    context.texts.lineLimit = settings.lineLimit
    context.texts.reservesSpace = settings.reservesSpace
    context.texts.truncation = settings.truncation
    context.texts.minimumScale = settings.minimumScale
    context.texts.alignment = settings.alignment
    context.texts.lineSpacing = settings.lineSpacing
    if let font = spans.first?.font { context.font = font }
    let pitches = spans.map { max(1, $0.font.lineHeight + settings.lineSpacing) }
    let hasOneFont = spans.allSatisfy { $0.font == spans.first?.font }
    let drawn = zip(spans, pitches).map { span, pitch in
      let fill = resolver.shown(span.fill)
      return TextSpan(
        span.text, font: resolver.shown(span.font.spec), color: fill.mean, gradient: fill.isPlain ? nil : fill,
        strikethrough: span.strikethrough, underline: span.underline, lineHeight: hasOneFont ? nil : pitch,
        lineBox: hasOneFont ? nil : span.font.lineBox)
    }
    return resolver.set(drawn, lineHeight: pitches.max() ?? 1, place.node(.text), context)
  }

  /// A symbol by its SF Symbols name; for an unknown name, with a report, a neutral mark.
  package mutating func symbol(_ symbol: ViewSymbol, at place: ViewPlace) -> ResolvedSymbol {
    let look = NodeResolver.SymbolLook(
      size: symbol.size, scale: symbol.scale.factor, weight: symbol.weight, mode: symbol.mode, tint: symbol.tint,
      layers: symbol.layers)
    return resolver.symbol(symbol.name, nil, place.node(.symbol), look, inherited)
  }

  /// Whether there is a symbol of this name.
  package func hasSymbol(named name: String) -> Bool { resolver.symbols.symbol(named: name) != nil }

  /// The picture in a file; a failure says why there is none.
  package mutating func image(_ file: String) -> Result<RasterImage, ImageFailure> {
    resolver.spent.photos += 1
    return resolver.images.image(ImageRequest(file: file))
  }

  // MARK: Limits and reports

  /// Counts a node; false once the picture has as many as it may have, which is reported.
  package mutating func countNode(depth: Int, at place: ViewPlace) -> Bool {
    resolver.spent.nodes += 1
    return resolver.isWithinLimits(place.node(.zstack), depth: depth)
  }

  /// Reports a mistake at a view.
  package mutating func report(
    _ code: DiagnosticCode, _ message: Diagnostic.Message, at place: ViewPlace,
    severity: Diagnostic.Severity? = nil
  ) {
    resolver.evaluator.report(
      Diagnostic(
        code, message, at: place.range, severity: severity, size: environment.size.rawValue, node: place.id))
  }
}

/// Where a view is: its name in the tree, and its place in the source.
package struct ViewPlace: Sendable, Hashable {
  /// The name of its node.
  package var id: String
  /// Its place in the source; nil if it is not known.
  package var range: SourceRange?

  /// A place by the name of a node and the place in the source.
  package init(id: String, range: SourceRange?) { (self.id, self.range) = (id, range) }

  fileprivate func node(_ type: NodeType) -> ContentNode {
    ContentNode(type: type, path: id, range: range, properties: PropertyMap())
  }
}

/// A stretch of a view's text.
package struct ViewSpan: Sendable, Hashable {
  /// The characters.
  package var text: String
  /// The font with its line height.
  package var font: FontSetting
  /// The paint of the letters.
  package var fill: Fill
  /// The colour of a line through it; nil for none.
  package var strikethrough: Color?
  /// The colour of a line under it; nil for none.
  package var underline: Color?

  /// A stretch in a font and a paint.
  package init(_ text: String, font: FontSetting, fill: Fill, strikethrough: Color? = nil, underline: Color? = nil) {
    (self.text, self.font, self.fill) = (text, font, fill)
    (self.strikethrough, self.underline) = (strikethrough, underline)
  }
}

/// How a view's text is set.
package struct ViewTextSettings: Sendable, Hashable {
  /// Nil for any number of lines.
  package var lineLimit: Int?
  /// Whether it is as high as `lineLimit` lines even with fewer.
  package var reservesSpace = false
  /// Where it is cut.
  package var truncation = TextTruncation.tail
  /// How far it may shrink before it is cut.
  package var minimumScale = 1.0
  /// How its lines line up.
  package var alignment = HorizontalAlignment.leading
  /// Points between lines, beside the leading of the font.
  package var lineSpacing = 0.0

  /// The settings of a text in no container.
  package init() {}
}

/// A symbol as a view asks for it.
package struct ViewSymbol: Sendable, Hashable {
  /// The SF Symbols name.
  package var name: String
  /// The font size in points.
  package var size: Double
  /// The weight, 100...900.
  package var weight: Int
  /// How large it is beside text of its font size.
  package var scale = SymbolScale.medium
  /// How its layers are coloured.
  package var mode = SymbolMode.monochrome
  /// The paint.
  package var tint: Fill
  /// The colours of its layers in `palette` mode.
  package var layers: [Color?] = []

  /// A symbol in a font size and a paint.
  package init(_ name: String, size: Double, weight: Int, tint: Fill) {
    (self.name, self.size, self.weight, self.tint) = (name, size, weight, tint)
  }
}

extension Fill {
  fileprivate var isPlain: Bool { if case .color = self { true } else { false } }
}
