// SPDX-License-Identifier: MIT

import Foundation

/// Paints the marks of a chart.
@MainActor struct MarkPainter {
  let plot: ChartPlot
  let frame: PlotFrame

  func paint(_ context: inout GraphicsContext) {
    var drawn: Set<String> = []
    var annotation = 0
    for mark in plot.marks {
      let before = context.opacity
      context.opacity *= mark.opacity
      switch mark.kind {
      case .bar, .rectangle: paintBar(mark, context)
      case .rule: paintRule(mark, context)
      case .point: paintPoint(mark, context)
      case .line, .area:
        // A line is drawn where its first point is written.
        if drawn.insert(Self.key(of: mark)).inserted { paintLine(mark, context) }
        if mark.kind == .line, mark.hasSymbol { paintPoint(mark, context) }
      }
      context.opacity = before
      if let note = mark.annotation {
        if let symbol = context.resolveSymbol(id: annotation), let box = box(of: mark) {
          paint(symbol, note.position, note.spacing, beside: box, context)
        }
        annotation += 1
      }
    }
  }

  private static func key(of mark: _ChartMark) -> String {
    "\(mark.kind) \(mark.series?.text ?? "") \(mark.group?.text ?? "")"
  }

  private func shading(_ mark: _ChartMark) -> GraphicsContext.Shading { .style(plot.style(of: mark)) }

  // MARK: Bars

  private func paintBar(_ mark: _ChartMark, _ context: GraphicsContext) {
    guard let box = box(of: mark), box.width > 0, box.height > 0 else { return }
    let radius = min(mark.radius, box.width / 2, box.height / 2)
    context.fill(radius > 0 ? Path(roundedRect: box, cornerRadius: radius) : Path(box), with: shading(mark))
  }

  /// The box of a bar or a rectangle; of another mark, that of its point.
  private func box(of mark: _ChartMark) -> CGRect? {
    if mark.kind == .rule {
      let (x, y) = (frame.x(mark.x), frame.y(mark.y))
      return CGRect(x: x ?? frame.box.midX, y: y ?? frame.box.minY, width: 0, height: 0)
    }
    guard let x = frame.x(mark.x), let y = frame.y(mark.y) else { return nil }
    let (xEnd, yEnd) = (frame.x(mark.xEnd), frame.y(mark.yEnd))
    if let xEnd, let yEnd {
      return CGRect(x: min(x, xEnd), y: min(y, yEnd), width: abs(xEnd - x), height: abs(yEnd - y))
    }
    if mark.kind == .bar, let xEnd, let position = mark.y {
      let height = width(of: mark, frame.y, position, frame.box.height)
      return CGRect(x: min(x, xEnd), y: y - height / 2, width: abs(xEnd - x), height: height)
    }
    if mark.kind == .bar, let yEnd, let position = mark.x {
      let width = width(of: mark, frame.x, position, frame.box.width)
      return CGRect(x: x - width / 2, y: min(y, yEnd), width: width, height: abs(yEnd - y))
    }
    return CGRect(x: x, y: yEnd ?? y, width: 0, height: 0)
  }

  /// How wide a bar is, in points.
  private func width(
    of mark: _ChartMark, _ scale: ChartScale, _ position: PlotPosition, _ length: CGFloat
  ) -> CGFloat {
    let room = scale.room(of: position, calendar: frame.calendar).map { CGFloat($0) * length } ?? nearest(scale, length)
    switch mark.width.amount {
    case .automatic: return max(room * 0.7, 1)
    case .fixed(let width): return width
    case .ratio(let part): return room * part
    case .inset(let inset): return max(room - 2 * inset, 1)
    }
  }

  /// The least distance of two bars at numbers, in points.
  private func nearest(_ scale: ChartScale, _ length: CGFloat) -> CGFloat {
    let along = plot.isLying ? plot.marks.compactMap(\.y?.amount) : plot.marks.compactMap(\.x?.amount)
    let sorted = Set(along).sorted()
    let gap = zip(sorted.dropFirst(), sorted).map { $0 - $1 }.min()
    return gap.map { CGFloat($0 / (scale.high - scale.low)) * length } ?? min(20, length / 4)
  }

  // MARK: Rules and points

  private func paintRule(_ mark: _ChartMark, _ context: GraphicsContext) {
    let box = frame.box
    var path = Path()
    if let x = frame.x(mark.x), mark.xEnd == nil {
      path.move(to: CGPoint(x: x, y: frame.y(mark.y) ?? box.minY))
      path.addLine(to: CGPoint(x: x, y: frame.y(mark.yEnd) ?? box.maxY))
    } else if let y = frame.y(mark.y) {
      path.move(to: CGPoint(x: frame.x(mark.x) ?? box.minX, y: y))
      path.addLine(to: CGPoint(x: frame.x(mark.xEnd) ?? box.maxX, y: y))
    }
    context.stroke(path, with: shading(mark), style: mark.line ?? StrokeStyle(lineWidth: 1))
  }

  private func paintPoint(_ mark: _ChartMark, _ context: GraphicsContext) {
    guard let x = frame.x(mark.x), let y = frame.y(mark.y) else { return }
    let radius = ((mark.symbolArea ?? 50) / .pi).squareRoot()
    context.fill(
      Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)), with: shading(mark))
  }

  // MARK: Lines

  private func paintLine(_ first: _ChartMark, _ context: GraphicsContext) {
    let key = Self.key(of: first)
    let marks = plot.marks.filter { $0.kind == first.kind && Self.key(of: $0) == key }
    let points = marks.compactMap { mark in
      frame.x(mark.x).flatMap { x in frame.y(mark.yEnd ?? mark.y).map { CGPoint(x: x, y: $0) } }
    }
    guard let start = points.first else { return }
    if first.kind == .line {
      let path = ChartCurve(points, first.interpolation).path
      let style = first.line ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      context.stroke(path, with: shading(first), style: style)
      return
    }
    let floor = marks.compactMap { mark in
      frame.x(mark.x).flatMap { x in frame.y(mark.yEnd == nil ? .number(0) : mark.y).map { CGPoint(x: x, y: $0) } }
    }
    var path = ChartCurve(points, first.interpolation).path
    let back = ChartCurve(floor.reversed(), first.interpolation)
    if let last = floor.last { path.addLine(to: last) }
    back.add(to: &path)
    path.addLine(to: start)
    path.closeSubpath()
    context.fill(path, with: shading(first))
  }

  // MARK: Annotations

  private func paint(
    _ symbol: GraphicsContext.ResolvedSymbol, _ position: AnnotationPosition, _ spacing: CGFloat, beside box: CGRect,
    _ context: GraphicsContext
  ) {
    let x = box.midX + position.x * (box.width / 2 + (position.y == 0 ? spacing + symbol.size.width / 2 : 0))
    let y = box.midY + position.y * (box.height / 2 + spacing + symbol.size.height / 2)
    context.draw(symbol, at: CGPoint(x: x, y: y))
  }
}

/// A line through points.
struct ChartCurve {
  private let points: [CGPoint]
  private let method: InterpolationMethod

  init(_ points: [CGPoint], _ method: InterpolationMethod) { (self.points, self.method) = (points, method) }

  var path: Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    add(to: &path)
    return path
  }

  /// Adds the line after its first point.
  func add(to path: inout Path) {
    for index in points.indices.dropFirst() {
      let (a, b) = (points[index - 1], points[index])
      switch method.kind {
      case .linear: path.addLine(to: b)
      case .stepEnd:
        path.addLine(to: CGPoint(x: b.x, y: a.y))
        path.addLine(to: b)
      case .stepStart:
        path.addLine(to: CGPoint(x: a.x, y: b.y))
        path.addLine(to: b)
      case .stepCenter:
        path.addLine(to: CGPoint(x: (a.x + b.x) / 2, y: a.y))
        path.addLine(to: CGPoint(x: (a.x + b.x) / 2, y: b.y))
        path.addLine(to: b)
      case .catmullRom, .monotone:
        let (start, end) = (slope(at: index - 1), slope(at: index))
        let third = (b.x - a.x) / 3
        path.addCurve(
          to: b, control1: CGPoint(x: a.x + third, y: a.y + start * third),
          control2: CGPoint(x: b.x - third, y: b.y - end * third))
      }
    }
  }

  /// The slope of the curve at a point.
  ///
  /// - Source: for monotone curves, Fritsch and Carlson, SIAM J. Numer. Anal. 17 (1980), with the harmonic mean of Fritsch
  ///   and Butland (1984).
  private func slope(at index: Int) -> CGFloat {
    func secant(_ i: Int) -> CGFloat {
      let width = points[i + 1].x - points[i].x
      return width == 0 ? 0 : (points[i + 1].y - points[i].y) / width
    }
    if index == 0 { return points.count > 1 ? secant(0) : 0 }
    if index == points.count - 1 { return secant(index - 1) }
    let (before, after) = (secant(index - 1), secant(index))
    if method.kind == .catmullRom {
      let width = points[index + 1].x - points[index - 1].x
      return width == 0 ? 0 : (points[index + 1].y - points[index - 1].y) / width
    }
    return before * after <= 0 ? 0 : 2 * before * after / (before + after)
  }
}
