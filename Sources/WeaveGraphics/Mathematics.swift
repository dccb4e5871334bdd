// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `base` to the power of `exponent`. Defined here so that no pass needs Foundation for a formula.
public func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The natural logarithm.
public func logarithm(_ value: Double) -> Double { log(value) }

/// The sine of an angle in radians.
public func sine(_ radians: Double) -> Double { sin(radians) }

/// The cosine of an angle in radians.
public func cosine(_ radians: Double) -> Double { cos(radians) }

/// The tangent of an angle in radians.
public func tangent(_ radians: Double) -> Double { tan(radians) }
