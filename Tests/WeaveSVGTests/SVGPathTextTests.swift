// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics

@testable import WeaveSVG

@Suite struct SVGPathTextTests {
  @Test(arguments: [
    // A box: the relative form where it is no longer, and the last line is what closing draws.
    (Path.rectangle(Rect(x: 10, y: 20, width: 5, height: 3)), "m10 20h5v3h-5z"),
    // Absolute where that is shorter.
    (line([(100.25, 100.25), (1, 1)]), "m100.25 100.25L1 1"),
    // No zero before the point, no space before a sign or a second point.
    (line([(0.5, 0.25), (0.25, -0.5)]), "m.5.25L.25-.5"),
    (line([(1, 0.5), (1.5, 1)]), "m1 .5.5.5"),
    // Rounding is to three places, and minus nothing is nothing.
    (line([(-0.0001, 1.23456), (2.0004, 3)]), "m0 1.235L2 3"),
    // Equal rounded places are no line; but a line that is alone is a dot.
    (line([(1, 1), (2, 2), (2.0001, 2)]), "m1 1 1 1"),
    (line([(3, 3), (3, 3)]), "m3 3 0 0"),
    // A move that nothing follows draws nothing.
    (Path([.move(Point(x: 1, y: 1)), .move(Point(x: 2, y: 2)), .line(Point(x: 4, y: 2))]), "m2 2h2"),
    (Path([.move(Point(x: 1, y: 1))]), ""),
  ])
  func isShort(path: Path, text: String) {
    #expect(SVGPathText.text(path) == text)
  }

  @Test func smoothCurvesLeaveOutTheirFirstArm() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.curve(Point(x: 1, y: 2), Point(x: 3, y: 4), to: Point(x: 5, y: 4))
    path.curve(Point(x: 7, y: 4), Point(x: 8, y: 1), to: Point(x: 9, y: 9))
    #expect(SVGPathText.text(path) == "m0 0c1 2 3 4 5 4s3-3 4 5")
  }

  @Test(arguments: 0..<40)
  func readsBackAsItWas(seed: Int) throws {
    var random = Generator(state: UInt64(seed) &* 7_919 &+ 1)
    func place() -> Point {
      Point(
        x: Double(Int.random(in: -3_000...3_000, using: &random)) / 1_000,
        y: Double(Int.random(in: -9...9, using: &random)))
    }
    var path = Path()
    for _ in 0..<6 {
      path.move(to: place())
      for _ in 0..<4 {
        if Bool.random(using: &random) { path.line(to: place()) } else { path.curve(place(), place(), to: place()) }
      }
      path.close()
    }
    let back = try #require(SVGPathReader.parse(SVGPathText.text(path)))
    let (a, b) = (points(path), points(back))
    #expect(a.count == b.count)
    #expect(zip(a, b).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 }, "seed \(seed)")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.05, ".05"), (-0.0004, "0"), (12.3456, "12.346"),
    (0.9999, "1"), (100, "100"), (.infinity, "1000000000"), (.nan, "0"), (-1e300, "-1000000000"),
  ])
  func numbersAreShort(value: Double, text: String) {
    #expect(SVGNumber.text(value) == text)
  }

  private func points(_ path: Path) -> [Point] {
    var points: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .curve(let a, let b, let p): points += [a, b, p]
      case .close: break
      }
    }
    return points
  }
}

private func line(_ points: [(Double, Double)]) -> Path {
  Path(
    points.enumerated().map { index, p in
      index == 0 ? .move(Point(x: p.0, y: p.1)) : .line(Point(x: p.0, y: p.1))
    })
}

/// A small generator with a seed (SplitMix64), so that a failure can be repeated.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
