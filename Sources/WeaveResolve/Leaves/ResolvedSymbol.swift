// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
import WeaveExpressions
public import WeaveGraphics
import WeaveSpec

/// A symbol with the paint of each layer.
public struct ResolvedSymbol: Sendable, Hashable {
  /// The paths with their layers.
  public var symbol: VectorSymbol
  /// The font size in points.
  public var size: Double
  /// The factor between the font size and the size that it is drawn at: `imageScale`.
  public var scale: Double
  /// Whether its box ends where its ink ends on the left and right.
  public var endsAtInk = false
  /// Device pixels per point; the sides of its box are whole pixels. 0 does not round.
  public var pixelsPerPoint = 0.0
  /// The weight, 100...900. 400 draws the symbol unchanged; other weights thicken or thin its shapes.
  public var weight: Int
  /// The paints of the layers, by level.
  public var primary, secondary, tertiary: Fill
  /// Colours of layers by role, in multicolour mode.
  public var roles: [String: Color]

  /// Makes a symbol with a font size in points and a weight, 100 to 900; `roles` are the colours for multicolour
  /// drawing.
  public init(
    symbol: VectorSymbol, size: Double, scale: Double = 1, weight: Int = 400, primary: Fill, secondary: Fill,
    tertiary: Fill,
    roles: [String: Color] = [:]
  ) {
    self.symbol = symbol
    self.size = size
    self.scale = scale
    self.weight = weight
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
    self.roles = roles
  }

  /// The symbol's box in points, the ink in it, and the baseline.
  public var place: Place {
    let measures = symbol.metrics.measures(at: weight)
    let em = size * scale
    let grid = pixelsPerPoint > 0 ? PixelGrid(scale: pixelsPerPoint) : nil
    func rounded(_ length: Double) -> Double { grid?.rounded(length) ?? length }
    func roundedUp(_ length: Double) -> Double { grid?.roundedUp(length) ?? length }
    let ink = Size(width: measures.width * em, height: measures.height * em)
    let left = endsAtInk ? 0 : rounded(measures.left * em)
    let right = endsAtInk ? 0 : rounded((measures.advance - measures.left - measures.width) * em)
    let above = roundedUp(symbol.metrics.room * em)
    let height = roundedUp(ink.height) + 2 * above
    // Every image scale has the same middle beside the capitals of text.
    let middle = SymbolMetrics.middleOfCapitals * size + (measures.middle - SymbolMetrics.middleOfCapitals) * em
    return Place(
      box: Size(width: max(0, left + roundedUp(ink.width) + right), height: height),
      ink: Rect(origin: Point(x: left, y: (height - ink.height) / 2), size: ink), baseline: height / 2 + middle)
  }

  /// Where a symbol lies in its box, in points.
  public struct Place: Sendable, Hashable {
    /// The size of the box.
    public var box: Size
    /// The box around the ink.
    public var ink: Rect
    /// From the top of the box to the baseline of text beside it.
    public var baseline: Double
  }
}

extension ResolvedSymbol: LeafTraits {
  /// The size of its box, whatever is proposed.
  public var room: LeafRoom {
    let place = place
    return .fixed(place.box, baseline: place.baseline)
  }
  /// Such as `symbol flame.fill`.
  public var dumped: String { "symbol \(symbol.name)" }
  /// Always true: a hidden symbol loses its meaning.
  public var isEssential: Bool { true }
  /// Nothing: another name is another symbol.
  public var origin: LeafOrigin { .none }
}

// MARK: - From a design

extension NodeResolver {
  /// A symbol with its layers coloured; for an unknown name, with a report, a neutral mark. Nil without a name.
  mutating func symbol(_ node: ContentNode, _ context: Inherited) -> ResolvedSymbol? {
    let p = node[SymbolKeys.self]
    guard let name = evaluator.read(SymbolKeys.name, p, context), !name.isEmpty else { return nil }
    let font = symbolFont(node[ModifierKeys.self][ModifierKeys.font], context)
    let weight = evaluator.given(SymbolKeys.weight, p, context)
    let mode = evaluator.read(SymbolKeys.mode, p, context)
    let look = SymbolLook(
      size: evaluator.given(SymbolKeys.size, p, context) ?? font.size ?? SymbolKeys.size.standard,
      scale: evaluator.read(SymbolKeys.imageScale, p, context).factor,
      weight: weight?.value ?? font.weight ?? SymbolKeys.weight.standard.value,
      mode: mode, tint: evaluator.read(SymbolKeys.color, p, context) ?? context.paint,
      layers: mode == .palette ? layers(p[SymbolKeys.colors], context) : [])
    var symbol = symbol(name, p[SymbolKeys.name], node, look, context)
    symbol.endsAtInk = evaluator.read(SymbolKeys.alignsInk, p, context)
    return symbol
  }

  /// A symbol with words beside it.
  mutating func label(_ node: ContentNode, _ context: Inherited) -> ResolvedNode.Kind? {
    let p = node[LabelKeys.self]
    let name = id(of: node, context)
    var parts: [ResolvedNode] = []
    if let wanted = evaluator.read(LabelKeys.symbol, p, context), !wanted.isEmpty {
      let look = SymbolLook(
        size: context.font.spec.size, weight: context.font.spec.weight,
        mode: evaluator.read(LabelKeys.mode, p, context),
        tint: evaluator.read(LabelKeys.color, p, context) ?? context.paint)
      let symbol = symbol(wanted, p[LabelKeys.symbol], node, look, context)
      parts.append(ResolvedNode(id: name + ".symbol", range: range(of: node), .leaf(.symbol(symbol))))
    }
    let words = plainText(p[LabelKeys.text], node, context)
    parts.append(ResolvedNode(id: name + ".text", range: place(of: node), .text(words)))
    return .hstack(
      spacing: evaluator.read(LabelKeys.spacing, p, context), alignment: .firstTextBaseline, parts)
  }

  /// How a symbol is drawn.
  struct SymbolLook {
    var size: Double
    var scale = 1.0
    var weight: Int
    var mode: SymbolMode
    var tint: Fill
    /// The colours of the layers in `palette` mode; nil for a layer that keeps that of the layer before.
    var layers: [Color?] = []
  }

  private mutating func layers(_ colors: Property?, _ context: Inherited) -> [Color?] {
    guard case .array(let colors)? = colors?.value else { return [] }
    return colors.prefix(3).map { evaluator.color($0, context) }
  }

  /// The symbol with a name, coloured; a neutral mark, with a report, if it is not known.
  ///
  /// - Parameter property: the name in the design.
  mutating func symbol(
    _ name: String, _ property: Property?, _ node: ContentNode, _ look: SymbolLook, _ context: Inherited
  ) -> ResolvedSymbol {
    let known = symbols.symbol(named: name)
    if known == nil { unknownSymbol(name, property, node) }
    let mode = shown(look.mode)
    let roles = mode == .multicolor ? symbols.multicolor(isDark: context.palette.isDark) : [:]
    let symbol = moon(
      known ?? .unknown, ink: roles["moon"].map(Fill.color) ?? look.tint, isDark: context.palette.isDark)
    var resolved = ResolvedSymbol(
      symbol: symbol, size: look.size, scale: look.scale, weight: look.weight, primary: look.tint,
      secondary: look.tint, tertiary: look.tint)
    resolved.pixelsPerPoint = environment.scale
    switch mode {
    case .monochrome: break
    case .hierarchical:
      let levels = hierarchy(of: look.tint, isLayered: symbol.isLayered)
      (resolved.primary, resolved.secondary, resolved.tertiary) = (levels[0], levels[1], levels[2])
    case .palette:
      var fills = [look.tint, look.tint, look.tint]
      for case (let index, let color?) in look.layers.enumerated() {
        for level in index..<3 { fills[level] = .color(color) }
      }
      (resolved.primary, resolved.secondary, resolved.tertiary) = (fills[0], fills[1], fills[2])
    case .multicolor: resolved.roles = roles
    }
    return resolved
  }

  /// A phase of the moon with its lit part lighter than the rest: in ink on a light ground, the dark part is drawn.
  /// Other symbols stay unchanged.
  private func moon(_ symbol: VectorSymbol, ink: Fill, isDark: Bool) -> VectorSymbol {
    guard symbol.name.hasPrefix("moonphase."), !symbol.name.hasSuffix(".inverse"),
      ink.luminance(over: isDark ? .black : .white) < (isDark ? 0.03 : 0.4)
    else { return symbol }
    return symbols.symbol(named: symbol.name + ".inverse") ?? symbol
  }

  /// The mode that the screen can show. With one colour, only its strengths differ; with one bit, not even those.
  private func shown(_ mode: SymbolMode) -> SymbolMode {
    if environment.appearance == .eink { return .monochrome }
    return environment.isVibrant && mode != .monochrome ? .hierarchical : mode
  }

  /// The tint at 100, 55 and 35 %; a symbol with a single layer shades into the tint's darker neighbour instead.
  private func hierarchy(of tint: Fill, isLayered: Bool) -> [Fill] {
    guard case .color(let color) = tint else { return [tint, tint, tint] }
    if isLayered { return [tint, .color(color.opacity(0.55)), .color(color.opacity(0.35))] }
    let shaded = Fill.linear(
      degrees: 180,
      [
        GradientStop(offset: 0, color: color.mixed(with: .white, 0.12)),
        GradientStop(offset: 1, color: color.turnedToDarkerNeighbour(degrees: 12)),
      ])
    return [shaded, shaded, shaded]
  }

  /// The symbol's size in points and its weight from the node's own font, each nil if not set.
  ///
  /// Fonts of surrounding nodes are for texts and do not apply.
  private mutating func symbolFont(
    _ property: Property?, _ context: Inherited
  ) -> (size: Double?, weight: Int?) {
    guard let property, let settled = evaluator.settle(property, context), let font = font(property, context) else {
      return (nil, nil)
    }
    var (givesSize, givesWeight) = (true, true)
    switch settled {
    case .property(let p):
      guard let font = p.object(of: FontKeys.self) else { break }
      givesSize = font.has(FontKeys.style) || font.has(FontKeys.size)
      givesWeight = font.has(FontKeys.style) || font.has(FontKeys.weight)
    case .value(.record(let record), _):
      givesSize = record["style"] != nil || record["size"] != nil
      givesWeight = record["style"] != nil || record["weight"] != nil
    case .value: break
    }
    return (givesSize ? font.spec.size : nil, givesWeight ? font.spec.weight : nil)
  }

  private mutating func unknownSymbol(_ name: String, _ property: Property?, _ node: ContentNode) {
    if evaluator.isFull { return }
    let place = property?.range ?? range(of: node)
    evaluator.report(.unknownSymbol(name, among: symbols.symbolNames, at: place, node: node.path))
  }
}

extension SymbolScale {
  /// The size relative to the font size.
  ///
  /// - Source: the widths of an export of SF Symbols 7 at three scales; the same for all weights.
  package var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}

extension Fill {
  /// The relative luminance over a plain ground; for a gradient, the mean of its stops.
  fileprivate func luminance(over ground: Color) -> Double {
    let colors: [Color] =
      switch self {
      case .color(let color): [color]
      case .linear(_, let stops), .axial(_, _, let stops), .radial(_, _, _, let stops), .angular(_, _, _, let stops),
        .mesh(_, _, let stops):
        stops.map(\.color)
      }
    return colors.reduce(0) { $0 + $1.over(ground).relativeLuminance } / Double(max(colors.count, 1))
  }
}

extension VectorSymbol {
  /// The mark in the place of a symbol that is not known: a dashed square.
  fileprivate static let unknown = VectorSymbol(
    name: "unknown", viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
    shapes: [
      Shape(
        path: .roundedRectangle(Rect(x: 2, y: 2, width: 20, height: 20), radius: 5),
        drawing: .stroke(StrokeStyle(width: 1.8, cap: .round, dash: [3.2, 4])))
    ])

  /// Whether it has more than one level.
  var isLayered: Bool { Set(shapes.map(\.level)).count > 1 }
}

extension Diagnostic {
  /// A diagnostic for an unknown symbol name, with the nearest known names.
  public static func unknownSymbol(
    _ name: String, among names: [String], at range: SourceRange?, node: String? = nil
  ) -> Diagnostic {
    if names.contains(name) {
      return Diagnostic(.assetUnknownSymbol, .symbolNotInstalled(name), at: range, node: node)
    }
    let near = nearest(to: name, in: names)
    let question = near.first.map { "; did you mean `\($0)`?" } ?? ""
    let fixes = range.map { range in
      near.enumerated().map { index, name in
        Fix(
          .init("replace with `\(name)`"), index == 0 ? .likely : .guess, [.init(range, with: JSONText.literal(name))])
      }
    }
    let message = Message("there is no symbol `\(Message.clipped(name))`\(question)")
    return Diagnostic(.assetUnknownSymbol, message, at: range, fixes: fixes ?? [], node: node)
  }
}

extension Diagnostic.Message {
  fileprivate static func symbolNotInstalled(_ name: String) -> Self {
    "the picture of the symbol `\(name)` is not installed; install Debian's package `bootstrap-icons`"
  }
}
