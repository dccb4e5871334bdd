// SPDX-License-Identifier: MIT

import Testing

@testable import WeaveResolve

/// Round values on a chart's axis, worked out by hand: multiples of 1, 2, 2.5 or 5 times a power of ten, never more than asked for.
@Suite struct ValueScaleTests {
  @Test(
    arguments: [
      (0.0, 9.2, 4, [0, 5, 10]), (0, 100, 4, [0, 50, 100]), (0, 6, 4, [0, 2, 4, 6]), (-3, 7, 5, [-5, 0, 5, 10]),
      (0, 10_000, 5, [0, 2_500, 5_000, 7_500, 10_000]), (9, 21, 3, [0, 20, 40]), (12, 12, 4, [12, 13]),
    ] as [(Double, Double, Int, [Double])])
  func ticksAreRoundAndHoldTheRange(_ low: Double, _ high: Double, _ count: Int, _ expected: [Double]) {
    #expect(ValueScale.ticks(from: low, to: high, about: count) == expected)
  }

  /// Values as small and as large as charts take give as many ticks as asked for at most, and hold what they are for.
  @Test(arguments: [1e-12, 1e-3, 0.37, 1, 7.7e6, 1e15]) func anySizeIsHeld(_ size: Double) {
    for count in 2...12 {
      let ticks = ValueScale.ticks(from: -0.3 * size, to: size, about: count)
      #expect(ticks.count <= max(count, 3) && ticks.count >= 2)
      #expect((ticks.first ?? 0) <= -0.3 * size && (ticks.last ?? 0) >= size)
    }
  }
}
