// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// The bars of a chart, all of the same width, from edge to edge of its frame.
struct BarLayout {
  /// One per value, in order; nil for a gap and for a bar without height.
  let bars: [Path?]

  /// Bars or gaps narrower than this many pixels are not snapped to pixels: a difference of one pixel would be visible.
  private static let leastSnappedWidth = 3.0

  init(_ chart: ResolvedChart, _ frame: Rect, _ grid: PixelGrid) {
    func y(_ value: Double) -> Double {
      grid.rounded(frame.maxY - chart.position(of: value) * frame.height).held(frame.minY, frame.maxY)
    }
    let columns = Self.columns(count: chart.values.count, gap: chart.gap.held(0, 0.95), frame, grid)
    bars = zip(chart.values.indices, columns).map { i, column in
      let low = chart.low(i)
      guard let value = chart.value(i), value != low else { return nil }
      let isUp = value > low
      let base = y(low)
      // A value beyond the edge on which the baseline lies has no room.
      guard isUp ? base > frame.minY : base < frame.maxY else { return nil }
      let column = Self.part(of: column, chart.group, grid)
      // The smallest amount is still visible: one pixel.
      let length = max(abs(base - y(value)), 1 / grid.scale)
      let box = Rect(x: column.x, y: isUp ? base - length : base, width: column.width, height: length)
      if chart.mark == .range {
        let radius = min(chart.cornerRadius, box.width / 2, box.height / 2)
        return .roundedRectangle(box, radius: radius, curve: .circular)
      }
      let isCapped = !chart.capped.indices.contains(i) || chart.capped[i]
      return .bar(box, radius: isCapped ? chart.cornerRadius : 0, isUp: isUp)
    }
  }

  /// The bar's part of a value's room; neighbours share their edges.
  private static func part(
    of column: (x: Double, width: Double), _ group: ResolvedChart.Group?, _ grid: PixelGrid
  ) -> (x: Double, width: Double) {
    guard let group else { return column }
    let room = Rect(x: column.x, y: 0, width: column.width, height: 0)
    return columns(count: group.count, gap: 0, room, grid)[group.place]
  }

  /// The columns of the bars: n bars and n − 1 gaps fill the width, so that pitch · n − pitch · gap = width.
  private static func columns(
    count: Int, gap: Double, _ frame: Rect, _ grid: PixelGrid
  ) -> [(x: Double, width: Double)] {
    let exactPitch = frame.width / (Double(count) - gap)
    if gap == 0 {
      // Neighbours share their edges, which must lie on pixels so that no seam is visible.
      let edges = (0...count).map { grid.rounded(frame.minX + exactPitch * Double($0)) }
      return zip(edges, edges.dropFirst()).map { ($0, $1 - $0) }
    }
    var width = exactPitch * (1 - gap)
    let isSnapped = min(width, exactPitch * gap) * grid.scale >= leastSnappedWidth
    if isSnapped { width = min(max(1, (width * grid.scale).rounded(.down)) / grid.scale, frame.width) }
    let pitch = count > 1 ? (frame.width - width) / Double(count - 1) : 0
    return (0..<count).map { i in
      let x = frame.minX + pitch * Double(i)
      return (isSnapped ? grid.rounded(x) : x, width)
    }
  }
}

extension Path {
  /// A box whose end away from the baseline is rounded.
  fileprivate static func bar(_ r: Rect, radius: Double, isUp: Bool) -> Path {
    let radius = radius.held(0, min(r.width / 2, r.height))
    guard radius > 0 else { return .rectangle(r) }
    /// Control arm of a quarter circle: 4/3·tan(π/8).
    let arm = radius * (1 - 0.5522847498307936)
    let (base, end) = isUp ? (r.maxY, r.minY) : (r.minY, r.maxY)
    let inward = isUp ? 1.0 : -1.0
    var path = Path([.move(Point(x: r.minX, y: base))])
    path.line(to: Point(x: r.minX, y: end + radius * inward))
    path.curve(
      Point(x: r.minX, y: end + arm * inward), Point(x: r.minX + arm, y: end),
      to: Point(x: r.minX + radius, y: end))
    path.line(to: Point(x: r.maxX - radius, y: end))
    path.curve(
      Point(x: r.maxX - arm, y: end), Point(x: r.maxX, y: end + arm * inward),
      to: Point(x: r.maxX, y: end + radius * inward))
    path.line(to: Point(x: r.maxX, y: base))
    path.close()
    return path
  }
}
