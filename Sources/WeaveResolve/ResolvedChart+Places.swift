// SPDX-License-Identifier: MIT

import WeaveGraphics

extension ResolvedChart {
  /// The value at an index; nil if it is not a finite number.
  package func value(_ index: Int) -> Double? {
    values[index].flatMap { $0.isFinite ? $0 : nil }
  }

  /// The position of a value as a fraction of the width; nil if it is not known.
  package func place(_ index: Int) -> Double? {
    guard !places.isEmpty else {
      let isMiddle = placement == .middles || values.count == 1
      return isMiddle ? (Double(index) + 0.5) / Double(values.count) : Double(index) / Double(values.count - 1)
    }
    let known = places.compactMap { $0 }
    guard places.indices.contains(index), let place = places[index], let low = known.min(), let high = known.max()
    else {
      return nil
    }
    return high > low ? (place / 2 - low / 2) / (high / 2 - low / 2) : 0.5
  }
}

// MARK: - For annotations

extension ResolvedChart {
  /// Whether annotations have places on it. A ring or a heat map has no axes.
  var hasAxes: Bool {
    switch mark {
    case .bars, .line, .area, .points, .range, .band: true
    case .donut, .rose, .heatMap, .rules: false
    }
  }

  /// Whether its values are drawn as bars.
  var hasBars: Bool { mark == .bars || mark == .range }

  /// The distance in points by which the box of its values is smaller than its frame: half a line's width.
  var inset: Double { hasBars ? 0 : max(0, lineWidth) / 2 }

  /// The middle of a value, or of a position between two, as a part of the width.
  ///
  /// - Parameter index: counted from 0.
  func middle(_ index: Double) -> Double {
    let count = Double(max(1, values.count))
    if hasBars, !isInBands { return (index + (1 - gap) / 2) / (count - gap) }
    if hasBars || placement == .middles || count == 1 { return (index + 0.5) / count }
    return index / (count - 1)
  }

  /// Half of the room that a value has at each side, as a part of the width; 0 for values at points of a line.
  var reach: Double {
    let count = Double(max(1, values.count))
    if hasBars, !isInBands { return 0.5 / (count - gap) }
    return hasBars || placement == .middles ? 0.5 / count : 0
  }

  /// The box of a bar in parts of the plot; nil if there is none.
  func bar(_ index: Int) -> Rect? {
    guard hasBars, values.indices.contains(index), let value = value(index) else { return nil }
    let start = lows.indices.contains(index) ? lows[index] ?? baseline : baseline
    let count = Double(max(1, values.count))
    var width = (1 - gap) / (isInBands ? count : count - gap)
    var x = middle(Double(index)) - width / 2
    if let group {
      width /= Double(max(1, group.count))
      x += Double(group.place) * width
    }
    let (top, bottom) = (1 - part(of: max(value, start)), 1 - part(of: min(value, start)))
    return Rect(x: x, y: top, width: width, height: bottom - top)
  }

  /// The end of a value in parts of the plot: the end of a bar, or a point of a line. Nil if the value is not known.
  func tip(_ index: Int) -> Point? {
    guard values.indices.contains(index), let value = value(index) else { return nil }
    let y = 1 - part(of: value)
    if hasBars { return Point(x: bar(index)?.midX ?? middle(Double(index)), y: y) }
    return place(index).map { Point(x: $0, y: y) }
  }

  /// The lines that labels should not cover, in parts of the plot: one through the values, and for a band a second one.
  ///
  /// - Parameter margin: points around the box of the chart.
  func lines(margin: Double) -> [PlotLine] {
    guard hasAxes, !hasBars else { return [] }
    var rows = [values.indices.map { tip($0) }]
    if mark == .band {
      rows.append(
        values.indices.map { index in
          guard lows.indices.contains(index), let low = lows[index], let x = place(index) else { return nil }
          return Point(x: x, y: 1 - part(of: low))
        })
    }
    // Points stand alone: no line runs from one to the next.
    if mark == .points { rows = rows.map { row in row.flatMap { [$0, nil] } } }
    if interpolation == .step, mark != .points { rows = rows.map(Self.steps) }
    return rows.map { PlotLine(points: $0, width: max(0, lineWidth), inset: inset + margin) }
  }

  /// A line that changes halfway between two values.
  private static func steps(_ row: [Point?]) -> [Point?] {
    var points: [Point?] = []
    for (index, point) in row.enumerated() {
      points.append(point)
      guard let point, index + 1 < row.count, let next = row[index + 1] else { continue }
      let middle = (point.x + next.x) / 2
      points += [Point(x: middle, y: point.y), Point(x: middle, y: next.y)]
    }
    return points
  }
}
