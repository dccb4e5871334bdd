// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension ResolvedChart {
  /// The position of a value between the lower and the upper edge, 0...1; values beyond the edges lie on them.
  func position(of value: Double) -> Double {
    // Halves, because the span of a range from one end of `Double` to the other would be infinite.
    let span = range.upperBound / 2 - range.lowerBound / 2
    return span > 0 ? ((value / 2 - range.lowerBound / 2) / span).held(0, 1) : 0
  }

  /// The start of a bar: its own low value, or the baseline.
  func low(_ index: Int) -> Double {
    guard lows.indices.contains(index), let low = lows[index], low.isFinite else { return baseline }
    return low
  }
}

/// A chart's values as points, for lines, areas and dots.
struct ChartPlot {
  let lineWidth: Double
  /// The base of areas.
  let baseline: Double
  /// One per value; nil is a gap.
  let points: [Point?]
  private let interpolation: ChartInterpolation
  /// How far a stretch extends to the baseline at a gap; 0 if it ends at its last point.
  private let taper: Double

  init(_ chart: ResolvedChart, _ frame: Rect) {
    lineWidth = chart.lineWidth.held(0, min(frame.width, frame.height))
    // Half a line's width inside the frame, so that the edges do not cut the line.
    let box = frame.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    func y(_ value: Double) -> Double { box.maxY - chart.position(of: value) * box.height }
    points = chart.values.indices.map { i in
      guard let value = chart.value(i), let part = chart.place(i) else { return nil }
      return Point(x: box.minX + box.width * part, y: y(value))
    }
    baseline = chart.position(of: chart.baseline) <= 0 ? frame.maxY : y(chart.baseline)
    interpolation = chart.interpolation
    taper = chart.taper * box.width
  }

  /// The points between gaps. With a taper, each stretch starts and ends at the baseline, except at the chart's own
  /// ends.
  var stretches: [[Point]] {
    points.split(separator: nil).map { part in
      let stretch = part.compactMap { $0 }
      guard taper > 0, let first = stretch.first, let last = stretch.last else { return stretch }
      let before = part.startIndex > 0 ? [Point(x: first.x - taper, y: baseline)] : []
      let after = part.endIndex < points.count ? [Point(x: last.x + taper, y: baseline)] : []
      return before + stretch + after
    }
  }

  /// An open path through points from left to right.
  func line(through points: [Point]) -> Path {
    switch interpolation {
    case .linear: return .polyline(points)
    case .monotone: return .monotoneCubic(through: points)
    case .step: return .steps(through: points)
    }
  }
}

extension Path {
  fileprivate static func polyline(_ points: [Point]) -> Path {
    Path(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) })
  }

  /// Horizontal pieces that change halfway between two points.
  fileprivate static func steps(through points: [Point]) -> Path {
    guard let first = points.first else { return Path() }
    var path = Path([.move(first)])
    for (a, b) in zip(points, points.dropFirst()) {
      let middle = (a.x + b.x) / 2
      path.line(to: Point(x: middle, y: a.y))
      path.line(to: Point(x: middle, y: b.y))
    }
    if let last = points.last, points.count > 1 { path.line(to: last) }
    return path
  }
}
