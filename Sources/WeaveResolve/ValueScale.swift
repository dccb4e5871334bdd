// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveSpec

/// The axis of a chart's values: its range and its round numbers.
struct ValueScale {
  var range: ClosedRange<Double>
  /// Values at equal distances, from the lower end of the range to the upper one.
  var ticks: [Double]
  /// The label of each tick.
  var labels: [String]
  var hasGrid, hasLabels, isLeading: Bool

  /// - Parameters:
  ///   - axis: the `y` of the chart; nil draws neither lines nor labels.
  ///   - levels: values of annotations, which the range includes unless the chart's `min` and `max` hold it.
  ///   - holdsMin: whether the chart's own `min` is the lower end of the range, even for lines and points.
  ///   - holdsMax: the same for `max` and the upper end.
  init(
    _ charts: [ResolvedChart], _ axis: Properties<ValueAxisKeys>?, including levels: [Double] = [], holdsMin: Bool,
    holdsMax: Bool, _ context: Inherited, _ evaluator: inout Evaluator
  ) {
    var low = charts.map { holdsMin ? $0.range.lowerBound : $0.lowest }.min() ?? 0
    var high = charts.map { holdsMin || holdsMax ? $0.range.upperBound : $0.highest }.max() ?? 1
    if !holdsMin, let least = levels.min() { low = min(low, least) }
    if !holdsMax, let most = levels.max() { high = max(high, most) }
    let wanted = axis.map { evaluator.read(ValueAxisKeys.ticks, $0, context) } ?? ValueAxisKeys.ticks.standard
    let lower = axis.flatMap { evaluator.read(ValueAxisKeys.min, $0, context) }
    let upper = axis.flatMap { evaluator.read(ValueAxisKeys.max, $0, context) }
    if let lower, let upper, lower >= upper, let place = axis?[ValueAxisKeys.max], place.range != nil {
      evaluator.report(.contentNoValues, "`max` is not above `min`, so the axis ends elsewhere", place)
    }
    ticks = Self.ticks(from: lower ?? low, to: max(upper ?? high, (lower ?? low)), about: wanted)
    if lower != nil, upper != nil, let lower, let upper, lower < upper {
      ticks = (0..<wanted).map { lower + (upper - lower) * Double($0) / Double(wanted - 1) }
    }
    let first = ticks.first ?? 0
    range = first...max(ticks.last ?? 1, first + .leastNonzeroMagnitude)
    hasLabels = axis.map { evaluator.read(ValueAxisKeys.shows, $0, context) } ?? false
    hasGrid = axis.map { evaluator.read(ValueAxisKeys.grid, $0, context) } ?? false
    isLeading = axis.map { evaluator.read(ValueAxisKeys.side, $0, context) } == .leading
    labels = []
    guard hasLabels else { return }
    for tick in ticks {
      var inner = context
      inner.scope = context.scope.adding(["value": .number(tick)])
      labels.append(evaluator.text(axis?[ValueAxisKeys.label] ?? Self.standard, inner) ?? "")
    }
  }

  private static let standard = Property(.template(TextTemplate(ValueAxisKeys.label.standard, dialect: .own)), at: nil)

  /// Round numbers at equal distances that span a range: multiples of 1, 2, 2.5 or 5 times a power of ten.
  ///
  /// - Parameter count: the approximate number of ticks; the step is the smallest that does not give more.
  static func ticks(from low: Double, to high: Double, about count: Int) -> [Double] {
    let span = high - low
    guard span.isFinite, span > 0 else { return [low, low + 1] }
    var unit = 1.0
    let raw = span / Double(max(1, count - 1))
    while unit * 10 <= raw { unit *= 10 }
    while unit > raw { unit /= 10 }
    // Takes the smallest step that spans the range with this many numbers.
    for factor in [1.0, 2, 2.5, 5, 10, 20, 50] {
      let step = unit * factor
      guard step > 0 else { break }
      let (first, last) = ((low / step + 1e-9).rounded(.down), (high / step - 1e-9).rounded(.up))
      guard last - first <= Double(count) - 1 + 0.5 else { continue }
      return stride(from: first, through: last, by: 1).map { $0 * step }
    }
    return [low, high]
  }
}

extension ResolvedChart {
  /// Whether the mark grows from its baseline. Bars and areas do; lines, points and ranges are read by position only.
  private var standsOnBaseline: Bool {
    switch mark {
    case .line, .points, .band, .range: false
    case .bars, .area, .donut, .rose, .heatMap, .rules: true
    }
  }

  private var known: [Double] { (values + lows).compactMap { $0 } }

  /// The least value that the axis must include.
  fileprivate var lowest: Double {
    let least = known.min() ?? baseline
    return standsOnBaseline ? min(least, baseline) : least
  }

  fileprivate var highest: Double {
    let most = known.max() ?? baseline + 1
    return standsOnBaseline ? max(most, baseline) : most
  }
}
