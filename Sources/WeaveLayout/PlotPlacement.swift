// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// Finds places for the labels of a plot.
///
/// Each label has a few places to choose from, in order of preference. It takes the one that covers the least: other
/// labels, dots, lines, and last of all bars. Every place is moved into the plot first.
struct PlotPlacement {
  private let guide: PlotGuide
  /// Of the plot, in points.
  private let size: Size
  /// The part of the plot that the charts have.
  private let box: Rect
  /// The lines in points, each stretch of two points.
  private let segments: [Segment]
  private let bars: [Rect]
  private let dots: [Rect]

  private struct Segment {
    var start, end: Point
    /// Half of the width of the line.
    var reach: Double
  }

  /// A place to choose, with the cost of preferring it to others.
  private struct Candidate {
    var origin: Point
    var cost: Double
    /// What it costs to move the label up or down into the plot, for each point.
    var stiffness = 0.5
  }

  /// What it costs to cover something, in points of a covered line; and to ignore what the design asks for.
  private enum Cost {
    static let label = 200.0
    static let dot = 60.0
    static let line = 8.0
    static let bar = 6.0
    static let refusal = 40.0
    static let rank = 0.5
  }

  /// The distance between a line or a dot and its label, and between the edge of a range and its label, in points.
  private static let gap = 2.0
  private static let padding = 3.0

  /// - Parameter box: the part of the plot that the charts have; nil for all of it.
  init(_ guide: PlotGuide, _ size: Size, box: Rect? = nil) {
    self.guide = guide
    self.size = Size(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    let box = box ?? Rect(origin: .zero, size: self.size)
    self.box = box
    var segments: [Segment] = []
    for line in guide.lines {
      let points = line.points.map { $0.map { box.point($0, inset: line.inset) } }
      for (index, point) in points.enumerated() {
        guard let point else { continue }
        // A point between two gaps is a dot.
        let next = index + 1 < points.count ? points[index + 1] : nil
        let isAlone = next == nil && (index == 0 || points[index - 1] == nil)
        if next != nil || isAlone { segments.append(Segment(start: point, end: next ?? point, reach: line.width / 2)) }
      }
    }
    bars = guide.bars.map { box.part($0, inset: 0) }
    var dots: [Rect] = []
    for label in guide.labels {
      guard case .dot(let point, let radius) = label.spot else { continue }
      let center = box.point(point, inset: label.inset)
      dots.append(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    self.segments = segments
    self.dots = dots
  }

  // MARK: Inside the plot

  /// The part of the plot that its charts get: all of it, unless labels need room above or below the outermost values.
  ///
  /// - Parameter labels: their sizes.
  static func box(_ guide: PlotGuide, _ size: Size, labels: [Size]) -> Rect {
    guard guide.givesRoom, size.height.isFinite else { return Rect(origin: .zero, size: size) }
    var (above, below) = (0.0, 0.0)
    for (label, own) in zip(guide.labels, labels) {
      switch label.spot {
      case .dot(let point, let radius):
        let need = radius + gap + own.height - label.inset
        // `above + y · (height - above)` is the position of the dot, and is to be the room that the label needs.
        if label.side == .top || label.side == nil && !label.isLow, point.y < 1 {
          above = max(above, (need - point.y * size.height) / (1 - point.y))
        }
        if label.side == .bottom || label.side == nil && label.isLow, point.y > 0 {
          below = max(below, (need - (1 - point.y) * size.height) / point.y)
        }
      case .rule(let y):
        if label.side != .bottom, y < 1 { above = max(above, (own.height + 1 - y * size.height) / (1 - y)) }
        if label.side == .bottom, y > 0 { below = max(below, (own.height + 1 - (1 - y) * size.height) / y) }
      case .upright, .range, .end: break
      }
    }
    // Values matter more than their labels.
    let most = size.height * 0.3
    (above, below) = (min(above, most), min(below, most))
    return Rect(x: 0, y: above, width: size.width, height: size.height - above - below)
  }

  /// The boxes of the labels, in the order of the guide.
  func boxes(of sizes: [Size]) -> [Rect] {
    var boxes = sizes.map { Rect(origin: .zero, size: $0) }
    var taken: [Rect] = []
    // The label of a dot has the fewest places that make sense, and that of a range the most.
    for index in guide.labels.indices.sorted(by: { order($0) < order($1) }) where boxes.indices.contains(index) {
      let label = sizes[index]
      var best: (box: Rect, cost: Double)?
      for (rank, candidate) in candidates(for: guide.labels[index], label).enumerated() {
        let held = Point(
          x: candidate.origin.x.held(0, size.width - label.width),
          y: candidate.origin.y.held(0, size.height - label.height))
        let box = Rect(origin: held, size: label)
        let shift = abs(held.x - candidate.origin.x) / 2 + abs(held.y - candidate.origin.y) * candidate.stiffness
        let cost = candidate.cost + Double(rank) * Cost.rank + shift + self.cost(of: box, besides: taken)
        if best.map({ cost < $0.cost }) ?? true { best = (box, cost) }
      }
      guard let best else { continue }
      boxes[index] = best.box
      taken.append(best.box)
    }
    return boxes
  }

  private func order(_ index: Int) -> Int {
    switch guide.labels[index].spot {
    case .dot: index
    case .rule, .upright, .end: index + 1_000
    case .range: index + 2_000
    }
  }

  private func candidates(for label: PlotLabel, _ size: Size) -> [Candidate] {
    switch label.spot {
    case .rule(let y):
      let y = box.point(Point(x: 0, y: y), inset: label.inset).y
      return choices(label, preferring: .trailing) { isTop, alignment in
        Point(x: x(alignment, in: box, size, padding: 0), y: isTop ? y - size.height - 1 : y + 1)
      }
    case .upright(let x):
      let x = box.point(Point(x: x, y: 0), inset: label.inset).x
      // In the middle the line would run through the letters.
      var label = label
      if label.alignment == .center { label.alignment = nil }
      return choices(label, preferring: .trailing, among: [.trailing, .leading]) { isTop, alignment in
        Point(
          x: alignment == .leading ? x - size.width - Self.padding : x + Self.padding,
          y: isTop ? box.minY : box.maxY - size.height)
      }
    case .range(let part):
      let range = box.part(part, inset: label.inset)
      return choices(label, preferring: .leading) { isTop, alignment in
        let isLow = range.height < size.height
        return Point(
          x: x(alignment, in: range, size, padding: Self.padding),
          y: isLow ? range.midY - size.height / 2 : isTop ? range.minY + 1 : range.maxY - size.height - 1)
      }
    case .dot(let point, let radius):
      return candidates(around: box.point(point, inset: label.inset), radius + Self.gap, label, size)
    case .end: return []
    }
  }

  /// The position of a label along a box; in the middle if the box is too narrow.
  private func x(_ alignment: HorizontalAlignment, in box: Rect, _ size: Size, padding: Double) -> Double {
    if box.width < size.width + 2 * padding { return box.midX - size.width / 2 }
    return switch alignment {
    case .leading: box.minX + padding
    case .center: box.midX - size.width / 2
    case .trailing: box.maxX - size.width - padding
    }
  }

  /// The places above and below, at each end; what the design asks for first. Only where that would leave the plot, or
  /// cover a label, another one is taken.
  private func choices(
    _ label: PlotLabel, preferring first: HorizontalAlignment,
    among all: [HorizontalAlignment] = [.leading, .trailing, .center],
    _ origin: (_ isTop: Bool, _ alignment: HorizontalAlignment) -> Point
  ) -> [Candidate] {
    let alignments = label.alignment.map { [$0] } ?? [first] + all.filter { $0 != first }
    let isTop = label.side != .bottom
    return [isTop, !isTop].flatMap { side in
      alignments.map { alignment in
        // Moved up or down, it would lie on the line that it belongs to.
        Candidate(
          origin: origin(side, alignment), cost: label.side != nil && side != isTop ? Cost.refusal : 0, stiffness: 2.5)
      }
    }
  }

  /// The places around a dot.
  ///
  /// - Parameter distance: from the middle of the dot to the label.
  private func candidates(
    around center: Point, _ distance: Double, _ label: PlotLabel, _ size: Size
  ) -> [Candidate] {
    func origin(_ side: PlotLabel.Side) -> Point {
      switch side {
      case .top: Point(x: center.x - size.width / 2, y: center.y - distance - size.height)
      case .bottom: Point(x: center.x - size.width / 2, y: center.y + distance)
      case .leading: Point(x: center.x - distance - size.width, y: center.y - size.height / 2)
      case .trailing: Point(x: center.x + distance, y: center.y - size.height / 2)
      }
    }
    if let side = label.side {
      return [Candidate(origin: origin(side), cost: 0), Candidate(origin: origin(side.opposite), cost: Cost.refusal)]
    }
    let order: [PlotLabel.Side] =
      label.isLow ? [.bottom, .top, .trailing, .leading] : [.top, .bottom, .trailing, .leading]
    let sides = order.map { Candidate(origin: origin($0), cost: 0) }
    // Beside the dot and above or below it, where a steep line runs through the middle; and further away.
    let near = distance * 0.7
    let corners = [
      Point(x: center.x + near, y: center.y - near - size.height),
      Point(x: center.x - near - size.width, y: center.y - near - size.height),
      Point(x: center.x + near, y: center.y + near), Point(x: center.x - near - size.width, y: center.y + near),
    ]
    let further = [size.height / 2, size.height].flatMap { more in
      [
        Candidate(origin: Point(x: origin(.top).x, y: origin(.top).y - more), cost: more / 4),
        Candidate(origin: Point(x: origin(.bottom).x, y: origin(.bottom).y + more), cost: more / 4),
      ]
    }
    return sides + corners.map { Candidate(origin: $0, cost: 0) } + further
  }

  /// What a label covers in a box.
  private func cost(of box: Rect, besides taken: [Rect]) -> Double {
    // Letters are lower than their line.
    let ink = box.insetBy(dx: 0, dy: box.height * 0.12)
    var cost = 0.0
    for other in taken {
      let shared = other.intersection(ink)
      if shared.width > 0, shared.height > 0 { cost += Cost.label + shared.width * shared.height }
    }
    for dot in dots {
      let shared = dot.intersection(ink)
      if shared.width > 0, shared.height > 0 { cost += Cost.dot }
    }
    var covered = 0.0
    for segment in segments {
      let length = ink.insetBy(dx: -segment.reach, dy: -segment.reach).length(from: segment.start, to: segment.end)
      covered += length
    }
    if covered > 0 { cost += Cost.line + covered }
    for bar in bars {
      let shared = bar.intersection(ink)
      let area = max(1, ink.width * ink.height)
      cost += Cost.bar * shared.width * shared.height / area
    }
    return cost
  }

  // MARK: Beside the plot

  /// The upper edges of labels in a column: each beside its line, or as near as the others allow.
  ///
  /// Labels that would overlap are moved as one group, so that the sum of squares of their moves is least.
  ///
  /// - Source: pool adjacent violators; Barlow, Bartholomew, Bremner and Brunk, Statistical Inference under Order
  ///   Restrictions, 1972.
  func tops(of heights: [Double]) -> [Double] {
    let wanted = zip(guide.labels, heights).map { label, height in
      guard case .end(let y) = label.spot else { return 0.0 }
      return box.point(Point(x: 0, y: y), inset: label.inset).y - height / 2
    }
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    let whole = heights.prefix(wanted.count).reduce(0, +)
    // Where there is no room for all, they overlap evenly.
    let squeeze = whole > size.height && whole > 0 ? size.height / whole : 1
    struct Group { var members: [Int]; var top, height: Double }
    var groups: [Group] = []
    for index in order {
      let height = heights[index] * squeeze
      var group = Group(
        members: [index], top: wanted[index].held(0, size.height - height), height: height)
      while let last = groups.last, last.top + last.height > group.top {
        groups.removeLast()
        // The mean of where each group wants to begin, by the number of its labels.
        let (a, b) = (Double(last.members.count), Double(group.members.count))
        let height = last.height + group.height
        let top = (last.top * a + (group.top - last.height) * b) / (a + b)
        group = Group(
          members: last.members + group.members, top: top.held(0, size.height - height), height: height)
      }
      groups.append(group)
    }
    var tops = wanted
    for group in groups {
      var top = group.top
      for index in group.members {
        tops[index] = top
        top += heights[index] * squeeze
      }
    }
    return tops
  }
}

extension PlotLabel.Side {
  fileprivate var opposite: Self {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension Double {
  /// The number within bounds; the lower bound if the upper one lies below it.
  fileprivate func held(_ low: Double, _ high: Double) -> Double { Swift.max(low, Swift.min(self, high)) }
}

extension Rect {
  /// A point that is given in parts of this box, which is reduced by an inset.
  fileprivate func point(_ part: Point, inset: Double) -> Point {
    let box = insetBy(dx: Swift.min(inset, width / 2), dy: Swift.min(inset, height / 2))
    return Point(x: box.minX + part.x * box.width, y: box.minY + part.y * box.height)
  }

  fileprivate func part(_ part: Rect, inset: Double) -> Rect {
    let (start, end) = (point(part.origin, inset: inset), point(Point(x: part.maxX, y: part.maxY), inset: inset))
    return Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  /// The length of a line within the box, at least a hair if it only touches it at a point.
  ///
  /// - Source: Liang and Barsky, A new concept and method for line clipping, 1984.
  fileprivate func length(from start: Point, to end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (enter, leave) = (0.0, 1.0)
    let edges = [(-dx, start.x - minX), (dx, maxX - start.x), (-dy, start.y - minY), (dy, maxY - start.y)]
    for (direction, distance) in edges {
      if direction == 0 {
        if distance < 0 { return 0 }
      } else if direction < 0 {
        enter = Swift.max(enter, distance / direction)
      } else {
        leave = Swift.min(leave, distance / direction)
      }
    }
    guard enter <= leave else { return 0 }
    return Swift.max((leave - enter) * (dx * dx + dy * dy).squareRoot(), 0.01)
  }
}
