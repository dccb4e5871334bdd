// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// Views in rows and columns, each as wide as its widest cell.
public struct Grid<Content: View> {
  var location: SourceLocation?
  let alignment: Alignment
  let horizontalSpacing, verticalSpacing: CGFloat?
  let content: Content
}

extension Grid: Locatable {}

extension Grid: View {
  /// It has no body.
  public typealias Body = Never
  /// Views in rows.
  ///
  /// - Parameters:
  ///   - horizontalSpacing: between columns, in points; nil for 8.
  ///   - verticalSpacing: between rows, in points; nil for 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("Grid")
    let rows = scope.nodes(of: content)
    let width = rows.compactMap { $0.traits.rowCells?.reduce(0) { $0 + ($1.traits.columns ?? 1) } }.max() ?? 1
    var cells: [ResolvedNode] = []
    var columns = [WeaveResolve.Alignment?](repeating: nil, count: width)
    for row in rows {
      guard let parts = row.traits.rowCells else {
        // A view outside of rows takes all columns.
        cells.append(row.adding(.columnSpan(width)).node)
        continue
      }
      var column = 0
      for part in parts {
        let span = max(1, part.traits.columns ?? 1)
        var cell = part
        if let own = part.traits.columnAlignment, column < width {
          columns[column] = WeaveResolve.Alignment(own.drawn, alignment.vertical.drawn)
        }
        if let vertical = row.traits.rowAlignment ?? nil {
          cell = cell.adding(
            .frame(
              FrameConstraint(
                maxHeight: .infinity, alignment: .init(alignment.horizontal.drawn, vertical.drawn))))
        }
        if let anchor = part.traits.cellAnchor?.alignment {
          cell = cell.adding(.frame(FrameConstraint(maxWidth: .infinity, maxHeight: .infinity, alignment: anchor)))
        }
        if span > 1 { cell = cell.adding(.columnSpan(span)) }
        cells.append(cell.node)
        column += span
      }
      // A short row keeps its places.
      while column < width {
        cells.append(scope.child("empty\(cells.count)").node(.zstack(alignment: .center, [])).node)
        column += 1
      }
    }
    var grid = ResolvedGrid(
      columns: Array(repeating: .fit, count: width), horizontalSpacing: Double(horizontalSpacing ?? 8),
      verticalSpacing: Double(verticalSpacing ?? 8), alignment: alignment.drawn, cells: cells)
    if columns.contains(where: { $0 != nil }) { grid.columnAlignments = columns }
    var node = scope.node(.grid(grid))
    node.preferences = PreferenceValues(merging: rows)
    return [node]
  }
}

/// A row of a `Grid`.
public struct GridRow<Content: View> {
  var location: SourceLocation?
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: Locatable {}

extension GridRow: View {
  /// It has no body.
  public typealias Body = Never
  /// Cells beside each other.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }
  /// The nodes that are drawn: outside of a grid, a row.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("GridRow")
    let cells = scope.nodes(of: content)
    var row = StackNodes.row(cells, alignment ?? .center, nil, in: scope)
    row.traits.rowCells = cells
    row.traits.rowAlignment = alignment
    return [row]
  }
}

nonisolated extension View {
  /// The columns that the view takes in a grid.
  public func gridCellColumns(_ count: Int) -> some View {
    changed { node, _ in
      var node = node
      node.traits.columns = count
      return node
    }
  }
  /// The alignment of the view in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    changed { node, _ in
      var node = node
      node.traits.cellAnchor = anchor
      return node
    }
  }
  /// The alignment of the view's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    changed { node, _ in
      var node = node
      node.traits.columnAlignment = guide
      return node
    }
  }
  /// The axes along which the view does not make its cell larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    changed { node, _ in
      var node = node
      if axes.contains(.horizontal) { node = node.adding(.frame(FrameConstraint(idealWidth: 0))) }
      if axes.contains(.vertical) { node = node.adding(.frame(FrameConstraint(idealHeight: 0))) }
      return node
    }
  }
}

/// The size of a column or row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide or high it is, in points.
  public enum Size: Sendable {
    /// A length.
    case fixed(CGFloat)
    /// A share of what is left.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How wide or high it is.
  public var size: Size
  /// The distance to the next one; nil for 8.
  public var spacing: CGFloat?
  /// The alignment of its cells.
  public var alignment: Alignment?
  /// A column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }

  fileprivate var column: ResolvedGrid.Column {
    switch size {
    case .fixed(let width): .fixed(Double(width))
    case .flexible(let least, let most): .flexible(min: Double(least), max: Double(most))
    case .adaptive(let least, let most): .adaptive(min: max(1, Double(least)), max: Double(most))
    }
  }
}

/// Views that flow into columns.
public struct LazyVGrid<Content: View> {
  var location: SourceLocation?
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVGrid: Locatable {}

extension LazyVGrid: View {
  /// It has no body.
  public typealias Body = Never
  /// Views that flow into columns.
  ///
  /// - Parameter spacing: between rows, in points; nil for 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content())
  }
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("LazyVGrid")
    let nodes = scope.nodes(of: content)
    let between = columns.dropLast().map { $0.spacing ?? 8 }
    if Set(between).count > 1 {
      scope.reportNotDrawn("weave has one distance between all columns of a lazy grid; the first one is used")
    }
    var grid = ResolvedGrid(
      columns: columns.map(\.column), horizontalSpacing: Double(columns.first?.spacing ?? 8),
      verticalSpacing: Double(spacing ?? 8), alignment: .init(alignment.drawn, .center), cells: nodes.map(\.node))
    if columns.contains(where: { $0.alignment != nil }) {
      grid.columnAlignments = columns.map { $0.alignment?.drawn }
    }
    var node = scope.node(.grid(grid))
    node.preferences = PreferenceValues(merging: nodes)
    return [node]
  }
}

/// Views that flow into rows, column by column.
public struct LazyHGrid<Content: View> {
  var location: SourceLocation?
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHGrid: Locatable {}

extension LazyHGrid: View {
  /// It has no body.
  public typealias Body = Never
  /// Views that flow into rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content())
  }
  /// The nodes that are drawn: columns of as many cells as there are rows.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("LazyHGrid")
    let nodes = scope.nodes(of: content)
    let count = max(rows.count, 1)
    let columns = stride(from: 0, to: nodes.count, by: count).map { start in
      let cells = nodes[start..<min(start + count, nodes.count)].enumerated().map { index, cell -> _ViewNode in
        switch rows[index].size {
        case .fixed(let height):
          return cell.adding(.frame(FrameConstraint(height: Double(height))))
        case .flexible(let least, let most):
          return cell.adding(.frame(FrameConstraint(minHeight: Double(least), maxHeight: Double(most))))
        case .adaptive(let least, let most):
          scope.reportNotDrawn("weave takes an adaptive row of a `LazyHGrid` as a single flexible one")
          return cell.adding(.frame(FrameConstraint(minHeight: Double(least), maxHeight: Double(most))))
        }
      }
      return StackNodes.column(cells, .center, rows.first?.spacing ?? 8, in: scope.child("column\(start)"))
    }
    return [StackNodes.row(columns, alignment, spacing ?? 8, in: scope)]
  }
}

/// Views that scroll: a picture shows their beginning.
public struct ScrollView<Content: View> {
  var location: SourceLocation?
  /// The content.
  public var content: Content
  /// The axes along which it scrolls.
  public var axes: Axis.Set
  /// Whether scroll bars are seen.
  public var showsIndicators: Bool
}

extension ScrollView: Locatable {}

extension ScrollView: View {
  /// It has no body.
  public typealias Body = Never
  /// Views that scroll.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.content, self.axes, self.showsIndicators) = (content(), axes, showsIndicators)
  }
  /// The nodes that are drawn: the beginning, clipped to the room.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("ScrollView")
    let nodes = scope.nodes(of: content)
    let stack =
      axes.contains(.horizontal) && !axes.contains(.vertical)
      ? StackNodes.row(nodes, .center, nil, in: scope.child("content"))
      : StackNodes.column(nodes, .center, nil, in: scope.child("content"))
    let inner = stack.adding(
      .fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
    let alignment = Alignment(
      horizontal: axes.contains(.horizontal) ? .leading : .center,
      vertical: axes.contains(.vertical) ? .top : .center)
    return [
      scope.node(
        .leaf(.shape(.clear)), [.overlay(inner.node, alignment.drawn), .effect(.clip(.rectangle))])
    ]
  }
}

/// Rows below each other.
public struct List<SelectionValue, Content: View> {
  var location: SourceLocation?
  let content: Content
}

extension List: Locatable {}

extension List: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn: rows with lines between them. Widgets cannot show lists.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("List")
    scope.reportNotDrawn("a widget on an iPhone cannot show a `List`; weave draws its rows below each other")
    let rows = scope.nodes(of: content).map { row in
      row.adding(.frame(FrameConstraint(maxWidth: .infinity, alignment: Alignment.leading.drawn)))
    }
    var parts: [_ViewNode] = []
    for (index, row) in rows.enumerated() {
      if index > 0 { parts += scope.child("line\(index)").nodes(of: Divider()) }
      parts.append(row)
    }
    let stack = StackNodes.column(parts, .leading, 8, in: scope.child("rows"))
      .adding(.padding(.init(all: 16)), .fixedSize(horizontal: false, vertical: true))
    return [
      scope.node(
        .leaf(.shape(.clear)), [.overlay(stack.node, Alignment.top.drawn), .effect(.clip(.rectangle))])
    ]
  }
}

extension List where SelectionValue == Never {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Rows for the elements of a collection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, id: { $0.id }, content: rowContent)
  }
  /// Rows for the elements of a collection.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: { $0[keyPath: id] }, content: rowContent)
  }
}
