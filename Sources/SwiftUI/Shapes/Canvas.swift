// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// A drawing of your own: shapes, texts and pictures at places of your choice.
public struct Canvas<Symbols> {
  var location: SourceLocation?
  /// Views that can be drawn.
  public var symbols: Symbols
  /// Draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
}

extension Canvas: Locatable {}

extension Canvas where Symbols == EmptyView {
  /// A drawing.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    (symbols, self.renderer) = (EmptyView(), renderer)
  }
}

extension Canvas: View where Symbols: View {
  /// It has no body.
  public typealias Body = Never

  /// A drawing with views in it.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (self.symbols, self.renderer) = (symbols(), renderer)
  }

  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("Canvas")
    let room = scope.node(.leaf(.shape(.clear)))
    guard let size = scope.frame?.size, size.width > 0, size.height > 0 else { return [room] }
    let drawing = CanvasDrawing(size: size, scope: scope, symbols: scope.child("symbols").nodes(of: symbols))
    var context = GraphicsContext(drawing: drawing, environment: scope.environment)
    scope.evaluating(()) { renderer(&context, CGSize(size)) }
    return [room.adding(.overlay(drawing.node.node, Alignment.topLeading.drawn), .effect(.clip(.rectangle)))]
  }
}

/// How the colours of a drawing are mixed; weave mixes in sRGB.
public enum ColorRenderingMode: Sendable, Hashable {
  /// In sRGB, or in linear light.
  case nonLinear, linear, extendedLinear
}

/// The layers of a drawing as they are made.
@MainActor final class CanvasDrawing {
  let size: Size
  let scope: _ViewScope
  let symbols: [_ViewNode]
  private var layers: [ResolvedNode] = []
  private var count = 0

  init(size: Size, scope: _ViewScope, symbols: [_ViewNode]) {
    (self.size, self.scope, self.symbols) = (size, scope, symbols)
  }

  var node: _ViewNode { whole(layers, "layers") }

  private func whole(_ layers: [ResolvedNode], _ name: String) -> _ViewNode {
    let frame = FrameConstraint(width: size.width, height: size.height, alignment: Alignment.topLeading.drawn)
    return scope.child(name).node(.zstack(alignment: Alignment.topLeading.drawn, layers), [.frame(frame)])
  }

  func nextScope() -> _ViewScope {
    count += 1
    return scope.child("layer\(count)")
  }

  /// Adds a layer with the opacity, the clips and the filters of its context.
  func add(_ node: ResolvedNode, _ context: GraphicsContext) {
    guard layers.count < 4000 else {
      if layers.count == 4000 { scope.reportNotDrawn("a drawing has at most 4000 parts; the rest is left out") }
      return
    }
    var node = node
    for effect in context.effects { node.modifiers.append(.effect(effect)) }
    if context.opacity < 1 { node.modifiers.append(.effect(.opacity(max(0, context.opacity)))) }
    if let mode = context.blendMode.drawn, mode != .normal { node.modifiers.append(.effect(.blend(mode))) }
    let frame = FrameConstraint(width: size.width, height: size.height, alignment: Alignment.topLeading.drawn)
    if !context.clips.isEmpty { node.modifiers.append(.frame(frame)) }
    for clip in context.clips { node.modifiers.append(.effect(.clip(.path(outline(clip.path, clip.isEvenOdd))))) }
    layers.append(node)
  }

  /// Adds what a closure draws as one layer.
  func addLayer(_ context: GraphicsContext, _ draw: (inout GraphicsContext) -> Void) {
    let outer = layers
    layers = []
    var inner = context
    (inner.opacity, inner.effects, inner.clips, inner.blendMode) = (1, [], [], .normal)
    draw(&inner)
    let layer = whole(layers, "group\(count)")
    layers = outer
    count += 1
    add(layer.node, context)
  }

  private func outline(_ path: WeaveGraphics.Path, _ isEvenOdd: Bool) -> PathOutline {
    PathOutline(
      path: path, box: Rect(x: 0, y: 0, width: size.width, height: size.height), mode: .stretch, isEvenOdd: isEvenOdd)
  }

  /// A shape over the whole drawing.
  func shape(_ path: WeaveGraphics.Path, fill: Fill?, stroke: ResolvedShape.Stroke?, isEvenOdd: Bool) -> ResolvedNode {
    let shape = ResolvedShape(outline: .path(outline(path, isEvenOdd)), fill: fill, stroke: stroke)
    return nextScope().node(
      .leaf(.shape(shape)), [.frame(FrameConstraint(width: size.width, height: size.height))]
    ).node
  }
}

/// Draws shapes, texts and pictures.
@MainActor public struct GraphicsContext {
  let drawing: CanvasDrawing
  /// How much is seen of what is drawn next, 0 to 1.
  public var opacity = 1.0
  /// How its colours are mixed.
  public var blendMode = BlendMode.normal
  /// The environment of the drawing.
  public let environment: EnvironmentValues
  /// A map of what is drawn next.
  public var transform = CGAffineTransform.identity
  var effects: [Effect] = []
  var clips: [(path: WeaveGraphics.Path, isEvenOdd: Bool)] = []

  init(drawing: CanvasDrawing, environment: EnvironmentValues) {
    (self.drawing, self.environment) = (drawing, environment)
  }

  /// Scales what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Moves what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Turns what is drawn next.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Maps what is drawn next.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Cuts away what lies outside of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    if options.contains(.inverse) {
      drawing.scope.reportNotDrawn("weave has no inverse clips; this one is left out")
      return
    }
    clips.append((path.drawn.transformed(by: transform.drawn), style.isEOFilled))
  }

  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Cuts away what lies inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A change to what is drawn next.
  public struct Filter {
    let effect: Effect?
    let color: Color?
    let name: String
    /// A blur, by its standard deviation in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(effect: .blur(Double(radius)), color: nil, name: "blur")
    }
    /// A shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(effect: .shadow(.black, radius: Double(radius), x: Double(x), y: Double(y)), color: color, name: "shadow")
    }
    /// Another colour, which weave does not draw.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(effect: nil, color: nil, name: "colorMultiply")
    }
    /// More vivid colours, which weave does not draw.
    public static func saturation(_ amount: Double) -> Filter { Filter(effect: nil, color: nil, name: "saturation") }
    /// Greys, which weave does not draw.
    public static func grayscale(_ amount: Double) -> Filter { Filter(effect: nil, color: nil, name: "grayscale") }
  }
  /// Options of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nothing shows through.
    public static let opaque = BlurOptions(rawValue: 1)
  }
  /// Options of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Only the shadow.
    public static let shadowOnly = ShadowOptions(rawValue: 1)
  }

  /// Adds a change to what is drawn next.
  public mutating func addFilter(_ filter: Filter) {
    switch filter.effect {
    case .shadow(_, let radius, let x, let y)?:
      effects.append(.shadow(filter.color?.drawn(in: drawing.scope) ?? .black, radius: radius, x: x, y: y))
    case let effect?: effects.append(effect)
    case nil: drawing.scope.reportNotDrawn("weave has no filter `\(filter.name)` in a drawing; it is left out")
    }
  }

  /// A paint.
  public struct Shading {
    let paint: @MainActor (_ViewScope, Size) -> Fill
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading { scope, _ in .color(color.drawn(in: scope)) } }
    /// A colour by its parts, 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// A grey, 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { scope, _ in style.fill(in: scope) } }
    /// The foreground.
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// The background.
    public static var backdrop: Shading { style(BackgroundStyle()) }
    /// Colours from one point to another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { scope, size in
        func part(_ p: CGPoint) -> Point { Point(x: Double(p.x) / size.width, y: Double(p.y) / size.height) }
        return .axial(from: part(startPoint), to: part(endPoint), gradient.drawn(in: scope, level: 0))
      }
    }
    /// Colours from a centre outwards.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { scope, size in
        RadialGradient(
          gradient: gradient,
          center: UnitPoint(x: center.x / CGFloat(size.width), y: center.y / CGFloat(size.height)),
          startRadius: startRadius, endRadius: endRadius
        ).fill(in: scope)
      }
    }
    /// Colours around a centre.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { scope, size in
        AngularGradient(
          gradient: gradient,
          center: UnitPoint(x: center.x / CGFloat(size.width), y: center.y / CGFloat(size.height)), angle: angle
        ).fill(in: scope)
      }
    }
  }
  /// Options of a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt32
    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours begin anew.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Colours go back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixed in linear light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Draws within a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let fill = shading.paint(drawing.scope, drawing.size)
    drawing.add(
      drawing.shape(path.drawn.transformed(by: transform.drawn), fill: fill, stroke: nil, isEvenOdd: style.isEOFilled),
      self)
  }
  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var line = style.drawn
    line.width *= transform.drawn.magnification
    let stroke = ResolvedShape.Stroke(fill: shading.paint(drawing.scope, drawing.size), style: line)
    drawing.add(
      drawing.shape(path.drawn.transformed(by: transform.drawn), fill: nil, stroke: stroke, isEvenOdd: false), self)
  }
  /// Draws a line along a path, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws in a copy of the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var failure: (any Error)?
    drawing.addLayer(self) { context in
      do { try content(&context) } catch { failure = error }
    }
    if let failure { try Self.rethrow(failure, content) }
  }

  private static func rethrow(
    _ error: any Error, _ content: (inout GraphicsContext) throws -> Void
  ) rethrows { func raise(_ body: () throws -> Void) rethrows { try body() }; try raise { throw error } }

  // MARK: Texts, pictures and views

  /// A text whose size can be asked for.
  public struct ResolvedText {
    let node: _ViewNode
    let context: GraphicsContext
    /// Its paint.
    public var shading: Shading = .foreground
    /// The size that it takes of a proposal.
    @MainActor public func measure(in size: CGSize) -> CGSize {
      CGSize(
        context.drawing.scope.pass.resolver.size(
          of: node.node, width: Double(size.width), height: Double(size.height)
        ).size)
    }
  }
  /// A picture whose size can be asked for.
  public struct ResolvedImage {
    let nodes: [_ViewNode]
    /// In points.
    public let size: CGSize
    /// Its paint, for a symbol.
    public var shading: Shading?
  }
  /// A view whose size can be asked for.
  public struct ResolvedSymbol {
    let node: _ViewNode
    /// In points.
    public let size: CGSize
  }

  private func ideal(_ node: _ViewNode) -> CGSize {
    CGSize(drawing.scope.pass.resolver.size(of: node.node, width: nil, height: nil).size)
  }
  /// A text whose size can be asked for.
  public func resolve(_ text: Text) -> ResolvedText {
    let scope = drawing.nextScope()
    let node = scope.nodes(of: text).first ?? scope.node(.zstack(alignment: .center, []))
    return ResolvedText(node: node, context: self)
  }
  /// A picture whose size can be asked for.
  public func resolve(_ image: Image) -> ResolvedImage {
    let nodes = drawing.nextScope().nodes(of: image)
    return ResolvedImage(nodes: nodes, size: nodes.first.map(ideal) ?? .zero)
  }
  /// A view of the drawing by its tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.symbols.first { $0.traits.tag == AnyHashable(id) }.map { ResolvedSymbol(node: $0, size: ideal($0)) }
  }

  /// Puts a node into a box of the drawing, with the map of the context.
  private func put(_ node: _ViewNode, in box: CGRect) {
    let scale = transform.drawn
    let angle = Foundation.atan2(scale.b, scale.a) * 180 / .pi
    let (sx, sy) = (hypot(scale.a, scale.b), hypot(scale.c, scale.d))
    let middle = scale.apply(Point(x: Double(box.midX), y: Double(box.midY)))
    var placed = node.node
    placed.modifiers.append(
      .frame(FrameConstraint(width: Double(box.width), height: Double(box.height), alignment: .topLeading)))
    if abs(sx - 1) > 1e-9 || abs(sy - 1) > 1e-9 { placed.modifiers.append(.effect(.scale(x: sx, y: sy, .center))) }
    if abs(angle) > 1e-9 { placed.modifiers.append(.effect(.rotation(angle))) }
    placed.modifiers.append(
      .offset(x: middle.x - Double(box.width) / 2, y: middle.y - Double(box.height) / 2))
    drawing.add(placed, self)
  }
  private func box(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// Draws a text with a point of it at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws a text in a box.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text with a point of it at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    put(text.node, in: box(ideal(text.node), at: point, anchor))
  }
  /// Draws a text in a box.
  public func draw(_ text: ResolvedText, in rect: CGRect) { put(text.node, in: rect) }
  /// Draws a picture with a point of it at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  /// Draws a picture in a box.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image.resizable()), in: rect)
  }
  /// Draws a picture with a point of it at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    for node in image.nodes { put(node, in: box(image.size, at: point, anchor)) }
  }
  /// Draws a picture in a box.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    for node in image.nodes { put(node, in: rect) }
  }
  /// Draws a view with a point of it at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    put(symbol.node, in: box(symbol.size, at: point, anchor))
  }
  /// Draws a view in a box.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { put(symbol.node, in: rect) }
}
