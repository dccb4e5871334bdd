// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveSpec

extension NodeResolver {
  /// A chart with axes: a grid with the plot, the value labels beside it, the place labels below it, and the legend.
  mutating func plot(_ node: ContentNode, _ surroundings: Inherited) -> ResolvedNode.Kind? {
    let p = node[ChartKeys.self]
    let context = labelled(node, surroundings)
    guard let series = series(of: node, context) else { return nil }
    var charts = series.map(\.chart)
    let isRound = charts.allSatisfy { $0.mark == .rose || $0.mark == .donut }
    lineUp(&charts, labels: placeNames(node, context).count)
    let isGrouped = evaluator.read(ChartKeys.grouped, p, context)
    if isGrouped { group(&charts) }
    stack(&charts, but: isGrouped ? .bars : nil, holdsTop: p.has(ChartKeys.max))
    let annotations = isRound ? ChartAnnotations() : annotations(of: node, context)
    let scale = ValueScale(
      charts, p.object(ChartKeys.y), including: annotations.levels, holdsMin: p.has(ChartKeys.min),
      holdsMax: p.has(ChartKeys.max), context, &evaluator)
    // A rose without grid lines is as large as its longest sector.
    let longest = charts.flatMap { $0.values.compactMap { $0 } }.max() ?? 1
    for index in charts.indices {
      charts[index].range = isRound && longest > 0 ? 0...longest : scale.range
      charts[index].isInBands = !isRound
    }
    let name = id(of: node, context)
    var parts: [ResolvedNode] = []
    if !isRound, scale.hasGrid {
      parts.append(leaf(rules(scale, context), name + ".grid", node))
    }
    let marks = charts.enumerated().map { leaf($1, name + ".series\($0)", node) }
    let all = FrameConstraint(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    // Labels at the ends of lines stand at the values, too.
    let hasAxis = scale.hasLabels || p.has(ChartKeys.directLabels)
    let values = AnnotatedPlot(charts, values: series.map(\.chart), hasAxis: hasAxis)
    let plot = ResolvedNode(
      id: name + ".plot", range: range(of: node),
      annotated(parts, marks, annotations, values, node, context),
      [.frame(all)])
    let ends = isRound ? nil : directLabels(series, charts, node, context)
    var rows: [ResolvedNode] = [
      isRound ? ringed(plot, charts, node, context) : framed(plot, by: scale, charts, ends: ends, node, context)
    ]
    if evaluator.read(ChartKeys.legend, p, context) {
      rows.append(legend(series, name, context))
    }
    return .vstack(spacing: 8, alignment: .leading, rows)
  }

  /// The font and the colour of a chart's labels: its own, and small and grey without them.
  mutating func labelled(_ node: ContentNode, _ surroundings: Inherited) -> Inherited {
    var context = surroundings
    let own = node[ModifierKeys.self]
    if !own.has(ModifierKeys.font) { context.font = environment.font(.caption2) }
    if !own.has(ModifierKeys.foreground) { context.setForeground(.color(color("secondaryInk", surroundings))) }
    return context
  }

  struct Series {
    var name: String
    var chart: ResolvedChart
  }

  private static let ownKeysOfSeries: [any DeclaredKey] = [
    ChartKeys.values, ChartKeys.low, ChartKeys.places, ChartKeys.series, ChartKeys.fill, ChartKeys.fills,
  ]

  /// The series of a chart; the chart's own values if it lists no series.
  private mutating func series(of node: ContentNode, _ context: Inherited) -> [Series]? {
    let p = node[ChartKeys.self]
    guard case .array(let entries)? = p[ChartKeys.series]?.value else {
      return chart(p, node, context).map { [Series(name: "", chart: $0)] }
    }
    var series: [Series] = []
    for (index, entry) in entries.compactMap({ $0.object(of: SeriesKeys.self) }).enumerated() {
      // A series inherits every missing property from the chart, except its values.
      let own = entry.completed(by: p, without: Self.ownKeysOfSeries)
      guard var chart = chart(own, node, context) else { return nil }
      if !entry.has(SeriesKeys.fill) { chart.fill = seriesFill(index, context) }
      series.append(Series(name: evaluator.read(SeriesKeys.name, entry, context) ?? "", chart: chart))
    }
    return series
  }

  /// Puts the bars of several rows side by side.
  private func group(_ charts: inout [ResolvedChart]) {
    let grouped = charts.indices.filter { charts[$0].mark == .bars }
    for (place, index) in grouped.enumerated() {
      charts[index].group = ResolvedChart.Group(place: place, count: grouped.count)
    }
  }

  /// Aligns the values of all rows to the same places. A row that is shorter than the others or the labels gets gaps at
  /// its end. A line next to bars runs from bar to bar.
  private func lineUp(_ charts: inout [ResolvedChart], labels: Int) {
    let hasBars = charts.contains { $0.mark == .bars || $0.mark == .range }
    if hasBars { for index in charts.indices { charts[index].placement = .middles } }
    let rows = charts.indices.filter { charts[$0].places.isEmpty && charts[$0].mark != .heatMap }
    let count = rows.map { charts[$0].values.count }.max() ?? 0
    for index in rows {
      let missing = max(count, labels) - charts[index].values.count
      charts[index].values += [Double?](repeating: nil, count: missing)
    }
  }

  /// Stacks the rows of bars or sectors: values above 0 upwards from 0, values below 0 downwards. A missing value
  /// leaves no space.
  ///
  /// - Parameters:
  ///   - other: a mark that is not stacked.
  ///   - holdsTop: whether the design fixes the upper edge, regardless of the height of the stacks.
  private func stack(_ charts: inout [ResolvedChart], but other: ResolvedChart.Mark?, holdsTop: Bool) {
    let stacked = charts.indices.filter { [.bars, .rose].contains(charts[$0].mark) && charts[$0].mark != other }
    guard stacked.count > 1 else { return }
    let count = stacked.map { charts[$0].values.count }.max() ?? 0
    var ends = [(above: Double, below: Double)](repeating: (0, 0), count: count)
    // From the last row to the first: only the outermost bar on each side of 0 has free corners.
    var isTaken = [(above: Bool, below: Bool)](repeating: (false, false), count: count)
    for index in stacked.reversed() {
      charts[index].capped = charts[index].values.enumerated().map { place, value in
        guard let value, value != 0 else { return true }
        defer { if value > 0 { isTaken[place].above = true } else { isTaken[place].below = true } }
        return value > 0 ? !isTaken[place].above : !isTaken[place].below
      }
    }
    for index in stacked {
      charts[index].lows = charts[index].values.enumerated().map { place, value in
        guard let value else { return ends[place].above }
        // A sector cannot show a value below 0.
        guard value < 0, charts[index].mark != .rose else {
          let low = ends[place].above
          ends[place].above += max(value, 0)
          charts[index].values[place] = ends[place].above
          return low
        }
        let low = ends[place].below
        ends[place].below += value
        charts[index].values[place] = ends[place].below
        return low
      }
      let top = max(charts[index].range.upperBound, ends.map(\.above).max() ?? 0)
      if !holdsTop { charts[index].range = charts[index].range.lowerBound...top }
    }
  }

  // MARK: Grid lines and labels

  func leaf(_ chart: ResolvedChart, _ id: String, _ node: ContentNode) -> ResolvedNode {
    ResolvedNode(id: id, range: range(of: node), .leaf(.chart(chart)))
  }

  private func rules(_ scale: ValueScale, _ context: Inherited) -> ResolvedChart {
    ResolvedChart(
      mark: .rules, values: scale.ticks, range: scale.range, baseline: 0, fill: .color(color("separator", context)))
  }

  /// The plot with the labels of its axes.
  private mutating func framed(
    _ plot: ResolvedNode, by scale: ValueScale, _ charts: [ResolvedChart], ends: ResolvedNode?, _ node: ContentNode,
    _ context: Inherited
  ) -> ResolvedNode {
    let name = id(of: node, context)
    var columns: [ResolvedGrid.Column] = [.flexible(min: 0, max: .infinity)]
    var cells = [plot]
    var below = placeLabels(charts, node, context)
    let beside = scale.hasLabels ? valueLabels(scale, name, context) : nil
    if let labels = below, let cellRatio = charts.first?.cellRatio {
      // The cells are squares and may leave room unused, so the labels get the width of the cells.
      cells[0].modifiers += [
        .aspectRatio(cellRatio, .fit),
        .padding(EdgeInsets(top: 0, leading: 0, bottom: 6 + environment.lineBox(of: context.font), trailing: 0)),
        .overlay(labels, Alignment(.center, .bottom)),
      ]
      below = nil
    }
    if let ends {
      columns.append(.fit)
      cells.append(ends)
    }
    if let beside {
      let place = scale.isLeading ? 0 : columns.count
      columns.insert(.fit, at: place)
      cells.insert(beside, at: place)
    }
    if let below {
      if beside != nil, scale.isLeading {
        cells.append(
          ResolvedNode(id: name + ".corner", .spacer(minLength: 0), [.frame(FrameConstraint(width: 0, height: 0))]))
      }
      cells.append(below)
    }
    return ResolvedNode(
      id: name + ".axes", range: range(of: node),
      .grid(
        ResolvedGrid(
          columns: columns, horizontalSpacing: 6, verticalSpacing: 6, alignment: .center, cells: cells)),
      // The labels at the ends extend half a line beyond the plot.
      [.padding(EdgeInsets(top: scale.hasLabels ? 6 : 0, leading: 0, bottom: 0, trailing: 0))])
  }

  /// The value labels from the greatest down, each centred on its value.
  private mutating func valueLabels(_ scale: ValueScale, _ name: String, _ context: Inherited) -> ResolvedNode {
    var parts: [ResolvedNode] = []
    for (index, label) in scale.labels.reversed().enumerated() {
      if index > 0 { parts.append(ResolvedNode(id: "\(name).y.gap\(index)", .spacer(minLength: 0))) }
      parts.append(axisLabel(label, "\(name).y\(index)", context, [.frame(FrameConstraint(height: 0))]))
    }
    return ResolvedNode(id: name + ".y", .vstack(spacing: 0, alignment: .leading, parts))
  }

  /// The labels below the plot: in the middles of the bars, or at the points of a line.
  private mutating func placeLabels(
    _ charts: [ResolvedChart], _ node: ContentNode, _ context: Inherited
  ) -> ResolvedNode? {
    var labels = placeNames(node, context)
    guard !labels.isEmpty else { return nil }
    let name = id(of: node, context)
    let isBetween = charts.contains { $0.standsInMiddles }
    if isBetween, let count = charts.map(\.columnCount).max() {
      labels = Array(labels.prefix(count)) + [String](repeating: "", count: max(0, count - labels.count))
    }
    var parts: [ResolvedNode] = []
    for (index, text) in labels.enumerated() {
      if isBetween {
        let cell = ResolvedNode.Modifier.frame(FrameConstraint(minWidth: 0, maxWidth: .infinity))
        parts.append(axisLabel(text, "\(name).x\(index)", context, [cell]))
      } else {
        if index > 0 { parts.append(ResolvedNode(id: "\(name).x.gap\(index)", .spacer(minLength: 0))) }
        let place: Alignment =
          index == 0
          ? Alignment(.leading, .center) : index == labels.count - 1 ? Alignment(.trailing, .center) : .center
        parts.append(
          axisLabel(text, "\(name).x\(index)", context, [.frame(FrameConstraint(width: 0, alignment: place))]))
      }
    }
    return ResolvedNode(
      id: name + ".x", .hstack(spacing: 0, alignment: .center, parts),
      [.frame(FrameConstraint(minWidth: 0, maxWidth: .infinity))])
  }

  /// The labels of a chart's places that are shown; empty for the others, and if there are none.
  private mutating func placeNames(_ node: ContentNode, _ context: Inherited) -> [String] {
    guard let axis = node[ChartKeys.self].object(ChartKeys.x) else { return [] }
    let every = evaluator.read(PlaceAxisKeys.every, axis, context)
    return allPlaceNames(node, context).enumerated().map { $0.offset % every == 0 ? $0.element : "" }
  }

  /// The label of each place of a chart; empty if there are none.
  mutating func allPlaceNames(_ node: ContentNode, _ context: Inherited) -> [String] {
    guard let axis = node[ChartKeys.self].object(ChartKeys.x), let labels = axis[PlaceAxisKeys.labels] else {
      return []
    }
    let value = evaluator.value(labels, context)
    guard case .list(let list) = value else {
      if value != .missing, labels.range != nil { evaluator.report(.contentNoValues, .noLabels(value), labels) }
      return []
    }
    return list.prefix(400).map(\.text)
  }

  /// A small label that takes the room it needs regardless of its frame. Without a text, the frame stays empty.
  private mutating func axisLabel(
    _ label: String, _ id: String, _ context: Inherited, _ frame: [ResolvedNode.Modifier]
  ) -> ResolvedNode {
    // A spacer would not do: it gets its room after all labels, and less than they do.
    guard !label.isEmpty else { return ResolvedNode(id: id, .zstack(alignment: .center, []), frame) }
    let font = context.font
    spent.textScalars += label.unicodeScalars.count
    var spec = font.spec
    spec.hasTabularDigits = true
    let span = TextSpan(label, font: spec, color: context.foreground)
    return ResolvedNode(
      id: id,
      .text(
        ResolvedText(spans: [span], lineHeight: font.lineHeight, pixelsPerPoint: environment.scale, lineLimit: 1)),
      [.fixedSize(horizontal: true, vertical: true)] + frame)
  }

  /// A round plot with labels around it, each in the direction of its sector's middle.
  private mutating func ringed(
    _ plot: ResolvedNode, _ charts: [ResolvedChart], _ node: ContentNode, _ context: Inherited
  ) -> ResolvedNode {
    let labels = placeNames(node, context)
    guard let chart = charts.first, labels.contains(where: { !$0.isEmpty }) else { return plot }
    let font = context.font
    // A letter is at most two thirds as wide as it is high; an East Asian character is as wide as it is high.
    let widest = labels.map { $0.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 0.67 : 1) } }.max() ?? 0
    let side = max(environment.lineBox(of: font), min(widest, 8) * font.spec.size)
    let name = id(of: node, context)
    let everywhere = FrameConstraint(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: Alignment(.center, .top))
    var parts = [
      ResolvedNode(id: name + ".ring", .zstack(alignment: .center, [plot]), [.padding(EdgeInsets(all: side))])
    ]
    for (index, (label, turn)) in zip(labels, chart.sectorMiddles).enumerated() where !label.isEmpty {
      // A sheet as large as the plot, with the label at its top, is rotated to the sector; the label is rotated back.
      let degrees = (environment.isRightToLeft ? -turn : turn) * 360
      var place: [ResolvedNode.Modifier] = [.frame(FrameConstraint(width: side, height: side)), .frame(everywhere)]
      if degrees != 0 {
        place.insert(.effect(.rotation(-degrees)), at: 1)
        place.append(.effect(.rotation(degrees)))
      }
      parts.append(axisLabel(label, "\(name).x\(index)", context, place))
    }
    return ResolvedNode(
      id: name + ".labelled", range: range(of: node), .zstack(alignment: .center, parts), [.aspectRatio(1, .fit)])
  }

  /// A dot and a name for each series.
  private mutating func legend(_ series: [Series], _ name: String, _ context: Inherited) -> ResolvedNode {
    let entries = series.enumerated().filter { !$0.element.name.isEmpty }.map { index, series in
      let dot = ResolvedNode(
        id: "\(name).legend\(index).dot",
        .leaf(.shape(ResolvedShape(outline: .circle, fill: series.chart.fill))),
        [.frame(FrameConstraint(width: 7, height: 7))])
      let label = axisLabel(series.name, "\(name).legend\(index).name", context, [])
      return ResolvedNode(id: "\(name).legend\(index)", .hstack(spacing: 4, alignment: .center, [dot, label]))
    }
    return ResolvedNode(id: name + ".legend", .hstack(spacing: 12, alignment: .center, entries))
  }
}

extension Diagnostic.Message {
  fileprivate static func noLabels(_ value: Value) -> Self {
    .init("`labels` takes a list of texts, not \(value.phrase); no label is drawn")
  }
}

extension ResolvedChart {
  /// The number of marks side by side.
  fileprivate var columnCount: Int { mark == .heatMap ? min(max(columns, 1), values.count) : values.count }

  /// The width-to-height ratio of all cells of a heat map; nil for other marks.
  fileprivate var cellRatio: Double? {
    guard mark == .heatMap, !values.isEmpty else { return nil }
    let rows = (values.count + columnCount - 1) / columnCount
    return Double(columnCount) / Double(rows)
  }

  /// Whether the values are placed in the middles of equal parts of the width.
  var standsInMiddles: Bool {
    switch mark {
    case .bars, .range, .heatMap: true
    case .line, .area, .points, .band, .donut, .rose, .rules: placement == .middles
    }
  }
}

extension ResolvedChart {
  /// The directions of the sectors' middles in a round chart, in turns clockwise from the top.
  fileprivate var sectorMiddles: [Double] {
    guard mark == .donut else { return values.indices.map { Double($0) / Double(values.count) } }
    let most = values.compactMap { $0 }.max() ?? 0
    guard most > 0 else { return [] }
    let parts = values.map { max(0, $0 ?? 0) / most }
    let whole = parts.reduce(0, +)
    var start = 0.0
    return parts.map { part in
      defer { start += part / whole }
      return start + part / whole / 2
    }
  }
}
