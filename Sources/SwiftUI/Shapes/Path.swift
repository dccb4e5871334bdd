// SPDX-License-Identifier: MIT

package import WeaveGraphics
import WeaveResolve

extension CGAffineTransform {
  package var drawn: Transform {
    Transform(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}

/// The outline of a shape: lines and curves.
public struct Path: Shape, Hashable, CustomStringConvertible {
  /// A step of a path.
  public enum Element: Sendable, Hashable {
    /// Begins a part.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Back to the start of the part.
    case closeSubpath
  }

  package var drawn: WeaveGraphics.Path
  package init(_ drawn: WeaveGraphics.Path) { self.drawn = drawn }

  /// An empty path.
  public init() { drawn = WeaveGraphics.Path() }
  /// A rectangle.
  public init(_ rect: CGRect) { drawn = .rectangle(rect.drawn) }
  /// A path that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    drawn = .roundedRectangle(rect.drawn, radius: Double(cornerRadius), curve: style.drawn)
  }
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerRadius: max(cornerSize.width, cornerSize.height), style: style)
  }
  /// An ellipse, clockwise from three o'clock.
  public init(ellipseIn rect: CGRect) {
    let r = rect.drawn
    let (rx, ry, c) = (r.width / 2, r.height / 2, r.center)
    let unit = WeaveGraphics.Path.arc(center: .zero, radius: 1, from: 0, to: 2 * .pi)
    drawn = unit.transformed(by: Transform(a: rx, b: 0, c: 0, d: ry, tx: c.x, ty: c.y))
    drawn.close()
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { drawn.isEmpty }
  /// The number of its steps.
  public var description: String { "Path of \(drawn.elements.count) elements" }
  /// The box around all points.
  public var boundingRect: CGRect { drawn.controlBounds.map { CGRect($0) } ?? .null }

  /// The end of the last step; nil if there is none.
  public var currentPoint: CGPoint? {
    var (current, start): (Point?, Point?) = (nil, nil)
    for element in drawn.elements {
      switch element {
      case .move(let p): (current, start) = (p, p)
      case .line(let p), .curve(_, _, let p): current = p
      case .close: current = start
      }
    }
    return current.map { CGPoint(x: $0.x, y: $0.y) }
  }

  /// Begins a part.
  public mutating func move(to end: CGPoint) { drawn.move(to: end.drawn) }
  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) {
    if drawn.isEmpty { drawn.move(to: end.drawn) } else { drawn.line(to: end.drawn) }
  }
  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPoint ?? end
    func third(_ a: CGPoint, _ b: CGPoint) -> Point {
      Point(x: Double(a.x + (b.x - a.x) * 2 / 3), y: Double(a.y + (b.y - a.y) * 2 / 3))
    }
    if drawn.isEmpty { drawn.move(to: start.drawn) }
    drawn.curve(third(start, control), third(end, control), to: end.drawn)
  }
  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if drawn.isEmpty { drawn.move(to: end.drawn) }
    drawn.curve(control1.drawn, control2.drawn, to: end.drawn)
  }
  /// Returns to the start of the part.
  public mutating func closeSubpath() { if !drawn.isEmpty { drawn.close() } }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }
  /// Adds straight lines through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() { if index == 0 { move(to: point) } else { addLine(to: point) } }
  }
  /// Adds a path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    drawn.elements +=
      transform.isIdentity
      ? path.drawn.elements : path.drawn.transformed(by: transform.drawn).elements
  }
  /// Adds an arc. `clockwise` is as on Apple's systems: seen with y upwards, so a true value turns against the clock.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep), transform: transform)
  }
  /// Adds an arc by its extent.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    var arc = WeaveGraphics.Path.arc(
      center: center.drawn, radius: Double(radius), from: startAngle.radians, to: startAngle.radians + delta.radians)
    if !transform.isIdentity { arc = arc.transformed(by: transform.drawn) }
    append(arc)
  }
  /// Adds an arc of a radius that touches two lines.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let p0 = currentPoint else { return move(to: p1) }
    let (ax, ay) = (Double(p0.x - p1.x), Double(p0.y - p1.y))
    let (bx, by) = (Double(p2.x - p1.x), Double(p2.y - p1.y))
    let (la, lb) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard la > 0, lb > 0, abs(cross) > 1e-9, radius > 0 else { return addLine(to: p1) }
    let angle = acos(min(max((ax * bx + ay * by) / (la * lb), -1), 1))
    let distance = Double(radius) / tan(angle / 2)
    let from = Point(x: Double(p1.x) + ax / la * distance, y: Double(p1.y) + ay / la * distance)
    let sign: Double = cross > 0 ? -1 : 1
    let center = Point(x: from.x + sign * ay / la * Double(radius), y: from.y - sign * ax / la * Double(radius))
    let start = atan2(from.y - center.y, from.x - center.x)
    let sweep = (Double.pi - angle) * (cross > 0 ? -1 : 1)
    append(.arc(center: center, radius: Double(radius), from: start, to: start + sweep))
  }

  /// Adds an open path, with a line to its start if there is a part already.
  private mutating func append(_ path: WeaveGraphics.Path) {
    guard !drawn.isEmpty, case .move(let start)? = path.elements.first else {
      drawn.elements += path.elements
      return
    }
    if let end = currentPoint, hypot(Double(end.x) - start.x, Double(end.y) - start.y) > 1e-9 { drawn.line(to: start) }
    drawn.elements += path.elements.dropFirst()
  }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) {
    func point(_ p: Point) -> CGPoint { CGPoint(x: p.x, y: p.y) }
    for element in drawn.elements {
      switch element {
      case .move(let p): body(.move(to: point(p)))
      case .line(let p): body(.line(to: point(p)))
      case .curve(let a, let b, let p): body(.curve(to: point(p), control1: point(a), control2: point(b)))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// The path after a map.
  public func applying(_ transform: CGAffineTransform) -> Path { Path(drawn.transformed(by: transform.drawn)) }
  /// The path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  /// Whether a point is inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var (winding, crossings) = (0, 0)
    let (x, y) = (Double(p.x), Double(p.y))
    for (a, b) in drawn.flattened() where (a.y <= y) != (b.y <= y) {
      guard a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) > x else { continue }
      crossings += 1
      winding += b.y > a.y ? 1 : -1
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// A part of the path by its length, 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(drawn.trimmed(from: min(max(Double(from), 0), 1), to: min(max(Double(to), 0), 1)))
  }

  /// The path itself: it is a shape that does not depend on its box.
  public func path(in rect: CGRect) -> Path { self }
  /// All of the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension WeaveGraphics.Path {
  /// One step with its start.
  fileprivate enum Piece {
    case line(Point, Point)
    case curve(Point, Point, Point, Point)

    var start: Point {
      switch self {
      case .line(let a, _), .curve(let a, _, _, _): a
      }
    }

    func point(_ t: Double) -> Point {
      switch self {
      case .line(let a, let b): return a.mixed(with: b, t)
      case .curve(let a, let b, let c, let d):
        let (ab, bc, cd) = (a.mixed(with: b, t), b.mixed(with: c, t), c.mixed(with: d, t))
        return ab.mixed(with: bc, t).mixed(with: bc.mixed(with: cd, t), t)
      }
    }

    /// The lengths from the start to 33 places.
    var lengths: [Double] {
      if case .line(let a, let b) = self { return [0, hypot(b.x - a.x, b.y - a.y)] }
      var (lengths, last) = ([0.0], start)
      for step in 1...32 {
        let next = point(Double(step) / 32)
        lengths.append(lengths[step - 1] + hypot(next.x - last.x, next.y - last.y))
        last = next
      }
      return lengths
    }

    /// The part between two parameters.
    func part(_ t0: Double, _ t1: Double) -> Piece {
      switch self {
      case .line(let a, let b): return .line(a.mixed(with: b, t0), a.mixed(with: b, t1))
      case .curve(let a, let b, let c, let d):
        func blossom(_ u: Double, _ v: Double, _ w: Double) -> Point {
          let (ab, bc, cd) = (a.mixed(with: b, u), b.mixed(with: c, u), c.mixed(with: d, u))
          return ab.mixed(with: bc, v).mixed(with: bc.mixed(with: cd, v), w)
        }
        return .curve(blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
      }
    }
  }

  /// The steps, each with its start; nil where a part begins.
  private var pieces: [Piece?] {
    var (current, start) = (Point.zero, Point.zero)
    var pieces: [Piece?] = []
    for element in elements {
      switch element {
      case .move(let p):
        (current, start) = (p, p)
        pieces.append(nil)
      case .line(let p):
        pieces.append(.line(current, p))
        current = p
      case .curve(let a, let b, let p):
        pieces.append(.curve(current, a, b, p))
        current = p
      case .close:
        if current != start { pieces.append(.line(current, start)) }
        current = start
      }
    }
    return pieces
  }

  /// The part between two fractions of the length.
  fileprivate func trimmed(from: Double, to: Double) -> WeaveGraphics.Path {
    guard from < to else { return WeaveGraphics.Path() }
    if from == 0, to == 1 { return self }
    let pieces = pieces
    let lengths = pieces.map { $0?.lengths ?? [] }
    let total = lengths.reduce(0) { $0 + ($1.last ?? 0) }
    let (begin, end) = (from * total, to * total)
    var result = WeaveGraphics.Path()
    var (done, isOpen) = (0.0, false)
    for (piece, steps) in zip(pieces, lengths) {
      guard let piece, let length = steps.last else {
        isOpen = false
        continue
      }
      defer { done += length }
      guard length > 0, done + length > begin, done < end else { continue }
      let t0 = done >= begin ? 0 : Self.parameter(of: begin - done, steps)
      let t1 = done + length <= end ? 1 : Self.parameter(of: end - done, steps)
      let part = t0 == 0 && t1 == 1 ? piece : piece.part(t0, t1)
      if !isOpen || t0 > 0 { result.move(to: part.start) }
      isOpen = true
      switch part {
      case .line(_, let b): result.line(to: b)
      case .curve(_, let b, let c, let d): result.curve(b, c, to: d)
      }
    }
    return result
  }

  /// The parameter at a length along a piece.
  private static func parameter(of length: Double, _ steps: [Double]) -> Double {
    let count = Double(steps.count - 1)
    guard let next = steps.firstIndex(where: { $0 >= length }), next > 0 else { return length <= 0 ? 0 : 1 }
    let (low, high) = (steps[next - 1], steps[next])
    return (Double(next - 1) + (high > low ? (length - low) / (high - low) : 0)) / count
  }

  /// Straight lines near the path, with open parts closed.
  fileprivate func flattened() -> [(Point, Point)] {
    var lines: [(Point, Point)] = []
    var (start, last): (Point?, Point?) = (nil, nil)
    func close() { if let start, let last, start != last { lines.append((last, start)) } }
    for piece in pieces {
      guard let piece else {
        close()
        (start, last) = (nil, nil)
        continue
      }
      if start == nil { start = piece.start }
      var from = piece.start
      let steps = if case .line = piece { 1 } else { 24 }
      for step in 1...steps {
        let to = piece.point(Double(step) / Double(steps))
        lines.append((from, to))
        from = to
      }
      last = from
    }
    close()
    return lines
  }
}

extension Point {
  fileprivate func mixed(with other: Point, _ part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
