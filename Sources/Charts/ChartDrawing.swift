// SPDX-License-Identifier: MIT

import Foundation

/// The plot and the axes of a chart.
struct ChartDrawing: View {
  let plot: ChartPlot
  @Environment(\.self) private var environment

  var body: some View {
    let annotations = plot.marks.compactMap(\.annotation?.view)
    let views = axisViews
    Canvas { context, size in
      ChartPainter(plot: plot, environment: environment, size: size).paint(&context)
    } symbols: {
      ForEach(annotations.indices, id: \.self) { annotations[$0].tag($0) }
      ForEach(views.indices, id: \.self) { views[$0].view.tag(views[$0].name) }
    }
  }

  /// The labels that are views, by the names of their values.
  private var axisViews: [(name: String, view: AnyView)] {
    let (x, y) = (plot.xScale(width: 200, environment.calendar), plot.yScale(height: 100, environment.calendar))
    return views(plot.settings.x, x, "x") + views(plot.settings.y, y, "y")
  }

  private func views(_ axis: _ChartAxis, _ scale: ChartScale, _ name: String) -> [(String, AnyView)] {
    guard let marks = axis.marks else { return [] }
    return scale.ticks.enumerated().flatMap { index, position in
      marks(AxisValue(position: position, index: index, count: scale.ticks.count)).compactMap { part in
        guard case .label(let view?) = part else { return nil }
        return ("\(name) \(position.text)", AnyView(view.font(.caption2).foregroundStyle(.secondary)))
      }
    }
  }
}

/// Paints a chart of a size.
@MainActor struct ChartPainter {
  let plot: ChartPlot
  let environment: EnvironmentValues
  let size: CGSize

  private var calendar: Calendar { environment.calendar }

  /// Paints the axes, then the marks as written.
  func paint(_ context: inout GraphicsContext) {
    let settings = plot.settings
    let y = plot.yScale(height: Double(size.height), calendar)
    let yLabels = settings.hidesY ? [] : labels(of: settings.y, y, "y", context)
    let room = yLabels.map(\.size.width).max().map { $0 + 4 } ?? 0
    let x = plot.xScale(width: Double(size.width - room), calendar)
    let xLabels = settings.hidesX ? [] : labels(of: settings.x, x, "x", context)
    let below = xLabels.map(\.size.height).max().map { $0 + 4 } ?? 0
    let above = yLabels.isEmpty ? 0 : min((yLabels.map(\.size.height).max() ?? 0) / 2, size.height / 4)
    let box = CGRect(
      x: settings.y.position.isLeading ? room : 0, y: above, width: max(size.width - room, 1),
      height: max(size.height - below - above, 1))
    let frame = PlotFrame(box: box, x: x, y: y, calendar: calendar)
    for label in yLabels { paint(label, frame, &context, isX: false) }
    for label in xLabels { paint(label, frame, &context, isX: true) }
    MarkPainter(plot: plot, frame: frame).paint(&context)
  }

  // MARK: Axes

  /// The mark of a value.
  private struct Label {
    var position: PlotPosition
    var parts: [AxisPart]
    var text: GraphicsContext.ResolvedText?
    var symbol: GraphicsContext.ResolvedSymbol?
    var size: CGSize = .zero
  }

  private func labels(of axis: _ChartAxis, _ scale: ChartScale, _ name: String, _ context: GraphicsContext) -> [Label] {
    scale.ticks.enumerated().map { index, position in
      let isName = if case .name = position { true } else { false }
      let own = axis.marks?(AxisValue(position: position, index: index, count: scale.ticks.count))
      var label = Label(
        position: position, parts: own ?? (isName ? [.label(nil)] : [.line(axis.stroke, nil), .label(nil)]))
      for part in label.parts {
        switch part {
        case .label(_?):
          label.symbol = context.resolveSymbol(id: "\(name) \(position.text)")
          label.size = label.symbol?.size ?? .zero
        case .label(nil):
          label.text = context.resolve(text(axis.format?(position, environment) ?? words(for: position, scale)))
        case .formatted(let format): label.text = context.resolve(text(format(position, environment)))
        case .line, .tick: continue
        }
        if let text = label.text { label.size = text.measure(in: CGSize(width: 1_000, height: 1_000)) }
      }
      return label
    }
  }

  private func text(_ words: String) -> Text { Text(verbatim: words).font(.caption2).foregroundStyle(.secondary) }

  /// The default label of a value on an axis.
  private func words(for position: PlotPosition, _ scale: ChartScale) -> String {
    switch position {
    case .name(let name): return name
    case .number(let value): return value.formatted(.number.locale(environment.locale))
    case .date(let seconds, let unit):
      let date = Date(timeIntervalSince1970: seconds)
      var style = Date.FormatStyle(locale: environment.locale, calendar: calendar, timeZone: environment.timeZone)
      let length = scale.high - scale.low
      switch unit {
      case .year?: style = style.year()
      case .month?: style = style.month(.abbreviated)
      case .hour?: style = style.hour()
      case _ where length <= 172_800: style = style.hour()
      case _ where length <= 5_000_000: style = style.day().month(.abbreviated)
      case _ where length <= 63_000_000: style = style.month(.abbreviated)
      default: style = style.year()
      }
      return date.formatted(style)
    }
  }

  private func paint(_ label: Label, _ frame: PlotFrame, _ context: inout GraphicsContext, isX: Bool) {
    let box = frame.box
    guard let part = (isX ? frame.x : frame.y).place(label.position, calendar: calendar),
      (-0.001...1.001).contains(part)
    else { return }
    let at = isX ? box.minX + box.width * CGFloat(part) : box.maxY - box.height * CGFloat(part)
    for case .line(let stroke, let style) in label.parts {
      var path = Path()
      path.move(to: isX ? CGPoint(x: at, y: box.minY) : CGPoint(x: box.minX, y: at))
      path.addLine(to: isX ? CGPoint(x: at, y: box.maxY) : CGPoint(x: box.maxX, y: at))
      context.stroke(
        path, with: .style(style ?? AnyShapeStyle(Color.gray.opacity(0.3))),
        style: stroke ?? StrokeStyle(lineWidth: 0.5))
    }
    // The label of a line at the end of the axis stays inside of the chart.
    let isLeading = plot.settings.y.position.isLeading
    let point: CGPoint
    if isX {
      let half = label.size.width / 2
      let middle = min(max(at, half), max(size.width - half, half))
      point = CGPoint(x: middle, y: box.maxY + 4 + label.size.height / 2)
    } else {
      let half = label.size.width / 2
      point = CGPoint(x: isLeading ? box.minX - 4 - half : box.maxX + 4 + half, y: at)
    }
    if let text = label.text { context.draw(text, at: point) }
    if let symbol = label.symbol { context.draw(symbol, at: point) }
  }
}

/// The box of the plot with its scales.
struct PlotFrame {
  let box: CGRect
  let x, y: ChartScale
  let calendar: Calendar

  /// The place of a value along x, in points.
  func x(_ position: PlotPosition?) -> CGFloat? {
    position.flatMap { x.place($0, calendar: calendar) }.map { box.minX + box.width * CGFloat($0) }
  }
  /// The place of a value along y, in points.
  func y(_ position: PlotPosition?) -> CGFloat? {
    position.flatMap { y.place($0, calendar: calendar) }.map { box.maxY - box.height * CGFloat($0) }
  }
}
