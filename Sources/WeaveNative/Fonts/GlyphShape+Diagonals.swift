// SPDX-License-Identifier: MIT

extension GlyphShape {
  /// A line that leans, by the place where it crosses the baseline and by how far it moves aside over each unit of height.
  private struct Slant {
    var base, slope: Double

    func x(at y: Double) -> Double { base + slope * y }
  }

  /// Two sides with ink between them that lean alike.
  private struct Diagonal {
    /// Where the sides begin.
    var left, right: Int
    /// The line midway between them.
    var middle: Slant
    /// From side to side, along a row of pixels.
    var width: Double
    /// Over which the two stand side by side.
    var heights: ClosedRange<Double>

    /// The whole pixels that are next to how thick it is across, in 64ths of a pixel.
    var pixels: Double {
      max(1, (width / (1 + middle.slope * middle.slope).squareRoot() / 64).rounded()) * 64
    }
  }

  /// Parts of an em: the height of a side that counts, the height over which two stand side by side, the widest stroke.
  private static let parts = (side: 0.16, overlap: 0.06, stroke: 0.25)
  /// How much the slopes of a stroke's two sides may differ, and how upright a stroke is that leans.
  private static let slopes = (difference: 0.12, least: 0.0375)
  /// Pairs of sides that are looked at; no letter has as many.
  private static let mostPairs = 4_096
  /// The farthest that a side moves, in 64ths of a pixel: farther off is another stroke.
  private static let farthest = 48.0
  /// How far inside of its bar's end a stroke that leans by itself begins, in 64ths of a pixel.
  private static let inset = 32.0

  /// Makes strokes that lean as many pixels wide in each row, as stems are: their sides become parallel, and whole pixels apart.
  ///
  /// A stroke of 2.3 pixels has now two and now three, and one whose sides are not parallel has a knot. What leans one way by itself,
  /// as in 7 and z, moves half a pixel towards its foot: flush with the end of its bar the corner is that of a slash.
  mutating func evenDiagonals(em: Double) {
    let diagonals = diagonals(em: em)
    // Of one width, as stems are: the inner strokes of a W are a little thinner than the outer ones, but no pixel.
    guard let whole = diagonals.map(\.pixels).max() else { return }
    let isAlone = !hasStem(em: em) && Set(diagonals.map { $0.middle.slope > 0 }).count == 1
    var lines: [Int: Slant] = [:]
    for diagonal in diagonals {
      let slope = diagonal.middle.slope
      guard abs(whole - diagonal.width) <= Self.farthest else { continue }
      switch (lines[diagonal.left], lines[diagonal.right]) {
      case (nil, nil):
        var middle = diagonal.middle
        if isAlone { middle.base -= slope > 0 ? Self.inset : -Self.inset }
        let base = Self.base(of: middle, width: whole, over: diagonal.heights)
        lines[diagonal.left] = Slant(base: base - whole / 2, slope: slope)
        lines[diagonal.right] = Slant(base: base + whole / 2, slope: slope)
      case (let left?, nil): lines[diagonal.right] = Slant(base: left.base + whole, slope: left.slope)
      case (nil, let right?): lines[diagonal.left] = Slant(base: right.base - whole, slope: right.slope)
      case (_?, _?): break
      }
    }
    move(onto: lines)
  }

  /// Where a stroke stands so that neither side runs through the middle of a pixel, which would count with both.
  private static func base(of middle: Slant, width: Double, over heights: ClosedRange<Double>) -> Double {
    let rows = stride(
      from: ((heights.lowerBound - 32) / 64).rounded(.up) * 64 + 32, through: heights.upperBound, by: 64)
    // As far to the left as what leans the other way moves to the right.
    let side: Double = middle.slope > 0 ? 1 : -1
    let nudge = [0, 2, -2, 4, -4, 6, -6].lazy.map { $0 * side }.first { nudge in
      rows.allSatisfy { y in
        let place = (middle.x(at: y) + nudge - width / 2 - 32).truncatingRemainder(dividingBy: 64)
        return (1.5...62.5).contains(abs(place))
      }
    }
    return middle.base + (nudge ?? 0)
  }

  /// The strokes that lean, the narrowest first: of two that share a side it is the one.
  private func diagonals(em: Double) -> [Diagonal] {
    let steep = sides.filter { abs(points[$0.to].y - points[$0.from].y) > em * Self.parts.side }
    // Outlines of PostScript have their ink on the left of the way, those of TrueType on the right.
    let isPostScript = area > 0
    let falling = steep.filter { (points[$0.to].y < points[$0.from].y) == isPostScript }
    let rising = steep.filter { (points[$0.to].y < points[$0.from].y) != isPostScript }
    guard falling.count * rising.count <= Self.mostPairs else { return [] }
    var found: [Diagonal] = []
    for left in falling {
      for right in rising {
        guard let diagonal = diagonal(left, right, em: em) else { continue }
        found.append(diagonal)
      }
    }
    return found.sorted { $0.width < $1.width }
  }

  private func diagonal(_ left: (from: Int, to: Int), _ right: (from: Int, to: Int), em: Double) -> Diagonal? {
    let (first, second) = (slant(left), slant(right))
    let slope = (first.slope + second.slope) / 2
    guard abs(first.slope - second.slope) <= Self.slopes.difference, abs(slope) >= Self.slopes.least else { return nil }
    let low = max(min(points[left.from].y, points[left.to].y), min(points[right.from].y, points[right.to].y))
    let high = min(max(points[left.from].y, points[left.to].y), max(points[right.from].y, points[right.to].y))
    guard high - low >= em * Self.parts.overlap else { return nil }
    let middle = (low + high) / 2
    let width = second.x(at: middle) - first.x(at: middle)
    guard width > 0, width < em * Self.parts.stroke else { return nil }
    let base = [left, right].reduce(0) { sum, side in
      let (from, to) = (points[side.from], points[side.to])
      return sum + (from.x + to.x - slope * (from.y + to.y)) / 4
    }
    return Diagonal(
      left: left.from, right: right.from, middle: Slant(base: base, slope: slope), width: width, heights: low...high)
  }

  /// Twice the area inside of its contours: more than 0 where they run against the clock.
  private var area: Double {
    sides.reduce(0) { sum, side in
      sum + points[side.from].x * points[side.to].y - points[side.to].x * points[side.from].y
    }
  }

  private func slant(_ side: (from: Int, to: Int)) -> Slant {
    let (from, to) = (points[side.from], points[side.to])
    let slope = (to.x - from.x) / (to.y - from.y)
    return Slant(base: from.x - slope * from.y, slope: slope)
  }

  /// Moves sides onto lines; what lies between two sides moves to where they cross.
  private mutating func move(onto lines: [Int: Slant]) {
    var moved = points
    var before = [Int](repeating: 0, count: points.count)
    for side in sides { before[side.to] = side.from }
    for side in sides {
      let here = side.from
      let (last, next) = (lines[before[here]], lines[here])
      guard last != nil || next != nil else { continue }
      let (x, y) = crossing(at: here, after: before[here], before: side.to, last, next)
      // Far beyond any glyph that is hinted: the lines hardly cross.
      guard abs(x - points[here].x) < 256, abs(y - points[here].y) < 256 else { continue }
      moved[here] = (x, y)
    }
    points = moved
  }

  /// Where the side that ends at a point and the one that begins there cross, of which at least one has moved.
  private func crossing(
    at here: Int, after earlier: Int, before later: Int, _ last: Slant?, _ next: Slant?
  ) -> (x: Double, y: Double) {
    /// A point of a line, and its direction.
    func line(_ slant: Slant?, _ from: Int, _ to: Int) -> (x: Double, y: Double, dx: Double, dy: Double) {
      if let slant { return (slant.base, 0, slant.slope, 1) }
      let (a, b) = (points[from], points[to])
      return (a.x, a.y, b.x - a.x, b.y - a.y)
    }
    let (first, second) = (line(last, earlier, here), line(next, here, later))
    let cross = first.dx * second.dy - first.dy * second.dx
    let lengths = (first.dx * first.dx + first.dy * first.dy) * (second.dx * second.dx + second.dy * second.dy)
    let y = points[here].y
    guard lengths > 0, abs(cross) >= 0.2 * lengths.squareRoot() else {
      // Sides that go on in each other's direction.
      let places = [last, next].compactMap { $0?.x(at: y) }
      return (places.reduce(0, +) / Double(places.count), y)
    }
    let way = ((second.x - first.x) * second.dy - (second.y - first.y) * second.dx) / cross
    return (first.x + way * first.dx, first.y + way * first.dy)
  }
}
