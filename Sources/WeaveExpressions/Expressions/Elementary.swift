// SPDX-License-Identifier: MIT

import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The elementary functions of expressions.
enum Elementary {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func exponential(_ x: Double) -> Double { exp(x) }
  /// The natural logarithm; 0 for numbers without one.
  static func logarithm(_ x: Double) -> Double { x > 0 ? log(x) : 0 }
  /// The square root; 0 for numbers without a real one.
  static func root(_ x: Double) -> Double { x >= 0 ? x.squareRoot() : 0 }
}
