// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// The sectors of a ring or a rose, one per value, clockwise from twelve o'clock.
struct ChartSectors {
  /// Nil for a gap and for an empty sector.
  let paths: [Path?]

  init(_ chart: ResolvedChart, _ frame: Rect) {
    let radius = min(frame.width, frame.height) / 2
    switch chart.mark {
    case .donut: paths = Self.ring(chart, frame.center, radius)
    case .rose: paths = Self.rose(chart, frame.center, radius)
    case .bars, .line, .area, .points, .range, .band, .heatMap, .rules: paths = []
    }
  }

  /// Sectors as wide as their values; a negative value has no share of the whole.
  private static func ring(_ chart: ResolvedChart, _ center: Point, _ radius: Double) -> [Path?] {
    let values = chart.values.indices.map { max(0, chart.value($0) ?? 0) }
    // Scaled first, so that the sum of huge values is finite.
    let most = values.max() ?? 0
    guard most > 0 else { return values.map { _ in nil } }
    let parts = values.map { $0 / most }
    let whole = parts.reduce(0, +)
    let space = parts.count { $0 > 0 } > 1 ? chart.gap * radius : 0
    var start = 0.0
    return parts.map { part in
      defer { start += part / whole }
      guard part > 0 else { return nil }
      return sector(
        center, from: chart.inner * radius, to: radius, start: start * 2 * .pi, end: (start + part / whole) * 2 * .pi,
        space: space)
    }
  }

  /// Sectors of equal width, from `lows` to the values.
  private static func rose(_ chart: ResolvedChart, _ center: Point, _ radius: Double) -> [Path?] {
    let pitch = 2 * Double.pi / Double(max(1, chart.values.count))
    let width = pitch * (1 - chart.gap)
    func length(_ value: Double) -> Double {
      radius * (chart.inner + (1 - chart.inner) * chart.position(of: value))
    }
    return chart.values.indices.map { index in
      guard let value = chart.value(index) else { return nil }
      let low = length(chart.low(index)), high = length(value)
      guard high > low else { return nil }
      // The first one is in the middle of the top: north.
      let middle = pitch * Double(index)
      return sector(center, from: low, to: high, start: middle - width / 2, end: middle + width / 2, space: 0)
    }
  }

  /// A part of a ring, in radians clockwise from the top.
  ///
  /// - Parameter space: points between it and its neighbours, all along their edges.
  private static func sector(
    _ center: Point, from inner: Double, to outer: Double, start: Double, end: Double, space: Double
  ) -> Path? {
    let turn = -Double.pi / 2
    if end - start >= 2 * .pi - 1e-9 {
      var path = Path.ellipse(
        in: Rect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer))
      if inner > 0 {
        path.elements += Path.arc(center: center, radius: inner, from: 0, to: -2 * .pi).elements
        path.close()
      }
      return path
    }
    func narrowed(_ radius: Double) -> (Double, Double)? {
      // The space takes at most half of a narrow sector, so that the smallest value is still visible.
      let angle = radius > 0 ? min(space / 2 / radius, (end - start) / 4) : 0
      return start + angle < end - angle ? (start + angle, end - angle) : nil
    }
    guard let wide = narrowed(outer) else { return nil }
    var path = Path.arc(center: center, radius: outer, from: wide.0 + turn, to: wide.1 + turn)
    if inner > 0, let narrow = narrowed(inner) {
      let back = Path.arc(center: center, radius: inner, from: narrow.1 + turn, to: narrow.0 + turn)
      for element in back.elements {
        if case .move(let point) = element { path.line(to: point) } else { path.elements.append(element) }
      }
    } else {
      let middle = (start + end) / 2 + turn
      path.line(to: Point(x: center.x + inner * cosine(middle), y: center.y + inner * sine(middle)))
    }
    path.close()
    return path
  }
}

/// The cells of a heat map: squares in rows, as large as possible, in the middle of the frame.
struct ChartCells {
  let paths: [Path?]

  init(_ chart: ResolvedChart, _ frame: Rect, _ grid: PixelGrid) {
    let columns = min(max(chart.columns, 1), max(chart.values.count, 1))
    let rows = (chart.values.count + columns - 1) / columns
    // Beside labels, each cell is in the middle of its part of the width, as a bar is.
    let edge = chart.isInBands ? 0 : chart.gap
    let across = Double(columns) - edge, down = Double(max(rows, 1)) - edge
    let pitch = min(frame.width / across, frame.height / down)
    let side = pitch * (1 - chart.gap)
    let inset = chart.isInBands ? pitch * chart.gap / 2 : 0
    let x = frame.midX - pitch * across / 2 + inset, y = frame.midY - pitch * down / 2 + inset
    let radius = min(chart.cornerRadius, side / 2)
    paths = chart.values.indices.map { index -> Path? in
      guard chart.value(index) != nil, side > 0 else { return nil }
      let left = grid.rounded(x + pitch * Double(index % columns))
      let top = grid.rounded(y + pitch * Double(index / columns))
      let length = max(grid.rounded(side), 1 / grid.scale)
      return .roundedRectangle(
        Rect(x: left, y: top, width: length, height: length), radius: radius, curve: .circular)
    }
  }
}
