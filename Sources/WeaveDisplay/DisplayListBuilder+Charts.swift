// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

extension ResolvedChart: DisplayLeaf {
  /// Draws the values from the leading to the trailing edge: mirrored, with fills and mask, if the layout is.
  func draw(in frame: Rect, with builder: inout DisplayListBuilder) {
    guard !frame.isEmpty, !values.isEmpty else { return }
    guard builder.isRightToLeft else { return builder.drawUnmirrored(self, in: frame) }
    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.midX, ty: 0)
    builder.emit(DisplayGroup(transform: mirror)) { $0.drawUnmirrored(self, in: frame) }
  }

  func drawPlaceholder(in frame: Rect, with builder: inout DisplayListBuilder) {
    builder.drawPlaceholder(fill, in: frame)
  }
}

extension DisplayListBuilder {
  fileprivate mutating func drawUnmirrored(_ chart: ResolvedChart, in frame: Rect) {
    guard let mask = chart.mask(in: frame) else { return drawMarks(of: chart, in: frame) }
    emit(DisplayGroup(effects: .init(mask: mask))) { $0.drawMarks(of: chart, in: frame) }
  }

  private mutating func drawMarks(of chart: ResolvedChart, in frame: Rect) {
    switch chart.mark {
    case .bars, .range: drawMarks(BarLayout(chart, frame.narrowed(to: chart), grid).bars, chart, in: frame)
    case .donut, .rose: drawMarks(ChartSectors(chart, frame).paths, chart, in: frame)
    case .heatMap:
      // The tone of a cell is its value, and must stay visible on displays with few inks.
      let cells = ChartCells(chart, frame, grid)
      keepingTones { $0.drawMarks(cells.paths, chart, in: frame) }
    case .band: drawBand(chart, in: frame)
    case .rules: drawRules(chart, in: frame)
    case .points:
      let plot = ChartPlot(chart, frame)
      drawMarks(plot.points.map { $0.map { .dot(at: $0, radius: plot.lineWidth / 2) } }, chart, in: frame)
    case .line: drawLine(chart, in: frame)
    case .area: drawArea(chart, in: frame)
    }
  }

  /// One command for each stretch of marks with the same fill; a mark that is nil is skipped.
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

  /// A line for each stretch without gaps; a value between two gaps is a dot.
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

  /// The area between two lines, for each stretch in which both values are known.
  private mutating func drawBand(_ chart: ResolvedChart, in frame: Rect) {
    let upper = ChartPlot(chart, frame)
    var lows = chart
    lows.values = chart.values.indices.map { chart.lows.indices.contains($0) ? chart.lows[$0] : nil }
    let lower = ChartPlot(lows, frame)
    var path = Path()
    let pairs = zip(upper.points, lower.points).map { high, low -> (high: Point, low: Point)? in
      if let high, let low { (high, low) } else { nil }
    }
    for stretch in pairs.split(whereSeparator: { $0 == nil }).map({ $0.compactMap { $0 } }) where stretch.count > 1 {
      path.elements += upper.line(through: stretch.map(\.high)).elements
      for element in lower.line(through: stretch.reversed().map(\.low)).elements {
        if case .move(let point) = element { path.line(to: point) } else { path.elements.append(element) }
      }
      path.close()
    }
    fill(path, chart.fill.paint(in: frame))
  }

  /// Hairlines on whole pixels, from edge to edge.
  private mutating func drawRules(_ chart: ResolvedChart, in frame: Rect) {
    let thickness = max(1, (grid.scale / 2).rounded(.down)) / grid.scale
    var path = Path()
    for index in chart.values.indices {
      guard let value = chart.value(index) else { continue }
      let y = grid.rounded(frame.maxY - chart.position(of: value) * frame.height)
      path.elements +=
        Path.rectangle(
          Rect(
            x: frame.minX, y: min(max(y - thickness / 2, frame.minY), frame.maxY - thickness), width: frame.width,
            height: thickness)
        ).elements
    }
    fill(path, chart.fill.paint(in: frame))
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

extension ResolvedChart {
  /// Its opacities as a gradient from one side to the other.
  fileprivate func mask(in frame: Rect) -> Gradient? {
    guard fades.contains(where: { $0 < 1 }) else { return nil }
    let last = Double(max(1, fades.count - 1))
    let stops = fades.enumerated().map { GradientStop(offset: Double($0) / last, color: .white.opacity($1)) }
    let start = Point(x: frame.minX, y: frame.midY)
    return Gradient(shape: .linear(start: start, end: Point(x: frame.maxX, y: frame.midY)), stops: stops)
  }
}

extension Path {
  static func dot(at center: Point, radius: Double) -> Path {
    .ellipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension Rect {
  /// The part of a chart's frame that bars span from edge to edge, so that each is in the middle of an equal part.
  fileprivate func narrowed(to chart: ResolvedChart) -> Rect {
    guard chart.isInBands, !chart.values.isEmpty else { return self }
    return insetBy(dx: width / Double(chart.values.count) * chart.gap.held(0, 0.95) / 2, dy: 0)
  }
}
