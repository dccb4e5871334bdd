// SPDX-License-Identifier: MIT

extension Moon {
  /// A phase that happens at an exact moment.
  public enum PrincipalPhase: Int, Sendable, Hashable, CaseIterable { case new, firstQuarter, full, thirdQuarter }

  /// The next moment at which a phase is reached, in seconds since 1970, UTC.
  ///
  /// - Returns: nil for NaN, or more than ten thousand years away.
  /// - Source: Meeus, J., 1998: Astronomical Algorithms, 2nd edition, chapter 49, without the planetary terms.
  ///   Accurate to two minutes from 1970 to 2070, for which a constant difference of 69 seconds between dynamical and
  ///   universal time is enough.
  public static func next(_ phase: PrincipalPhase, after time: Double) -> Double? {
    guard abs(time) < 3.1e11 else { return nil }
    let months = (time / 86_400 + 2_440_587.5 - 2_451_550.09766) / month
    let first = (months - Double(phase.rawValue) / 4).rounded(.down) - 1
    return (0..<4).lazy.map { Self.time(of: phase, first + Double($0) + Double(phase.rawValue) / 4) }
      .first { $0 > time }
  }

  /// The moment of the phase in lunation `k`, counted from the new moon of 6 January 2000.
  private static func time(of phase: PrincipalPhase, _ k: Double) -> Double {
    let t = k / 1_236.85
    let mean =
      2_451_550.09766 + month * k + t * t * (0.00015437 + t * (-0.000000150 + t * 0.00000000073))
    let angles = Angles(k: k, t: t)
    let days = mean + angles.sum(phase == .full ? fullTerms : phase == .new ? newTerms : quarterTerms)
    let quarter = phase == .firstQuarter ? angles.quarter : phase == .thirdQuarter ? -angles.quarter : 0
    return (days + quarter - 2_440_587.5) * 86_400 - 69
  }

  private struct Angles {
    let sun, moon, node, latitude, eccentricity: Double

    init(k: Double, t: Double) {
      sun = 2.5534 + 29.10535670 * k - t * t * (0.0000014 + t * 0.00000011)
      moon = 201.5643 + 385.81693528 * k + t * t * (0.0107582 + t * (0.00001238 - t * 0.000000058))
      latitude = 160.7108 + 390.67050284 * k - t * t * (0.0016118 + t * (0.00000227 - t * 0.000000011))
      node = 124.7746 - 1.56375588 * k + t * t * (0.0020672 + t * 0.00000215)
      eccentricity = 1 - t * (0.002516 + t * 0.0000074)
    }

    func sum(_ terms: [Term]) -> Double {
      terms.reduce(-0.00017 * sine(degrees: node)) { sum, term in
        let angle = Double(term.moon) * moon + Double(term.sun) * sun + Double(term.latitude) * latitude
        return sum + term.days * raise(eccentricity, to: Double(abs(term.sun))) * sine(degrees: angle)
      }
    }

    /// The additional correction for the quarters.
    var quarter: Double {
      0.00306 - 0.00038 * eccentricity * cosine(degrees: sun) + 0.00026 * cosine(degrees: moon)
        - 0.00002 * cosine(degrees: moon - sun) + 0.00002 * cosine(degrees: moon + sun)
        + 0.00002 * cosine(degrees: 2 * latitude)
    }
  }

  /// The amplitude in days, and the multiple of each angle.
  private struct Term {
    let days: Double
    let moon, sun, latitude: Int

    init(_ days: Double, _ moon: Int, _ sun: Int, _ latitude: Int) {
      (self.days, self.moon, self.sun, self.latitude) = (days, moon, sun, latitude)
    }
  }

  private static let newTerms =
    [
      Term(-0.40720, 1, 0, 0), Term(0.17241, 0, 1, 0), Term(0.01608, 2, 0, 0), Term(0.01039, 0, 0, 2),
      Term(0.00739, 1, -1, 0), Term(-0.00514, 1, 1, 0), Term(0.00208, 0, 2, 0),
    ] + smallTerms

  private static let fullTerms =
    [
      Term(-0.40614, 1, 0, 0), Term(0.17302, 0, 1, 0), Term(0.01614, 2, 0, 0), Term(0.01043, 0, 0, 2),
      Term(0.00734, 1, -1, 0), Term(-0.00515, 1, 1, 0), Term(0.00209, 0, 2, 0),
    ] + smallTerms

  private static let smallTerms = [
    Term(-0.00111, 1, 0, -2), Term(-0.00057, 1, 0, 2), Term(0.00056, 2, 1, 0), Term(-0.00042, 3, 0, 0),
    Term(0.00042, 0, 1, 2), Term(0.00038, 0, 1, -2), Term(-0.00024, 2, -1, 0), Term(-0.00007, 1, 2, 0),
    Term(0.00004, 2, 0, -2), Term(0.00004, 0, 3, 0), Term(0.00003, 1, 1, -2), Term(0.00003, 2, 0, 2),
    Term(-0.00003, 1, 1, 2), Term(0.00003, 1, -1, 2), Term(-0.00002, 1, -1, -2), Term(-0.00002, 3, 1, 0),
    Term(0.00002, 4, 0, 0),
  ]

  private static let quarterTerms = [
    Term(-0.62801, 1, 0, 0), Term(0.17172, 0, 1, 0), Term(-0.01183, 1, 1, 0), Term(0.00862, 2, 0, 0),
    Term(0.00804, 0, 0, 2), Term(0.00454, 1, -1, 0), Term(0.00204, 0, 2, 0), Term(-0.00180, 1, 0, -2),
    Term(-0.00070, 1, 0, 2), Term(-0.00040, 3, 0, 0), Term(-0.00034, 2, -1, 0), Term(0.00032, 0, 1, 2),
    Term(0.00032, 0, 1, -2), Term(-0.00028, 1, 2, 0), Term(0.00027, 2, 1, 0), Term(-0.00005, 1, -1, -2),
    Term(0.00004, 2, 0, 2), Term(-0.00004, 1, 1, 2), Term(0.00004, 1, -2, 0), Term(0.00003, 1, 1, -2),
    Term(0.00003, 0, 3, 0), Term(0.00002, 2, 0, -2), Term(0.00002, 1, -1, 2), Term(-0.00002, 3, 1, 0),
  ]
}
