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
    case .vstack, .hstack, .zstack, .grid, .viewThatFits, .spacer, .divider, .text, .symbol, .label, .image, .shape,
      .path, .qr, .gauge, .chart:
      spent.nodes += 1
      guard let kind = kind(of: node, context) else { return [] }
      return [ResolvedNode(id: id(of: node, context), range: place(of: node), kind, modifiers(of: node, context))]
    }
  }

  /// What a node draws; nil if there is nothing to draw.
  mutating func kind(of node: ContentNode, _ context: Inherited) -> ResolvedNode.Kind? {
    switch node.type {
    case .hstack:
      let p = node[HStackKeys.self]
      return .hstack(
        spacing: evaluator.read(HStackKeys.spacing, p, context),
        alignment: evaluator.read(HStackKeys.alignment, p, context),
        children(HStackKeys.children, of: node, context))
    case .vstack:
      let p = node[VStackKeys.self]
      return .vstack(
        spacing: evaluator.read(VStackKeys.spacing, p, context),
        alignment: evaluator.read(VStackKeys.alignment, p, context),
        children(VStackKeys.children, of: node, context))
    case .zstack:
      let alignment = evaluator.read(ZStackKeys.alignment, node[ZStackKeys.self], context).alignment
      return .zstack(alignment: alignment, children(ZStackKeys.children, of: node, context))
    case .grid: return .grid(grid(node, context))
    case .spacer:
      return .spacer(minLength: evaluator.read(SpacerKeys.minLength, node[SpacerKeys.self], context))
    case .divider: return .divider(evaluator.read(DividerKeys.color, node[DividerKeys.self], context))
    case .text: return text(node, context)
    case .symbol: return symbol(node, context).map { .leaf(.symbol($0)) }
    case .label: return label(node, context)
    case .image: return image(node, context).map { .leaf(.image($0)) }
    case .shape: return .leaf(.shape(shape(node, context)))
    case .path: return path(node, context).map { .leaf(.shape($0)) }
    case .qr: return code(node, context).map { .leaf(.code($0)) }
    case .gauge: return gauge(node, context)
    case .chart: return chart(node, context)
    case .viewThatFits:
      let axis = evaluator.read(FittingKeys.axis, node[FittingKeys.self], context)
      return .viewThatFits(
        horizontal: axis != .vertical, vertical: axis != .horizontal, children(FittingKeys.children, of: node, context))
    case .forEach, .when, .use, .slot, .widget: return nil
    }
  }

  func color(_ name: String, _ context: Inherited) -> Color {
    ColorName(name).map(context.palette.color) ?? .black
  }

  private mutating func grid(_ node: ContentNode, _ context: Inherited) -> ResolvedGrid {
    let p = node[GridKeys.self]
    var columns: [ResolvedGrid.Column] = []
    if case .array(let entries)? = p[GridKeys.columns]?.value {
      columns = entries.map { column($0, context) }
    } else {
      let count = Int(min(max(evaluator.number(p[GridKeys.columns], context) ?? 1, 1), 64))
      columns = Array(repeating: .flexible(min: 0, max: .infinity), count: count)
    }
    var grid = ResolvedGrid(
      columns: columns, horizontalSpacing: evaluator.read(GridKeys.spacing, p, context),
      verticalSpacing: evaluator.read(GridKeys.rowSpacing, p, context),
      alignment: evaluator.read(GridKeys.alignment, p, context).alignment,
      cells: children(GridKeys.children, of: node, context))
    grid.columnAlignments = columnAlignments(p[GridKeys.columns], context)
    return grid
  }

  /// The alignments that columns have of their own; empty if none has.
  private mutating func columnAlignments(_ property: Property?, _ context: Inherited) -> [Alignment?] {
    guard case .array(let entries)? = property?.value else { return [] }
    let own = entries.map { entry in
      entry.object(of: ColumnKeys.self).flatMap { evaluator.read(ColumnKeys.alignment, $0, context)?.alignment }
    }
    return own.contains { $0 != nil } ? own : []
  }

  private mutating func column(_ property: Property, _ context: Inherited) -> ResolvedGrid.Column {
    guard let object = property.object(of: ColumnKeys.self) else { return .flexible(min: 0, max: .infinity) }
    if let part = evaluator.part(object[ColumnKeys.width], context) { return .part(part) }
    if let width = evaluator.read(ColumnKeys.width, object, context) { return .fixed(width) }
    if evaluator.bool(object[ColumnKeys.fit], context) == true { return .fit }
    let least = evaluator.read(ColumnKeys.min, object, context)
    if evaluator.read(ColumnKeys.adaptive, object, context) {
      return .adaptive(min: max(1, least), max: evaluator.read(ColumnKeys.max, object, context) ?? .infinity)
    }
    if let part = evaluator.part(object[ColumnKeys.max], context) { return .flexibleToPart(min: least, max: part) }
    return .flexible(
      min: least,
      max: evaluator.read(ColumnKeys.max, object, context) ?? .infinity)
  }
}

extension BoxAlignment {
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
