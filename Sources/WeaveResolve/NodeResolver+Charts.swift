// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveSpec

extension NodeResolver {
  /// A chart: one row of values, or several with axes and a legend. Nil if it has too many values.
  mutating func chart(_ node: ContentNode, _ context: Inherited) -> ResolvedNode.Kind? {
    let p = node[ChartKeys.self]
    let hasSurroundings =
      p.has(ChartKeys.series) || p.has(ChartKeys.x) || p.has(ChartKeys.y) || p.has(ChartKeys.directLabels)
    if hasSurroundings || evaluator.read(ChartKeys.legend, p, context) { return plot(node, context) }
    guard var chart = chart(p, node, context) else { return nil }
    if isAnnotated(p), chart.hasAxes { return annotated(&chart, node, labelled(node, context)) }
    guard evaluator.text(p[ChartKeys.mark], context) == ChartMark.sparkline.rawValue else {
      return .leaf(.chart(chart))
    }
    return .zstack(alignment: .center, sparkline(chart, node, context))
  }

  /// The margin of a sparkline around its line: the dot at its end is wider than the line, so the line is inset.
  func margin(ofSparkline chart: ResolvedChart) -> Double { (chart.lineWidth * 2.5 - chart.lineWidth) / 2 }

  /// A line with an area below it and a dot at the last known value.
  func sparkline(_ line: ResolvedChart, _ node: ContentNode, _ context: Inherited) -> [ResolvedNode] {
    var chart = line
    chart.mark = .line
    var (area, dot) = (chart, chart)
    area.mark = .area
    area.fill = chart.fill.fading(from: 0.28)
    dot.mark = .points
    let last = chart.values.lastIndex { $0 != nil }
    dot.values = chart.values.enumerated().map { $0.offset == last ? $0.element : nil }
    dot.lineWidth = chart.lineWidth * 2.5
    let inset = EdgeInsets(all: margin(ofSparkline: chart))
    let name = id(of: node, context)
    return [
      ResolvedNode(id: name + ".area", range: range(of: node), .leaf(.chart(area)), [.padding(inset)]),
      ResolvedNode(id: name + ".line", range: range(of: node), .leaf(.chart(chart)), [.padding(inset)]),
      ResolvedNode(id: name + ".dot", range: range(of: node), .leaf(.chart(dot))),
    ]
  }

  /// One row of values with its style.
  mutating func chart(_ p: Properties<ChartKeys>, _ node: ContentNode, _ context: Inherited) -> ResolvedChart? {
    let member = evaluator.read(ChartKeys.member, p, context)
    let values = numbers(p[ChartKeys.values], context, of: member).map { $0.map { min(max($0, -1e15), 1e15) } }
    let lows = numbers(p[ChartKeys.low], context, of: evaluator.read(ChartKeys.lowMember, p, context))
    let places = numbers(p[ChartKeys.places], context, of: evaluator.read(ChartKeys.placeMember, p, context))
    let fades = numbers(p[ChartKeys.fades], context).map { min(max($0 ?? 1, 0), 1) }
    spent.chartValues += values.count + fades.count + lows.count + places.count
    guard spent.chartValues <= Limits.chartValues else {
      end(.tooManyValues, node)
      return nil
    }
    let known = (values + lows).compactMap { $0 }
    if !values.contains(where: { $0 != nil }) { reportEmptyChart(p[ChartKeys.values], values.count, context) }
    let baseline = evaluator.read(ChartKeys.baseline, p, context)
    let low = evaluator.read(ChartKeys.min, p, context) ?? min(known.min() ?? 0, baseline)
    let high = evaluator.read(ChartKeys.max, p, context) ?? max(known.max() ?? 1, baseline)
    let word = evaluator.read(ChartKeys.mark, p, context)
    let accent = Fill.color(color("accent", context))
    let ownFills = word.hasFillPerValue ? fillPerValue(p, accent, context) : []
    // A legend shows one colour for the row: that of the first known value.
    let fill =
      ownFills.isEmpty
      ? evaluator.read(ChartKeys.fill, p, context) : zip(values, ownFills).first { $0.0 != nil }?.1 ?? ownFills[0]
    var chart = ResolvedChart(
      mark: word.mark, values: values, range: low < high ? low...high : low...(low + 1), baseline: baseline,
      fill: fill, fills: fills(p[ChartKeys.fills], fill, context),
      lineWidth: evaluator.read(ChartKeys.lineWidth, p, context),
      gap: evaluator.given(ChartKeys.gap, p, context) ?? word.gap,
      cornerRadius: evaluator.read(ChartKeys.cornerRadius, p, context),
      interpolation: evaluator.read(ChartKeys.interpolation, p, context),
      placement: evaluator.read(ChartKeys.placement, p, context),
      taper: evaluator.read(ChartKeys.taper, p, context), fades: fades)
    chart.lows = lows
    chart.places = places
    chart.inner = evaluator.read(ChartKeys.inner, p, context)
    chart.columns = evaluator.read(ChartKeys.columns, p, context)
    colorParts(of: &chart, ownFills, context)
    reportMismatch(of: chart, word, p, isRangeKept: low < high)
    return chart
  }

  /// The paints of `fills`, one for each value. An invalid entry becomes `fill`, so that the others keep their places.
  private mutating func fills(_ property: Property?, _ fill: Fill, _ context: Inherited) -> [Fill] {
    guard let property, let settled = evaluator.settle(property, context) else { return [] }
    switch settled {
    case .property(let settled):
      guard case .array(let entries) = settled.value else { return [] }
      return entries.map { evaluator.fill($0, context) ?? fill }
    case .value(.list(let list), let place):
      return list.prefix(2000).map { evaluator.color($0, at: place, context).map(Fill.color) ?? fill }
    case .value(.missing, _): return []
    case .value(let value, let place):
      evaluator.report(.contentValue, .notAListOfColors(value), place)
      return []
    }
  }

  /// The names of a value and its index in `fill`. A surrounding `forEach` or component that uses these
  /// names takes precedence.
  private static let valueNames = [VariableName("item"), VariableName("index")]

  /// The paint of each value, if `fill` reads the value or its index; empty if one paint serves for all.
  private mutating func fillPerValue(_ p: Properties<ChartKeys>, _ accent: Fill, _ context: Inherited) -> [Fill] {
    let names = Self.valueNames.filter { !context.locals.contains($0) }
    guard let fill = p[ChartKeys.fill], fill.value.reads(names),
      case .list(let list) = evaluator.value(p[ChartKeys.values], context)
    else { return [] }
    var inner = context
    inner.locals += names
    // Reads of the chart's own values do not depend on the surroundings.
    let start = log.count
    defer { log.forget(names, after: start) }
    return list.prefix(2000).enumerated().map { index, item in
      let values = [(name: Self.valueNames[0], value: item), (name: Self.valueNames[1], value: .number(Double(index)))]
      inner.scope = context.scope.adding(values.filter { names.contains($0.name) })
      return evaluator.fill(fill, inner) ?? accent
    }
  }

  /// Gives each part its own paint: from `fill` for each value, or else another colour for each sector of a ring. The
  /// opacity of a heat map's cell follows its value.
  private mutating func colorParts(of chart: inout ResolvedChart, _ ownFills: [Fill], _ context: Inherited) {
    guard chart.fills.isEmpty else { return }
    switch chart.mark {
    case .donut:
      chart.fills = ownFills.isEmpty ? chart.values.indices.map { seriesFill($0, context) } : ownFills
    case .heatMap:
      chart.fills = chart.values.enumerated().map { index, value in
        let fill = ownFills.indices.contains(index) ? ownFills[index] : chart.fill
        guard case .color(let own) = fill else { return fill }
        let color = environment.appearance == .eink ? self.color("label", context) : own
        return .color(color.opacity(value.map { 0.12 + 0.88 * chart.part(of: $0) } ?? 0))
      }
    case .bars, .line, .area, .points, .range, .band, .rose, .rules: chart.fills = ownFills
    }
  }

  /// The default colour of a series.
  mutating func seriesFill(_ index: Int, _ context: Inherited) -> Fill {
    // In black and white, series alternate between filled and hollow.
    if environment.appearance == .eink {
      return .color(color("label", context).opacity(index.isMultiple(of: 2) ? 1 : 0.25))
    }
    let names = ["accent", "green", "orange", "purple", "red", "teal", "yellow", "indigo", "pink", "mint"]
    let accent = context.palette.accent
    // The accent's hue is not used a second time.
    let others = names.filter { $0 != accent }
    return .color(color(others[index % others.count], context))
  }

  /// Reports values that the mark cannot show, and an invalid range.
  private mutating func reportMismatch(
    of chart: ResolvedChart, _ word: ChartMark, _ p: Properties<ChartKeys>, isRangeKept: Bool
  ) {
    guard environment.content == .facts, let values = p[ChartKeys.values], values.range != nil else { return }
    if let max = p[ChartKeys.max], p[ChartKeys.min] != nil, max.range != nil, !isRangeKept {
      evaluator.report(.contentNoValues, .noRange, max)
    }
    switch word {
    case .range, .band:
      if chart.lows.count < chart.values.count {
        evaluator.report(
          .contentNoValues, .tooFew("low", chart.lows.count, chart.values.count, "begin at the baseline"),
          p[ChartKeys.low] ?? p[ChartKeys.mark] ?? values)
      }
    case .points:
      guard let places = p[ChartKeys.places], chart.places.count < chart.values.count else { return }
      evaluator.report(
        .contentNoValues, .tooFew("places", chart.places.count, chart.values.count, "are not drawn"), places)
    case .donut, .rose:
      let known = chart.values.compactMap { $0 }
      if let least = known.min(), least < 0 { evaluator.report(.contentNoValues, .below(least, word.rawValue), values) }
      if !known.isEmpty, known.allSatisfy({ $0 == 0 }) {
        evaluator.report(.contentNoValues, .allZero(word.rawValue), values)
      }
    case .bars, .line, .area, .heatMap, .sparkline: break
    }
  }

  /// Reports a chart that shows nothing. Missing facts have a check of their own.
  private mutating func reportEmptyChart(_ property: Property?, _ count: Int, _ context: Inherited) {
    guard let property, property.range != nil, environment.content == .facts else { return }
    switch evaluator.value(property, context) {
    case .missing:
      if let place = evaluator.ownMissing(property, context) { evaluator.report(.contentNoValues, .missing, place) }
    case .list: evaluator.report(.contentNoValues, count == 0 ? .noValues : .noNumbers(count), property)
    case .number, .string, .bool, .date, .span, .record: evaluator.report(.contentNoValues, .notAListOfValues, property)
    }
  }

  /// The entries of a list, or a member of each; nil for an entry that is not a finite number.
  private mutating func numbers(
    _ property: Property?, _ context: Inherited, of member: String? = nil
  ) -> [Double?] {
    guard case .list(let list) = evaluator.value(property, context) else { return [] }
    let values = list.prefix(2000).map { entry in
      guard let member else { return entry }
      return if case .record(let record) = entry { record[member] ?? .missing } else { .missing }
    }
    let numbers = values.map { $0.number.flatMap { $0.isFinite ? $0 : nil } }
    if let property, property.range != nil { reportGaps(values, numbers, property) }
    return numbers
  }

  /// Reports texts among numbers; they become gaps. If no entry is a number, reports that instead.
  private mutating func reportGaps(_ values: [Value], _ numbers: [Double?], _ property: Property) {
    for (value, number) in zip(values, numbers) {
      guard case .string(let text) = value, let number, PlainNumber.hasOddComma(text) else { continue }
      evaluator.report(.textNumberForm, .oddNumber(text, number), property)
      break
    }
    let strange = zip(values, numbers).filter { $1 == nil && $0 != .missing && $0 != .string("") }.map(\.0)
    guard let first = strange.first, numbers.contains(where: { $0 != nil }) else { return }
    evaluator.report(.contentNoValues, .gaps(first, strange.count, of: values.count), property)
  }
}

extension ResolvedChart {
  /// The position of a value in the range, 0...1.
  func part(of value: Double) -> Double {
    let span = range.upperBound / 2 - range.lowerBound / 2
    return span > 0 ? min(max((value / 2 - range.lowerBound / 2) / span, 0), 1) : 0
  }
}

extension Fill {
  /// A colour that fades to transparent towards the lower edge; any other paint becomes weaker everywhere.
  func fading(from strength: Double) -> Fill {
    switch self {
    case .color(let color):
      .linear(
        degrees: 180,
        [
          GradientStop(offset: 0, color: color.opacity(strength)),
          GradientStop(offset: 1, color: color.opacity(strength * 0.08)),
        ])
    case .linear(let degrees, let stops):
      .linear(degrees: degrees, stops.map { GradientStop(offset: $0.offset, color: $0.color.opacity(strength)) })
    case .axial(let from, let to, let stops):
      .axial(
        from: from, to: to, stops.map { GradientStop(offset: $0.offset, color: $0.color.opacity(strength)) })
    case .radial, .angular, .mesh: self
    }
  }
}

extension Property.Value {
  /// Whether an expression in it reads any of these variables.
  fileprivate func reads(_ names: [VariableName]) -> Bool {
    switch self {
    case .expression(let expression):
      expression.identifiers.contains { name in names.contains(VariableName(String(name.prefix { $0 != "." }))) }
    case .array(let entries): entries.contains { $0.value.reads(names) }
    case .object(let entries), .cases(let entries): entries.values.contains { $0.value.reads(names) }
    case .null, .number, .bool, .token, .template, .record, .node: false
    }
  }
}

extension ChartMark {
  var mark: ResolvedChart.Mark {
    switch self {
    case .bars: .bars
    case .line, .sparkline: .line
    case .area: .area
    case .points: .points
    case .range: .range
    case .band: .band
    case .donut: .donut
    case .rose: .rose
    case .heatMap: .heatMap
    }
  }

  /// The default of `gap`. A ring's gap is a part of its radius, and 0.3 would be wider than most sectors.
  var gap: Double { self == .donut ? 0.02 : ChartKeys.gap.standard }

  /// Whether each value is drawn separately, so that `fill` can differ between values.
  var hasFillPerValue: Bool { ContentTable.hasFillPerValue(mark: rawValue) }
}

extension Diagnostic.Message {
  static let tooManyValues: Self = "the charts have more than \(Limits.chartValues) values in all"
}

extension Diagnostic.Message {
  fileprivate static let missing: Self = "the values are missing, so the chart shows nothing"
  fileprivate static let noRange: Self = "`max` is not above `min`, so the chart takes `min` and one more"

  fileprivate static func tooFew(_ key: String, _ count: Int, _ values: Int, _ outcome: String) -> Self {
    "`\(key)` has \(count) of the \(values) values that the chart has; the others \(outcome)"
  }

  fileprivate static func below(_ value: Double, _ mark: String) -> Self {
    "a `\(mark)` cannot show \(Value.number(value).text), which is below 0"
  }

  fileprivate static func allZero(_ mark: String) -> Self {
    "all values are 0, so the `\(mark)` shows nothing"
  }

  fileprivate static func gaps(_ value: Value, _ count: Int, of all: Int) -> Self {
    .init(
      count == 1
        ? "\(value.phrase) is not a number, and becomes a gap"
        : "\(count) of the \(all) values are not numbers, and become gaps; the first is \(value.phrase)")
  }

  fileprivate static func notAListOfColors(_ value: Value) -> Self {
    .init(
      "`fills` takes a list of colours, not \(value.phrase); `map(values, item > 4 ? 'green' : 'gray')` makes one, and `fill` reads `item`"
    )
  }

  fileprivate static let noValues: Self = "the list is empty, so the chart shows nothing"
  fileprivate static let notAListOfValues: Self =
    "a chart takes a list of numbers; `split(x, ',')` makes a list of a text, and `[x]` of one value"

  fileprivate static func noNumbers(_ count: Int) -> Self {
    count == 1
      ? "the only value is not a number, so the chart shows nothing"
      : "none of the \(count) values is a number, so the chart shows nothing; `map(list, item.member)` gives a member of each record"
  }
}
