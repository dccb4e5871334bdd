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
    case .rectangle, .roundedRectangle, .capsule, .ellipse: .flexible(ideal: Size(width: 10, height: 10))
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
  mutating func shape(_ p: PropertyMap, _ context: Inherited) -> ResolvedShape {
    var stroke: ResolvedShape.Stroke?
    if case .object(let object)? = p[.stroke]?.value {
      var dash: [Double] = []
      if case .array(let lengths)? = object[.dash]?.value {
        dash = lengths.compactMap { evaluator.number($0, context) }
      }
      let style = StrokeStyle(
        width: evaluator.number(object[.width], context, default: 1),
        cap: evaluator.token(object[.cap], context, default: CapWord.butt).cap, dash: dash)
      stroke = .init(fill: evaluator.fill(object[.fill], context) ?? .color(context.foreground), style: style)
    }
    let standard: Fill? = p[.stroke] == nil ? .color(context.foreground) : nil
    return ResolvedShape(
      outline: outline(p, context), fill: p[.fill] == nil ? standard : evaluator.fill(p[.fill], context),
      stroke: stroke)
  }

  /// The outline for an object's `shape`, `radius` and `curve`.
  mutating func outline(_ object: PropertyMap, _ context: Inherited) -> ShapeOutline {
    let radius = evaluator.number(object[.radius], context, default: 8)
    let curve = evaluator.token(object[.curve], context, default: CornerCurve.continuous)
    return evaluator.token(object[.shape], context, default: ShapeWord.rectangle).outline(radius, curve)
  }

  /// An outline from a word or an object.
  mutating func outline(_ property: Property?, _ context: Inherited) -> ShapeOutline? {
    guard let property, let settled = evaluator.settle(property, context) else { return nil }
    if case .property(let p) = settled, case .object(let object) = p.value { return outline(object, context) }
    return evaluator.token(property, context, default: ShapeWord.rectangle).outline(8, .continuous)
  }
}

enum ShapeWord: String, CaseIterable {
  case rectangle, roundedRectangle, capsule, circle, ellipse

  func outline(_ radius: Double, _ curve: CornerCurve) -> ShapeOutline {
    switch self {
    case .rectangle: .rectangle
    case .roundedRectangle: .roundedRectangle(radius: radius, curve)
    case .capsule: .capsule
    case .circle: .circle
    case .ellipse: .ellipse
    }
  }
}

private enum CapWord: String, CaseIterable {
  case butt, round, square

  var cap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
