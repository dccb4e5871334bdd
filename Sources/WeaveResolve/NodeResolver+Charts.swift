// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSpec

extension NodeResolver {
  /// A chart: one row of values, or several with axes and a legend around them. Nil where it has too many values.
  mutating func chart(_ node: ContentNode, _ context: Inherited) -> ResolvedNode.Kind? {
    let p = node.properties
    if [PropertyKey.series, .x, .y, .legend].contains(where: p.contains) { return plot(node, context) }
    guard var chart = chart(p, node, context) else { return nil }
    guard p[.mark].flatMap({ evaluator.text($0, context) }) == "sparkline" else { return .leaf(.chart(chart)) }
    // A line with what lies under it, and a dot at the last value that is known.
    chart.mark = .line
    var (area, dot) = (chart, chart)
    area.mark = .area
    area.fill = chart.fill.fading(from: 0.28)
    dot.mark = .points
    let last = chart.values.lastIndex { $0 != nil }
    dot.values = chart.values.enumerated().map { $0.offset == last ? $0.element : nil }
    dot.lineWidth = chart.lineWidth * 2.5
    // The dot is wider than the line, and stands as far inside as half of it.
    let inset = EdgeInsets(all: (dot.lineWidth - chart.lineWidth) / 2)
    let name = id(of: node, context)
    return .zstack(
      alignment: .center,
      [
        ResolvedNode(id: name + ".area", range: range(of: node), .leaf(.chart(area)), [.padding(inset)]),
        ResolvedNode(id: name + ".line", range: range(of: node), .leaf(.chart(chart)), [.padding(inset)]),
        ResolvedNode(id: name + ".dot", range: range(of: node), .leaf(.chart(dot))),
      ])
  }

  /// One row of values with its looks.
  mutating func chart(_ p: PropertyMap, _ node: ContentNode, _ context: Inherited) -> ResolvedChart? {
    let member = evaluator.text(p[.member], context)
    let values = numbers(p[.values], context, of: member).map { $0.map { min(max($0, -1e15), 1e15) } }
    let lows = numbers(p[.low], context, of: evaluator.text(p[.lowMember], context))
    let places = numbers(p[.places], context, of: evaluator.text(p[.placeMember], context))
    let fades = numbers(p[.fades], context).map { min(max($0 ?? 1, 0), 1) }
    spent.chartValues += values.count + fades.count + lows.count + places.count
    guard spent.chartValues <= Limits.chartValues else {
      end(.tooManyValues, node)
      return nil
    }
    let known = (values + lows).compactMap { $0 }
    if !values.contains(where: { $0 != nil }) { reportEmptyChart(p[.values], values.count, context) }
    let baseline = evaluator.quantity(p[.baseline], context) ?? 0
    let low = evaluator.quantity(p[.min], context) ?? min(known.min() ?? 0, baseline)
    let high = evaluator.quantity(p[.max], context) ?? max(known.max() ?? 1, baseline)
    let word = evaluator.token(p[.mark], context, default: MarkWord.bars)
    var fills: [Fill] = []
    if case .array(let entries)? = p[.fills]?.value {
      fills = entries.compactMap { evaluator.fill($0, context) }
    }
    var chart = ResolvedChart(
      mark: word.mark, values: values, range: low < high ? low...high : low...(low + 1), baseline: baseline,
      fill: evaluator.fill(p[.fill], context) ?? .color(color("accent", context)), fills: fills,
      lineWidth: evaluator.number(p[.lineWidth], context, default: 2),
      gap: min(max(evaluator.number(p[.gap], context, default: word.gap), 0), 0.95),
      cornerRadius: evaluator.number(p[.cornerRadius], context, default: 2),
      interpolation: evaluator.token(p[.interpolation], context, default: .linear),
      placement: evaluator.token(p[.placement], context, default: .edges),
      taper: min(max(evaluator.number(p[.taper], context, default: 0), 0), 1), fades: fades)
    chart.lows = lows
    chart.places = places
    chart.inner = min(max(evaluator.number(p[.inner], context, default: word == .rose ? 0.1 : 0.62), 0), 0.95)
    if let columns = evaluator.number(p[.columns], context) { chart.columns = min(max(Int(columns), 1), 2000) }
    colorParts(of: &chart, context)
    reportMismatch(of: chart, word, p, isRangeKept: low < high)
    return chart
  }

  /// Gives each sector of a ring a colour of its own, and each cell of a heat map the strength of its value.
  private mutating func colorParts(of chart: inout ResolvedChart, _ context: Inherited) {
    guard chart.fills.isEmpty else { return }
    switch chart.mark {
    case .donut: chart.fills = chart.values.indices.map { seriesFill($0, context) }
    case .heatMap:
      guard case .color(let own) = chart.fill else { return }
      let color = environment.appearance == .eink ? self.color("label", context) : own
      chart.fills = chart.values.map { value in
        .color(color.opacity(value.map { 0.12 + 0.88 * chart.part(of: $0) } ?? 0))
      }
    case .bars, .line, .area, .points, .range, .band, .rose, .rules: break
    }
  }

  /// The colour of a series that names none.
  mutating func seriesFill(_ index: Int, _ context: Inherited) -> Fill {
    // In black and white they are filled and hollow by turns.
    if environment.appearance == .eink {
      return .color(color("label", context).opacity(index.isMultiple(of: 2) ? 1 : 0.25))
    }
    let names = ["accent", "green", "orange", "purple", "red", "teal", "yellow", "indigo", "pink", "mint"]
    let accent = context.palette.accent
    // The accent's own hue does not come a second time.
    let others = names.filter { $0 != accent }
    return .color(color(others[index % others.count], context))
  }

  /// Tells of values that the mark cannot show, and of a range that is none.
  private mutating func reportMismatch(
    of chart: ResolvedChart, _ word: MarkWord, _ p: PropertyMap, isRangeKept: Bool
  ) {
    guard environment.content == .facts, let values = p[.values], values.range != nil else { return }
    if let max = p[.max], p[.min] != nil, max.range != nil, !isRangeKept {
      evaluator.report(.contentNoValues, .noRange, max)
    }
    switch word {
    case .range, .band:
      if chart.lows.count < chart.values.count {
        evaluator.report(
          .contentNoValues, .tooFew("low", chart.lows.count, chart.values.count, "begin at the baseline"),
          p[.low] ?? p[.mark] ?? values)
      }
    case .points:
      guard let places = p[.places], chart.places.count < chart.values.count else { return }
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

  /// Tells of a chart that shows nothing; of facts that are missing, their own check does.
  private mutating func reportEmptyChart(_ property: Property?, _ count: Int, _ context: Inherited) {
    guard let property, property.range != nil, environment.content == .facts else { return }
    switch evaluator.value(property, context) {
    case .missing:
      if let place = evaluator.ownMissing(property, context) { evaluator.report(.contentNoValues, .missing, place) }
    case .list: evaluator.report(.contentNoValues, count == 0 ? .noValues : .noNumbers(count), property)
    case .number, .string, .bool, .date, .span, .record: evaluator.report(.contentNoValues, .notAListOfValues, property)
    }
  }

  /// The entries of a list, or a member of each; nil for what is no finite number.
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

  /// Tells of texts among numbers, which stay gaps; where nothing is a number, that is told instead.
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
  /// Where a value is in its range, 0...1.
  func part(of value: Double) -> Double {
    let span = range.upperBound / 2 - range.lowerBound / 2
    return span > 0 ? min(max((value / 2 - range.lowerBound / 2) / span, 0), 1) : 0
  }
}

extension Fill {
  /// A colour that fades to nothing towards the lower edge; anything else as it is, but weaker.
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
    case .radial: self
    }
  }
}

/// The marks of a chart by the words of the language.
enum MarkWord: String, CaseIterable {
  case bars, line, area, points, range, band, donut, rose, heatMap, sparkline

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

  /// The space between marks where nobody says it, in parts of their pitch.
  var gap: Double {
    switch self {
    case .heatMap: 0.14
    case .donut: 0.02
    case .rose: 0.12
    case .bars, .line, .area, .points, .range, .band, .sparkline: 0.3
    }
  }
}

extension Diagnostic.Message {
  static let tooManyValues: Self = "the charts come to more than \(Limits.chartValues) values in all"
}

extension Diagnostic.Message {
  fileprivate static let missing: Self = "the values are missing here, and the chart shows nothing"
  fileprivate static let noRange: Self = "`max` is not above `min`, and the chart takes `min` and one more"

  fileprivate static func tooFew(_ key: String, _ count: Int, _ values: Int, _ outcome: String) -> Self {
    "`\(key)` has \(count) of the \(values) values that the chart has; the others \(outcome)"
  }

  fileprivate static func below(_ value: Double, _ mark: String) -> Self {
    "a `\(mark)` has no part for \(Value.number(value).text), which is below 0"
  }

  fileprivate static func allZero(_ mark: String) -> Self {
    "all values are 0, and the `\(mark)` shows nothing"
  }

  fileprivate static func gaps(_ value: Value, _ count: Int, of all: Int) -> Self {
    .init(
      count == 1
        ? "\(value.phrase) is no number, and stays a gap"
        : "\(count) of the \(all) values are no numbers, and stay gaps; the first is \(value.phrase)")
  }

  fileprivate static let noValues: Self = "the list is empty, and the chart shows nothing"
  fileprivate static let notAListOfValues: Self =
    "a chart takes a list of numbers; `split(x, ',')` makes a list of a text, and `[x]` of one value"

  fileprivate static func noNumbers(_ count: Int) -> Self {
    count == 1
      ? "the one value is no number, and the chart shows nothing"
      : "none of the \(count) values is a number, and the chart shows nothing; `map(list, item.member)` gives a member of each record"
  }
}
