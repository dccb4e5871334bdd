// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics

@Suite struct SVGPathReaderTests {
  @Test(arguments: [
    ("M1 2L3 4Z", [Path.Element.move(p(1, 2)), .line(p(3, 4)), .close]),
    ("m1,2 2,2h-1v.5z", [.move(p(1, 2)), .line(p(3, 4)), .line(p(2, 4)), .line(p(2, 4.5)), .close]),
    // After closing, the next command goes on from where the part began.
    ("m1 1h2zl0 3", [.move(p(1, 1)), .line(p(3, 1)), .close, .line(p(1, 4))]),
    // A sign or a second point ends a number; an exponent belongs to it.
    ("M.5.5-1-1e1", [.move(p(0.5, 0.5)), .line(p(-1, -10))]),
    (
      "M0 0C1 2 3 4 5 6S9 9 8 8",
      [.move(p(0, 0)), .curve(p(1, 2), p(3, 4), p(5, 6)), .curve(p(7, 8), p(9, 9), p(8, 8))]
    ),
    // Without a curve before it, a smooth curve begins at the current point.
    ("M1 1S3 4 5 6", [.move(p(1, 1)), .curve(p(1, 1), p(3, 4), p(5, 6))]),
    // A quadratic's arms reach two thirds of the way: (0,0) (3,3) (6,0), then mirrored (9,-3).
    ("M0 0Q3 3 6 0T12 0", [.move(p(0, 0)), .curve(p(2, 2), p(4, 2), p(6, 0)), .curve(p(8, -2), p(10, -2), p(12, 0))]),
    ("", []), ("  ", []),
  ])
  func reads(text: String, elements: [Path.Element]) {
    #expect(SVGPathReader.parse(text)?.elements == elements)
  }

  @Test(arguments: [
    "L1 2", "M1", "M1 2L", "M1 2 3", "M1 2X3 4", "M1 2L3 nan", "M1 2L3 1e999", "M1 2A1 1 0 2 0 3 4", "1 2",
    "M1 2L--1 2", "M1e308 0l1e308 0 1e308 0",
  ])
  func refuses(text: String) {
    #expect(SVGPathReader.parse(text) == nil)
  }

  /// Four arcs between (10, 0) and (0, 10) with radius 10 lie on two circles; each by its middle, worked out by hand.
  @Test(arguments: [
    // Centre (0, 0): the short way passes 10/√2 on the diagonal, the long way its opposite.
    ("M10 0A10 10 0 0 1 0 10", 7.0710678, 7.0710678), ("M10 0A10 10 0 1 0 0 10", -7.0710678, -7.0710678),
    // Centre (10, 10): the short way passes 10 - 10/√2, the long way 10 + 10/√2.
    ("M10 0A10 10 0 0 0 0 10", 2.9289322, 2.9289322), ("M10 0A10 10 0 1 1 0 10", 17.0710678, 17.0710678),
  ])
  func arcsTakeTheMeantWay(text: String, x: Double, y: Double) throws {
    let path = try #require(SVGPathReader.parse(text))
    #expect(samples(path).contains { abs($0.x - x) < 0.02 && abs($0.y - y) < 0.02 }, "\(path)")
  }

  @Test func arcsStayOnTheirEllipse() throws {
    // x²/16 + y²/4 = 1 around (5, 5), turned by 30 degrees; flags without separators.
    let path = try #require(SVGPathReader.parse("M8.4641 7a4 2 30 11-6.9282-4"))
    for point in samples(path) {
      let (dx, dy) = (point.x - 5, point.y - 5)
      let (c, s) = (0.8660254, 0.5)
      let (u, v) = (c * dx + s * dy, -s * dx + c * dy)
      #expect(abs(u * u / 16 + v * v / 4 - 1) < 0.002)
    }
    #expect(
      path.elements.last.map { if case .curve(_, _, let end) = $0 { end } else { .zero } } == p(8.4641 - 6.9282, 3))
  }

  @Test func radiiThatCannotReachAreGrown() throws {
    // Radius 1 between points 10 apart is taken as 5: the top of the half circle is (5, -5).
    let path = try #require(SVGPathReader.parse("M0 0A1 1 0 0 1 10 0"))
    #expect(samples(path).contains { abs($0.x - 5) < 0.01 && abs($0.y + 5) < 0.01 })
    #expect(SVGPathReader.parse("M0 0A0 5 0 0 1 10 0")?.elements == [.move(p(0, 0)), .line(p(10, 0))])
    #expect(SVGPathReader.parse("M3 3A5 5 0 0 1 3 3")?.elements == [.move(p(3, 3))])
  }

  /// Points along the curves, 64 for each.
  private func samples(_ path: Path) -> [Point] {
    var points: [Point] = []
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let q), .line(let q): current = q
      case .curve(let a, let b, let q):
        for step in 0...64 {
          let t = Double(step) / 64
          let u = 1 - t
          let w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          points.append(
            p(w.0 * current.x + w.1 * a.x + w.2 * b.x + w.3 * q.x, w.0 * current.y + w.1 * a.y + w.2 * b.y + w.3 * q.y))
        }
        current = q
      case .close: break
      }
    }
    return points
  }
}

private func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
