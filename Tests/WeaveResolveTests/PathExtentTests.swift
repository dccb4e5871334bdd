// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics

/// The box around what a path draws.
@Suite struct PathExtentTests {
  private func curve(_ start: Point, _ a: Point, _ b: Point, _ end: Point) -> Path {
    Path([.move(start), .curve(a, b, end)])
  }

  /// An arch whose control points stand at height 4 is 3 high: 3/4 of their height, by the Bernstein polynomials.
  @Test func controlPointsLieOutside() throws {
    let arch = curve(Point(x: 0, y: 0), Point(x: 0, y: 4), Point(x: 8, y: 4), Point(x: 8, y: 0))
    let extent = try #require(arch.extent)
    #expect(abs(extent.maxY - 3) < 1e-12 && extent.minX == 0 && extent.maxX == 8 && extent.minY == 0)
    #expect(try #require(arch.controlBounds).maxY == 4)
  }

  /// A quarter of a circle by the usual curve stays within its corners, and a line has no turns.
  @Test func whatTurnsNowhereEndsAtItsEnds() throws {
    let k = 0.5522847498
    let quarter = curve(Point(x: 1, y: 0), Point(x: 1, y: k), Point(x: k, y: 1), Point(x: 0, y: 1))
    #expect(quarter.extent == Rect(x: 0, y: 0, width: 1, height: 1))
    let line = Path([.move(Point(x: 2, y: 3)), .line(Point(x: -1, y: 5)), .close])
    #expect(line.extent == Rect(x: -1, y: 3, width: 3, height: 2))
    #expect(Path([]).extent == nil)
  }
}
