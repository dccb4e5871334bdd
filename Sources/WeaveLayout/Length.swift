// SPDX-License-Identifier: MIT

/// What layout makes of the numbers of a design, so that no sum of them is ever infinite or not a number.
enum Length {
  /// The longest length in points that a design may name; twelve times the longest canvas.
  static let limit = 100_000.0

  /// Differences below this are rounding errors of sums, in points.
  static let tolerance = 1.0 / 64

  /// A length that may be negative: an offset, an inset, a spacing.
  static func used(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -limit), limit)
  }

  /// A length of something that is there.
  static func positive(_ value: Double) -> Double { max(0, used(value)) }

  /// An optional length; what is not a number counts as not given.
  static func optional(_ value: Double?) -> Double? {
    guard let value, !value.isNaN else { return nil }
    return positive(value)
  }

  /// An upper bound, which may be infinite.
  static func bound(_ value: Double?) -> Double? {
    value == .infinity ? value : optional(value)
  }

  /// What remains of `length` after `used` is taken: never negative, and infinite as long as `length` is.
  static func remainder(_ length: Double, without used: Double) -> Double {
    length.isInfinite ? length : max(0, length - used)
  }
}
