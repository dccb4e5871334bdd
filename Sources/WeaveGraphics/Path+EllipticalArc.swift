// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Path {
  /// Continues from `start`, the current point, to `end` along an ellipse, as cubics of at most a quarter turn.
  ///
  /// - Parameters:
  ///   - radii: signs are ignored. A zero radius gives a line; radii that are too small are enlarged.
  ///   - degrees: the clockwise rotation of the ellipse's axes.
  ///   - isLarge: whether to use the longer of the two arcs.
  ///   - isClockwise: whether the angle increases from `start` to `end` (SVG's sweep flag).
  /// - Source: SVG 1.1, appendix F.6 (from end points to centre, and corrections of radii).
  public mutating func addArc(
    from start: Point, to end: Point, radii: Size, degrees: Double, isLarge: Bool, isClockwise: Bool
  ) {
    guard start != end else { return }
    guard let arc = CenteredArc(start, end, radii, degrees, isLarge: isLarge, isClockwise: isClockwise) else {
      return line(to: end)
    }
    let pieces = max(1, Int((abs(arc.sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = arc.sweep / Double(pieces)
    let arm = 4.0 / 3.0 * tangent(step / 4)
    for piece in 0..<pieces {
      let a = arc.startAngle + Double(piece) * step
      let b = a + step
      let last = piece == pieces - 1 ? end : arc.map.apply(Point(x: cosine(b), y: sine(b)))
      curve(
        arc.map.apply(Point(x: cosine(a) - arm * sine(a), y: sine(a) + arm * cosine(a))),
        arc.map.apply(Point(x: cosine(b) + arm * sine(b), y: sine(b) - arm * cosine(b))), to: last)
    }
  }
}

/// An arc by its centre: angles on the unit circle, and the map from the unit circle to the ellipse.
private struct CenteredArc {
  var map: Transform
  var startAngle: Double
  /// -2π...2π.
  var sweep: Double

  /// nil for a radius of zero, or numbers too large to compute with.
  init?(_ start: Point, _ end: Point, _ radii: Size, _ degrees: Double, isLarge: Bool, isClockwise: Bool) {
    var rx = abs(radii.width)
    var ry = abs(radii.height)
    guard rx > 0, ry > 0 else { return nil }
    let phi = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (cosPhi, sinPhi) = (cosine(phi), sine(phi))

    // Step 1: half the vector from end to start, in the ellipse's axes.
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = cosPhi * half.x + sinPhi * half.y
    let y = -sinPhi * half.x + cosPhi * half.y

    // F.6.6: radii that are too small to reach both points are enlarged until they just do.
    let reach = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }

    // Steps 2 and 3: the centre, first in the ellipse's axes. In units of the radii, both points are on a circle.
    let far = max(0, 1 / min(reach, 1) - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let cx = far * rx * y / ry
    let cy = -far * ry * x / rx
    let center = Point(
      x: cosPhi * cx - sinPhi * cy + (start.x + end.x) / 2, y: sinPhi * cx + cosPhi * cy + (start.y + end.y) / 2)

    // Step 4: the angles.
    startAngle = atan2((y - cy) / ry, (x - cx) / rx)
    sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - startAngle
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    map = Transform(
      a: rx * cosPhi, b: rx * sinPhi, c: -ry * sinPhi, d: ry * cosPhi, tx: center.x, ty: center.y)
    guard sweep.isFinite, startAngle.isFinite, center.x.isFinite, center.y.isFinite else { return nil }
  }
}
