// SPDX-License-Identifier: MIT

/// Limits the numbers of a design, so that no sum of them is ever infinite or NaN.
enum Length {
  /// The longest length that a design may set, in points; twelve times the longest canvas.
  static let limit = 100_000.0

  /// Differences below this are rounding errors of sums, in points.
  static let tolerance = 1.0 / 64

  /// A length that may be negative: an offset, an inset, a spacing.
  static func used(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -limit), limit)
  }

  /// A length that cannot be negative.
  static func positive(_ value: Double) -> Double { max(0, used(value)) }

  /// An optional length; NaN counts as nil.
  static func optional(_ value: Double?) -> Double? {
    guard let value, !value.isNaN else { return nil }
    return positive(value)
  }

  /// An upper bound, which may be infinite.
  static func bound(_ value: Double?) -> Double? {
    value == .infinity ? value : optional(value)
  }

  /// The rest of `length` after `used` is taken: never negative, and infinite if `length` is.
  static func remainder(_ length: Double, without used: Double) -> Double {
    length.isInfinite ? length : max(0, length - used)
  }
}
