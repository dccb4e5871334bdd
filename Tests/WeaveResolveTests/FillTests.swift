// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveResolve

@Suite struct FillTests {
  /// Rows of a gradient that runs downwards have one colour each, and columns of one that runs across.
  @Test(arguments: [(0.0, 0.0, -40.0), (90, 70, 0), (180, 0, 40), (270, -70, 0)])
  func gradientsRunExactlyAlongTheirSides(_ degrees: Double, _ dx: Double, _ dy: Double) {
    let box = Rect(x: 3.3, y: 7.7, width: 70, height: 40)
    guard case .gradient(let gradient) = Fill.linear(degrees: degrees, []).paint(in: box),
      case .linear(let start, let end) = gradient.shape
    else {
      Issue.record("no line")
      return
    }
    #expect(dx == 0 ? start.x == end.x : abs(end.x - start.x - dx) < 1e-9)
    #expect(dy == 0 ? start.y == end.y : abs(end.y - start.y - dy) < 1e-9)
  }
}
