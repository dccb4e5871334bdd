// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

extension ResolvedPlotMark: DisplayLeaf {
  /// Draws the mark where the chart has its values: mirrored if the layout is.
  func draw(in frame: Rect, with builder: inout DisplayListBuilder) {
    guard !frame.isEmpty else { return }
    let box = frame.insetBy(
      dx: min(max(inset, 0), frame.width / 2), dy: min(max(inset, 0), frame.height / 2))
    let isMirrored = builder.isRightToLeft
    func x(_ part: Double) -> Double { box.minX + (isMirrored ? 1 - part : part) * box.width }
    func y(_ part: Double) -> Double { box.minY + part * box.height }
    let paint = fill.paint(in: frame)
    switch form {
    case .rule(let part):
      let y = builder.middle(of: style.width, at: y(part), from: frame.minY, to: frame.maxY)
      let ends = [frame.minX, frame.maxX]
      builder.line(
        from: Point(x: ends[isMirrored ? 1 : 0], y: y), to: Point(x: ends[isMirrored ? 0 : 1], y: y), style, paint)
    case .upright(let part):
      let x = builder.middle(of: style.width, at: x(part), from: frame.minX, to: frame.maxX)
      builder.line(from: Point(x: x, y: frame.maxY), to: Point(x: x, y: frame.minY), style, paint)
    case .range(let part):
      // At the edges it is as large as the plot, not as the box of a line.
      let (start, end) = (
        edge(part.minX, x, frame.minX, frame.maxX, isMirrored), edge(part.maxX, x, frame.minX, frame.maxX, isMirrored)
      )
      let (top, bottom) = (
        edge(part.minY, y, frame.minY, frame.maxY, false), edge(part.maxY, y, frame.minY, frame.maxY, false)
      )
      let shade = Rect(x: min(start, end), y: top, width: abs(end - start), height: bottom - top)
      let snapped = builder.grid.rounded(shade)
      if isHatched { return builder.hatch(snapped, isRising: part.height >= 1, paint) }
      // Its tone must stay visible on displays with few inks.
      builder.keepingTones { $0.fill(.rectangle(snapped), fill.paint(in: snapped)) }
    case .dot(let part, let width):
      let center = Point(x: x(part.x), y: y(part.y))
      builder.fill(.dot(at: center, radius: max(width, 0) / 2), paint)
    }
  }

  /// A part of the box as a coordinate; the edges of the box are those of the frame.
  private func edge(
    _ part: Double, _ place: (Double) -> Double, _ low: Double, _ high: Double, _ isMirrored: Bool
  ) -> Double {
    if part <= 0 { return isMirrored ? high : low }
    if part >= 1 { return isMirrored ? low : high }
    return place(part)
  }

  /// The chart beneath it shows where something will be.
  func drawPlaceholder(in frame: Rect, with builder: inout DisplayListBuilder) {}

  func faded(by opacity: Double) -> LayoutNode.Content? {
    var mark = self
    mark.fill = fill.opacity(opacity)
    return .leaf(.plotMark(mark))
  }
}

extension DisplayListBuilder {
  /// The middle of a line whose edges lie on whole pixels, within two edges of its plot.
  fileprivate func middle(of width: Double, at place: Double, from low: Double, to high: Double) -> Double {
    let thickness = grid.thickness(width)
    return min(max(grid.rounded(place - thickness / 2), low), max(low, high - thickness)) + thickness / 2
  }

  /// Lines of this width, in points, are not made bolder where pixels are black or white.
  private static let thinnest = 0.7

  /// Diagonal lines of one pixel in a box, so far apart that lines and letters on them can be read.
  ///
  /// The lines run through the middles of pixels, so that each pixel is either mostly covered or hardly at all.
  ///
  /// - Parameter isRising: whether the lines rise to the right.
  fileprivate mutating func hatch(_ box: Rect, isRising: Bool, _ paint: Paint) {
    let pitch = max(5, (4 * grid.scale).rounded()) / grid.scale
    // Offsets of the points where the lines, or their continuations, meet the upper edge of the box.
    let count = (box.width + box.height) / pitch
    guard !box.isEmpty, count >= 1, count <= 5_000 else { return }
    var lines = Path()
    for index in 1...Int(count) {
      let sum = Double(index) * pitch
      // Within the box, x + y is the same along the whole line.
      let (start, end) = (max(0, sum - box.height), min(sum, box.width))
      func point(_ x: Double) -> Point {
        Point(x: isRising ? box.minX + x : box.maxX - x, y: box.minY + sum - x)
      }
      if end > start { lines.elements += [.move(point(start)), .line(point(end))] }
    }
    stroke(lines, StrokeStyle(width: min(1 / grid.scale, Self.thinnest)), paint)
  }

  fileprivate mutating func line(from start: Point, to end: Point, _ style: StrokeStyle, _ paint: Paint) {
    var whole = style
    whole.width = style.width > 0 ? grid.thickness(style.width) : 0
    stroke(Path([.move(start), .line(end)]), whole, paint)
  }
}
