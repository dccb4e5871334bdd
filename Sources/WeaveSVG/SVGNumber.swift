// SPDX-License-Identifier: MIT

/// Numbers as short as SVG allows: no zero before the point, none after the last digit.
enum SVGNumber {
  /// `value` with at most `decimals` places; what is not finite or beyond ±10⁹ is held to that.
  static func text(_ value: Double, decimals: Int = 3) -> String {
    text(units: units(value, decimals: decimals), decimals: decimals)
  }

  /// `value` in units of its last place.
  static func units(_ value: Double, decimals: Int) -> Int {
    guard !value.isNaN else { return 0 }
    let scaled = (min(max(value, -1e9), 1e9) * power(decimals)).rounded()
    return Int(scaled)
  }

  static func text(units: Int, decimals: Int) -> String {
    let one = Int(power(decimals))
    var digits = String(units.magnitude % one.magnitude)
    digits = String(repeating: "0", count: decimals - digits.count.clamped(to: decimals)) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let whole = units.magnitude / one.magnitude
    let sign = units < 0 ? "-" : ""
    if digits.isEmpty { return sign + String(whole) }
    return sign + (whole == 0 ? "" : String(whole)) + "." + digits
  }

  private static func power(_ decimals: Int) -> Double {
    switch decimals {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1_000
    case 4: 10_000
    case 5: 100_000
    default: 1_000_000
    }
  }
}

extension Int {
  fileprivate func clamped(to limit: Int) -> Int { Swift.min(self, limit) }
}
