// SPDX-License-Identifier: MIT

/// The random numbers of a remix. The same seed gives the same numbers on every machine.
///
/// A linear congruential generator with the multiplier of Knuth's MMIX and its increment; the number drawn is the
/// whole state. Its low bits repeat soon, but WidgetWeaver uses them, so remixes do too.
///
/// - Source: Knuth, "The Art of Computer Programming", volume 2, 3.3.4, table 1, line 26.
struct RemixRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed == 0 ? 0xDEAD_BEEF_CAFE_BABE : seed }

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }

  mutating func integer(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// - Parameter chance: in 0...1.
  mutating func bool(_ chance: Double) -> Bool { Double(next() % 10_000) / 10_000 < chance }

  /// A random value; takes a draw even if there is only one value.
  mutating func element<Value>(of values: [Value]) -> Value { values[integer(in: 0...values.count - 1)] }
}
