// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The functions of the C library, here so that no formula needs Foundation; angles in degrees, as the papers have them.

func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }
func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }
func tangent(degrees: Double) -> Double { tan(degrees * .pi / 180) }
/// In degrees; of what lies beyond ±1 by rounding, that of ±1.
func arcCosine(_ x: Double) -> Double { acos(min(max(x, -1), 1)) * 180 / .pi }
/// In degrees, -180 to 180.
func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) * 180 / .pi }
/// In radians.
func arcTangent(_ x: Double) -> Double { atan(x) }
func exponential(_ x: Double) -> Double { exp(x) }
func raise(_ base: Double, to exponent: Double) -> Double { pow(base, exponent) }

extension Double {
  /// An angle as 0 up to 360 degrees.
  var fullTurn: Double {
    let rest = truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
