// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

extension DisplayListBuilder {
  mutating func drawChart(_ chart: ResolvedChart, in frame: Rect) {
    guard !frame.isEmpty, !chart.values.isEmpty else { return }
    switch chart.mark {
    case .bars: drawMarks(BarLayout(chart, frame, grid).bars, chart, in: frame)
    case .points:
      let plot = ChartPlot(chart, frame)
      drawMarks(plot.points.map { $0.map { .dot(at: $0, radius: plot.lineWidth / 2) } }, chart, in: frame)
    case .line: drawLine(chart, in: frame)
    case .area: drawArea(chart, in: frame)
    }
  }

  /// One command for each stretch of marks with the same fill; nil is a mark that is not there.
  private mutating func drawMarks(_ marks: [Path?], _ chart: ResolvedChart, in frame: Rect) {
    var path = Path()
    var paint = chart.fill
    for (i, mark) in marks.enumerated() {
      guard let mark else { continue }
      let own = chart.fills.indices.contains(i) ? chart.fills[i] : chart.fill
      if own != paint {
        fill(path, paint.paint(in: frame))
        path = Path()
        paint = own
      }
      path.elements += mark.elements
    }
    fill(path, paint.paint(in: frame))
  }

  /// A line for each stretch without a gap; a value between two gaps is a dot.
  private mutating func drawLine(_ chart: ResolvedChart, in frame: Rect) {
    let plot = ChartPlot(chart, frame)
    var lines = Path()
    var dots = Path()
    for stretch in plot.stretches {
      if stretch.count == 1 {
        dots.elements += Path.dot(at: stretch[0], radius: plot.lineWidth / 2).elements
      } else {
        lines.elements += plot.line(through: stretch).elements
      }
    }
    let paint = chart.fill.paint(in: frame)
    stroke(lines, StrokeStyle(width: plot.lineWidth, cap: .round, join: .round), paint)
    fill(dots, paint)
  }

  private mutating func drawArea(_ chart: ResolvedChart, in frame: Rect) {
    let plot = ChartPlot(chart, frame)
    var path = Path()
    for stretch in plot.stretches {
      guard let first = stretch.first, let last = stretch.last, stretch.count > 1 else { continue }
      path.elements += plot.line(through: stretch).elements
      path.line(to: Point(x: last.x, y: plot.baseline))
      path.line(to: Point(x: first.x, y: plot.baseline))
      path.close()
    }
    fill(path, chart.fill.paint(in: frame))
  }
}

extension Path {
  static func dot(at center: Point, radius: Double) -> Path {
    .ellipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
