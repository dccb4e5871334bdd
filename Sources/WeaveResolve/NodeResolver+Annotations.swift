// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveSpec

extension NodeResolver {
  // MARK: Reading

  /// Whether a chart has annotations that are drawn on it.
  func isAnnotated(_ p: Properties<ChartKeys>) -> Bool {
    p.has(ChartKeys.rules) || p.has(ChartKeys.callouts) || p.has(ChartKeys.ranges)
  }

  /// The annotations of a chart, with their values and places.
  mutating func annotations(of node: ContentNode, _ context: Inherited) -> ChartAnnotations {
    let p = node[ChartKeys.self]
    var annotations = ChartAnnotations()
    guard isAnnotated(p) else { return annotations }
    for rule in p.entries(of: ChartKeys.rules, as: RuleKeys.self) {
      let y = evaluator.read(RuleKeys.y, rule, context)
      annotations.rules.append(.init(properties: rule, y: y, x: evaluator.value(rule[RuleKeys.x], context)))
    }
    annotations.callouts = p.entries(of: ChartKeys.callouts, as: CalloutKeys.self)
    for range in p.entries(of: ChartKeys.ranges, as: PlotRangeKeys.self) {
      annotations.ranges.append(
        .init(
          properties: range, yStart: evaluator.read(PlotRangeKeys.yStart, range, context),
          yEnd: evaluator.read(PlotRangeKeys.yEnd, range, context),
          xStart: evaluator.value(range[PlotRangeKeys.xStart], context),
          xEnd: evaluator.value(range[PlotRangeKeys.xEnd], context)))
    }
    return annotations
  }

  /// A chart without axes and its annotations.
  ///
  /// - Parameter chart: gets the values of annotations into its range, unless the design fixes the range.
  mutating func annotated(
    _ chart: inout ResolvedChart, _ node: ContentNode, _ context: Inherited
  ) -> ResolvedNode.Kind {
    let p = node[ChartKeys.self]
    let annotations = annotations(of: node, context)
    var (low, high) = (chart.range.lowerBound, chart.range.upperBound)
    if !p.has(ChartKeys.min), let least = annotations.levels.min() { low = min(low, least) }
    if !p.has(ChartKeys.max), let most = annotations.levels.max() { high = max(high, most) }
    chart.range = low...high
    let isSparkline = evaluator.text(p[ChartKeys.mark], context) == ChartMark.sparkline.rawValue
    let marks =
      isSparkline
      ? sparkline(chart, node, context) : [leaf(chart, id(of: node, context) + ".series0", node)]
    let margin = isSparkline ? margin(ofSparkline: chart) : 0
    return annotated(
      [], marks, annotations, AnnotatedPlot([chart], values: [chart], margin: margin), node, context)
  }

  // MARK: Placing

  /// What one annotation adds to a plot.
  private struct Part {
    var mark: ResolvedNode?
    var label: (node: ResolvedNode, place: PlotLabel)?
    /// What other labels should not cover.
    var line: PlotLine?
  }

  /// A plot with its annotations: shaded parts behind the marks, rules and dots before them, and labels on top.
  ///
  /// - Parameters:
  ///   - ground: grid lines.
  ///   - marks: the charts.
  mutating func annotated(
    _ ground: [ResolvedNode], _ marks: [ResolvedNode], _ annotations: ChartAnnotations, _ plot: AnnotatedPlot,
    _ node: ContentNode, _ context: Inherited
  ) -> ResolvedNode.Kind {
    guard !annotations.isEmpty, let first = plot.first else {
      return .zstack(alignment: .center, ground + marks)
    }
    let name = id(of: node, context)
    var plot = plot
    plot.names = allPlaceNames(node, context)
    plot.hasRanges = !annotations.ranges.isEmpty
    let ranges = annotations.ranges.enumerated().compactMap {
      range($1, plot, first, "\(name).range\($0)", node, context)
    }
    let rules = annotations.rules.enumerated().compactMap { rule($1, plot, first, "\(name).rule\($0)", node, context) }
    let callouts = annotations.callouts.enumerated().compactMap {
      callout($1, plot, "\(name).callout\($0)", node, context)
    }
    let layers = ranges.compactMap(\.mark) + ground + marks + (rules + callouts).compactMap(\.mark)
    let content = ResolvedNode.Kind.zstack(alignment: .center, layers)
    let labels = (ranges + rules + callouts).compactMap(\.label)
    guard !labels.isEmpty else { return content }
    var guide = PlotGuide(.inside, labels.map(\.place))
    guide.lines = plot.charts.flatMap { $0.lines(margin: plot.margin) } + (rules + callouts).compactMap(\.line)
    guide.givesRoom = ground.isEmpty && !plot.hasAxis
    guide.bars = plot.charts.flatMap { chart in chart.values.indices.compactMap { chart.bar($0) } }
    return .plot(guide, [ResolvedNode(id: name + ".layers", range: range(of: node), content)] + labels.map(\.node))
  }

  /// A line at a value or a place. Nil if it has none in the plot.
  private mutating func rule(
    _ rule: ChartAnnotations.Rule, _ plot: AnnotatedPlot, _ chart: ResolvedChart, _ id: String, _ node: ContentNode,
    _ context: Inherited
  ) -> Part? {
    let p = rule.properties
    let inset = plot.inset(of: chart)
    let own = evaluator.read(RuleKeys.fill, p, context)
    let color = inked(own, context) ?? context.foreground
    let style = StrokeStyle(width: evaluator.read(RuleKeys.lineWidth, p, context), dash: dashes(p, context))
    var part = Part()
    let spot: PlotLabel.Spot
    let value: Value
    let form: ResolvedPlotMark.Form
    if let y = rule.y {
      guard chart.range.contains(y) else { return unplaced(p[RuleKeys.y], .beyondTheRange(y, chart.range)) }
      let level = 1 - chart.part(of: y)
      (spot, form, value) = (.rule(y: level), .rule(y: level), .number(y))
      part.line = PlotLine(
        points: [Point(x: 0, y: level), Point(x: 1, y: level)], width: style.width, inset: inset)
    } else {
      guard rule.x != .missing else {
        return p.has(RuleKeys.x) || p.has(RuleKeys.y) ? nil : unplaced(node, .noPlace("rule", "`y` or `x`"))
      }
      guard let x = plot.part(of: rule.x, in: chart) else { return unplaced(p[RuleKeys.x], .noSuchPlace(rule.x)) }
      (spot, form, value) = (.upright(x: x), .upright(x: x), rule.x)
      part.line = PlotLine(points: [Point(x: x, y: 0), Point(x: x, y: 1)], width: style.width, inset: inset)
    }
    part.mark = self.mark(ResolvedPlotMark(form, fill: .color(color), style: style, inset: inset), id, node)
    let shown = text(of: value, context)
    let text = label(p[RuleKeys.label], ["value": value], context)
    if text.isEmpty {
      part.mark?.modifiers.append(.effect(.label(shown)))
      return part
    }
    let letters = own == nil ? context.foreground : context.palette.readable(color)
    let node = annotationLabel(
      text, spoken: text.contains(shown) ? text : "\(text), \(shown)", id, isStrong: false, hasPaper: plot.hasRanges,
      letters, node, context)
    part.label = (
      node,
      PlotLabel(
        spot, side: evaluator.read(RuleKeys.position, p, context).map(\.side),
        alignment: evaluator.read(RuleKeys.alignment, p, context), inset: inset)
    )
    return part
  }

  /// A value with its dot and its label. Nil if the value is not known.
  private mutating func callout(
    _ p: Properties<CalloutKeys>, _ plot: AnnotatedPlot, _ id: String, _ node: ContentNode, _ context: Inherited
  ) -> Part? {
    let series = evaluator.read(CalloutKeys.series, p, context)
    guard plot.charts.indices.contains(series) else {
      return unplaced(p[CalloutKeys.series], .noSeries(series, plot.charts.count))
    }
    let chart = plot.charts[series]
    let values = plot.values[series]
    guard chart.hasAxes, let index = index(of: p, plot, chart, values, context), let tip = chart.tip(index),
      values.indices.contains(index), let value = values[index]
    else { return nil }
    // A value beyond the edge is drawn at the edge, where a dot would say that it is there.
    guard chart.range.contains(chart.values[index] ?? value) else {
      return unplaced(p[CalloutKeys.at] ?? p[CalloutKeys.x], .beyondTheRange(value, chart.range))
    }
    let own = evaluator.read(CalloutKeys.fill, p, context)
    let paint = chart.fills.indices.contains(index) ? chart.fills[index] : chart.fill
    var color = inked(own ?? paint.mean, context) ?? context.foreground
    // On paper, a dot of another colour on a point would be white on black.
    if chart.mark == .points, environment.appearance == .eink { color = paint.mean }
    let given = evaluator.read(CalloutKeys.size, p, context).map { min(max($0, 0), 100) }
    let width = given ?? chart.dotWidth
    // A sparkline has a dot at its last value already.
    let isDotted = plot.margin > 0 && given == nil && index == values.lastIndex { $0 != nil }
    let inset = plot.inset(of: chart)
    var part = Part()
    if width > 0, !isDotted {
      part.mark = mark(ResolvedPlotMark(.dot(tip, width: width), fill: .color(color), inset: inset), id, node)
    }
    let place = plot.names.indices.contains(index) ? plot.names[index] : ""
    let text = label(
      p[CalloutKeys.label] ?? Self.standardCallout,
      ["value": .number(value), "index": .number(Double(index)), "place": .string(place)], context)
    guard !text.isEmpty else {
      part.line = PlotLine(points: [tip], width: width, inset: inset)
      return part
    }
    let spoken = place.isEmpty || text.contains(place) ? text : "\(place), \(text)"
    var spot = PlotLabel(
      .dot(tip, radius: width / 2), side: evaluator.read(CalloutKeys.position, p, context).map(\.side), inset: inset)
    spot.isLow = !chart.hasBars && values.compactMap(\.self).allSatisfy { $0 >= value }
    part.label = (
      annotationLabel(
        text, spoken: spoken, id, isStrong: true, hasPaper: plot.hasRanges, context.palette.readable(color), node,
        context), spot
    )
    return part
  }

  /// The index of the value that a callout is for; nil if there is none.
  private mutating func index(
    of p: Properties<CalloutKeys>, _ plot: AnnotatedPlot, _ chart: ResolvedChart, _ values: [Double?],
    _ context: Inherited
  ) -> Int? {
    if let property = p[CalloutKeys.x] {
      let place = evaluator.value(property, context)
      guard place != .missing else { return nil }
      guard let index = plot.value(at: place, in: chart) else {
        reportUnplaced(property, .noSuchPlace(place))
        return nil
      }
      return index
    }
    let known = values.indices.filter { values[$0] != nil }
    let value = p.has(CalloutKeys.at) ? evaluator.value(p[CalloutKeys.at], context) : .string(CalloutWord.last.rawValue)
    if let number = value.number {
      guard number >= 0, number < Double(values.count) else {
        reportUnplaced(p[CalloutKeys.at], .noSuchPlace(value))
        return nil
      }
      return Int(number)
    }
    guard case .string(let word) = value, let property = p[CalloutKeys.at] ?? Optional(Self.standardCallout),
      let end: CalloutWord = evaluator.token(word, at: property)
    else { return nil }
    // The first of several equal values.
    return switch end {
    case .first: known.first
    case .last: known.last
    case .min: known.min { (values[$0] ?? 0, $0) < (values[$1] ?? 0, $1) }
    case .max: known.min { (-(values[$0] ?? 0), $0) < (-(values[$1] ?? 0), $1) }
    }
  }

  /// A shaded part of the plot. Nil if it lies outside.
  private mutating func range(
    _ range: ChartAnnotations.Range, _ plot: AnnotatedPlot, _ chart: ResolvedChart, _ id: String, _ node: ContentNode,
    _ context: Inherited
  ) -> Part? {
    let p = range.properties
    let keys =
      [PlotRangeKeys.yStart, PlotRangeKeys.yEnd].map { p[$0] }
      + [PlotRangeKeys.xStart, PlotRangeKeys.xEnd].map { p[$0] }
    guard keys.contains(where: { $0 != nil }) else {
      return unplaced(node, .noPlace("range", "`yStart`, `yEnd`, `xStart` or `xEnd`"))
    }
    // An end that is given but not known is not the edge of the chart.
    if p.has(PlotRangeKeys.yStart), range.yStart == nil { return nil }
    if p.has(PlotRangeKeys.yEnd), range.yEnd == nil { return nil }
    if p.has(PlotRangeKeys.xStart), range.xStart == .missing { return nil }
    if p.has(PlotRangeKeys.xEnd), range.xEnd == .missing { return nil }
    let (bottom, top) = (range.yStart ?? chart.range.lowerBound, range.yEnd ?? chart.range.upperBound)
    let (low, high) = (min(bottom, top), max(bottom, top))
    guard low < chart.range.upperBound || low == high, high > chart.range.lowerBound || low == high else {
      return unplaced(p[PlotRangeKeys.yStart] ?? p[PlotRangeKeys.yEnd], .beyondTheRange(low, chart.range))
    }
    var (start, end) = (0.0, 1.0)
    if range.xStart != .missing {
      guard let part = plot.part(of: range.xStart, in: chart, shift: -1) else {
        return unplaced(p[PlotRangeKeys.xStart], .noSuchPlace(range.xStart))
      }
      start = part
    }
    if range.xEnd != .missing {
      guard let part = plot.part(of: range.xEnd, in: chart, shift: 1) else {
        return unplaced(p[PlotRangeKeys.xEnd], .noSuchPlace(range.xEnd))
      }
      end = part
    }
    let (upper, lower) = (1 - chart.part(of: high), 1 - chart.part(of: low))
    let box = Rect(x: min(start, end), y: upper, width: abs(end - start), height: lower - upper)
    let inset = plot.inset(of: chart)
    let fill = evaluator.read(PlotRangeKeys.fill, p, context)
    var shade = ResolvedPlotMark(.range(box), fill: fill, inset: inset)
    if environment.appearance == .eink {
      shade.isHatched = true
      shade.fill = .color(color("label", context))
    }
    var part = Part()
    part.mark = mark(shade, id, node)
    let text = label(p[PlotRangeKeys.label], [:], context)
    guard !text.isEmpty else { return part }
    part.label = (
      annotationLabel(text, spoken: nil, id, isStrong: false, hasPaper: true, context.foreground, node, context),
      PlotLabel(
        .range(box), side: evaluator.read(PlotRangeKeys.position, p, context).map(\.side),
        alignment: evaluator.read(PlotRangeKeys.alignment, p, context), inset: inset)
    )
    return part
  }

  // MARK: Direct labels

  /// The labels at the ends of lines, as a column beside the plot; nil if there are none.
  mutating func directLabels(
    _ series: [Series], _ charts: [ResolvedChart], _ node: ContentNode, _ context: Inherited
  ) -> ResolvedNode? {
    guard let p = node[ChartKeys.self].object(ChartKeys.directLabels) else { return nil }
    let name = id(of: node, context)
    var labels: [(node: ResolvedNode, place: PlotLabel)] = []
    for (index, chart) in charts.enumerated() where chart.hasAxes && !chart.hasBars {
      guard let last = chart.values.indices.last(where: { chart.value($0) != nil }), let value = chart.value(last),
        let tip = chart.tip(last)
      else { continue }
      let text = label(
        p[DirectLabelKeys.label] ?? Self.standardEnd,
        ["name": .string(series[index].name), "value": .number(value)], context)
      guard !text.isEmpty else { continue }
      let color = inked(chart.fill.mean, context) ?? context.foreground
      let letters = context.palette.readable(color)
      labels.append(
        (
          annotationLabel(text, spoken: nil, "\(name).end\(index)", isStrong: true, letters, node, context),
          PlotLabel(.end(y: tip.y), inset: chart.inset)
        ))
    }
    guard !labels.isEmpty else { return nil }
    return ResolvedNode(
      id: name + ".ends", range: range(of: node), .plot(PlotGuide(.column, labels.map(\.place)), labels.map(\.node)),
      [.frame(FrameConstraint(minHeight: 0, maxHeight: .infinity, alignment: .topLeading))])
  }

  // MARK: Parts

  private static let standardCallout = Property(
    .template(TextTemplate(CalloutKeys.label.standard, dialect: .own)), at: nil)
  private static let standardEnd = Property(
    .template(TextTemplate(DirectLabelKeys.label.standard, dialect: .own)), at: nil)
  private static let plainNumber = Property(.template(TextTemplate("{{value||number}}", dialect: .own)), at: nil)

  private func mark(_ mark: ResolvedPlotMark, _ id: String, _ node: ContentNode) -> ResolvedNode {
    ResolvedNode(id: id, range: range(of: node), .leaf(.plotMark(mark)))
  }

  /// The text of a label, which reads some values of its own.
  private mutating func label(_ property: Property?, _ values: KeyValuePairs<String, Value>, _ context: Inherited)
    -> String
  {
    guard let property else { return "" }
    let own = values.map { (name: VariableName($0.key), value: $0.value) }
    var inner = context
    inner.locals += own.map(\.name)
    inner.scope = context.scope.adding(own)
    // Reads of these values do not depend on the surroundings.
    let start = log.count
    defer { log.forget(own.map(\.name), after: start) }
    return evaluator.words(property, inner).trimmed
  }

  /// A value as it is spoken.
  private mutating func text(of value: Value, _ context: Inherited) -> String {
    guard case .number = value else { return value.text }
    return label(Self.plainNumber, ["value": value], context)
  }

  private mutating func dashes(_ p: Properties<RuleKeys>, _ context: Inherited) -> [Double] {
    guard case .array(let lengths)? = p[RuleKeys.dash]?.value else { return [3, 3] }
    let dash = lengths.compactMap { evaluator.number($0, context) }.map { max(0, $0) }
    return dash.contains { $0 > 0 } ? dash : []
  }

  /// The colour as this screen shows it: all that is not an area is black on paper.
  private func inked(_ color: Color?, _ context: Inherited) -> Color? {
    environment.appearance == .eink ? self.color("label", context) : color
  }

  /// A label of one line.
  private mutating func annotationLabel(
    _ text: String, spoken: String?, _ id: String, isStrong: Bool, hasPaper: Bool = false, _ color: Color,
    _ node: ContentNode, _ context: Inherited
  ) -> ResolvedNode {
    let font = context.font
    spent.textScalars += text.unicodeScalars.count
    var spec = shown(font.spec)
    spec.hasTabularDigits = true
    if isStrong { spec.weight = max(spec.weight, 600) }
    let span = TextSpan(text, font: spec, color: color)
    var label = ResolvedNode(
      id: id + ".label", range: range(of: node),
      .text(ResolvedText(spans: [span], lineHeight: font.lineHeight, pixelsPerPoint: environment.scale, lineLimit: 1)))
    if hasPaper, environment.appearance == .eink {
      // Letters on a hatch are hard to read: paper lies between them. Paper on paper would be left
      // out, unless it keeps its tone.
      let paper = ResolvedShape(outline: .rectangle, fill: .color(self.color("background", context)))
      label.modifiers += [
        .padding(EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)),
        .background(
          ResolvedNode(id: id + ".paper", .leaf(.shape(paper)), [.effect(.dither(.ordered))]), .center),
      ]
    }
    if let spoken, spoken != text { label.modifiers.append(.effect(.label(spoken))) }
    return label
  }

  // MARK: Reports

  /// Reports an annotation that has no place in its plot, and is not drawn.
  private mutating func unplaced(_ property: Property?, _ message: Diagnostic.Message) -> Part? {
    reportUnplaced(property, message)
    return nil
  }

  private mutating func unplaced(_ node: ContentNode, _ message: Diagnostic.Message) -> Part? {
    if environment.content == .facts, range(of: node) != nil { report(.layoutUnplacedAnnotation, message, node) }
    return nil
  }

  private mutating func reportUnplaced(_ property: Property?, _ message: Diagnostic.Message) {
    guard environment.content == .facts, let property, property.range != nil else { return }
    evaluator.report(.layoutUnplacedAnnotation, message, property)
  }
}

extension Properties<ChartKeys> {
  /// The objects of a list.
  fileprivate func entries<Inner: KeyOwner>(
    of key: ContentKey<ChartKeys, AnyForm?>, as inner: Inner.Type
  ) -> [Properties<Inner>] {
    guard case .array(let entries)? = self[key]?.value else { return [] }
    return entries.compactMap { $0.object(of: inner) }
  }
}

extension VerticalEdge {
  fileprivate var side: PlotLabel.Side { self == .top ? .top : .bottom }
}

extension AnnotationPosition {
  fileprivate var side: PlotLabel.Side {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension ResolvedChart {
  /// The width of a callout's dot, if the design does not give it.
  fileprivate var dotWidth: Double {
    switch mark {
    case .line, .area, .band: max(7, lineWidth * 2.5)
    case .points: max(7, lineWidth + 3)
    case .bars, .range, .donut, .rose, .heatMap, .rules: 0
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func beyondTheRange(_ value: Double, _ range: ClosedRange<Double>) -> Self {
    .init(
      "\(Value.number(value).text) is beyond the range of the chart, \(Value.number(range.lowerBound).text) to "
        + "\(Value.number(range.upperBound).text), so this is not drawn; change `min` or `max`")
  }

  fileprivate static func noSuchPlace(_ place: Value) -> Self {
    .init("the chart has no place \(place.phrase), so this is not drawn")
  }

  fileprivate static func noSeries(_ index: Int, _ count: Int) -> Self {
    .init("the chart has no series \(index), so this is not drawn; the last one is \(count - 1)")
  }

  fileprivate static func noPlace(_ object: String, _ keys: String) -> Self {
    .init("a `\(object)` needs \(keys)")
  }
}
