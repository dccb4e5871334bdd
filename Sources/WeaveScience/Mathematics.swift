// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Functions of the C library, wrapped so that no formula needs Foundation. Angles are in degrees, as in the papers.

func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }
func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }
func tangent(degrees: Double) -> Double { tan(degrees * .pi / 180) }
/// In degrees; arguments beyond ±1, which come from rounding, count as ±1.
func arcCosine(_ x: Double) -> Double { acos(min(max(x, -1), 1)) * 180 / .pi }
/// In degrees, from -180 to 180.
func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) * 180 / .pi }
/// In radians.
func arcTangent(_ x: Double) -> Double { atan(x) }
func exponential(_ x: Double) -> Double { exp(x) }
func raise(_ base: Double, to exponent: Double) -> Double { pow(base, exponent) }

extension Double {
  /// The angle reduced to 0..<360 degrees.
  var fullTurn: Double {
    let rest = truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
