// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveSpec

extension NodeResolver {
  /// The resolved nodes for a content node: the node itself, or the nodes that it chooses or stands for.
  mutating func nodes(of node: ContentNode, _ context: Inherited) -> [ResolvedNode] {
    switch node.type {
    case .forEach: return repeated(node, context)
    case .when: return chosen(node, context)
    case .use: return used(node, context)
    case .slot: return filled(node, context)
    case .widget: return widget(node, context).map { wrapped($0, as: node, context) } ?? []
    case .vstack, .hstack, .zstack, .grid, .viewThatFits, .spacer, .divider, .text, .symbol, .image, .shape, .path, .qr,
      .gauge, .chart:
      spent.nodes += 1
      guard let kind = kind(of: node, context) else { return [] }
      return [ResolvedNode(id: id(of: node, context), range: place(of: node), kind, modifiers(of: node, context))]
    }
  }

  /// What a node draws; nil if there is nothing to draw.
  mutating func kind(of node: ContentNode, _ context: Inherited) -> ResolvedNode.Kind? {
    let p = node.properties
    switch node.type {
    case .hstack:
      return .hstack(
        spacing: evaluator.number(p[.spacing], context, default: 0),
        alignment: evaluator.token(p[.alignment], context, default: .center),
        children(.children, of: node, context))
    case .vstack:
      return .vstack(
        spacing: evaluator.number(p[.spacing], context, default: 0),
        alignment: evaluator.token(p[.alignment], context, default: .center),
        children(.children, of: node, context))
    case .zstack:
      return .zstack(alignment: alignment(p[.alignment], context), children(.children, of: node, context))
    case .grid: return .grid(grid(node, context))
    case .spacer: return .spacer(minLength: evaluator.number(p[.minLength], context, default: 0))
    case .divider: return .divider(evaluator.color(p[.color], context) ?? color("separator", context))
    case .text: return text(node, context)
    case .symbol: return symbol(node, context).map { .leaf(.symbol($0)) }
    case .image: return image(node, context).map { .leaf(.image($0)) }
    case .shape: return .leaf(.shape(shape(p, context)))
    case .path: return path(node, context).map { .leaf(.shape($0)) }
    case .qr: return code(node, context).map { .leaf(.code($0)) }
    case .gauge: return .leaf(.gauge(gauge(p, context)))
    case .chart: return chart(node, context)
    case .viewThatFits:
      let axis = evaluator.token(p[.axis], context, default: FittingAxis.both)
      return .viewThatFits(
        horizontal: axis != .vertical, vertical: axis != .horizontal, children(.children, of: node, context))
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
    if case .array(let entries)? = p[.columns]?.value {
      columns = entries.map { column($0, context) }
    } else {
      let count = Int(min(max(evaluator.number(p[.columns], context, default: 1), 1), 64))
      columns = Array(repeating: .flexible(min: 0, max: .infinity), count: count)
    }
    return ResolvedGrid(
      columns: columns, horizontalSpacing: evaluator.number(p[.spacing], context, default: 0),
      verticalSpacing: evaluator.number(p[.rowSpacing], context, default: 0),
      alignment: alignment(p[.alignment], context), cells: children(.children, of: node, context))
  }

  private mutating func column(_ property: Property, _ context: Inherited) -> ResolvedGrid.Column {
    guard case .object(let object) = property.value else { return .flexible(min: 0, max: .infinity) }
    if let part = evaluator.part(object[.width], context) { return .part(part) }
    if let width = evaluator.number(object[.width], context) { return .fixed(width) }
    if evaluator.bool(object[.fit], context, default: false) { return .fit }
    let least = evaluator.number(object[.min], context, default: 0)
    if let part = evaluator.part(object[.max], context) { return .flexibleToPart(min: least, max: part) }
    return .flexible(
      min: least,
      max: evaluator.extent(object[.max], context) ?? .infinity)
  }
}

/// The words of `axis` in a `viewThatFits`.
private enum FittingAxis: String, CaseIterable { case horizontal, vertical, both }

/// The nine positions in a box.
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
