// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveSpec

extension NodeResolver {
  /// What a node draws; nil where there is nothing to draw.
  mutating func kind(of node: ContentNode, _ context: Inherited) -> ResolvedNode.Kind? {
    let p = node.properties
    switch node.type {
    case .hstack:
      return .hstack(
        spacing: evaluator.number(p["spacing"], context, default: 0),
        alignment: evaluator.token(p["alignment"], context, default: .center),
        children("children", of: node, context))
    case .vstack:
      return .vstack(
        spacing: evaluator.number(p["spacing"], context, default: 0),
        alignment: evaluator.token(p["alignment"], context, default: .center),
        children("children", of: node, context))
    case .zstack:
      return .zstack(alignment: alignment(p["alignment"], context), children("children", of: node, context))
    case .grid: return .grid(grid(node, context))
    case .spacer: return .spacer(minLength: evaluator.number(p["minLength"], context, default: 0))
    case .divider: return .divider(evaluator.color(p["color"], context) ?? color("separator", context))
    case .text: return text(node, context)
    case .symbol: return symbol(node, context).map { .symbol($0) }
    case .image: return image(node, context).map { .image($0) }
    case .shape: return .shape(shape(p, context))
    case .path: return path(node, context).map { .shape($0) }
    case .gauge: return .gauge(gauge(p, context))
    case .chart: return chart(node, context)
    case .viewThatFits:
      let axis = evaluator.text(p["axis"], context) ?? "both"
      return .viewThatFits(
        horizontal: axis != "vertical", vertical: axis != "horizontal", children("children", of: node, context))
    case .forEach, .when, .use, .slot, .widget: return nil
    }
  }

  func color(_ name: String, _ context: Inherited) -> Color {
    ColorName(name).map(context.palette.color) ?? .black
  }

  mutating func alignment(_ property: Property?, _ context: Inherited) -> Alignment {
    evaluator.token(property, context, default: AlignmentWord.center).alignment
  }

  private mutating func grid(_ node: ContentNode, _ context: Inherited) -> ResolvedGrid {
    let p = node.properties
    var columns: [ResolvedGrid.Column] = []
    if case .array(let entries)? = p["columns"]?.value {
      columns = entries.map { column($0, context) }
    } else {
      let count = Int(min(max(evaluator.number(p["columns"], context, default: 1), 1), 64))
      columns = Array(repeating: .flexible(min: 0, max: .infinity), count: count)
    }
    return ResolvedGrid(
      columns: columns, horizontalSpacing: evaluator.number(p["spacing"], context, default: 0),
      verticalSpacing: evaluator.number(p["rowSpacing"], context, default: 0),
      alignment: alignment(p["alignment"], context), cells: children("children", of: node, context))
  }

  private mutating func column(_ property: Property, _ context: Inherited) -> ResolvedGrid.Column {
    guard case .object(let object) = property.value else { return .flexible(min: 0, max: .infinity) }
    if let width = evaluator.number(object["width"], context) { return .fixed(width) }
    if evaluator.bool(object["fit"], context, default: false) { return .fit }
    return .flexible(
      min: evaluator.number(object["min"], context, default: 0),
      max: evaluator.extent(object["max"], context) ?? .infinity)
  }

  // MARK: Shapes

  mutating func shape(_ p: [String: Property], _ context: Inherited) -> ResolvedShape {
    var stroke: ResolvedShape.Stroke?
    if case .object(let object)? = p["stroke"]?.value {
      var dash: [Double] = []
      if case .array(let lengths)? = object["dash"]?.value {
        dash = lengths.compactMap { evaluator.number($0, context) }
      }
      let style = StrokeStyle(
        width: evaluator.number(object["width"], context, default: 1),
        cap: evaluator.token(object["cap"], context, default: CapWord.butt).cap, dash: dash)
      stroke = .init(fill: evaluator.fill(object["fill"], context) ?? .color(context.foreground), style: style)
    }
    let standard: Fill? = p["stroke"] == nil ? .color(context.foreground) : nil
    return ResolvedShape(
      outline: outline(p, context), fill: p["fill"] == nil ? standard : evaluator.fill(p["fill"], context),
      stroke: stroke)
  }

  /// The outline that an object's `shape`, `radius` and `curve` ask for.
  mutating func outline(_ object: [String: Property], _ context: Inherited) -> ShapeOutline {
    let radius = evaluator.number(object["radius"], context, default: 8)
    let curve = evaluator.token(object["curve"], context, default: CornerCurve.continuous)
    return evaluator.token(object["shape"], context, default: ShapeWord.rectangle).outline(radius, curve)
  }

  /// An outline by its word alone, or as an object.
  mutating func outline(_ property: Property?, _ context: Inherited) -> ShapeOutline? {
    guard let property, let settled = evaluator.settle(property, context) else { return nil }
    if case .property(let p) = settled, case .object(let object) = p.value { return outline(object, context) }
    return evaluator.token(property, context, default: ShapeWord.rectangle).outline(8, .continuous)
  }

  // MARK: Gauges

  private mutating func gauge(_ p: [String: Property], _ context: Inherited) -> ResolvedGauge {
    let low = evaluator.quantity(p["min"], context) ?? 0
    let high = evaluator.quantity(p["max"], context) ?? 1
    let value = evaluator.quantity(p["value"], context) ?? low
    let fraction = high == low ? 0 : min(max((value - low) / (high - low), 0), 1)
    let style: ResolvedGauge.Style =
      evaluator.text(p["style"], context) == "linear"
      ? .linear
      : .ring(
        start: evaluator.number(p["start"], context, default: 0),
        sweep: min(max(evaluator.number(p["sweep"], context, default: 360), 1), 360))
    return ResolvedGauge(
      style: style, fraction: fraction, lineWidth: evaluator.number(p["lineWidth"], context, default: 8),
      fill: evaluator.fill(p["fill"], context) ?? .color(color("accent", context)),
      track: evaluator.fill(p["track"], context) ?? .color(color("fill", context)),
      hasRoundEnds: evaluator.text(p["cap"], context) != "butt")
  }
}

// MARK: - Words

/// The nine places of a box.
enum AlignmentWord: String, CaseIterable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing

  var alignment: Alignment {
    switch self {
    case .topLeading: Alignment(.leading, .top)
    case .top: Alignment(.center, .top)
    case .topTrailing: Alignment(.trailing, .top)
    case .leading: Alignment(.leading, .center)
    case .center: .center
    case .trailing: Alignment(.trailing, .center)
    case .bottomLeading: Alignment(.leading, .bottom)
    case .bottom: Alignment(.center, .bottom)
    case .bottomTrailing: Alignment(.trailing, .bottom)
    }
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
