// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSpec

/// A row of values; fills the box that it gets.
public struct ResolvedChart: Sendable, Hashable {
  public enum Mark: String, Sendable, Hashable, CaseIterable { case bars, line, area, points }
  /// How a line runs from value to value.
  public enum Interpolation: String, Sendable, Hashable, CaseIterable { case linear, monotone, step }
  /// Whether values reach from edge to edge, or stand in the middles of equal parts.
  public enum Placement: String, Sendable, Hashable, CaseIterable { case edges, middles }

  public var mark: Mark
  /// nil is a gap: no value is known.
  public var values: [Double?]
  /// The value at the lower edge and at the upper edge; not equal.
  public var range: ClosedRange<Double>
  /// Where bars and areas stand.
  public var baseline: Double
  public var fill: Fill
  /// One fill a value; empty takes `fill` for all.
  public var fills: [Fill]
  /// Width of a line, radius of points are half of it.
  public var lineWidth: Double
  /// Space between bars, in parts of a bar's pitch, 0..<1.
  public var gap: Double
  public var cornerRadius: Double
  public var interpolation: Interpolation
  public var placement: Placement
  /// The part of the width within which a line or area runs down to its baseline at a gap; 0 for none.
  public var taper: Double
  /// Opacities at even distances from the first to the last edge, 0...1; empty for none.
  public var fades: [Double]

  public init(
    mark: Mark, values: [Double?], range: ClosedRange<Double>, baseline: Double, fill: Fill, fills: [Fill] = [],
    lineWidth: Double = 2, gap: Double = 0.3, cornerRadius: Double = 2, interpolation: Interpolation = .linear,
    placement: Placement = .edges, taper: Double = 0, fades: [Double] = []
  ) {
    self.mark = mark
    self.values = values
    self.range = range
    self.baseline = baseline
    self.fill = fill
    self.fills = fills
    self.lineWidth = lineWidth
    self.gap = gap
    self.cornerRadius = cornerRadius
    self.interpolation = interpolation
    self.placement = placement
    self.taper = taper
    self.fades = fades
  }
}

extension ResolvedChart: LeafTraits {
  public var room: LeafRoom { .flexible(ideal: Size(width: 100, height: 50)) }
  public var dumped: String { "chart \(mark.rawValue) of \(values.count)" }
  public var isEssential: Bool { true }
  public var origin: LeafOrigin { .words }
}

// MARK: - From a design

extension NodeResolver {
  mutating func chart(_ node: ContentNode, _ context: Inherited) -> ResolvedChart? {
    let p = node.properties
    let values = numbers(p["values"], context).map { $0.map { min(max($0, -1e15), 1e15) } }
    let fades = numbers(p["fades"], context).map { min(max($0 ?? 1, 0), 1) }
    chartValues += values.count + fades.count
    guard chartValues <= Limits.chartValues else {
      end(.tooManyValues, node)
      return nil
    }
    let known = values.compactMap { $0 }
    if known.isEmpty { reportEmptyChart(p["values"], values.count, context) }
    let baseline = evaluator.quantity(p["baseline"], context) ?? 0
    let low = evaluator.quantity(p["min"], context) ?? min(known.min() ?? 0, baseline)
    let high = evaluator.quantity(p["max"], context) ?? max(known.max() ?? 1, baseline)
    let mark = evaluator.token(p["mark"], context, default: ResolvedChart.Mark.bars)
    var fills: [Fill] = []
    if case .array(let entries)? = p["fills"]?.value {
      fills = entries.compactMap { evaluator.fill($0, context) }
    }
    return ResolvedChart(
      mark: mark, values: values, range: low < high ? low...high : low...(low + 1), baseline: baseline,
      fill: evaluator.fill(p["fill"], context) ?? .color(color("accent", context)), fills: fills,
      lineWidth: evaluator.number(p["lineWidth"], context, default: 2),
      gap: min(max(evaluator.number(p["gap"], context, default: 0.3), 0), 0.95),
      cornerRadius: evaluator.number(p["cornerRadius"], context, default: 2),
      interpolation: evaluator.token(p["interpolation"], context, default: .linear),
      placement: evaluator.token(p["placement"], context, default: .edges),
      taper: min(max(evaluator.number(p["taper"], context, default: 0), 0), 1), fades: fades)
  }

  /// Tells of a chart that shows nothing; of facts that are missing, their own check does.
  private mutating func reportEmptyChart(_ property: Property?, _ count: Int, _ context: Inherited) {
    guard let property, property.range != nil, environment.content == .facts else { return }
    switch evaluator.value(property, context) {
    case .missing: break
    case .list: evaluator.report(.contentNoValues, count == 0 ? .noValues : .noNumbers(count), property)
    case .number, .string, .bool, .date, .span, .record: evaluator.report(.contentNoValues, .notAListOfValues, property)
    }
  }

  /// The entries of a list; nil for what is no finite number.
  private mutating func numbers(_ property: Property?, _ context: Inherited) -> [Double?] {
    guard case .list(let list) = evaluator.value(property, context) else { return [] }
    return list.prefix(2000).map { $0.number.flatMap { $0.isFinite ? $0 : nil } }
  }
}

extension Diagnostic.Message {
  fileprivate static let noValues: Self = "the list is empty, and the chart shows nothing"
  fileprivate static let notAListOfValues: Self =
    "a chart takes a list of numbers; `split(x, ',')` makes a list of a text, and `[x]` of one value"

  fileprivate static func noNumbers(_ count: Int) -> Self {
    count == 1
      ? "the one value is no number, and the chart shows nothing"
      : "none of the \(count) values is a number, and the chart shows nothing; `map(list, item.member)` gives a member of each record"
  }

  fileprivate static let tooManyValues: Self = "the charts come to more than \(Limits.chartValues) values in all"
}
