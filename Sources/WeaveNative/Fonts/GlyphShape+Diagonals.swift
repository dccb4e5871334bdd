// SPDX-License-Identifier: MIT

extension GlyphShape {
  /// A slanted line: `base` is where it crosses the baseline, `slope` is its shift in x per unit of height.
  private struct Slant {
    var base, slope: Double

    func x(at y: Double) -> Double { base + slope * y }
  }

  /// A diagonal stroke: two sides with nearly equal slopes and ink between them.
  private struct Diagonal {
    /// The index of the first point of each side.
    var left, right: Int
    /// The line midway between them.
    var middle: Slant
    /// The distance between the sides along a row of pixels.
    var width: Double
    /// The range of heights that both sides cover.
    var heights: ClosedRange<Double>

    /// The stroke's thickness, measured at a right angle to it and rounded to whole pixels, in 64ths of a pixel.
    var pixels: Double {
      max(1, (width / (1 + middle.slope * middle.slope).squareRoot() / 64).rounded()) * 64
    }
  }

  /// In ems: the least height of a side, the least height that two sides share, and the greatest width of a stroke.
  private static let parts = (side: 0.16, overlap: 0.06, stroke: 0.25)
  /// The greatest difference between the slopes of a stroke's sides, and the least slope of a diagonal.
  private static let slopes = (difference: 0.12, least: 0.0375)
  /// The most pairs of sides that are compared; no letter has that many.
  private static let mostPairs = 4_096
  /// The farthest that a side moves, in 64ths of a pixel. A stroke whose width would change more is left alone.
  private static let farthest = 48.0
  /// How far a lone diagonal starts from the end of its bar, in 64ths of a pixel.
  private static let inset = 32.0

  /// Gives diagonal strokes the same whole number of pixels in every row, like stems: their sides become parallel and
  /// whole pixels apart.
  ///
  /// Otherwise a stroke of 2.3 pixels is sometimes two and sometimes three pixels wide, and a stroke whose sides are
  /// not parallel gets a knot. A lone diagonal, as in 7 and z, moves half a pixel towards its foot: if it were flush
  /// with the end of its bar, the corner would look like a slash.
  mutating func evenDiagonals(em: Double) {
    let diagonals = diagonals(em: em)
    // All strokes get one width, as stems do. The inner strokes of a W are slightly thinner than the outer ones, but by
    // less than a pixel.
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

  /// The base at which neither side passes through the middle of a pixel. A pixel hit in the middle would count for
  /// both sides.
  private static func base(of middle: Slant, width: Double, over heights: ClosedRange<Double>) -> Double {
    let rows = stride(
      from: ((heights.lowerBound - 32) / 64).rounded(.up) * 64 + 32, through: heights.upperBound, by: 64)
    // Mirrored for strokes that lean the other way.
    let side: Double = middle.slope > 0 ? 1 : -1
    let nudge = [0, 2, -2, 4, -4, 6, -6].lazy.map { $0 * side }.first { nudge in
      rows.allSatisfy { y in
        let place = (middle.x(at: y) + nudge - width / 2 - 32).truncatingRemainder(dividingBy: 64)
        return (1.5...62.5).contains(abs(place))
      }
    }
    return middle.base + (nudge ?? 0)
  }

  /// The diagonal strokes, narrowest first, so that the narrowest stroke wins a side that two strokes share.
  private func diagonals(em: Double) -> [Diagonal] {
    let steep = sides.filter { abs(points[$0.to].y - points[$0.from].y) > em * Self.parts.side }
    // PostScript outlines have their ink on the left of the direction of travel, TrueType outlines on the right.
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

  /// Twice the area inside the contours; positive if they run counterclockwise.
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

  /// Moves sides onto lines. A point between two sides moves to where they cross.
  private mutating func move(onto lines: [Int: Slant]) {
    var moved = points
    var before = [Int](repeating: 0, count: points.count)
    for side in sides { before[side.to] = side.from }
    for side in sides {
      let here = side.from
      let (last, next) = (lines[before[here]], lines[here])
      guard last != nil || next != nil else { continue }
      let (x, y) = crossing(at: here, after: before[here], before: side.to, last, next)
      // Lines that cross more than 4 pixels away are almost parallel; the point stays where it is.
      guard abs(x - points[here].x) < 256, abs(y - points[here].y) < 256 else { continue }
      moved[here] = (x, y)
    }
    points = moved
  }

  /// Where the side that ends at a point crosses the side that begins there. At least one of the two has moved.
  private func crossing(
    at here: Int, after earlier: Int, before later: Int, _ last: Slant?, _ next: Slant?
  ) -> (x: Double, y: Double) {
    /// A point on the line, and its direction.
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
      // The two sides continue in almost the same direction.
      let places = [last, next].compactMap { $0?.x(at: y) }
      return (places.reduce(0, +) / Double(places.count), y)
    }
    let way = ((second.x - first.x) * second.dy - (second.y - first.y) * second.dx) / cross
    return (first.x + way * first.dx, first.y + way * first.dy)
  }
}
