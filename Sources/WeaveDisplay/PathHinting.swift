// SPDX-License-Identifier: MIT

import WeaveGraphics

/// Moves the stems and edges of small symbols onto the pixels of a panel without smooth edges, as FreeType's hinter
/// does with letters: stems get the same width, gaps stay open, and everything between is interpolated.
///
/// - Source: the stems, edges and interpolation of FreeType's `autofit` module.
struct PathHinting {
  /// One path of a symbol, in pixels.
  struct Part {
    var path: Path
    /// The width of its line; 0 for a filled path.
    var line: Double
    var evenOdd = false
    /// How far a line of the same colour around the filled path extends it on each side.
    var growth = 0.0
  }

  /// Shorter straight edges belong to a curve or a corner, in pixels.
  private static let shortest = 1.5
  /// Wider parts are areas instead of stems, in pixels.
  private static let widest = 5.0

  /// How far thin holes in an area are widened on each side, in pixels: a cross thinner than a pixel in a disc would
  /// contain hardly any pixel centre. Edges that lie on pixels do not change, because the centres are half a pixel
  /// away.
  private static let opening = 0.22

  /// Positions of edges before and after.
  private let x, y: AxisFit

  init(_ parts: [Part]) {
    var (columns, rows): ([AxisFit.Edge], [AxisFit.Edge]) = ([], [])
    for part in parts { Self.collect(part, &columns, &rows) }
    // The same width for both directions.
    let widths = (AxisFit.stems(columns, upTo: Self.widest) + AxisFit.stems(rows, upTo: Self.widest)).map(\.width)
      .sorted()
    let common = widths.isEmpty ? nil : max(1, widths[widths.count / 2].rounded())
    x = AxisFit(columns, common: common, widest: Self.widest)
    y = AxisFit(rows, common: common, widest: Self.widest)
  }

  /// The path with its points moved.
  func hinted(_ path: Path, isFilled: Bool) -> Path {
    let path = moved(path)
    return isFilled ? path.withOpenHoles(by: Self.opening) : path
  }

  private func moved(_ path: Path) -> Path {
    func moved(_ p: Point) -> Point { Point(x: x.moved(p.x), y: y.moved(p.y)) }
    return Path(
      path.elements.map { element in
        switch element {
        case .move(let p): .move(moved(p))
        case .line(let p): .line(moved(p))
        case .curve(let a, let b, let p): .curve(moved(a), moved(b), moved(p))
        case .close: .close
        }
      })
  }

  /// The width of a line in whole pixels.
  static func width(_ line: Double) -> Double { line > 0 ? max(1, line.rounded()) : 0 }

  // MARK: Edges

  /// Collects straight edges along the axes, and the extrema of curves.
  private static func collect(_ part: Part, _ columns: inout [AxisFit.Edge], _ rows: inout [AxisFit.Edge]) {
    let flat = FlatPath(part.path, evenOdd: part.evenOdd)
    for span in part.path.axisSpans(shortest: shortest) {
      let middle = span.middle
      if part.line > 0 {
        let edge = AxisFit.Edge(place: span.place, side: .line(part.line), span: span.range)
        if span.isVertical { columns.append(edge) } else { rows.append(edge) }
        continue
      }
      let step = span.isVertical ? Point(x: 0.2, y: 0) : Point(x: 0, y: 0.2)
      let before = flat.contains(Point(x: middle.x - step.x, y: middle.y - step.y))
      let after = flat.contains(Point(x: middle.x + step.x, y: middle.y + step.y))
      guard before != after else { continue }
      let place = span.place + (after ? -part.growth : part.growth)
      let edge = AxisFit.Edge(
        place: place, side: after ? .opens : .closes, span: span.range, inset: after ? part.growth : -part.growth)
      if span.isVertical { columns.append(edge) } else { rows.append(edge) }
    }
  }
}

/// The new positions of a symbol's edges along one axis.
struct AxisFit {
  struct Edge {
    enum Side: Equatable {
      /// Ink begins here, from left to right or from top to bottom.
      case opens
      case closes
      /// The middle of a line of this width.
      case line(Double)
    }

    /// The position of the ink's edge, or of the middle of a line, in pixels.
    var place: Double
    var side: Side
    /// Its extent along the other axis.
    var span: ClosedRange<Double>
    /// From the ink's edge to the path's.
    var inset = 0.0
  }

  struct Stem {
    var low, high: Double
    var width: Double { high - low }
  }

  /// The distance from which two edges keep a pixel between them, in pixels.
  private static let open = 0.6
  /// The width of a hole that gets a pixel, in pixels.
  private static let hole = 0.25...1.5
  /// The largest distance that an edge is moved, in pixels.
  private static let farthest = 1.1

  /// Positions before and after, ascending; empty if nothing is moved.
  private var anchors: [(from: Double, to: Double)] = []

  /// Edges that face each other with ink between them.
  static func stems(_ edges: [Edge], upTo widest: Double) -> [Stem] {
    var stems: [Stem] = []
    for edge in edges {
      switch edge.side {
      case .line(let width): stems.append(Stem(low: edge.place - width / 2, high: edge.place + width / 2))
      case .closes: break
      case .opens:
        let partners = edges.filter {
          $0.side == .closes && $0.place > edge.place && $0.span.overlaps(edge.span)
        }
        guard let end = partners.map(\.place).min(), end - edge.place <= widest else { continue }
        stems.append(Stem(low: edge.place, high: end))
      }
    }
    return stems
  }

  /// Edges that face each other with a thin hole in the ink between them, such as those of a cross in a disc.
  private static func holes(_ edges: [Edge]) -> [Stem] {
    edges.filter { $0.side == .closes }.compactMap { edge in
      let partners = edges.filter { $0.side == .opens && $0.place > edge.place && $0.span.overlaps(edge.span) }
      guard let end = partners.map(\.place).min(), hole.contains(end - edge.place) else { return nil }
      return Stem(low: edge.place, high: end)
    }
  }

  init(_ edges: [Edge], common: Double?, widest: Double) {
    var targets: [(from: Double, to: Double)] = []
    func add(_ from: Double, _ to: Double) {
      if !targets.contains(where: { abs($0.from - from) < 0.05 }) { targets.append((from, to)) }
    }
    for stem in Self.stems(edges, upTo: widest).sorted(by: { $0.width < $1.width }) {
      var width = max(1, stem.width.rounded())
      if let common, abs(stem.width - common) < 0.8 { width = common }
      let low = ((stem.low + stem.high) / 2 - width / 2).rounded()
      add(stem.low, low)
      add(stem.high, low + width)
    }
    for hole in Self.holes(edges) {
      // One pixel wide, at the edge that a stem has already placed, otherwise around its middle.
      func known(_ place: Double) -> Double? { targets.first { abs($0.from - place) < 0.05 }?.to }
      let low = known(hole.low) ?? known(hole.high).map { $0 - 1 } ?? ((hole.low + hole.high - 1) / 2).rounded()
      add(hole.low, low)
      add(hole.high, low + 1)
    }
    for edge in edges {
      if case .line = edge.side { continue }
      add(edge.place, edge.place.rounded())
    }
    targets.sort { $0.from < $1.from }
    // The order stays the same, and a gap that was open stays open.
    for index in targets.indices.dropFirst() {
      let gap = targets[index].from - targets[index - 1].from
      targets[index].to = max(targets[index].to, targets[index - 1].to + (gap > Self.open ? 1 : 0))
    }
    // A symbol with more edges than pixels is not squeezed: it stays as it is.
    guard targets.allSatisfy({ abs($0.to - $0.from) <= Self.farthest }) else { return }
    let insets = Dictionary(edges.map { ($0.place, $0.inset) }) { first, _ in first }
    anchors = targets.map { ($0.from + (insets[$0.from] ?? 0), $0.to + (insets[$0.from] ?? 0)) }
    anchors.sort { $0.from < $1.from }
  }

  /// The new position: interpolated between two edges, and outside of all edges moved with the last one.
  func moved(_ place: Double) -> Double {
    guard let first = anchors.first, let last = anchors.last else { return place }
    if place <= first.from { return place + first.to - first.from }
    if place >= last.from { return place + last.to - last.from }
    guard let above = anchors.firstIndex(where: { $0.from >= place }), above > 0 else { return place }
    let (low, high) = (anchors[above - 1], anchors[above])
    let length = high.from - low.from
    guard length > 1e-9 else { return high.to }
    return low.to + (high.to - low.to) * (place - low.from) / length
  }
}

/// A straight piece of a path along an axis, or the top, bottom or side of a curve.
private struct AxisSpan {
  var isVertical: Bool
  /// Its position across the axis, and its extent along it.
  var place: Double
  var range: ClosedRange<Double>

  var middle: Point {
    let along = (range.lowerBound + range.upperBound) / 2
    return isVertical ? Point(x: place, y: along) : Point(x: along, y: place)
  }
}

extension Path {
  /// The straight pieces along the axes that are long enough, and the sides of its curves.
  fileprivate func axisSpans(shortest: Double) -> [AxisSpan] {
    var spans: [AxisSpan] = []
    var (start, current) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    func add(_ a: Point, _ b: Point) {
      let (dx, dy) = (abs(a.x - b.x), abs(a.y - b.y))
      if dx < 0.02, dy >= shortest {
        spans.append(AxisSpan(isVertical: true, place: a.x, range: min(a.y, b.y)...max(a.y, b.y)))
      } else if dy < 0.02, dx >= shortest {
        spans.append(AxisSpan(isVertical: false, place: a.y, range: min(a.x, b.x)...max(a.x, b.x)))
      }
    }
    /// Adds the side of a curve that ends or begins along an axis.
    func side(at end: Point, towards control: Point, _ other: Point) {
      let reach = (abs(end.x - other.x), abs(end.y - other.y))
      guard max(reach.0, reach.1) >= shortest else { return }
      if abs(control.x - end.x) < 0.02, abs(control.y - end.y) > 0.3 {
        spans.append(AxisSpan(isVertical: true, place: end.x, range: (end.y - 0.1)...(end.y + 0.1)))
      } else if abs(control.y - end.y) < 0.02, abs(control.x - end.x) > 0.3 {
        spans.append(AxisSpan(isVertical: false, place: end.y, range: (end.x - 0.1)...(end.x + 0.1)))
      }
    }
    for element in elements {
      switch element {
      case .move(let p): (start, current) = (p, p)
      case .line(let p):
        add(current, p)
        current = p
      case .curve(let a, let b, let p):
        side(at: current, towards: a, p)
        side(at: p, towards: b, current)
        current = p
      case .close:
        add(current, start)
        current = start
      }
    }
    return spans
  }
}
