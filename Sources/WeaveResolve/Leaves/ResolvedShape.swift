// SPDX-License-Identifier: MIT

public import WeaveGraphics
import WeaveSpec

/// An outline with a fill and a stroke, which takes the room it is given.
public struct ResolvedShape: Sendable, Hashable {
  /// A line along an outline.
  public struct Stroke: Sendable, Hashable {
    /// The paint of the line.
    public var fill: Fill
    /// The width of the line and its ends.
    public var style: StrokeStyle
    /// Makes a line from a fill and a style.
    public init(fill: Fill, style: StrokeStyle) {
      self.fill = fill
      self.style = style
    }
  }

  /// The outline of the shape.
  public var outline: ShapeOutline
  /// The paint of the inside; nil for none.
  public var fill: Fill?
  /// The line, drawn inside the box so that a stroked shape is no larger than a filled one; nil for none.
  public var stroke: Stroke?

  /// Makes a shape from an outline, filled, stroked, or both.
  public init(outline: ShapeOutline, fill: Fill?, stroke: Stroke? = nil) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }
}

extension ResolvedShape: LeafTraits {
  /// - Source: SwiftUI: the ideal side of a shape, and `Circle.sizeThatFits`, which returns the smaller side for both.
  public var room: LeafRoom {
    switch outline {
    case .circle: .square(ideal: 10)
    // The ideal size of a free outline is that of its box.
    case .path(let path): .flexible(ideal: path.box.size)
    case .rectangle, .roundedRectangle, .unevenRectangle, .containerRelative, .capsule, .ellipse:
      .flexible(ideal: Size(width: 10, height: 10))
    }
  }
  /// Such as `shape capsule`.
  public var dumped: String { "shape \(outline.dumped)" }
  /// Always false: shapes may extend over an edge on purpose.
  public var isEssential: Bool { false }
  /// Nothing: it shows no fact.
  public var origin: LeafOrigin { .none }
}

// MARK: - From a design

extension NodeResolver {
  mutating func shape(_ node: ContentNode, _ context: Inherited) -> ResolvedShape {
    let p = node[ShapeKeys.self]
    var shape = painted(p[ShapeKeys.fill], p.object(ShapeKeys.stroke), context)
    shape.outline = outline(p, context)
    return shape
  }

  /// A shape with its paints, as a rectangle: filled with the foreground if it has neither paint.
  mutating func painted(
    _ fill: Property?, _ line: Properties<StrokeKeys>?, _ context: Inherited
  ) -> ResolvedShape {
    let standard: Fill? = line == nil ? context.paint : nil
    return ResolvedShape(
      outline: .rectangle, fill: fill == nil ? standard : evaluator.fill(fill, context),
      stroke: line.map { stroke($0, context) })
  }

  private mutating func stroke(_ p: Properties<StrokeKeys>, _ context: Inherited) -> ResolvedShape.Stroke {
    var dash: [Double] = []
    if case .array(let lengths)? = p[StrokeKeys.dash]?.value {
      dash = lengths.compactMap { evaluator.number($0, context) }
    }
    let style = StrokeStyle(
      width: evaluator.read(StrokeKeys.width, p, context), cap: evaluator.read(StrokeKeys.cap, p, context).cap,
      dash: dash)
    return .init(fill: evaluator.read(StrokeKeys.fill, p, context) ?? context.paint, style: style)
  }

  /// The outline for the `shape`, `radius` and `curve` of a node or an object.
  mutating func outline<Owner: OutlinedKeys>(_ p: Properties<Owner>, _ context: Inherited) -> ShapeOutline {
    let radius = evaluator.read(Owner.radius, p, context)
    let curve = evaluator.read(Owner.curve, p, context)
    let shape = evaluator.read(Owner.shape, p, context)
    if shape == .roundedRectangle, let radii = p.object(Owner.radii) {
      return .unevenRectangle(self.radii(radii, context), curve)
    }
    return outline(shape, radius, curve)
  }

  /// An outline from a word or an object.
  mutating func outline(_ property: Property?, _ context: Inherited) -> ShapeOutline? {
    guard let property, let settled = evaluator.settle(property, context) else { return nil }
    if case .property(let settled) = settled, let object = settled.object(of: OutlineKeys.self) {
      return outline(object, context)
    }
    let shape: ShapeWord = evaluator.token(property, context) ?? OutlineKeys.shape.standard
    return outline(shape, OutlineKeys.radius.standard, OutlineKeys.curve.standard)
  }

  private mutating func radii(_ p: Properties<RadiiKeys>, _ context: Inherited) -> CornerRadii {
    let radii = CornerRadii(
      topLeft: evaluator.read(RadiiKeys.topLeading, p, context),
      topRight: evaluator.read(RadiiKeys.topTrailing, p, context),
      bottomRight: evaluator.read(RadiiKeys.bottomTrailing, p, context),
      bottomLeft: evaluator.read(RadiiKeys.bottomLeading, p, context))
    return environment.isRightToLeft ? radii.mirrored : radii
  }

  private func outline(_ shape: ShapeWord, _ radius: Double, _ curve: CornerCurve) -> ShapeOutline {
    switch shape {
    case .containerRelative: .containerRelative(radius: widgetRadius, canvas: environment.canvas)
    case .rectangle: .rectangle
    case .roundedRectangle: .roundedRectangle(radius: radius, curve)
    case .capsule: .capsule
    case .circle: .circle
    case .ellipse: .ellipse
    }
  }
}

extension LineCap {
  fileprivate var cap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
