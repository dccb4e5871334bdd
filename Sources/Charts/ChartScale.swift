// SPDX-License-Identifier: MIT

import Foundation

/// How values lie along an axis: names at equal distances, or numbers and dates in proportion.
struct ChartScale {
  /// The names, in order; nil if values are numbers or dates.
  let names: [String]?
  /// The values at the ends.
  let low, high: Double
  let isDate: Bool
  /// Values that have marks.
  let ticks: [PlotPosition]

  /// - Parameters:
  ///   - positions: the values of all marks along the axis.
  ///   - includesZero: whether the axis begins or ends at zero, as for bars.
  ///   - count: about how many values have marks.
  init(
    _ positions: [PlotPosition], domain: [PlotPosition]?, includesZero: Bool, values: AxisMarkValues, count: Int,
    calendar: Calendar
  ) {
    var found: [String] = []
    for case .name(let name) in (domain ?? []) + positions where !found.contains(name) { found.append(name) }
    if !found.isEmpty {
      (names, low, high, isDate) = (found, 0, Double(found.count), false)
      ticks = values.chosen ?? found.map(PlotPosition.name)
      return
    }
    names = nil
    isDate = positions.contains { if case .date = $0 { true } else { false } }
    // A bar of a day reaches from its beginning to its end.
    var amounts = positions.flatMap { position -> [Double] in
      guard case .date(let value, let unit?) = position,
        let interval = calendar.dateInterval(of: unit, for: Date(timeIntervalSince1970: value))
      else { return position.amount.map { [$0] } ?? [] }
      return [interval.start.timeIntervalSince1970, interval.end.timeIntervalSince1970]
    }
    if includesZero { amounts.append(0) }
    let given = domain?.compactMap(\.amount) ?? []
    var (low, high) = (given.min() ?? amounts.min() ?? 0, given.max() ?? amounts.max() ?? 1)
    if high <= low { high = low + 1 }
    let wanted = max(values.count ?? count, 1)
    if isDate {
      ticks = values.chosen ?? Self.dates(low, high, values, wanted, calendar)
    } else {
      let step = values.step ?? Self.niceStep((high - low) / Double(wanted))
      if given.isEmpty, includesZero {
        low = (low / step).rounded(.down) * step
        high = (high / step).rounded(.up) * step
      }
      let first = (low / step - 1e-9).rounded(.up)
      let last = (high / step + 1e-9).rounded(.down)
      ticks =
        values.chosen
        ?? (last - first < 200 && step > 0
          ? stride(from: first, through: last, by: 1).map { .number($0 * step + 0) } : [.number(low), .number(high)])
    }
    (self.low, self.high) = (low, high)
  }

  /// The nearest of 1, 2 and 5 times a power of ten that is not less.
  static func niceStep(_ step: Double) -> Double {
    guard step > 0, step.isFinite else { return 1 }
    let power = pow(10, log10(step).rounded(.down))
    return ([1, 2, 5, 10].first { $0 * power >= step * (1 - 1e-9) } ?? 10) * power
  }

  /// The beginnings of units of the calendar between two moments.
  private static func dates(
    _ low: Double, _ high: Double, _ values: AxisMarkValues, _ count: Int, _ calendar: Calendar
  ) -> [PlotPosition] {
    let units: [(Calendar.Component, Int, Double)] = [
      (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.hour, 1, 3_600), (.hour, 3, 10_800),
      (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800), (.day, 7, 604_800),
      (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.year, 1, 31_557_600), (.year, 5, 157_788_000),
    ]
    let wanted = (high - low) / Double(count)
    let automatic = units.first { $0.2 >= wanted * 0.7 } ?? units[units.count - 1]
    let (unit, number) = values.unit.map { ($0.component, max($0.count, 1)) } ?? (automatic.0, automatic.1)
    guard var date = calendar.dateInterval(of: unit, for: Date(timeIntervalSince1970: low))?.start else { return [] }
    if number > 1, unit == .hour || unit == .minute {
      let value = calendar.component(unit, from: date)
      date = calendar.date(byAdding: unit, value: -(value % number), to: date) ?? date
    }
    var found: [PlotPosition] = []
    for _ in 0..<200 {
      let seconds = date.timeIntervalSince1970
      if seconds > high + 0.5 { break }
      if seconds >= low - 0.5 { found.append(.date(seconds, values.unit?.component)) }
      guard let next = calendar.date(byAdding: unit, value: number, to: date) else { break }
      date = next
    }
    return found
  }

  // MARK: Places

  /// The middle of a value, 0 to 1 along the axis; nil for one that is not on it.
  func place(_ position: PlotPosition, calendar: Calendar) -> Double? {
    switch position {
    case .name(let name):
      guard let names, let index = names.firstIndex(of: name) else { return nil }
      return (Double(index) + 0.5) / Double(names.count)
    case .number(let value): return part(value)
    case .date(let value, let unit):
      guard let unit, let interval = calendar.dateInterval(of: unit, for: Date(timeIntervalSince1970: value)) else {
        return part(value)
      }
      return (part(interval.start.timeIntervalSince1970) + part(interval.end.timeIntervalSince1970)) / 2
    }
  }

  /// The room that a value takes, 0 to 1; nil for a value without extent.
  func room(of position: PlotPosition, calendar: Calendar) -> Double? {
    if let names { return 1 / Double(names.count) }
    guard case .date(let value, let unit?) = position,
      let interval = calendar.dateInterval(of: unit, for: Date(timeIntervalSince1970: value))
    else { return nil }
    return interval.duration / (high - low)
  }

  /// A number or a moment, 0 to 1 along the axis.
  func part(_ value: Double) -> Double { (value - low) / (high - low) }
}
